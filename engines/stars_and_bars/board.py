"""The cards and squares of the edition in `board.json`, the differences between two cards, and the quantities of the game."""

from itertools import product

import msgspec

from engines.kit.declaration.edition import read_edition


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


class Edition(msgspec.Struct, frozen=True):
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


EDITION = read_edition(__package__, Edition)

CARDS = tuple(card.id for card in EDITION.cards)
CARD_SET = frozenset(CARDS)
STARS = frozenset(card.id for card in EDITION.cards if card.figure == "star")
SQUARES = tuple(square.id for square in EDITION.squares)
PLACE = {square: place for place, square in enumerate(SQUARES)}
"""Index of a square's pile in `Table.piles`."""
CENTRE = tuple(square.id for square in EDITION.squares if square.area == "centre")
NEIGHBOURS = {square: tuple(PLACE[other] for other in EDITION.neighbours[square]) for square in SQUARES}
"""For each square, the indices of the squares that touch it at a side or a corner."""


def _ways(one: _Card, other: _Card) -> int:
    return sum(getattr(one, name) != getattr(other, name) for name in ("figure", "count", "color", "fill"))


WAYS = {(one.id, other.id): _ways(one, other) for one, other in product(EDITION.cards, repeat=2)}
"""Number of attributes that differ between two cards."""
POINTS = {pair: EDITION.points_by_ways[ways] for pair, ways in WAYS.items()}
"""Points that a card scores next to another card."""
