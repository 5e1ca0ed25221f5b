"""The circles, lines and chips of the edition in `board.json`. Nothing else in this game knows a circle or a chip by name."""

from importlib.resources import files
from typing import Literal

import msgspec

from engines.kit.hand_pick import Color


class _Space(msgspec.Struct, frozen=True):
    id: str


class _Chip(msgspec.Struct, frozen=True):
    id: str
    color: Color
    marked: bool


class _Split(msgspec.Struct, frozen=True):
    a: tuple[str, ...]
    b: tuple[str, ...]


class _Edition(msgspec.Struct, frozen=True):
    spaces: tuple[_Space, ...]
    links: tuple[tuple[str, str], ...]
    lines: tuple[tuple[str, ...], ...]
    split_lines: tuple[_Split, ...]
    chips: tuple[_Chip, ...]
    win_length: int


_EDITION = msgspec.json.decode(files(__package__).joinpath("board.json").read_bytes(), type=_Edition)

SPACES = tuple(space.id for space in _EDITION.spaces)
LINES = _EDITION.lines
LONG_LINES = tuple(line for line in LINES if len(line) >= _EDITION.win_length)
WIN_LENGTH = _EDITION.win_length
CHIPS = tuple(chip.id for chip in _EDITION.chips)
INDEX = {chip: place for place, chip in enumerate(CHIPS)}
COLOR_OF: dict[str, Color] = {chip.id: chip.color for chip in _EDITION.chips}
MARKED = frozenset(chip.id for chip in _EDITION.chips if chip.marked)
CHIPS_OF: dict[Color, tuple[str, ...]] = {
    "blue": tuple(chip for chip in CHIPS if COLOR_OF[chip] == "blue"),
    "red": tuple(chip for chip in CHIPS if COLOR_OF[chip] == "red"),
}
SPLITS = tuple((frozenset(split.a), frozenset(split.b)) for split in _EDITION.split_lines)

LINKED: dict[str, frozenset[str]] = {
    space: frozenset(other for link in _EDITION.links for other in link if space in link and other != space) for space in SPACES
}

RAYS: dict[str, tuple[tuple[str, ...], ...]] = {
    space: tuple(
        ray
        for line in LINES
        if space in line
        for ray in (line[line.index(space) + 1 :], line[: line.index(space)][::-1])
        if ray
    )
    for space in SPACES
}
"""From each circle along its lines, both ways, the nearest circle first."""

LONG_LINES_AT = {space: tuple(line for line in LONG_LINES if space in line) for space in SPACES}

_BETWEEN: dict[tuple[str, str], tuple[str, ...]] = {
    (space, end): ray[:reach] for space, rays in RAYS.items() for ray in rays for reach, end in enumerate(ray)
}

MoveRange = Literal["any", "one"]


def between(start: str, to: str) -> tuple[str, ...] | None:
    """The circles passed over on the one line that joins two different circles; None where no line does."""
    return _BETWEEN.get((start, to))


def line_of(spaces: frozenset[str]) -> tuple[str, ...] | None:
    """The line that all the circles are on, None where there is none."""
    return next((line for line in LINES if spaces.issubset(line)), None)


def is_split_by_yellow(spaces: frozenset[str]) -> bool:
    """Whether the circles lie on both halves of one straight row that the yellow area cuts."""
    return any(spaces <= a | b and spaces & a and spaces & b for a, b in SPLITS)
