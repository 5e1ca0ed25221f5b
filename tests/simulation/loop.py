"""An event loop with virtual time for many simulated processes.

Each process has a separate queue of callbacks, and runs them in the order of their registration, as asyncio promises.
The seed decides which process runs next. If no process has work, the clock jumps to the next timer.
"""

import asyncio
import heapq
import random
from asyncio import events
from collections.abc import Callable
from contextvars import Context
from hashlib import blake2b
from typing import Any, Final

from tests.simulation import processes
from tests.simulation.environment import Machine
from tests.simulation.network import Network
from tests.simulation.processes import Process

STEP_S: Final = 0.000_01
"""Virtual duration of one callback in s."""
THREAD_S: Final = 0.002
"""Longest virtual duration in s of a function that runs in a thread."""


class Deadlock(Exception):
    """Raised if all processes wait and there is no timer."""


class VirtualLoop(asyncio.BaseEventLoop):
    """The loop of a world. `trace`: a hash of every turn and every delivery. Two runs with the same hash did the same."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = random.Random(f"loop {seed}")
        self.network = Network(self, random.Random(f"network {seed}"))
        self.trace = blake2b(digest_size=16)
        self.steps = 0
        self._processes: list[Process] = []
        self._kept: list[Any] = []
        self._numbers = 0
        self.note: Callable[[str], None] | None = None
        """A function that gets each line of the trace, or None."""
        self.outside = self.process("world")
        self.set_task_factory(_numbered_task)  # type: ignore[arg-type]

    def process(self, name: str) -> Process:
        process = Process(name)
        self._processes.append(process)
        process.on_end.append(lambda: self._buried(process))
        return process

    def _buried(self, process: Process) -> None:
        self._processes.remove(process)
        # Keep the tasks of a dead process, so that they are not destroyed.
        process.remains.append(self.tasks_of(process))
        self._kept.append(process)

    def told(self, line: str) -> None:
        """Adds a line to the trace."""
        self.trace.update(line.encode())
        if self.note is not None:
            self.note(line)

    def next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    def tasks_of(self, process: Process) -> "list[NumberedTask]":
        return [task for task in asyncio.all_tasks(self) if isinstance(task, NumberedTask) and task.process is process]

    def timers(self) -> list[Any]:
        """Returns the timers that have not run yet."""
        return [handle for handle in self._scheduled if not handle._cancelled]  # type: ignore[attr-defined]

    # The methods that asyncio calls

    def time(self) -> float:
        return Machine.own_clock_s()

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Calls the callback when the current process's own clock shows `when`."""
        process = processes.PROCESS.get(self.outside)
        delay_s = (when - process.clock_s) / process.rate
        return self.call_at_world(Machine.now_s + delay_s, callback, *args, context=context)

    def call_at_world(self, when_s: float, callback: Any, *args: Any, context: Context | None = None) -> asyncio.TimerHandle:
        """Calls the callback when the world's clock shows `when_s`."""
        return super().call_at(when_s, callback, *args, context=context)

    def _call_soon(self, callback: Any, args: Any, context: Context | None) -> asyncio.Handle:
        handle = events.Handle(callback, args, self, context)
        process = handle._context.get(processes.PROCESS)  # type: ignore[attr-defined]
        if process is None:
            process = self.outside
        if process.is_dead:
            process.remains.append(handle)
        else:
            process.ready.append(handle)
        return handle

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return self._call_soon(callback, args, context)

    def _write_to_self(self) -> None:
        pass

    def run_in_executor(  # type: ignore[override]
        self, _executor: Any, work: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """Runs the function at a later time that the seed decides."""
        done = self.create_future()

        def run() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(work(*args))
            except Exception as error:  # noqa: BLE001 - the caller gets it
                done.set_exception(error)

        self.call_later(self.rng.uniform(0, THREAD_S), run)
        return done

    def create_future(self) -> "asyncio.Future[Any]":
        return NumberedFuture(loop=self)

    async def create_connection(  # type: ignore[override]
        self, factory: Any, host: Any = None, port: Any = None, **_named: Any
    ) -> Any:
        return await self.network.connect(factory, port)

    async def create_server(  # type: ignore[override]
        self, factory: Any, host: Any = None, port: Any = None, **_named: Any
    ) -> Any:
        return self.network.listen(factory, port)

    def _run_once(self) -> None:
        self._take_due()
        running = [process for process in self._processes if process.ready and not process.is_paused]
        if not running:
            self._jump()
            return
        process = running[0] if len(running) == 1 else self.rng.choice(running)
        ready = process.ready
        self.told(f"{Machine.now_s:.6f} {process.name} {len(ready)}\n")
        for _ in range(len(ready)):
            handle = ready.popleft()
            if handle._cancelled:
                continue
            Machine.now_s += STEP_S
            self.steps += 1
            handle._run()
            if process.steps_left is not None:
                process.steps_left -= 1
                if process.steps_left <= 0:
                    process.end()
            if process.is_dead or process.is_paused:
                break

    def _take_due(self) -> None:
        scheduled: list[Any] = self._scheduled  # type: ignore[attr-defined]
        while scheduled and (scheduled[0]._cancelled or scheduled[0]._when <= Machine.now_s):
            handle = heapq.heappop(scheduled)
            handle._scheduled = False
            if handle._cancelled:
                continue
            process = handle._context.get(processes.PROCESS) or self.outside
            (process.remains if process.is_dead else process.ready).append(handle)

    def _jump(self) -> None:
        scheduled: list[Any] = self._scheduled  # type: ignore[attr-defined]
        if not scheduled:
            raise Deadlock
        Machine.now_s = max(Machine.now_s, scheduled[0]._when)


class NumberedFuture(asyncio.Future):  # type: ignore[type-arg]
    """A future whose hash is a number, so that the order of a set of futures does not depend on memory addresses."""

    def __hash__(self) -> int:
        return _number(self)


class NumberedTask(asyncio.Task):  # type: ignore[type-arg]
    process: Process

    def __hash__(self) -> int:
        return _number(self)


def _number(counted: Any) -> int:
    try:
        number: int = counted.simulated_number
    except AttributeError:
        number = counted.simulated_number = counted.get_loop().next_number()
    return number


def _numbered_task(loop: VirtualLoop, coroutine: Any, context: Context | None = None, **named: Any) -> NumberedTask:
    task = NumberedTask(coroutine, loop=loop, context=context, **named)
    given = processes.PROCESS.get(loop.outside) if context is None else context.get(processes.PROCESS, loop.outside)
    task.process = given
    return task
