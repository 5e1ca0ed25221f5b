"""One action of a game, as its log stores it: the actor, the action, the draws and the referees' note."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from engines.kit.chance import Draw
from engines.kit.outcome import Plain, Step
from engines.kit.referee.record import UnchallengedFaults


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action that the engine took: actor, notation, draws and the referees' note (never for players).

    `record` is the engine's own, in its rulebook's words. `note` contains further data for the review (`note_of`). In logs
    from before `Draw`, the draws are bare results.
    """

    at_ms: int
    actor: int | str
    text: str
    draws: tuple[Draw | tuple[int, ...], ...] = ()
    record: Plain = {}
    note: Plain = {}


class Noting(Protocol):
    """The part of an engine that a note needs (`engines.contract.Engine`)."""

    @property
    def unchallenged_faults(self) -> Callable[[Any], UnchallengedFaults]: ...


def note_of(engine: Noting, before: Any, step: Step[Any], record: Plain) -> Plain:
    """Return the data that the review needs beyond an action's `record`: its public rulings, and the unchallenged faults.

    `faults` are [rule, detail], with the seat if it is not the actor's; `rulings` are [rule, mark].
    """
    note: dict[str, Any] = {}
    if step.rulings and ("rulings" not in record or record is not step.record):
        note["rulings"] = [[ruling.rule, ruling.mark] for ruling in step.rulings]
    standing = engine.unchallenged_faults(step.state)
    if standing:
        stood = engine.unchallenged_faults(before)
        new = [[fault.rule, fault.detail, seat] for seat, fault in standing if (seat, fault) not in stood]
        note |= {"faults": new} if new else {}
    return note
