"""A connection notes one time for each message that has arrived whole, and none for other frames."""

import pytest
from websockets.asyncio.messages import Assembler
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from server.gateway.sockets import arrival_time
from server.gateway.sockets.arrival_time import TimedConnection, arrival_of


@pytest.fixture
async def connection() -> TimedConnection:
    """Returns a connection that has read its request."""
    made = TimedConnection(ServerProtocol(), None)
    made.request = Request("/ws", Headers())
    made.recv_messages = Assembler()
    return made


@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY])
async def test_messages_have_the_times_at_which_their_last_frames_came(
    connection: TimedConnection, opcode: Opcode, monkeypatch: pytest.MonkeyPatch
) -> None:
    for at_ms, frame in enumerate(
        [
            Frame(opcode, b"a"),
            Frame(opcode, b"b", fin=False),
            Frame(Opcode.PONG, b""),
            Frame(Opcode.CONT, b"b", fin=False),
            Frame(Opcode.CONT, b"b"),
            Frame(opcode, b"c"),
        ]
    ):
        monkeypatch.setattr(arrival_time, "steady_ms", lambda at_ms=at_ms: float(at_ms))
        connection.process_event(frame)
    assert [arrival_of(connection) for _ in range(3)] == [0, 4, 5]
    assert not connection.arrivals


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CLOSE])
async def test_a_control_frame_is_no_message(connection: TimedConnection, opcode: Opcode) -> None:
    connection.process_event(Frame(opcode, b""))
    assert not connection.arrivals
