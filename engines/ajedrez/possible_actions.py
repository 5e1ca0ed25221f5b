"""The possible actions of a seat: faultless actions for hints, bots and tests, and, for tests, faulty actions that
tournament mode accepts."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from engines.ajedrez.actions import Challenge, ClaimDraw, Ground, Move, Write
from engines.ajedrez.arbiter.claims import holds
from engines.ajedrez.board import is_white, legal_moves, piece_at, reaches_last_rank
from engines.ajedrez.faults import ILLEGAL
from engines.ajedrez.obligations import accepted_moves
from engines.ajedrez.play import check_move
from engines.ajedrez.state import State, flag_of, is_white_seat, mover_of, seat_to_move
from engines.contract import Refusal
from engines.kit.referee.actions import OfferDraw, PassFlag

HINT_RULES: Final[Mapping[str, str]] = {
    "move": "ajedrez.move",
    "claim_draw": "ajedrez.claim-repetition",
    "arrive": "ajedrez.late",
    "pass_flag": "ajedrez.press",
    "write": "ajedrez.score-sheet",
}

_SQUARES = tuple(file + rank for rank in "12345678" for file in "abcdefgh")
_SOME = 12
_GROUNDS: tuple[Ground, ...] = ("threefold", "fifty")


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return the seat's faultless actions: its moves and its correct claims of a draw.

    If the seat has moved, return only the press of the clock. If the seat must first write a line on its score sheet, return
    only this action. If the rival's illegal move left the seat without a move, return only the challenge of that move.

    The moves are legal. If pieces have been touched, they are moves that the touched pieces allow.
    """
    if state.phase != "playing" or flag_of(state) != seat:
        return ()
    if state.moved:
        return (PassFlag(),)
    if _has_unwritten(state, seat):
        line = state.sheets[seat]
        return (Write(line, state.record[line].san),)
    moves = accepted_moves(state)
    if not moves and state.options.on_illegal == "claim":
        # The game goes on although the seat has no legal move, so the rival's last move was illegal. All players can
        # see that.
        return (Challenge(ILLEGAL),)
    claims = (ClaimDraw(ground) for ground in _GROUNDS)
    return (*(Move(uci) for uci in moves), *(claim for claim in claims if holds(state, claim)))


def _has_unwritten(state: State, seat: int) -> bool:
    if not state.options.by_hand:
        return False
    return any(mover_of(state, ply) == seat for ply in range(state.sheets[seat], len(state.record)))


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return some illegal moves, some moves that the touched pieces do not allow, and a draw offer at a wrong moment."""
    if state.phase != "playing" or state.options.mode == "assisted":
        return ()
    moves = _disobeying(state, seat) if seat == seat_to_move(state) and not state.moved else iter(())
    may_offer = state.offer is None and not state.offered[seat] and not (state.moved and flag_of(state) == seat)
    return (*(Move(uci) for uci in islice(moves, _SOME)), *((OfferDraw(),) if may_offer else ()))


def _disobeying(state: State, seat: int) -> Iterator[str]:
    """Yield faulty moves that the game accepts, spread over the board."""
    since = state.clock.since_ms or 0
    own = [square for square in _SQUARES if is_white(piece_at(state.fen, square) or "") == is_white_seat(state, seat)]
    pieces = [square for square in own if piece_at(state.fen, square)]
    candidates = [start + _SQUARES[(place * 29 + 11) % 64] for place, start in enumerate(pieces * 3)]
    for uci in (*legal_moves(state.fen), *candidates):
        full = uci + "q" if len(uci) == 4 and reaches_last_rank(state.fen, uci) else uci
        try:
            if check_move(state, seat, full, since):
                yield full
        except Refusal:
            continue
