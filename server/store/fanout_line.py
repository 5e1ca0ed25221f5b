"""One line to the other nodes: a connection that listens at the primary which has the channels of some buckets.

A line that breaks, or leads to a server that has lost its place, is made again; meanwhile the sweep of `Fanout` tells of gaps.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Sequence
from typing import Any

from server.store.ending import ended
from server.store.redis_health import RedisHealth
from server.store.route import AWAY, connect

log = logging.getLogger("banderilla.fanout")

CHUNK = 200
SILENCE_S = 15.0
_PROBE = "{hall}:probe"
"""A line that listens to nothing would not be a listening one."""


class FanoutLine:
    """`channels()` are those that it is to listen to, `plain` those that every server passes on.

    `on_message` is told each message, `on_open` that the line is there.
    """

    def __init__(
        self,
        link: RedisHealth,
        *,
        channels: Callable[[], Collection[str]],
        plain: Sequence[str],
        on_message: Callable[[dict[str, Any]], None],
        on_open: Callable[[], None],
    ) -> None:
        self.link = link
        self._channels = channels
        self._plain = (_PROBE, *plain)
        self._on_message = on_message
        self._on_open = on_open
        self._client: Any = None
        self._pubsub: Any = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen(), name="fan-out")
        self.link.on_lost.append(self._forsake)

    async def stop(self) -> None:
        if self._task is not None:
            await ended([self._task])

    async def close(self) -> None:
        pubsub, client, self._pubsub, self._client = self._pubsub, self._client, None, None
        for each in (pubsub, client):
            if each is not None:
                with contextlib.suppress(*AWAY):
                    await each.aclose()

    async def subscribe(self, channel: str) -> bool:
        """Whether it was asked for: a confirmation will come."""
        if self._pubsub is None:
            return False
        await self._pubsub.ssubscribe(channel)
        return True

    async def unsubscribe(self, channel: str) -> None:
        if self._pubsub is not None:
            await self._pubsub.sunsubscribe(channel)

    def _forsake(self) -> None:
        """The server may have lost its place: its successor has the channels."""
        if self._task is not None and not self._task.done() and self._pubsub is not None:
            self._task.cancel()
            self._task = asyncio.create_task(self._listen(), name="fan-out")

    async def _listen(self) -> None:
        while True:
            try:
                await self.link.opened()
                await self._open()
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
                await self.close()
                await asyncio.sleep(0.1)

    async def _open(self) -> None:
        await self.close()
        client: Any = connect((await self.link.primary()).url, connections=2, socket_seconds=None)
        pubsub = client.pubsub()
        try:
            await pubsub.subscribe(*self._plain)
            channels = list(self._channels())
            for start in range(0, len(channels), CHUNK):
                await pubsub.ssubscribe(*channels[start : start + CHUNK])
        except BaseException:
            for each in (pubsub, client):
                with contextlib.suppress(*AWAY):
                    await each.aclose()
            raise
        self._client, self._pubsub = client, pubsub
        self._on_open()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "sunsubscribe" and message["channel"].decode() in self._channels():
            raise OSError("the slot has moved")
        self._on_message(message)
