"""Tests of pairs of pupils whom the draft of a round keeps apart if possible."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from tests.sessions.classroom import PUPILS, Classroom


@pytest.mark.parametrize("how", ["random", "swiss", "round_robin"])
def test_a_pair_that_is_kept_apart_does_not_meet(how: asked.Pairing) -> None:
    for _again in range(10):
        classroom = Classroom(*PUPILS)
        classroom.do("eva", asked.SetApart([["bo", "ana"], ["cruz", "ana"]]))
        assert classroom.views.of["referee"]["desk"]["apart"] == [["ana", "bo"], ["ana", "cruz"]]
        assert "desk" not in classroom.views.of["member"]
        for _round in range(2):
            classroom.do("eva", asked.PlanRound("noughts", how))
            assert {"ana", "dana"} in [set(board.seats) for board in classroom.round.boards]
            classroom.played((1.0, 0.0), (1.0, 0.0))


def test_it_meets_where_nothing_else_is_left() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetApart([["ana", "bo"]]))
    classroom.do("eva", asked.PlanRound("noughts"))
    assert len(classroom.round.boards) == 1


@pytest.mark.parametrize("pair", [["ana", "ana"], ["ana", "zoe"], ["ana", "eva"]])
def test_pairs_that_cannot_be(pair: list[str]) -> None:
    classroom = Classroom(*PUPILS)
    with pytest.raises(Refusal, match=errors.PERSON_UNKNOWN):
        classroom.do("eva", asked.SetApart([pair]))


def test_an_erased_pupil_leaves_the_pairs() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.SetApart([["ana", "bo"], ["cruz", "dana"]]))
    classroom.do("eva", asked.EraseMember("ana"))
    assert classroom.session.apart == (("cruz", "dana"),)
