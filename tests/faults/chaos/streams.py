"""The final content of the store: each room's stream in the form that the checks need, and the replay of the stream."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from redis import Redis

from engines.contract import CLOCK, Refusal
from server.aggregate_types import SESSIONS, TYPES
from server.room.room import step
from server.store import keys
from server.store.stored.stream import read_page
from tests.faults.chaos.history import Entry, Sight, Wrong
from tests.faults.chaos.orders import text_of
from tests.faults.chaos.person import Note, digest


@dataclass
class Stream:
    """The stream of a room or a class. `views`: digests of the requested views, by viewer and sequence number. `differs`:
    names of the fields that differ between the replayed and the stored room; `record.…` names a field of a record that
    the replay writes differently. `state`: the room at the end."""

    room: str
    entries: list[Entry] = field(default_factory=list)
    views: dict[tuple[str, int], str] = field(default_factory=dict)
    wrongs: list[Wrong] = field(default_factory=list)
    differs: tuple[str, ...] = ()
    state: Any = None


def read(
    store: "Redis",
    room: str,
    sights: Iterable[Sight],
    note: Note = digest,
    *,
    replays: bool = True,
    hidden: Callable[[Any, Any, Any, Any], list[str]] = lambda _room, _views, _record, _done: [],
) -> Stream:
    """Reads the stream, and replays it to make the views at the sequence numbers of the sights. `replays` is False for a
    stream from which a name was erased, because the server never replays it.

    `hidden`: (room, views, record, done) → what that step of a table shows of hidden data.
    """
    found, kind = Stream(room), TYPES.of(room)
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
    if not replays:
        found.state = kind.decode(stored)
        found.entries = [_entry(entry.seq, kind.decode_record(entry.record)) for entry in log[1:]]
        return found
    others: set[str] = set()
    """Fields of records that this code would write differently."""
    wanted = {(sight.viewer, sight.seq) for sight in sights if sight.view is not None}
    now: Any = kind.decode(log[0].record)
    views = kind.views_of(now)

    def note_views() -> None:
        for viewer, view in views.of.items():
            if (viewer, now.seq) in wanted:
                found.views[viewer, now.seq] = note(msgspec.to_builtins(view))

    note_views()
    for entry in log[1:]:
        seq, record = entry.seq, kind.decode_record(entry.record)
        if seq != now.seq + 1:
            found.wrongs.append(Wrong("replay", room, f"{seq} follows on {now.seq}"))
            return found
        try:
            done: Any = (
                step(now, record.command, record.at_ms, views, version=record.version)
                if kind is not SESSIONS
                else SESSIONS.step(now, record.command, record.at_ms, views)
            )
        except Refusal as refusal:
            found.wrongs.append(Wrong("replay", room, f"{seq} is refused: {refusal.code}"))
            return found
        if done.record is not None and done.record != record:
            others.update(f"record.{name}" for name in _differing(done.record, record))
        if kind is not SESSIONS:
            found.wrongs += [Wrong("hidden", room, text) for text in hidden(now, views, record, done)]
        now, views = done.room, done.views
        found.entries.append(_entry(seq, record))
        note_views()
    found.state = now
    if kind.encode(now) != stored:
        found.differs = tuple(sorted(others.union(_named(now, stored))))
        found.wrongs.append(Wrong("replay", room, f"another room at {now.seq} than what is stored: {', '.join(found.differs)}"))
    return found


def _entry(seq: int, record: Any) -> Entry:
    command = record.command
    body = text_of(command.body)
    clock_ms = tuple(move.at_ms for move in getattr(record, "moves", ()) if move.actor == CLOCK)
    return Entry(seq, record.at_ms, command.by if body else None, body, clock_ms)


def _named(now: Any, stored: bytes) -> Iterator[str]:
    """Yields the names of the fields that differ between the replayed room `now` and the stored room."""
    try:
        held = TYPES.of(now.code).decode(stored)
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
