"""What is seen of a game of Par 55: all that lies on the table, by everybody; the faults by referees alone.

bases        base → the block that lies there; all other blocks are in the bank
pawns        the space of each seat's pawn           colors     the colour of each seat's pawn, null before the pick
called       the starting colour, while a hand is to be picked; `starter` null before the pick
turn, last   the running turn and the one before it: seat, selected, block, base, announced, to, path (null before
             the pawn has moved), bumped, declared, is_ended, is_lost, `before` (both pawns when it began)
final        whose turn is the final one, or null    landed     who landed first, or null
declared     who has declared a win, by seat
pending      a result that `seat` may challenge: reason, is_declared, due_at_ms; or null
regular_window  the holder may challenge `last`
hints        neighbours and likenesses may be shown
"""

from functools import lru_cache
from typing import Any, TypedDict

from engines.contract import REFEREE, SPECTATOR, Card, Viewer
from engines.kit.clocks.turn import clock_view
from engines.kit.duel.hand_pick import Color
from engines.kit.duel.state import clock_shown
from engines.kit.duel.view import DuelView, PendingView
from engines.par55.board import BASES, SHORT
from engines.par55.faults import turn_faults
from engines.par55.state import State, Turn


class TurnView(TypedDict):
    seat: int
    before: list[int]
    selected: str | None
    block: str | None
    base: str | None
    announced: int | None
    to: int | None
    path: list[int] | None
    is_moved_first: bool
    bumped: int | None
    declared: bool
    is_ended: bool
    is_lost: bool


class View(DuelView):
    bases: dict[str, str]
    pawns: list[int]
    colors: list[Color] | None
    called: Color | None
    starter: int | None
    turn: TurnView
    last: TurnView | None
    regular_window: bool
    final: int | None
    landed: int | None
    declared: list[bool]
    pending: PendingView | None
    hints: bool
    bounces: bool
    undeclared: str
    score: list[int]


def view(state: State, viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    options = state.options
    is_start = state.phase == "start"
    seen = {
        "bases": state.laid,
        "pawns": list(state.pawns),
        "colors": None if is_start else list(state.colors),
        "called": state.called,
        "starter": None if is_start else state.starter,
        "turn": _turn(state.turn),
        "last": state.last and _turn(state.last),
        "regular_window": state.window,
        "final": state.final,
        "landed": state.landed,
        "declared": list(state.declared),
        "pending": _pending(state),
        "time_called": state.time_called,
        "limit_ms": state.limit.due_at_ms,
        "draw_offered_by": state.draw_offered_by,
        "mode": options.mode,
        "hints": options.hints and options.mode == "assisted",
        "bounces": state.bounces,
        "undeclared": options.undeclared,
        "score": [options.score.par, options.score.per_likeness],
        "clock": clock_view(clock_shown(state, state.flag)),
        "strikes": list(state.book.strikes),
        "violations": list(state.book.violations),
        "marks": [list(marks) for marks in state.book.marks],
        "text": text(state),
    }
    if viewer == REFEREE:
        seen["record"] = {
            name: [[fault.rule, fault.detail] for fault in turn_faults(turn, state.bounces)]
            for name, turn in (("turn", state.turn), ("last", state.last))
            if turn is not None
        }
    return seen


@lru_cache(maxsize=4096)
def _turn(turn: Turn) -> dict[str, Any]:
    # The same turn is the same object in every view, so that a comparison of two views ends at once.
    moved = turn.moved
    return {
        "seat": turn.seat,
        "before": list(turn.before),
        "selected": turn.selected,
        "block": turn.block,
        "base": turn.base,
        "announced": turn.announced,
        "to": moved and moved.to,
        "path": moved and list(moved.path),
        "is_moved_first": moved is not None and moved.said is None,
        "bumped": turn.bumped,
        "declared": turn.declared,
        "is_ended": turn.is_ended,
        "is_lost": turn.is_lost,
    }


def _pending(state: State) -> dict[str, Any] | None:
    pending = state.pending
    if pending is None:
        return None
    return {
        "seat": pending.seat,
        "reason": pending.reason,
        "is_declared": pending.is_declared,
        "due_at_ms": pending.closes.due_at_ms,
    }


def text(state: State) -> str:
    """`C2T:lrc,C2B:lrh 5,7 0 placing -`: what lies on the bases, the pawns, who holds the flag, phase, the number announced."""
    laid = ",".join(f"{base}:{SHORT[state.laid[base]]}" for base in BASES if base in state.laid) or "-"
    first, second = state.pawns
    said = "-" if state.turn.announced is None else state.turn.announced
    return f"{laid} {first},{second} {state.flag} {state.phase} {said}"


def audience(_state: State, viewer: Viewer) -> Viewer:
    return REFEREE if viewer == REFEREE else SPECTATOR


def card(state: State, seat: int) -> Card:
    """A line for each turn: block, base, number announced, space reached, note. The total is the pawn's space."""
    lines = tuple((line.block, line.base, line.score, line.space, line.note) for line in state.lines[seat])
    columns = ("block", "base", "score", "space", "note")
    return Card(columns, lines, state.pawns[seat], state.book.marks[seat], state.book.violations[seat])
