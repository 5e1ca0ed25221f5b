"""Tests of tutors' messages to everybody and to one pupil, and of the address of the class's video call."""

from typing import Any, cast

import msgspec
import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Leave
from server.sessions.showing import saying
from server.sessions.showing.saying import is_call_link
from tests.sessions.classroom import Classroom


def view(room: Classroom, viewer: str) -> dict[str, Any]:
    return cast(dict[str, Any], room.views.of[viewer])


def words_of(room: Classroom, pupil: str) -> Any:
    return room.do(pupil, asked.AskWords()).answer["words"]


def test_an_announcement_is_for_all_who_are_inside_or_wait_and_the_screen_not_for_who_has_the_code_alone() -> None:
    room = Classroom("ana", "bo")
    room.do("eva", asked.Announce("  Recreo \n en cinco\u200b minutos "))
    for viewer in ("member", "public", "referee", "director"):
        assert view(room, viewer)["announcement"] == {
            "number": 1,
            "words": "Recreo en cinco minutos",
            "by": "Eva",
            "at_ms": room.now_ms,
        }
    assert "Recreo" not in repr(view(room, "outside"))
    assert view(room, "waiting")["announcement"]["words"] == "Recreo en cinco minutos"
    assert "Eva" not in repr(view(room, "waiting")), "at the door nobody's name is seen"
    room.do("eva", asked.Announce("Ya"))
    assert view(room, "member")["announcement"]["number"] == 2
    room.do("eva", asked.StopAnnouncing())
    assert "announcement" not in view(room, "member")
    assert room.do("eva", asked.StopAnnouncing()).record is None


@pytest.mark.parametrize("words", ["", "x" * 301])
def test_words_are_bounded(words: str) -> None:
    for body in ({"type": "announce"}, {"type": "tell_pupil", "person": "ana"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**body, "words": words}, asked.Announce | asked.TellPupil)


def test_blanks_are_no_words() -> None:
    room = Classroom("ana")
    for body in (asked.Announce(" \n\t"), asked.TellPupil("ana", "\u200b")):
        with pytest.raises(Refusal) as refusal:
            room.do("eva", body)
        assert refusal.value.code == errors.SESSION_WORDS


def test_private_words_reach_one_pupil_and_no_other_view_has_them() -> None:
    room = Classroom("ana", "bo")
    done = room.do("eva", asked.TellPupil("ana", "Muy bien pensado"))
    for viewer in ("member", "public", "outside", "waiting"):
        assert "pensado" not in repr(view(room, viewer))
        assert "pensado" not in repr([frame for frame in done.frames if viewer in frame.viewers])
    assert view(room, "member")["told"] == 1
    assert words_of(room, "bo") is None
    assert words_of(room, "ana") == {"number": 1, "words": "Muy bien pensado", "by": "Eva", "at_ms": room.now_ms}
    assert [one["read"] for one in view(room, "referee")["desk"]["private"]] == [False]
    room.do("ana", asked.ReadWords(1))
    assert words_of(room, "ana") is None
    assert [one["read"] for one in view(room, "referee")["desk"]["private"]] == [True]


def test_what_came_meanwhile_has_not_been_read() -> None:
    room = Classroom("ana", "bo")
    room.do("eva", asked.TellPupil("ana", "uno"))
    room.do("eva", asked.TellPupil("ana", "dos"))
    room.do("ana", asked.ReadWords(1))
    assert words_of(room, "ana")["words"] == "dos"
    room.do("bo", asked.ReadWords(2))
    assert words_of(room, "ana")["words"] == "dos"


@pytest.mark.parametrize("person", ["eva", "nobody", "bo", "cruz"])
def test_only_pupils_who_are_in_the_class_are_told(person: str) -> None:
    room = Classroom("ana", "bo", "cruz")
    room.do("eva", asked.RemoveMember("bo", "x"))
    room.do("cruz", Leave())
    with pytest.raises(Refusal) as refusal:
        room.do("eva", asked.TellPupil(person, "hola"))
    assert refusal.value.code == errors.PERSON_UNKNOWN


CALLS = [
    "https://meet.jit.si/QuintoB-1234",
    "https://meet.google.com/abc-defg-hij",
    "https://us02web.zoom.us/j/123456789?pwd=aB3-_x",
    "https://teams.microsoft.com/l/meetup-join/19%3ameeting",
]
NO_CALLS = [
    "http://meet.jit.si/x",
    "javascript:alert(1)",
    "https://meet.jit.si",
    "https://ana:clave@meet.jit.si/x",
    "https://localhost/x",
    "https://10.0.0.1/x",
    "https://[::1]/x",
    "https://meet.jit.si:8443/x",
    "https://meet.jit.si:x/x",
    "https://meet.jit.si/<b>",
    "https://m\u00e9et.jit.si/x",
    "meet.jit.si/x",
]


@pytest.mark.parametrize("link", CALLS)
def test_a_call_is_a_page_of_another_service_for_members_alone(link: str) -> None:
    room = Classroom("ana")
    room.do("eva", asked.SetCall(f" {link} "))
    assert view(room, "member")["call_link"] == view(room, "director")["call_link"] == link
    for viewer in ("public", "outside", "waiting"):
        assert link not in repr(view(room, viewer))
    room.do("eva", asked.SetCall())
    assert "call_link" not in view(room, "member")


@pytest.mark.parametrize("link", NO_CALLS)
def test_anything_else_is_refused(link: str) -> None:
    assert not is_call_link(link)
    with pytest.raises(Refusal) as refusal:
        Classroom("ana").do("eva", asked.SetCall(link))
    assert refusal.value.code == errors.SESSION_CALL_LINK


def test_only_the_oldest_words_to_another_pupil_make_room_for_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saying, "MAX_PRIVATE", 2)
    room = Classroom("ana", "bo", "cruz")
    for pupil in ("ana", "bo", "bo", "cruz"):
        room.do("eva", asked.TellPupil(pupil, f"hola, {pupil}"))
    assert [(one.person, one.number) for one in room.session.private_words] == [("bo", 3), ("cruz", 4)]
