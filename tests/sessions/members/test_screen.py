"""Tests of the class's screen and its spectators: the views that they get, and the orders to the boards."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.room.command import SpectatorsSet
from server.sessions.members.screen import MAX_SCREENS, screen_key
from server.sessions.values.membership import may_watch, viewer_of
from tests.sessions.calls.test_call_list import playing
from tests.sessions.classroom import Classroom


def open_screen(room: Classroom, by: str, key: str | None = None) -> None:
    room.do(by, Join("Visita", "spectator", key=screen_key(room.session) if key is None else key))


def test_with_its_key_a_screen_sees_names_boards_and_standings_and_nothing_of_the_desk() -> None:
    room, _first, _second = playing()
    open_screen(room, "wall")
    assert viewer_of(room.session, "wall") == "public"
    view = room.views.of["public"]
    assert [member["name"] for member in view["members"]][1:] == ["Ana", "Bo", "Cruz", "Dana"]
    assert view["rounds"] == room.views.of["member"]["rounds"]
    assert not {"desk", "invitations", "hands"} & set(view)
    assert view["door"] == "watching"


def test_another_key_opens_nothing() -> None:
    room = Classroom("ana")
    with pytest.raises(Refusal) as refusal:
        open_screen(room, "wall", "0" * 16)
    assert refusal.value.code == errors.REFEREE_KEY
    assert viewer_of(room.session, "wall") == "outside"


def test_who_may_watch_is_the_class_s_to_say() -> None:
    room = Classroom("ana")
    open_screen(room, "wall")
    seen = {}
    for who in ("none", "class", "public"):
        room.do("eva", asked.SetSession({"spectators": who}))
        seen[who] = [viewer_of(room.session, person) for person in ("stranger", "wall")]
    assert seen == {"none": ["outside", "outside"], "class": ["outside", "public"], "public": ["public", "public"]}
    assert may_watch(room.session, "ana")


def test_a_pupil_s_step_says_whose_view_changed_when_spectators_are_let_in() -> None:
    room = Classroom("ana")
    open_screen(room, "wall")
    done = room.do("eva", asked.SetSession({"spectators": "none"}))
    assert "wall" in done.moved


def test_the_screen_that_was_opened_first_makes_place() -> None:
    room = Classroom("ana")
    for number in range(MAX_SCREENS + 1):
        open_screen(room, f"wall{number}")
    assert len(room.session.screens) == MAX_SCREENS
    assert viewer_of(room.session, "wall0") == "outside"
    assert viewer_of(room.session, f"wall{MAX_SCREENS}") == "public"


def test_a_key_that_was_copied_before_an_update_still_opens_the_screen() -> None:
    room = Classroom("ana")
    open_screen(room, "wall", "bfd4bb0a289ce1df")
    assert viewer_of(room.session, "wall") == "public"


def orders(room: Classroom) -> list[object]:
    return [body for _code, body in room.deliver_commands() if isinstance(body, SpectatorsSet)]


def test_the_boards_that_are_played_are_told_of_the_switch_and_the_delay() -> None:
    room, _first, _second = playing()
    room.do("eva", asked.SetSession({"spectator_delay_ms": 60_000}))
    assert orders(room) == [SpectatorsSet(on=True, delay_ms=60_000)] * 2
    room.do("eva", asked.SetSession({"spectators": "none"}))
    assert orders(room) == [SpectatorsSet(on=False, delay_ms=60_000)] * 2
    room.do("eva", asked.SetSession({"ask": True}))
    assert orders(room) == []


def test_strangers_leave_the_boards_when_only_the_class_may_watch_again() -> None:
    room, _first, _second = playing()
    room.do("eva", asked.SetSession({"spectators": "public"}))
    orders(room)
    room.do("eva", asked.SetSession({"spectators": "class"}))
    assert orders(room) == [SpectatorsSet(on=False, delay_ms=0), SpectatorsSet(on=True, delay_ms=0)] * 2


def test_spectators_leave_the_boards_of_a_public_class_once_when_nobody_may_watch() -> None:
    room, _first, _second = playing()
    room.do("eva", asked.SetSession({"spectators": "public"}))
    orders(room)
    room.do("eva", asked.SetSession({"spectators": "none"}))
    assert orders(room) == [SpectatorsSet(on=False, delay_ms=0)] * 2


def test_boards_of_a_draft_get_no_order_because_they_have_no_room_yet() -> None:
    room = Classroom("ana", "bo")
    room.do("eva", asked.PlanRound("noughts"))
    room.do("eva", asked.SetSession({"spectators": "none"}))
    assert room.session.outbox == ()
