"""Divides the work between turns of the event loop.

The loop does all ready work before it looks at its sockets again, so a message that arrives meanwhile waits for all of it. A
turn therefore takes pieces of work for a few milliseconds and no more. Addresses with many recent requests share a small part
of a turn, and come after all other addresses: requests of a flood over two hundred sockets are spread over many turns.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final

TURN_S: Final = 0.004
"""Maximum length of a turn."""
BUSY_S: Final = 0.0005
"""Part of a turn for busy addresses."""
MOST: Final = 64
"""Maximum number of pieces per turn, whatever their cost."""
LEAST: Final = 2
"""Minimum number of pieces per turn for busy addresses, whatever their cost and the load."""
LATE_S: Final = 0.1
QUIET: Final = 32
"""Number of pieces above which an address is busy; it counts the last one to two periods of `LATE_S`."""
SMOOTH: Final = 8
"""Number of turns over which the cost of a piece is averaged."""


class Turns:
    """The turns of an event loop: each piece of work begins with `enter` or `take`. The pieces of an address run in the order
    of arrival.

        `piece_s`: the assumed cost of a piece before the first measurement. `clock`: in seconds.
    """

    def __init__(self, piece_s: float = 0.0001, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._piece_s = piece_s
        """The average cost of recent pieces."""
        self._is_begun = False
        self._began_s = 0.0
        self._left = 0
        """Number of pieces that may still begin in this turn."""
        self._busy_left = 0
        """Number of those pieces that busy addresses may have."""
        self._begun = 0
        """Number of pieces that this turn has started."""
        self._running = 0
        """Number of pieces of the turn before, which end in this turn."""
        self._counted_s = 0.0
        self._now: dict[str, int] = {}
        self._before: dict[str, int] = {}
        """Address → its numbers of pieces in the present and in the previous period of `LATE_S`."""
        self._quiet: dict[str, deque[asyncio.Future[None]]] = {}
        self._busy: dict[str, deque[asyncio.Future[None]]] = {}
        """Address → its waiting pieces, the oldest first; the addresses are in the order of their next piece."""

    def enter(self, address: str, future: "asyncio.Future[None]") -> None:
        """Returns a future that is done when this address may run a piece of work: at once, or after its waiting pieces."""
        if future.done():  # the waiting caller has gone
            return
        if self.may(address):
            future.set_result(None)
        else:
            self._wait(address, future)

    async def take(self, address: str) -> None:
        """Returns when this address may run a piece of work."""
        if not self.may(address):
            future = asyncio.get_running_loop().create_future()
            self._wait(address, future)
            await future

    def may(self, address: str) -> bool:
        """Tells whether this address may run a piece of work now."""
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
        self._left = min(MOST, max(LEAST, int(TURN_S / self._piece_s)))
        self._busy_left = min(self._left, max(LEAST, int(BUSY_S / self._piece_s)))
        if self._began_s - self._counted_s > LATE_S:
            self._counted_s = self._began_s
            self._before, self._now = self._now, {}
        asyncio.get_running_loop().call_soon(self._end)

    def _end(self) -> None:
        """Begins a new turn with the oldest waiting pieces, because the loop has looked at its sockets."""
        self._is_begun = False
        if self._running:
            self._piece_s += ((self._clock() - self._began_s) / self._running - self._piece_s) / SMOOTH
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
        """Starts the next piece of the first address in the queue, and moves the address to the end."""
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
