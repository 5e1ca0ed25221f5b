"""The end of tasks that ask Redis: cancelled until they have ended."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

AGAIN_S: Final = 0.5


async def ended(tasks: "Iterable[asyncio.Task[Any]]") -> None:
    """Cancels them and returns when all have ended; what they raised is dropped.

    Once is not enough: a call of the Redis client that is just under way may swallow a cancellation, and the loop around that
    call goes on.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        done, running = await asyncio.wait(running, timeout=AGAIN_S)
        for task in done:
            if not task.cancelled():
                task.exception()
