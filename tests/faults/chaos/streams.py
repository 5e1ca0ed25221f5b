"""The final content of the store: each room's stream in the form that the checks need, and the replay of the stream."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from redis import Redis

from engines.contract import CLOCK
from protocol.messages import Say
from server.room.command import Act
from server.room.room import step, views_of
from server.room.stored import codec
from server.room.stored.log import Record, decode_record
from server.room.values.state import Room
from server.store import keys
from server.store.stored.stream import read_page
from tests.faults.chaos.history import Entry, Sight, Wrong
from tests.faults.chaos.person import Note, canonical, digest


@dataclass
class Stream:
    """The stream of a room. `views`: digests of the requested views, by viewer and sequence number. `differs`: the
    fields that differ between the replayed and the stored room, and `record.…` for fields of records that this code
    would write differently."""

    room: str
    entries: list[Entry] = field(default_factory=list)
    views: dict[tuple[str, int], str] = field(default_factory=dict)
    wrongs: list[Wrong] = field(default_factory=list)
    differs: tuple[str, ...] = ()


def read(store: "Redis", room: str, sights: Iterable[Sight], note: Note = digest) -> Stream:
    """Reads the room's stream, and replays it to make the views at the sequence numbers of the sights."""
    found = Stream(room)
    names = keys.room_keys(room)
    # Read both in one transaction, because nodes still run and may commit: for example, a person who leaves makes a
    # commit.
    with store.pipeline(transaction=True) as pipe:
        pipe.xrange(names.log)
        pipe.hget(names.room, "s")
        both: list[Any] = pipe.execute()
    entries, stored = both
    log = list(read_page(entries))
    if not log or stored is None:
        found.wrongs.append(Wrong("replay", room, "is not there any more"))
        return found
    others: set[str] = set()
    """Fields of records that this code would write differently."""
    wanted = {(sight.viewer, sight.seq) for sight in sights if sight.view is not None}
    now = codec.decode(log[0].record)
    views = views_of(now)

    def note_views() -> None:
        for viewer, view in views.of.items():
            if (viewer, now.seq) in wanted:
                found.views[viewer, now.seq] = note(msgspec.to_builtins(view))

    note_views()
    for entry in log[1:]:
        seq, record = entry.seq, decode_record(entry.record)
        if seq != now.seq + 1:
            found.wrongs.append(Wrong("replay", room, f"{seq} follows on {now.seq}"))
            return found
        done = step(now, record.command, record.at_ms, views, version=record.version)
        if done.record is not None and done.record != record:
            others.update(f"record.{name}" for name in _differing(done.record, record))
        now, views = done.room, done.views
        found.entries.append(_entry(seq, record))
        note_views()
    if codec.encode(now) != stored:
        found.differs = tuple(sorted(others.union(_named(now, stored))))
        found.wrongs.append(Wrong("replay", room, f"another room at {now.seq} than what is stored: {', '.join(found.differs)}"))
    return found


def _entry(seq: int, record: Record) -> Entry:
    command = record.command
    match command.body:
        case Act(action):
            body: str | None = canonical(action)
        case Say():
            body = canonical(msgspec.to_builtins(command.body))
        case _:
            body = None
    clock_ms = tuple(move.at_ms for move in record.moves if move.actor == CLOCK)
    return Entry(seq, record.at_ms, command.by if body else None, body, clock_ms)


def _named(now: Room, stored: bytes) -> Iterator[str]:
    """Yields the names of the fields that differ."""
    try:
        held = codec.decode(stored)
    except msgspec.DecodeError as error:
        yield f"it cannot be read: {error}"
        return
    yield from _differing(now, held) if now != held else ("the bytes alone",)


def _differing(first: Any, second: Any, field: str = "") -> Iterator[str]:
    names = getattr(type(first), "__struct_fields__", None) or getattr(type(first), "__dataclass_fields__", ())
    if type(first) is not type(second) or not names:
        if first != second:
            yield field
        return
    for name in names:
        yield from _differing(getattr(first, name), getattr(second, name), f"{field}.{name}" if field else name)
