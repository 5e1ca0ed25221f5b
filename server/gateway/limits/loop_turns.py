"""Divides the work on messages into turns of the event loop, so that all addresses are served fairly.

The event loop does all work that is ready before it looks at its sockets again. A message that arrives during this work must
wait. So one turn does pieces of work for a few milliseconds only. Addresses with many recent requests get a small part of each
turn, after all other addresses. A flood of requests over two hundred sockets is thus spread over many turns.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final

TURN_S: Final = 0.004
"""Maximum seconds of a turn."""
BUSY_S: Final = 0.0005
"""Seconds of each turn for busy addresses."""
MOST: Final = 64
"""Maximum number of pieces per turn, however cheap the pieces are."""
LEAST: Final = 2
"""Minimum number of pieces of busy addresses per turn, however expensive the pieces are."""
LATE_S: Final = 0.1
QUIET: Final = 32
"""Number of recent pieces from which an address counts as busy. A piece counts as recent for one to two times `LATE_S`."""
SMOOTH: Final = 8
"""Number of turns over which the cost of a piece is averaged."""


class Turns:
    """The turns of an event loop. Before each piece of work, the caller uses `enter` or `take`. The pieces of an address run in
    the order of arrival.

    `piece_s`: assumed seconds per piece before the first measurement. `clock`: returns seconds.
    """

    def __init__(self, piece_s: float = 0.0001, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._piece_s = piece_s
        """Average seconds per piece of the recent turns."""
        self._pieces = _pieces_of(piece_s)
        """Number of pieces of a turn, and how many of them busy addresses may start."""
        self._is_begun = False
        self._began_s = 0.0
        self._left = 0
        """Number of pieces that may still start in this turn."""
        self._busy_left = 0
        """Number of these pieces that busy addresses may still start."""
        self._begun = 0
        """Number of pieces that have started in this turn."""
        self._running = 0
        """Number of pieces that started in the previous turn and end in this one."""
        self._counted_s = 0.0
        self._now: dict[str, int] = {}
        self._before: dict[str, int] = {}
        """Two numbers for each address: of its pieces in the present period of `LATE_S` (`_now`) and in the previous one
        (`_before`)."""
        self._quiet: dict[str, deque[asyncio.Future[None]]] = {}
        self._busy: dict[str, deque[asyncio.Future[None]]] = {}
        """For each address, its waiting pieces, the oldest first. The addresses are in the order of their next piece."""

    def enter(self, address: str, future: "asyncio.Future[None]") -> None:
        """Completes the future when a piece of work for this address may run. The pieces of one address run in the order of
        arrival."""
        if future.done():  # the waiting caller has gone
            return
        if self.may(address):
            future.set_result(None)
        else:
            self._wait(address, future)

    async def take(self, address: str) -> None:
        """Waits until a piece of work for this address may run."""
        if not self.may(address):
            future = asyncio.get_running_loop().create_future()
            self._wait(address, future)
            await future

    def may(self, address: str) -> bool:
        """Tells whether a piece of work for this address may run now, without waiting, and counts the piece if so."""
        if not self._is_begun:
            self._begin()
        if self._left <= 0 or address in self._quiet or address in self._busy:
            return False
        if self._is_busy(address):
            if self._busy_left <= 0:
                return False
            self._busy_left -= 1
        self._count(address)
        return True

    def _wait(self, address: str, future: "asyncio.Future[None]") -> None:
        waiting = self._quiet.get(address) or self._busy.get(address)
        if waiting is None:
            (self._busy if self._is_busy(address) else self._quiet)[address] = deque((future,))
        else:
            waiting.append(future)

    def _is_busy(self, address: str) -> bool:
        return self._now.get(address, 0) + self._before.get(address, 0) >= QUIET

    def _count(self, address: str) -> None:
        self._left -= 1
        self._begun += 1
        self._now[address] = self._now.get(address, 0) + 1

    def _begin(self) -> None:
        self._is_begun = True
        self._began_s = self._clock()
        self._running, self._begun = self._begun, 0
        self._left, self._busy_left = self._pieces
        if self._began_s - self._counted_s > LATE_S:
            self._counted_s = self._began_s
            self._before, self._now = self._now, {}
        asyncio.get_running_loop().call_soon(self._end)

    def _end(self) -> None:
        """Ends the turn and starts the pieces that have waited longest."""
        self._is_begun = False
        if self._running:
            self._piece_s += ((self._clock() - self._began_s) / self._running - self._piece_s) / SMOOTH
            self._pieces = _pieces_of(self._piece_s)
        if not self._begun and not self._quiet and not self._busy:
            return
        self._begin()
        while self._quiet and self._left > 0:
            self._let_go(self._quiet)
        least = LEAST
        while self._busy and (least > 0 or (self._left > 0 and self._busy_left > 0)):
            least -= 1
            self._busy_left -= 1
            self._let_go(self._busy)

    def _let_go(self, queue: dict[str, deque[asyncio.Future[None]]]) -> None:
        """Starts the next piece of the first address in the queue, and moves that address to the end."""
        address = next(iter(queue))
        waiting = queue.pop(address)
        while waiting:
            future = waiting.popleft()
            if not future.done():  # else its connection has gone meanwhile
                future.set_result(None)
                self._count(address)
                break
        if waiting:
            (self._busy if self._is_busy(address) else self._quiet)[address] = waiting


def _pieces_of(piece_s: float) -> tuple[int, int]:
    """Returns the number of pieces that fit into a turn, and how many of them busy addresses may start."""
    pieces, busy = int(TURN_S / piece_s), int(BUSY_S / piece_s)
    pieces = LEAST if pieces < LEAST else MOST if pieces > MOST else pieces
    busy = LEAST if busy < LEAST else busy
    return pieces, busy if busy < pieces else pieces
