"""What a bot can tell from a position: material, squares, what hangs after a move. Two plies deep, captures only."""

from collections.abc import Sequence

import chess

from engines.ajedrez.board import after, board_of, halfmoves, legal_moves, repetitions, white_to_move
from engines.ajedrez.state import FIGURES
from engines.ajedrez.touch import allowed_moves
from engines.kit.chance import Chance

_WORTH = {chess.PAWN: 100, chess.KNIGHT: 320, chess.BISHOP: 330, chess.ROOK: 500, chess.QUEEN: 900, chess.KING: 0}
_MATE = 1_000_000
_LUCK = 12


def is_to_move(fen: str, white: bool) -> bool:
    return white_to_move(fen) == white


def has_moves(fen: str) -> bool:
    return bool(legal_moves(fen))


def balance(fen: str, white: bool) -> int:
    """Material of a side less the other's, in centipawns."""
    return _material(board_of(fen), white)


def is_fifty(fen: str) -> bool:
    return halfmoves(fen) >= FIGURES["fifty_halfmoves"]


def is_threefold(start_fen: str, moves: Sequence[str]) -> bool:
    return repetitions(start_fen, moves) >= FIGURES["repetition"]


def is_last_illegal(start_fen: str, moves: Sequence[str]) -> bool:
    """Whether the last of the moves was none that the rules know."""
    fen = start_fen
    for uci in moves[:-1]:
        fen = after(fen, uci)
    return moves[-1] not in legal_moves(fen)


def best_move(fen: str, touched: tuple[str, ...], chance: Chance) -> str | None:
    """The most promising of the moves that obey the touches; a little luck decides between equals."""
    moves = allowed_moves(fen, touched)
    if not moves:
        return None
    board = board_of(fen)
    is_late = chess.popcount(board.occupied) < 12
    order = chance.shuffle(moves)
    return max(order, key=lambda uci: _prospect(board, chess.Move.from_uci(uci), is_late) + order.index(uci) % _LUCK)


def _prospect(board: chess.Board, move: chess.Move, is_late: bool) -> int:
    """What the side to move stands to gain: material and a better square, less the best capture of the reply."""
    side, piece = board.turn, board.piece_type_at(move.from_square)
    assert piece is not None
    before = _material(board, side)
    better = _place(piece, move.to_square, side, is_late) - _place(piece, move.from_square, side, is_late)
    castles = 40 if board.is_castling(move) else 0
    board.push(move)
    replies = list(board.legal_moves)
    if board.is_insufficient_material() or (not replies and not board.is_check()):
        prospect = -before
    elif not replies:
        prospect = _MATE
    else:
        danger = max(_loss(board, reply, side) for reply in replies)
        # Fewer replies for the other king: what little it takes to drive a bare king to the edge.
        tight = max(0, 30 - len(replies)) if is_late else 0
        prospect = _material(board, side) - before + better + castles + tight - danger
    board.pop()
    return prospect


def _loss(board: chess.Board, reply: chess.Move, side: chess.Color) -> int:
    """What a reply takes from the side, less what the side can take back."""
    taken, taker = board.piece_type_at(reply.to_square), board.piece_type_at(reply.from_square)
    gain = _WORTH[reply.promotion] - _WORTH[chess.PAWN] if reply.promotion else 0
    if taken is None or taker is None:
        return gain
    back = _WORTH[taker] if board.is_attacked_by(side, reply.to_square) else 0
    return max(0, _WORTH[taken] + gain - back)


def _material(board: chess.Board, side: chess.Color) -> int:
    return sum(
        worth * (chess.popcount(board.pieces_mask(piece, side)) - chess.popcount(board.pieces_mask(piece, not side)))
        for piece, worth in _WORTH.items()
    )


def _place(piece: chess.PieceType, square: chess.Square, side: chess.Color, is_late: bool) -> int:
    """How well a piece stands: pawns forward, the others towards the middle, the king at home until the board is bare."""
    file, rank = chess.square_file(square), chess.square_rank(square)
    forward = rank if side == chess.WHITE else 7 - rank
    middle = 6 - (abs(2 * file - 7) + abs(2 * rank - 7)) // 2
    if piece == chess.PAWN:
        return forward * forward * (3 if is_late else 1) + (8 if 2 <= file <= 5 and forward in (3, 4) else 0)
    if piece == chess.KING:
        return middle * 5 if is_late else -forward * 15
    return middle * {chess.KNIGHT: 8, chess.BISHOP: 5, chess.ROOK: 1, chess.QUEEN: 2}[piece]
