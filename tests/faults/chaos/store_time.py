"""The nodes' time relative to this process's: the store's time plus the corrections that nodes add after a backward step.

This time advances with this process's clock, except at steps of the store's clock: it jumps forward with a step, and
while it is ahead, the nodes do not count silences (`server/store/health/beat.lua`). So the test reads this time
throughout, and at the end converts the recorded times to the nodes' time.
"""

import asyncio
import time
from bisect import bisect_left, bisect_right
from collections.abc import Awaitable, Callable

EVERY_S = 0.25
NEAR_MS = 3_000
"""Distance around a step within which the side of the step is uncertain."""
BEGUN_MS = 60_000
"""Time within which some node has restarted and sent a heartbeat, which lets a silence pass."""


def wall_ms() -> int:
    """This process's own clock, which no fault steps."""
    return int(time.time() * 1000)


class StoreTime:
    """Converts this process's times to the store's. Call `note` with observations or run `follow`, then ask."""

    def __init__(self) -> None:
        self._at_ms: list[int] = []
        self._ahead_ms: list[int] = []

    def note(self, at_ms: int, ahead_ms: int) -> None:
        """Records how far the store is ahead at a time of this process. Call this method with rising times."""
        self._at_ms.append(at_ms)
        self._ahead_ms.append(ahead_ms)

    async def follow(self, ask: Callable[[], Awaitable[int | None]]) -> None:
        """Polls the store's time with `ask`, which returns None if there is no answer."""
        while True:
            asked_ms = wall_ms()
            stated_ms = await ask()
            if stated_ms is not None:
                self.note(asked_ms, stated_ms - asked_ms)
            await asyncio.sleep(EVERY_S)

    def latest(self, at_ms: int) -> int:
        """The latest possible time of the store at the time `at_ms` of this process."""
        return at_ms + max(self._around(at_ms, NEAR_MS))

    def earliest(self, at_ms: int, until_ms: int = NEAR_MS) -> int:
        """The earliest possible time of the store at the time `at_ms` of this process. Observations up to `until_ms`
        after `at_ms` count too, because a node may let a silence of the store pass in that time."""
        return at_ms + min(self._around(at_ms, until_ms))

    def _around(self, at_ms: int, until_ms: int) -> list[int]:
        """How far the store was ahead around that time; before the first and after the last observation, the nearest one
        counts.
        """
        first = max(0, bisect_right(self._at_ms, at_ms - NEAR_MS) - 1)
        last = bisect_left(self._at_ms, at_ms + until_ms) + 1
        return self._ahead_ms[first:last] or self._ahead_ms[-1:] or [0]
