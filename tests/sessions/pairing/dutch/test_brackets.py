"""Compares the Dutch system with 20 recorded tournaments where another program (bbpPairings 6) made the same pairs in
every round.

`python -m tests.load.dutch_pairings --record` writes `recorded_dutch.txt`, and can compare any number of tournaments.
"""

from pathlib import Path
from typing import Any

import pytest

from server.sessions.pairing.dutch.brackets import Field, Paired, pair_round
from server.sessions.pairing.dutch.entrant import Entrant, Round

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
