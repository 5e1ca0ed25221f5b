"""Tests of games that pupils finish after class: the tutor's permission, the class that goes on without these games, and
the end date."""

from typing import Any

import pytest

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.commands import Presence, Tick
from server.room.command import HomeSet
from server.sessions.boards.home_boards import MAX_AHEAD_MS
from server.sessions.calls.call_list import calls
from server.sessions.codec import decode, encode
from server.sessions.command import Report
from server.sessions.results.standings import standings
from server.sessions.step_context import DAY_MS
from server.sessions.values.round import Board
from tests.sessions.classroom import PUPILS, Classroom

UNTIL_MS = 1_000 + 3 * DAY_MS


def playing(**plan: Any) -> Classroom:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound(**{"game": "noughts", **plan}))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    for board in classroom.round.boards:
        assert board.code is not None
        classroom.do(None, Report(board.code, "playing", seats=board.seats))
    return classroom


def codes(classroom: Classroom) -> list[str]:
    return [board.code or "" for board in classroom.session.rounds[0].boards]


def boards(classroom: Classroom) -> tuple[Board, ...]:
    return classroom.session.rounds[0].boards


def let(classroom: Classroom, *rooms: str, **wanted: Any) -> None:
    classroom.do("eva", asked.LetHome(**{"until_ms": UNTIL_MS, "rooms": list(rooms), **wanted}))


def test_one_board_or_all_are_told_until_when_and_how() -> None:
    classroom = playing()
    first, second = codes(classroom)
    let(classroom, first, days=2)
    assert classroom.deliver_commands() == [(first, HomeSet(UNTIL_MS, 2, "Eva"))]
    assert classroom.log[-1] == "boards_sent_home"
    let(classroom)
    assert sorted(code for code, _body in classroom.deliver_commands()) == sorted([first, second])
    shown = classroom.views.of["member"]["rounds"][0]["boards"][0]["home"]
    assert shown == {"until_ms": UNTIL_MS, "days": 0, "at_time": "tutor"}
    assert decode(encode(classroom.session)) == classroom.session


def test_the_date_is_to_come_and_not_too_far_ahead() -> None:
    classroom = playing()
    for until_ms in (classroom.now_ms, 0, classroom.now_ms + MAX_AHEAD_MS + 1):
        with pytest.raises(Refusal, match=errors.SESSION_HOME_DATE):
            let(classroom, until_ms=until_ms)
    let(classroom, until_ms=classroom.now_ms + MAX_AHEAD_MS)


def test_only_boards_that_have_something_left_to_play() -> None:
    classroom = playing()
    first, second = codes(classroom)
    classroom.do(None, Report(first, "over", (1.0, 0.0), final=True))
    with pytest.raises(Refusal, match=errors.COMMAND_NOT_NOW):
        let(classroom, first)
    for rooms in (["ZZZZZZ"], [second, "ZZZZZZ"]):
        with pytest.raises(Refusal, match=errors.SESSION_NO_BOARD):
            let(classroom, *rooms)
    classroom.do(None, Report(second, "playing", waits="limit"))
    with pytest.raises(Refusal, match=errors.COMMAND_NOT_NOW):
        let(classroom, second)
    classroom.do(None, Report(second, "playing"))
    let(classroom)
    assert [board.home is not None for board in boards(classroom)] == [False, True]
    classroom.do(None, Report(second, "over", (0.5, 0.5)))
    assert boards(classroom)[1].home is None, "it is over"
    with pytest.raises(Refusal, match=errors.SESSION_NO_BOARD):
        let(classroom)


def test_a_board_that_was_put_away_goes_home_after_its_round_and_its_class() -> None:
    classroom = playing()
    first, _second = codes(classroom)
    classroom.do("eva", asked.AdjournBoards(reason="la hora"))
    classroom.deliver_commands()
    for code in codes(classroom):
        classroom.do(None, Report(code, "adjourned"))
    classroom.do("eva", asked.CloseRound())
    classroom.do("eva", asked.EndSession())
    let(classroom, first)
    assert (first, HomeSet(UNTIL_MS, 0, "Eva")) in classroom.deliver_commands()


def test_they_hold_up_no_round_and_no_end() -> None:
    classroom = playing()
    first, second = codes(classroom)
    let(classroom, first)
    classroom.deliver_commands()
    classroom.do("eva", asked.CloseRound("la hora"))
    told = dict(classroom.deliver_commands())
    assert first not in told
    assert isinstance(told[second], messages.ForceResult)
    assert boards(classroom)[0].home is not None
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.do("eva", asked.EndSession(running="adjourn"))
    assert first not in [pending.code for pending in classroom.session.outbox]
    classroom.do(None, Report(first, "over", (1.0, 0.0), final=True, seats=boards(classroom)[0].seats))
    assert next(line for line in standings(classroom.session) if line.person == boards(classroom)[0].seats[0]).points == 1.0


def test_until_it_is_over_it_counts_for_nobody() -> None:
    classroom = playing()
    first, second = codes(classroom)
    let(classroom, first)
    classroom.do(None, Report(second, "over", (1.0, 0.0), final=True))
    classroom.do("eva", asked.CloseRound())
    at_home = boards(classroom)[0].seats
    lines = {line.person: line for line in standings(classroom.session)}
    assert [lines[person].played for person in at_home] == [0, 0]
    assert lines[at_home[0]].buchholz == lines[at_home[1]].buchholz == 0.0, "it is no round that was missed"


def test_orders_to_all_boards_and_the_round_s_time_are_for_those_in_class() -> None:
    classroom = playing(minutes=10)
    first, second = codes(classroom)
    let(classroom, first)
    classroom.deliver_commands()
    classroom.do("eva", asked.PauseBoards(reason="silencio"))
    assert [code for code, _body in classroom.deliver_commands()] == [second]
    classroom.now_ms += 600_000
    classroom.do(None, Tick())
    assert [code for code, _body in classroom.deliver_commands()] == [second]


def test_nobody_who_is_away_from_a_game_at_home_is_called_absent() -> None:
    classroom = playing()
    for person in PUPILS:
        classroom.do(None, Presence(person, present=False))
    assert {call.kind for call in calls(classroom.session)} == {"absent"}
    let(classroom)
    assert calls(classroom.session) == ()


def test_when_the_date_comes_the_limit_is_called_there() -> None:
    classroom = playing()
    first, second = codes(classroom)
    let(classroom, first, at_time="draw")
    let(classroom, second, until_ms=UNTIL_MS + DAY_MS)
    classroom.deliver_commands()
    classroom.do("eva", asked.EndSession(running="close"))
    classroom.deliver_commands()
    assert classroom.session.due_at_ms == UNTIL_MS
    classroom.now_ms = UNTIL_MS - 1
    assert classroom.do(None, Tick()).record is None
    assert classroom.deliver_commands() == []
    classroom.now_ms = UNTIL_MS
    classroom.do(None, Tick())
    assert classroom.log[-1] == "home_over"
    assert [(pending.code, pending.by, pending.body) for pending in classroom.session.outbox] == [
        (first, None, HomeSet(None)),
        (first, None, messages.CallTime(draw=True)),
    ]
    classroom.deliver_commands()
    assert classroom.session.due_at_ms == UNTIL_MS + DAY_MS
    classroom.now_ms = UNTIL_MS + DAY_MS
    classroom.do(None, Tick())
    assert classroom.deliver_commands() == [(second, HomeSet(None)), (second, messages.CallTime())]


def test_a_game_that_waits_for_a_director_stays_on_the_list_after_the_class() -> None:
    classroom = playing(game="ajedrez")
    first, _second = codes(classroom)
    let(classroom)
    classroom.do("eva", asked.EndSession(running="close"))
    classroom.do(None, Report(first, "playing", waits="limit"))
    assert [(call.kind, call.room) for call in calls(classroom.session)] == [("limit", first)]


def test_the_class_is_kept_for_its_days_after_the_last_date() -> None:
    classroom = playing()
    let(classroom, until_ms=1_000 + 50 * DAY_MS)
    kept_ms = 1_000 + 80 * DAY_MS
    assert classroom.session.erase_at_ms == kept_ms
    classroom.do("eva", asked.CloseRound())
    assert classroom.session.erase_at_ms == kept_ms


def test_they_are_brought_back_one_or_all() -> None:
    classroom = playing()
    first, second = codes(classroom)
    let(classroom)
    classroom.deliver_commands()
    classroom.do("eva", asked.BringBack([first]))
    assert classroom.deliver_commands() == [(first, HomeSet(None))]
    classroom.do("eva", asked.BringBack())
    assert classroom.deliver_commands() == [(second, HomeSet(None))]
    with pytest.raises(Refusal, match=errors.SESSION_NO_BOARD):
        classroom.do("eva", asked.BringBack())
    assert all(board.home is None for board in boards(classroom))
