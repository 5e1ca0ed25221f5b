"""The possible places of tiles: free cells, and all places with matching dots at once."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from engines.geominos.tiles import (
    COLS,
    CORNERS,
    COUNTS,
    NUMBERS,
    ROWS,
    SIDES,
    TURNS,
    neighbours,
    sections,
)


class Laid(msgspec.Struct, frozen=True, array_like=True):
    """A tile on the board: its `side`, its rotation by `turn` quarter turns clockwise, and the `row` and `col` of its box's top
    left corner."""

    tile: str
    side: str
    turn: int
    row: int
    col: int
    seat: int | None = None
    """Seat that placed the tile; None for the centre."""

    @property
    def corner(self) -> int:
        return self.row * COLS + self.col


class Ground(NamedTuple):
    """A board as sets of cells: the occupied cells and, for each number of dots, the cells adjacent to a section with that
    number."""

    taken: int
    beside: tuple[int, ...]


@lru_cache(maxsize=512)
def ground(board: tuple[Laid, ...]) -> Ground:
    by_number = [0] * (max(NUMBERS) + 1)
    for laid in board:
        for offset, dots in sections(laid.tile, laid.side, laid.turn):
            by_number[dots] |= 1 << laid.corner + offset
    taken = 0
    for cells in by_number:
        taken |= cells
    return Ground(taken, tuple(map(neighbours, by_number)))


def is_on_board(laid: Laid) -> bool:
    return 0 <= laid.row < ROWS and 0 <= laid.col < COLS and bool(CORNERS >> laid.corner & 1)


def is_free(board: tuple[Laid, ...], laid: Laid) -> bool:
    """Return whether the tile is on the board and covers no cell of another tile."""
    taken = ground(board).taken >> laid.corner
    return not any(taken >> offset & 1 for offset, _dots in sections(laid.tile, laid.side, laid.turn))


def has_match(board: tuple[Laid, ...], laid: Laid) -> bool:
    """Return whether a section of the tile is next to a section with equal dots on the board. Rule:
    `geominos.coincidencia`."""
    beside = ground(board).beside
    return any(beside[dots] >> laid.corner + offset & 1 for offset, dots in sections(laid.tile, laid.side, laid.turn))


def points(laid: Laid) -> int:
    """Return the number of dots on cells that count. Rule: `geominos.puntos`."""
    return sum(dots for offset, dots in sections(laid.tile, laid.side, laid.turn) if COUNTS[laid.corner + offset])


def corners(board: tuple[Laid, ...], tile: str, side: str, turn: int, matching: bool = True) -> int:
    """Return the cells where the top left corner of the turned side's box may be, so that the tile covers only free
    cells.

    With `matching`, return only the cells where the tile has a match; otherwise only those where it has none.
    """
    on = ground(board)
    blocked = matched = 0
    for offset, dots in sections(tile, side, turn):
        blocked |= on.taken >> offset
        matched |= on.beside[dots] >> offset
    return CORNERS & ~blocked & (matched if matching else ~matched)


def has_place(board: tuple[Laid, ...], tiles: Iterable[str]) -> bool:
    """Return whether one of the tiles has a place with a match. Rule: `geominos.sin-lugar`."""
    return any(corners(board, tile, side, turn) for tile in tiles for side in SIDES for turn in TURNS)


def places(board: tuple[Laid, ...], tile: str, seat: int, matching: bool = True) -> Iterator[Laid]:
    """Yield every place of a tile, with or without a match (`matching`)."""
    for side in SIDES:
        for turn in TURNS:
            left = corners(board, tile, side, turn, matching)
            while left:
                lowest = left & -left
                row, col = divmod(lowest.bit_length() - 1, COLS)
                yield Laid(tile, side, turn, row, col, seat)
                left ^= lowest
