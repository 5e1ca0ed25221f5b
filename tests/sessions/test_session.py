"""Tests of the functions that create and change a session: a new session, a step, and a command that changes nothing."""

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, patch
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave
from server.sessions.command import Command, Report
from server.sessions.session import NewSession, create, step, views_of
from server.sessions.step_context import DAY_MS
from tests.sessions.classroom import SECRET, Classroom


def test_a_new_session_has_its_director_and_an_end() -> None:
    session = create(NewSession("CLASE", "Quinto B", "eva", "Eva", SECRET, keep_days=3), 1_000)
    assert [(member.id, member.role, member.since_ms) for member in session.members] == [("eva", "director", 1_000)]
    assert (session.code, session.title, session.host) == ("CLASE", "Quinto B", "eva")
    assert (session.seq, session.created_at_ms, session.at_ms) == (0, 1_000, 1_000)
    assert session.erase_at_ms == 1_000 + 3 * DAY_MS
    assert session.settings.keep_days == 3


def test_a_step_has_its_number_its_time_and_what_makes_it_happen_again() -> None:
    classroom = Classroom()
    command = Command(Join("Ana"), "ana")
    done = step(classroom.session, command, 7_000, classroom.views)
    assert (done.room.seq, done.room.at_ms) == (1, 7_000)
    assert done.record is not None
    assert (done.record.seq, done.record.at_ms, done.record.command) == (1, 7_000, command)
    assert done.views.of == views_of(done.room).of
    (tutors,) = (frame for frame in done.frames if frame.viewers == ("referee",))
    assert patch.apply(classroom.views.of["referee"], tutors.ops) == done.views.of["referee"]
    assert done.moved == ("ana",), "whose view is another one since"
    assert step(classroom.session, done.record.command, done.record.at_ms).room == done.room


def test_what_changes_nothing_has_no_record_and_no_frames() -> None:
    classroom = Classroom("ana")
    done = step(classroom.session, Command(Join("Spy", "spectator"), "spy"), 7_000, classroom.views)
    assert done.room is classroom.session
    assert done.views is classroom.views
    assert (done.record, done.frames, done.moved) == (None, (), ())


def test_an_order_that_changes_no_board_is_still_in_the_log_with_its_event() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    (board,) = classroom.round.boards
    classroom.do(None, Report(board.code or "", "adjourned"))
    classroom.deliver_commands()
    done = classroom.do("eva", asked.PauseBoards(reason="x"))
    assert done.record is not None
    assert [event.kind for event in done.record.happenings] == ["boards_paused"]


def test_views_of_another_session_are_not_taken_for_this_one() -> None:
    classroom, other = Classroom("ana", "cruz"), Classroom("bo", "dana")
    done = step(classroom.session, Command(Leave(), "ana"), 7_000, other.views)
    assert done.views.of == views_of(done.room).of


def test_a_person_cannot_bring_in_what_could_not_be_read_again() -> None:
    session = replace(Classroom("ana").session, title="x", at_ms=2**70)
    with pytest.raises(Refusal) as refused:
        step(session, Command(asked.SetSession(title="y"), "eva"), 2**70)
    assert refused.value.code == errors.FRAME_MALFORMED


def test_who_looks_at_what_is_erased_gets_no_last_picture() -> None:
    classroom = Classroom("ana")
    done = classroom.do("eva", asked.EraseSession())
    assert done.room.state == "erased"
    assert done.frames == ()
