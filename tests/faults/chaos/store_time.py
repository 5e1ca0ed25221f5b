"""The time that the nodes go by, as against ours: that of the store, and what they added to it when its clock was set back.

It goes on with ours but for steps of the store's clock: it jumps forward with one, and while it is ahead it lets silences pass
(`server/store/health/beat.lua`). So it is looked at all the time, and what was noted by our clock is put into it in the end.
"""

import asyncio
import time
from bisect import bisect_left, bisect_right
from collections.abc import Awaitable, Callable

EVERY_S = 0.25
NEAR_MS = 3_000
"""Within so long around a step it is uncertain which side of it something lies on."""
BEGUN_MS = 60_000
"""By then some node has begun again and sent a heartbeat, which is what lets a silence pass."""


def wall_ms() -> int:
    """Our own clock, which nobody steps."""
    return int(time.time() * 1000)


class StoreTime:
    """`note` what was seen, or `follow` it; then ask. Times of ours come in, times of the store go out."""

    def __init__(self) -> None:
        self._at_ms: list[int] = []
        self._ahead_ms: list[int] = []

    def note(self, at_ms: int, ahead_ms: int) -> None:
        """At that time of ours it was so far ahead. In order of time."""
        self._at_ms.append(at_ms)
        self._ahead_ms.append(ahead_ms)

    async def follow(self, ask: Callable[[], Awaitable[int | None]]) -> None:
        """`ask` gives the store's time, None where there is no answer."""
        while True:
            asked_ms = wall_ms()
            stated_ms = await ask()
            if stated_ms is not None:
                self.note(asked_ms, stated_ms - asked_ms)
            await asyncio.sleep(EVERY_S)

    def latest(self, at_ms: int) -> int:
        """The latest that it can have been."""
        return at_ms + max(self._around(at_ms, NEAR_MS))

    def earliest(self, at_ms: int, until_ms: int = NEAR_MS) -> int:
        """The earliest, if a silence may have been let pass as late as so long after it."""
        return at_ms + min(self._around(at_ms, until_ms))

    def _around(self, at_ms: int, until_ms: int) -> list[int]:
        """How far it was ahead around that time; before the first look and after the last as it was then."""
        first = max(0, bisect_right(self._at_ms, at_ms - NEAR_MS) - 1)
        last = bisect_left(self._at_ms, at_ms + until_ms) + 1
        return self._ahead_ms[first:last] or self._ahead_ms[-1:] or [0]
