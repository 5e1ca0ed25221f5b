"""A simulated process: the callbacks that it will run, and its state (running, paused or dead).

Everything that a process starts inherits its context, so each callback of the event loop belongs to one process.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar, copy_context
from typing import Any, Final, TypeVar

from tests.simulation.environment import Machine

T = TypeVar("T")


class Process:
    """A simulated process. `ready`: its callbacks that are due, in order. `on_end`: functions that the machine calls
    when the process ends."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ready: deque[asyncio.Handle] = deque()
        self.is_paused = False
        self.is_dead = False
        self.steps_left: int | None = None
        """Number of callbacks after which the process dies; None if it does not die."""
        self.on_end: list[Callable[[], object]] = []
        self.remains: list[Any] = []
        """Objects of the dead process. They must stay alive, because destroying a coroutine would run its `finally`
        blocks."""
        self.rate = 1.0
        """Speed of the process's own clock: 1.01 if it gains 10 ms each second."""
        self._set_s = self._own_s = Machine.now_s
        self.context = copy_context()
        self.context.run(PROCESS.set, self)

    @property
    def clock_s(self) -> float:
        """Returns the time of the process's own clock in s."""
        return self._own_s + (Machine.now_s - self._set_s) * self.rate

    def run_at(self, rate: float) -> None:
        """Changes the speed of the process's own clock."""
        self._own_s, self._set_s, self.rate = self.clock_s, Machine.now_s, rate

    def __repr__(self) -> str:
        return self.name

    def end(self) -> None:
        """Ends the process at once, like `kill -9`: none of its callbacks runs any more."""
        if self.is_dead:
            return
        self.is_dead = True
        self.remains.append(list(self.ready))
        self.ready.clear()
        for ended in [*self.on_end]:
            ended()


PROCESS: Final[ContextVar[Process]] = ContextVar("simulated process")


def own_clock_s() -> float:
    """Returns the time of the current process's own clock in s."""
    process = PROCESS.get(None)
    return Machine.now_s if process is None else process.clock_s


Machine.own_clock_s = staticmethod(own_clock_s)


def settle(future: "asyncio.Future[T]", value: T) -> None:
    """Gives the future its result, unless it already has one."""
    if not future.done():
        future.set_result(value)
