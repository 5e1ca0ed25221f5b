"""Positions, based on the package `chess`.

Only this file, `ending/can_mate.py`, the export and the reader (`record/pgn.py`, `record/read_text.py`), the facts of a fault
(`facts.py`) and the bot's evaluation (`evaluation.py`) import that package.

A position is a FEN text and a move is a UCI text. After an illegal move the library may call the capture of a king legal;
this module never does.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

import chess

STANDARD = chess.STARTING_FEN
MAX_FEN_LENGTH = 100
MAX_COUNTED = 9_999
"""Maximum counter in the FEN of a game's first position."""
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
    """Return a new board that the caller may change."""
    return _parsed(fen).copy(stack=False)


def is_playable(fen: str) -> bool:
    """Return whether a game can start from this FEN. The FEN must be well-formed, with one king for each side, no pawn
    on a last rank, and counters up to `MAX_COUNTED`."""
    if len(fen) > MAX_FEN_LENGTH:
        return False
    try:
        board = chess.Board(fen)
    except ValueError:
        return False
    return not board.status() & _UNPLAYABLE and max(board.halfmove_clock, board.fullmove_number) <= MAX_COUNTED


def normal(fen: str) -> str:
    """Return the position's FEN in the form that this engine writes."""
    return board_of(fen).fen()


def is_standard(fen: str) -> bool:
    """Return whether this is the initial position of chess. The counters of the FEN do not matter."""
    return _key(fen) == _key(STANDARD)


def white_to_move(fen: str) -> bool:
    return fen.split(" ", 2)[1] == "w"


def halfmoves(fen: str) -> int:
    """Return the half-moves since the last capture or pawn move."""
    return _parsed(fen).halfmove_clock


def piece_at(fen: str, square: str) -> str | None:
    """Return the FEN letter of the piece on a square (`K` … `p`, upper case for White); None for an empty square."""
    piece = _parsed(fen).piece_at(chess.parse_square(square))
    return piece.symbol() if piece else None


def is_square(text: str) -> bool:
    return text in chess.SQUARE_NAMES


def is_white(piece: str) -> bool:
    return piece.isupper()


@lru_cache(maxsize=512)
def legal_moves(fen: str) -> tuple[str, ...]:
    """Return all legal moves, in alphabetical order."""
    board = _parsed(fen)
    king = board.king(not board.turn)
    return tuple(sorted(move.uci() for move in board.legal_moves if move.to_square != king))


def unguarding_moves(fen: str) -> tuple[str, ...]:
    """Return the moves that are illegal only because they leave or put the mover's own king in check, in alphabetical order."""
    board = _parsed(fen)
    king = board.king(not board.turn)
    return tuple(sorted(move.uci() for move in board.pseudo_legal_moves if move.to_square != king and not board.is_legal(move)))


def captured_square(fen: str, uci: str) -> str | None:
    """Return the square of the captured piece; None if the move captures nothing.

    A pawn that moves diagonally from its 5th to its 6th rank onto an empty square captures en passant. The captured pawn is
    then next to the target square.
    """
    target = uci[2:4]
    if piece_at(fen, target):
        return target
    pawn = piece_at(fen, uci[:2])
    shaped = (pawn, uci[1], uci[3]) in (("P", "5", "6"), ("p", "4", "3")) and abs(ord(uci[0]) - ord(uci[2])) == 1
    beside = uci[2] + uci[1]
    return beside if shaped and piece_at(fen, beside) == ("p" if pawn == "P" else "P") else None


def castling_rook(fen: str, uci: str) -> str | None:
    """Return the corner square of the rook in a castling move; None for another move."""
    corner = _CASTLING_ROOKS.get(uci)
    if corner is None:
        return None
    king, rook = ("K", "R") if corner[1] == "1" else ("k", "r")
    return corner if piece_at(fen, uci[:2]) == king and piece_at(fen, corner) == rook else None


def reaches_last_rank(fen: str, uci: str) -> bool:
    """Return whether the moved piece is a pawn and the target is on its last rank."""
    return (piece_at(fen, uci[:2]), uci[3]) in (("P", "8"), ("p", "1"))


@lru_cache(maxsize=4096)
def after(fen: str, uci: str) -> str:
    """Return the position after a move that captures no king. In an illegal move, the pieces move as a hand would move them."""
    board = board_of(fen)
    move = chess.Move.from_uci(uci)
    if board.is_legal(move):
        board.push(move)
    else:
        _push_by_hand(board, fen, move)
    return board.fen()


def _push_by_hand(board: chess.Board, fen: str, move: chess.Move) -> None:
    """Make an illegal move as a player's hand would make it. Rule: part 4, Which illegal moves are "possible"."""
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
    """Return the ending that this position causes without a claim; None if the game continues. Repetition and fifty moves need
    a claim."""
    board = _parsed(fen)
    if board.is_insufficient_material():
        return "dead_position"
    if legal_moves(fen):
        return None
    return "checkmate" if board.is_check() else "stalemate"


def is_dead(fen: str) -> bool:
    """Return whether the material proves that neither side can mate."""
    return _parsed(fen).is_insufficient_material()


def is_check(fen: str) -> bool:
    return _parsed(fen).is_check()


def repetitions(start_fen: str, moves: Sequence[str]) -> int:
    """Return how many times the position after the moves has occurred, including this time. Rule: part 6, `claim_draw`,
    threefold."""
    fens = [start_fen]
    for uci in moves:
        fens.append(after(fens[-1], uci))
    last = _key(fens[-1])
    return sum(_key(fen) == last for fen in fens)


def _key(fen: str) -> str:
    # FENs without counters are equal for equal positions: a FEN contains only castling rights that the pieces allow,
    # and an en passant square only if the capture is legal.
    return fen.rsplit(" ", 2)[0]
