"""The board of the edition in `board.json`: its numbers, neighbours, rows of five, and the quantities of the game."""

import msgspec

from engines.kit.chance import Chance
from engines.kit.declaration.edition import read_edition


class Edition(msgspec.Struct, frozen=True):
    grid: tuple[tuple[int, ...], ...]
    neighbours: dict[int, tuple[int, ...]]
    rows_of_five: tuple[tuple[int, ...], ...]
    start_score: int
    chips_per_seat: int
    dice: int
    lead_to_win: int
    challenge_points: int
    capture_factor: int


EDITION = read_edition(__package__, Edition)

GRID = EDITION.grid
NUMBERS = frozenset(number for row in GRID for number in row)
NEIGHBOURS = EDITION.neighbours
NEIGHBOUR_SETS = {cell: frozenset(near) for cell, near in NEIGHBOURS.items()}
ROWS = tuple(frozenset(row) for row in EDITION.rows_of_five)
ROW_SET = frozenset(ROWS)

Dice = tuple[int, int, int]


def rolled(chance: Chance) -> Dice:
    """Roll the three dice."""
    first, second, third = chance.dice(EDITION.dice)
    return first, second, third
