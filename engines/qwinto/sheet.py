"""The score sheet: its geometry (read from `board.json`), its errors and its score.

A sheet is a tuple with an entry or None for each box, in the order of the data file. This module knows no rounds and no
seats.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from engines.kit.declaration.edition import read_edition

BOARD = read_edition(__package__, dict[str, Any])

DICE: tuple[str, ...] = tuple(die["id"] for die in BOARD["dice"])
DIE_BIT = {die: 1 << place for place, die in enumerate(DICE)}
HIGHEST: int = sum(die["faces"] for die in BOARD["dice"])
BOXES: tuple[str, ...] = tuple(box["id"] for box in BOARD["boxes"])
BOX_INDEX = {box: index for index, box in enumerate(BOXES)}
COLOR_OF: tuple[str, ...] = tuple(box["row"] for box in BOARD["boxes"])
ROWS: tuple[tuple[int, ...], ...] = tuple(tuple(BOX_INDEX[box] for box in row["boxes"]) for row in BOARD["rows"])
COLUMNS: tuple[tuple[int, ...], ...] = tuple(tuple(BOX_INDEX[box] for box in column["boxes"]) for column in BOARD["columns"])
BONUS: tuple[tuple[tuple[int, ...], int], ...] = tuple(
    (tuple(BOX_INDEX[box] for box in column["boxes"]), BOX_INDEX[column["pentagon"]])
    for column in BOARD["columns"]
    if column["pentagon"]
)
"""For each column that scores a bonus: its boxes, and the box (pentagon) whose number is the bonus."""
BONUS_NUMBERS: tuple[int, ...] = tuple(column["column"] for column in BOARD["columns"] if column["pentagon"])

ROW_OF: tuple[tuple[int, ...], ...] = tuple(next(row for row in ROWS if box in row) for box in range(len(BOXES)))
LEFT_OF: tuple[tuple[int, ...], ...] = tuple(row[: row.index(box)] for box, row in enumerate(ROW_OF))
RIGHT_OF: tuple[tuple[int, ...], ...] = tuple(row[row.index(box) + 1 :] for box, row in enumerate(ROW_OF))
OFF_TURN: tuple[tuple[int, ...], ...] = tuple(
    tuple(other for other in column if other != box) for box in range(len(BOXES)) for column in COLUMNS if box in column
)
"""For each box, the other boxes in its column."""


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """A number in a box, with its round, and the announced number and the thrown dice of that round (one bit for each die)."""

    number: int
    round: int
    announced: int
    dice: int


def entry_of(number: int, in_round: int, announced: int, dice: Iterable[str]) -> Entry:
    """Return an entry. `dice` are the names of the thrown dice. Raises `KeyError` for an unknown name."""
    return Entry(number, in_round, announced, sum(DIE_BIT[die] for die in set(dice)))


def dice_of(entry: Entry) -> list[str]:
    return [die for die, bit in DIE_BIT.items() if entry.dice & bit]


Sheet: TypeAlias = tuple[Entry | None, ...]

BLANK: Sheet = (None,) * len(BOXES)


def errors(sheet: Sheet, box: int, entry: Entry) -> tuple[str, ...]:
    """Return the rules that an entry in a box of this sheet breaks, in the order of the rulebook.

    The check compares the entry only with older entries: of two entries that do not fit together, the younger is the
    error. Rule: Qwinto part 5, when an entry is an error.
    """
    broken = []
    if entry.number != entry.announced:
        broken.append("qwinto.number")
    if not entry.dice & DIE_BIT[COLOR_OF[box]]:
        broken.append("qwinto.color")
    left = (other for place in LEFT_OF[box] if (other := sheet[place]) and other.round < entry.round)
    right = (other for place in RIGHT_OF[box] if (other := sheet[place]) and other.round < entry.round)
    if any(other.number >= entry.number for other in left) or any(other.number <= entry.number for other in right):
        broken.append("qwinto.row")
    beside = (other for place in OFF_TURN[box] if (other := sheet[place]) and other.round < entry.round)
    if any(other.number == entry.number for other in beside):
        broken.append("qwinto.column")
    return tuple(broken)


def complete_rows(sheet: Sheet) -> int:
    return sum(all(sheet[box] for box in row) for row in ROWS)


def score_lines(sheet: Sheet, misses: int) -> tuple[tuple[str, int, int], ...]:
    """Return the lines of a sheet's score, as (name, number of filled boxes, points): one for each row, for each bonus column
    and for the misthrows.

    Rule: Qwinto part 7, score of a sheet.
    """
    lines = []
    for row, boxes in zip(BOARD["rows"], ROWS, strict=True):
        count = sum(sheet[box] is not None for box in boxes)
        last = sheet[boxes[-1]]
        lines.append((row["id"], count, last.number if last and count == len(boxes) else count))
    for number, (boxes, pentagon) in zip(BONUS_NUMBERS, BONUS, strict=True):
        count = sum(sheet[box] is not None for box in boxes)
        bonus = sheet[pentagon]
        lines.append((f"column-{number}", count, bonus.number if bonus and count == len(boxes) else 0))
    lines.append(("misthrows", misses, misses * BOARD["scoring"]["misthrow"]))
    return tuple(lines)


def total(sheet: Sheet, misses: int) -> int:
    return sum(points for _what, _count, points in score_lines(sheet, misses))
