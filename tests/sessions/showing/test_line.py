"""A line of moves that the class tries on the shown position and takes back."""

from typing import Any

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.codec import decode, encode
from server.sessions.showing import line
from tests.sessions.classroom import Classroom


def lesson() -> Classroom:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.ShowPosition("ajedrez", acts=["e4"]))
    return classroom


def shown(classroom: Classroom) -> Any:
    return classroom.views.of["member"]["position"]


def refusal(classroom: Classroom, by: str, body: Any) -> str:
    before = classroom.session
    with pytest.raises(Refusal) as refused:
        classroom.do(by, body)
    assert classroom.session is before
    return refused.value.code


def test_a_line_is_tried_and_taken_back() -> None:
    classroom = lesson()
    start = shown(classroom)
    classroom.do("eva", asked.TryAct("e5"))
    classroom.do("eva", asked.TryAct({"type": "move", "uci": "g1f3"}))
    assert shown(classroom)["tried"] == 2
    assert shown(classroom)["view"] != start["view"]
    assert decode(encode(classroom.session)) == classroom.session
    classroom.do("eva", asked.LeaveLine(1))
    assert shown(classroom)["tried"] == 1
    classroom.do("eva", asked.TryAct("Cf3"))
    classroom.do("eva", asked.LeaveLine())
    assert "tried" not in shown(classroom)
    assert shown(classroom)["view"] == start["view"]
    assert classroom.do("eva", asked.LeaveLine()).record is None


def test_the_pupil_who_has_the_board_tries_a_line() -> None:
    classroom = lesson()
    classroom.do("eva", asked.SetPen(pupils=True))
    assert refusal(classroom, "ana", asked.TryAct("e5")) == errors.SESSION_PEN
    classroom.do("eva", asked.SetPen(person="ana"))
    classroom.do("ana", asked.TryAct("e5"))
    assert refusal(classroom, "bo", asked.LeaveLine()) == errors.SESSION_PEN
    assert shown(classroom)["by"] == "Eva"
    classroom.do("ana", asked.LeaveLine())
    assert "tried" not in shown(classroom)


def test_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    classroom = lesson()
    assert refusal(classroom, "eva", asked.TryAct("e4")) == errors.SESSION_ACT
    monkeypatch.setattr(line, "MAX_ACTS", 2)
    classroom.do("eva", asked.TryAct("e5"))
    assert refusal(classroom, "eva", asked.TryAct("Cf3")) == errors.SESSION_LINE
    classroom.do("eva", asked.HidePosition())
    assert refusal(classroom, "eva", asked.TryAct("e5")) == errors.SESSION_NOT_SHOWN


def test_marks_keep_the_line_and_another_position_ends_it() -> None:
    classroom = lesson()
    classroom.do("eva", asked.TryAct("e5"))
    classroom.do("eva", asked.ShowPosition("ajedrez", acts=["e4", "e5"], marks=["e4"]))
    assert shown(classroom)["tried"] == 1
    classroom.do("eva", asked.ShowPosition("ajedrez", acts=["d4"]))
    assert "tried" not in shown(classroom)


def explored(classroom: Classroom, acts: list[Any]) -> Any:
    before = classroom.session
    step = classroom.do("ana", asked.Explore(shown(classroom)["number"], acts))
    assert step.record is None
    assert classroom.session is before
    return step.answer


def test_a_pupil_explores_alone() -> None:
    classroom = lesson()
    start = shown(classroom)
    assert explored(classroom, [])["view"] == start["view"]
    alone = explored(classroom, ["e5", {"type": "move", "uci": "g1f3"}])
    assert alone["view"] != start["view"] == shown(classroom)["view"]
    classroom.do("eva", asked.TryAct("e5"))
    classroom.do("eva", asked.TryAct("Cf3"))
    assert alone["view"] == shown(classroom)["view"]
    assert alone["status"] == shown(classroom)["status"]
    assert refusal(classroom, "ana", asked.Explore(start["number"], ["e5"])) == errors.SESSION_NOT_SHOWN
    assert refusal(classroom, "ana", asked.Explore(shown(classroom)["number"], ["e4"])) == errors.SESSION_ACT
