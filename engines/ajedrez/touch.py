"""Touched pieces (rulebook part 5, articles 4.3 to 4.5): the moves that remain allowed after a touch."""

from collections.abc import Sequence
from functools import lru_cache

from engines.ajedrez.board import captured_square, castling_rook, is_white, legal_moves, piece_at, white_to_move


@lru_cache(maxsize=512)
def allowed_moves(fen: str, touched: tuple[str, ...]) -> tuple[str, ...]:
    """Return the legal moves that the touched pieces allow, in alphabetical order. If no touch binds, return all legal moves.

    Rule: `ajedrez.touch-move`.
    """
    legal = legal_moves(fen)
    own = tuple(square for square in touched if _is_own(fen, square))
    rivals = tuple(square for square in touched if square not in own)
    if not touched:
        return legal
    if not rivals and _means_castling(fen, own):
        return _of(legal, own[0]) or legal
    if own and rivals:
        takes = tuple(uci for uci in _of(legal, own[0]) if captured_square(fen, uci) == rivals[0])
        if takes:
            return takes
    for place, square in enumerate(touched):
        if square in own:
            moves = _without_castling(fen, _of(legal, square), touched[:place])
        else:
            moves = tuple(uci for uci in legal if captured_square(fen, uci) == square)
        if moves:
            return moves
    return legal


def _is_own(fen: str, square: str) -> bool:
    piece = piece_at(fen, square)
    return piece is not None and is_white(piece) == white_to_move(fen)


def _means_castling(fen: str, own: Sequence[str]) -> bool:
    return len(own) > 1 and piece_at(fen, own[0]) in ("K", "k") and piece_at(fen, own[1]) in ("R", "r")


def _of(legal: Sequence[str], square: str) -> tuple[str, ...]:
    return tuple(uci for uci in legal if uci.startswith(square))


def _without_castling(fen: str, moves: Sequence[str], earlier: Sequence[str]) -> tuple[str, ...]:
    """Return the moves except castling with a rook that the player touched before the king. `earlier`: the squares that the
    player touched before the king. Rule: article 4.4a."""
    return tuple(uci for uci in moves if castling_rook(fen, uci) not in earlier)
