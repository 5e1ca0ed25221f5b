"""The tiles and the board of the edition in `board.json`: where tiles touch, where they fit, and which spaces remain.

A set of squares is an integer with one bit for each square, row by row from `A1`. So a question about the whole board, such as
whether a space is left, takes only a few shifts. Outside this file a square is named by its id.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

import msgspec

from engines.kit.chance import Chance
from engines.kit.declaration.edition import read_edition

Two: TypeAlias = tuple[str, str]
Size: TypeAlias = tuple[int, int]
Dice: TypeAlias = tuple[int, int, int]


class _Tile(msgspec.Struct, frozen=True):
    id: str
    low: int
    high: int


class Edition(msgspec.Struct, frozen=True):
    hand: int
    dice: int
    margin: int
    columns: int
    rows: int
    column_letters: str
    tiles: tuple[_Tile, ...]


EDITION = read_edition(__package__, Edition)

FACES = {tile.id: (tile.low, tile.high) for tile in EDITION.tiles}
TILES = tuple(FACES)


class Laid(msgspec.Struct, frozen=True, array_like=True):
    """A tile on the board: `cells` are the squares of its low and of its high face."""

    tile: str
    cells: Two


Board: TypeAlias = tuple[Laid, ...]


class Field(NamedTuple):
    """The geometry of a board. `bit`: square id → its bit; `ids`: bit number → square id; `all`: the set of all
    squares; `first_column` and `last_column`: the squares at the left and at the right edge."""

    columns: int
    bit: dict[str, int]
    ids: tuple[str, ...]
    all: int
    first_column: int
    last_column: int


class Space(NamedTuple):
    """Two adjacent free squares for a tile. The square `at` touches exactly one face of the tiles on the board; the square
    `beyond` touches none. `pips`: the number on that face."""

    at: str
    beyond: str
    pips: int


@cache
def field(size: Size) -> Field:
    """Return the geometry of a board of `size` columns and rows."""
    columns, rows = size
    ids = tuple(f"{EDITION.column_letters[column]}{row + 1}" for row in range(rows) for column in range(columns))
    first = sum(1 << row * columns for row in range(rows))
    bits = {square: 1 << number for number, square in enumerate(ids)}
    return Field(columns, bits, ids, (1 << columns * rows) - 1, first, first << columns - 1)


def _shifted(at: Field, squares: int) -> tuple[int, int, int, int]:
    """Return these squares moved by one step to the right, left, down and up."""
    return (
        (squares & ~at.last_column) << 1,
        (squares & ~at.first_column) >> 1,
        (squares << at.columns) & at.all,
        squares >> at.columns,
    )


def is_pair(size: Size, cells: Two) -> bool:
    """Return whether a tile can cover the two squares: they are on the board and have a common side."""
    at = field(size)
    first, second = at.bit.get(cells[0]), at.bit.get(cells[1])
    return first is not None and second is not None and bool(second & _spread(at, first))


def _spread(at: Field, squares: int) -> int:
    right, left, down, up = _shifted(at, squares)
    return right | left | down | up


def centre(size: Size) -> Two:
    """Return the two squares of the first tile, the square of its low face first."""
    columns, rows = size
    row = (rows - 1) // 2 + 1
    column = (columns - 2) // 2
    return f"{EDITION.column_letters[column]}{row}", f"{EDITION.column_letters[column + 1]}{row}"


@lru_cache(maxsize=1024)
def faces(board: Board) -> dict[str, int]:
    """Return (covered square → the number of pips on it)."""
    return {square: pips for laid in board for square, pips in zip(laid.cells, FACES[laid.tile], strict=True)}


def _covered(at: Field, board: Board) -> int:
    return sum(at.bit[square] for laid in board for square in laid.cells)


def is_free(board: Board, cells: Two) -> bool:
    covered = faces(board)
    return cells[0] not in covered and cells[1] not in covered


def contact_sums(size: Size, board: Board, laid: Laid) -> list[int]:
    """Return the sums of the two faces in each place where the tile touches another tile. `board` does not contain the
    tile."""
    covered = faces(board)
    found = []
    for square, pips in zip(laid.cells, FACES[laid.tile], strict=True):
        found += [covered[other] + pips for other in _touching(size)[square] if other in covered]
    return found


@cache
def _touching(size: Size) -> dict[str, tuple[str, ...]]:
    at = field(size)
    return {square: tuple(other for other in at.ids if at.bit[other] & _spread(at, bit)) for square, bit in at.bit.items()}


def _once_and_never(at: Field, board: Board) -> tuple[int, int]:
    """Return the free squares with exactly one covered neighbour, and the free squares with none."""
    covered = _covered(at, board)
    once = twice = 0
    for step in _shifted(at, covered):
        twice |= once & step
        once |= step
    free = at.all & ~covered
    return free & once & ~twice, free & ~once


@lru_cache(maxsize=1024)
def has_space(size: Size, board: Board) -> bool:
    """Return whether the board has a space (`Space`) for one more tile, whatever its numbers. Rule: part 7, `end-4`."""
    at = field(size)
    once, never = _once_and_never(at, board)
    return bool(_spread(at, once) & never)


@lru_cache(maxsize=1024)
def spaces(size: Size, board: Board) -> tuple[Space, ...]:
    """Return all spaces of the board. They are sorted by the square that touches the face, in reading order."""
    at = field(size)
    once, never = _once_and_never(at, board)
    covered, touching = faces(board), _touching(size)
    found = []
    for square in at.ids:
        if at.bit[square] & once:
            pips = next(covered[other] for other in touching[square] if other in covered)
            found += [Space(square, other, pips) for other in touching[square] if at.bit[other] & never]
    return tuple(found)


def fits(size: Size, board: Board, hand: Iterable[str], total: int) -> list[Laid]:
    """Return every placement of a tile of the hand that touches exactly one face and makes `total` with it."""
    needed: dict[int, list[Space]] = {}
    for space in spaces(size, board):
        needed.setdefault(total - space.pips, []).append(space)
    found = []
    for tile in hand:
        low, high = FACES[tile]
        found += [Laid(tile, (space.at, space.beyond)) for space in needed.get(low, ())]
        if high != low:
            found += [Laid(tile, (space.beyond, space.at)) for space in needed.get(high, ())]
    return found


def pips(hand: Iterable[str]) -> int:
    """Return the number of pips on all tiles of a hand."""
    return sum(sum(FACES[tile]) for tile in hand)


def rolled(chance: Chance) -> Dice:
    """Roll the three dice."""
    first, second, third = chance.dice(EDITION.dice)
    return first, second, third
