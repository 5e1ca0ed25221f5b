"""A simulated process: the callbacks that it will run, and its state (running, paused or dead).

Everything that a process starts inherits its context, so each callback of the event loop belongs to one process.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar, copy_context
from typing import Any, Final, TypeVar

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
        self.context = copy_context()
        self.context.run(PROCESS.set, self)

    def __repr__(self) -> str:
        return self.name

    def end(self) -> None:
        """Ends the process at once, like `kill -9`: none of its callbacks runs any more."""
        if self.is_dead:
            return
        self.is_dead = True
        self.remains.append(list(self.ready))
        self.ready.clear()
        for ended in self.on_end:
            ended()


PROCESS: Final[ContextVar[Process]] = ContextVar("simulated process")


def settle(future: "asyncio.Future[T]", value: T) -> None:
    """Gives the future its result, unless it already has one."""
    if not future.done():
        future.set_result(value)
