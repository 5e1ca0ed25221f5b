"""Notes when the last byte of each message arrived, even if the message has to wait for earlier messages."""

from collections import deque
from typing import Any

from websockets.asyncio.server import ServerConnection
from websockets.frames import DATA_OPCODES, Frame
from websockets.protocol import Event

from server.store.health.store_time import steady_ms


class TimedConnection(ServerConnection):
    """A connection that notes arrival times. `arrivals`: the times of the messages that were read but not yet handled, oldest
    first."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.arrivals: deque[float] = deque()

    def process_event(self, event: Event) -> None:
        if isinstance(event, Frame) and event.fin and event.opcode in DATA_OPCODES:
            self.arrivals.append(steady_ms())
        super().process_event(event)


def arrival_of(socket: ServerConnection) -> float:
    """Returns the arrival time of the message that was just taken from the socket. Call it once per message."""
    assert isinstance(socket, TimedConnection)
    return socket.arrivals.popleft()
