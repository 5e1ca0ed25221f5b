"""One action of a game, as the room's log stores it: the actor, the action, the draws and the referees' note."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from engines.kit.chance import Draw
from engines.kit.outcome import Plain, Step
from engines.kit.referee.record import UnchallengedFaults


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action that the engine applied: actor, notation, draws, and two notes for referees, which players never see.

    `record`: the engine's own record of the step, with the keys of its worked cases. `note`: further data for the review
    (`note_of`). Logs that are older than the type `Draw` contain only the results of the draws.
    """

    at_ms: int
    actor: int | str
    text: str
    draws: tuple[Draw | tuple[int, ...], ...] = ()
    record: Plain = {}
    note: Plain = {}


class Noting(Protocol):
    """The part of an engine that `note_of` needs (`engines.contract.Engine`)."""

    @property
    def unchallenged_faults(self) -> Callable[[Any], UnchallengedFaults]: ...


def note_of(engine: Noting, before: Any, step: Step[Any], record: Plain) -> Plain:
    """Return what the review must know about a step and does not find in `record`. `before`: the state before the step.

    The note may have two keys. `rulings`: the public rulings, as [rule, mark]. `faults`: the new faults that no seat has
    challenged, as [rule, detail, seat].
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
