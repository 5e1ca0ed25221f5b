"""One action that a game took, as its log has it: who did what, what was drawn, and the referees' note."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from engines.kit.chance import Draw
from engines.kit.outcome import Plain, Step
from engines.kit.referee.record import UnchallengedFaults


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action that the engine took: who, its notation, what was drawn, and the referees' note (never for players).

    `record` is the engine's own, in its rulebook's words; `note` is what the review needs beyond it (`note_of`). Logs of before
    `Draw` have the bare results there.
    """

    at_ms: int
    actor: int | str
    text: str
    draws: tuple[Draw | tuple[int, ...], ...] = ()
    record: Plain = {}
    note: Plain = {}


class Noting(Protocol):
    """An engine, as far as a note asks it (`engines.contract.Engine`)."""

    @property
    def unchallenged_faults(self) -> Callable[[Any], UnchallengedFaults]: ...


def note_of(engine: Noting, before: Any, step: Step[Any], record: Plain) -> Plain:
    """What the `record` of an action leaves out for the review: its rulings as all may know them, the faults that stand since.

    `faults` are [rule, detail], and the seat where that is not the actor's; `rulings` are [rule, mark].
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
