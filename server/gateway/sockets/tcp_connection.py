"""One TCP connection, below its messages. The class here counts incoming data against the limits before a parser sees the data.

The websockets library answers pings in its parser and closes the connection without an answer if it refuses a request. So this
class checks the head of a request first, gives bytes to the library in small pieces, and counts every frame: pings, pongs and
fragments like messages. Plain messages bypass the library (`plain_frames.py`) and reach the reader in the same order.
"""

import asyncio
import random
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
from server.gateway.sockets.connection import CLOSE_POLICY, OPEN, framed_message
from server.gateway.sockets.plain_frames import NotPlain, plain_frame
from server.store.health.store_time import steady_ms

PIECE_BYTES: Final = 2_048
"""Maximum number of bytes that the websockets library gets in one call. The library then handles at most 340 frames, which have
at least six bytes each."""
BYTES_PER_FRAME: Final = 1_024
"""Number of bytes of a frame's payload that count as one more frame."""
FRAMES_PER_MESSAGE: Final = 4
"""Number of frames that a socket may send for each message that its limit allows: more than one, because of answers to pings
and of messages in several frames."""
SPARE_FRAMES: Final = 200
RECEIVE_BUFFER: Final = 65_536
"""Size of the kernel's receive buffer per connection in bytes. The default holds megabytes of small frames, and closing then
takes milliseconds."""
PING_SPREAD: Final = 0.25
"""Share of the ping interval that is random. The random part spreads the pings of a class whose members connected at the same
moment."""
REQUEST_S: Final = 10.0
LINGER_S: Final = 2.0
"""Seconds to read and drop the rest of a bad request. An immediate close would lose the answer."""
MAX_WAITING: Final = 16
"""Number of waiting messages that makes the node stop reading from a socket. The node reads again once only a quarter of the
messages wait."""
CONNECTING: Final = State.CONNECTING
CLOSING: Final = State.CLOSING
CLOSING_FRAME: Final = 0x88
"""The first byte of a closing frame."""
LAST_WORDS_S: Final = 0.1
"""Seconds during which messages that came before a flood still get answers."""


class WireConnection(TimedConnection):
    """A TCP connection. `pending` counts it until its request is complete. `turns` decides when the node handles its messages.

    `rate_per_s`, `burst`: the limits on messages, from the settings. `request_s`: seconds until the request must be complete.
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
        """The timer that closes the connection if its request is not complete in time."""
        self._head: bytearray | None = bytearray()
        self._is_plain = False
        self._is_dropping = False
        """True if incoming data are dropped, because the request was refused or the client sends too much."""
        self.on_flood: Callable[[], None] = lambda: None
        """Callback when the connection closes because the client sends too much."""
        self._is_stranger = False
        """True if the connection was refused at once, before the library saw it."""
        self._messages: deque[bytes] = deque()
        """Plain messages that were read but not handled yet, the oldest first."""
        self._is_straight = True
        """True if all data so far were plain frames. The library has then seen none of their bytes and expects the start of a
        frame."""
        self._begun = b""
        """The beginning of a plain frame that is not complete."""
        self._is_paused = False
        self._turns = turns
        self.address = ""
        """The client's address in the form that `turns` uses; empty before the request."""
        self._taker: asyncio.Future[None] | None = None
        """The task that waits for a message; None if there is none."""
        self._frames = TokenBucket(
            FRAMES_PER_MESSAGE * rate_per_s,
            FRAMES_PER_MESSAGE * burst + SPARE_FRAMES,
            steady_ms(),
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
                self._taker.set_result(None)  # the connection has ended, so the task need not wait for a turn

    def eof_received(self) -> None:
        if not self._is_stranger:
            super().eof_received()

    # Incoming data

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            data = self._read_head(data)
        elif self._is_plain:
            return
        elif self.protocol.state is CONNECTING:
            # Drop data that come before our answer: proper clients and proxies send none, and the library would take them for
            # frames.
            self._is_dropping = True
            self.transport.abort()
            return
        elif self._is_straight:
            if self.protocol.state is CLOSING and data[0] == CLOSING_FRAME and not self._begun:
                # This answers our own closing frame, and nothing follows. When thousands of clients are closed at once, the
                # library would take half of the time.
                self.transport.abort()
                return
            data = self._read_plain(data)
            if not data:
                return
        for start in range(0, len(data), PIECE_BYTES):
            if self._is_dropping:
                return
            super().data_received(data[start : start + PIECE_BYTES])

    def process_event(self, event: Event) -> None:
        is_frame = self.request is not None
        super().process_event(event)
        if is_frame and not self._is_dropping:
            cost = 1 + len(event.data) // BYTES_PER_FRAME  # type: ignore[union-attr]
            if self._frames.take(steady_ms(), cost):
                self._flooded()

    def _read_plain(self, data: bytes) -> bytes:
        """Takes all plain frames from the data. Returns the rest for the library, from the first frame that is not plain."""
        if self._begun:
            data, self._begun = self._begun + data, b""
        at, whole = 0, len(data)
        try:
            while at < whole and not self._is_dropping and self.protocol.state is OPEN:
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
        if self._frames.take(now_ms, 1 + len(payload) // BYTES_PER_FRAME):
            self._flooded()
        self.arrivals.append(now_ms)
        self._messages.append(payload)
        if len(self._messages) > MAX_WAITING and not self._is_paused:
            self._is_paused = True
            self.transport.pause_reading()
        self._wake_taker()

    def _wake_taker(self) -> None:
        """Wakes the task that waits for a message, as soon as `Turns` allows the address a piece of work. The reading of the
        message counts as part of this piece."""
        if self._taker is not None:
            taker, self._taker = self._taker, None
            self._turns.enter(self.address, taker)

    async def next_message(self) -> str | bytes:
        """Returns the next message in the order of arrival, as soon as `Turns` allows the address a piece of work. Raises
        `ConnectionClosed`."""
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
        """Returns the bytes that the library may read: none while the head is incomplete or if the request was refused."""
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
        if self.protocol.state is OPEN:
            self.transport.write(framed_message(Bye(errors.RATE_FRAMES)))
            self.protocol.fail(CLOSE_POLICY, errors.RATE_FRAMES)
            self.send_data()
        self.loop.call_later(LINGER_S, self.transport.abort)


def answer_of(fault: Fault) -> bytes:
    """Returns the complete HTTP answer to a faulty request. The connection closes after the answer."""
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
