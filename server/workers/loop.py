"""The event loop of a process that serves, the signals that stop it, and the settings of its garbage collector."""

import asyncio
import contextlib
import gc
import signal
from collections.abc import Awaitable
from typing import Final

THRESHOLDS: Final = (20_000, 20, 50)
"""The thresholds of the garbage collector. The server's values are immutable and form few reference cycles, so the collector
may search for cycles 30 times less often than usual."""


def run(work: Awaitable[int]) -> int:
    """Runs the work in a new event loop, the fastest event loop that the platform has."""

    async def awaited() -> int:
        return await work

    try:
        import uvloop
    except ImportError:  # not on every platform
        return asyncio.run(awaited())
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(awaited())


def spare_the_collector() -> None:
    """Excludes all present objects from garbage collection. A full collection would take 80 ms, perhaps during a request."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def stop_on_signals(asked: asyncio.Event) -> None:
    """Sets the event on Ctrl-C and on the signal of the service manager."""
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(sign, asked.set)
        except NotImplementedError:  # Windows
            with contextlib.suppress(ValueError):  # not in the main thread
                signal.signal(sign, lambda *_: loop.call_soon_threadsafe(asked.set))
