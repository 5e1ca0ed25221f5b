"""What comes of an action: a new state with what was seen to happen, or a refusal with nothing changed; at the end a result.

These words are the contract's; they stand in the kit so that what several games share can speak them too.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from engines.kit.referee.record import Fault, Ruling, evidence

Plain: TypeAlias = Any
"""Data of dict (string keys), list, str, int, float, bool, None only."""

S = TypeVar("S")


class Refusal(Exception):
    """A typed no. `code` is one of the engine's `codes`; `params` are evidence (`rule`, `detail`, `missing`, …)."""

    def __init__(self, code: str, **params: Plain) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __reduce__(self) -> tuple[partial["Refusal"], tuple[()]]:
        """A refusal that a worker process raises reaches the server whole."""
        return partial(Refusal, self.code, **self.params), ()

    def __str__(self) -> str:
        return f"{self.code} {self.params}" if self.params else self.code


def fault_refused(fault: Fault) -> Refusal:
    """The refusal of a fault with help: its rule, its detail and the facts that show it."""
    return Refusal("fault", rule=fault.rule, **evidence(fault))


class GameEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was seen to happen, for the log and the voice of the client.

    `kind` names it (`placed`, `rolled`, `ruling`, `time_reminder` …; words are the client's), `seat` who did it, `params`
    what with. `to` is who may know: None for everybody, else the seats; referees always may.
    """

    kind: str
    seat: int | None = None
    params: Mapping[str, Plain] = {}
    to: tuple[int, ...] | None = None


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `winners` are seats (empty for a draw, `both_lose`, `void`); `points` one a seat (1, 0.5, 0)."""

    result: Literal["win", "draw", "both_lose", "void"]
    reason: str
    winners: tuple[int, ...] = ()
    points: tuple[float, ...] = ()
    score: str | None = None


class Step(msgspec.Struct, Generic[S], frozen=True):
    """What an action did.

    `record` is the referees' note of it in the words of the worked cases (`{}` is "ok"; `{"faults": …}`, `{"rulings": …}`,
    `{"claim": …}` …) and is hidden from seats and spectators. `rulings` not empty: a challenge was ruled on, which may be
    appealed.
    """

    state: S
    happenings: tuple[GameEvent, ...] = ()
    record: Mapping[str, Plain] = {}
    rulings: tuple[Ruling, ...] = ()


def with_faults(step: Step[S], found: Sequence[Fault]) -> Step[S]:
    """The step with the faults that its action bore in its record, in the words of the cases, if there are any."""
    return replace(step, record={"faults": [[fault.rule, fault.detail] for fault in found]}) if found else step
