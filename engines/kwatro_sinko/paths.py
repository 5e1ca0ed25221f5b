"""Finds the winning paths on the board, for hints, bots and tests. `faults.py` defines a winning path."""

from itertools import combinations

from engines.kit.relocation.chips import Places
from engines.kwatro_sinko.board import CHIPS, NET, PARITY_OF, TARGETS, WIN_LENGTH, Parity
from engines.kwatro_sinko.faults import Board, is_off_numbers, is_winning, sentence_of
from engines.kwatro_sinko.state import Options, on_board

_LINES = tuple(line for line in NET.lines if len(line) >= WIN_LENGTH)
_TRIPLES = frozenset(
    frozenset(chips)
    for chips in combinations(CHIPS.ids, WIN_LENGTH)
    if len({PARITY_OF[chip] for chip in chips}) == 2
    and sentence_of(dict(zip(chips, chips, strict=True)), chips).result in TARGETS
)
"""Sets of three chips of both parities whose total wins. Most rows of three chips are not in this table, so the search can skip
them."""


def paths(board: Board, declarer: Parity, options: Options) -> list[tuple[str, ...]]:
    """Return all winning paths on the board: three neighbouring chips of a line with the right colours and total."""
    found: list[tuple[str, ...]] = []
    for line in _LINES:
        held = [space for space in line if space in board]
        rows = zip(*(held[first:] for first in range(WIN_LENGTH)), strict=False)
        likely = (row for row in rows if frozenset(board[space] for space in row) in _TRIPLES)
        found += [path for path in likely if is_winning(board, path, declarer, options)]
    return found


def can_declare(places: Places, declarer: Parity, options: Options) -> bool:
    """Return whether a seat of that parity would win by declaring, if it held the flag."""
    return is_off_numbers(places, declarer) and bool(paths(on_board(places), declarer, options))
