"""Opens new tables a few at a time. Thousands of requests at once wait in a queue, and no player's move waits for them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from engines.contract import Refusal
from protocol import errors
from server import metrics

AT_ONCE: Final = 2
MOST_WAITING: Final = 500
"""Maximum queue length; further requests get `server/busy`."""
AGAIN_MS: Final = 5_000
"""Delay in ms before a client may try again, if an overloaded node refused a new table."""


class Openings:
    """The queue of new tables. Use `async with turn()` around the opening of a table."""

    def __init__(self, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING) -> None:
        self._turns = asyncio.Semaphore(at_once)
        self._most_waiting = most_waiting
        self._waiting = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Waits until this request may open its table. Raises `Refusal` if too many requests wait."""
        if self._waiting >= self._most_waiting:
            metrics.TABLES_REFUSED.inc()
            raise Refusal(errors.SERVER_BUSY, wait_ms=AGAIN_MS)
        self._waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._turns.release()
