"""The faults that people make in FIAR, for the referees' exercises."""

from collections.abc import Sequence
from itertools import combinations

from engines.fiar.actions import DeclareWin
from engines.fiar.board import COLOR_OF, LONG_LINES, TABLE, WIN_LENGTH
from engines.fiar.faults import MOVE_IT_USE_IT, PIECE_PLACED, ROUTE, WIN_PATH, action_faults, path_detail
from engines.fiar.possible_actions import faulty_actions, wins
from engines.fiar.state import State, on_board
from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.kit.referee.actions import PassFlag
from engines.kit.relocation.chips import Move
from engines.kit.relocation.slips import bends, leaps, seconds


def _is_moving(state: State) -> bool:
    return state.phase == "moving" and state.stage == "moving"


def paths(state: State, seat: int) -> Sequence[Slip]:
    """Return false declarations of a win with four chips of one line. Either all four have the seat's colour, but a chip
    outside the path breaks it; or (while the chips move) one of the four has the other colour. For comparison, also return
    right declarations. Exercises skip a turn in which nothing was placed or moved: people declare a win after such an action,
    so a declaration without one would look wrong at once."""
    if seat != state.flag or not state.is_playing or state.phase in ("start", "relocating") or not state.turn.hops:
        return ()
    board, own = on_board(state.places), state.colors[seat]
    # While the chips are placed, lines with three own chips are frequent and true wins are rare.
    least = WIN_LENGTH if state.stage == "placing" else WIN_LENGTH - 1
    found = [Slip(None, (win,)) for win in wins(state)]
    for line in LONG_LINES:
        held = [space for space in line if space in board]
        for path in combinations(held, WIN_LENGTH):
            mine = sum(COLOR_OF[board[space]] == own for space in path)
            detail = path_detail(board, path, own, state.options)
            if mine >= least and detail is not None:
                found.append(Slip((DeclareWin(path),), None))
    return found


def placed(state: State, seat: int) -> Sequence[Slip]:
    """Return moves of a chip in the turn that places it. For comparison, also return the end of the turn without such a
    move."""
    if seat != state.flag or state.phase != "placing" or not state.turn.hops:
        return ()
    moves = [action for action in faulty_actions(state, seat) if isinstance(action, Move)]
    wrong = [Slip((move,), None) for move in moves if [fault.rule for fault in action_faults(state, move)] == [PIECE_PLACED]]
    return [*wrong, Slip(None, (PassFlag(),))]


PRACTICE = Practice(
    kinds=(
        FaultKind(id="bend", rule=ROUTE, skill="geometry", difficulty=1, weight=5),
        FaultKind(id="leap", rule=ROUTE, skill="movement", difficulty=1, weight=4, detail="jump"),
        FaultKind(id="path", rule=WIN_PATH, skill="geometry", difficulty=3, weight=6),
        FaultKind(id="placed", rule=PIECE_PLACED, skill="procedure", difficulty=1, weight=1),
        FaultKind(id="second", rule=MOVE_IT_USE_IT, skill="procedure", difficulty=1, weight=1),
    ),
    makers={
        "bend": bends(TABLE, _is_moving),
        "leap": leaps(TABLE, _is_moving),
        "path": paths,
        "placed": placed,
        "second": seconds(TABLE),
    },
)
