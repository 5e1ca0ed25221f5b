"""The stored state of weekend hours. A node changes it only if no other node has changed it since the node read it."""

from importlib.resources import files
from typing import Any, Final, NamedTuple

from server.store import keys
from server.store.health.redis_health import RedisHealth

WRITE: Final = files("server.store.indexes").joinpath("write_weekend.lua").read_text()


class StoredWeekend(NamedTuple):
    """A state and its version. Without a stored state the version is 0 and the state is empty."""

    version: int
    state: bytes


async def read_weekend(link: RedisHealth, starts_at_ms: int) -> StoredWeekend:
    """Returns the stored state of the hour that starts at that time. Raises `Unstored`."""
    asked: Any = link.client.hmget(keys.weekend_key(starts_at_ms), "v", "s")
    version, state = await link.call(asked)
    return StoredWeekend(int(version or 0), bytes(state or b""))


async def write_weekend(link: RedisHealth, starts_at_ms: int, before: StoredWeekend, state: bytes, *, keep_ms: int) -> bool:
    """Stores a state for `keep_ms`. Returns False, and stores nothing, if the stored version is no longer that of `before`.
    Raises `Unstored`."""
    asked: Any = link.client.eval(WRITE, 1, keys.weekend_key(starts_at_ms), before.version, state, keep_ms)
    return bool(await link.call(asked))
