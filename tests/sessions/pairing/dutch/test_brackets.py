"""Compares the Dutch system with 20 recorded tournaments where another program (bbpPairings 6) made the same pairs in
every round.

`python -m tests.load.dutch_pairings --record` writes `recorded_dutch.txt`, and can compare any number of tournaments.
"""

from pathlib import Path
from typing import Any

import pytest

from server.sessions.pairing.dutch.brackets import Field, Paired, pair_round
from server.sessions.pairing.dutch.entrant import Entrant, Round, white_of

RECORDED = (Path(__file__).parent / "recorded_dutch.txt").read_text().strip().split("\n\n")
BYES = {"U": Round(2, is_paired=True), "F": Round(2), "H": Round(1), "Z": Round()}
POINTS = {"1": 2, "=": 1, "0": 0, "+": 2, "-": 0}


def done(token: str) -> Round:
    if token in BYES:
        return BYES[token]
    colour: Any = token[-2]
    return Round(POINTS[token[-1]], int(token[:-2]), colour, is_played=token[-1] not in "+-", is_paired=True)


@pytest.mark.parametrize("text", RECORDED, ids=lambda text: text.partition("\n")[0])
def test_pairs_each_round_as_the_other_program_did(text: str) -> None:
    head, *lines = text.split("\n")
    _, _, total, initial, *apart = head.split(" ")
    colour: Any = initial
    pairs = frozenset((int(one), int(other)) for one, other in (pair.split("-") for pair in apart))
    rounds = [tuple(map(done, line.split())) for line in lines]
    assert len(rounds) >= 6
    for number in range(int(total)):
        entrants = []
        for place, line in enumerate(rounds, 1):
            # A pupil who enters late has no earlier rounds in the tournament, but has empty rounds in the record.
            entrants.append(Entrant(place, line[:number], line[number].is_paired))
        paired = pair_round(Field(tuple(entrants), pairs, number == int(total) - 1, colour))
        assert_same(paired, [line[number] for line in rounds])


def assert_same(paired: Paired, recorded: list[Round]) -> None:
    boards = {(place, each.opponent) for place, each in enumerate(recorded, 1) if each.opponent and each.colour == "w"}
    bye = [place for place, each in enumerate(recorded, 1) if each.is_paired and not each.opponent]
    assert set(paired.pairs) == boards
    assert ([paired.bye] if paired.bye else []) == bye


def had(place: int, colours: str) -> Entrant:
    """Return a player who had these colours in the rounds so far."""
    kinds: Any = colours
    return Entrant(place, tuple(Round(1, 9, colour, is_played=True, is_paired=True) for colour in kinds))


@pytest.mark.parametrize(
    ("higher", "lower", "white"),
    [
        ("w", "b", 2),  # both get their wish
        ("b", "w", 1),
        ("", "w", 1),  # only one has a wish
        ("w", "", 2),
        ("ww", "bww", 2),  # both wish for Black absolutely: the wider imbalance
        ("bww", "ww", 1),
        ("wwbww", "wbwww", 1),  # equally absolute wishes: their last difference decides
        ("wbwww", "wwbww", 2),
        ("bww", "w", 2),  # an absolute wish before a strong one of the same imbalance
        ("w", "bww", 1),
        ("w", "bw", 2),  # a strong wish before a mild one
        ("bw", "w", 1),
        ("wbbw", "bwbw", 1),  # the other way round than when their colours last differed
        ("bwbw", "wbbw", 2),
        ("bw", "bw", 2),  # the higher player's wish
        ("w", "w", 2),
        ("b", "b", 1),
    ],
)
def test_the_colours_of_a_pair_follow_the_rules_in_their_order(higher: str, lower: str, white: int) -> None:
    for is_odd in (False, True):
        assert white_of(had(1, higher), had(2, lower), "w", is_odd=is_odd).number == white


@pytest.mark.parametrize(("initial", "is_odd", "white"), [("w", True, 1), ("w", False, 2), ("b", True, 2), ("b", False, 1)])
def test_without_wishes_the_initial_colour_and_the_place_decide(initial: Any, white: int, *, is_odd: bool) -> None:
    assert white_of(had(1, ""), had(2, ""), initial, is_odd=is_odd).number == white


@pytest.mark.parametrize(
    ("token", "may"), [("U", False), ("F", False), ("H", True), ("Z", True), ("9w+", False), ("9w-", True), ("9w1", True)]
)
def test_a_player_has_at_most_one_point_without_a_game(token: str, *, may: bool) -> None:
    assert Entrant(1, (done(token),)).may_have_bye is may


def test_a_bye_of_the_pairing_without_a_full_point_is_still_a_bye() -> None:
    assert not Entrant(1, (Round(1, is_paired=True),)).may_have_bye
