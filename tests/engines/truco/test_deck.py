"""Tests of what the cards of a hand are worth."""

import pytest

from engines.truco.deck import DECK, SUIT, VALUE, envido_of, flor_of, has_flor

SUITS = tuple(dict.fromkeys(SUIT[each] for each in DECK))


@pytest.mark.parametrize(
    ("suits", "values", "envido", "flor"),
    [
        ((), (), 0, None),
        ((0,), (0,), 0, None),
        ((0, 1, 2), (7, 6, 0), 7, None),
        ((0, 0, 1), (7, 6, 5), 33, None),
        ((0, 0, 1), (0, 0, 7), 20, None),
        ((0, 0), (3, 2), 25, None),
        ((0, 0, 0), (7, 6, 5), 33, 38),
        ((0, 0, 0), (1, 2, 0), 23, 23),
    ],
)
def test_a_hand_is_worth_its_best_pair_and_a_flor_all_its_cards(
    suits: tuple[int, ...], values: tuple[int, ...], envido: int, flor: int | None
) -> None:
    cards: tuple[str, ...] = ()
    for suit, value in zip(suits, values, strict=True):
        same = [each for each in DECK if SUIT[each] == SUITS[suit] and VALUE[each] == value and each not in cards]
        cards = (*cards, same[0])
    assert (envido_of(cards), flor_of(cards), has_flor(cards)) == (envido, flor, flor is not None)
