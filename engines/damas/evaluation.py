"""The bot's evaluation of a position: material, the progress of the men, and a search of the next moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import getitem

from engines.damas.board import COLUMN, EMPTY, ROW
from engines.damas.moves import Path, after, legal_paths
from engines.kit.chance import Chance

_MAN, _KING = 100, 160
_LOST = 100_000
_WORST = -2 * _LOST
"""Less than the score of any position."""
_DEPTH = 4
_MAX_NODES = 260
_LUCK = 4


def margin(board: str, black: bool) -> int:
    """Return a side's material minus the other side's; a man is worth 100."""
    worth = _MAN * (board.count("b") - board.count("w")) + _KING * (board.count("B") - board.count("W"))
    return worth if black else -worth


def _worth(place: int, piece: str) -> int:
    """Return the value, for Black, of a piece on a place. Men should be advanced, but some should guard the last row; kings
    should be near the middle."""
    middle = 3 - abs(2 * COLUMN[place] - 7) // 2
    if piece in "BW":
        return _KING + 2 * (middle + 3 - abs(2 * ROW[place] - 7) // 2)
    row = ROW[place] if piece == "b" else 7 - ROW[place]
    return _MAN + (7 if row == 0 else 2 * row) + middle


_WORTH = tuple(
    {EMPTY: 0, **{piece: _worth(place, piece) * (1 if piece in "bB" else -1) for piece in "bwBW"}} for place in range(len(ROW))
)
"""For each place: piece → its value on that place, positive for Black's pieces."""


def _judged(board: str, black: bool) -> int:
    total = sum(map(getitem, _WORTH, board))
    # The side that is ahead prefers trades: with fewer pieces an advantage counts more.
    total += margin(board, True) * (24 - len(board) + board.count(EMPTY)) // 24
    return total if black else -total


@dataclass(frozen=True)
class Depth:
    """The search depth of a level: number of plies, and maximum number of positions per decision."""

    plies: int
    nodes: int


USUAL_DEPTH = Depth(_DEPTH, _MAX_NODES)
DEEP = Depth(7, 6_000)


def best_path(board: str, black: bool, paths: Sequence[Path], chance: Chance, depth: Depth = USUAL_DEPTH) -> Path | None:
    """Return the most promising move; None if there is no move. Chance decides between nearly equal moves."""
    if len(paths) <= 1:
        return paths[0] if paths else None
    budget = _Budget()
    best, most = None, _WORST
    order = chance.shuffle(tuple(paths))
    for number, path in enumerate(order):
        budget.nodes = depth.nodes * (number + 1) // len(order)
        worth = -_searched(after(board, path), not black, depth.plies - 1, _WORST, -most + _LUCK, budget)
        if worth > most + (_LUCK if best is not None else 0):
            best, most = path, worth
    return best


class _Budget:
    """Number of positions that the search may still examine."""

    def __init__(self) -> None:
        self.nodes = 0
        self.spent = 0


def _searched(board: str, black: bool, depth: int, low: int, high: int, budget: _Budget) -> int:
    """Return the score that the side to move can reach. The search continues through captures beyond `depth`, so that it never
    stops within an exchange of pieces."""
    budget.spent += 1
    paths = legal_paths(board, black)
    if not paths:
        return -_LOST - depth
    takes = abs(ROW[paths[0][1] - 1] - ROW[paths[0][0] - 1]) != 1
    if (depth <= 0 or budget.spent > budget.nodes) and not (takes and depth > -4):
        return _judged(board, black)
    best = _WORST
    for path in paths:
        worth = -_searched(after(board, path), not black, depth - 1, -high, -max(low, best), budget)
        if worth > best:
            best = worth
        if best >= high:
            break
    return best
