"""Faultless and faulty actions of a seat, for hints, bots and tests."""

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
    """The holder's faultless moves that will be taken now; none while it may not move."""
    if state.phase != "turn":
        return ()
    paths = legal_paths(state.board, is_black(state, state.flag)) if state.must is None else state.must
    return paths if state.touched is None else tuple(path for path in paths if path[0] == state.touched)


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Moves, touches of pieces that have one, right claims of a draw; where nothing can be played, having nothing to claim."""
    if state.result is not None:
        return () if match_result(state) is not None or state.ready[seat] else (Ready(),)
    if seat != state.flag:
        return ()
    if state.phase != "turn":
        return (Waive(),)
    paths = allowed_paths(state)
    # A piece may be bound that has no right move: then only a wrong one is left to it.
    moves: list[Any] = [Move(path) for path in paths] or [Move(path) for path in _omitting(state)]
    if state.touched is not None:
        return moves
    touches = {path[0]: Touch(path[0]) for path in paths} if state.options.touch_binds else {}
    return (*moves, *touches.values(), *(claim for claim in _GROUNDS if holds(state, claim)))


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Some steps in the place of a capture and some captures cut short.

    Only such as leave the game going on, and only where a right move does: how a game ends is seen by all.
    """
    is_open = state.phase == "turn" and seat == state.flag and state.must is None and state.options.captures_claimed
    takes = captures(state.board, is_black(state, seat)) if is_open else ()
    if not takes or state.touched is not None or not _goes_on(state, takes[0]):
        return ()
    shorts = [path[:length] for path in takes for length in range(2, len(path))]
    paths = dict.fromkeys((*shorts, *_omitting(state)))
    return tuple(Move(path) for path in paths if _goes_on(state, path))[:_SOME]


def _omitting(state: State) -> list[Path]:
    """The steps of the holder's pieces, or of the bound one."""
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
    """Whether the rival can play after this move, and nothing else ends the game with it."""
    board = after(state.board, path)
    is_end = state.time_called or state.idle + 1 >= state.options.auto_draw
    return not is_end and bool(legal_paths(board, not is_black(state, state.flag)))


def challenge_forms(_state: State, _seat: int, rule: str) -> Sequence[Mapping[str, Any]]:
    """That the turn be made again, which every room allows; the soplo needs a piece besides."""
    return ({"remedy": "rectify"},) if rule in (CAPTURE, TOUCH_DEAD) else ({},)
