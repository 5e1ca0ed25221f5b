"""A faulty proxy, like those in schools and on mobile networks: it refuses sockets, changes `Host`, holds bytes back,
or is slow."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Literal

Fault = Literal["none", "400", "redirect", "no upgrade", "no subprotocol", "other host", "keeps back", "slow"]
ANSWERS = {
    "400": b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
    "redirect": b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
}
"""Answers of a filter that refuses the request for a socket."""
PART = 512
"""Number of bytes that a slow line carries at a time."""


@contextlib.asynccontextmanager
async def faulty_proxy(target: int, fault: Fault, rate: float = 0.0) -> AsyncIterator[int]:
    """Starts a proxy to a port of this machine and yields its port. Plain requests pass; sockets meet the fault.

    `rate`: for a slow line, bytes per second from the server to the client over a socket.
    """
    under_way: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        under_way.add(task)
        try:
            await _relay(reader, writer, target, fault, rate)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            under_way.discard(task)
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in list(under_way):
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)


async def _relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: int, fault: Fault, rate: float) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    is_socket = b"upgrade: websocket" in head.lower()
    if is_socket and fault in ANSWERS:
        writer.write(ANSWERS[fault])
        await writer.drain()
        return
    inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", target)
    inner_writer.write(_changed(head, is_socket, fault))
    if is_socket and fault == "keeps back":
        writer.write(await inner_reader.readuntil(b"\r\n\r\n"))
        down = _swallow(inner_reader)
    elif is_socket and fault == "slow":
        down = _slowly(inner_reader, writer, rate)
    else:
        down = _pass(inner_reader, writer)
    ways = [asyncio.ensure_future(_pass(reader, inner_writer)), asyncio.ensure_future(down)]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        inner_writer.close()


def _changed(head: bytes, is_socket: bool, fault: Fault) -> bytes:
    dropped: tuple[bytes, ...] = ()
    if not is_socket:
        dropped = (b"connection:",)
    elif fault == "no upgrade":
        dropped = (b"upgrade:", b"connection:")
    elif fault == "no subprotocol":
        dropped = (b"sec-websocket-protocol:",)
    lines = [line for line in head.split(b"\r\n")[:-2] if not line.lower().startswith(dropped or (b"\0",))]
    if fault == "other host":
        lines = [b"Host: banderilla.internal" if line.lower().startswith(b"host:") else line for line in lines]
    if not is_socket:
        lines.append(b"Connection: close")  # only one request per connection, so that the proxy sees the head of every request
    return b"\r\n".join([*lines, b"", b""])


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
        await writer.drain()


async def _slowly(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, rate: float) -> None:
    while data := await reader.read(PART):
        await asyncio.sleep(len(data) / rate)
        writer.write(data)
        await writer.drain()


async def _swallow(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass
