"""The part of a view that all refereed duels share."""

from collections.abc import Callable, Mapping
from typing import Literal, NotRequired, TypeAlias, TypedDict, TypeVar

from engines.kit.clocks.turn import TurnClock, TurnClockView, clock_view
from engines.kit.duel.state import DuelState, Pending
from engines.kit.outcome import Plain
from engines.kit.referee.record import Book, Fault, Mark
from engines.kit.view_cache import shown_once
from engines.kit.viewer import REFEREE, Viewer

T = TypeVar("T")

FaultEntry: TypeAlias = list[str | int | dict[str, Plain] | None]
"""`[rule, detail]`, and the facts of the fault if there are any."""

FaultsByTurn: TypeAlias = dict[str, list[FaultEntry]]


class PendingView(TypedDict):
    """A pending result, which `seat` may challenge. `is_declared` is True if the other seat declared it, False if the monitor
    announced it."""

    seat: int
    reason: str
    is_declared: bool
    due_at_ms: int | None


class EndView(TypedDict):
    """A pending result, which `seat` may challenge. `reason`: the reason for the end, such as `goal` or `time`."""

    seat: int
    reason: str
    due_at_ms: int | None


class RecordView(TypedDict, total=False):
    """The part of a view that only referees get: the faults of each turn."""

    record: FaultsByTurn


class DuelView(TypedDict):
    """The part of a view that all duels share. `limit_ms`: server time of the time limit. `record`: only for referees."""

    mode: Literal["assisted", "tournament"]
    time_called: bool
    limit_ms: int | None
    draw_offered_by: int | None
    clock: TurnClockView
    strikes: list[int]  # by seat
    violations: list[int]  # time violations, by seat
    marks: list[list[Mark]]  # marks of each seat's challenges
    text: str  # the position in one line
    record: NotRequired[FaultsByTurn]


def duel_view(state: DuelState, text: str, clock: TurnClock | None = None) -> DuelView:
    """Return the duel's part of a view. `clock`: the clock to show; None for the turn's clock."""
    strikes, violations, marks = _book(state.book)
    return {
        "mode": state.options.mode,
        "time_called": state.time_called,
        "limit_ms": state.limit.due_at_ms,
        "draw_offered_by": state.draw_offered_by,
        "clock": clock_view(state.clock if clock is None else clock),
        "strikes": strikes,
        "violations": violations,
        "marks": marks,
        "text": text,
    }


@shown_once
def _book(book: Book) -> tuple[list[int], list[int], list[list[Mark]]]:
    return list(book.strikes), list(book.violations), [list(marks) for marks in book.marks]


def pending_view(pending: Pending | None) -> PendingView | None:
    if pending is None:
        return None
    return {
        "seat": pending.seat,
        "reason": pending.reason,
        "is_declared": pending.is_declared,
        "due_at_ms": pending.closes.due_at_ms,
    }


def end_view(pending: Pending | None) -> EndView | None:
    if pending is None:
        return None
    return {"seat": pending.seat, "reason": pending.reason, "due_at_ms": pending.closes.due_at_ms}


def record_view(viewer: Viewer, turns: Mapping[str, T | None], faults_of: Callable[[T], tuple[Fault, ...]]) -> RecordView:
    """Return the faults of the given turns with their facts, for a referee. `faults_of`: turn → its faults. A turn may be
    None."""
    if viewer != REFEREE:
        return {}
    shown = {name: faults_of(turn) for name, turn in turns.items() if turn is not None}
    return {"record": {name: [fault_entry(fault) for fault in faults] for name, faults in shown.items()}}


def fault_entry(fault: Fault) -> FaultEntry:
    return [fault.rule, fault.detail, dict(fault.facts)] if fault.facts else [fault.rule, fault.detail]
