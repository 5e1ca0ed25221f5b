"""Backs up the whole store into one file while the server runs, and restores it into an empty store.

The file is a zip with two parts. `about.json` has the version of the format, the time, the size, and the checksum of the other
part. `keys` is a stream of msgpack arrays `[name, ms to live or 0, dump]`, one per key; the dump comes from Redis' command
DUMP.

All keys of one room are read in one transaction. Different rooms are read at different times; the data of one room does not
depend on another room. The last heartbeat is read first. The server that starts on the restored store treats the whole time
since that heartbeat as an outage, and credits every clock with the length of the outage.
"""

import hashlib
import itertools
import os
import stat
from collections.abc import AsyncIterator, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, Final, NamedTuple
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

import msgpack
import msgspec
from redis.exceptions import ResponseError

from server import __version__
from server.aggregate.contract import AggregateTypes
from server.store import keys
from server.store.health.redis_health import RedisHealth
from server.store.stored.read_stored import SNAPSHOT, key_names

FORMAT: Final = 1
ABOUT, KEYS = "about.json", "keys"
LEFT_OUT: Final = frozenset({"due", "watch", "spectators", "fan"})
"""Kinds of a room's keys that a backup leaves out: lists of who is watching now, and deadlines, which the server computes again
from the rooms."""
TOGETHER: Final = 200
"""Maximum number of keys per round trip, for keys that belong to no room."""


class BadBackup(Exception):
    """The backup cannot be written or restored. The target is unchanged."""


class Key(NamedTuple):
    name: str
    ttl_ms: int
    """Remaining lifetime in ms; 0 for unlimited."""
    dump: bytes


class About(msgspec.Struct, frozen=True):
    """The description of a backup. `keys`, `rooms`, `sessions`: how many of each the backup contains. `sha256`: the hash of the
    stream of keys."""

    format: int
    version: str
    at: str
    keys: int
    rooms: int
    sessions: int
    sha256: str


async def back_up(link: RedisHealth, path: Path, types: AggregateTypes) -> About:
    """Writes a backup to a file that only this user can read. The file appears only once it is complete.

    Raises `BadBackup`, `Unstored`, `OSError`.
    """
    require_plain_target(path)
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        with _own(unfinished) as raw:
            about = await write_backup(link, raw, types)
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)
    return about


async def write_backup(link: RedisHealth, raw: IO[bytes], types: AggregateTypes) -> About:
    """Writes a backup into an open file or pipe. If this fails, the file has an incomplete backup, which `checked` refuses.
    Raises `Unstored`, `OSError`."""
    counted = {"keys": 0, "rooms": 0, "sessions": 0}
    digest = hashlib.sha256()
    with ZipFile(raw, "w", ZIP_DEFLATED, allowZip64=True) as file:
        with file.open(KEYS, "w", force_zip64=True) as out:
            async for key in _taken(link):
                packed = msgpack.packb(list(key))
                digest.update(packed)
                out.write(packed)
                counted["keys"] += 1
                code = room_of(key.name)
                if code:
                    counted[f"{types.of(code).name}s"] += 1
        about = About(FORMAT, __version__, _now(), sha256=digest.hexdigest(), **counted)
        file.writestr(ABOUT, msgspec.json.encode(about))
    return about


def require_plain_target(path: Path) -> None:
    """Raises `BadBackup` if writing to this path would replace a device, a pipe, a folder or a link."""
    if not path.parent.is_dir():
        raise BadBackup(f"the folder {path.parent} does not exist: make it first, or name another file")
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISREG(mode):
        what = "a folder" if stat.S_ISDIR(mode) else "a link" if stat.S_ISLNK(mode) else "not an ordinary file"
        raise BadBackup(f"{path} is {what}: name a file, or - for standard output")


async def put_back(link: RedisHealth, path: Path | IO[bytes], types: AggregateTypes) -> About:
    """Restores a backup into an empty store. `path` is the name of a file, or an open file that can seek.

    Raises `BadBackup` (the store is then still empty), `Unstored`, `RedisError`, `OSError`.
    """
    about = checked(path)
    if [name async for name in key_names(link) if not _is_beat(name)]:
        raise BadBackup("the store already contains data: restore a backup into an empty data folder or an empty Redis")
    for tag in _tags(link):
        await link.call(link.client.delete(*keys.beat_keys(tag)))
    written: list[str] = []
    try:
        for group in _batched(read_keys(path)):
            async with link.pipeline() as pipe:
                for key in group:
                    pipe.restore(key.name, key.ttl_ms, key.dump)
                    written.append(key.name)
                await pipe.execute()
        await _spread_beat(link)
        for code in filter(None, map(room_of, written)):
            snapshot: Any = await link.call(link.client.hget(keys.room_keys(code).room, SNAPSHOT))
            due_at_ms = None if snapshot is None else types.of(code).decode(bytes(snapshot)).due_at_ms
            if due_at_ms is not None:
                await link.call(link.client.zadd(keys.room_keys(code).due, {code: due_at_ms}))
    except (ResponseError, msgspec.MsgspecError, ValueError) as error:
        names = [*written, *(keys.due_key(bucket) for bucket in range(keys.BUCKETS))]
        for start in range(0, len(names), TOGETHER):
            await link.call(link.client.delete(*names[start : start + TOGETHER]))
        raise BadBackup(f"{_named(path)}: this store refused a part of it, so the restore was undone: {error}") from None
    return about


async def _spread_beat(link: RedisHealth) -> None:
    """Copies the heartbeat to each bucket of a Cluster, because each bucket credits the outage from its own heartbeat. A backup
    of a single Redis has only one heartbeat."""
    beat, outages, _run, added = keys.beat_keys(keys.NO_ROOM)
    for tag in _tags(link)[1:]:
        names = dict(zip((beat, outages, added), keys.beat_keys(tag)[:2] + keys.beat_keys(tag)[3:], strict=True))
        if not await link.call(link.client.exists(names[beat])):
            for key in await _dumped(link, names):
                await link.call(link.client.restore(names[key.name], key.ttl_ms, key.dump, replace=True))


def checked(path: Path | IO[bytes]) -> About:
    """Reads the whole file, verifies it, and returns its description. Raises `BadBackup`, `OSError`."""
    named = _named(path)
    try:
        with ZipFile(path) as file:
            about = msgspec.json.decode(file.read(ABOUT), type=About)
            if about.format > FORMAT:
                raise BadBackup(f"{named} was made by a newer version ({about.version}): update this one ({__version__}) first")
            with file.open(KEYS) as stored:
                digest = hashlib.sha256()
                while part := stored.read(1 << 20):
                    digest.update(part)
    except (BadZipFile, KeyError, EOFError, msgspec.MsgspecError, NotImplementedError) as error:
        raise BadBackup(f"{named} is not a backup, or only a part of one: {error}") from None
    if digest.hexdigest() != about.sha256:
        raise BadBackup(f"{named} is damaged: its contents do not match their checksum")
    return about


def read_keys(path: Path | IO[bytes]) -> Iterator[Key]:
    """Yields every key of a backup."""
    with ZipFile(path) as file, file.open(KEYS) as stored:
        for name, ttl_ms, dump in msgpack.Unpacker(stored, max_buffer_size=0):
            yield Key(name, ttl_ms, dump)


def room_of(name: str) -> str | None:
    """Returns the code of the room if this key has a room's state; None for any other key."""
    tag, _, rest = name.partition("}:")
    kind, _, code = rest.partition(":")
    return code if kind == "room" and tag.startswith("{r") and code else None


async def _taken(link: RedisHealth) -> AsyncIterator[Key]:
    for tag in _tags(link):
        beat, outages, _run, added = keys.beat_keys(tag)
        for key in await _dumped(link, (beat, outages, added)):
            yield key
    names = sorted({name async for name in key_names(link) if not _is_beat(name)}, key=_owner)
    for owner, group in itertools.groupby(names, key=_owner):
        whole = [name for name in group if _kind(name) not in LEFT_OUT]
        for part in [whole] if owner else _batched(whole):
            for key in await _dumped(link, part, together=bool(owner)):
                yield key


def _tags(link: RedisHealth) -> list[str]:
    """Returns the hash tags of the heartbeats. A single Redis has one heartbeat, a Cluster one per bucket."""
    return [keys.NO_ROOM, *(keys.bucket_tag(bucket) for part in link.parts for bucket in part.buckets if len(link.parts) > 1)]


def _is_beat(name: str) -> bool:
    tag, _, rest = name.partition("}:")
    return name.startswith(keys.NO_ROOM) or (tag.startswith("{r") and rest in ("beat", "outages", "run", "added"))


def _kind(name: str) -> str:
    return (name.rpartition("}:")[2] or name).split(":")[0]


def _owner(name: str) -> str:
    """Returns the code of the room that a key belongs to; empty if the key belongs to no room."""
    tag, _, rest = name.partition("}:")
    return rest.split(":")[1] if tag.startswith("{r") and ":" in rest else ""


async def _dumped(link: RedisHealth, names: Iterable[str], *, together: bool = True) -> list[Key]:
    """Returns those of the keys that exist, with their contents. `together`: read all keys in one transaction."""
    asked = list(names)
    if not asked:
        return []
    async with link.client.pipeline(transaction=together) as pipe:
        for name in asked:
            pipe.dump(name)
            pipe.pttl(name)
        found: list[Any] = await link.call(pipe.execute())
    pairs = zip(asked, found[::2], found[1::2], strict=True)
    return [Key(name, max(0, int(ttl)), bytes(dump)) for name, dump, ttl in pairs if dump is not None]


def _batched(items: Iterable[Any]) -> Iterator[list[Any]]:
    remaining = iter(items)
    while batch := list(itertools.islice(remaining, TOGETHER)):
        yield batch


def _own(path: Path) -> IO[bytes]:
    """Creates a file that only this user can read. An existing file or link of that name is removed first. A link is not
    followed."""
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600), "w+b")


def _named(path: Path | IO[bytes]) -> str:
    return str(path) if isinstance(path, Path) else "standard input"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
