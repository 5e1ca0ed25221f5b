"""Who comes into a session and under what name; who goes; and a pupil who comes back with another device."""

import pytest

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.room.command import HandSeat, Join, Leave, Presence
from server.sessions.nicknames import nickname
from server.sessions.state import member_of, pupils
from tests.sessions.klass import PUPILS, Klass


@pytest.mark.parametrize(
    ("asked_name", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana   Luz ", "Ana Luz"),
        ("bo", "bo 2"),
        ("x" * 50, "x" * 20),
        ("Hércules", "Hércules"),
        ("Disputa", "Disputa"),
    ],
)
def test_nicknames(asked_name: str, shown: str) -> None:
    assert nickname(asked_name, frozenset({"Bo"})) == shown


@pytest.mark.parametrize("name", ["", "   ", "a\u0000b", "Puto", "p u t o", "M1erda", "bolúdo", "sh1t!", "eres un Pelotudo"])
def test_names_that_nobody_reads_aloud(name: str) -> None:
    with pytest.raises(Refusal) as no:
        nickname(name, frozenset())
    assert no.value.code == errors.PERSON_NAME


def test_pupils_come_in_with_the_code_alone() -> None:
    klass = Klass("ana")
    answer = klass.do("bo", Join("Ana")).answer
    assert answer == {"role": "pupil", "name": "Ana 2"}
    assert [member.name for member in pupils(klass.session)] == ["Ana", "Ana 2"]


def test_who_comes_back_is_the_same_pupil() -> None:
    klass = Klass("ana")
    klass.do(None, Presence("ana", False))
    klass.do("ana", Leave())
    assert pupils(klass.session) == ()
    klass.do("ana", Join("Anita"))
    member = member_of(klass.session, "ana")
    assert member is not None
    assert (member.name, member.present, member.gone) == ("Ana", True, False)


def test_a_closed_door_and_a_pupil_who_was_sent_away() -> None:
    klass = Klass("ana", "bo")
    klass.do("eva", asked.RemoveMember("bo", "No es de la clase"))
    with pytest.raises(Refusal, match=errors.ROOM_EXPELLED):
        klass.do("bo", Join("Bo"))
    klass.do("eva", asked.SetSession({"joining": False}))
    with pytest.raises(Refusal, match=errors.SESSION_CLOSED):
        klass.do("cruz", Join("Cruz"))
    klass.do("ana", Join("Ana"))


def test_a_co_tutor_comes_in_with_a_key_of_their_own() -> None:
    klass = Klass()
    invited = klass.do("eva", asked.InviteTutor("leader")).answer
    klass.do("luis", Join("Luis", "referee", key=invited["key"]))
    member = member_of(klass.session, "luis")
    assert member is not None
    assert member.role == "leader"
    for guess in ("guess", "ключ ١٢"):
        with pytest.raises(Refusal, match=errors.REFEREE_KEY):
            klass.do("zoe", Join("Zoe", "referee", key=guess))


def test_a_co_tutor_who_comes_late_is_let_in_at_the_boards() -> None:
    klass = Klass(*PUPILS)
    klass.do("eva", asked.PlanRound("noughts"))
    klass.do("eva", asked.StartRound())
    klass.run_errands()
    key = klass.do("eva", asked.InviteTutor("leader")).answer["key"]
    klass.do("luis", Join("Luis", "referee", key=key))
    assert [(errand.by, type(errand.body)) for errand in klass.session.errands] == [("luis", Join)] * 2


def test_names_are_changed_in_the_session_and_at_the_board() -> None:
    klass = Klass(*PUPILS)
    klass.do("eva", asked.PlanRound("noughts"))
    klass.do("eva", asked.StartRound())
    klass.run_errands()
    klass.do("eva", asked.RenameMember("ana", "Anita"))
    board = next(board for board in klass.round.boards if "ana" in board.seats)
    assert klass.run_errands() == [(board.code, messages.Rename("Anita", "ana"))]


def test_another_device_takes_the_seat_and_the_points() -> None:
    klass = Klass(*PUPILS)
    klass.do("eva", asked.PlanRound("noughts"))
    klass.do("eva", asked.StartRound())
    klass.run_errands()
    klass.do("tablet", Join("Ana otra vez"))
    klass.do("eva", asked.MoveMember("tablet", "ana"))
    member = member_of(klass.session, "tablet")
    assert member is not None
    assert (member.name, member.role) == ("Ana", "pupil")
    assert member_of(klass.session, "ana") is None
    board = next(board for board in klass.round.boards if "tablet" in board.seats)
    assert klass.run_errands() == [(board.code, HandSeat(board.seats.index("tablet"), "tablet", "Ana"))]
    with pytest.raises(Refusal, match=errors.SEAT_HELD):
        klass.do("eva", asked.MoveMember("bo", "tablet"))
