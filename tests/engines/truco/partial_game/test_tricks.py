"""Tests of tricks, tied tricks (pardas), leaders and the mazo (rulebook 4.7, 4.8), and of the deck's numbers."""

from collections import Counter
from itertools import combinations

import pytest

from engines.truco.deck import DECK, RANK, envido_of, flor_of, has_flor, lowest, two_suits
from engines.truco.partial_game.tricks import decided
from tests.engines.truco.table import FOUR, Table


@pytest.mark.parametrize(
    ("sides", "winner"),
    [
        ((0,), None),
        ((None,), None),
        ((1, 1), 1),
        ((0, 1), None),
        ((None, 1), 1),
        ((None, None), None),
        ((None, None, 0), 0),
        ((None, None, None), 1),
        ((0, None), None),
        ((0, None, 1), 1),
        ((0, None, None), 0),
        ((0, 1, 1), 1),
        ((1, 0, None), 1),
    ],
)
def test_who_has_won(sides: tuple[int | None, ...], winner: int | None) -> None:
    assert decided(sides, 1, "siguiente") == winner


def test_with_primera_the_first_trick_decides_after_a_parda() -> None:
    assert decided((0, None), 1, "primera") == 0
    assert decided((None, None), 1, "primera") is None


def test_after_a_parda_the_earlier_winner_leads_again() -> None:
    table = Table(hands={"0": ["O2", "C3", "O11"], "1": ["B1", "E3", "C6"]}).play("0 O2", "1 B1", "1 E3", "0 C3")
    assert (table["tricks"], table["turn"]) == ([1, None], 1)


def test_a_leader_in_the_mazo_is_followed_by_the_next_seat() -> None:
    table = Table(players=4, dealer=3, hands=FOUR).play("0 E7", "1 E4", "2 C10", "3 B5", "0 mazo")
    assert table["turn"] == 1
    table.play("1 C5", "2 B3", "3 O5")
    assert (table["tricks"], table["turn"]) == ([0, 0], 2), "over: two tricks"
    assert table["result"] == {"side": 0, "points": 1, "by": "bazas"}


def test_the_mano_in_the_mazo_does_not_lead_after_a_parda() -> None:
    hands = FOUR | {"1": ["O3", "C5", "E4"], "2": ["B3", "O6", "C10"]}
    table = Table(players=4, dealer=3, hands=hands).play("0 mazo", "1 O3", "2 B3", "3 B5")
    assert (table["tricks"], table["turn"]) == ([None], 1)


def test_the_last_to_leave_in_a_trick_completes_it() -> None:
    table = Table(players=4, dealer=3, hands=FOUR).play("0 E7", "1 E4", "2 C10", "3 mazo")
    assert (table["tricks"], table["turn"]) == ([0], 0)


def test_a_side_without_seats_loses_what_was_accepted() -> None:
    table = Table(players=4, dealer=3, hands=FOUR).play("0 truco", "1 quiero", "0 mazo", "1 mazo", "2 C10", "3 mazo")
    assert table["result"] == {"side": 0, "points": 2, "by": "mazo"}


def test_eight_play_three_tricks_at_most() -> None:
    hands = {str(seat): list(DECK[3 * seat : 3 * seat + 3]) for seat in range(8)}
    table = Table(players=8, dealer=7, hands=hands, flor=False)
    while table.phase == "play":
        seat = table["turn"]
        table.play(f"{seat} {table['hands'][str(seat)][0]}")
    assert len(table["tricks"]) in (2, 3)


def test_the_deck_by_counting() -> None:
    """The deck has 9,880 hands, and 480 of them have a flor. Every envido from 0 to 33 occurs, except 8 to 19."""
    hands = list(combinations(DECK, 3))
    assert len(hands) == 9_880
    assert sum(map(has_flor, hands)) == 480
    envidos = Counter(map(envido_of, hands))
    assert set(envidos) == {*range(8), *range(20, 34)}
    assert (envidos[33], envidos[0], envidos[27]) == (152, 108, 780)
    assert {flor_of(hand) for hand in hands if has_flor(hand)} == set(range(20, 39))
    assert Counter(RANK.values()) == {14: 1, 13: 1, 12: 1, 11: 1, 10: 4, 9: 4, 8: 2, 7: 4, 6: 4, 5: 4, 4: 2, 3: 4, 2: 4, 1: 4}


def test_small_readings_of_a_hand() -> None:
    assert lowest(("C4", "E7", "E4")) == "E4", "of equals the last dealt"
    assert two_suits(("E7", "E6", "O1"), frozenset()) == ("E7", "O1")
    assert two_suits(("E7", "E6", "O1"), frozenset({"E6", "O1"})) == ("E6", "O1")
    assert two_suits(("E7", "E6", "E1"), frozenset()) == ()
