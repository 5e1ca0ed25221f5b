"""Tests of an erased room: a single step removes everything that could name a person, and afterwards nobody can enter."""

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from server.aggregate.commands import Join, Tick
from server.room.command import Command, Erase
from server.room.lifecycle.erase import RETRY_MS
from server.room.room import step
from server.room.stored import codec
from server.room.values.cards import Note, blank_match
from server.room.values.state import Invitation, Pause, Seat
from tests.room.table import Table


def test_a_director_erases_a_finished_room_whole() -> None:
    table = Table(referees=("director",))
    table.do("director", messages.ForceResult(winners=[0], reason="Porque sí"))
    secret = table.room.secret
    done = step(table.room, Command(messages.EraseRoom(), "director"), table.now_ms)
    room = done.room
    assert (room.state, room.due_at_ms) == ("erased", room.at_ms + RETRY_MS)
    raw = codec.encode(room)
    for trace in (b"ana", b"bob", b"director", "Porque sí".encode(), secret):
        assert trace not in raw
    assert codec.decode(raw) == room
    assert done.frames == ()


def test_an_erased_room_has_only_blank_fields_except_its_own() -> None:
    """The test checks every field of a room. If a later version adds a field, erasing must cover it."""
    table = Table()
    filled = replace(
        table.room,
        adjourned=Pause("Porque sí", 1),
        phrased=(("ana", 1),),
        invitation=Invitation("monitor", ("ana",)),
        notes=(Note(0, "warn", "Porque sí", "Ana", 1),),
        rematch=(0,),
        expelled=("zoe",),
        session="CLASE",
    )
    room = step(filled, Command(Erase()), table.now_ms).room
    blank = type(room)(
        room.code,
        room.slug,
        room.options,
        room.settings,
        "",
        room.secret,
        room.created_at_ms,
        (Seat(), Seat()),
        (),
        blank_match(2),
        state="erased",
        seq=room.seq,
        at_ms=room.at_ms,
        dealt=room.dealt,
        chain=room.chain,
        erase_at_ms=room.erase_at_ms,
    )
    assert room == blank
    assert b"ana" not in codec.encode(room)


def test_nothing_is_taken_after_it_but_the_time_to_see_to_it_again() -> None:
    table = Table(start=False)
    erased = step(table.room, Command(messages.EraseRoom(), "ana"), table.now_ms).room
    for by, body in (("ana", Join("Ana")), ("ana", messages.EraseRoom()), ("zoe", Join("Zoe", "spectator"))):
        with pytest.raises(Refusal) as refusal:
            step(erased, Command(body, by), erased.at_ms)
        assert refusal.value.code == errors.ROOM_ERASED
    assert step(erased, Command(Erase()), erased.at_ms).record is None
    assert step(erased, Command(Tick()), erased.at_ms + RETRY_MS - 1).record is None
    later = step(erased, Command(Tick()), erased.at_ms + RETRY_MS)
    assert later.record is not None
    assert later.room.due_at_ms == erased.at_ms + 2 * RETRY_MS


def test_not_while_a_game_runs_unless_its_session_goes() -> None:
    table = Table()
    assert table.refused("ana", messages.EraseRoom()) == errors.COMMAND_NOT_NOW
    erased = step(table.room, Command(Erase()), table.now_ms).room
    assert (erased.state, erased.game, erased.people) == ("erased", None, ())


def test_a_board_goes_with_its_session_and_not_alone() -> None:
    table = Table(start=False)
    board = replace(table.room, session="CLASE")
    with pytest.raises(Refusal) as refusal:
        step(board, Command(messages.EraseRoom(), "ana"), table.now_ms)
    assert refusal.value.code == errors.ROOM_OF_SESSION
