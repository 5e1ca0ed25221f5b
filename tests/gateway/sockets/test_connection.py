"""Tests of the frames that a server sends, and of the bytes in them."""

import asyncio
import socket
import time
from typing import NamedTuple, cast

import pytest
from websockets.asyncio.server import ServerConnection
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from engines.contract import Refusal as Refused
from protocol import codec, errors
from protocol.messages import Ack, Bye, GameEvent, Notice, Patch, Pong, Refusal, ServerMessage, Snapshot, Welcome, You
from server.gateway.limits.address_limits import (
    BAD_ENDING,
    GUESTS_PER_S,
    MAX_WAIT_MS,
    OWN_PART,
    ROOMS_OWN,
    WRONG_CODES_OWN,
    Share,
)
from server.gateway.sockets import connection
from server.gateway.sockets.connection import Connection, framed
from server.store.people.identity_store import Identity

MESSAGES: list[ServerMessage] = [
    Welcome("p", "t", "Ana", 1_795_230_896_809, 1, [{"slug": "noughts", "seats": [2]}]),
    Snapshot("ABCDEF", 3, 7, You(None, "spectator", "spectator"), {"a": [1, None, True, 2.5]}, 5, [GameEvent("x", 5)]),
    Patch("ABCDEF", 4, 5, [[["a", 0], "ñ"], [["b"]], [["c"], "+", [1]]], [GameEvent("y", 5, 1, {"k": -1})]),
    Patch("ABCDEF", 4, 5),
    Ack("c", 4, {"room": "ABCDEF"}),
    Refusal("no_flag", "c", "x.rule", {"wait_ms": 300}),
    Refusal("frame/malformed"),
    Notice("notice/lagging"),
    Pong(1, 2, None),
    Bye("bye/idle"),
]


@pytest.mark.parametrize("message", MESSAGES)
def test_messages_are_encoded_as_the_protocol_says(message: ServerMessage) -> None:
    assert connection._encode(message) == codec.encode(message)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 2_047, 2_048, 65_535, 65_536])
def test_frames_are_those_of_the_library(size: int) -> None:
    payload = bytes(size)
    assert framed(payload) == Frame(Opcode.BINARY, payload).serialize(mask=False)


class Wire:
    """Stands in for a transport. `unsent`: number of bytes that the client has not read; `written`: the writes."""

    def __init__(self) -> None:
        self.unsent = 0
        self.written: list[bytes] = []
        self.ended: list[str] = []
        self.buffers: list[int] = []

    def get_extra_info(self, name: str) -> "Wire":
        assert name == "socket"
        return self

    def setsockopt(self, _level: int, option: int, size: int) -> None:
        assert option == socket.SO_SNDBUF
        self.buffers.append(size)

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.ended.append("abort")

    def close(self) -> None:
        self.ended.append("close")


class Socket:
    """Stands in for the library's connection. It has the library's own protocol."""

    def __init__(self) -> None:
        self.transport = Wire()
        self.protocol = ServerProtocol(state=State.OPEN)
        self.closed: list[tuple[int, str]] = []

    async def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))


LIMIT = 1_000


class Met(NamedTuple):
    """A connection, the parts that stand in for its socket, and the set of slow connections."""

    connection: Connection
    socket: Socket
    behind: set[Connection]

    @property
    def wire(self) -> Wire:
        return self.socket.transport


def met(*, rate_per_s: int = 10, burst: int = 20, share: Share | None = None) -> Met:
    behind: set[Connection] = set()
    own = Socket()
    all_ = share or Share(time.monotonic() * 1000, rate_per_s=rate_per_s, burst=burst, room_cost=5)
    made = Connection(
        cast(ServerConnection, own), rate_per_s=rate_per_s, burst=burst, send_buffer=LIMIT, share=all_, behind=behind
    )
    return Met(made, own, behind)


async def test_the_frames_of_one_turn_go_out_in_one_write() -> None:
    at = met()
    assert at.wire.buffers == [LIMIT]
    at.connection.forward(b"patch")
    at.connection.send(Pong(1, 2, None))
    assert at.wire.written == []
    await asyncio.sleep(0)
    assert at.wire.written == [b"patch" + framed(codec.encode(Pong(1, 2, None)))]
    at.connection.forward(b"x" * connection.HELD_BYTES)
    assert len(at.wire.written) == 1
    at.connection.forward(b"y")
    assert at.wire.written[1:] == [b"x" * connection.HELD_BYTES + b"y"], "too much for one turn"
    at.connection.forward(b"z")
    await asyncio.sleep(0)
    assert at.wire.written[2:] == [b"z"]
    at.connection.forward(b"late")
    at.socket.protocol.state = State.CLOSED
    assert not at.connection.is_open
    await asyncio.sleep(0)
    assert len(at.wire.written) == 3


async def test_a_slow_client_gets_answers_and_no_patches_until_it_has_read() -> None:
    at = met()
    at.wire.unsent = LIMIT
    at.connection.forward(b"patch")
    assert at.connection.behind_since_s is None
    at.wire.unsent = LIMIT + 1
    at.connection.forward(b"patch")
    since_s = at.connection.behind_since_s
    assert since_s is not None
    assert at.behind == {at.connection}
    at.wire.unsent = 0
    at.connection.forward(b"patch")
    assert at.connection.behind_since_s == since_s, "a snapshot ends this, not the next patch"
    await asyncio.sleep(0)
    assert at.wire.written == [b"patch"]
    for unsent, has_drained in ((LIMIT // 4, True), (LIMIT // 4 + 1, False)):
        at.wire.unsent = unsent
        assert at.connection.has_drained == has_drained
    at.wire.unsent = connection.HARD_FACTOR * LIMIT
    at.connection.send(Pong(1, 2, None))
    await asyncio.sleep(0)
    assert (len(at.wire.written), at.wire.ended) == (2, [])
    at.wire.unsent += 1
    at.connection.send(Pong(1, 2, None))
    await asyncio.sleep(0)
    assert (len(at.wire.written), at.wire.ended) == (2, ["abort"])


async def test_the_last_message_and_the_closing_frame_go_out_together() -> None:
    at = met()
    at.connection.forward(b"patch")
    at.connection.say_last("bye/idle", 1008)
    assert at.connection.is_ending
    (written,) = at.wire.written
    assert written.startswith(b"patch" + framed(codec.encode(Bye("bye/idle"))) + b"\x88")
    assert written.endswith((1008).to_bytes(2, "big") + b"bye/idle")
    at.connection.say_last("bye/idle", 1008)
    await asyncio.sleep(0)
    assert len(at.wire.written) == 1
    assert at.wire.ended == []


@pytest.mark.parametrize(
    ("unsent", "ended", "writes"),
    [(0, ["close"], 1), (1, ["abort"], 1), (connection.HARD_FACTOR * LIMIT + 1, ["abort"] * 2, 0)],
)
async def test_a_client_that_does_not_read_is_cut_off_at_the_end(unsent: int, ended: list[str], writes: int) -> None:
    at = met()
    at.wire.unsent = unsent
    at.connection.end("bye/idle", 1008)
    assert (at.wire.ended, len(at.wire.written)) == (ended, writes)


async def test_a_connection_that_closes_says_why_before_the_handshake() -> None:
    at = met()
    await at.connection.close("bye/idle")
    assert at.connection.is_ending
    assert at.wire.written == [framed(codec.encode(Bye("bye/idle")))]
    assert at.socket.closed == [(connection.CLOSE_POLICY, "bye/idle")]


async def test_a_connection_has_its_part_of_the_address_s_limit_and_shares_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = [1_000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now_s[0])
    share = Share(now_s[0] * 1000, rate_per_s=10, burst=20, room_cost=5)
    at, other = met(share=share), met(share=share)
    own = 20 // OWN_PART
    before = share.messages._tokens
    assert [at.connection.take_tokens() for _message in range(own)] == [0] * own
    assert share.messages._tokens == before, "its own part"
    assert at.connection.take_tokens() == 0
    assert share.messages._tokens == before - 1
    share.messages._tokens = 0.0
    left = at.connection.bucket._tokens
    assert at.connection.take_tokens(2.0) == 21, "the address has nothing left, and gets 100 a second"
    assert at.connection.bucket._tokens == left, "nothing was taken"
    assert other.connection.take_tokens(own) == 0, "a person who sent nothing is served"
    assert other.connection.take_tokens() > 0
    with pytest.raises(Refused) as refusal:
        other.connection.spend(1.0)
    assert (refusal.value.code, refusal.value.params) == (errors.RATE_FAST, {"wait_ms": 11})
    third = met(share=share)
    assert third.connection.take_tokens(1_000.0) == 0, "a cost above a full bucket counts as a full bucket, on credit"
    assert third.connection.bucket._tokens == 0.0
    assert third.connection.take_tokens() == 101


async def test_codes_rooms_and_guests_are_counted_for_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = [1_000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now_s[0])
    at = met(rate_per_s=20, burst=60)
    at.connection.identity = Identity("ana", "Ana", "token")
    at.connection.subscriptions["ABCDEF"] = "0"
    at.connection.may_try("ZZZZZ")
    for _try in range(WRONG_CODES_OWN):
        at.connection.tried_in_vain()
    with pytest.raises(Refused) as refusal:
        at.connection.may_try("ZZZZZ")
    assert refusal.value.code == errors.RATE_CODES
    at.connection.may_try("abcdef")
    at.connection.may_try(None)
    assert [at.connection.take_room_token() for _room in range(ROOMS_OWN)] == [0] * ROOMS_OWN
    assert at.connection.take_room_token() > 0
    handshakes = at.connection._share.handshakes._tokens
    at.connection.ended_badly()
    assert at.connection._share.handshakes._tokens == handshakes - BAD_ENDING
    at.connection._share.guests._tokens = 1.0
    await at.connection.wait_for_guest()
    at.connection._share.guests._tokens = -MAX_WAIT_MS / 1000 * GUESTS_PER_S
    before = at.connection._share.guests._tokens
    with pytest.raises(connection.Crowded):
        await at.connection.wait_for_guest()
    assert at.connection._share.guests._tokens == before, "a guest who was sent away waits for nothing"
