"""What is seen of a game of takeaway: all that lies on the table, by everybody; the faults by referees alone.

pile         counters left                     starter   the seat that started
turn, last   the running turn and the one before it: seat, before, taken, said
window       the holder may challenge `last`
pending      a result that `seat` may challenge: seat, reason, due_at_ms; or null
"""

from functools import lru_cache
from typing import Any, TypedDict

from engines.contract import REFEREE, SPECTATOR, Card, Viewer
from engines.kit.clocks.turn import clock_view
from engines.kit.duel.cases import book_shown
from engines.kit.duel.view import DuelView
from engines.takeaway.faults import turn_faults
from engines.takeaway.state import State, Turn


class PendingView(TypedDict):
    seat: int
    reason: str
    due_at_ms: int | None


class TurnView(TypedDict):
    seat: int
    before: int
    taken: int | None
    said: int | None


class View(DuelView):
    pile: int
    starter: int
    turn: TurnView
    last: TurnView | None
    window: bool
    pending: PendingView | None


def view(state: State, viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    pending = state.pending
    seen = {
        "pile": state.pile,
        "starter": state.starter,
        "turn": _turn(state.turn),
        "last": state.last and _turn(state.last),
        "window": state.window,
        "pending": pending and {"seat": pending.seat, "reason": pending.reason, "due_at_ms": pending.closes.due_at_ms},
        "time_called": state.time_called,
        "limit_ms": state.limit.due_at_ms,
        "draw_offered_by": state.draw_offered_by,
        "mode": state.options.mode,
        "clock": clock_view(state.clock),
        **book_shown(state.book),
        "text": text(state),
    }
    if viewer == REFEREE:
        seen["record"] = {
            name: [[fault.rule, fault.detail] for fault in turn_faults(turn)]
            for name, turn in (("turn", state.turn), ("last", state.last))
            if turn is not None
        }
    return seen


# What did not change is the same object in every view, so that a comparison of two views ends at once.
@lru_cache(maxsize=4096)
def _turn(turn: Turn) -> dict[str, Any]:
    return {"seat": turn.seat, "before": turn.before, "taken": turn.taken, "said": turn.said}


def text(state: State) -> str:
    """`12 1 review`: counters left, who holds the flag, phase."""
    return f"{state.pile} {state.flag} {state.phase}"


def audience(_state: State, viewer: Viewer) -> Viewer:
    return REFEREE if viewer == REFEREE else SPECTATOR


def card(state: State, seat: int) -> Card:
    """A line a turn: counters taken, the number said, a note. The total is the counters that the seat kept."""
    lines = state.lines[seat]
    total = sum(line.taken or 0 for line in lines if not line.note)
    rows = tuple((line.taken, line.said, line.note) for line in lines)
    return Card(("taken", "said", "note"), rows, total, state.book.marks[seat], state.book.violations[seat])
