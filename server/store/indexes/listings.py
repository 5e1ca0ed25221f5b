"""The public list of tables in Redis: the codes of the rooms, and the number of their spectators.

The data of a listed table is a field of its room's hash, which the room's commits keep up to date. The list itself has only
codes, each with the last time when a node confirmed the room. An entry is

    confirmed   by the node that serves the room, every `REFRESH_S` and at once after a change
    dropped     if no node has confirmed the room for `ALIVE_MS`: its people have gone, or their node has died
    dropped     by the next reader, if the room is no longer listed (it was taken off the list, ended, erased, or
                expired), unless a node has confirmed it meanwhile

A node reads the whole list at most once per `CACHE_MS` and answers further requests from its copy.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Iterable
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

from protocol.listed_tables import ListedTable
from server.store import keys
from server.store.health.redis_health import RedisHealth

log = logging.getLogger("banderilla.listings")

MAX_TABLES: Final = 500
"""Maximum length of the list. Beyond this length the entries with the oldest confirmations are dropped."""
REFRESH_S: Final = 5.0
ALIVE_MS: Final = 15_000
CACHE_MS: Final = 1_000
GATHER_S: Final = 0.05
"""Seconds during which a node collects changes, so that it writes them together."""

DROP: Final = files("server.store.indexes").joinpath("drop_listed.lua").read_text()
_decode: Final = msgspec.msgpack.Decoder(ListedTable).decode


class Shown(NamedTuple):
    """A listed room that this node serves. `spectators`: number of its spectators on this node."""

    code: str
    spectators: int


class Listings:
    """This node's part of the public list. The callback `shown(codes)` returns the listed rooms among `codes` that this node
    serves, or all of them if `codes` is None. Call `changed(code)` to write a room's entry at once."""

    def __init__(self, link: RedisHealth, node: str) -> None:
        self._link = link
        self._node = node
        self.shown: Callable[[Collection[str] | None], Iterable[Shown]] = lambda _codes: ()
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        self._reading = asyncio.Lock()
        self._read_at_ms = -CACHE_MS
        self._tables: tuple[ListedTable, ...] = ()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep(), name="listings")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def changed(self, code: str) -> None:
        self._changed.add(code)
        self._wake.set()

    async def tables(self) -> tuple[ListedTable, ...]:
        """Returns all listed tables, from a copy that is at most `CACHE_MS` old. Raises `Unstored`."""
        async with self._reading:
            now_ms = self._link.now_ms()
            if now_ms - self._read_at_ms >= CACHE_MS:
                await self._link.opened()
                self._tables = await self._link.call(self._read(now_ms))
                self._read_at_ms = now_ms
            return self._tables

    async def _read(self, now_ms: int) -> tuple[ListedTable, ...]:
        client: Any = self._link.client
        await client.zremrangebyscore(keys.TABLES, "-inf", now_ms - ALIVE_MS)
        members = await client.zrange(keys.TABLES, 0, MAX_TABLES - 1, desc=True, withscores=True)
        # Hide a room whose master is away, but keep its entry.
        found = [(member.decode(), int(said_ms)) for member, said_ms in members if self._is_there(member.decode())]
        async with self._link.pipeline() as pipe:
            for code, _said_ms in found:
                names = keys.room_keys(code)
                pipe.hget(names.room, "l")
                pipe.hvals(names.spectators)
            answers = await pipe.execute()
        tables: list[ListedTable] = []
        for (code, said_ms), raw, counts in zip(found, answers[::2], answers[1::2], strict=True):
            table = _table(raw)
            if table is None:
                await client.eval(DROP, 1, keys.TABLES, code, said_ms)
            else:
                tables.append(msgspec.structs.replace(table, spectators=_sum(counts, now_ms)))
        return tuple(tables)

    def _is_there(self, code: str) -> bool:
        return self._link.of(code).is_open

    async def _keep(self) -> None:
        loop = asyncio.get_running_loop()
        refresh_at_s = loop.time() + REFRESH_S
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, refresh_at_s - loop.time())):
                    await self._wake.wait()
            await asyncio.sleep(GATHER_S)
            self._wake.clear()
            codes, self._changed = self._changed, set()
            is_refresh = loop.time() >= refresh_at_s
            if is_refresh:
                refresh_at_s = loop.time() + REFRESH_S
            try:
                await self._link.opened()
                shown = [each for each in self.shown(None if is_refresh else codes) if self._is_there(each.code)]
                await self._write(shown, {code for code in codes if self._is_there(code)})
            except Exception as error:  # noqa: BLE001 - the next refresh writes it all again
                log.warning("the list of tables was not written", extra={"why": str(error) or type(error).__name__})

    async def _write(self, shown: Collection[Shown], changed: Collection[str]) -> None:
        gone = set(changed) - {each.code for each in shown}
        if not shown and not gone:
            return
        now_ms = self._link.now_ms()
        async with self._link.pipeline() as pipe:
            for code, spectators in shown:
                counts = keys.room_keys(code).spectators
                pipe.zadd(keys.TABLES, {code: now_ms})
                pipe.hset(counts, self._node, f"{spectators} {now_ms}")
                pipe.pexpire(counts, ALIVE_MS)
            for code in gone:
                pipe.hdel(keys.room_keys(code).spectators, self._node)
            pipe.zremrangebyrank(keys.TABLES, 0, -MAX_TABLES - 1)
            await self._link.call(pipe.execute())


def _table(raw: bytes | None) -> ListedTable | None:
    """Decodes the data of a listed table. Returns None if the room is not listed, or if another version of the server wrote
    data that this version cannot read."""
    with contextlib.suppress(msgspec.MsgspecError):
        return _decode(raw) if raw is not None else None
    return None


def _sum(counts: Iterable[bytes], now_ms: int) -> int:
    """Returns the number of spectators on all nodes. Reports that are too old do not count, because their node may be dead."""
    counted = [count.decode().split(" ") for count in counts]
    return sum(int(count) for count, said_ms in counted if int(said_ms) > now_ms - ALIVE_MS)
