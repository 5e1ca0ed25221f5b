"""Reads what is stored of a room or a session, as the last commit left it: the one place that does."""

from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any, cast

from server.store import keys
from server.store.health.redis_health import RedisHealth

SNAPSHOT, STREAM_BYTES = "s", "b"


async def read_snapshot(link: RedisHealth, code: str) -> bytes | None:
    """The encoded room or session of that code, None if there is none. Raises `Unstored`."""
    snapshot, _size = await read_snapshot_and_size(link, code)
    return snapshot


async def read_snapshot_and_size(link: RedisHealth, code: str) -> tuple[bytes | None, int]:
    """The same, and the bytes of its stream. Raises `Unstored`."""
    link, name = link.of(code), keys.room_keys(code).room
    found = await link.reader.ask(*((b"HGET", name.encode(), field.encode()) for field in (SNAPSHOT, STREAM_BYTES)))
    if found is not None:
        raw, stored = found
        assert raw is None or isinstance(raw, bytes)
        return raw, int(cast("bytes | None", stored) or 0)
    asked = link.client.hmget(name, [SNAPSHOT, STREAM_BYTES])
    snapshot, size = await link.call(cast("Awaitable[Any]", asked))
    return None if snapshot is None else bytes(snapshot), int(size or 0)


async def read_snapshots(link: RedisHealth, codes: Sequence[str]) -> list[bytes | None]:
    """Those of several rooms in one round trip, in the order of `codes`. Raises `Unstored`."""
    async with link.client.pipeline(transaction=False) as pipe:
        for code in codes:
            pipe.hget(keys.room_keys(code).room, SNAPSHOT)
        return cast("list[bytes | None]", await link.call(pipe.execute()))


async def key_names(link: RedisHealth) -> AsyncIterator[str]:
    """The names of all keys there are, in no order; a key that comes or goes meanwhile may be missing or named twice."""
    async for name in link.client.scan_iter(count=1_000):
        yield bytes(name).decode()
