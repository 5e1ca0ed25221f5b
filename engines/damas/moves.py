"""The movement of pieces: steps, jumps, whole moves, and their results. Rule: `damas.step`, `damas.jump`.

A move is a path of squares. Jumped pieces stay on the board until the end of the move, and a move cannot jump a piece
twice. Jumped pieces never block a landing square, because a jumping piece lands only on every second row, and jumped pieces
are on the other rows (rulebook part 11, g).
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from engines.damas.board import COLUMN, CROWNED_AT, EMPTY, JUMPS, KINGS, OWN, ROW, STEPS

Path: TypeAlias = tuple[int, ...]


@lru_cache(maxsize=4096)
def legal_paths(board: str, black: bool) -> tuple[Path, ...]:
    """Return all faultless moves of a side, in rising order: complete captures if there are any, else steps.

    Rule: `damas.capture`. The side may choose among the captures.
    """
    return captures(board, black) or tuple(
        (place + 1, to + 1)
        for place, piece in enumerate(board)
        if piece in OWN[black]
        for to in sorted(STEPS[piece][place])
        if board[to] == EMPTY
    )


@lru_cache(maxsize=4096)
def captures(board: str, black: bool) -> tuple[Path, ...]:
    """Return all captures of a side, each to its end, in rising order."""
    own, rivals = OWN[black], OWN[not black]
    found: list[Path] = []
    for place, piece in enumerate(board):
        if piece in own:
            for over, to in JUMPS[piece][place]:
                if board[over] in rivals and board[to] == EMPTY:
                    found += _ends(board, piece, (place, to), (over,))
    return tuple(sorted(found))


def _ends(board: str, piece: str, places: tuple[int, ...], taken: tuple[int, ...]) -> Iterator[Path]:
    """Yield every way to complete a capture that has reached the last of these places. `taken`: the places of the pieces that
    it has already jumped."""
    on = list(_onward(board, piece, places, taken))
    if not on:
        yield tuple(place + 1 for place in places)
    for over, to in on:
        yield from _ends(board, piece, (*places, to), (*taken, over))


def _onward(board: str, piece: str, places: tuple[int, ...], taken: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    at, start = places[-1], places[0]
    if at in CROWNED_AT[piece]:
        return
    rivals = OWN[piece in "wW"]
    for over, to in JUMPS[piece][at]:
        if board[over] in rivals and over not in taken and (board[to] == EMPTY or to == start):
            yield over, to


def is_jump(path: Path) -> bool:
    """Return whether a path jumps. A step moves only to the next row."""
    return abs(ROW[path[1] - 1] - ROW[path[0] - 1]) != 1


def jumped(path: Path) -> Path:
    """Return the squares that a path jumps over, in order; none for a step."""
    if not is_jump(path):
        return ()
    return tuple(_MIDDLES[start - 1, to - 1] + 1 for start, to in pairwise(path))


_MIDDLES = {(place, to): over for place, jumps in enumerate(JUMPS[KINGS[True]]) for over, to in jumps}
"""For two places that are a jump apart, the place between them."""


def goes_on(board: str, path: Path) -> bool:
    """Return whether the piece that jumped along the path could jump once more."""
    places = tuple(square - 1 for square in path)
    taken = tuple(square - 1 for square in jumped(path))
    return next(_onward(board, board[places[0]], places, taken), None) is not None


def is_crowned(board: str, path: Path) -> bool:
    """Return whether the move makes a king."""
    return path[-1] - 1 in CROWNED_AT[board[path[0] - 1]]


def after(board: str, path: Path) -> str:
    """Return the board after a possible move, without the jumped pieces and with a man on the last row crowned."""
    signs = list(board)
    piece = signs[path[0] - 1]
    signs[path[0] - 1] = EMPTY
    for square in jumped(path):
        signs[square - 1] = EMPTY
    signs[path[-1] - 1] = piece.upper() if is_crowned(board, path) else piece
    return "".join(signs)


def can_move(board: str, square: int) -> bool:
    """Return whether the piece on a square could step or jump. The duty to capture with another piece does not matter."""
    place = square - 1
    piece = board[place]
    if any(board[to] == EMPTY for to in STEPS[piece][place]):
        return True
    return next(_onward(board, piece, (place,), ()), None) is not None


@lru_cache(maxsize=2048)
def obstacle(board: str, black: bool, path: Path) -> str | None:
    """Return the refusal code if the side's piece cannot take this path on the board; else None. Rule: part 4, section
    "Checking", 3 and 4."""
    places = tuple(square - 1 for square in path)
    piece = board[places[0]]
    if len(places) == 2 and abs(ROW[places[1]] - ROW[places[0]]) == 1:
        return _step_obstacle(board, piece, *places)
    taken: set[int] = set()
    for start, to in pairwise(places):
        if start != places[0] and start in CROWNED_AT[piece]:
            return "crowned_stops"
        if abs(ROW[to] - ROW[start]) != 2 or abs(COLUMN[to] - COLUMN[start]) != 2:
            return "not_diagonal"
        over = _MIDDLES[start, to]
        if (over, to) not in JUMPS[piece][start]:
            return "backwards"
        if board[to] != EMPTY and to != places[0]:
            return "occupied"
        if board[over] not in OWN[not black]:
            return "nothing_to_jump"
        if over in taken:
            return "jumped_twice"
        taken.add(over)
    return None


def _step_obstacle(board: str, piece: str, start: int, to: int) -> str | None:
    if abs(COLUMN[to] - COLUMN[start]) != 1:
        return "not_diagonal"
    if to not in STEPS[piece][start]:
        return "backwards"
    return "occupied" if board[to] != EMPTY else None


def perft(board: str, black: bool, depth: int) -> int:
    """Return the number of sequences of `depth` moves, which tests compare with known numbers. A cache avoids searching a
    position twice."""
    known: dict[tuple[str, int], int] = {}

    def count(board: str, black: bool, depth: int) -> int:
        key = board, depth
        if key not in known:
            known[key] = (
                _number(board, black)
                if depth == 1
                else sum(count(after(board, path), not black, depth - 1) for path in legal_paths.__wrapped__(board, black))
            )
        return known[key]

    return count(board, black, depth)


def _number(board: str, black: bool) -> int:
    """Return the number of legal moves of a side."""
    takes = captures.__wrapped__(board, black)
    if takes:
        return len(takes)
    own = OWN[black]
    return sum(board[to] == EMPTY for place, piece in enumerate(board) if piece in own for to in STEPS[piece][place])
