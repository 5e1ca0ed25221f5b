"""The views reach every declared state of rounds and boards. `Classroom` checks each step of a class against the
declaration."""

from typing import get_args

from server.sessions.values.round import BoardState, RoundState
from tests.sessions.views.term import a_term


def test_rounds_and_boards_were_seen_in_every_state() -> None:
    rounds = [round_ for view in a_term() for round_ in view["rounds"]]
    assert {round_["state"] for round_ in rounds} == set(get_args(RoundState))
    assert {board["state"] for round_ in rounds for board in round_["boards"]} == set(get_args(BoardState))
