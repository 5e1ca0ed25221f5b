"""Tests of a TCP connection: what each frame costs, and when the server ends a connection that sends nothing useful."""

import asyncio

import pytest
from websockets.frames import Opcode

from protocol.version import SOCKET_PATH, SUBPROTOCOL
from server.gateway.limits.rate_limit import TokenBucket
from server.gateway.sockets.tcp_connection import BYTES_PER_FRAME, LINGER_S, WireConnection
from server.store.health.store_time import steady_ms
from tests.conftest import NodeMaker
from tests.gateway.sockets.test_plain_frames import greeted, masked, ping


async def heard_kind(kind: str, heard: list[dict[str, object]], came: asyncio.Event) -> None:
    async with asyncio.timeout(10):
        while not any(message["type"] == kind for message in heard):
            came.clear()
            await came.wait()


@pytest.mark.parametrize("opcode", [Opcode.BINARY, Opcode.TEXT], ids=["plain", "the library's"])
@pytest.mark.parametrize(("size", "cost"), [(BYTES_PER_FRAME - 1, 1), (BYTES_PER_FRAME, 2), (2 * BYTES_PER_FRAME, 3)])
async def test_a_frame_costs_more_for_each_kilobyte(make_node: NodeMaker, opcode: Opcode, size: int, cost: int) -> None:
    node = await make_node()
    socket, heard, came = await greeted(node.gateway.port)
    await heard_kind("welcome", heard, came)
    assert node.gateway._server is not None
    (wire,) = node.gateway._server.connections
    assert isinstance(wire, WireConnection)
    wire._frames = TokenBucket(0.001, 100, steady_ms())
    socket.transport.write(masked(b"x" * size, opcode))
    await heard_kind("refusal", heard, came)
    assert 100 - wire._frames._tokens == pytest.approx(cost, abs=0.01)
    socket.transport.close()


async def test_a_request_that_does_not_end_is_cut_off_and_a_whole_one_is_not(make_node: NodeMaker) -> None:
    node = await make_node(hello_ms=300)
    reader, writer = await asyncio.open_connection("127.0.0.1", node.gateway.port)
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
    whole, whole_writer = await asyncio.open_connection("127.0.0.1", node.gateway.port)
    whole_writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /nothing HTTP/1.1\r\n")
    async with asyncio.timeout(10):
        assert await reader.read() == b""
        answer = await whole.read()
    assert answer.startswith(b"HTTP/1.1 200")
    assert answer.count(b"HTTP/1.1") == 1, "data after a plain request are ignored"
    for each in (writer, whole_writer):
        each.close()


async def test_frames_that_come_with_the_handshake_are_refused(make_node: NodeMaker) -> None:
    node = await make_node()
    reader, writer = await asyncio.open_connection("127.0.0.1", node.gateway.port)
    head = (
        f"GET {SOCKET_PATH} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: {SUBPROTOCOL}\r\n\r\n"
    )
    writer.write(head.encode() + masked(ping(1)))
    async with asyncio.timeout(LINGER_S + 10):
        assert (await reader.readline()).startswith(b"HTTP/1.1 400")
        assert b"frames come after" in await reader.read()
    writer.close()
