"""New tables are opened a few at a time: thousands that are asked for at once wait in a row, and no move waits for them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from engines.contract import Refusal
from protocol import errors
from server import metrics

AT_ONCE: Final = 2
MOST_WAITING: Final = 500
"""Whoever comes when so many wait is told to come again."""
AGAIN_MS: Final = 5_000
"""When somebody who was refused a table because the node has too much to do may try again."""


class Openings:
    """`async with turn()`: while one opens a table."""

    def __init__(self, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING) -> None:
        self._turns = asyncio.Semaphore(at_once)
        self._most_waiting = most_waiting
        self._waiting = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Raises `Refusal` where too many wait."""
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
