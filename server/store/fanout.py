"""What other nodes commit, passed on as ready-made bytes.

A node subscribes to the channel of each room that has a subscriber on it, and puts itself into the room's set of nodes with
spectators; the commit script publishes only where that set has another node in it. So a lone node pays nothing for fan-out.

A published entry may be lost. Whoever counts the numbers sees the gap; and every `SWEEP_S` the numbers of all watched rooms are
compared with Redis, so that a gap without a successor shows as well.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from typing import Any

from server.store import keys
from server.store.ending import ended
from server.store.redis_health import AWAY, RedisHealth, connect
from server.store.stream import Entry, decode_entry

log = logging.getLogger("banderilla.fanout")

SWEEP_S = 2.0
ENTER_S = 5.0
"""How often a node says that it watches: often enough that one lost word does not make it dead."""
CHUNK = 200
SWEPT = 16 * CHUNK
"""So many rooms are asked for before the loop may do something else."""
SILENCE_S = 15.0
CONFIRM_S = 2.0
ALIVE_MS = 15_000
"""A node that has not said for so long that it watches is dead."""
NOTHING = -1
"""The number of a room that is not there."""
_PROBE = "{hall}:probe"


class Fanout:
    """`watch` and `unwatch` rooms; `on_entry` hears what other nodes commit, `on_number` the numbers as Redis has them.

    The number of a room that is not there is `NOTHING`. `on_people` hears what any node says of people's devices, `on_open` is
    called each time that the line to the other nodes is there.
    """

    def __init__(
        self,
        link: RedisHealth,
        node: str,
        *,
        on_entry: Callable[[str, Entry], None],
        on_number: Callable[[str, int], None],
        on_people: Callable[[str], None] = lambda _text: None,
        on_open: Callable[[], None] = lambda: None,
    ) -> None:
        self._link = link
        self._node = node
        self._on_entry = on_entry
        self._on_number = on_number
        self._on_people = on_people
        self._on_open = on_open
        self._say_watching = link.client.register_script(files("server.store").joinpath("enter.lua").read_text())
        self._numbers = link.client.register_script(files("server.store").joinpath("numbers.lua").read_text())
        self._client = connect(link.url, connections=2, socket_seconds=None)
        self._pubsub: Any = None
        self._codes: dict[str, str] = {}
        self._confirmed: dict[str, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(), name="fan-out"),
            asyncio.create_task(self._sweep(), name="sweep"),
        ]

    async def stop(self) -> None:
        await ended(self._tasks)
        with contextlib.suppress(*AWAY):
            await self._leave(list(self._codes.values()))
        await self._close_pubsub()
        await self._client.aclose()

    async def watch(self, code: str) -> None:
        """Whatever is committed after this returns is heard of. Without a connection the sweep takes its place."""
        channel = keys.room_keys(code).channel
        if channel in self._codes:
            return
        self._codes[channel] = code
        event = self._confirmed[channel] = asyncio.Event()
        with contextlib.suppress(*AWAY, TimeoutError):
            if self._pubsub is not None:
                await self._pubsub.ssubscribe(channel)
                async with asyncio.timeout(CONFIRM_S):
                    await event.wait()
            await self._enter([code])

    async def unwatch(self, code: str) -> None:
        channel = keys.room_keys(code).channel
        if self._codes.pop(channel, None) is None:
            return
        self._confirmed.pop(channel, None)
        with contextlib.suppress(*AWAY):
            if self._pubsub is not None:
                await self._pubsub.sunsubscribe(channel)
            if channel not in self._codes:  # else somebody watches again meanwhile
                await self._leave([code])

    async def is_alone(self, *codes: str) -> bool:
        """Whether no other living node has subscribers of any of these rooms. Raises `Unstored`."""
        since_ms = self._link.now_ms() - ALIVE_MS
        async with self._link.client.pipeline(transaction=False) as pipe:
            for code in codes:
                pipe.zrangebyscore(keys.room_keys(code).watch, since_ms, "+inf")
            found: Any = await self._link.call(pipe.execute())
        return all(node.decode() == self._node for nodes in found for node in nodes)

    async def _listen(self) -> None:
        while True:
            try:
                await self._link.opened()
                await self._subscribe()
                silent = False
                while True:
                    message = await self._pubsub.get_message(timeout=SILENCE_S)
                    if message is not None:
                        self._hear(message)
                        silent = False
                    elif silent:
                        raise OSError("no answer to a ping")
                    else:
                        await self._pubsub.ping()
                        silent = True
            except Exception as wrong:  # noqa: BLE001 - the listener outlives whatever breaks a connection
                log.warning("fan-out interrupted", extra={"why": str(wrong) or type(wrong).__name__})
                await self._close_pubsub()
                await asyncio.sleep(0.1)

    async def _subscribe(self) -> None:
        pubsub = self._client.pubsub()
        try:
            await pubsub.subscribe(_PROBE, keys.PEOPLE)
            channels = list(self._codes)
            for start in range(0, len(channels), CHUNK):
                await pubsub.ssubscribe(*channels[start : start + CHUNK])
        except BaseException:
            with contextlib.suppress(*AWAY):
                await pubsub.aclose()  # type: ignore[no-untyped-call]
            raise
        self._pubsub = pubsub
        self._on_open()

    def _hear(self, message: dict[str, Any]) -> None:
        channel = message["channel"].decode() if message["channel"] else ""
        if channel == keys.PEOPLE and message["type"] == "message":
            self._on_people(message["data"].decode())
        code = self._codes.get(channel)
        if code is None:
            return
        if message["type"] == "ssubscribe":
            self._confirmed[channel].set()
        elif message["type"] == "smessage":
            node, seq, raw = message["data"].split(b" ", 2)
            if node.decode() != self._node:
                self._on_entry(code, decode_entry(int(seq), raw))

    async def _sweep(self) -> None:
        entered_s = 0.0
        while True:
            await asyncio.sleep(SWEEP_S)
            codes = list(self._codes.values())
            now_s = asyncio.get_running_loop().time()
            enters = now_s - entered_s >= ENTER_S
            if enters:
                entered_s = now_s
            for start in range(0, len(codes), SWEPT):
                chunk = codes[start : start + SWEPT]
                try:
                    await self._link.opened()
                    if enters:
                        # Again and again: a Redis that was away may have forgotten who watches.
                        await self._enter(chunk)
                    await self._compare(chunk)
                except Exception as wrong:  # noqa: BLE001 - likewise
                    log.warning("sweep interrupted", extra={"why": str(wrong) or type(wrong).__name__})

    async def _compare(self, codes: Sequence[str]) -> None:
        for part in _by_bucket(codes):
            numbers: Any = await self._numbers(keys=[keys.room_keys(code).room for code in part])
            for code, number in zip(part, numbers, strict=True):
                self._on_number(code, int(number) if number else NOTHING)

    async def _enter(self, codes: Sequence[str]) -> None:
        now_ms = self._link.now_ms()
        for part in _by_bucket(codes):
            await self._say_watching(keys=[keys.room_keys(code).watch for code in part], args=[self._node, now_ms, ALIVE_MS])

    async def _leave(self, codes: Iterable[str]) -> None:
        async with self._link.client.pipeline(transaction=False) as pipe:
            for code in codes:
                pipe.zrem(keys.room_keys(code).watch, self._node)
            await pipe.execute()

    async def _close_pubsub(self) -> None:
        pubsub, self._pubsub = self._pubsub, None
        if pubsub is not None:
            with contextlib.suppress(*AWAY):
                await pubsub.aclose()


def _by_bucket(codes: Iterable[str]) -> Iterable[Sequence[str]]:
    """The rooms that one script may touch together."""
    parts: dict[int, list[str]] = {}
    for code in codes:
        parts.setdefault(keys.bucket_of(code), []).append(code)
    return parts.values()
