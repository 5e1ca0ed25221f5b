"""The board of the edition in `board.json`: numbers, what lies beside what, rows of five, and the game's few quantities."""

from importlib.resources import files

import msgspec

from engines.kit.chance import Chance


class _Edition(msgspec.Struct, frozen=True):
    grid: tuple[tuple[int, ...], ...]
    neighbours: dict[int, tuple[int, ...]]
    rows_of_five: tuple[tuple[int, ...], ...]
    start_score: int
    chips_per_seat: int
    dice: int
    lead_to_win: int
    challenge_points: int
    capture_factor: int


_EDITION = msgspec.json.decode(files(__package__).joinpath("board.json").read_bytes(), type=_Edition, strict=False)

GRID = _EDITION.grid
NUMBERS = frozenset(number for row in GRID for number in row)
NEIGHBOURS = _EDITION.neighbours
ROWS = tuple(frozenset(row) for row in _EDITION.rows_of_five)
ROW_SET = frozenset(ROWS)
START_SCORE = _EDITION.start_score
CHIPS = _EDITION.chips_per_seat
DICE = _EDITION.dice
LEAD = _EDITION.lead_to_win
CHALLENGE_POINTS = _EDITION.challenge_points
CAPTURE_FACTOR = _EDITION.capture_factor

Dice = tuple[int, int, int]


def rolled(chance: Chance) -> Dice:
    """A roll of the three dice."""
    first, second, third = chance.dice(DICE)
    return first, second, third
