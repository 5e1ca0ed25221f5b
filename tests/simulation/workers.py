"""Simulated worker processes, and a simulated program that plays chess."""

import asyncio
import concurrent.futures
import random
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import chess
import chess.engine

WORK_S: Final = (0.001, 0.1)
HANG_SHARE: Final = 0.01
"""Share of the work that never ends."""
DEATH_SHARE: Final = 0.01
"""Share of the work during which the worker dies."""
PROGRAM_FAILS_SHARE: Final = 0.05


class Pool:
    """A pool of worker processes, with the interface of `ProcessPoolExecutor`. The result of a piece of work comes after a
    random time, from `rng`."""

    rng = random.Random(0)

    def __init__(self, *_given: Any, **_named: Any) -> None:
        self._timers: set[asyncio.TimerHandle] = set()
        self._is_broken = False

    def submit(self, work: Callable[..., Any], *args: Any, **named: Any) -> "concurrent.futures.Future[Any]":
        if self._is_broken:
            raise BrokenProcessPool("the worker died")
        done: concurrent.futures.Future[Any] = concurrent.futures.Future()
        chance = self.rng.random()
        if chance > HANG_SHARE:
            dies = chance < HANG_SHARE + DEATH_SHARE
            timer: asyncio.TimerHandle = asyncio.get_running_loop().call_later(
                self.rng.uniform(*WORK_S), lambda: self._end(timer, done, dies, lambda: work(*args, **named))
            )
            self._timers.add(timer)
        return done

    def _end(
        self, timer: asyncio.TimerHandle, done: "concurrent.futures.Future[Any]", dies: bool, work: Callable[[], Any]
    ) -> None:
        self._timers.discard(timer)
        if not done.set_running_or_notify_cancel():
            return
        if dies:
            self._is_broken = True
            done.set_exception(BrokenProcessPool("the worker died"))
            return
        try:
            done.set_result(work())
        except Exception as error:  # noqa: BLE001 - the caller gets it from the future, as from a worker
            done.set_exception(error)

    def shutdown(self, **_how: Any) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()


class Program:
    """A chess program, with the interface of `chess.engine.SimpleEngine`. It plays random moves, and sometimes it dies."""

    @classmethod
    def popen_uci(cls, _path: str, **_how: Any) -> "Program":
        return cls()

    def configure(self, _options: dict[str, Any]) -> None:
        pass

    def play(self, _board: chess.Board, _limit: Any, *, root_moves: Sequence[chess.Move], game: object) -> Any:
        if Pool.rng.random() < PROGRAM_FAILS_SHARE:
            raise chess.engine.EngineTerminatedError("the program died")
        return chess.engine.PlayResult(Pool.rng.choice(root_moves), None)

    def close(self) -> None:
        pass


def simulate_workers() -> None:
    """Replaces worker processes and chess programs. Every machine seems to have the programs."""
    import shutil

    concurrent.futures.ProcessPoolExecutor = Pool  # type: ignore[misc, assignment]
    chess.engine.SimpleEngine = Program  # type: ignore[misc, assignment]
    shutil.which = lambda command, **_where: f"/usr/games/{command}"  # type: ignore[assignment]
