"""Worker processes for bots that search for their action, so that the server's event loop never waits for a search.

The first search starts the processes. Each process is a new interpreter (`spawn`) and has a low priority on the machine. The
number of positions that a search tries is limited. If a search still takes longer than `budget_ms`, or its worker dies, only
the search is lost: the bot acts at once without a search, and the next search gets new workers.
"""

import asyncio
import contextlib
import logging
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait

from engines.registry import all_engines
from server.jobs.uci_programs import Programs
from server.room.bots import BotTask, worked_out
from server.room.command import BotThought

log = logging.getLogger("banderilla.thinking")

NICE = 10
"""Priority of the workers (Unix niceness): lower than all other processes, especially the server."""


class Thinking:
    """Runs the searches of the bots in at most `workers` processes. If `workers` is 0, bots act at once without a search."""

    def __init__(self, workers: int, budget_ms: int) -> None:
        self._workers = workers
        self._budget_ms = budget_ms
        self._pool: ProcessPoolExecutor | None = None
        self._stopped = False

    @property
    def pids(self) -> list[int]:
        """Returns the process ids of the workers."""
        return pids_of(self._pool)

    async def think(self, task: BotTask) -> BotThought | None:
        """Returns the action that a worker has computed for the bots of the task; None if no worker has finished in time."""
        if not self._workers or self._stopped:
            return None
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=begin_worker)
        pool = self._pool
        asked = None
        try:
            asked = pool.submit(_worked_out, task)
            return await asyncio.wait_for(asyncio.wrap_future(asked), self._budget_ms / 1000)
        except (BrokenExecutor, TimeoutError, RuntimeError) as error:
            # One caller's missed turn must not end the searches of the others.
            if self._pool is pool and (asked is None or not asked.cancelled()):
                self._end_pool()
            if not self._stopped:
                log.warning("a bot's search failed", extra={"game": task.slug, "why": type(error).__name__})
            return None

    def stop(self) -> None:
        """Ends every worker at once."""
        self._stopped = True
        self._end_pool()

    def _end_pool(self) -> None:
        pool, self._pool = self._pool, None
        end_pool(pool)


def pids_of(pool: ProcessPoolExecutor | None) -> list[int]:
    """Returns the process ids of a pool; empty if there is no pool."""
    return [] if pool is None else list(getattr(pool, "_processes", None) or {})


def end_pool(pool: ProcessPoolExecutor | None) -> None:
    """Ends every process of a pool at once."""
    if pool is None:
        return
    pids = pids_of(pool)
    pool.shutdown(wait=False)  # without `cancel_futures`, which would cancel the callers whose work still waits
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


_PROGRAMS = Programs()
"""The external programs of this worker, such as chess engines. The programs end with the worker, because their input closes
when the worker ends."""


def _worked_out(task: BotTask) -> BotThought:
    return worked_out(task, _PROGRAMS.level)


def begin_worker(nice: int = NICE) -> None:
    """Prepares a new worker: it ignores interrupts, ends when the server ends, and loads all games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None
    threading.Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()
    all_engines()
    os.nice(nice)  # only now, because a caller waits for the start of the worker


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(os.EX_OK)
