"""Tests of a round's time limit: its end, the orders to the boards at that time, the level of the computer, and the
remembered settings."""

import pytest

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.commands import Tick
from server.sessions.boards.board_rooms import room_for
from server.sessions.codec import decode, encode
from server.sessions.command import PendingCommandDone, Report
from server.sessions.lifecycle.continued import continued_from
from server.sessions.session import NewSession, create
from server.sessions.values.state import BOT
from tests.sessions.classroom import PUPILS, SECRET, Classroom

MINUTE_MS = 60_000


def playing(**plan: object) -> Classroom:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound(**{"game": "noughts", "minutes": 15, **plan}))  # type: ignore[arg-type]
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    for board in classroom.round.boards:
        assert board.code is not None
        classroom.do(None, Report(board.code, "playing"))
    return classroom


def tick(classroom: Classroom, ms: int) -> list[messages.RoomCommand]:
    """Let time pass. Return the orders that the session then gives to the boards."""
    classroom.now_ms += ms
    classroom.do(None, Tick())
    return [body for _code, body in classroom.deliver_commands()]  # type: ignore[misc]


def test_a_round_ends_so_many_minutes_after_its_start() -> None:
    classroom = playing()
    due_ms = 1_000 + 15 * MINUTE_MS
    assert classroom.session.due_at_ms == due_ms
    assert classroom.views.of["member"]["rounds"][0]["ends_at_ms"] == due_ms
    assert tick(classroom, 15 * MINUTE_MS - 1) == []
    assert tick(classroom, 1) == [messages.CallTime(), messages.CallTime()]
    assert classroom.log[-1] == "round_time_up"
    assert classroom.round.time_called
    assert classroom.session.due_at_ms == classroom.session.erase_at_ms
    assert tick(classroom, MINUTE_MS) == []


def test_only_boards_that_are_still_played_hear_of_it() -> None:
    classroom = playing(at_time="draw")
    first, second = (board.code or "" for board in classroom.round.boards)
    classroom.do(None, Report(first, "over", (1.0, 0.0)))
    classroom.now_ms += 15 * MINUTE_MS
    classroom.do(None, Tick())
    assert [(pending.code, pending.by, pending.body) for pending in classroom.session.outbox] == [
        (second, None, messages.CallTime(draw=True))
    ]


def test_a_board_that_is_finished_at_home_plays_on() -> None:
    classroom = playing()
    first, second = (board.code or "" for board in classroom.round.boards)
    classroom.do("eva", asked.LetHome(until_ms=classroom.now_ms + 86_400_000, rooms=[first]))
    classroom.deliver_commands()
    classroom.now_ms += 15 * MINUTE_MS
    classroom.do(None, Tick())
    assert [(pending.code, pending.body) for pending in classroom.session.outbox] == [(second, messages.CallTime())]


def test_a_board_that_refuses_is_named_to_the_tutors() -> None:
    classroom = playing()
    classroom.now_ms += 15 * MINUTE_MS
    classroom.do(None, Tick())
    classroom.do(None, PendingCommandDone(classroom.session.outbox[0].number, errors.ADJOURNED))
    assert classroom.log[-1] == "board_refused"


def test_the_end_is_put_off_and_taken_away() -> None:
    classroom = playing()
    classroom.now_ms += 10 * MINUTE_MS
    classroom.do("eva", asked.SetRoundTime(20))
    assert classroom.round.ends_at_ms == classroom.now_ms + 20 * MINUTE_MS
    classroom.do("eva", asked.SetRoundTime(0))
    assert classroom.round.ends_at_ms is None
    assert classroom.session.due_at_ms == classroom.session.erase_at_ms


def test_a_new_end_after_the_time_was_called_is_called_again() -> None:
    classroom = playing()
    tick(classroom, 15 * MINUTE_MS)
    classroom.do("eva", asked.SetRoundTime(20))
    assert classroom.session.due_at_ms == classroom.now_ms + 20 * MINUTE_MS
    assert tick(classroom, 20 * MINUTE_MS) == [messages.CallTime(), messages.CallTime()]


def test_nobody_sets_the_time_of_a_round_that_is_not_played() -> None:
    classroom = Classroom(*PUPILS)
    with pytest.raises(Refusal, match=errors.SESSION_NO_ROUND):
        classroom.do("eva", asked.SetRoundTime(20))


def test_a_tutor_who_calls_the_time_at_all_boards_ends_it() -> None:
    classroom = playing(at_time="draw")
    classroom.do("eva", asked.CallBoardsTime(boards=[0], reason="x"))
    assert not classroom.round.time_called
    classroom.do("eva", asked.CallBoardsTime(reason="La hora"))
    assert classroom.round.time_called
    assert {body for _code, body in classroom.deliver_commands()} >= {messages.CallTime("La hora", draw=True)}
    assert tick(classroom, 15 * MINUTE_MS) == []


def test_a_round_without_minutes_has_no_end() -> None:
    assert playing(minutes=0).round.ends_at_ms is None


def test_the_computer_of_an_odd_round_plays_as_well_as_was_planned() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.PlanRound("noughts", level="strong"))
    classroom.do("eva", asked.StartRound())
    board = next(board for board in classroom.round.boards if BOT in board.seats)
    room = room_for(classroom.session, classroom.round, board, 0)
    assert {(seat.kind, seat.level) for seat in room.seats} == {("person", ""), ("bot", "strong")}


def test_what_was_planned_is_remembered_and_handed_on() -> None:
    classroom = playing(how="swiss", games=3, at_time="draw")
    tutor_part = classroom.views.of["referee"]["desk"]
    assert tutor_part["plan"] == {
        "game": "noughts",
        "how": "swiss",
        "seats": 2,
        "options": {},
        "games": 3,
        "minutes": 15,
        "at_time": "draw",
        "level": "",
    }
    assert decode(encode(classroom.session)) == classroom.session
    classroom.do("eva", asked.CloseRound())
    following = continued_from(classroom.session, create(NewSession("NUEVA", "", "eva", "Eva", SECRET), 0))
    assert following.planned == classroom.session.planned
