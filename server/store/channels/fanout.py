"""Receives the commits of other nodes as encoded messages and passes them to this node's rooms.

While a client on this node watches a room, the node listens to the room's channel and is in the room's set of watching nodes.
The commit script publishes only if another node is in that set, so a single node has no cost.

A published message may be lost. The node notices this by a gap in the sequence numbers. Every two seconds it also compares the
numbers of all watched rooms with Redis (`sweep`), which finds a lost message that no other message followed.

Each part of the store has its own connection (`FanoutLine`). In a Cluster, the channels of a bucket are on its master.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection
from typing import Any

from server.store import keys
from server.store.channels.fanout_line import FanoutLine
from server.store.channels.sweep import ALIVE_MS, Sweep
from server.store.connection.route import AWAY
from server.store.ended_tasks import ended
from server.store.health.redis_health import RedisHealth
from server.store.stored.stream import Entry, decode_entry

log = logging.getLogger("banderilla.fanout")

CONFIRM_S = 2.0


class Fanout:
    """The connection of this node to the other nodes' commits.

    Call `watch` and `unwatch` for rooms. The callbacks are `on_entry` for a commit of another node, `on_number` for the
    sequence number that a room has in Redis (`Sweep`), `on_people` for a message about a person's devices, and `on_open` when
    the connection to other nodes has opened.
    """

    def __init__(
        self,
        link: RedisHealth,
        node: str,
        *,
        on_entry: Callable[[str, Entry], None],
        on_number: Callable[[str, int], bool],
        on_people: Callable[[str], None] = lambda _text: None,
        on_open: Callable[[], None] = lambda: None,
    ) -> None:
        self._link = link
        self._node = node
        self._on_entry = on_entry
        self._on_people = on_people
        self._on_open = on_open
        self._lines = {part: self._line(part, is_first=part is link.parts[0]) for part in link.parts}
        self._sweeps = {part: Sweep(part, node, on_number) for part in link.parts}
        self._codes: dict[RedisHealth, dict[str, str]] = {part: {} for part in link.parts}
        """The watched rooms of each part, by their channels."""
        self._confirmed: dict[str, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        for line in self._lines.values():
            line.start()
        self._tasks = [asyncio.create_task(sweep.run(), name="sweep") for sweep in self._sweeps.values()]

    async def stop(self) -> None:
        await ended(self._tasks)
        for part, line in self._lines.items():
            await line.stop()
            if part.is_open:
                with contextlib.suppress(*AWAY):
                    await self._leave(part, list(self._codes[part].values()))
            line.close()

    def _line(self, part: RedisHealth, *, is_first: bool) -> FanoutLine:
        return FanoutLine(
            part,
            channels=lambda: self._codes[part],
            plain=(keys.PEOPLE,) if is_first else (),
            on_message=lambda message: self._hear(part, message),
            on_open=self._on_open if is_first else lambda: None,
        )

    async def watch(self, code: str) -> None:
        """Subscribes to the room and returns as soon as the node gets every commit to the room. Also returns if there is no
        connection, because the sweep then finds the commits."""
        channel, part = keys.room_keys(code).channel, self._link.of(code)
        if channel in self._codes[part]:
            return
        self._codes[part][channel] = code
        self._sweeps[part].add(code)
        event = self._confirmed[channel] = asyncio.Event()
        with contextlib.suppress(*AWAY, TimeoutError):
            if self._lines[part].subscribe(channel):
                async with asyncio.timeout(CONFIRM_S):
                    await event.wait()
            await self._sweeps[part].enter([code])

    async def unwatch(self, code: str) -> None:
        channel, part = keys.room_keys(code).channel, self._link.of(code)
        if self._codes[part].pop(channel, None) is None:
            return
        self._sweeps[part].remove(code)
        self._confirmed.pop(channel, None)
        with contextlib.suppress(*AWAY):
            self._lines[part].unsubscribe(channel)
            await self._leave(part, [code])
            if channel in self._codes[part]:  # another task watches the room again by now
                await self._sweeps[part].enter([code])

    async def is_alone(self, *codes: str) -> bool:
        """Tells whether no other living node has clients that watch any of these rooms. Raises `Unstored`."""
        async with self._link.pipeline() as pipe:
            for code in codes:
                since_ms = self._link.of(code).now_ms() - ALIVE_MS
                pipe.zrangebyscore(keys.room_keys(code).watch, since_ms, "+inf")
            found: Any = await self._link.call(pipe.execute())
        return all(node.decode() == self._node for nodes in found for node in nodes)

    def _hear(self, part: RedisHealth, message: dict[str, Any]) -> None:
        channel = message["channel"].decode() if message["channel"] else ""
        if channel == keys.PEOPLE and message["type"] == "message":
            self._on_people(message["data"].decode())
        code = self._codes[part].get(channel)
        if code is None:
            return
        if message["type"] == "ssubscribe":
            self._confirmed[channel].set()
        elif message["type"] == "smessage":
            node, seq, raw = message["data"].split(b" ", 2)
            if node.decode() != self._node:
                self._on_entry(code, decode_entry(int(seq), raw))

    async def _leave(self, part: RedisHealth, codes: Collection[str]) -> None:
        async with part.pipeline() as pipe:
            for code in codes:
                pipe.zrem(keys.room_keys(code).watch, self._node)
            await pipe.execute()
