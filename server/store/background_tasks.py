"""Background tasks whose errors are logged, so that an error in one room does not affect other rooms."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from engines.contract import Refusal
from server.aggregate.newer_version import Newer
from server.store.ended_tasks import ended
from server.store.health.redis_health import Unstored

log = logging.getLogger("banderilla.tasks")


class Tasks:
    """The background tasks of one owner: `spawn` starts a task, `stop` cancels all tasks that still run."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(supervised(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        task.add_done_callback(lambda _task: work.close())  # a task that was cancelled at once has never started

    async def stop(self) -> None:
        await ended(self._running)


async def supervised(work: Coroutine[Any, Any, object]) -> None:
    """Awaits the work and logs any exception instead of raising it."""
    name = getattr(work, "__qualname__", "")
    try:
        await work
    except (Refusal, Unstored, Newer) as error:
        log.info("left undone", extra={"work": name, "why": str(error)})
    except Exception:  # the one place where everything is caught
        log.exception("a background task failed unexpectedly", extra={"work": name})
