"""A minimal connection to Redis. It sends encoded commands and hands over the replies in order.

With the `redis` package a commit costs three times as much, because each reply needs a task, a timeout and a stream reader.
This parser knows only the replies of scripts and simple reads: number, bytes, nil, status word, error. For a list, the parser
reports the length first and then each element.
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
    """A connection to Redis. It calls `on_reply` with every reply, and `on_lost` once when it has ended. `write` sends encoded
    commands."""

    def __init__(self, on_reply: Callable[[Reply], None], on_lost: Callable[["RawConnection", str], None]) -> None:
        self.on_reply = on_reply
        self._on_lost = on_lost
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self.is_lost = False

    def write(self, packed: bytes) -> None:
        assert self._transport is not None
        # uvloop raises here if the connection is closing. `on_lost` will report the loss, which covers this write too.
        with contextlib.suppress(RuntimeError):
            self._transport.write(packed)

    def close(self) -> None:
        """Closes the connection at once. Commands that have no reply yet get no reply."""
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
    """The length of a list in a reply. Its elements follow as single replies."""


class ReplyError(Exception):
    """Redis' refusal of one command. Other commands are not affected."""


def packed(*parts: bytes) -> bytes:
    """Returns a command in Redis' encoding."""
    return b"*%d\r\n" % len(parts) + b"".join([b"$%d\r\n%b\r\n" % (len(part), part) for part in parts])


async def open_raw(url: str, on_lost: Callable[[RawConnection, str], None]) -> RawConnection:
    """Opens a connection, logs in and selects the database. Raises `OSError`, `TimeoutError`, `ReplyError`."""
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
