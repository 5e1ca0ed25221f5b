"""A worker process for long computations of requests, such as reports and reviews, so that the event loop of the server stays
free.

The process handles one request at a time. The network addresses take turns, so a flood from one address delays another address
by at most one request. A request whose client has disconnected is dropped when its turn comes. The process starts with the
first request, has a low priority on the machine, and ends after some minutes without a request.
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
"""Maximum number of waiting requests of one address. All pupils of a class may ask for their exercises at the same moment."""
MAX_ALL: Final = 1_000
"""Maximum number of waiting requests of all addresses together."""
RETRY_MS: Final = 1_000
"""Delay in ms before a client may ask again, if the queue was full."""
BUDGET_S: Final = 30.0
"""Seconds after which the server ends the process even in the middle of a request. The limit is far longer than a usual request
takes, because the machine may be busy."""
NICE: Final = 5
"""Priority of the process (Unix niceness): lower than the priority of the server, higher than the priority of searching bots,
because a person waits."""
IDLE_S: Final = 300.0
"""Seconds without a request after which the process ends. The process has all games in memory, so its end frees much memory."""


_OURS: Final = ""
"""The address of the server's own requests."""


class Busy(Exception):
    """The queue has no place for this address, or the request took too long. The client may ask again after `RETRY_MS`."""


class Gone(Exception):
    """The client of this request has disconnected."""


class Beside:
    """The worker process and its queue. `run` calls a function of a module in the process; the function must be pure and its
    arguments plain. `stop` ends the process."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._is_taken = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """The waiting requests by address. The address whose turn is next comes first."""
        self._idle: asyncio.TimerHandle | None = None
        self._stopped = False

    @property
    def pids(self) -> list[int]:
        """Returns the id of the process; empty if it is not running."""
        return pids_of(self._pool)

    @contextlib.asynccontextmanager
    async def place(self, asker: str, is_wanted: Callable[[], bool] = lambda: True) -> AsyncIterator[None]:
        """Waits for the address's turn. A caller reads the data for the work only afterwards, so that waiting requests need
        little memory. Raises `Busy`, `Gone`."""
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
        """Reserves the process for the address that has waited longest."""
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
        """Calls the function in the process, which the caller has reserved with `place`. Returns its result or raises its
        exception. Raises `Busy` if the call took too long or the process died."""
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
            log.warning("work for a request was abandoned", extra={"work": function.__name__, "why": type(error).__name__})
            raise Busy from None
        finally:
            self._end_when_idle()

    def prepare(self) -> None:
        """Starts the process before it is needed, or prevents it from ending. The start takes a second, and more on a busy
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
        """Waits until the process is free for the address, and calls the function in the process. Raises `Busy`."""
        async with self.place(asker):
            return await self.work(function, *args, **kwargs)

    async def run_or_thread(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Calls the function in the process or, if the queue is full, in a thread. Use this method for work that must not
        fail."""
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
