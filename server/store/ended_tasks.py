"""Ends tasks that use Redis: cancels them until they have ended."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

AGAIN_S: Final = 0.5


async def ended(tasks: "Iterable[asyncio.Task[Any]]") -> None:
    """Cancels the tasks and returns when all have ended; drops their exceptions.

    One cancellation is not enough: a call of the Redis client may swallow it, and the loop around that call continues.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        done, running = await asyncio.wait(running, timeout=AGAIN_S)
        for task in done:
            if not task.cancelled():
                task.exception()
