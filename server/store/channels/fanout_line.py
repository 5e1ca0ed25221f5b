"""One connection that listens for other nodes' commits: it subscribes to the channels of some buckets at their primary.

The node replaces the connection when it breaks or its server is no longer the primary. Until then the sweep of `Fanout` finds
the missed commits. This module does not use the `redis` package, which needs a task, a timeout and a stream reader for each
message.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Sequence
from typing import Any

from server.store.connection.raw_connection import ListHead, RawConnection, Reply, open_raw, packed
from server.store.ended_tasks import ended
from server.store.health.redis_health import RedisHealth

log = logging.getLogger("banderilla.fanout")

CHUNK = 200
SILENCE_S = 15.0
_PROBE = "{hall}:probe"
"""A channel without messages. The connection always listens to it, because Redis sends nothing over a connection without a
subscription."""


class FanoutLine:
    """A listening connection. `channels()` returns the channels to subscribe to; `plain` are the channels that every server of
    a Cluster passes on. `on_message` gets each message, `on_open` the news that the connection is open."""

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
        self._wire: RawConnection | None = None
        self._parts: list[Any] = []
        """The parts of the incoming message: its kind, its channel, its payload."""
        self._left = 0
        """Number of parts that are still missing."""
        self._has_heard: bool
        """True if something came during the present wait."""
        self._ended = asyncio.Event()
        self._why = ""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen(), name="fan-out")
        self.link.on_lost.append(self._forsake)

    async def stop(self) -> None:
        if self._task is not None:
            await ended([self._task])

    def close(self) -> None:
        wire, self._wire = self._wire, None
        if wire is not None:
            wire.close()

    def subscribe(self, channel: str) -> bool:
        """Subscribes to the channel. Returns True if Redis will confirm the subscription."""
        return self._tell(b"SSUBSCRIBE", channel)

    def unsubscribe(self, channel: str) -> None:
        self._tell(b"SUNSUBSCRIBE", channel)

    def _tell(self, word: bytes, *names: str) -> bool:
        if self._wire is None:
            return False
        self._wire.write(packed(word, *[name.encode() for name in names]))
        return True

    def _forsake(self) -> None:
        """Closes the connection, because its server may no longer be the primary, which has the channels."""
        if self._task is not None and not self._task.done() and self._wire is not None:
            self._task.cancel()
            self._task = asyncio.create_task(self._listen(), name="fan-out")

    async def _listen(self) -> None:
        while True:
            try:
                await self.link.opened()
                await self._open()
                await self._until_silent()
            except Exception as error:  # noqa: BLE001 - the listener outlives whatever breaks a connection
                log.warning("fan-out interrupted", extra={"why": str(error) or type(error).__name__})
                self.close()
                await asyncio.sleep(0.1)

    async def _open(self) -> None:
        self.close()
        self._parts, self._left = [], 0
        self._ended.clear()
        wire = await open_raw((await self.link.primary()).url, self._lost)
        wire.on_reply = self._take
        self._wire = wire
        self._tell(b"SUBSCRIBE", *self._plain)
        channels = list(self._channels())
        for start in range(0, len(channels), CHUNK):
            self._tell(b"SSUBSCRIBE", *channels[start : start + CHUNK])
        self._on_open()

    async def _until_silent(self) -> None:
        """Reads until the connection fails. Raises `OSError` when the connection breaks or stays silent after a request."""
        is_asked = False
        while True:
            self._has_heard = False
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SILENCE_S):
                    await self._ended.wait()
                raise OSError(self._why)
            if not self._has_heard:
                if is_asked:
                    raise OSError("no answer to a ping")
                self._tell(b"PING")
            is_asked = not self._has_heard

    def _take(self, reply: Reply) -> None:
        """Takes one piece of a reply: the length of a list, or one of its elements."""
        self._has_heard = True
        if isinstance(reply, ListHead):
            self._parts, self._left = [], int(reply)
            return
        if isinstance(reply, Exception):
            self._break(str(reply))
            return
        self._parts.append(reply)
        self._left -= 1
        if self._left:
            return
        kind, channel, data = (*self._parts, None)[:3]
        try:
            self._hear({"type": kind.decode(), "channel": channel, "data": data})
        except Exception as error:  # noqa: BLE001 - what cannot be heard is fetched again over another line
            self._break(str(error) or type(error).__name__)

    def _break(self, why: str) -> None:
        self._why = why
        self._ended.set()

    def _lost(self, wire: RawConnection, why: str) -> None:
        if self._wire is wire:
            self._break(why)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "sunsubscribe" and (message["channel"] or b"").decode() in self._channels():
            raise OSError("the slot has moved")
        self._on_message(message)
