"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from engines.kit.duel.hand_pick import StartPick
from engines.kit.referee.actions import AcceptResult, DeclareWin, PassFlag
from engines.ramrod.actions import BACK, Capture, Move, Relocate, StartRods
from engines.ramrod.board import COLOURS, PURPLE, RECTANGLES, RODS
from engines.ramrod.choices import free_captures, free_moves, move_refusal
from engines.ramrod.faults import action_faults
from engines.ramrod.flow import has_filled
from engines.ramrod.state import State
from engines.ramrod.table import rods_in

HINT_RULES: Final[Mapping[str, str]] = {
    "start_rods": "ramrod.start",
    "start_pick": "ramrod.start",
    "move": "ramrod.fit",
    "capture": "ramrod.capture",
    "declare_win": "ramrod.win",
    "pass_flag": "ramrod.move-it-use-it",
}

MAX_WRONG = 3


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return all faultless actions except challenges (faults are hidden) and touches (they have no effect)."""
    if state.pending is not None:
        return (AcceptResult(),) if seat == state.pending.seat else ()
    if state.phase == "over" or seat != state.flag:
        return ()
    match state.phase:
        case "start":
            return _start(state)
        case "relocating":
            return _relocations(state)
        case "moved":
            return [*free_captures(state), PassFlag(), *_win(state)]
    return [*free_moves(state), *free_captures(state)] or [PassFlag(), *_win(state)]


def _start(state: State) -> list[Any]:
    if state.lot is not None:
        return [StartPick("left"), StartPick("right")]
    colours = list(COLOURS)
    return [StartRods((first, second)) for first in colours for second in colours if first != second]


def _relocations(state: State) -> list[Relocate]:
    assert state.remedy is not None
    empty = [rectangle for rectangle in PURPLE if not rods_in(state.rods, rectangle)]
    return [
        Relocate(rod, to)
        for rod in state.remedy.lifted
        for to in (BACK, *empty)
        if to == BACK or RECTANGLES[to].length >= RODS[rod].length
    ]


def _win(state: State) -> list[DeclareWin]:
    return [DeclareWin()] if has_filled(state, state.flag) else []


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return some faulty actions: moves of hot rods (the other seat has just moved them), moves of rods that do not fit, false
    captures, early declarations."""
    if state.phase not in ("moving", "moved") or seat != state.flag:
        return ()
    found: list[Any] = []
    if state.phase == "moving":
        found += islice(_wrong_moves(state), MAX_WRONG)
    if state.turn.captured is None:
        found += islice(_wrong_captures(state), MAX_WRONG)
    if state.phase == "moved" and not has_filled(state, seat):
        found.append(DeclareWin())
    return found


def _wrong_moves(state: State) -> Iterator[Move]:
    for rod in (*state.turn.hot, *RODS):
        for to in RECTANGLES:
            move = Move(rod, to)
            if move_refusal(state, rod, to) is None and action_faults(state, move):
                yield move


def _wrong_captures(state: State) -> Iterator[Capture]:
    for rectangle in PURPLE:
        capture = Capture(rectangle)
        if rods_in(state.rods, rectangle) and action_faults(state, capture):
            yield capture
