"""What is seen of a game of Contig 60: all that lies on the table, by everybody; the faults by referees alone.

chips        numbers covered by each seat            dice       this turn's roll, or null
supply       chips left to each                      offer      a roll that `use_roll` takes, or null
score        the totals on the cards                 capture    the dice of a pass that may be captured, or null
turn, last   the running turn and the one before it: seat, dice, cell, sentence, total, `before` (the
             total before the chip), is_lost, capture {cell, dice, sentence, total, before} or null
pending      a result that `seat` may challenge: reason, is_declared, line, due_at_ms; or null
regular_window  the holder may challenge `last`
hold_ms      till when the flag may not be passed because of a capture, or null
"""

from functools import lru_cache
from typing import Any, TypedDict

from engines.contig60.faults import turn_faults
from engines.contig60.state import Played, State, Turn
from engines.contract import REFEREE, SPECTATOR, Card, Viewer
from engines.kit.clocks.turn import clock_view
from engines.kit.duel.view import DuelView


class PendingView(TypedDict):
    seat: int
    reason: str
    is_declared: bool
    line: list[int]
    due_at_ms: int | None


class CaptureView(TypedDict):
    cell: int
    dice: list[int]
    sentence: str | None
    total: int | None
    before: int


class TurnView(TypedDict):
    seat: int
    dice: list[int] | None
    cell: int | None
    sentence: str | None
    total: int | None
    before: int | None
    is_lost: bool
    capture: CaptureView | None


class View(DuelView):
    chips: list[list[int]]
    supply: list[int]
    score: list[int]
    starter: int
    throw: list[int] | None
    dice: list[int] | None
    offer: list[int] | None
    regular_window: bool
    kept_capture: bool
    capture: list[int] | None
    turn: TurnView
    last: TurnView | None
    turn_lost: list[int]
    hold_ms: int | None
    pending: PendingView | None
    parentheses: bool


def view(state: State, viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    seen = {
        "chips": [list(state.chips[0]), list(state.chips[1])],
        "supply": list(state.supply),
        "score": list(state.score),
        "starter": state.starter,
        "throw": state.throw and list(state.throw),
        "dice": state.turn.dice and list(state.turn.dice),
        "offer": state.offer and list(state.offer),
        "regular_window": state.window,
        "kept_capture": state.kept is not None,
        "capture": list(state.last.dice) if state.can_capture and state.last and state.last.dice else None,
        "turn": _turn(state.turn),
        "last": state.last and _turn(state.last),
        "turn_lost": list(state.turn_lost),
        "hold_ms": state.hold.due_at_ms,
        "pending": _pending(state),
        "time_called": state.time_called,
        "limit_ms": state.limit.due_at_ms,
        "draw_offered_by": state.draw_offered_by,
        "mode": state.options.mode,
        "parentheses": state.options.parentheses,
        "clock": clock_view(state.clock),
        "strikes": list(state.book.strikes),
        "violations": list(state.book.violations),
        "marks": [list(marks) for marks in state.book.marks],
        "text": text(state),
    }
    if viewer == REFEREE:
        seen["record"] = {
            name: [[fault.rule, fault.detail] for fault in turn_faults(state, turn)]
            for name, turn in (("turn", state.turn), ("last", state.last))
            if turn is not None
        }
    return seen


@lru_cache(maxsize=4096)
def _turn(turn: Turn) -> dict[str, Any]:
    # The same turn is the same object in every view, so that a comparison of two views ends at once.
    played = turn.played
    return {
        "seat": turn.seat,
        "dice": turn.dice and list(turn.dice),
        "cell": played and played.cell,
        "sentence": played and played.sentence,
        "total": played and played.total,
        "before": played and played.before,
        "is_lost": turn.is_lost,
        "capture": turn.capture and _capture(turn.capture),
    }


def _capture(capture: Played) -> dict[str, Any]:
    return {
        "cell": capture.cell,
        "dice": list(capture.dice),
        "sentence": capture.sentence,
        "total": capture.total,
        "before": capture.before,
    }


def _pending(state: State) -> dict[str, Any] | None:
    pending = state.pending
    if pending is None:
        return None
    return {
        "seat": pending.seat,
        "reason": pending.reason,
        "is_declared": pending.is_declared,
        "line": list(pending.line or ()),
        "due_at_ms": pending.closes.due_at_ms,
    }


def text(state: State) -> str:
    """`0.27.28/1 57,60 1 review 4.6.4`: each seat's numbers, totals, who holds the flag, phase, dice."""
    dice = ".".join(map(str, state.turn.dice)) if state.turn.dice else "-"
    first, second = state.score
    return f"{_joined(state.chips[0])}/{_joined(state.chips[1])} {first},{second} {state.flag} {state.phase} {dice}"


@lru_cache(maxsize=4096)
def _joined(numbers: tuple[int, ...]) -> str:
    return ".".join(map(str, numbers)) or "-"


def audience(_state: State, viewer: Viewer) -> Viewer:
    return REFEREE if viewer == REFEREE else SPECTATOR


def card(state: State, seat: int) -> Card:
    """A line for each roll, each capture and each correct challenge: dice, number, sentence, total, note."""
    lines = tuple((_dice(line.dice), line.cell, line.sentence, line.total, line.note) for line in state.lines[seat])
    columns = ("dice", "number", "sentence", "total", "note")
    return Card(columns, lines, state.score[seat], state.book.marks[seat], state.book.violations[seat])


def _dice(dice: tuple[int, ...] | None) -> str | None:
    return None if dice is None else ".".join(map(str, dice))
