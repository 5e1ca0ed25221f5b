"""Tests of the people of a session: people who enter with their names, people who leave, and a pupil who returns on
another device."""

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave, Presence
from server.room.command import HandSeat
from server.sessions.members.nicknames import nickname
from server.sessions.members.roster import MAX_MEMBERS
from server.sessions.values.membership import member_of, pupils
from server.sessions.values.people import Member
from tests.sessions.classroom import PUPILS, Classroom


@pytest.mark.parametrize(
    ("asked_name", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana   Luz ", "Ana Luz"),
        ("bo", "bo 2"),
        ("x" * 50, "x" * 40),
        ("María Fernanda González López", "María Fernanda González López"),
        ("Hércules", "Hércules"),
        ("Disputa", "Disputa"),
    ],
)
def test_nicknames(asked_name: str, shown: str) -> None:
    assert nickname(asked_name, frozenset({"Bo"})) == shown


@pytest.mark.parametrize("name", ["", "   ", "a\u0000b", "Puto", "p u t o", "M1erda", "bolúdo", "sh1t!", "eres un Pelotudo"])
def test_names_that_nobody_reads_aloud(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        nickname(name, frozenset())
    assert refusal.value.code == errors.PERSON_NAME


def test_pupils_come_in_with_the_code_alone() -> None:
    classroom = Classroom("ana")
    answer = classroom.do("bo", Join("Ana")).answer
    assert answer == {"role": "pupil", "name": "Ana 2"}
    assert [member.name for member in pupils(classroom.session)] == ["Ana", "Ana 2"]


def test_who_has_left_is_not_there_again_for_a_page_left_open() -> None:
    classroom = Classroom("ana")
    classroom.do("ana", Leave())
    assert classroom.do(None, Presence("ana", True)).record is None
    member = member_of(classroom.session, "ana")
    assert member is not None
    assert (member.gone, member.present) == (True, False)


def test_who_comes_back_is_the_same_pupil() -> None:
    classroom = Classroom("ana")
    classroom.do(None, Presence("ana", False))
    classroom.do("ana", Leave())
    assert pupils(classroom.session) == ()
    classroom.do("ana", Join("Anita"))
    member = member_of(classroom.session, "ana")
    assert member is not None
    assert (member.name, member.present, member.gone) == ("Ana", True, False)


def test_a_closed_door_and_a_pupil_who_was_sent_away() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.RemoveMember("bo", "No es de la clase"))
    with pytest.raises(Refusal, match=errors.ROOM_EXPELLED):
        classroom.do("bo", Join("Bo"))
    classroom.do("eva", asked.SetSession({"joining": False}))
    with pytest.raises(Refusal, match=errors.SESSION_CLOSED):
        classroom.do("cruz", Join("Cruz"))
    classroom.do("ana", Join("Ana"))


def test_a_co_tutor_comes_in_with_a_key_of_their_own() -> None:
    classroom = Classroom()
    invited = classroom.do("eva", asked.InviteTutor("leader")).answer
    classroom.do("luis", Join("Luis", "referee", key=invited["key"]))
    member = member_of(classroom.session, "luis")
    assert member is not None
    assert member.role == "leader"
    for guess in ("guess", "ключ ١٢"):
        with pytest.raises(Refusal, match=errors.REFEREE_KEY):
            classroom.do("zoe", Join("Zoe", "referee", key=guess))


def test_a_co_tutor_who_comes_late_is_let_in_at_the_boards() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    key = classroom.do("eva", asked.InviteTutor("leader")).answer["key"]
    classroom.do("luis", Join("Luis", "referee", key=key))
    assert [(pending.by, type(pending.body)) for pending in classroom.session.outbox] == [("luis", Join)] * 2


def test_names_are_changed_in_the_session_and_at_the_board() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    classroom.do("eva", asked.RenameMember("ana", "Anita"))
    board = next(board for board in classroom.round.boards if "ana" in board.seats)
    assert classroom.deliver_commands() == [(board.code, messages.Rename("Anita", "ana"))]


@pytest.mark.parametrize("name", ["Bo", "ana"])
def test_a_pupil_who_left_without_a_trace_keeps_the_place_under_a_new_name(name: str) -> None:
    classroom = Classroom("ana")
    classroom.do("ana", Leave())
    classroom.do("eva", asked.RenameMember("ana", name))
    member = member_of(classroom.session, "ana")
    assert member is not None
    assert member.name == name


def test_another_device_takes_the_seat_and_the_points() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    classroom.do("tablet", Join("Ana otra vez"))
    classroom.do("eva", asked.MoveMember("tablet", "ana"))
    member = member_of(classroom.session, "tablet")
    assert member is not None
    assert (member.name, member.role) == ("Ana", "pupil")
    assert member_of(classroom.session, "ana") is None
    board = next(board for board in classroom.round.boards if "tablet" in board.seats)
    assert classroom.deliver_commands() == [(board.code, HandSeat(board.seats.index("tablet"), "tablet", "Ana"))]
    with pytest.raises(Refusal, match=errors.SEAT_HELD):
        classroom.do("eva", asked.MoveMember("bo", "tablet"))


def test_a_full_class_lets_nobody_in() -> None:
    classroom = Classroom("ana")
    classroom.do("eva", asked.SetSession({"ask": True}))
    classroom.do("bo", Join("Bo"))
    crowd = tuple(Member(f"p{number}", f"P{number}") for number in range(MAX_MEMBERS - 2))
    before = classroom.session
    classroom.session = replace(before, members=(*before.members, *crowd[1:]))
    classroom.do("eva", asked.AdmitMembers(["bo"]))
    assert [member.id for member in classroom.session.waiting] == []
    classroom.session = replace(before, members=(*before.members, *crowd))
    with pytest.raises(Refusal, match=errors.ROOM_CROWDED):
        classroom.do("zoe", Join("Zoe"))
    with pytest.raises(Refusal, match=errors.ROOM_CROWDED):
        classroom.do("eva", asked.AdmitMembers(["bo"]))
    classroom.session = replace(before, members=(*before.members, replace(crowd[0], gone=True), *crowd[1:]))
    classroom.do("zoe", Join("Zoe"))
    assert [member.id for member in classroom.session.waiting] == ["bo", "zoe"]


def test_the_same_name_is_no_change_and_a_tutor_takes_no_pupils_place() -> None:
    classroom = Classroom("ana", "bo")
    said = len(classroom.log)
    classroom.do("eva", asked.RenameMember("ana", "Ana"))
    assert len(classroom.log) == said
    for person, into in (("ana", "eva"), ("eva", "ana"), ("ana", "ana")):
        with pytest.raises(Refusal, match=errors.PERSON_UNKNOWN):
            classroom.do("eva", asked.MoveMember(person, into))
