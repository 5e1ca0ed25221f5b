"""Tests of a room as bytes: the slug comes first, equal rooms give equal bytes, and other bytes give an error."""

import msgspec
import pytest

from engines.registry import all_engines
from server.room import decode, encode
from server.room.stored.codec import encode_with, rest_of
from tests.room.table import Table, challenged


@pytest.mark.parametrize("slug", all_engines())
def test_a_room_of_every_game_comes_back_with_its_typed_state(slug: str) -> None:
    table = Table(slug, all_engines()[slug].about.seats[0])
    again = decode(encode(table.room))
    assert again == table.room
    assert again.game is not None
    assert type(again.game.state) is all_engines()[slug].state


@pytest.mark.parametrize("start", [True, False])
def test_a_room_made_from_the_bytes_of_its_unchanged_fields_is_the_same(start: bool) -> None:
    table = Table(start=start)
    rest = rest_of(table.room)
    assert encode_with(table.room, rest) == encode(table.room)
    later = msgspec.structs.replace(table.room, seq=70_000, at_ms=2**40, chain=bytes(32), game=None)
    assert encode_with(later, rest) == encode(later)
    assert rest_of(later) == rest


def test_the_slug_stands_before_the_first_line_end() -> None:
    raw = encode(Table().room)
    assert raw.startswith(b"noughts\n")
    assert raw == encode(decode(raw))


def test_an_open_ruling_comes_back_with_the_position_before_it() -> None:
    table = challenged("leader", monitor="tutor")
    again = decode(encode(table.room))
    assert again.appeal is not None
    assert table.room.game is not None
    assert type(again.appeal.before) is type(table.room.game.state)


def test_fields_that_a_later_version_added_have_their_defaults() -> None:
    slug, _, body = encode(Table(start=False).room).partition(b"\n")
    fields = msgspec.msgpack.decode(body)
    older = decode(slug + b"\n" + msgspec.msgpack.encode(fields[:10]))
    assert (older.code, older.seq, older.resealed, older.invitation) == ("K7QX2M", 0, (), None)


@pytest.mark.parametrize("raw", [b"noughts\n", b"noughts\n\x00", b"noughts\n\x91\x01", b"noughts\n\xc1"])
def test_bytes_that_are_no_room_are_refused(raw: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(raw)


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="chequers"):
        decode(b"chequers\n\x90")
