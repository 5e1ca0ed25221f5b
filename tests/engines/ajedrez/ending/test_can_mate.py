"""Tests of `can_mate`, which tells whether a side can still mate (rulebook part 8). The function must never deny a mate
that exists, and it must give the right answer in all cases of the rulebook.

The tests look for a mate in all positions that legal moves can reach. If the search is complete and finds none, no mate
exists.
"""

import random
from collections.abc import Iterator

import chess
import pytest

from engines.ajedrez.ending.can_mate import can_mate

MAX_POSITIONS = 4_000
WALLS = 500


def mates_reached(board: chess.Board, most: int) -> tuple[set[bool], bool]:
    """Return the sides that mate in some reachable position, and whether the search covered all reachable positions.
    `most`: maximum number of positions to search."""
    seen, waiting, mates = {board.epd()}, [board], set()
    while waiting and len(seen) < most:
        here = waiting.pop(0)
        moves = list(here.legal_moves)
        if not moves and here.is_check():
            mates.add(not here.turn)
        for move in moves:
            then = here.copy(stack=False)
            then.push(move)
            key = then.epd()
            if key not in seen:
                seen.add(key)
                waiting.append(then)
    return mates, not waiting


def walls(seed: int, count: int) -> Iterator[chess.Board]:
    """Yield random positions with pawns that block each other, two kings and up to three bishops. Some pawn walls are
    closed, and some have a gap."""
    chance = random.Random(seed)
    while count:
        board = chess.Board(None)
        rank = chance.randint(1, 5)
        for file in range(8):
            rank = chance.choice([near for near in (rank - 1, rank + 1, rank + chance.choice((0, 2))) if 1 <= near <= 5])
            if chance.random() < 0.95:
                board.set_piece_at(chess.square(file, rank), chess.Piece(chess.PAWN, chess.WHITE))
                board.set_piece_at(chess.square(file, rank + 1), chess.Piece(chess.PAWN, chess.BLACK))
        free = [square for square in chess.SQUARES if board.piece_at(square) is None]
        chance.shuffle(free)
        pieces = [(chess.KING, chess.WHITE), (chess.KING, chess.BLACK)]
        pieces += [(chess.BISHOP, chance.random() < 0.5) for _ in range(chance.choice((0, 1, 1, 2, 3)))]
        for piece, colour in pieces:
            board.set_piece_at(free.pop(), chess.Piece(piece, colour))
        board.turn = chance.random() < 0.5
        if board.is_valid():
            count -= 1
            yield board


def denied(board: chess.Board) -> set[bool]:
    return {side for side in chess.COLORS if not can_mate(board.fen(), side)}


@pytest.mark.parametrize("seed", range(2))
def test_no_mate_is_denied_that_a_brute_search_finds(seed: int) -> None:
    proved = 0
    for board in walls(seed, WALLS):
        cannot = denied(board)
        if not cannot:
            continue
        mates, is_whole = mates_reached(board, MAX_POSITIONS)
        assert not mates & cannot, board.fen()
        proved += is_whole and not all(board.has_insufficient_material(side) for side in cannot)
    assert proved, "walls that were searched to their end are among them"


@pytest.mark.parametrize("seed", range(4))
def test_no_mate_on_the_board_is_denied(seed: int) -> None:
    """If a side has already given mate in a position with few pieces, `can_mate` must not deny that the side can mate."""
    chance = random.Random(seed)
    found = 0
    for board in small_boards(chance, 20_000):
        if board.is_checkmate():
            found += 1
            assert can_mate(board.fen(), not board.turn), board.fen()
    assert found


def small_boards(chance: random.Random, count: int) -> Iterator[chess.Board]:
    kinds = (chess.PAWN, chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)
    corners = (chess.A1, chess.B1, chess.H1, chess.A8, chess.H8, chess.G8)
    for _ in range(count):
        board = chess.Board(None)
        king = chance.choice(corners)
        board.set_piece_at(king, chess.Piece(chess.KING, chess.BLACK))
        free = [square for square in chess.SQUARES if square != king and chess.square_distance(square, king) <= 3]
        chance.shuffle(free)
        board.set_piece_at(free.pop(), chess.Piece(chess.KING, chess.WHITE))
        for _ in range(chance.randint(1, 4)):
            square, kind = free.pop(), chance.choice(kinds)
            if kind != chess.PAWN or 0 < chess.square_rank(square) < 7:
                board.set_piece_at(square, chess.Piece(kind, chance.random() < 0.6))
        board.turn = chess.BLACK
        if board.is_valid():
            yield board


@pytest.mark.parametrize(
    ("what", "fen", "white", "black"),
    [
        ("pawns that take each other open the wall", "4k3/8/8/3pp3/3PP3/8/8/4K3 w - - 0 1", True, True),
        ("a pawn that can be passed", "4k3/p7/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", True, True),
        ("the capture in passing opens it", "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - c6 0 1", True, True),
        ("the king comes to an unguarded pawn", "8/8/3k4/1p6/1P6/8/8/4K3 w - - 0 1", True, True),
        ("the king's way is held by pawns", "8/5k2/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/8 b - - 0 1", False, False),
        ("a bishop behind its wall", "8/5k2/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/3B4 w - - 0 1", False, False),
        ("Black's bishop behind its wall", "3b4/5k2/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/8 w - - 0 1", False, False),
        ("a bishop on the other king's side", "8/5k1B/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/8 w - - 0 1", True, False),
        ("a knight leaps over walls", "8/5k2/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/3N4 w - - 0 1", True, True),
    ],
)
def test_closed_positions(what: str, fen: str, white: bool, black: bool) -> None:
    assert (can_mate(fen, True), can_mate(fen, False)) == (white, black), what


def test_a_mate_by_a_blocked_pawn_is_none_that_is_denied() -> None:
    """After an illegal move a king may be on a square that a blocked pawn attacks. If that king cannot escape, the
    position is mate."""
    fen = "8/8/8/8/2p1p3/1pPpPp2/pP1P1P2/K7 w - - 0 1"
    board = chess.Board(fen)
    cannot = denied(board)
    mates, _is_whole = mates_reached(board, MAX_POSITIONS)
    assert not mates & cannot
