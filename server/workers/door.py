"""The door accepts connections and hands each connection to the worker that owns the room or class of its request.

The door only looks at the first line of a request (`MSG_PEEK`), so the worker still reads the request from its first byte. The
door sends no answers. A client that does not send a whole line waits without a thread and without a buffer, but only for
`hello_ms`. If too many such clients wait, the oldest are closed (`PendingConnections`).
"""

import asyncio
import errno
import itertools
import logging
import socket
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from server.gateway.admission.pending_connections import PendingConnections
from server.gateway.http.addresses import Addresses
from server.workers.orders import LEAVING, ONLY_US, OTHERS_CAME, READY
from server.workers.owner import MAX_START, owner_of, room_of

log = logging.getLogger("banderilla.door")

ACCEPTS: Final = 64
"""Maximum number of connections that the door accepts in one turn of its event loop."""
BACKLOG: Final = 1_024
MAX_WAITING: Final = 2_000
"""Maximum number of connections that wait for a worker after they have sent their first line."""
FULL_S: Final = 0.2
"""Seconds to wait when the system has no file descriptor for another connection."""
FIRST_LOOK_S: Final = 0.01
"""Seconds to wait before the door looks again at an incomplete first line of a request. Each further wait is twice as long."""
LAST_LOOK_S: Final = 0.25
NO_ROOM: Final = (errno.EAGAIN, errno.ENOBUFS, errno.ENOMEM, getattr(errno, "ETOOMANYREFS", errno.EAGAIN))
"""Errors of a full line (a Unix socket) to a worker. The worker empties the line by taking connections."""
CLOSED: Final = -1
"""The file descriptor of a closed socket."""
_STRANGE: Final = (BlockingIOError, InterruptedError, ConnectionAbortedError)

MAX_SIGNS: Final = 64
"""Maximum number of signs of a worker that the door reads at once. Only the last one counts."""


class Arrival(asyncio.BaseTransport):
    """A connection that the door has not handed to a worker yet."""

    def __init__(self, taken: socket.socket, peer: object, on_abort: Callable[["Arrival"], None]) -> None:
        super().__init__({"peername": peer})
        self.taken = taken
        self.room = ""
        self.pause_s = FIRST_LOOK_S
        self.next_look: asyncio.TimerHandle | None = None
        self.end: asyncio.TimerHandle | None = None
        self._on_abort = on_abort

    def abort(self) -> None:
        self._on_abort(self)


class Line:
    """The line to one worker, a Unix socket. The door sends connections over the line, and the worker sends signs
    (`orders.py`)."""

    def __init__(self, place: int, ours: socket.socket) -> None:
        self.place = place
        self.ours = ours
        self.ready = asyncio.Event()
        self.waiting: deque[Arrival] = deque()
        """Connections that wait because the line is full."""


class Door:
    """The door. `bind` it, make a `line` per worker, then `open` it; `close` it at the end."""

    def __init__(self, addresses: Addresses, pending: PendingConnections, hello_s: float) -> None:
        """`pending`: limits the connections that wait at the door. `hello_s`: seconds that a client has for the first line of
        its request."""
        self._addresses = addresses
        self._pending = pending
        self._hello_s = hello_s
        self._loop = asyncio.get_running_loop()
        self._listening: list[socket.socket] = []
        self._lines: dict[int, Line] = {}
        """The lines to the workers that are ready, by the worker's place."""
        self._turns = itertools.count()
        self._homeless: deque[Arrival] = deque()
        """Connections that wait because no worker is ready."""

    # Coming

    def bind(self, hosts: Sequence[str], port: int) -> int:
        """Takes the port on all hosts and returns its number. Raises `OSError` if another program uses it."""
        for host in hosts:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            listening = socket.socket(family, socket.SOCK_STREAM)
            self._listening.append(listening)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, True)
            if family == socket.AF_INET6:
                listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, True)
            listening.bind((host, port))
            listening.setblocking(False)
            port = listening.getsockname()[1]
        return port

    def open(self) -> None:
        """Starts to accept connections."""
        for listening in self._listening:
            listening.listen(BACKLOG)
            self._loop.add_reader(listening, self._accept, listening)

    def _accept(self, listening: socket.socket) -> None:
        for _ in range(ACCEPTS):
            try:
                taken, peer = listening.accept()
            except _STRANGE:
                return
            except OSError:
                log.warning("the system has no descriptor for another connection")
                self._loop.remove_reader(listening)
                self._loop.call_later(FULL_S, self._accept_again, listening)
                return
            taken.setblocking(False)
            arrival = Arrival(taken, peer, self._drop)
            if not self._pending.enter(arrival, arrival):
                taken.close()
                continue
            self._addresses.came(str(peer[0]))
            arrival.end = self._loop.call_later(self._hello_s, self._drop, arrival)
            self._look(arrival)

    def _accept_again(self, listening: socket.socket) -> None:
        if listening.fileno() != CLOSED:
            self._loop.add_reader(listening, self._accept, listening)

    def _look(self, arrival: Arrival) -> None:
        """Peeks at the arrived bytes, which stay in the socket. Passes the connection on once its first line is complete; until
        then, looks again later."""
        arrival.next_look = None
        try:
            start = arrival.taken.recv(MAX_START, socket.MSG_PEEK)
        except (BlockingIOError, InterruptedError):
            self._loop.add_reader(arrival.taken, self._look, arrival)
            return
        except OSError:
            start = b""
        if not start:
            self._drop(arrival)
            return
        self._loop.remove_reader(arrival.taken)
        room = room_of(start)
        if room is None:
            # The bytes stay in the socket, so the socket would wake the event loop all the time.
            arrival.next_look = self._loop.call_later(arrival.pause_s, self._look, arrival)
            arrival.pause_s = min(LAST_LOOK_S, 2 * arrival.pause_s)
            return
        self._pending.end_silence(arrival)
        arrival.room = room
        self._place(arrival)

    def _drop(self, arrival: Arrival) -> None:
        if arrival.taken.fileno() == CLOSED:
            return
        self._forget(arrival)
        arrival.taken.close()

    def _forget(self, arrival: Arrival) -> None:
        """Makes the event loop forget the connection."""
        self._loop.remove_reader(arrival.taken)
        for timer in (arrival.next_look, arrival.end):
            if timer is not None:
                timer.cancel()
        self._pending.remove(arrival)

    # Handing over

    def line(self, place: int) -> tuple[Line, socket.socket]:
        """Makes a line for the next worker of this place. Returns the line, and the socket for the worker's end of the line.
        The door uses the line once the worker is ready."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        line = Line(place, ours)
        self._loop.add_reader(ours, self._hear, line)
        return line, theirs

    def _hear(self, line: Line) -> None:
        try:
            said = line.ours.recv(MAX_SIGNS)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            said = b""
        if said.endswith(READY):
            self._lines[line.place] = line
            line.ready.set()
            homeless, self._homeless = self._homeless, deque()
            for arrival in homeless:
                self._place(arrival)
        elif not said or said.endswith(LEAVING):
            self.cut(line)

    def cut(self, line: Line) -> None:
        """Stops sending connections to a worker and closes its line, so that the worker drains. Connections that wait for that
        worker go to other workers."""
        if line.ours.fileno() == CLOSED:
            return
        if self._lines.get(line.place) is line:
            del self._lines[line.place]
        self._loop.remove_reader(line.ours)
        self._loop.remove_writer(line.ours)
        line.ours.close()
        waiting, line.waiting = line.waiting, deque()
        for arrival in waiting:
            self._place(arrival)

    def _place(self, arrival: Arrival) -> None:
        """Hands the connection to its worker. If the request has no code, any worker gets it."""
        if not self._lines:
            self._homeless.append(arrival)
            return
        if arrival.room:
            place = owner_of(arrival.room, self._lines)
        else:
            place = sorted(self._lines)[next(self._turns) % len(self._lines)]
        line = self._lines[place]
        line.waiting.append(arrival)
        if len(line.waiting) == 1:
            self._hand_over(line)

    def _hand_over(self, line: Line) -> None:
        while line.waiting:
            arrival = line.waiting[0]
            if arrival.taken.fileno() != CLOSED and not self._is_handed(line, arrival):
                return
            line.waiting.popleft()
        self._loop.remove_writer(line.ours)

    def _is_handed(self, line: Line, arrival: Arrival) -> bool:
        sign = OTHERS_CAME if self._addresses.have_others_come else ONLY_US
        try:
            socket.send_fds(line.ours, [sign], [arrival.taken.fileno()])
        except OSError as error:
            if error.errno in NO_ROOM:
                self._loop.add_writer(line.ours, self._hand_over, line)
            else:
                self.cut(line)  # its worker died
            return False
        self._drop(arrival)  # the worker has the connection; this closes our copy
        return True

    # Going

    def close(self) -> None:
        """Accepts no more connections, and closes the connections that no worker has."""
        for listening in self._listening:
            self._loop.remove_reader(listening)
            listening.close()
        self._listening.clear()
        self._pending.drop_silent()
        lines, self._lines = list(self._lines.values()), {}
        for arrival in (*self._homeless, *(arrival for line in lines for arrival in line.waiting)):
            self._drop(arrival)
        self._homeless.clear()
        for line in lines:
            self.cut(line)
