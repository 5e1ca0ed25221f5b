"""One accepted TCP connection, below its messages: it charges incoming data before any parser sees it.

The websockets library answers pings inside its parser, and closes the connection without an answer on requests that it
refuses. So this class passes bytes to it in small pieces, charges every frame (pings, pongs and fragments like messages), and
first checks the head of a request. Plain messages bypass the library (`plain_frames.py`), to the same reader and in the same
order.
"""

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from email.utils import formatdate
from http import HTTPStatus
from socket import SO_RCVBUF, SOL_SOCKET
from typing import Any, Final

from websockets.protocol import Event, State

from protocol import errors
from protocol.messages import Bye
from server import metrics
from server.gateway.admission.pending_connections import PendingConnections
from server.gateway.admission.request_head import Fault, read_head
from server.gateway.limits.loop_turns import Turns
from server.gateway.limits.rate_limit import TokenBucket
from server.gateway.sockets.arrival_time import TimedConnection
from server.gateway.sockets.connection import CLOSE_POLICY, framed_message
from server.gateway.sockets.plain_frames import NotPlain, plain_frame
from server.store.health.store_time import steady_ms

PIECE_BYTES: Final = 2_048
"""Number of bytes per piece for the library: at most 340 of the smallest frames."""
BYTES_PER_FRAME: Final = 1_024
"""Number of payload bytes that cost as much as one additional frame."""
FRAMES_PER_MESSAGE: Final = 4
"""Number of frames that a socket may send per message of its limit, because it also sends answers to pings and messages in
several frames."""
SPARE_FRAMES: Final = 200
RECEIVE_BUFFER: Final = 65_536
"""Size of the kernel's buffer per connection. By default it holds megabytes of small frames, and closing then takes
milliseconds."""
PING_SPREAD: Final = 0.25
"""Random share of the ping interval. It spreads the pings of a class whose members connected at the same moment."""
REQUEST_S: Final = 10.0
LINGER_S: Final = 2.0
"""Time in which the node reads and drops the rest of a bad request: an immediate close would discard the answer."""
MAX_WAITING: Final = 16
"""Maximum number of waiting messages. Above it the node stops reading until only a quarter of them waits."""
CLOSING_FRAME: Final = 0x88
"""The first byte of a closing frame."""
LAST_WORDS_S: Final = 0.1
"""Time during which messages from before a flood still get answers."""


class WireConnection(TimedConnection):
    """`pending` counts the connection until its request is complete. `turns` decides when the node takes its messages.

    `rate_per_s`, `burst`: limits on messages, as in the settings. `request_s`: time for the whole request.
    """

    def __init__(
        self,
        *given: Any,
        pending: PendingConnections,
        turns: Turns,
        rate_per_s: int,
        burst: int,
        request_s: float = REQUEST_S,
        **named: Any,
    ) -> None:
        super().__init__(*given, **named)
        if self.ping_interval is not None:
            self.ping_interval *= random.uniform(1 - PING_SPREAD, 1 + PING_SPREAD)
        self._pending = pending
        self._request_s = request_s
        self._silence: asyncio.TimerHandle | None = None
        """Ends the connection if its request is not complete in time."""
        self._head: bytearray | None = bytearray()
        self._is_plain = False
        self._is_dropping = False
        """Drops incoming data: the request was refused, or the client sends too much."""
        self.on_flood: Callable[[], None] = lambda: None
        """Callback for the moment when the connection closes because the client sends too much."""
        self._is_stranger = False
        """True if the connection was refused at once, so that the library never saw it."""
        self._messages: deque[bytes] = deque()
        """Plain messages that were read and not taken yet, the oldest first."""
        self._is_straight = True
        """All data so far were plain frames: the library has seen none of their bytes and waits for the start of a frame."""
        self._begun = b""
        """The beginning of an incomplete plain frame."""
        self._is_paused = False
        self._turns = turns
        self.address = ""
        """The address whose turns the connection uses; known once its request has come."""
        self._taker: asyncio.Future[None] | None = None
        """The reader that waits for a message."""
        self._frames = TokenBucket(
            FRAMES_PER_MESSAGE * rate_per_s,
            FRAMES_PER_MESSAGE * burst + SPARE_FRAMES,
            time.monotonic() * 1000,
        )

    # Coming and going

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if self._pending.enter(self, transport):
            transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, RECEIVE_BUFFER)
            super().connection_made(transport)
            self._silence = asyncio.get_running_loop().call_later(self._request_s, self._still_silent)
        else:
            self._is_stranger = True
            transport.abort()  # type: ignore[attr-defined]

    def _still_silent(self) -> None:
        if self._head is not None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._silence is not None:
            self._silence.cancel()
        if not self._is_stranger:
            self._pending.remove(self)
            super().connection_lost(exc)
            self._is_straight = False
            if self._taker is not None and not self._taker.done():
                self._taker.set_result(None)  # there is nothing to do for it: no turn is waited for

    def eof_received(self) -> None:
        if not self._is_stranger:
            super().eof_received()

    # Incoming data

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            data = self._read_head(data)
        elif self._is_plain:
            return
        elif self.protocol.state is State.CONNECTING:
            # Data before the answer: no client and no proxy sends any, and the library would take it for frames.
            self._is_dropping = True
            self.transport.abort()
            return
        elif self._is_straight:
            if self.protocol.state is State.CLOSING and data[0] == CLOSING_FRAME and not self._begun:
                # The answer to our own closing frame, after which nothing comes: of thousands that a node sends away at once
                # the library would take half of the time.
                self.transport.abort()
                return
            data = self._read_plain(data)
        for start in range(0, len(data), PIECE_BYTES):
            if self._is_dropping:
                return
            super().data_received(data[start : start + PIECE_BYTES])

    def process_event(self, event: Event) -> None:
        is_frame = self.request is not None
        super().process_event(event)
        if is_frame and not self._is_dropping:
            cost = 1 + len(event.data) // BYTES_PER_FRAME  # type: ignore[union-attr]
            if self._frames.take(time.monotonic() * 1000, cost):
                self._flooded()

    def _read_plain(self, data: bytes) -> bytes:
        """Takes the plain frames and returns the rest for the library, from the first byte of another kind of frame."""
        if self._begun:
            data, self._begun = self._begun + data, b""
        at, whole = 0, len(data)
        try:
            while at < whole and not self._is_dropping and self.protocol.state is State.OPEN:
                frame = plain_frame(data, at)
                if frame is None:
                    self._begun = data[at:]
                    return b""
                payload, end = frame
                if payload is None:
                    super().data_received(data[at:end])
                else:
                    self._take_message(payload)
                at = end
        except NotPlain:
            pass
        else:
            if at == whole or self._is_dropping:
                return b""
        self._is_straight = False
        self._wake_taker()
        return data[at:]

    def _take_message(self, payload: bytes) -> None:
        now_ms = steady_ms()
        if self._frames.take(time.monotonic() * 1000, 1 + len(payload) // BYTES_PER_FRAME):
            self._flooded()
        self.arrivals.append(now_ms)
        self._messages.append(payload)
        if len(self._messages) > MAX_WAITING and not self._is_paused:
            self._is_paused = True
            self.transport.pause_reading()
        self._wake_taker()

    def _wake_taker(self) -> None:
        """Wakes the waiting reader when the address has its turn; that one turn also pays for the reading."""
        if self._taker is not None:
            taker, self._taker = self._taker, None
            self._turns.enter(self.address, taker)

    async def next_message(self) -> str | bytes:
        """Returns the next message in order, when its address has a turn. Raises `ConnectionClosed`."""
        if self._messages:
            await self._turns.take(self.address)
        elif self._is_straight:
            self._taker = self.loop.create_future()
            await self._taker
        if not self._messages:
            message = await self.recv()
            await self._turns.take(self.address)
            return message
        if self._is_paused and len(self._messages) <= MAX_WAITING // 4:
            self._is_paused = False
            if not self._is_dropping and not self.transport.is_closing():
                self.transport.resume_reading()
        return self._messages.popleft()

    def _read_head(self, data: bytes) -> bytes:
        """Returns the bytes that the library may read. Empty while the head is incomplete, or if the request was refused."""
        assert self._head is not None
        if self._is_dropping:
            return b""
        self._head += data
        head = read_head(self._head)
        if head is None:
            return b""
        whole, self._head = bytes(self._head), None
        self._pending.end_silence(self)
        fault = head.fault
        if fault is None and head.is_upgrade and len(whole) > head.size:
            fault = Fault(HTTPStatus.BAD_REQUEST, "frames come after the answer to the handshake")
        if fault is not None:
            self._refuse(fault)
            return b""
        if not head.is_upgrade:
            # Data after a plain request is ignored: the request gets its answer and the connection closes.
            self._is_plain = True
        return whole[: head.size]

    def _refuse(self, fault: Fault) -> None:
        metrics.BAD_REQUESTS.labels(str(fault.status.value)).inc()
        self._is_dropping = True
        self.transport.write(answer_of(fault))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LINGER_S, self.transport.abort)

    def _flooded(self) -> None:
        self._is_dropping = True
        self.on_flood()
        metrics.TURNED_AWAY.labels(errors.RATE_FRAMES).inc()
        self.transport.pause_reading()
        self.loop.call_later(LAST_WORDS_S, self._end)

    def _end(self) -> None:
        if self.protocol.state is State.OPEN:
            self.transport.write(framed_message(Bye(errors.RATE_FRAMES)))
            self.protocol.fail(CLOSE_POLICY, errors.RATE_FRAMES)
            self.send_data()
        self.loop.call_later(LINGER_S, self.transport.abort)


def answer_of(fault: Fault) -> bytes:
    """Returns a whole answer, after which the connection closes."""
    body = f"{fault.reason}\n".encode()
    lines = [
        f"HTTP/1.1 {fault.status.value} {fault.status.phrase}",
        f"Date: {formatdate(usegmt=True)}",
        "Connection: close",
        "Content-Type: text/plain; charset=utf-8",
        f"Content-Length: {len(body)}",
        "X-Content-Type-Options: nosniff",
        *(["Allow: GET, HEAD"] if fault.status is HTTPStatus.METHOD_NOT_ALLOWED else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body
