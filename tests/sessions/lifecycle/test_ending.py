"""Tests of the end of a class while games run: the session adjourns or closes them, and leaves no board behind."""

import pytest

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.sessions.command import Report
from tests.sessions.classroom import PUPILS, Classroom


def playing() -> Classroom:
    """Return a class with two boards: one finished with unsigned cards, and one in play."""
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    first, second = (board.code or "" for board in classroom.round.boards)
    classroom.do(None, Report(first, "over", (1.0, 0.0), unsigned=(0, 1)))
    classroom.do(None, Report(second, "playing"))
    return classroom


def test_a_class_does_not_end_over_a_round_of_which_nothing_is_said() -> None:
    classroom = playing()
    with pytest.raises(Refusal, match=errors.SESSION_ROUND_RUNS):
        classroom.do("eva", asked.EndSession())
    assert classroom.session.state == "open"


def test_a_draft_ends_with_the_class_and_the_rounds_before_it_stay() -> None:
    classroom = Classroom(*PUPILS)
    for _round in range(2):
        classroom.played((1.0, 0.0), (1.0, 0.0))
    before = classroom.session.rounds
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.EndSession())
    assert (classroom.session.state, classroom.session.rounds) == ("over", before)


def test_the_games_are_put_away_and_taken_up_again_in_one_order() -> None:
    classroom = playing()
    first, second = (board.code or "" for board in classroom.round.boards)
    classroom.do("eva", asked.EndSession("adjourn", "Se acabó la hora"))
    assert classroom.deliver_commands() == [
        (second, messages.Adjourn("Se acabó la hora")),
        (first, messages.CloseCards("Se acabó la hora")),
    ]
    assert (classroom.session.state, classroom.round.state) == ("over", "closed")
    assert classroom.log[-2:] == ["round_closed", "session_ended"]
    classroom.do(None, Report(second, "adjourned"))
    classroom.do("eva", asked.TakeUpBoards("Seguimos hoy"))
    assert classroom.log[-1] == "boards_taken_up"
    assert classroom.deliver_commands() == [(second, messages.ResumeAdjourned("Seguimos hoy"))]


def test_or_closed_with_their_round() -> None:
    classroom = playing()
    first, second = (board.code or "" for board in classroom.round.boards)
    classroom.do("eva", asked.EndSession("close"))
    assert classroom.deliver_commands() == [
        (first, messages.CloseCards("·")),
        (second, messages.ForceResult(void=True, reason="·", running=True)),
    ]
    assert classroom.round.state == "closed"


def test_a_draft_is_thrown_away() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.EndSession())
    assert (classroom.session.state, classroom.session.rounds) == ("over", ())


def test_nothing_is_taken_up_where_nothing_was_put_away() -> None:
    classroom = playing()
    with pytest.raises(Refusal, match=errors.SESSION_NO_BOARD):
        classroom.do("eva", asked.TakeUpBoards("x"))


def test_a_home_board_is_neither_put_away_nor_closed() -> None:
    classroom = playing()
    first, second = (board.code or "" for board in classroom.round.boards)
    classroom.do("eva", asked.LetHome(until_ms=classroom.now_ms + 86_400_000, rooms=[second]))
    classroom.deliver_commands()
    classroom.do("eva", asked.EndSession("adjourn", "La hora"))
    assert classroom.deliver_commands() == [(first, messages.CloseCards("La hora"))]
