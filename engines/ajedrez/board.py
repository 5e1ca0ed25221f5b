"""Positions, based on the package `chess`.

Only this file, `ending/can_mate.py`, the export and the reader (`record/pgn.py`, `record/read_text.py`), the facts of a fault
(`facts.py`) and the bot's evaluation (`evaluation.py`) import that package.

A position is a FEN text and a move is a UCI text. After an illegal move the library may call the capture of a king legal;
this module never does.
"""

from collections.abc import Iterator, Sequence
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
_NUMBERS = {name: number for number, name in enumerate(chess.SQUARE_NAMES)}
_PLACES = {name: number ^ 56 for name, number in _NUMBERS.items()}
"""The places of the squares in the text of `_cells`, which begins with a8."""
_RIGHTS = (("K", chess.BB_H1), ("Q", chess.BB_A1), ("k", chess.BB_H8), ("q", chess.BB_A8))
_GAPS = tuple((str(size), "." * size) for size in range(8, 0, -1))
_MAX_BOARDS = 512
_boards: dict[str, chess.Board] = {}
"""The boards of recent positions. `after` also stores the board after its move here, because reading a FEN takes much
longer."""


def shared_board(fen: str) -> chess.Board:
    """Return the board of a position. The caller must not change it."""
    board = _boards.get(fen)
    return _kept(fen, chess.Board(fen)) if board is None else board


def _kept(fen: str, board: chess.Board) -> chess.Board:
    if len(_boards) >= _MAX_BOARDS:
        for old in list(_boards)[: _MAX_BOARDS // 2]:
            _boards.pop(old, None)
    _boards[fen] = board
    return board


@lru_cache(maxsize=512)
def _cells(fen: str) -> str:
    """Return the 64 squares of a position in a FEN's order, with a dot for an empty square."""
    cells = fen.partition(" ")[0].replace("/", "")
    for digit, dots in _GAPS:
        cells = cells.replace(digit, dots)
    return cells


def board_of(fen: str) -> chess.Board:
    """Return a new board that the caller may change."""
    return shared_board(fen).copy(stack=False)


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
    return " w " in fen


def halfmoves(fen: str) -> int:
    """Return the half-moves since the last capture or pawn move."""
    return shared_board(fen).halfmove_clock


def piece_at(fen: str, square: str) -> str | None:
    """Return the FEN letter of the piece on a square (`K` … `p`, upper case for White); None for an empty square."""
    piece = _cells(fen)[_PLACES[square]]
    return None if piece == "." else piece


def is_square(text: str) -> bool:
    return text in chess.SQUARE_NAMES


def is_white(piece: str) -> bool:
    return piece.isupper()


@lru_cache(maxsize=512)
def legal_moves(fen: str) -> tuple[str, ...]:
    """Return all legal moves, in alphabetical order."""
    return tuple(sorted(move.uci() for move in _legal(shared_board(fen))))


def _legal(board: chess.Board) -> Iterator[chess.Move]:
    king = board.king(not board.turn)
    return (move for move in board.generate_legal_moves() if move.to_square != king)


@lru_cache(maxsize=512)
def is_legal(fen: str, uci: str) -> bool:
    """Return whether a well-formed move is one of the `legal_moves`, without building the list of all legal moves."""
    board, move = shared_board(fen), _move(uci)
    own = board.occupied_co[board.turn] & chess.BB_SQUARES[move.to_square]
    return not own and move.to_square != board.king(not board.turn) and board.is_legal(move)


def _move(uci: str) -> chess.Move:
    promotion = chess.PIECE_SYMBOLS.index(uci[4]) if len(uci) == 5 else None
    return chess.Move(_NUMBERS[uci[:2]], _NUMBERS[uci[2:4]], promotion)


def start_named(fen: str, uci: str) -> str:
    """Return the part of the start square that the text of a legal move must name: its file, its rank, both, or nothing. The
    text names such a part if another piece of the same kind could make a legal move to the same square."""
    board, move = shared_board(fen), _move(uci)
    kind = board.piece_type_at(move.from_square)
    assert kind is not None
    alike = board.pieces_mask(kind, board.turn) & ~chess.BB_SQUARES[move.from_square]
    near = alike and alike & board.attackers_mask(board.turn, move.to_square)
    others = [chess.SQUARE_NAMES[start] for start in chess.scan_forward(near)]
    others = [start for start in others if is_legal(fen, start + uci[2:4])]
    if not others:
        return ""
    has_file, has_rank = (any(start[place] == uci[place] for start in others) for place in (0, 1))
    return (uci[0] if has_rank or not has_file else "") + (uci[1] if has_file else "")


def unguarding_moves(fen: str) -> tuple[str, ...]:
    """Return the moves that are illegal only because the mover's own king is in check after them, in alphabetical order."""
    board = shared_board(fen)
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


@lru_cache(maxsize=1024)
def after(fen: str, uci: str) -> str:
    """Return the position after a move that captures no king and no own piece. In an illegal move, the pieces move as a hand
    would move them."""
    board = board_of(fen)
    move = _move(uci)
    if is_legal(fen, uci):
        board.push(move)
        board.clear_stack()
    else:
        _push_by_hand(board, fen, move)
    if not board.has_legal_en_passant():
        board.ep_square = None
    board.castling_rights = board.clean_castling_rights()
    made = _written(board, shared_board(fen), _cells(fen))
    _kept(made, board)
    return made


def _written(board: chess.Board, before: chess.Board, cells: str) -> str:
    """Return the FEN of a board, as the library writes it. `before`, `cells`: the board before the move and its squares
    (`_cells`). For a square that the move changed, this function reads `board`; for any other square it uses `cells`."""
    changed = 0
    for mask, old in zip(_masks(board), _masks(before), strict=True):
        changed |= mask ^ old
    now = list(cells)
    for square in chess.scan_forward(changed):
        piece = board.piece_at(square)
        now[square ^ 56] = piece.symbol() if piece else "."
    text = "".join(now)
    placement = "/".join([text[row : row + 8] for row in range(0, 64, 8)])
    for digit, dots in _GAPS:
        placement = placement.replace(dots, digit)
    rights = "".join([letter for letter, corner in _RIGHTS if board.castling_rights & corner]) or "-"
    passant = "-" if board.ep_square is None else chess.SQUARE_NAMES[board.ep_square]
    return f"{placement} {'w' if board.turn else 'b'} {rights} {passant} {board.halfmove_clock} {board.fullmove_number}"


def _masks(board: chess.Board) -> tuple[chess.Bitboard, ...]:
    return (*board.occupied_co, board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)


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
    board.halfmove_clock = 0 if taken or piece.piece_type == chess.PAWN else board.halfmove_clock + 1
    board.fullmove_number += piece.color == chess.BLACK
    board.turn = not board.turn


@lru_cache(maxsize=512)
def ending(fen: str) -> Ending | None:
    """Return the ending that this position causes without a claim; None if the game continues. Repetition and fifty moves need
    a claim."""
    board = shared_board(fen)
    if board.is_insufficient_material():
        return "dead_position"
    if any(_legal(board)):
        return None
    return "checkmate" if board.is_check() else "stalemate"


def is_dead(fen: str) -> bool:
    """Return whether the material proves that neither side can mate."""
    return shared_board(fen).is_insufficient_material()


def is_check(fen: str) -> bool:
    return shared_board(fen).is_check()


def checkers(fen: str) -> tuple[str, ...]:
    """Return the squares of the pieces that give check to the side to move."""
    return tuple(map(chess.square_name, shared_board(fen).checkers()))


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
