"""Reads a stored room or session as the last commit left it. All such reads go through this module."""

from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any, NamedTuple, cast

from server.store import keys
from server.store.health.redis_health import RedisHealth

SNAPSHOT, STREAM_BYTES, STAMP = "s", "b", "h"


class Copy(NamedTuple):
    """A stored room or session as a node has read it. `snapshot`: its encoding, None if there is none; `stamp`: names the
    commit that made it."""

    snapshot: bytes | None
    stream_bytes: int
    stamp: bytes


async def read_snapshot(link: RedisHealth, code: str) -> bytes | None:
    """Returns the encoded room or session of that code, None if there is none. Raises `Unstored`."""
    return (await read_copy(link, code)).snapshot


async def read_copy(link: RedisHealth, code: str) -> Copy:
    """Reads the stored snapshot together with the values that the next commit needs. Raises `Unstored`."""
    link, name = link.of(code), keys.room_keys(code).room
    fields = (SNAPSHOT, STREAM_BYTES, STAMP)
    found: Any = await link.reader.ask(*((b"HGET", name.encode(), field.encode()) for field in fields))
    if found is None:
        found = await link.call(cast("Awaitable[Any]", link.client.hmget(name, fields)))
    snapshot, size, stamp = found
    return Copy(None if snapshot is None else bytes(snapshot), int(size or 0), bytes(stamp or b""))


async def read_snapshots(link: RedisHealth, codes: Sequence[str]) -> list[bytes | None]:
    """Reads the snapshots of several rooms in one round trip, in the order of `codes`. Raises `Unstored`."""
    async with link.pipeline() as pipe:
        for code in codes:
            pipe.hget(keys.room_keys(code).room, SNAPSHOT)
        return cast("list[bytes | None]", await link.call(pipe.execute()))


async def key_names(link: RedisHealth) -> AsyncIterator[str]:
    """Yields the names of all keys, in no order. A key that is added or deleted meanwhile may be missing or appear twice."""
    async for name in link.client.scan_iter(count=1_000):
        yield bytes(name).decode()
