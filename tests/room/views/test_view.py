"""Tests of the room's part of a view: each piece depends on certain fields, and the room makes it again only when one
of them changes."""

from typing import Any, get_type_hints

import pytest
from msgspec.structs import replace

from engines.registry import engine_of
from protocol import messages
from server.aggregate.commands import Presence
from server.room.values.state import Room, RoomOf
from server.room.views.view import _PIECES, disputes_view, game_view, referee_view, room_view
from server.room.views.view_types import RoomInfo
from tests.room.table import Table, challenged


def test_the_pieces_are_the_declared_fields_and_each_is_made_from_fields_of_the_room() -> None:
    assert set(_PIECES) == set(get_type_hints(RoomInfo))
    for fields, _piece in _PIECES.values():
        assert set(fields) <= set(RoomOf.__struct_fields__)


def test_a_piece_whose_fields_did_not_change_is_the_very_same() -> None:
    table = Table()
    before, shown = table.room, table.views.room_part
    table.do(None, Presence("bob", False))
    after = room_view(table.room, table.engine, before, shown)
    remade = {name for name in shown if shown[name] is not after[name]}  # type: ignore[literal-required]
    is_empty = {"appeal"}  # always made again
    assert remade == {name for name, (fields, _piece) in _PIECES.items() if "people" in fields} - is_empty
    assert remade >= {"seats", "referees"}
    assert room_view(table.room, table.engine, table.room, after) is after
    assert after == room_view(table.room, table.engine, None, None)


def test_a_pause_shows_in_the_state_and_with_its_words() -> None:
    table = Table(referees=("leader",))
    table.do("leader", messages.Pause("agua"), 5_000)
    info = table.views.room_part
    assert info["state"] == "paused"
    assert info["pause"] == {"reasons": ["pause"], "since_ms": table.now_ms, "words": "agua"}


def test_the_seed_is_shown_only_when_the_game_is_over() -> None:
    table = Table()
    assert table.views.room_part["seed"] is None
    assert table.views.room_part["digest"] is not None
    table.act("ana", "resign")
    assert table.views.room_part["state"] == "over"
    assert table.views.room_part["seed"] is not None


def test_a_referee_by_invitation_sees_what_spectators_see_and_the_record() -> None:
    table = challenged("leader")
    assert table.room.game is not None
    state = table.room.game.state
    public = game_view(table.engine, state, "spectator", table.now_ms)
    own = game_view(table.engine, state, "referee", table.now_ms)
    assert "record" not in public
    assert game_view(table.engine, state, "invited", table.now_ms) == {**public, "record": own["record"]}


def test_the_referees_part_is_there_while_a_ruling_is_open() -> None:
    assert referee_view(Table().room, Table().engine, "referee") is None
    table = challenged("leader", monitor="tutor")
    shown = referee_view(table.room, table.engine, "referee")
    assert shown is not None
    assert (shown["seat"], shown["action"]) == (1, {"type": "challenge", "rule": "contig60.sentence"})
    assert shown["before"]["record"]
    wrong = {"expression": "3+5*4", "said": "32", "right": "23"}
    assert shown["shown_by"] == [
        {"rule": "contig60.sentence", "detail": "value", "facts": {"wrong": wrong, "cells": ["32"]}}
    ], "what the sum comes to"
    assert "shown_by" not in str([table.view(viewer) for viewer in ("0", "1", "spectator")])


def test_what_a_seat_disputes_stands_in_its_place() -> None:
    table = Table(referees=("leader",))
    assert disputes_view(table.room) is None
    table.act("ana", "resign")
    table.do("bob", messages.Dispute("mal contado"))
    assert disputes_view(table.room) == [None, "mal contado"]
    assert table.view("referee")["disputes"] == [None, "mal contado"]
    assert "mal contado" not in str(table.view())


@pytest.mark.parametrize("viewer", ["spectator", "0", "1"])
def test_nobody_but_referees_has_the_referees_part(viewer: str) -> None:
    view = challenged("leader", monitor="tutor").view(viewer)
    assert set(view) == {"room", "status", "game"}


def test_a_seat_shows_what_is_special_about_it_and_nothing_else() -> None:
    room = Table().room
    plain = {"name", "kind", "person", "ready", "present", "left", "team", "replaceable"}

    def seats(room: Room) -> list[dict[str, Any]]:
        return [dict(seat) for seat in room_view(room, engine_of("noughts"), None, None)["seats"]]

    assert [set(seat) for seat in seats(room)] == [plain, plain]
    special = replace(room.seats[0], hints=2, level="strong", reads=True)
    people = tuple(replace(person, program=True) if person.id == "ana" else person for person in room.people)
    first, second = seats(replace(room, seats=(special, room.seats[1]), people=people, reading_since_ms=5))
    assert (first["hints"], first["level"], first["reads"], first["program"]) == (2, "strong", True, True)
    assert set(second) == plain
    first, _second = seats(replace(room, seats=(special, room.seats[1])))
    assert "reads" not in first, "the clocks of this game do not wait for a reader"
    _first, second = seats(replace(room, reading_since_ms=5))
    assert "reads" not in second
    bot = replace(room.seats[1], kind="bot", person=None)
    _first, second = seats(replace(room, seats=(room.seats[0], bot)))
    assert (second["kind"], second["ready"], second["present"]) == ("bot", True, True)
