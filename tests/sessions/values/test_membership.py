"""Tests of the members of a session, and of each member's view."""

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from server.sessions.values.membership import (
    is_inside,
    known_member,
    may_watch,
    member_of,
    pupils,
    tutors,
    viewer_of,
    waiting_of,
)
from server.sessions.values.people import Member
from server.sessions.values.state import Session
from tests.sessions.classroom import PUPILS, Classroom


def with_gone(session: Session, person: str) -> Session:
    members = (replace(member, gone=True) if member.id == person else member for member in session.members)
    return replace(session, members=tuple(members))


def test_a_person_who_left_is_no_pupil_and_sees_no_class_even_after_play() -> None:
    session = with_gone(Classroom(*PUPILS).session, "bo")
    assert [member.id for member in pupils(session)] == ["ana", "cruz", "dana"]
    assert member_of(session, "bo") is not None
    assert (is_inside(session, "bo"), viewer_of(session, "bo"), may_watch(session, "bo")) == (False, "outside", False)


def test_pupils_tutors_and_directors_have_views_of_their_own() -> None:
    session = Classroom(*PUPILS).session
    session = replace(session, members=(*session.members, Member("tut", "Tut", "leader")))
    assert [viewer_of(session, person) for person in ("ana", "tut", "eva", "spy")] == [
        "member",
        "referee",
        "director",
        "outside",
    ]
    assert [member.id for member in tutors(session)] == ["eva", "tut"]
    assert [member.id for member in tutors(with_gone(session, "tut"))] == ["eva"]


def test_who_waits_at_the_door_is_not_inside() -> None:
    session = replace(Classroom(*PUPILS).session, waiting=(Member("new", "New"),))
    assert waiting_of(session, "new") is not None
    assert (is_inside(session, "new"), viewer_of(session, "new")) == (False, "waiting")


def test_spectators_watch_a_public_class_and_the_screen_one_that_has_a_screen() -> None:
    session = Classroom(*PUPILS).session
    public = replace(session, settings=replace(session.settings, spectators="public"))
    assert (viewer_of(public, "spy"), may_watch(public, "spy")) == ("public", True)
    screen = replace(session, settings=replace(session.settings, spectators="class"), screens=("screen",))
    assert (may_watch(screen, "screen"), may_watch(screen, "spy")) == (True, False)


def test_a_person_whom_the_class_does_not_know_is_refused() -> None:
    session = with_gone(Classroom(*PUPILS).session, "bo")
    assert known_member(session, "bo").name == "Bo"
    with pytest.raises(Refusal, match=errors.PERSON_UNKNOWN):
        known_member(session, "zoe")
