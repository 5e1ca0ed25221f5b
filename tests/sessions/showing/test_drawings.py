"""Drawings over the shown board: who may draw, how many, and what wipes them."""

from typing import Any

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave
from server.sessions.codec import decode, encode
from server.sessions.showing.drawings import MAX_DRAWINGS, MAX_OF_PUPIL
from tests.sessions.classroom import Classroom

ARROW = asked.Draw("arrow", "green", "e2", "e4")
CIRCLE = asked.Draw("circle", "red", "e4")


def lesson() -> Classroom:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.ShowPosition("ajedrez"))
    return classroom


def drawn(classroom: Classroom) -> list[tuple[str, ...]]:
    found: Any = classroom.views.of["member"].get("drawings", [])
    return [tuple(one.values()) for one in found]


def refusal(classroom: Classroom, by: str, body: Any) -> str:
    before = classroom.session
    with pytest.raises(Refusal) as refused:
        classroom.do(by, body)
    assert classroom.session is before
    return refused.value.code


def test_a_tutor_draws_and_everybody_sees_it() -> None:
    classroom = lesson()
    classroom.do("eva", ARROW)
    classroom.do("eva", CIRCLE)
    assert drawn(classroom) == [("arrow", "green", "e2", "e4", "eva"), ("circle", "red", "e4", "", "eva")]
    assert decode(encode(classroom.session)) == classroom.session
    classroom.do("eva", ARROW)
    assert drawn(classroom) == [("circle", "red", "e4", "", "eva")], "the same drawing again removes it"
    classroom.do("eva", asked.ClearDrawings())
    assert drawn(classroom) == []
    assert classroom.do("eva", asked.ClearDrawings()).record is None


def test_a_pupil_draws_only_with_a_pen() -> None:
    classroom = lesson()
    assert refusal(classroom, "ana", ARROW) == errors.SESSION_PEN
    assert "pen" not in classroom.views.of["member"]
    classroom.do("eva", asked.SetPen(person="ana"))
    assert classroom.views.of["member"]["pen"] == {"pupils": False, "person": "ana"}
    assert refusal(classroom, "bo", ARROW) == errors.SESSION_PEN
    classroom.do("ana", ARROW)
    classroom.do("eva", asked.SetPen(pupils=True))
    classroom.do("bo", CIRCLE)
    classroom.do("bo", ARROW)
    assert len(drawn(classroom)) == 2, "a pupil does not remove another person's drawing"
    classroom.do("bo", asked.ClearDrawings())
    assert [one[-1] for one in drawn(classroom)] == ["ana"]
    classroom.do("eva", ARROW)
    assert drawn(classroom) == [], "a tutor removes a pupil's drawing"
    classroom.do("eva", asked.SetPen())
    assert refusal(classroom, "ana", CIRCLE) == errors.SESSION_PEN
    assert refusal(classroom, "eva", asked.SetPen(person="eva")) == errors.PERSON_UNKNOWN


def test_bounds_and_wrong_drawings() -> None:
    classroom = Classroom("ana")
    assert refusal(classroom, "eva", ARROW) == errors.SESSION_NOT_SHOWN
    classroom.do("eva", asked.ShowPosition("ajedrez"))
    for wrong in (
        asked.Draw("arrow", "green", "e2"),
        asked.Draw("arrow", "green", "e2", "e2"),
        asked.Draw("circle", "green", "e2", "e4"),
    ):
        assert refusal(classroom, "eva", wrong) == errors.SESSION_ARROW
    classroom.do("eva", asked.SetPen(pupils=True))
    for number in range(MAX_OF_PUPIL + 3):
        classroom.do("ana", asked.Draw("circle", "blue", f"p{number}"))
    assert [one[2] for one in drawn(classroom)] == [f"p{number}" for number in range(3, MAX_OF_PUPIL + 3)]
    for number in range(MAX_DRAWINGS - MAX_OF_PUPIL):
        classroom.do("eva", asked.Draw("highlight", "yellow", f"q{number}"))
    assert refusal(classroom, "eva", CIRCLE) == errors.SESSION_DRAWINGS


def test_another_moment_or_position_wipes_the_board() -> None:
    classroom = lesson()
    for change in (
        asked.ShowPosition("ajedrez", acts=["e4"]),
        asked.ShowPosition("noughts"),
        asked.HidePosition(),
        asked.EndSession(),
    ):
        if classroom.session.position is None:
            classroom.do("eva", asked.ShowPosition("noughts"))
        classroom.do("eva", CIRCLE)
        classroom.do("eva", change)
        assert classroom.session.drawings == (), change
    classroom = Classroom("ana", "bo")
    classroom.played((1.0, 0.0))
    room = classroom.round.boards[0].code
    assert room is not None
    classroom.do("eva", asked.Follow(room, 3))
    classroom.do("eva", CIRCLE)
    classroom.do("eva", asked.Follow(room, 3, ["e4"]))
    assert len(drawn(classroom)) == 1, "another mark is the same moment"
    classroom.do("eva", asked.Follow(room, 4))
    assert drawn(classroom) == []
    classroom.do("eva", CIRCLE)
    classroom.do("eva", asked.Follow())
    assert drawn(classroom) == []


def test_the_board_follows_the_pupil_to_another_device() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.ShowPosition("ajedrez"))
    classroom.do("eva", asked.SetPen(person="ana"))
    classroom.do("nueva", Join("Nueva"))
    classroom.do("eva", asked.MoveMember("nueva", "ana"))
    classroom.do("nueva", asked.TryAct("e4"))
    assert classroom.views.of["member"]["position"]["tried"] == 1


def test_a_pupil_who_has_left_gets_no_pen() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.ShowPosition("ajedrez"))
    classroom.do("ana", Leave())
    assert refusal(classroom, "eva", asked.SetPen(person="ana")) == errors.PERSON_UNKNOWN
