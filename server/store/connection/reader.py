"""Reads single rooms over a minimal connection. A node reads a room again after each commit of another node, so reads must be
fast.

The `redis` package takes several times as long as Redis itself. If this reader gets no answer (no connection yet, an error,
silence), it returns None, and the caller uses the `redis` package.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from server.store.connection.raw_connection import RawConnection, Reply, ReplyError, open_raw, packed
from server.store.connection.route import AWAY

SILENCE_S: Final = 1.0
"""Seconds without a reply after which the reader closes its connection."""


class _Asked:
    """The commands of one caller. Their replies arrive one after the other."""

    __slots__ = ("future", "left", "replies")

    def __init__(self, commands: int) -> None:
        self.future: asyncio.Future[Sequence[Reply] | None] = asyncio.get_running_loop().create_future()
        self.left = commands
        self.replies: list[Reply] = []


class Reader:
    """The reader. `where()` returns the last known address of the server, empty if none is known; `find()` looks the address
    up. `stop` ends the reader."""

    def __init__(self, where: Callable[[], str], find: Callable[[], Awaitable[str]]) -> None:
        self._where = where
        self._find = find
        self._wire: RawConnection | None = None
        self._url = ""
        self._opening: asyncio.Task[None] | None = None
        self._waiting: list[bytes] = []
        self._asked: deque[_Asked] = deque()
        self._answered = 0
        self._watchdog: asyncio.TimerHandle | None = None

    async def ask(self, *commands: Sequence[bytes]) -> Sequence[Reply] | None:
        """Sends the commands and returns their replies in order. Returns None if this connection cannot get the replies; the
        caller may then ask in another way."""
        return await self.ask_packed(b"".join([packed(*command) for command in commands]), len(commands))

    async def ask_packed(self, whole: bytes, commands: int = 1) -> Sequence[Reply] | None:
        """Sends `commands` commands that are already encoded in `whole`, and returns their replies like `ask`."""
        where = self._where()
        if not where:
            return None
        if self._wire is None or self._url != where:
            self.forsake()
            self._open()
            return None
        loop = asyncio.get_running_loop()
        asked = _Asked(commands)
        if not self._waiting:
            loop.call_soon(self._flush)
        self._waiting.append(whole)
        self._asked.append(asked)
        if self._watchdog is None:
            self._watchdog = loop.call_later(SILENCE_S, self._watch, self._answered)
        return await asked.future

    def forsake(self) -> None:
        """Closes the connection, because another server may have replaced this one."""
        wire, self._wire = self._wire, None
        if wire is not None:
            wire.close()
        self._end()

    async def stop(self) -> None:
        if self._opening is not None:
            self._opening.cancel()
            await asyncio.gather(self._opening, return_exceptions=True)
        self.forsake()

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        if self._wire is not None:
            self._wire.write(b"".join(waiting))

    def _reply(self, reply: Reply) -> None:
        self._answered += 1
        asked = self._asked[0]
        asked.replies.append(reply)
        asked.left -= 1
        if asked.left:
            return
        self._asked.popleft()
        if not asked.future.done():
            is_refused = any(isinstance(each, Exception) for each in asked.replies)
            asked.future.set_result(None if is_refused else asked.replies)

    def _open(self) -> None:
        if self._opening is None:
            self._opening = asyncio.create_task(self._opened(), name="reader")

    async def _opened(self) -> None:
        try:
            with contextlib.suppress(*AWAY, TimeoutError, ReplyError):
                url = await self._find()
                wire = await open_raw(url, self._lost)
                wire.on_reply = self._reply
                self._wire, self._url = wire, url
        finally:
            self._opening = None

    def _lost(self, wire: RawConnection, _why: str) -> None:
        if self._wire is wire:
            self._wire = None
            self._end()

    def _end(self) -> None:
        """Ends all requests that wait for replies, without a result."""
        self._waiting = []
        if self._watchdog is not None:
            self._watchdog.cancel()
            self._watchdog = None
        asked, self._asked = self._asked, deque()
        for each in asked:
            if not each.future.done():
                each.future.set_result(None)

    def _watch(self, answered: int) -> None:
        self._watchdog = None
        if not self._asked:
            return
        if self._answered == answered:
            self.forsake()
        else:
            self._watchdog = asyncio.get_running_loop().call_later(SILENCE_S, self._watch, self._answered)
