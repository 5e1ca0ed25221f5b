"""The faults that people make in draughts, for the referees' exercises."""

from collections.abc import Sequence

from engines.damas.actions import Move, Touch
from engines.damas.faults import CAPTURE, TOUCH_DEAD
from engines.damas.moves import Path, is_jump
from engines.damas.possible_actions import allowed_paths, faulty_actions
from engines.damas.state import State
from engines.kit.declaration.practice import FaultKind, Practice, Slip


def steps(state: State, seat: int) -> Sequence[Slip]:
    """Return steps that omit a possible capture. If the position has no capture, return faultless steps for comparison."""
    if seat != state.flag or state.result is not None:
        return ()
    wrong = [Slip(_turn(state, move.path), None) for move in faulty_actions(state, seat) if not is_jump(move.path)]
    return [*wrong, *(Slip(None, _turn(state, path)) for path in allowed_paths(state) if not is_jump(path))]


def short_captures(state: State, seat: int) -> Sequence[Slip]:
    """Return captures that stop too early. For comparison, also return complete captures."""
    if seat != state.flag or state.result is not None:
        return ()
    wrong = [Slip(_turn(state, move.path), None) for move in faulty_actions(state, seat) if is_jump(move.path)]
    return [*wrong, *(Slip(None, _turn(state, path)) for path in allowed_paths(state) if is_jump(path))]


def _turn(state: State, path: Path) -> tuple[Touch | Move, ...]:
    """Return a turn with this move; where touches bind, the turn begins with a touch of the piece. So an exercise can also
    offer the rule about touches as an answer."""
    is_bound = state.options.touch_binds and state.touched is None
    return (Touch(path[0]), Move(path)) if is_bound else (Move(path),)


PRACTICE = Practice(
    kinds=(
        FaultKind(id="omitted", rule=CAPTURE, skill="movement", difficulty=2, weight=4, detail="omitted"),
        FaultKind(id="short", rule=CAPTURE, skill="movement", difficulty=3, weight=4, detail="short"),
    ),
    makers={"omitted": steps, "short": short_captures},
    lures=(TOUCH_DEAD,),
)
