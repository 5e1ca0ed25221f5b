"""The bot's evaluation of a move: material, squares, and the rival's best capture in reply. The deep bot also searches its
most promising moves further."""

from collections.abc import Iterable, Sequence

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
    """Return the material of a side minus the other side's, in centipawns."""
    return _material(board_of(fen), white)


def is_fifty(fen: str) -> bool:
    return halfmoves(fen) >= FIGURES["fifty_halfmoves"]


def is_threefold(start_fen: str, moves: Sequence[str]) -> bool:
    return repetitions(start_fen, moves) >= FIGURES["repetition"]


def is_last_illegal(start_fen: str, moves: Sequence[str]) -> bool:
    """Return whether the last move was illegal."""
    fen = start_fen
    for uci in moves[:-1]:
        fen = after(fen, uci)
    return moves[-1] not in legal_moves(fen)


def best_move(fen: str, touched: tuple[str, ...], chance: Chance) -> str | None:
    """Return the most promising of the moves that the touched pieces allow. Chance decides between nearly equal moves."""
    moves = allowed_moves(fen, touched)
    if not moves:
        return None
    promising = _promising(board_of(fen), chance.shuffle(moves))
    lucky = {uci: worth + number % _LUCK for number, (uci, worth) in enumerate(promising.items())}
    return max(lucky, key=lucky.__getitem__)


def _promising(board: chess.Board, moves: Iterable[str]) -> dict[str, int]:
    """Return a quick estimate of each move, in the given order, in centipawns."""
    is_late = chess.popcount(board.occupied) < 12
    return {uci: _prospect(board, chess.Move.from_uci(uci), is_late) for uci in moves}


DEEP_NODES = 3_000
"""Maximum number of positions that the deep bot searches for each move."""
_PLIES = 3
_KEPT = 10
"""Number of promising moves that the deep bot searches."""


def deep_move(fen: str, touched: tuple[str, ...], chance: Chance) -> str | None:
    """Return the best of the most promising moves. The search follows captures to their end and examines at most `DEEP_NODES`
    positions."""
    moves = allowed_moves(fen, touched)
    if not moves:
        return None
    board = board_of(fen)
    promising = _promising(board, chance.shuffle(moves))
    ranked = sorted(promising, key=lambda uci: -promising[uci])[:_KEPT]
    best, most = ranked[0], -2 * _MATE
    left = [0]
    for number, uci in enumerate(ranked):
        left[0] += DEEP_NODES // len(ranked)
        board.push(chess.Move.from_uci(uci))
        worth = -_searched(board, _PLIES - 1, -2 * _MATE, -most, left)
        board.pop()
        # Among nearly equal moves, keep the more promising move, which comes first.
        if worth > most + (0 if number == 0 else _LUCK):
            best, most = uci, worth
    return best


def _searched(board: chess.Board, plies: int, low: int, high: int, left: list[int]) -> int:
    """Return the score, in centipawns, that the side to move can reach. `plies`: number of half-moves to search. `left`: number
    of positions that the search may still examine. When either number is used up, the search considers only captures, and
    moves out of a check."""
    left[0] -= 1
    if board.is_insufficient_material() or board.is_repetition(2):
        return 0
    is_quiet = plies <= 0 or left[0] <= 0
    if not any(board.generate_legal_moves()):
        return -_MATE - plies if board.is_check() else 0
    best = -2 * _MATE
    if is_quiet and not board.is_check():
        best = _standing(board)
        if best >= high or plies < -4 or left[0] <= -200:
            return best
        moves = _captures(board)
    elif is_quiet and (plies < -4 or left[0] <= -200):
        return _standing(board)
    else:
        moves = list(board.legal_moves)
    moves.sort(key=lambda move: -_taking(board, move))
    for move in moves:
        board.push(move)
        worth = -_searched(board, plies - 1, -high, -max(low, best), left)
        board.pop()
        best = max(best, worth)
        if best >= high:
            break
    return best


def _captures(board: chess.Board) -> list[chess.Move]:
    """Return captures and promotions, in the order of the library's legal moves."""
    moves = list(board.generate_legal_moves(to_mask=board.occupied_co[not board.turn]))
    on_seventh = board.pawns & board.occupied_co[board.turn] & (chess.BB_RANK_7 if board.turn else chess.BB_RANK_2)
    if on_seventh:
        moves += board.generate_legal_moves(on_seventh, ~board.occupied & (chess.BB_RANK_8 if board.turn else chess.BB_RANK_1))
    if board.ep_square:
        moves += board.generate_legal_ep()
    return moves


def _taking(board: chess.Board, move: chess.Move) -> int:
    """Return the sort key of a move. Captures of valuable pieces by cheap pieces come first."""
    taken, taker = board.piece_type_at(move.to_square), board.piece_type_at(move.from_square)
    return (10 * _WORTH[taken] - _WORTH[taker or chess.PAWN] if taken else 0) + (
        _WORTH[move.promotion] if move.promotion else 0
    )


def _standing(board: chess.Board) -> int:
    """Return the value of the material and squares of the side to move, minus the other side's value."""
    is_late = chess.popcount(board.occupied) < 12
    total = 0
    for piece, of_white, of_black in _STANDING[is_late]:
        for square in chess.scan_forward(board.pieces_mask(piece, chess.WHITE)):
            total += of_white[square]
        for square in chess.scan_forward(board.pieces_mask(piece, chess.BLACK)):
            total -= of_black[square]
    return total if board.turn == chess.WHITE else -total


def _prospect(board: chess.Board, move: chess.Move, is_late: bool) -> int:
    """Return the expected gain of the side to move: captured material and a better square, minus the rival's best capture in
    reply."""
    side, piece = board.turn, board.piece_type_at(move.from_square)
    assert piece is not None
    before = _material(board, side)
    better = _place(piece, move.to_square, side, is_late) - _place(piece, move.from_square, side, is_late)
    castles = 40 if board.is_castling(move) else 0
    board.push(move)
    has_reply = any(board.generate_legal_moves())
    if board.is_insufficient_material() or (not has_reply and not board.is_check()):
        prospect = -before
    elif not has_reply:
        prospect = _MATE
    else:
        danger = max((_loss(board, reply, side) for reply in _captures(board)), default=0)
        # Prefer moves that leave the other king few replies: they drive a bare king to the edge.
        tight = max(0, 30 - board.legal_moves.count()) if is_late else 0
        prospect = _material(board, side) - before + better + castles + tight - danger
    board.pop()
    return prospect


def _loss(board: chess.Board, reply: chess.Move, side: chess.Color) -> int:
    """Return the side's loss by a rival's reply, minus the value of the piece that the side can capture in return."""
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
    """Return the value of a piece's square. Pawns should be advanced and other pieces near the middle. The king should stay on
    its first rank while there are many pieces."""
    file, rank = chess.square_file(square), chess.square_rank(square)
    forward = rank if side == chess.WHITE else 7 - rank
    middle = 6 - (abs(2 * file - 7) + abs(2 * rank - 7)) // 2
    if piece == chess.PAWN:
        return forward * forward * (3 if is_late else 1) + (8 if 2 <= file <= 5 and forward in (3, 4) else 0)
    if piece == chess.KING:
        return middle * 5 if is_late else -forward * 15
    return middle * {chess.KNIGHT: 8, chess.BISHOP: 5, chess.ROOK: 1, chess.QUEEN: 2}[piece]


def _worths(piece: chess.PieceType, side: chess.Color, is_late: bool) -> tuple[int, ...]:
    return tuple(_WORTH[piece] + _place(piece, square, side, is_late) for square in chess.SQUARES)


_STANDING = {
    is_late: [(piece, _worths(piece, chess.WHITE, is_late), _worths(piece, chess.BLACK, is_late)) for piece in _WORTH]
    for is_late in (False, True)
}
"""The values of squares. Key: `is_late`, True if few pieces are left. Value: for each kind of piece, its worth by
square for White and for Black."""
