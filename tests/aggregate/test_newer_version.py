"""The server recognizes data of a newer version and leaves it unchanged."""

from pathlib import Path

import msgspec
import pytest

from engines.registry import all_engines
from server.aggregate.newer_version import Newer, checked, require_whole
from server.aggregate_types import ROOMS, SESSIONS
from tests.room.table import Table
from tools.stored_rooms import STORED, StoredRoom

OLDER = sorted(STORED.glob("*/*.room"))


class Known(msgspec.Struct, array_like=True):
    first: int


class Later(Known, array_like=True):
    second: int = 2


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    first: int = 1


def test_a_field_more_is_seen_and_a_field_less_is_not() -> None:
    def reread(stored: msgspec.Struct, kind: type[Known]) -> None:
        raw = msgspec.msgpack.encode(stored)
        require_whole(raw, msgspec.msgpack.encode(msgspec.msgpack.decode(raw, type=kind)))

    reread(Known(1), Later)
    reread(Later(1), Later)
    with pytest.raises(Newer):
        reread(Later(1), Known)


def test_an_unknown_form_is_newer_and_broken_bytes_are_not() -> None:
    decode = checked(msgspec.msgpack.Decoder(Strict).decode)
    assert decode(msgspec.msgpack.encode({"first": 3})) == Strict(3)
    with pytest.raises(Newer):
        decode(msgspec.msgpack.encode({"first": 3, "second": 4}))
    with pytest.raises(msgspec.DecodeError) as broken:
        decode(b"\xc1")
    assert not isinstance(broken.value, Newer)


@pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_room_of_an_older_version_is_taken_for_a_newer_one(path: Path) -> None:
    raw = msgspec.msgpack.decode(path.read_bytes(), type=StoredRoom).room
    require_whole(raw, ROOMS.encode(ROOMS.decode(raw)))


@pytest.mark.parametrize("slug", sorted(all_engines()))
def test_a_running_game_comes_back_as_long_as_it_was(slug: str) -> None:
    table = Table(slug)
    raw = ROOMS.encode(table.room)
    require_whole(raw, ROOMS.encode(ROOMS.decode(raw)))


@pytest.mark.parametrize("path", sorted(STORED.glob("*/class.session")), ids=lambda path: path.parent.name)
def test_no_class_of_an_older_version_is_taken_for_a_newer_one(path: Path) -> None:
    raw = path.read_bytes()
    require_whole(raw, SESSIONS.encode(SESSIONS.decode(raw)))
