"""The server reads plain frames itself and passes all others to the library. Each frame arrives once, in its order."""

import asyncio
import os
from collections.abc import Sequence

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from protocol.version import SOCKET_PATH, SUBPROTOCOL, VERSION
from server.gateway.sockets.plain_frames import MAX_PLAIN, NotPlain, plain_frame
from server.gateway.sockets.tcp_connection import MAX_WAITING
from tests.conftest import NodeMaker
from tests.load.raw_socket import RawSocket, opened


def masked(payload: bytes, opcode: Opcode = Opcode.BINARY, *, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


@given(st.binary(max_size=MAX_PLAIN), st.binary(max_size=30))
def test_a_plain_frame_is_read_as_the_library_wrote_it(payload: bytes, behind: bytes) -> None:
    frame = masked(payload)
    found = plain_frame(frame + behind, 0)
    assert found == (payload, len(frame))


@given(st.binary(max_size=200), st.data())
def test_a_frame_that_is_not_whole_waits(payload: bytes, data: st.DataObject) -> None:
    frame = masked(payload)
    assert plain_frame(frame[: data.draw(st.integers(1, len(frame) - 1))], 0) is None


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, MAX_PLAIN])
def test_a_frame_behind_others_is_read_as_soon_as_it_is_whole(size: int) -> None:
    frame, before = masked(bytes(size)), b"other frames"
    for end in sorted({*range(1, 9), len(frame) - 1} - {*range(len(frame), 9)}):
        assert plain_frame(before + frame[:end], len(before)) is None, end
    assert plain_frame(before + frame, len(before)) == (bytes(size), len(before) + len(frame))


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_pings_and_pongs_come_whole_and_by_themselves(opcode: Opcode) -> None:
    frame = masked(b"1234", opcode)
    assert plain_frame(frame, 0) == (None, len(frame))


@pytest.mark.parametrize(
    "frame",
    [
        masked(b"x", Opcode.TEXT),
        masked(b"x", fin=False),
        masked(b"x", Opcode.CONT),
        masked(b"\x03\xe8", Opcode.CLOSE),
        masked(bytes(MAX_PLAIN + 1)),
        masked(bytes(70_000)),
        b"\xc2\x81aaaab",  # the bit of an extension is set
        b"\x82\x01a",  # a frame without a mask
        b"\x82\x01",  # its first two bytes say so
        b"\x82\xfe\x00\x05aaaabbbbb",  # a size in two bytes that fits into one
        b"\x89\xfe\x00\x80aaaa" + bytes(128),  # a ping with too much data
    ],
    ids=[
        "text",
        "first of two",
        "second of two",
        "close",
        "large",
        "huge",
        "extension",
        "no mask",
        "no mask yet",
        "long size",
        "large ping",
    ],
)
def test_whatever_else_is_the_librarys(frame: bytes) -> None:
    with pytest.raises(NotPlain):
        plain_frame(frame, 0)


def ping(number: int) -> bytes:
    packed: bytes = msgpack.packb({"type": "ping", "at": number})
    return packed


async def greeted(port: int) -> tuple[RawSocket, list[dict[str, object]], asyncio.Event]:
    socket = await opened(port, SOCKET_PATH, SUBPROTOCOL)
    heard: list[dict[str, object]] = []
    came = asyncio.Event()

    def hear(payload: bytes) -> None:
        heard.append(msgpack.unpackb(payload))
        came.set()

    socket.on_message = hear
    socket.send(msgpack.packb({"type": "hello", "version": VERSION}))
    return socket, heard, came


async def numbers_of(heard: list[dict[str, object]], came: asyncio.Event, count: int) -> Sequence[object]:
    async with asyncio.timeout(15):
        while sum(message["type"] == "pong" for message in heard) < count:
            came.clear()
            await came.wait()
    return [message["at"] for message in heard if message["type"] == "pong"]


@pytest.mark.parametrize("cut", [1, 3, 7, 1_000_000])
async def test_messages_keep_their_order_however_they_come(make_node: NodeMaker, cut: int) -> None:
    node = await make_node(rate_per_s=100_000, rate_burst=100_000)
    socket, heard, came = await greeted(node.gateway.port)
    frames = [masked(ping(number)) for number in range(40)]
    frames[10:10] = [masked(b"", Opcode.PING)]
    # A message in two parts with a ping in between. From this frame on, the library reads everything.
    frames[30:31] = [masked(ping(29)[:4], fin=False), masked(b"?", Opcode.PING), masked(ping(29)[4:], Opcode.CONT)]
    stream = b"".join(frames)
    for start in range(0, len(stream), cut):
        socket.transport.write(stream[start : start + cut])
        if cut < 10:
            await asyncio.sleep(0)
    assert await numbers_of(heard, came, 40) == list(range(40))
    socket.transport.close()


async def test_many_at_once_are_read_in_portions_and_all_answered(make_node: NodeMaker) -> None:
    node = await make_node(rate_per_s=100_000, rate_burst=100_000)
    socket, heard, came = await greeted(node.gateway.port)
    many = 20 * MAX_WAITING
    for start in range(0, many, 2 * MAX_WAITING):
        socket.transport.write(b"".join(masked(ping(number)) for number in range(start, start + 2 * MAX_WAITING)))
        await asyncio.sleep(0)
    assert await numbers_of(heard, came, many) == list(range(many))
    socket.transport.close()


def test_a_mask_of_any_bytes_is_taken_off() -> None:
    payload, mask = os.urandom(77), os.urandom(4)
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    assert plain_frame(b"\x82" + bytes((0x80 | 77,)) + mask + hidden, 0) == (payload, 83)
