"""A bare connection to Redis: it sends packed commands and receives the replies in order.

The `redis` package costs three times as much per commit: a task, a timeout and a stream reader for every reply. This parser
understands only the replies of a script or of a simple read: a number, bytes, nil, a status word, or an error. It reports the
head of a list and its parts one after the other.
"""

import asyncio
import contextlib
import ssl
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

from redis.asyncio.connection import SSLConnection, parse_url

Reply: TypeAlias = int | bytes | Exception | None
OPEN_S = 5.0
_PORT = 6379


class RawConnection(asyncio.Protocol):
    """A connection that calls `on_reply` with every reply, and `on_lost` once when no more replies will come. `write` takes
    packed commands."""

    def __init__(self, on_reply: Callable[[Reply], None], on_lost: Callable[["RawConnection", str], None]) -> None:
        self.on_reply = on_reply
        self._on_lost = on_lost
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self.is_lost = False

    def write(self, packed: bytes) -> None:
        assert self._transport is not None
        # uvloop raises if the connection is just closing; `on_lost` reports the loss in a moment, for this write too.
        with contextlib.suppress(RuntimeError):
            self._transport.write(packed)

    def close(self) -> None:
        """Closes at once: open commands get no answer."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        self._on_lost(self, str(exc) if exc else "closed")

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        start = 0
        while (line_end := data.find(b"\r\n", start)) >= 0:
            kind, end = data[start], line_end + 2
            reply: Reply
            if kind == _NUMBER:
                reply = int(data[start + 1 : line_end])
            elif kind == _BYTES:
                size = int(data[start + 1 : line_end])
                if size < 0:
                    reply = None
                else:
                    if len(data) < end + size + 2:
                        break
                    reply = data[end : end + size]
                    end += size + 2
            elif kind == _LIST:
                reply = ListHead(data[start + 1 : line_end])
            elif kind == _ERROR:
                reply = ReplyError(data[start + 1 : line_end].decode(errors="replace"))
            else:
                reply = data[start + 1 : line_end]
            start = end
            self.on_reply(reply)
        self._rest = data[start:]


_NUMBER, _BYTES, _LIST, _ERROR = b":$*-"


class ListHead(int):
    """The head of a list; its value is the number of parts that follow, one reply each."""


class ReplyError(Exception):
    """Redis refused one command; the other commands are not affected."""


def packed(*parts: bytes) -> bytes:
    """Returns a whole command as bytes."""
    return b"*%d\r\n" % len(parts) + b"".join([b"$%d\r\n%b\r\n" % (len(part), part) for part in parts])


async def open_raw(url: str, on_lost: Callable[[RawConnection, str], None]) -> RawConnection:
    """Opens a connection, with login and database selected. Raises `OSError`, `TimeoutError`, `ReplyError`."""
    asked: Any = parse_url(url)
    loop = asyncio.get_running_loop()
    answered: asyncio.Future[None] = loop.create_future()
    greeting = _greeting(asked)
    left = len(greeting)

    def reply(answer: Reply) -> None:
        nonlocal left
        left -= 1
        if answered.done():
            return
        if isinstance(answer, Exception):
            answered.set_exception(answer)
        elif left == 0:
            answered.set_result(None)

    def lost(wire: RawConnection, why: str) -> None:
        if not answered.done():
            answered.set_exception(ConnectionError(why))
        else:
            on_lost(wire, why)

    def make() -> RawConnection:
        return RawConnection(reply, lost)

    async with asyncio.timeout(OPEN_S):
        if "path" in asked:
            _, wire = await loop.create_unix_connection(make, asked["path"])
        else:
            secure = _secured(asked) if asked.get("connection_class") is SSLConnection else None
            host, port = asked.get("host", "localhost"), asked.get("port", _PORT)
            _, wire = await loop.create_connection(make, host, port, ssl=secure)
        try:
            wire.write(b"".join(greeting))
            await answered
        except BaseException:  # refused, too late, or cancelled: no other code knows this connection
            wire.close()
            raise
    if wire.is_lost:
        raise ConnectionError("closed")
    return wire


def _greeting(asked: Any) -> Sequence[bytes]:
    password = asked.get("password")
    login = [packed(b"AUTH", asked.get("username", "default").encode(), password.encode())] if password else []
    return [*login, packed(b"SELECT", b"%d" % asked.get("db", 0))]


def _secured(asked: Any) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=asked.get("ssl_ca_certs"))
