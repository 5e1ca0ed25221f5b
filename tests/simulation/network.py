"""A simulated network: connections in memory that replace real sockets. The seed decides their delays, cuts and
silences."""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.environment import Machine
from tests.simulation.processes import PROCESS, Process

if TYPE_CHECKING:
    from tests.simulation.loop import VirtualLoop

WINDOW: Final = 65_536
"""Number of bytes that the simulated kernel accepts from a sender. The sender must keep further bytes."""
HIGH_WATER: Final = 65_536
SYN_S: Final = 30.0
"""Seconds after which an attempt to connect fails if nothing answers."""
SYN_AGAIN_S: Final = 1.0
DELAY_S: Final = (0.000_05, 0.002)
SLOW: Final = 0.01
"""Share of messages whose delay is much longer."""
SLOW_S: Final = (0.005, 0.15)
APART_S: Final = 1e-7
"""Minimum interval in s between two arrivals, because timers for the same moment may run in any order."""
SPLIT: Final = 0.05
"""Share of writes whose bytes arrive in two parts."""


class FakeSocket:
    """The socket of a transport, with the methods that libraries use."""

    family = 2

    def __init__(self, own: int, peer: int) -> None:
        self._own, self._peer = own, peer

    def getsockname(self) -> tuple[str, int]:
        return "127.0.0.1", self._own

    def getpeername(self) -> tuple[str, int]:
        return "127.0.0.1", self._peer

    def setsockopt(self, *_given: Any) -> None:
        pass

    def fileno(self) -> int:
        return -1


class Listener(asyncio.AbstractServer):
    """A listening port of a process."""

    def __init__(self, network: "Network", factory: Callable[[], Any], port: int, process: Process) -> None:
        self.network, self.factory, self.port, self.process = network, factory, port, process
        self.sockets: tuple[FakeSocket, ...] = (FakeSocket(port, 0),)
        process.on_end.append(self.close)

    def close(self) -> None:
        self.sockets = ()
        if self.network.listeners.get(self.port) is self:
            del self.network.listeners[self.port]

    async def wait_closed(self) -> None:
        pass

    def is_serving(self) -> bool:
        return bool(self.sockets)

    def get_loop(self) -> Any:
        return self.network.loop

    async def start_serving(self) -> None:
        pass

    async def serve_forever(self) -> None:
        raise NotImplementedError


class End(asyncio.Transport):
    """One end of a connection, which is the transport of one process."""

    peer: "End"
    link: "Link"

    def __init__(self, network: "Network", process: Process, own: int, peer: int) -> None:
        super().__init__({"socket": FakeSocket(own, peer), "peername": ("127.0.0.1", peer), "sockname": ("127.0.0.1", own)})
        self.network, self.process = network, process
        self.protocol: Any = None
        self._is_closing = self.is_over = False
        self._is_reading = True
        self._backlog: deque[bytes | None] = deque()
        self._in_flight = 0
        self._is_full = False
        self.on_death: Callable[[], None]
        """The function that the process calls when it dies."""
        self.arrival_s = 0.0
        """Arrival time of the last bytes sent to this end."""

    def __hash__(self) -> int:
        return self.link.number

    # Writing

    def write(self, data: Any) -> None:
        if self._is_closing or not data:
            return
        data = bytes(data)
        self._in_flight += len(data)
        self.network.carry(self, data)
        if self._in_flight > WINDOW + HIGH_WATER and not self._is_full:
            self._is_full = True
            self.protocol.pause_writing()

    def writelines(self, parts: Any) -> None:
        self.write(b"".join(parts))

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.network.carry(self, None)

    def get_write_buffer_size(self) -> int:
        return max(0, self._in_flight - WINDOW)

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return HIGH_WATER // 4, HIGH_WATER

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def taken(self, size: int) -> None:
        """Called when the other end has read `size` bytes."""
        self._in_flight -= size
        if self._is_full and self._in_flight <= WINDOW and not self.is_over:
            self._is_full = False
            self.network.loop.call_soon(self.protocol.resume_writing, context=self.process.context)

    # Reading

    def pause_reading(self) -> None:
        self._is_reading = False

    def resume_reading(self) -> None:
        self._is_reading = True
        if self._backlog:
            self.network.loop.call_soon(self._read_backlog, context=self.process.context)

    def is_reading(self) -> bool:
        return self._is_reading and not self._is_closing

    def arrive(self, data: bytes | None) -> None:
        """Receives bytes, or None for the end of the other side's bytes."""
        if self.is_over:
            return
        self._backlog.append(data)
        self._read_backlog()

    def _read_backlog(self) -> None:
        while self._backlog and self._is_reading and not self.is_over:
            data = self._backlog.popleft()
            if self._is_closing:
                continue
            if data is None:
                if not self.protocol.eof_received():
                    self.close()
                continue
            self.peer.taken(len(data))
            self.network.loop.told(f"{self.link.number} {Machine.now_s:.6f} {len(data)} {data[:8]!r} {data[-8:]!r}\n")
            self.protocol.data_received(data)

    # The end

    def is_closing(self) -> bool:
        return self._is_closing

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def close(self) -> None:
        if not self._is_closing:
            self._is_closing = True
            self.network.carry(self, None)
            self._over_soon(None)

    def abort(self) -> None:
        if not self.is_over:
            self._is_closing = True
            self.network.reset(self)
            self._over_soon(None)

    def broken(self) -> None:
        """Called when a reset of the other side arrives, or when the kernel gives the connection up."""
        if not self.is_over:
            self._is_closing = True
            self._lost(ConnectionResetError(104, "connection reset by peer"))

    def _over_soon(self, error: Exception | None) -> None:
        self.network.loop.call_soon(self._lost, error, context=self.process.context)

    def _lost(self, error: Exception | None) -> None:
        if self.is_over:
            return
        self.is_over = True
        self.link.forget(self)
        self.protocol.connection_lost(error)


class Link:
    """A connection with its two ends. While `is_silent` is True, no bytes arrive, and neither side notices."""

    def __init__(self, network: "Network", number: int, client: End, server: End) -> None:
        self.network, self.number = network, number
        self.ends = (client, server)
        client.peer, server.peer = server, client
        client.link = server.link = self
        self.held: list[tuple[End, bytes | None]] = []
        self.is_silent = False
        self._open = 2

    def forget(self, end: End) -> None:
        end.process.on_end.remove(end.on_death)
        self._open -= 1
        if not self._open:
            self.network.links.pop(self.number, None)

    def silence(self) -> None:
        self.is_silent = True

    def speak(self) -> None:
        """Ends a silence: the bytes that were sent meanwhile now arrive."""
        self.is_silent = False
        held, self.held = self.held, []
        for sender, data in held:
            self.network.carry(sender, data)

    def cut(self) -> None:
        """Resets both ends. Bytes in flight are lost."""
        for end in self.ends:
            self.network.loop.call_soon(end.broken, context=end.process.context)


class Network:
    """The network. `listeners`: by port; `links`: by number, in the order of their creation."""

    def __init__(self, loop: "VirtualLoop", rng: random.Random) -> None:
        self.loop = loop
        self.rng = rng
        self.listeners: dict[int, Listener] = {}
        self.links: dict[int, Link] = {}
        self.apart: set[frozenset[str]] = set()
        """Pairs of process names between which nothing passes."""
        self.break_share = 0.0
        """Share of writes after which the connection breaks."""
        self.late_share = 0.0
        """Share of new connections whose first packet is lost, so that the kernel sends it again after `SYN_AGAIN_S`."""
        self.made = 0

    def listen(self, factory: Callable[[], Any], port: int) -> Listener:
        if port in self.listeners:
            raise OSError(98, f"port {port} is in use")
        found = self.listeners[port] = Listener(self, factory, port, PROCESS.get())
        return found

    async def connect(self, factory: Callable[[], Any], port: int) -> tuple[End, Any]:
        """Connects the process that calls it. Raises `OSError`."""
        own = PROCESS.get()
        await asyncio.sleep(self.delay_s())
        if self.late_share and self.rng.random() < self.late_share:
            await asyncio.sleep(SYN_AGAIN_S)
        listener = self.listeners.get(port)
        if listener is not None and frozenset((own.name, listener.process.name)) in self.apart:
            await asyncio.sleep(SYN_S)
            raise TimeoutError(110, "no answer")
        if listener is None:
            raise ConnectionRefusedError(111, f"nothing listens on port {port}")
        self.made += 1
        client_port = 20_000 + self.made % 40_000
        client = End(self, own, client_port, port)
        server = End(self, listener.process, port, client_port)
        link = self.links[self.made] = Link(self, self.made, client, server)
        for end in link.ends:
            end.on_death = partial(self._died, end)
            end.process.on_end.append(end.on_death)
        client.protocol, server.protocol = factory(), _Unaccepted()
        client.protocol.connection_made(client)
        self.loop.call_soon(self._accept, listener, server, context=listener.process.context)
        return client, client.protocol

    def _accept(self, listener: Listener, server: End) -> None:
        if server.is_over:
            return
        server.protocol = listener.factory()
        server.protocol.connection_made(server)

    def delay_s(self) -> float:
        return self.rng.uniform(*(SLOW_S if self.rng.random() < SLOW else DELAY_S))

    def carry(self, sender: End, data: bytes | None) -> None:
        """Sends bytes to the other end; None is the end of all bytes."""
        link, receiver = sender.link, sender.peer
        if link.is_silent:
            link.held.append((sender, data))
            return
        if data is not None and self.break_share and self.rng.random() < self.break_share:
            if self.rng.random() < 0.5:
                self._deliver(receiver, data)
            link.silence()  # later bytes do not arrive either, because a stream has no holes
            self.loop.call_later(self.delay_s(), link.cut, context=self.loop.outside.context)
            return
        if data is not None and len(data) > 1 and self.rng.random() < SPLIT:
            at = self.rng.randrange(1, len(data))
            self._deliver(receiver, data[:at])
            data = data[at:]
        self._deliver(receiver, data)

    def _deliver(self, receiver: End, data: bytes | None) -> None:
        receiver.arrival_s = max(receiver.arrival_s + APART_S, Machine.now_s + self.delay_s())
        self.loop.call_at_world(receiver.arrival_s, receiver.arrive, data, context=receiver.process.context)

    def reset(self, sender: End) -> None:
        if not sender.link.is_silent:
            at_s = max(sender.peer.arrival_s + APART_S, Machine.now_s + self.delay_s())
            self.loop.call_at_world(at_s, sender.peer.broken, context=sender.peer.process.context)

    def _died(self, end: End) -> None:
        """Closes a connection of a process that has died, as the kernel does."""
        if not end.is_over:
            end.is_over = end._is_closing = True
            end.link.forget(end)
            self.reset(end)

    def between(self, first: str, second: str) -> list[Link]:
        """Returns the connections between processes whose names begin with `first` and `second`."""
        found = []
        for link in self.links.values():
            names = [end.process.name for end in link.ends]
            if any(a.startswith(first) and b.startswith(second) for a, b in (names, names[::-1])):
                found.append(link)
        return found


class _Unaccepted(asyncio.Protocol):
    """Stores the bytes that arrive before the listening process accepts the connection."""
