"""Finds the Redis server that takes writes for a key, and offers a client for calls.

A single Redis has a fixed address. Sentinels know the primary, and a Cluster has a master per slot; both may change at any
time. A caller that gets no useful answer calls `look_again`, and the next call looks the server up again.
"""

import asyncio
import contextlib
from typing import Any, Final, NamedTuple, Protocol

from redis.asyncio import BlockingConnectionPool, Redis, Sentinel
from redis.asyncio.cluster import ClusterNode, RedisCluster
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.crc import key_slot
from redis.exceptions import RedisClusterException, RedisError

from server.store.connection.redis_address import Kind, RedisAddress, read_address

SOCKET_SECONDS: Final = 5.0
FIND_SECONDS: Final = 1.0
"""Time limit in seconds for a Sentinel's answer about the address of the primary."""
BEAT_SECONDS: Final = 2.5
"""Time limit in seconds for a server's answer to a heartbeat. The server may be a former primary, so the limit is shorter than
the time that a Cluster or Sentinels need to promote another server."""
POOL: Final = 16
CALLS: Final = 512
"""Maximum number of simultaneous calls to one master of a Cluster."""
RESP: Final = 2
"""Version of Redis' protocol that all clients speak."""
LOOK_S: Final = 0.2
"""Minimum seconds between two look-ups of the masters, however many callers ask."""
ASK_S: Final = 2.0
"""Seconds between two questions to the Sentinels while everything works."""
AWAY: Final = (RedisError, RedisClusterException, OSError, RuntimeError)
"""The errors of a call while Redis is away. uvloop raises `RuntimeError` for a connection that is closing."""


class Primary(NamedTuple):
    """A server that takes writes: its address, and a client for this server only."""

    url: str
    client: Any


class Route(Protocol):
    kind: Kind
    client: Any
    """A client that sends each call to the server that has the call's keys."""

    async def primary(self, tag: str) -> Primary:
        """Returns the server that takes writes for keys with that hash tag. Raises the errors of the Redis client."""

    def look_again(self) -> None:
        """Forgets the known address of the server, because the server did not answer."""

    async def rewrite_files(self) -> None:
        """Makes every server that takes writes rewrite its append-only file. Raises the errors of the Redis client."""

    async def close(self) -> None: ...


def connect(url: str, *, connections: int = POOL, socket_seconds: float | None = SOCKET_SECONDS) -> "Redis":
    """Returns a client of the `redis` package with safe settings: it waits for a free connection, has a timeout and never
    repeats a call."""
    pool = BlockingConnectionPool.from_url(
        url,
        max_connections=connections,
        timeout=SOCKET_SECONDS,
        socket_timeout=socket_seconds,
        socket_connect_timeout=SOCKET_SECONDS if socket_seconds is None else min(SOCKET_SECONDS, socket_seconds),
        retry=Retry(NoBackoff(), 0),
        health_check_interval=0,
        protocol=RESP,
    )
    return Redis.from_pool(pool)


class OneRoute:
    """The route to one Redis with a fixed address."""

    kind: Kind = "one"

    def __init__(self, url: str) -> None:
        self.client: Any = connect(url)
        self._primary = Primary(url, self.client)

    async def primary(self, tag: str) -> Primary:
        return self._primary

    def look_again(self) -> None:
        pass

    async def rewrite_files(self) -> None:
        await self.client.bgrewriteaof()

    async def close(self) -> None:
        await self.client.aclose()


class SentinelRoute:
    """The route to a primary that Sentinels know."""

    kind: Kind = "sentinel"

    def __init__(self, address: RedisAddress) -> None:
        self._address = address
        waits: dict[str, Any] = {"socket_timeout": FIND_SECONDS, "socket_connect_timeout": FIND_SECONDS, "protocol": RESP}
        self._sentinels = Sentinel(address.hosts, sentinel_kwargs=waits | address.sentinel_options())  # type: ignore[no-untyped-call]
        self.client: Any = self._sentinels.master_for(
            address.name,
            **address.options_at(*address.hosts[0]),
            db=address.db,
            max_connections=CALLS,
            socket_timeout=SOCKET_SECONDS,
            socket_connect_timeout=SOCKET_SECONDS,
            retry=Retry(NoBackoff(), 0),
            protocol=RESP,
        )
        self._primary: Primary | None = None
        self._is_stale = True
        self._looked_s = 0.0

    async def primary(self, tag: str) -> Primary:
        now_s = asyncio.get_running_loop().time()
        # Ask at regular intervals: a primary without contact to its Sentinels does not know that another server has replaced
        # it.
        if self._primary is None or self._is_stale or now_s - self._looked_s >= ASK_S:
            self._looked_s = now_s
            host, port = await self._sentinels.discover_master(self._address.name)
            url = self._address.url_at(host, port)
            self._is_stale = False
            if self._primary is None or self._primary.url != url:
                before, self._primary = self._primary, Primary(url, connect(url, socket_seconds=BEAT_SECONDS))
                if before is not None:
                    await before.client.aclose()
        return self._primary

    def look_again(self) -> None:
        self._is_stale = True

    async def rewrite_files(self) -> None:
        await self.client.bgrewriteaof()

    async def close(self) -> None:
        if self._primary is not None:
            await self._primary.client.aclose()
        await self.client.aclose()
        for sentinel in self._sentinels.sentinels:
            await sentinel.aclose()


class ClusterRoute:
    """The route to the masters of a Cluster. Each master serves some slots."""

    kind: Kind = "cluster"

    def __init__(self, address: RedisAddress) -> None:
        self._address = address
        self.client: Any = RedisCluster(
            startup_nodes=[ClusterNode(host, port) for host, port in address.hosts],
            **address.options_at(*address.hosts[0]),
            # A master that is away must not affect the slots of the others.
            require_full_coverage=False,
            # Learn the new master of a moved slot. A new start would interrupt the running calls to every master.
            reinitialize_steps=0,
            max_connections=CALLS,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=SOCKET_SECONDS,
            socket_connect_timeout=SOCKET_SECONDS,
            protocol=RESP,
        )
        self._clients: dict[str, Any] = {}
        self._looking = asyncio.Lock()
        self._is_stale = True
        self._looked_s = 0.0

    async def primary(self, tag: str) -> Primary:
        async with self._looking:
            loop = asyncio.get_running_loop()
            if self._is_stale and loop.time() - self._looked_s >= LOOK_S:
                self._looked_s = loop.time()
                await self.client.initialize()
                await self.client.nodes_manager.initialize()
                self._is_stale = False
        try:
            node = self.client.nodes_manager.get_node_from_slot(key_slot(tag.encode()))
        except KeyError:  # no node of the Cluster has answered yet
            raise RedisClusterException("the Cluster has not named the owner of that slot yet") from None
        url = self._address.url_at(node.host, node.port)
        if url not in self._clients:
            self._clients[url] = connect(url, socket_seconds=BEAT_SECONDS)
        return Primary(url, self._clients[url])

    def look_again(self) -> None:
        self._is_stale = True

    async def rewrite_files(self) -> None:
        for node in self.client.get_primaries():
            await self.client.execute_command("BGREWRITEAOF", target_nodes=node)

    async def close(self) -> None:
        for client in self._clients.values():
            await client.aclose()
        with contextlib.suppress(*AWAY):
            await self.client.aclose()


def route_to(url: str) -> Route:
    """Returns the route for this address. Raises `Unfit` if it is not an address of a Redis."""
    address = read_address(url)
    if address.kind == "sentinel":
        return SentinelRoute(address)
    return ClusterRoute(address) if address.kind == "cluster" else OneRoute(url)
