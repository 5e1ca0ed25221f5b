"""The geometry of the board and of turned tiles, read from `board.json`, with precomputed tables.

A cell is a number, row by row from the top left. A set of cells is an integer with one bit for each cell. So a question about
the whole board, such as all possible places of a turned side, takes only a few shifts.
"""

from functools import cache
from typing import Any, NamedTuple

from engines.kit.declaration.edition import read_edition

BOARD = read_edition(__package__, dict[str, Any])

ROWS: int = BOARD["board"]["rows"]
COLS: int = BOARD["board"]["cols"]
BOX: int = BOARD["tile_box"]["rows"]
SIDES = ("A", "B")
TURNS: tuple[int, ...] = tuple(BOARD["turn"]["values"])
NUMBERS: tuple[int, ...] = tuple(BOARD["numbers"])
TILES: dict[str, dict[str, list[str]]] = {tile["id"]: {side: tile[side] for side in SIDES} for tile in BOARD["tiles"]}
CENTRE: tuple[int, int] = (BOARD["board"]["centre"]["row"], BOARD["board"]["centre"]["col"])


class Section(NamedTuple):
    """One square of a tile: its cell, relative to the box's top left corner, and its dots."""

    offset: int
    dots: int


def _counts(row: int, col: int) -> bool:
    centre = BOARD["board"]["centre"]
    in_centre = 0 <= row - centre["row"] < centre["rows"] and 0 <= col - centre["col"] < centre["cols"]
    return BOARD["board"]["shade"][row][col] == "L" and not in_centre


COUNTS: tuple[bool, ...] = tuple(_counts(row, col) for row in range(ROWS) for col in range(COLS))
"""True for each cell where dots cost points: a light cell outside the centre square."""

ALL_CELLS = (1 << ROWS * COLS) - 1
CORNERS = sum(1 << row * COLS + col for row in range(ROWS - BOX + 1) for col in range(COLS - BOX + 1))
"""Cells where the top left corner of a tile's box may be. Every shape fills its box."""
FIRST_COLUMN = sum(1 << row * COLS for row in range(ROWS))
LAST_COLUMN = FIRST_COLUMN << COLS - 1


@cache
def sections(tile: str, side: str, turn: int) -> tuple[Section, ...]:
    """Return the sections of a tile's side after `turn` quarter turns clockwise. Rule: Geominos part 2.4."""
    found = []
    for row, text in enumerate(TILES[tile][side]):
        for col, sign in enumerate(text):
            if sign == BOARD["tile_box"]["empty"]:
                continue
            at = (row, col)
            for _quarter in range(turn):
                at = (at[1], BOX - 1 - at[0])
            found.append(Section(at[0] * COLS + at[1], int(sign)))
    return tuple(found)


def neighbours(cells: int) -> int:
    """Return all cells that share an edge with one of these cells."""
    sideways = (cells & ~LAST_COLUMN) << 1 | (cells & ~FIRST_COLUMN) >> 1
    return (sideways | cells << COLS | cells >> COLS) & ALL_CELLS
