"""A websocket that costs a driver almost no CPU: it makes its frames itself, and has no queue, no task, and one call
per message.

A client must mask its frames. The mask is four zeros, which the standard allows and which leaves the bytes unchanged.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final

MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"
BINARY, CLOSE, PING, PONG = 0x82, 0x88, 0x89, 0x8A
WORD, LONG = 126, 127


def framed(payload: bytes, kind: int = BINARY) -> bytes:
    """Returns the payload as one whole frame of a client."""
    size = len(payload)
    if size < WORD:
        return bytes((kind, MASKED | size)) + NO_MASK + payload
    return bytes((kind, MASKED | WORD)) + size.to_bytes(2, "big") + NO_MASK + payload


class RawSocket(asyncio.Protocol):
    """A client's websocket. `on_message` receives each binary message; `opened` gets the server's answer to the
    handshake."""

    def __init__(self, path: str, subprotocol: str | None) -> None:
        self.on_message: Callable[[bytes], None] = lambda _payload: None
        self.opened: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.received = 0
        """Number of bytes received, including frame headers."""
        self._path, self._subprotocol = path, subprotocol
        self._rest = b""
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        key = base64.b64encode(os.urandom(16)).decode()
        asked = f"\r\nSec-WebSocket-Protocol: {self._subprotocol}" if self._subprotocol else ""
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13{asked}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))

    def send(self, payload: bytes) -> None:
        self.transport.write(framed(payload))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._rest, self._is_open = b"", True
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.opened.set_result(head)
        at, whole = 0, len(data)
        while whole - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == WORD:
                size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == LONG:
                size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if whole < begin + size:
                break
            kind, payload, start = data[at], data[begin : begin + size], at
            at = begin + size
            self.received += at - start
            if kind == BINARY:
                self.on_message(payload)
            elif kind == PING:
                self.transport.write(framed(payload, PONG))
            elif kind == CLOSE:
                self.transport.write(framed(payload, CLOSE))
        self._rest = data[at:]


async def opened(port: int, path: str, subprotocol: str | None = None, address: str = "127.0.0.1") -> RawSocket:
    """Opens a socket from that local address. Raises `ConnectionError`."""
    loop = asyncio.get_running_loop()
    _transport, socket = await loop.create_connection(
        lambda: RawSocket(path, subprotocol), "127.0.0.1", port, local_addr=(address, 0)
    )
    await socket.opened
    return socket
