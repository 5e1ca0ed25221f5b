"""The faults that people make in draughts, for the referees' exercises."""

from collections.abc import Sequence

from engines.damas.actions import Move, Touch
from engines.damas.board import OWN
from engines.damas.faults import CAPTURE, TOUCH_DEAD
from engines.damas.moves import can_move, is_jump
from engines.damas.possible_actions import allowed_paths, faulty_actions
from engines.damas.state import State, is_black
from engines.kit.declaration.practice import FaultKind, Practice, Slip


def steps(state: State, seat: int) -> Sequence[Slip]:
    """Return steps although a capture is possible. For comparison, also return steps in positions without a capture."""
    if seat != state.flag or state.result is not None:
        return ()
    wrong = [Slip((move,), None) for move in faulty_actions(state, seat) if not is_jump(move.path)]
    return [*wrong, *(Slip(None, (Move(path),)) for path in allowed_paths(state) if not is_jump(path))]


def short_captures(state: State, seat: int) -> Sequence[Slip]:
    """Return captures that stop too early. For comparison, also return complete captures."""
    if seat != state.flag or state.result is not None:
        return ()
    wrong = [Slip((move,), None) for move in faulty_actions(state, seat) if is_jump(move.path)]
    return [*wrong, *(Slip(None, (Move(path),)) for path in allowed_paths(state) if is_jump(path))]


def touches(state: State, seat: int) -> Sequence[Slip]:
    """Return touches of pieces that cannot move. For comparison, also return moves after a touch of the same piece."""
    if seat != state.flag or state.phase != "turn" or not state.options.touch_binds or state.touched is not None:
        return ()
    own = OWN[is_black(state, seat)]
    blocked = [at + 1 for at, piece in enumerate(state.board) if piece in own and not can_move(state.board, at + 1)]
    return [
        *(Slip((Touch(square),), None) for square in blocked),
        *(Slip(None, (Touch(path[0]), Move(path))) for path in allowed_paths(state)),
    ]


PRACTICE = Practice(
    kinds=(
        FaultKind(id="omitted", rule=CAPTURE, skill="movement", difficulty=2, weight=4, detail="omitted"),
        FaultKind(id="short", rule=CAPTURE, skill="movement", difficulty=3, weight=4, detail="short"),
        FaultKind(id="blocked", rule=TOUCH_DEAD, skill="procedure", difficulty=1, weight=1),
    ),
    makers={"omitted": steps, "short": short_captures, "blocked": touches},
)
