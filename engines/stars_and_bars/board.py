"""The cards and squares of the edition in `board.json`, how many ways two cards differ, and the game's few quantities."""

from importlib.resources import files
from itertools import product

import msgspec


class _Card(msgspec.Struct, frozen=True):
    id: str
    figure: str
    count: int
    color: str
    fill: str


class _Square(msgspec.Struct, frozen=True):
    id: str
    area: str


class _Bonus(msgspec.Struct, frozen=True):
    flip: int
    remove_center: int
    remove: int


class _Edition(msgspec.Struct, frozen=True):
    cards: tuple[_Card, ...]
    squares: tuple[_Square, ...]
    neighbours: dict[str, tuple[str, ...]]
    points_by_ways: dict[int, int]
    bonus: _Bonus
    cover_max_ways: int
    hand: int
    pile: int
    target: int
    margin: int
    lead: int


_EDITION = msgspec.json.decode(files(__package__).joinpath("board.json").read_bytes(), type=_Edition, strict=False)

CARDS = tuple(card.id for card in _EDITION.cards)
CARD_SET = frozenset(CARDS)
STARS = frozenset(card.id for card in _EDITION.cards if card.figure == "star")
SQUARES = tuple(square.id for square in _EDITION.squares)
PLACE = {square: place for place, square in enumerate(SQUARES)}
"""Where a square's pile stands in `Table.piles`."""
CENTRE = tuple(square.id for square in _EDITION.squares if square.area == "centre")
NEIGHBOURS = {square: tuple(PLACE[other] for other in _EDITION.neighbours[square]) for square in SQUARES}
"""The places of the squares that touch a square by side or corner."""

COVER_MAX_WAYS = _EDITION.cover_max_ways
BONUS = _EDITION.bonus
HAND = _EDITION.hand
PILE = _EDITION.pile
TARGET = _EDITION.target
MARGIN = _EDITION.margin
LEAD = _EDITION.lead


def _ways(one: _Card, other: _Card) -> int:
    return sum(getattr(one, name) != getattr(other, name) for name in ("figure", "count", "color", "fill"))


WAYS = {(one.id, other.id): _ways(one, other) for one, other in product(_EDITION.cards, repeat=2)}
"""In how many attributes two cards differ."""
POINTS = {pair: _EDITION.points_by_ways[ways] for pair, ways in WAYS.items()}
"""What one card scores beside another."""
