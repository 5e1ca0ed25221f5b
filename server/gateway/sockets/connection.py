"""One socket: its person, the rooms that it watches, and a queue of outgoing frames that makes nobody wait.

A frame has the same bytes for all its readers, so the server encodes it once. All frames of one turn of the event loop go out
in one write, for example a player's patch and acknowledgement, or the boards of a dashboard. A connection that reads too slowly
is *behind*: it gets no patches until it has read its waiting data. Then it gets one snapshot per room, or the server
disconnects it.
"""

import asyncio
import itertools
import math
import time
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any, Final

import msgspec
from websockets.asyncio.server import ServerConnection
from websockets.protocol import State

from engines.contract import Refusal
from protocol import errors, messages
from protocol.messages import Ack, Bye, ServerMessage
from server import metrics
from server.gateway.limits.address_limits import MAX_WAIT_MS, OWN_PART, Share
from server.gateway.limits.rate_limit import TokenBucket
from server.store.health.store_time import steady_ms
from server.store.people.identity_store import Identity


class Crowded(Exception):
    """Too many new people came from one address at once."""


OPEN: Final = State.OPEN
"""The state of an open socket. The constant saves every frame a look-up in the enum, which takes some 800 instructions."""
CLOSE_RESTART = 1012
CLOSE_POLICY = 1008
CLOSE_LATER = 1013
HELD_BYTES = 65_536
"""Maximum number of bytes of outgoing frames that wait for the end of the event loop's present turn."""
HARD_FACTOR = 10
"""Limit on unread data, in full send buffers. Beyond this limit the connection gets no answers either. The limit has room for
the snapshots of all boards of a large class."""

# These are the bytes that `codec.encode` would make (a test proves it), made several times faster.
_encode = msgspec.msgpack.Encoder().encode
_numbers = itertools.count(1)


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((0x82, size))
    if size < 65_536:
        return b"\x82\x7e" + size.to_bytes(2, "big")
    return b"\x82\x7f" + size.to_bytes(8, "big")


_HEADS: Final = tuple(map(_head, range(2_048)))
"""The heads of small frames, by their size."""


def framed(payload: bytes) -> bytes:
    """Returns the payload as one complete binary frame from a server (RFC 6455, 5.2)."""
    size = len(payload)
    return (_HEADS[size] if size < len(_HEADS) else _head(size)) + payload


def framed_message(message: ServerMessage) -> bytes:
    return framed(_encode(message))


class Connection:
    """A socket with its person, the rooms that it watches and its limits."""

    __slots__ = (
        "_behind",
        "_held",
        "_held_bytes",
        "_limit",
        "_loop",
        "_most_cost",
        "_most_own",
        "_own",
        "_share",
        "_socket",
        "_transport",
        "address",
        "arrived_ms",
        "behind_since_s",
        "bucket",
        "failed_ms",
        "has_acted",
        "has_friends",
        "identity",
        "is_ending",
        "is_here",
        "noticed_device",
        "number",
        "reads_short",
        "strikes",
        "subscribed_from",
        "subscriptions",
    )

    def __init__(
        self,
        socket: ServerConnection,
        *,
        rate_per_s: int,
        burst: int,
        send_buffer: int,
        share: Share,
        behind: "set[Connection]",
        address: str = "",
        reads_short: bool = False,
    ) -> None:
        self._behind = behind
        """The node's set of connections that are behind. This connection adds itself when it falls behind."""
        self._socket = socket
        self._transport: Any = socket.transport
        self._limit = send_buffer
        """Number of unsent bytes that makes the connection count as behind."""
        self._loop = asyncio.get_running_loop()
        self._held: list[bytes] = []
        """The frames of this turn of the event loop, which go out in one write at its end."""
        self._held_bytes = 0
        """Number of bytes in these frames."""
        # Otherwise the kernel would take megabytes that a slow client has not read, and hide them from us.
        self._transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, send_buffer)
        self.number = next(_numbers)
        """The number of the connection in this process, for the log."""
        now_ms = time.monotonic() * 1000
        self.bucket = TokenBucket(rate_per_s, burst, now_ms)
        """The limit on this connection's messages."""
        self._own = TokenBucket(rate_per_s / OWN_PART, max(1, burst // OWN_PART), now_ms)
        """The part of this limit that the connection has in any case, even if the address's limit is used up."""
        self._most_own = max(1, burst // OWN_PART)
        """The size of that part when it is full."""
        self._most_cost = burst
        """Number of tokens in a full bucket. A higher cost counts as a full bucket, because no bucket could ever pay
        it."""
        self._share = share
        """The limits that all people behind this address share."""
        self.address = address
        """The client's address, in the form that the limits use."""
        self.identity: Identity | None = None
        """The person who uses the connection; None before the hello."""
        self.subscriptions: dict[str, str] = {}
        """The watched rooms by code, each with the kind of view that the connection gets."""
        self.subscribed_from: dict[str, int] = {}
        """For each watched room, the sequence number after which the connection gets steps."""
        self.strikes = 0
        """Number of violations of the protocol."""
        self.arrived_ms = steady_ms()
        """Arrival time of the message that is being handled."""
        self.failed_ms = -math.inf
        """Time when the store last failed to carry out a command of this connection."""
        self.has_acted = False
        """True once the store knows that this guest has entered a room."""
        self.noticed_device = ""
        """The hash of the token of the new device about which the last notice was sent."""
        self.has_friends = False
        """True once the client has requested the person's friends, and so wants notices about them."""
        self.is_here = False
        """True if the person's friends may see that the person is here."""
        self.is_ending = False
        """True once the server has sent its last message."""
        self.reads_short = reads_short
        """True if the client reads patches in their short form."""
        self.behind_since_s: float | None = None
        """Time when the connection fell behind, by the monotonic clock; None while it reads fast enough."""

    @property
    def person(self) -> str:
        assert self.identity is not None
        return self.identity.id

    def take_tokens(self, cost: float = 1.0) -> int:
        """Takes `cost` tokens and returns 0. If there are too few, returns the ms until `cost` tokens are available. A cost is
        never higher than a full bucket."""
        now_ms = time.monotonic() * 1000
        if cost > self._most_cost:
            cost = self._most_cost
        wait_ms = self.bucket.take(now_ms, cost)
        if wait_ms:
            return wait_ms
        # The connection may pay a cost that exceeds its full own part on credit.
        if not self._own.lend(now_ms, cost, cost if cost < self._most_own else self._most_own):
            wait_ms = self._share.messages.take(now_ms, cost)
            if wait_ms:
                self.bucket.refund(cost)
        return wait_ms

    def spend(self, cost: float) -> None:
        """Takes `cost` tokens. Raises `Refusal` with the time to wait if there are too few tokens."""
        wait_ms = self.take_tokens(cost)
        if wait_ms:
            raise Refusal(errors.RATE_FAST, wait_ms=wait_ms)

    def take_room_token(self) -> int:
        """Counts a new room in the limits of this address. Raises `Refusal` with the time to wait."""
        return self._share.take_room(self.person, time.monotonic() * 1000)

    def may_try(self, room: str | None) -> None:
        """Raises `Refusal` if the client has tried too many wrong codes. A client that is already in that room may go on."""
        if room is None or room.upper() in self.subscriptions:
            return
        wait_ms = self._share.code_wait_ms(self.person, time.monotonic() * 1000)
        if wait_ms:
            raise Refusal(errors.RATE_CODES, wait_ms=wait_ms)

    def tried_in_vain(self) -> None:
        self._share.wrong_code(self.person, time.monotonic() * 1000)

    def ended_badly(self) -> None:
        """Counts a violation of the protocol against this address, because the server disconnects this client for it."""
        self._share.ended_badly(time.monotonic() * 1000)

    async def wait_for_guest(self) -> None:
        """Waits until this address may have a new guest. Raises `Crowded` if that would take too long."""
        wait_ms = self._share.guests.charge(time.monotonic() * 1000)
        if wait_ms > MAX_WAIT_MS:
            self._share.guests.refund()
            raise Crowded
        if wait_ms:
            await asyncio.sleep(wait_ms / 1000)

    @property
    def is_open(self) -> bool:
        return self._socket.protocol.state is OPEN

    def send(self, message: ServerMessage) -> None:
        """Sends an answer. A slow connection gets the answer too, up to the hard limit (`HARD_FACTOR`)."""
        if type(message) is messages.Refusal:
            metrics.REFUSALS.labels(message.code).inc()
        elif type(message) is Ack:
            metrics.ACK_SECONDS.observe((steady_ms() - self.arrived_ms) / 1000)
        if self._transport.get_write_buffer_size() > HARD_FACTOR * self._limit:
            self.abort()
        else:
            self._write(framed_message(message))

    def forward(self, frame: bytes) -> None:
        """Sends a frame of a room that is already encoded. If the connection is behind, drops the frame, because a snapshot
        will replace it."""
        if self.behind_since_s is not None:
            return
        if self._transport.get_write_buffer_size() > self._limit:
            self.behind_since_s = self._loop.time()
            self._behind.add(self)
            metrics.BEHIND.inc()
            return
        self._write(frame)

    def _write(self, frame: bytes) -> None:
        if not self._held:
            self._loop.call_soon(self._flush)
        self._held.append(frame)
        self._held_bytes += len(frame)
        if self._held_bytes > HELD_BYTES:
            self._flush()

    def _flush(self) -> None:
        held, self._held, self._held_bytes = self._held, [], 0
        if held and self._socket.protocol.state is OPEN:
            whole = held[0] if len(held) == 1 else b"".join(held)
            metrics.SENT_BYTES.inc(len(whole))
            self._transport.write(whole)

    @property
    def has_drained(self) -> bool:
        return bool(self._transport.get_write_buffer_size() <= self._limit // 4)

    def abort(self) -> None:
        """Closes the socket without a message, because the client does not read."""
        self._transport.abort()

    def say_last(self, code: str, close_code: int) -> None:
        """Sends the last message and the closing frame in one write, and does not wait for the client's answer."""
        protocol = self._socket.protocol
        if protocol.state is not OPEN:
            return
        metrics.TURNED_AWAY.labels(code).inc()
        self.is_ending = True
        if self._transport.get_write_buffer_size() > HARD_FACTOR * self._limit:
            self.abort()
            return
        self._held.append(framed_message(Bye(code)))
        protocol.send_close(close_code, code)
        whole = b"".join([*self._held, *protocol.data_to_send()])
        self._held, self._held_bytes = [], 0
        metrics.SENT_BYTES.inc(len(whole))
        self._transport.write(whole)

    def end(self, code: str, close_code: int) -> None:
        """Sends the last message and closes the socket at once, even if the client does not answer."""
        self.say_last(code, close_code)
        if self._transport.get_write_buffer_size():
            self.abort()
        else:
            self._transport.close()

    async def close(self, code: str, close_code: int = CLOSE_POLICY) -> None:
        """Sends the last message and starts the closing handshake."""
        metrics.TURNED_AWAY.labels(code).inc()
        self.is_ending = True
        self.send(Bye(code))
        self._flush()
        await self._socket.close(close_code, code)
