"""Finds the winning paths on the board, for hints, bots and tests. `faults.py` defines a winning path."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from engines.fiar.board import COLOR_OF, LONG_LINES, WIN_LENGTH
from engines.fiar.faults import Board, is_extinguished, path_detail
from engines.fiar.state import Options
from engines.kit.duel.hand_pick import Color


def runs(board: Board, lines: Iterable[tuple[str, ...]] = LONG_LINES) -> Iterator[list[str]]:
    """Yield the circles of each row of chips of one colour, line by line. A row is as long as possible: empty circles do not
    interrupt it, chips of the other colour do. Rows too short for a path are left out."""
    for line in lines:
        run: list[str] = []
        color = None
        for space in line:
            chip = board.get(space)
            if chip is None:
                continue
            if COLOR_OF[chip] != color:
                if len(run) >= WIN_LENGTH:
                    yield run
                run, color = [], COLOR_OF[chip]
            run.append(space)
        if len(run) >= WIN_LENGTH:
            yield run


def paths(board: Board, declarer: Color, options: Options) -> list[tuple[str, ...]]:
    """Return all winning paths of exactly four circles, of either colour."""
    return [
        path
        for run in runs(board)
        for path in combinations(run, WIN_LENGTH)
        if path_detail(board, path, declarer, options) is None
    ]


def has_path(board: Board, declarer: Color, options: Options, lines: Iterable[tuple[str, ...]] = LONG_LINES) -> bool:
    """Return whether these lines contain a winning path."""
    for run in runs(board, lines):
        if options.extinguisher == "declarers_opponent":
            if any(path_detail(board, path, declarer, options) is None for path in combinations(run, WIN_LENGTH)):
                return True
            continue
        (color,) = {COLOR_OF[board[space]] for space in run}
        named = frozenset(run)
        good = sum(not is_extinguished(board, space, named, color, declarer, options) for space in run)
        if good >= WIN_LENGTH:
            return True
    return False
