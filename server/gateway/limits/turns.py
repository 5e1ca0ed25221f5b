"""What is done in one turn of the event loop, and what waits for the next one.

All that is ready is done before the loop looks at its sockets again. What one address asks of two hundred sockets at once is
therefore spread over many turns: in each, an address has one piece of work, and another as long as the turn is short. Everybody
else's next message is read in between.
"""

import asyncio
from collections import deque
from time import perf_counter
from typing import Final

LONG_S: Final = 0.0005
"""A turn that has lasted longer is long."""
PIECES: Final = 2
"""So many waiting pieces of an address are let go in a turn: what they cost is known only when they were done."""


class Turns:
    """One for an event loop: each piece of work begins with `take`. An address's pieces go in the order in which they came."""

    def __init__(self, long_s: float = LONG_S) -> None:
        self._long_s = long_s
        self._began_s = 0.0
        self._is_begun = False
        self._served: set[str] = set()
        """Addresses that have had a piece in this turn."""
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def may(self, address: str) -> bool:
        """Whether this address has a piece of work now."""
        if not self._is_begun:
            self._begin()
        if address in self._waiting:
            return False
        if address not in self._served:
            self._served.add(address)
            return True
        return perf_counter() - self._began_s < self._long_s

    async def take(self, address: str) -> None:
        """Returns when this address `may`, after all that it waits for already."""
        if not self.may(address):
            future = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(address, deque()).append(future)
            await future

    def _begin(self) -> None:
        self._is_begun = True
        self._began_s = perf_counter()
        self._served.clear()
        asyncio.get_running_loop().call_soon(self._end)

    def _end(self) -> None:
        """The loop has looked at its sockets: a new turn begins, with the oldest pieces of who waits."""
        self._is_begun = False
        if not self._waiting:
            return
        self._begin()
        for address in list(self._waiting):
            self._let_go(address)

    def _let_go(self, address: str) -> None:
        waiting = self._waiting[address]
        gone = 0
        while waiting and gone < PIECES:
            future = waiting.popleft()
            if not future.done():  # else its connection has gone meanwhile
                future.set_result(None)
                gone += 1
        self._served.add(address)
        if not waiting:
            del self._waiting[address]
