"""The faults that people make in Ramrod, for the referees' exercises."""

from collections.abc import Sequence

from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.kit.referee.actions import DeclareWin
from engines.ramrod.actions import Capture, Move
from engines.ramrod.board import PURPLE, RECTANGLES, RODS
from engines.ramrod.choices import free_captures, free_moves, move_refusal
from engines.ramrod.faults import CAPTURE, FIT, HOT_ROD, WIN, action_faults, move_faults
from engines.ramrod.flow import has_filled
from engines.ramrod.state import State
from engines.ramrod.table import at, lengths, rods_in, room

NEAR = 2
"""Maximum error in an exercise, in units of length: the excess of a rod that is too long, or the gap in a rectangle that is not
quite full."""
NEAR_GOAL = 6


def _is_moving(state: State, seat: int) -> bool:
    return state.phase == "moving" and seat == state.flag


def rods(state: State, seat: int) -> Sequence[Slip]:
    """Return moves of rods a little too long for the room. For comparison, also return rods that fill or nearly fill
    that room."""
    if not _is_moving(state, seat):
        return ()
    moves = list(free_moves(state))
    close = [move for move in moves if room(state.rods, move.to) - RODS[move.rod].length <= NEAR]
    too_long = [
        Slip((Move(rod, to),), None)
        for rod in RODS
        for to in RECTANGLES
        if 0 < RODS[rod].length - room(state.rods, to) <= NEAR and _breaks_only(state, rod, to, FIT)
    ]
    return [*(Slip(None, (move,)) for move in close or moves), *too_long]


def hot_rods(state: State, seat: int) -> Sequence[Slip]:
    """Return moves of a hot rod, which the other seat has just moved. For comparison, also return shifts of other rods."""
    if not _is_moving(state, seat):
        return ()
    hot = [Slip((Move(rod, to),), None) for rod in state.turn.hot for to in RECTANGLES if _breaks_only(state, rod, to, HOT_ROD)]
    shifts = [move for move in free_moves(state) if RECTANGLES[at(state.rods, move.rod)].zone == "purple"]
    return [*(Slip(None, (move,)) for move in shifts), *hot]


def _breaks_only(state: State, rod: str, to: str, rule: str) -> bool:
    found = [fault.rule for fault in move_faults(state.turn, state.rods, rod, to)]
    return found == [rule] and move_refusal(state, rod, to) is None


def captures(state: State, seat: int) -> Sequence[Slip]:
    """Return captures of a rectangle that is not quite full, has only one rod, or is not the rectangle of the move."""
    if state.phase not in ("moving", "moved") or seat != state.flag:
        return ()
    if state.turn.captured is not None:
        return ()
    found = [Slip(None, (capture,)) for capture in free_captures(state)]
    for rectangle in PURPLE:
        capture = Capture(rectangle)
        if rods_in(state.rods, rectangle) and room(state.rods, rectangle) <= NEAR and action_faults(state, capture):
            found.append(Slip((capture,), None))
    return found


def wins(state: State, seat: int) -> Sequence[Slip]:
    """Return declared wins a little short of the goal."""
    if state.phase != "moved" or seat != state.flag:
        return ()
    if has_filled(state, seat):
        return [Slip(None, (DeclareWin(),))]
    return [Slip((DeclareWin(),), None)] if lengths(state.rods)[seat] >= state.options.goal - NEAR_GOAL else ()


PRACTICE = Practice(
    kinds=(
        FaultKind(id="fit", rule=FIT, skill="arithmetic", difficulty=2, weight=6),
        FaultKind(id="hot", rule=HOT_ROD, skill="procedure", difficulty=2, weight=3, same=("rod",)),
        FaultKind(id="capture", rule=CAPTURE, skill="arithmetic", difficulty=2, weight=5),
        FaultKind(id="win", rule=WIN, skill="arithmetic", difficulty=2, weight=2),
    ),
    makers={"fit": rods, "hot": hot_rods, "capture": captures, "win": wins},
)
