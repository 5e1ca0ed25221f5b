"""Threads of simulated processes. A function that blocks runs in a greenlet, and its waiting is a timer of the loop.

The server has one such thread, the pulse of `stall_monitor.py`.
"""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from greenlet import getcurrent, greenlet  # type: ignore[import-untyped]


class GreenEvent:
    """An event for greenlets, with the interface of `threading.Event`."""

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: list[tuple[greenlet, asyncio.TimerHandle | None]] = []

    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        self._is_set = True
        waiting, self._waiting = self._waiting, []
        for sleeper, timer in waiting:
            if timer is not None:
                timer.cancel()
            sleeper.parent = getcurrent()
            sleeper.switch()

    def wait(self, timeout: float | None = None) -> bool:
        if self._is_set:
            return True
        me = getcurrent()
        timer = None if timeout is None else asyncio.get_running_loop().call_later(timeout, self._wake, me)
        self._waiting.append((me, timer))
        assert me.parent is not None
        me.parent.switch()
        return self._is_set

    def _wake(self, sleeper: greenlet) -> None:
        self._waiting = [each for each in self._waiting if each[0] is not sleeper]
        sleeper.parent = getcurrent()
        sleeper.switch()


class GreenThread:
    """A simulated thread, with the interface of `threading.Thread`."""

    def __init__(self, target: Callable[[], Any], name: str = "", daemon: bool = False) -> None:
        self._greenlet = greenlet(target)
        self._is_begun = False
        self.name = name

    def start(self) -> None:
        from contextvars import copy_context

        self._is_begun = True
        self._greenlet.gr_context = copy_context()
        self._greenlet.parent = getcurrent()
        self._greenlet.switch()

    def is_alive(self) -> bool:
        return self._is_begun and not self._greenlet.dead

    def join(self) -> None:
        assert self._greenlet.dead, "its event is set, so it has ended"


def simulate_threads() -> None:
    """Makes all threads and events that are created from now on simulated ones."""
    threading.Thread = GreenThread  # type: ignore[misc, assignment]
    threading.Event = GreenEvent  # type: ignore[misc, assignment]
