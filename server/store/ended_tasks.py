"""Ends tasks that use Redis. A task is cancelled again and again until it has ended."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

AGAIN_S: Final = 0.5


async def ended(tasks: "Iterable[asyncio.Task[Any]]") -> None:
    """Cancels the tasks and returns when all have ended. Their exceptions are dropped.

    One cancellation is not enough, because a call of the Redis client may swallow it, and the task then continues.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        done, running = await asyncio.wait(running, timeout=AGAIN_S)
        for task in done:
            if not task.cancelled():
                task.exception()
