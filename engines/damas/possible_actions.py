"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.damas.actions import ClaimDraw, Move, Ready, Touch, Waive
from engines.damas.board import EMPTY, OWN, STEPS
from engines.damas.faults import CAPTURE, TOUCH_DEAD
from engines.damas.flow import match_result
from engines.damas.moves import Path, after, captures, legal_paths
from engines.damas.ruling import holds
from engines.damas.state import State, is_black

HINT_RULES: Final[Mapping[str, str]] = {
    "claim_draw": "damas.draw",
    "move": "damas.capture",
    "ready": "damas.match",
}

_GROUNDS = (ClaimDraw("repetition"), ClaimDraw("no_progress"))
_SOME = 12


def allowed_paths(state: State) -> tuple[Path, ...]:
    """Return the flag holder's faultless moves that the game accepts now; none while the flag holder may not move."""
    if state.phase != "turn":
        return ()
    paths = legal_paths(state.board, is_black(state, state.flag)) if state.must is None else state.must
    return paths if state.touched is None else tuple(path for path in paths if path[0] == state.touched)


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return moves, touches of pieces that can move, and correct claims of a draw. If the seat has no move, return the action
    that gives up its claims."""
    if state.result is not None:
        return () if match_result(state) is not None or state.ready[seat] else (Ready(),)
    if seat != state.flag:
        return ()
    if state.phase != "turn":
        return (Waive(),)
    paths = allowed_paths(state)
    # A piece that must move may have no right move; in that case only wrong moves are possible.
    moves: list[Any] = [Move(path) for path in paths] or [Move(path) for path in _simple_steps(state)]
    if state.touched is not None:
        return moves
    touches = {path[0]: Touch(path[0]) for path in paths} if state.options.touch_binds else {}
    return (*moves, *touches.values(), *(claim for claim in _GROUNDS if holds(state, claim)))


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return some steps instead of a capture, and some incomplete captures.

    Moves that end the game are excluded, because the end would be a visible difference from a faultless move.
    """
    is_open = state.phase == "turn" and seat == state.flag and state.must is None and state.options.captures_claimed
    takes = captures(state.board, is_black(state, seat)) if is_open else ()
    if not takes or state.touched is not None or not _goes_on(state, takes[0]):
        return ()
    shorts = [path[:length] for path in takes for length in range(2, len(path))]
    paths = dict.fromkeys((*shorts, *_simple_steps(state)))
    return tuple(Move(path) for path in paths if _goes_on(state, path))[:_SOME]


def _simple_steps(state: State) -> list[Path]:
    """Return the steps of the flag holder's pieces onto empty squares, without captures. If the holder has touched a
    piece, return only the steps of that piece."""
    own = OWN[is_black(state, state.flag)]
    places = range(len(state.board)) if state.touched is None else (state.touched - 1,)
    return [
        (place + 1, to + 1)
        for place in places
        if state.board[place] in own
        for to in STEPS[state.board[place]][place]
        if state.board[to] == EMPTY
    ]


def _goes_on(state: State, path: Path) -> bool:
    """Return whether the game continues after this move: the rival can play, and no other ending applies."""
    board = after(state.board, path)
    is_end = state.time_called or state.idle + 1 >= state.options.auto_draw
    return not is_end and bool(legal_paths(board, not is_black(state, state.flag)))


def challenge_forms(_state: State, _seat: int, rule: str) -> Sequence[Mapping[str, Any]]:
    """Return the challenge that asks for a repeated turn. Every room allows this remedy, and it needs no piece, unlike a
    soplo."""
    return ({"remedy": "rectify"},) if rule in (CAPTURE, TOUCH_DEAD) else ({},)
