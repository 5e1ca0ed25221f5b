"""Detects a side that can no longer mate, because of its material or because pawns close the position (rulebook part 8).

The test is fast, and it never says that a side cannot mate if a mate exists. If it proves nothing, the side counts as able to
mate.
"""

from collections.abc import Iterator
from functools import lru_cache

import chess

from engines.ajedrez.board import shared_board

_KING_STEPS = tuple((file, rank) for file in (-1, 0, 1) for rank in (-1, 0, 1) if file or rank)
_BISHOP_STEPS = tuple((file, rank) for file in (-1, 1) for rank in (-1, 1))


@lru_cache(maxsize=512)
def can_mate(fen: str, white: bool) -> bool:
    """Return whether a side could mate by some series of legal moves. The test considers only material and closed walls of
    pawns."""
    board = shared_board(fen)
    return not board.has_insufficient_material(white) and not _is_walled_off(board, white)


def _is_walled_off(board: chess.Board, side: chess.Color) -> bool:
    """Return whether pawns close the position and no bishop of the side can ever attack the other king."""
    if not _has_closed_pawns(board):
        return False
    kings = {colour: board.king(colour) for colour in chess.COLORS}
    ranges = [(colour, _bishop_range(board, square, colour)) for colour, square in _bishops(board)]
    if any(reached & board.occupied_co[not colour] & board.pawns for colour, reached in ranges):
        return False
    if any(reached & _pawn_attacks(board, not colour) for colour, reached in ranges):
        return False
    king_ranges = {colour: _king_range(board, square, colour) for colour, square in kings.items() if square is not None}
    if any(reached & board.occupied_co[not colour] & board.pawns for colour, reached in king_ranges.items()):
        return False
    if _may_mate_by_pawn(board, side):
        return False
    return not any(reached & king_ranges[not side] for colour, reached in ranges if colour == side)


def _has_closed_pawns(board: chess.Board) -> bool:
    """Return whether there are only kings, pawns and bishops, and no pawn can advance or capture (also not en passant)."""
    if board.knights | board.rooks | board.queens or not board.pawns or board.has_legal_en_passant():
        return False
    for colour in chess.COLORS:
        own, others = board.pieces_mask(chess.PAWN, colour), board.pieces_mask(chess.PAWN, not colour)
        before = (own << 8 if colour == chess.WHITE else own >> 8) & chess.BB_ALL
        if before & ~others or _pawn_attacks(board, colour) & others:
            return False
    return True


def _may_mate_by_pawn(board: chess.Board, side: chess.Color) -> bool:
    """Return whether a pawn of the side attacks the other king now, so that a mate is possible. A pawn that blocks the
    position cannot give check later, because a king cannot enter a square that a pawn attacks."""
    king = board.king(not side)
    if king is None or not _pawn_attacks(board, side) & chess.BB_SQUARES[king]:
        return False
    return board.turn == side or not any(board.legal_moves)


def _bishops(board: chess.Board) -> Iterator[tuple[chess.Color, chess.Square]]:
    for colour in chess.COLORS:
        for square in board.pieces(chess.BISHOP, colour):
            yield colour, square


def _pawn_attacks(board: chess.Board, colour: chess.Color) -> chess.Bitboard:
    attacks = 0
    for square in board.pieces(chess.PAWN, colour):
        attacks |= chess.BB_PAWN_ATTACKS[colour][square]
    return attacks


def _bishop_range(board: chess.Board, start: chess.Square, colour: chess.Color) -> chess.Bitboard:
    """Return every square that the bishop can reach while no pawn moves. The squares of pawns that it can capture are
    included."""
    return _flooded(start, _BISHOP_STEPS, closed=board.pieces_mask(chess.PAWN, colour), last=board.pawns)


def _king_range(board: chess.Board, start: chess.Square, colour: chess.Color) -> chess.Bitboard:
    closed = board.pieces_mask(chess.PAWN, colour) | _pawn_attacks(board, not colour)
    return _flooded(start, _KING_STEPS, closed=closed, last=board.pawns)


def _flooded(
    start: chess.Square, steps: tuple[tuple[int, int], ...], *, closed: chess.Bitboard, last: chess.Bitboard
) -> chess.Bitboard:
    """Return the squares that a piece with these steps can reach. The piece never enters a square of `closed`, and
    stops at a square of `last`."""
    reached = chess.BB_SQUARES[start]
    waiting = [start]
    while waiting:
        square = waiting.pop()
        for file_step, rank_step in steps:
            file, rank = chess.square_file(square) + file_step, chess.square_rank(square) + rank_step
            if not (0 <= file < 8 and 0 <= rank < 8):
                continue
            target = chess.square(file, rank)
            mask = chess.BB_SQUARES[target]
            if mask & (reached | closed):
                continue
            reached |= mask
            if not mask & last:
                waiting.append(target)
    return reached
