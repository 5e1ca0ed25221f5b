"""The time that the nodes use, in relation to the time of this process: the store's time, plus the corrections that
nodes add after the store's clock steps back.

The nodes' time advances with this process's clock, with two exceptions (`server/store/health/beat.lua`). If the store's
clock jumps forward, the nodes' time jumps too. If the nodes' time is ahead of the store's clock and there is no heartbeat
for a while (a silence), the nodes' time continues from the store's clock or from the last heartbeat, whichever is later. So
the test reads the store's time during the whole run, and at the end converts the recorded times to the nodes' time.
"""

import asyncio
import time
from bisect import bisect_left, bisect_right
from collections.abc import Awaitable, Callable

EVERY_S = 0.25
NEAR_MS = 3_000
"""Time in ms around a step; an event within it may belong to either side of the step."""
BEGUN_MS = 60_000
"""Maximum time in ms from the end of a silence until some node has restarted and sent a heartbeat. That heartbeat moves
the nodes' time past the silence."""


def wall_ms() -> int:
    """Returns the time of this process's own clock, which no fault shifts."""
    return int(time.time() * 1000)


class StoreTime:
    """Converts times of this process to times of the store, which here include the corrections that nodes add. First give it
    observations, by `note` or by running `follow`."""

    def __init__(self) -> None:
        self._at_ms: list[int] = []
        self._ahead_ms: list[int] = []

    def note(self, at_ms: int, ahead_ms: int) -> None:
        """Records how far the store's clock is ahead at a time of this process. Each call needs a later time than the
        previous call."""
        self._at_ms.append(at_ms)
        self._ahead_ms.append(ahead_ms)

    async def follow(self, ask: Callable[[], Awaitable[int | None]]) -> None:
        """Reads the store's time repeatedly. `ask` returns that time, or None if the store does not answer."""
        while True:
            asked_ms = wall_ms()
            stated_ms = await ask()
            if stated_ms is not None:
                self.note(asked_ms, stated_ms - asked_ms)
            await asyncio.sleep(EVERY_S)

    def latest(self, at_ms: int) -> int:
        """Returns the latest possible time of the store at the time `at_ms` of this process."""
        return at_ms + max(self._around(at_ms, NEAR_MS))

    def earliest(self, at_ms: int, until_ms: int = NEAR_MS) -> int:
        """Returns the earliest possible time of the store at the time `at_ms` of this process. `until_ms`: also use the
        observations up to this many ms after `at_ms`. A longer interval is needed for the end of a silence, because the
        nodes' time may jump a while later."""
        return at_ms + min(self._around(at_ms, until_ms))

    def _around(self, at_ms: int, until_ms: int) -> list[int]:
        """Returns all observations of how far the store was ahead around that time. Before the first and after the last
        observation, returns the nearest one."""
        first = max(0, bisect_right(self._at_ms, at_ms - NEAR_MS) - 1)
        last = bisect_left(self._at_ms, at_ms + until_ms) + 1
        return self._ahead_ms[first:last] or self._ahead_ms[-1:] or [0]
