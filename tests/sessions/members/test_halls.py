"""Tests of an event in several halls: pupils choose the hall where they sit, tutors correct it, and nobody else can
change it."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join
from tests.sessions.classroom import PUPILS, Classroom


def in_two_halls() -> Classroom:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.SetSession({"halls": ["Aula 5", "Patio"]}))
    return classroom


def halls_of(classroom: Classroom, viewer: str = "public") -> dict[str, int | None]:
    return {member["id"]: member.get("hall") for member in classroom.views.of[viewer]["members"]}


def test_a_pupil_names_the_own_hall_and_a_tutor_any_pupils() -> None:
    classroom = in_two_halls()
    classroom.do("ana", asked.SetHall(2))
    classroom.do("eva", asked.SetHall(1, ["bo", "cruz"]))
    assert halls_of(classroom) == {"eva": None, "ana": 2, "bo": 1, "cruz": 1, "dana": None}
    classroom.do("ana", asked.SetHall(0))
    classroom.do("eva", asked.SetHall(1, ["eva"]))
    assert halls_of(classroom)["ana"] is halls_of(classroom)["eva"] is None, "a tutor has no hall"
    for by, body in (("ana", asked.SetHall(1, ["bo"])), ("ana", asked.SetHall(3)), ("eva", asked.SetHall(1, ["nobody"]))):
        with pytest.raises(Refusal):
            classroom.do(by, body)


def test_a_pupil_at_another_device_keeps_the_hall() -> None:
    classroom = in_two_halls()
    classroom.do("ana", asked.SetHall(2))
    classroom.do("new", Join("Ana otra"))
    classroom.do("eva", asked.MoveMember("new", "ana"))
    assert halls_of(classroom)["new"] == 2


def test_strangers_read_no_hall() -> None:
    classroom = in_two_halls()
    classroom.do("ana", asked.SetHall(2))
    assert halls_of(classroom, "outside") == {}
    with pytest.raises(Refusal) as refusal:
        classroom.do("stranger", asked.SetHall(1))
    assert refusal.value.code == errors.COMMAND_NOT_YOURS


def test_one_table_over_both_halls() -> None:
    classroom = in_two_halls()
    for person, hall in zip(PUPILS, (1, 1, 2, 2), strict=True):
        classroom.do(person, asked.SetHall(hall))
    classroom.played((1.0, 0.0), (1.0, 0.0))
    classroom.played((1.0, 0.0), (1.0, 0.0))
    assert [line["played"] for line in classroom.views.of["member"]["standings"]] == [2, 2, 2, 2]
