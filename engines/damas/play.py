"""Touching and moving (rulebook part 4): the checks of an action, and the state after it."""

from collections.abc import Mapping

from msgspec.structs import replace

from engines.contract import GameEvent, Plain, Refusal, Step
from engines.damas.actions import Move, Touch
from engines.damas.board import OWN, piece_at
from engines.damas.facts import capture_refused, touch_explained
from engines.damas.faults import CAPTURE, Detail, fault_of
from engines.damas.flow import completed
from engines.damas.moves import Path, after, can_move, captures, is_crowned, jumped, obstacle
from engines.damas.record import LOST, is_progress, path_text
from engines.damas.state import Last, State, is_black
from engines.kit.outcome import fault_refused
from engines.kit.referee.record import Fault


def need_turn(state: State, seat: int) -> None:
    if seat != state.flag:
        raise Refusal("not_your_turn")
    if state.phase != "turn":
        raise Refusal("not_now")


def touch(state: State, seat: int, action: Touch, now_ms: int) -> Step[State]:
    """Touch a piece. If it can move, the seat must move it. If it cannot move, the seat loses its turn; with the
    option `touch_dead` "free", the touch only closes the challenge window. Rules: `damas.touch-move`, `damas.touch-dead`."""
    square, options = action.square, state.options
    need_turn(state, seat)
    if not options.touch_binds:
        raise Refusal("no_touch_rule")
    if state.touched is not None:
        raise Refusal("already_touched", square=state.touched)
    black = is_black(state, seat)
    if piece_at(state.board, square) not in OWN[black]:
        raise Refusal("not_your_piece", square=square)
    takers = {path[0] for path in captures(state.board, black)}
    if state.must is not None and all(path[0] != square for path in state.must):
        raise fault_refused(_redo_fault(state, black))
    if not options.captures_claimed and takers and square not in takers:
        raise fault_refused(capture_refused(state.board, black, None))
    if can_move(state.board, square):
        return Step(replace(state, touched=square, window=False), (GameEvent("touched", seat, {"square": square}),))
    if options.touch_dead == "free":
        return Step(replace(state, window=False), (GameEvent("touched", seat, {"square": square}),))
    if options.mode == "assisted":
        raise fault_refused(touch_explained(state.board, black))
    lost = Last(seat, state.board, state.idle, lost=square)
    done = replace(state, idle=state.idle + 1, record=(*state.record, f"{LOST}{square}"))
    after_touch, events = completed(done, lost, now_ms)
    event = GameEvent("turn_lost", seat, {"square": square})
    return Step(after_touch, (event, *events), {"turn_lost": True, **_faults(fault_of(state.board, black, ()))})


def move(state: State, seat: int, action: Move, now_ms: int) -> Step[State]:
    """Make a whole move. Then the rival gets the flag. Rule: part 4, section "Checking"."""
    fault = check_move(state, seat, action.path)
    path, board = action.path, state.board
    last = Last(seat, board, state.idle, path)
    done = replace(
        state,
        board=after(board, path),
        idle=0 if is_progress(board, path) else state.idle + 1,
        record=(*state.record, path_text(path)),
    )
    after_move, events = completed(done, last, now_ms)
    details = {"move": path_text(path), "captured": list(jumped(path)), "crowned": is_crowned(board, path)}
    return Step(after_move, (GameEvent("moved", seat, details), *events), _faults(fault))


def check_move(state: State, seat: int, path: Path) -> Detail | None:
    """Return the hidden fault of a move that the game accepts; None if it has none. Raises `Refusal`; the checks follow
    the order of the rulebook."""
    need_turn(state, seat)
    black = is_black(state, seat)
    if piece_at(state.board, path[0]) not in OWN[black]:
        raise Refusal("not_your_piece", square=path[0])
    if state.touched not in (None, path[0]):
        raise Refusal("touched_other", square=state.touched)
    code = obstacle(state.board, black, path)
    if code is not None:
        raise Refusal(code)
    fault = fault_of(state.board, black, path)
    if fault and not state.options.captures_claimed:
        raise fault_refused(capture_refused(state.board, black, fault, path))
    if state.must is not None and path not in state.must:
        raise fault_refused(_redo_fault(state, black))
    return fault


def _redo_fault(state: State, black: bool) -> Fault:
    """Return the fault of a move that is not allowed in a repeated turn."""
    if captures(state.board, black):
        return capture_refused(state.board, black, None)
    return touch_explained(state.board, black)


def _faults(detail: Detail | None) -> Mapping[str, Plain]:
    return {"faults": [[CAPTURE, detail]]} if detail else {}
