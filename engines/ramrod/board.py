"""The rods, rectangles and quantities of the edition in `board.json`. A rod and a rectangle are named by their ids."""

from typing import Literal, TypeAlias

import msgspec

from engines.kit.declaration.edition import read_edition

Zone: TypeAlias = Literal["purple", "start", "long"]


class Rectangle(msgspec.Struct, frozen=True):
    """A rectangle. `side`: None for a purple rectangle. `image`: the rectangle that takes its place after a half turn
    of the board."""

    id: str
    zone: Zone
    length: int
    image: str
    side: Literal["A", "B"] | None = None


class Rod(msgspec.Struct, frozen=True):
    id: str
    colour: str
    length: int
    home: str


class _Colour(msgspec.Struct, frozen=True):
    id: str
    length: int


class _Edition(msgspec.Struct, frozen=True):
    colours: tuple[_Colour, ...]
    rectangles: tuple[Rectangle, ...]
    rods: tuple[Rod, ...]
    sides: dict[str, Literal["A", "B"]]
    goal: int
    min_rods_in_capture: int
    max_rounds: int


_EDITION = read_edition(__package__, _Edition)

COLOURS = {colour.id: colour.length for colour in _EDITION.colours}
RODS = {rod.id: rod for rod in _EDITION.rods}
RECTANGLES = {rectangle.id: rectangle for rectangle in _EDITION.rectangles}
PLACE = {rod: place for place, rod in enumerate(RODS)}
HOME = tuple(rod.home for rod in RODS.values())
LETTERS = (_EDITION.sides["0"], _EDITION.sides["1"])
GOAL = _EDITION.goal
MIN_RODS = _EDITION.min_rods_in_capture
MAX_ROUNDS = _EDITION.max_rounds


def _of(zone: Zone, side: str | None) -> tuple[str, ...]:
    return tuple(each.id for each in RECTANGLES.values() if each.zone == zone and each.side == side)


PURPLE = _of("purple", None)
START = (_of("start", LETTERS[0]), _of("start", LETTERS[1]))
LONG = (_of("long", LETTERS[0])[0], _of("long", LETTERS[1])[0])
