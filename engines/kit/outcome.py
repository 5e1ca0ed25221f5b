"""The outcome of an action: a new state with events, or a refusal without a change. A finished game also has a result.

The types belong to the contract. This module is in the kit, so that the other modules of the kit can use the types too.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from engines.kit.referee.record import Fault, Ruling, evidence

Plain: TypeAlias = Any
"""Plain data: dict with string keys, list, str, int, float, bool and None."""

S = TypeVar("S")


class Refusal(Exception):
    """Refuses an action. `code` is one of the engine's `codes`; `params` explain it (`rule`, `detail`, `missing`, …)."""

    def __init__(self, code: str, **params: Plain) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __reduce__(self) -> tuple[partial["Refusal"], tuple[()]]:
        """Support pickling, so that a worker process can raise a refusal to the server."""
        return partial(Refusal, self.code, **self.params), ()

    def __str__(self) -> str:
        return f"{self.code} {self.params}" if self.params else self.code


def fault_refused(fault: Fault) -> Refusal:
    """Return the refusal that assisted mode gives for a fault, with the fault's rule, detail and facts."""
    return Refusal("fault", rule=fault.rule, **evidence(fault))


class GameEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the game, for the log and for the announcements of the client.

    `kind` names it (`placed`, `rolled`, `ruling`, `time_reminder` …). `seat` is the actor, `params` are details. `to` lists the
    seats that may know the event; None means all. Referees may always know it.
    """

    kind: str
    seat: int | None = None
    params: Mapping[str, Plain] = {}
    to: tuple[int, ...] | None = None


class Result(msgspec.Struct, frozen=True):
    """The end of a game. `winners` are seats; the tuple is empty for the kinds `draw`, `both_lose` and `void`.
    `points`: a number for each seat (1, 0.5 or 0)."""

    result: Literal["win", "draw", "both_lose", "void"]
    reason: str
    winners: tuple[int, ...] = ()
    points: tuple[float, ...] = ()
    score: str | None = None


class Step(msgspec.Struct, Generic[S], frozen=True):
    """The effect of an action.

    `record` is the referees' note with the keys of the worked cases (`{}` is "ok"; `{"faults": …}`, `{"rulings": …}`,
    `{"claim": …}` …), hidden from seats and spectators. If `rulings` is not empty, the action was a challenge with a ruling,
    and a seat may appeal it.
    """

    state: S
    happenings: tuple[GameEvent, ...] = ()
    record: Mapping[str, Plain] = {}
    rulings: tuple[Ruling, ...] = ()


def with_faults(step: Step[S], found: Sequence[Fault]) -> Step[S]:
    """Return the step with the action's faults added to its record, in the form of the worked cases."""
    return replace(step, record={"faults": [[fault.rule, fault.detail] for fault in found]}) if found else step
