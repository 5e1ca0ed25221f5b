"""The reports that nodes leave for the operator's page: a hash with an entry per node, and the properties of Redis."""

import re
from collections.abc import Mapping
from typing import Any, Final

from server.store import keys
from server.store.health.redis_health import RedisHealth

LIFETIME_S: Final = 3_600
"""Time after which Redis drops the reports when no node writes any."""
SHOWN: Final = (
    *("redis_version", "valkey_version", "role", "used_memory", "maxmemory", "connected_clients"),
    *("connected_slaves", "instantaneous_ops_per_sec", "aof_enabled", "aof_last_write_status"),
)
"""The properties of Redis that the operator's page shows, by their names in `INFO`."""


async def exchange(link: RedisHealth, node: str, report: bytes) -> list[bytes]:
    """Stores this node's report and returns the reports of all nodes. Raises `Unstored`."""
    async with link.pipeline() as pipe:
        pipe.hset(keys.NODES, node, report)
        pipe.expire(keys.NODES, LIFETIME_S)
        pipe.hvals(keys.NODES)
        answers = await link.call(pipe.execute())
    return list(answers[2])


async def withdraw(link: RedisHealth, *nodes: str) -> None:
    """Drops the reports of nodes that have ended. Raises `Unstored`."""
    await link.call(link.client.hdel(keys.NODES, *nodes))


async def properties(link: RedisHealth) -> dict[str, str]:
    """Returns the properties of the primary that has the keys without a room. Raises `Unstored`."""
    info: Mapping[str, Any] = await link.call(_info(link))
    found = {name: str(info[name]) for name in SHOWN if name in info}
    spaces = [space for name, space in info.items() if re.fullmatch(r"db\d+", name)]
    return {**found, "keys": str(sum(int(space["keys"]) for space in spaces))}


async def _info(link: RedisHealth) -> Mapping[str, Any]:
    primary = await link.primary()
    info: Mapping[str, Any] = await primary.client.info()
    return info
