"""The strips and rectangles of the edition in `board.json`, and the definition of a trick."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations

import msgspec

from engines.kit.declaration.edition import read_edition


class _Strip(msgspec.Struct, frozen=True):
    id: str
    shaded: int
    parts: int


class _Rectangle(msgspec.Struct, frozen=True):
    id: str


class _Edition(msgspec.Struct, frozen=True):
    games: int
    face_up: int
    capture_ms: int
    capture_slack_ms: int
    partitions: tuple[int, ...]
    strips: tuple[_Strip, ...]
    rectangles: tuple[_Rectangle, ...]


_EDITION = read_edition(__package__, _Edition)

GAMES = _EDITION.games
FACE_UP = _EDITION.face_up
CAPTURE_MS = _EDITION.capture_ms
CAPTURE_SLACK_MS = _EDITION.capture_slack_ms
PARTITIONS = frozenset(_EDITION.partitions)
STRIPS = tuple(strip.id for strip in _EDITION.strips)
VALUES = {strip.id: Fraction(strip.shaded, strip.parts) for strip in _EDITION.strips}
RECTANGLES = tuple(rectangle.id for rectangle in _EDITION.rectangles)


def is_trick(first: str, second: str, third: str) -> bool:
    """Return whether one of three strips equals the sum of the other two."""
    low, middle, high = sorted((VALUES[first], VALUES[second], VALUES[third]))
    return low + middle == high


def tricks_in(strips: Iterable[str], sample: str) -> list[tuple[str, str]]:
    """Return the pairs of open strips that make a trick with the sample."""
    return [(first, second) for first, second in combinations(strips, 2) if is_trick(first, second, sample)]


def true_sentence(first: str, second: str, sample: str) -> str:
    """Return a true sentence about three strips that make a trick. Each fraction has the name of its strip."""
    low, middle, high = sorted((first, second, sample), key=VALUES.__getitem__)
    return f"{high} - {middle} = {low}"
