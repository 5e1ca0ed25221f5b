"""Tests of the erasure of a session, by its director or at its date, and of its retention."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join, Tick
from server.room.lifecycle.erase import RETRY_MS
from server.sessions import codec
from server.sessions.command import BoardsKept
from server.sessions.step_context import DAY_MS
from tests.sessions.classroom import Classroom


def test_an_erased_session_keeps_the_codes_of_its_boards_and_nothing_else() -> None:
    classroom = Classroom("ana", "bo")
    classroom.played((1.0, 0.0))
    classroom.do("eva", asked.PlanRound("noughts"))
    secret, codes = classroom.session.secret, [board.code for board in classroom.session.rounds[0].boards]
    done = classroom.do("eva", asked.EraseSession())
    raw = codec.encode(classroom.session)
    for trace in (b"ana", b"Ana", b"Bo", b"eva", b"Eva", b"Quinto", secret):
        assert trace not in raw
    assert [board.code for round_ in classroom.session.rounds for board in round_.boards] == codes
    assert classroom.session.due_at_ms == classroom.now_ms + RETRY_MS
    assert done.frames == ()
    for by, body in (("eva", asked.EraseSession()), ("ana", Join("Ana")), (None, BoardsKept(1))):
        with pytest.raises(Refusal) as refusal:
            classroom.do(by, body)
        assert refusal.value.code == errors.ROOM_ERASED


def test_an_erased_session_has_no_words_of_its_tutors() -> None:
    classroom = Classroom("ana", "bo", "cai")
    classroom.do("eva", asked.Announce("Hoy viene Zulma"))
    classroom.do("eva", asked.TellPupil("ana", "Tu tía Zulma espera"))
    classroom.do("eva", asked.SetCall("https://meet.example.org/zulma"))
    classroom.do("eva", asked.RemoveMember("cai", "Zulma"))
    classroom.do("ana", asked.RaiseHand("rules"))
    classroom.do("eva", asked.EraseSession())
    raw = codec.encode(classroom.session)
    assert not [trace for trace in (b"Zulma", b"zulma", b"ana", b"cai", b"Cai") if trace in raw]


def test_what_is_left_undone_is_due_again() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.do("eva", asked.EraseSession())
    assert not classroom.session.rounds[0].boards[0].is_open  # the board sync may be opening it at this moment
    assert classroom.do(None, Tick()).record is None
    classroom.now_ms += RETRY_MS
    assert classroom.do(None, Tick()).record is not None
    assert classroom.session.rounds[0].boards[0].is_open
    assert classroom.session.due_at_ms == classroom.now_ms + RETRY_MS


def test_it_is_kept_for_its_days_after_the_last_round_and_then_erases_itself() -> None:
    classroom = Classroom("ana", "bo")
    assert classroom.session.erase_at_ms == 30 * DAY_MS
    classroom.now_ms = 5 * DAY_MS
    classroom.played((1.0, 0.0))
    assert classroom.session.erase_at_ms == 35 * DAY_MS
    classroom.do("eva", asked.EndSession())
    classroom.now_ms = 10 * DAY_MS
    classroom.do("eva", asked.SetSession({"keep_days": 2}))
    assert classroom.views.of["member"]["session"]["until_ms"] == 12 * DAY_MS
    classroom.now_ms = 12 * DAY_MS - 1
    assert classroom.do(None, Tick()).record is None
    classroom.now_ms = 12 * DAY_MS
    classroom.do(None, Tick())
    assert (classroom.session.state, classroom.session.members) == ("erased", ())


@pytest.mark.parametrize("days", [0, 366, "7", None])
def test_days_are_between_one_and_a_year(days: object) -> None:
    classroom = Classroom()
    with pytest.raises(Refusal) as refusal:
        classroom.do("eva", asked.SetSession({"keep_days": days}))
    assert refusal.value.code == errors.SETTINGS_MALFORMED


def test_the_date_of_the_boards_is_noted_once() -> None:
    classroom = Classroom("ana", "bo")
    assert classroom.do(None, BoardsKept(9_000)).record is not None
    assert classroom.session.boards_until_ms == 9_000
    assert classroom.do(None, BoardsKept(9_000)).record is None
