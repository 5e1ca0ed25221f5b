"""The Spanish deck of 40 cards (rulebook part 2): the value of a card in a trick, in the envido and in a flor."""

from itertools import combinations
from typing import Any

from engines.kit.declaration.edition import read_edition

BOARD = read_edition(__package__, dict[str, Any])
"""The data of the edition: cards, words, reserved expressions, signs, values."""

DECK: tuple[str, ...] = tuple(BOARD["deck_order"])
RANK: dict[str, int] = {card["id"]: card["rank"] for card in BOARD["cards"]}
VALUE: dict[str, int] = {card["id"]: card["value"] for card in BOARD["cards"]}
SUIT: dict[str, str] = {card["id"]: card["suit"] for card in BOARD["cards"]}
POINTS: dict[str, int] = BOARD["values"]
HAND_SIZE: int = BOARD["hand_size"]
TARGET: int = BOARD["target"]
CHICOS_TO_WIN: int = BOARD["chicos_to_win"]
MALAS: int = BOARD["malas"]

MAX_ENVIDO = 33
MIN_FLOR, MAX_FLOR = 20, 38
SAME_SUIT = 20
"""Points for two or three cards of one suit, in addition to their values."""


def has_flor(cards: tuple[str, ...]) -> bool:
    """Return whether the cards are three of one suit."""
    return len(cards) == HAND_SIZE and len({SUIT[card] for card in cards}) == 1


def flor_of(cards: tuple[str, ...]) -> int | None:
    """Return the value of the flor in a hand, 20 to 38; None without a flor."""
    return SAME_SUIT + sum(VALUE[card] for card in cards) if has_flor(cards) else None


def envido_of(cards: tuple[str, ...]) -> int:
    """Return the envido of the three dealt cards, 0 to 33. For a flor that the seat has not announced, the envido is 20
    plus the values of the two best cards."""
    pairs = [SAME_SUIT + VALUE[one] + VALUE[two] for one, two in combinations(cards, 2) if SUIT[one] == SUIT[two]]
    return max(pairs, default=max((VALUE[card] for card in cards), default=0))


def lowest(cards: tuple[str, ...]) -> str:
    """Return the card of lowest rank; of equal ranks, the last dealt."""
    return min(reversed(cards), key=RANK.__getitem__)


def two_suits(cards: tuple[str, ...], already_seen: frozenset[str]) -> tuple[str, ...]:
    """Return two cards of different suits, which prove that a hand is no flor. Cards that all players have already seen
    come first, and cards dealt earlier come before cards dealt later. Return nothing for a flor."""
    pairs = [pair for pair in combinations(cards, 2) if SUIT[pair[0]] != SUIT[pair[1]]]
    return max(pairs, key=lambda pair: len(already_seen.intersection(pair)), default=())
