"""This version can decode, show and play the rooms that earlier versions stored. `python -m tools.stored_rooms` writes
these rooms."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest

from engines.contract import Refusal
from engines.registry import all_engines
from server.aggregate.newer_version import require_whole
from server.room import decode, decode_record, encode
from server.room.history.review import reviewed
from server.sessions.codec import decode as decode_session
from server.sessions.session import views_of
from tests.room.stored.test_log import something
from tests.room.table import Table
from tools import changelog
from tools.stored_rooms import STORED, StoredRoom

ROOMS = sorted(STORED.glob("*/*.room"))
CLASSES = sorted(STORED.glob("*/class.session"))


def stored(path: Path) -> StoredRoom:
    return msgspec.msgpack.decode(path.read_bytes(), type=StoredRoom)


def test_every_release_left_its_rooms_and_a_class() -> None:
    releases = {path.parent.name for path in ROOMS}
    assert releases == {path.parent.name for path in CLASSES}
    assert set(changelog.releases()) <= releases
    assert {path.stem for path in ROOMS} <= set(all_engines()), "a game that was played is still there"


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_stored_room_plays_on(path: Path) -> None:
    kept = stored(path)
    table = Table.of(decode(kept.room), kept.players, kept.now_ms)
    assert table.room.state == "playing"
    for seed in range(3):
        chance = Random(seed)
        for _step in range(30):
            with suppress(Refusal):
                something(table, chance)
    assert table.records


def fields(value: object, at: str = "") -> Iterator[str]:
    """Yield the paths of all non-empty fields in plain data."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if inner not in (None, False, 0, "", [], {}):
                yield f"{at}/{name}"
                yield from fields(inner, f"{at}/{name}")
    elif isinstance(value, list):
        for inner in value:
            yield from fields(inner, at)


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_stored_field_has_another_name_since(path: Path) -> None:
    raw = stored(path).room
    before, after = (set(fields(msgspec.msgpack.decode(one.partition(b"\n")[2]))) for one in (raw, encode(decode(raw))))
    assert not before - after
    require_whole(raw, encode(decode(raw)))  # otherwise the store keeps the room for a newer version, and nobody can enter it


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_stored_log_is_read_and_reviewed(path: Path) -> None:
    kept = stored(path)
    room = decode(kept.room)
    records = [decode_record(raw) for raw in kept.records]
    assert records[-1].seq == room.seq
    games = reviewed(room, records, running=True)
    assert [game.number for game in games] == list(range(room.dealt))


@pytest.mark.parametrize("path", CLASSES, ids=lambda path: path.parent.name)
def test_a_stored_class_is_read_and_shown(path: Path) -> None:
    session = decode_session(path.read_bytes())
    assert len(session.rounds) == 2
    assert views_of(session).of
