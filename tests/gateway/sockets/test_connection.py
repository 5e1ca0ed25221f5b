"""Tests of the frames that a server sends, and of the bytes in them."""

import pytest
from websockets.frames import Frame, Opcode

from protocol import codec
from protocol.messages import Ack, Bye, GameEvent, Notice, Patch, Pong, Refusal, ServerMessage, Snapshot, Welcome, You
from server.gateway.sockets import connection
from server.gateway.sockets.connection import framed

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


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_frames_are_those_of_the_library(size: int) -> None:
    payload = bytes(size)
    assert framed(payload) == Frame(Opcode.BINARY, payload).serialize(mask=False)
