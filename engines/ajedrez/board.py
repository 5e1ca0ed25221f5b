"""Positions, by the package `chess`.

Only this file, `ending/can_mate.py`, the export and the reader (`record/pgn.py`, `record/read_text.py`), the facts of a
fault (`facts.py`) and the bot's judgment (`evaluation.py`) name that package.

A position is a FEN text, a move a UCI text; nothing mutable leaves this file. A king is never taken, so a move that would
take one is no legal move here, whatever the library thinks of the positions that illegal moves leave behind.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

import chess

STANDARD = chess.STARTING_FEN
MAX_FEN_LENGTH = 100
MAX_COUNTED = 9_999
"""No counter of a FEN that a game is set up from is higher."""
Ending: TypeAlias = Literal["checkmate", "stalemate", "dead_position"]

_UNPLAYABLE = (
    chess.STATUS_NO_WHITE_KING | chess.STATUS_NO_BLACK_KING | chess.STATUS_TOO_MANY_KINGS | chess.STATUS_PAWNS_ON_BACKRANK
)
_CASTLING_ROOKS = {"e1g1": "h1", "e1c1": "a1", "e8g8": "h8", "e8c8": "a8"}
_ROOK_TARGETS = {"e1g1": "f1", "e1c1": "d1", "e8g8": "f8", "e8c8": "d8"}


@lru_cache(maxsize=512)
def _parsed(fen: str) -> chess.Board:
    return chess.Board(fen)


def board_of(fen: str) -> chess.Board:
    """A board of one's own."""
    return _parsed(fen).copy(stack=False)


def is_playable(fen: str) -> bool:
    """Whether a game may be set up from this text: well-formed, one king each, no pawn on a last rank, no endless counters."""
    if len(fen) > MAX_FEN_LENGTH:
        return False
    try:
        board = chess.Board(fen)
    except ValueError:
        return False
    return not board.status() & _UNPLAYABLE and max(board.halfmove_clock, board.fullmove_number) <= MAX_COUNTED


def normal(fen: str) -> str:
    """The same position as the engine writes it."""
    return board_of(fen).fen()


def is_standard(fen: str) -> bool:
    """Whether this is the first position of a game, whatever its counters say."""
    return _key(fen) == _key(STANDARD)


def white_to_move(fen: str) -> bool:
    return fen.split(" ", 2)[1] == "w"


def halfmoves(fen: str) -> int:
    """Half-moves since the last capture or pawn move."""
    return _parsed(fen).halfmove_clock


def piece_at(fen: str, square: str) -> str | None:
    """`K` … `p`, upper case for White; None for an empty square."""
    piece = _parsed(fen).piece_at(chess.parse_square(square))
    return piece.symbol() if piece else None


def is_square(text: str) -> bool:
    return text in chess.SQUARE_NAMES


def is_white(piece: str) -> bool:
    return piece.isupper()


@lru_cache(maxsize=512)
def legal_moves(fen: str) -> tuple[str, ...]:
    """All legal moves, in alphabetical order."""
    board = _parsed(fen)
    king = board.king(not board.turn)
    return tuple(sorted(move.uci() for move in board.legal_moves if move.to_square != king))


def captured_square(fen: str, uci: str) -> str | None:
    """Where the piece stands that the move takes, or None. That of a capture shaped like en passant (own 5th to 6th rank,
    next file, an empty square) stands beside the target."""
    target = uci[2:4]
    if piece_at(fen, target):
        return target
    pawn = piece_at(fen, uci[:2])
    shaped = (pawn, uci[1], uci[3]) in (("P", "5", "6"), ("p", "4", "3")) and abs(ord(uci[0]) - ord(uci[2])) == 1
    beside = uci[2] + uci[1]
    return beside if shaped and piece_at(fen, beside) == ("p" if pawn == "P" else "P") else None


def castling_rook(fen: str, uci: str) -> str | None:
    """The corner of the rook that a castling move takes along, or None if the move is no castling."""
    corner = _CASTLING_ROOKS.get(uci)
    if corner is None:
        return None
    king, rook = ("K", "R") if corner[1] == "1" else ("k", "r")
    return corner if piece_at(fen, uci[:2]) == king and piece_at(fen, corner) == rook else None


def reaches_last_rank(fen: str, uci: str) -> bool:
    """Whether the piece is a pawn and the square on its last rank."""
    return (piece_at(fen, uci[:2]), uci[3]) in (("P", "8"), ("p", "1"))


@lru_cache(maxsize=4096)
def after(fen: str, uci: str) -> str:
    """The position after a move, legal or by hand, that takes no king."""
    board = board_of(fen)
    move = chess.Move.from_uci(uci)
    if board.is_legal(move):
        board.push(move)
    else:
        _push_by_hand(board, fen, move)
    return board.fen()


def _push_by_hand(board: chess.Board, fen: str, move: chess.Move) -> None:
    """An illegal move as a hand makes it. Rule: part 4, What a "possible" illegal move is."""
    uci = move.uci()
    piece = board.piece_at(move.from_square)
    assert piece is not None
    taken = captured_square(fen, uci)
    corner = castling_rook(fen, uci)
    if taken:
        board.remove_piece_at(chess.parse_square(taken))
    board.remove_piece_at(move.from_square)
    board.set_piece_at(move.to_square, chess.Piece(move.promotion or piece.piece_type, piece.color))
    if corner and board.piece_at(chess.parse_square(_ROOK_TARGETS[uci])) is None:
        board.remove_piece_at(chess.parse_square(corner))
        board.set_piece_at(chess.parse_square(_ROOK_TARGETS[uci]), chess.Piece(chess.ROOK, piece.color))
    board.ep_square = None
    board.castling_rights = board.clean_castling_rights()
    board.halfmove_clock = 0 if taken or piece.piece_type == chess.PAWN else board.halfmove_clock + 1
    board.fullmove_number += piece.color == chess.BLACK
    board.turn = not board.turn


@lru_cache(maxsize=512)
def ending(fen: str) -> Ending | None:
    """How the game has ended in this position, by itself. Repetition and fifty moves must be claimed."""
    board = _parsed(fen)
    if board.is_insufficient_material():
        return "dead_position"
    if legal_moves(fen):
        return None
    return "checkmate" if board.is_check() else "stalemate"


def is_dead(fen: str) -> bool:
    """Whether nobody can mate any more, as far as the material shows."""
    return _parsed(fen).is_insufficient_material()


def is_check(fen: str) -> bool:
    return _parsed(fen).is_check()


def repetitions(start_fen: str, moves: Sequence[str]) -> int:
    """How often the position after the moves has stood, itself included. Rule: part 6, `claim_draw`, threefold."""
    fens = [start_fen]
    for uci in moves:
        fens.append(after(fens[-1], uci))
    last = _key(fens[-1])
    return sum(_key(fen) == last for fen in fens)


def _key(fen: str) -> str:
    # Without its counters the FEN has exactly what makes positions the same: it names only castling rights that pieces on
    # their squares allow and an en passant square only where the capture is legal.
    return fen.rsplit(" ", 2)[0]
