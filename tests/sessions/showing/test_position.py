"""Tests of a position for the whole class: for every game, continued in notation, in the spectators' view, and removed
again."""

import pytest

from engines.contract import Refusal
from engines.registry import all_engines, engine_of
from protocol import errors
from protocol import session_commands as asked
from server.sessions.codec import decode, encode
from server.sessions.views.showing_types import PositionView
from tests.sessions.classroom import Classroom


def shown(classroom: Classroom, viewer: str = "member") -> PositionView:
    return classroom.views.of[viewer]["position"]


def test_a_position_is_shown_to_all_who_are_in_and_taken_away() -> None:
    classroom = Classroom("ana")
    classroom.do("eva", asked.ShowPosition("ajedrez", marks=["e4", "d5", "e4"]))
    for viewer in ("member", "public", "referee", "director"):
        assert (shown(classroom, viewer)["game"], shown(classroom, viewer)["marks"]) == ("ajedrez", ["e4", "d5"])
    assert shown(classroom)["by"] == "Eva"
    for viewer in ("outside", "waiting"):
        assert "position" not in classroom.views.of[viewer]
    assert decode(encode(classroom.session)) == classroom.session
    classroom.do("eva", asked.HidePosition())
    assert "position" not in classroom.views.of["member"]
    assert classroom.log[-2:] == ["position_shown", "position_hidden"]
    assert classroom.do("eva", asked.HidePosition()).record is None


def test_it_is_played_on_in_notation() -> None:
    classroom = Classroom()
    classroom.do("eva", asked.ShowPosition("ajedrez"))
    before = shown(classroom)
    classroom.do("eva", asked.ShowPosition("ajedrez", acts=["e4", "e5", "Cf3"]))
    assert shown(classroom)["number"] == 2
    assert shown(classroom)["view"] != before["view"]
    assert shown(classroom)["status"]["flag"] == 1
    assert classroom.views.of["referee"]["desk"]["played"] == {"given": {}, "acts": ["e4", "e5", "Cf3"]}
    assert classroom.log == ["position_shown"], "each move of it is not told"
    classroom.do("eva", asked.ShowPosition("noughts", acts=["a1", {"type": "place", "cell": 4}]))
    assert sum(cell is not None for cell in shown(classroom)["view"]["cells"]) == 2
    assert classroom.log == ["position_shown", "position_shown"]


@pytest.mark.parametrize("slug", sorted(all_engines()))
def test_the_beginning_of_every_game_can_be_shown(slug: str) -> None:
    classroom = Classroom()
    classroom.do("eva", asked.ShowPosition(slug, engine_of(slug).about.seats[0]))
    assert decode(encode(classroom.session)).position == classroom.session.position


def test_it_is_given_in_the_words_of_the_cases_and_bears_no_clock_that_runs() -> None:
    classroom = Classroom()
    given = {"chips": {"0": [31], "1": [33]}}
    classroom.do("eva", asked.ShowPosition("contig60", given=given))
    assert classroom.views.of["referee"]["desk"]["played"] == {"given": given, "acts": []}
    assert "desk" not in classroom.views.of["member"]
    assert "31" in repr(shown(classroom)["view"])
    assert shown(classroom)["status"]["due_at_ms"] is None


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (asked.ShowPosition("chess"), errors.GAME_UNKNOWN),
        (asked.ShowPosition("ajedrez", 3), errors.GAME_SEATS),
        (asked.ShowPosition("ajedrez", given={"nothing": 1}), errors.GAME_POSITION),
        (asked.ShowPosition("ajedrez", acts=["e4", "e4"]), errors.SESSION_ACT),
        (asked.ShowPosition("ajedrez", acts=[{"type": "fly"}]), errors.SESSION_ACT),
    ],
)
def test_what_is_no_position_is_refused(body: asked.ShowPosition, code: str) -> None:
    classroom = Classroom()
    with pytest.raises(Refusal) as refused:
        classroom.do("eva", body)
    assert refused.value.code == code
    if code == errors.SESSION_ACT:
        assert refused.value.params == {"act": len(body.acts)}
    assert "position" not in classroom.views.of["member"]
