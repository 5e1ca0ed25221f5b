"""Detects an overloaded node. Such a node opens no new tables, so that open tables go on as usual.

Two signs must come together: the timers of the event loop are late, which players notice, and the process uses most of a core.
If the process uses little, other programs make the machine slow, and refusing tables would not help.
"""

import asyncio
import time
from typing import Final

EVERY_S: Final = 0.05
MEMORY_S: Final = 2.0
"""Lifetime of a sign in seconds. A single delay of half a second is no overload."""
FULL: Final = 0.7
"""The share of a processor core that counts as full use."""


class Pressure:
    """Measures the load. `start` and `stop` it. `is_over` is true while new tables would harm the open ones. With `limit_ms` 0,
    `is_over` is never true."""

    def __init__(self, limit_ms: int) -> None:
        self._limit_ms = limit_ms
        self._late_ms = 0.0
        self._used = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._at_s = self._used_s = 0.0
        self.is_over = False

    def start(self) -> None:
        if self._limit_ms:
            self._at_s, self._used_s = time.monotonic(), time.process_time()
            self._timer = asyncio.get_running_loop().call_later(EVERY_S, self._look)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        now_s, used_s = time.monotonic(), time.process_time()
        self.note(now_s - self._at_s, used_s - self._used_s)
        self._at_s, self._used_s = now_s, used_s
        self._timer = asyncio.get_running_loop().call_later(EVERY_S, self._look)

    def note(self, passed_s: float, used_s: float) -> None:
        """Notes the seconds since the last call, and the processor seconds that the process has used in that time."""
        weight = min(1.0, passed_s / MEMORY_S)
        self._late_ms += weight * (1_000 * max(0.0, passed_s - EVERY_S) - self._late_ms)
        self._used += weight * (used_s / passed_s - self._used)
        # The overload ends only at half of the limit, so that it does not begin again with each table.
        limit_ms = self._limit_ms / 2 if self.is_over else self._limit_ms
        self.is_over = self._late_ms > limit_ms and self._used > FULL
