"""Long work for requests in a separate process, so that the server's loop does not compute it.

The process works on one request at a time. Addresses take turns, so a flood from one address delays a request from another by
at most one piece of work. A request whose client has gone is dropped when its turn comes. The process starts with the first
request, yields to everything else on the machine, and ends after some minutes without a request.
"""

import asyncio
import contextlib
import logging
import os
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, ParamSpec, TypeVar

from server.jobs.bot_workers import begin_worker, end_pool, pids_of

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("banderilla.beside")

MAX_EACH: Final = 40
"""Maximum number of waiting requests of one address: a class asks for its exercises at the same moment."""
MAX_ALL: Final = 1_000
"""Maximum number of waiting tasks of all addresses together."""
RETRY_MS: Final = 1_000
"""Delay after which a client may ask again if the queue was full."""
BUDGET_S: Final = 30.0
"""Wall time after which the server ends the process in any case. The limit is far above the usual time, because the machine
may be busy."""
NICE: Final = 5
"""Priority of the process: below the server, but above a searching bot, because a person waits for the answer."""
IDLE_S: Final = 300.0
"""Time without a request after which the process ends, because it has all games in memory."""


_OURS: Final = ""
"""The address that the server's own tasks count under."""


class Busy(Exception):
    """The queue has no place for this address, or the work took too long. The client may ask again after `RETRY_MS`."""


class Gone(Exception):
    """The caller no longer waits for the answer."""


class Beside:
    """The process next to the server's process. `run` calls pure functions of modules with plain arguments in it; `stop` ends
    it."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._is_taken = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """The waiting tasks by address; the address with the next turn comes first."""
        self._idle: asyncio.TimerHandle | None = None
        self._stopped = False

    @property
    def pids(self) -> list[int]:
        """Returns the id of the process, if there is one."""
        return pids_of(self._pool)

    @contextlib.asynccontextmanager
    async def place(self, asker: str, is_wanted: Callable[[], bool] = lambda: True) -> AsyncIterator[None]:
        """Waits for the address's turn, so that the data for its work is in memory only from then on. Raises `Busy`, `Gone`."""
        if self._stopped:
            raise Busy
        await self._take(asker)
        try:
            if not is_wanted():
                raise Gone
            yield
        finally:
            self._pass_on()

    async def _take(self, asker: str) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        own = self._waiting.get(asker, ())
        if len(own) >= MAX_EACH or sum(map(len, self._waiting.values())) >= MAX_ALL:
            raise Busy
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Gives the next turn to the address that has waited longest."""
        while self._waiting:
            asker, turns = next(iter(self._waiting.items()))
            del self._waiting[asker]
            turn = turns.popleft()
            if turns:
                self._waiting[asker] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False

    async def work(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Calls the function in this task's turn; returns its result or raises its exception. Raises `Busy` if it took too
        long or the process died."""
        if self._idle is not None:
            self._idle.cancel()
        pool = self._running()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(function, *args, **kwargs)), BUDGET_S)
        except (BrokenExecutor, TimeoutError, RuntimeError, asyncio.CancelledError) as error:
            if self._pool is pool:
                self._end()
            if isinstance(error, asyncio.CancelledError):
                raise
            log.warning("work for a request was given up", extra={"work": function.__name__, "why": type(error).__name__})
            raise Busy from None
        finally:
            self._end_when_idle()

    def prepare(self) -> None:
        """Starts the process, or keeps it, because work will probably come: its start takes a second, and more on a busy
        machine."""
        if not self._stopped:
            if self._pool is None:
                self._running().submit(os.getpid)  # the pool starts its process with its first work
            self._end_when_idle()

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin_worker, initargs=(NICE,))
        return self._pool

    def _end_when_idle(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        if not self._stopped:
            self._idle = asyncio.get_running_loop().call_later(IDLE_S, self._end)

    async def run(self, asker: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Waits for the address's turn and works. Raises `Busy`."""
        async with self.place(asker):
            return await self.work(function, *args, **kwargs)

    async def run_or_thread(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs work that must not fail for lack of a place: in the process, else in a thread."""
        try:
            return await self.run(_OURS, function, *args, **kwargs)
        except Busy:
            return await asyncio.to_thread(function, *args, **kwargs)

    def stop(self) -> None:
        """Ends the process at once."""
        self._stopped = True
        if self._idle is not None:
            self._idle.cancel()
        self._end()

    def _end(self) -> None:
        pool, self._pool = self._pool, None
        end_pool(pool)
