"""One pupil is erased from the class: the name disappears at once, and the remaining work is on a list of pending
tasks."""

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.command import ListNameErased, MemberErased, Report
from server.sessions.session import views_of
from server.sessions.values.people import Erasure, Member, Removed, TutorNote
from tests.sessions.classroom import Classroom


def test_the_name_goes_at_once_and_the_rest_is_still_to_be_done() -> None:
    classroom = Classroom("ana", "bo")
    classroom.played((1.0, 0.0))
    classroom.do("eva", asked.EraseMember("ana"))
    assert [member.name for member in classroom.session.members] == ["Eva", "Alumno borrado", "Bo"]
    assert [one.person for one in classroom.session.erasures] == ["ana"]
    assert classroom.session.rounds[0].boards[0].points == (1.0, 0.0)
    assert classroom.do("eva", asked.EraseMember("ana")).record is None
    classroom.do("eva", asked.EraseMember("bo"))
    assert classroom.session.members[2].name == "Alumno borrado 2"
    classroom.do(None, MemberErased("ana"))
    assert [one.person for one in classroom.session.erasures] == ["bo"]


def test_every_list_of_the_class_loses_the_pupil_and_keeps_the_others() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.SetBye(["ana", "bo"], 0.5))
    classroom.do("eva", asked.SetApart([["ana", "bo"], ["bo", "cruz"]]))
    gone = tuple(Removed(person, person.title()) for person in ("ana", "dana"))
    waiting = (Member("ana", "Ana", "pupil"), Member("emi", "Emi", "pupil"))
    classroom.session = replace(classroom.session, removed=gone, returning=gone, waiting=waiting, expelled=("dana", "ana"))
    classroom.views = views_of(classroom.session)
    classroom.do("eva", asked.EraseMember("ana"))
    session = classroom.session
    assert [bye.person for bye in session.byes] == ["bo"]
    assert session.apart == (("bo", "cruz"),)
    assert [one.id for one in session.removed] == [one.id for one in session.returning] == ["dana"]
    assert [one.id for one in session.waiting] == ["emi"]
    assert session.expelled == ("dana", "ana"), "nobody comes in with the id of an erased pupil"
    (erased,) = (member for member in session.members if member.id == "ana")
    assert (erased.gone, erased.erased, erased.present, erased.origin) == (True, True, False, "")
    assert not any(member.gone or member.erased for member in session.members if member.id != "ana")


def test_the_server_erases_in_the_host_s_name_and_the_computer_plays_on() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    (board,) = classroom.round.boards
    classroom.do(None, Report(board.code or "", "playing"))
    classroom.do(None, asked.EraseMember("ana"))
    seat = board.seats.index("ana")
    assert [(one.by, one.body) for one in classroom.session.outbox if isinstance(one.body, messages.SeatBot)] == [
        ("eva", messages.SeatBot(seat, "Alumno borrado"))
    ]


def test_a_tutor_is_not_erased() -> None:
    classroom = Classroom("ana")
    with pytest.raises(Refusal) as refusal:
        classroom.do("eva", asked.EraseMember("eva"))
    assert refusal.value.code == errors.COMMAND_NOT_YOURS


def test_a_name_erased_in_another_session_leaves_the_list_unless_a_pupil_has_come_in_with_it() -> None:
    classroom = Classroom()
    classroom.do("eva", asked.SetList(["Ana Concha", "Bo", "Cruz"]))
    classroom.do("bo", Join("", entry=2))
    done = classroom.do(None, ListNameErased(("ANA CONCHA", "Bo"), "Alumno borrado"))
    assert [entry.name for entry in classroom.session.entries] == ["Bo", "Cruz"]
    assert [(one.person, one.names) for one in classroom.session.erasures] == [("list/1", ("ANA CONCHA", "Bo", "Ana Concha"))]
    assert done.record is not None
    assert classroom.do(None, ListNameErased(("Ana Concha",), "Alumno borrado")).record is None


def test_a_note_about_a_pupil_erased_in_another_session_goes_with_its_trace_in_the_log() -> None:
    classroom = Classroom("bo")
    notes = tuple(TutorNote("pupil", person, "Va rápido", "eva", 0) for person in ("before/ana", "before/cruz", "bo"))
    classroom.session = replace(classroom.session, notes=notes)
    classroom.do(None, ListNameErased(("Ana",), "Alumno borrado", ("ana", "dana", "bo")))
    assert [note.person for note in classroom.session.notes] == ["before/cruz", "bo"]
    assert classroom.session.erasures == (Erasure("before/ana", "Alumno borrado", names=("Ana", "Alumno borrado")),)
    assert classroom.do(None, ListNameErased(("Ana",), "Alumno borrado", ("ana",))).record is None


def test_an_erasure_bars_the_pupil_from_running_boards_and_remembers_the_number_on_the_list() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetList(["Bo", "Ana"], ratings=[1500, 1600]))
    classroom.played((1.0, 0.0))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    running = classroom.round.boards[0].code
    classroom.do("eva", asked.EraseMember("ana"))
    assert {code for code, _body in classroom.deliver_commands()} == {running}
    assert [one.entry for one in classroom.session.erasures] == [2]
    assert [(member.id, member.rating) for member in classroom.session.members[1:]] == [("ana", 0), ("bo", 1500)]
    classroom.do("cruz", Join("Cruz"))
    classroom.do("eva", asked.EraseMember("cruz"))
    assert [one.entry for one in classroom.session.erasures] == [2, 0]
