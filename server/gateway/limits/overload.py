"""Whether a node has as much to do as it can: then it opens no new tables, and those that it has go on as before.

Two signs must come together. The loop comes late to its timers, which is what players feel; and the process itself uses most of
a core. Late alone may be a machine that others keep busy: refusing tables would help nobody there.
"""

import asyncio
import time
from typing import Final

EVERY_S: Final = 0.05
MEMORY_S: Final = 2.0
"""So long a sign is remembered: a lone stall of half a second is no pressure."""
FULL: Final = 0.7
"""This share of a core is most of it."""


class Pressure:
    """`start` it; `is_over` while new tables would harm those that are open; `stop` it. `limit_ms` 0: never."""

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
        """So much time passed since the last look, of which the process used so much."""
        weight = min(1.0, passed_s / MEMORY_S)
        self._late_ms += weight * (1_000 * max(0.0, passed_s - EVERY_S) - self._late_ms)
        self._used += weight * (used_s / passed_s - self._used)
        # It ends at half of what it began at, so that it does not come and go with each table.
        limit_ms = self._limit_ms / 2 if self.is_over else self._limit_ms
        self.is_over = self._late_ms > limit_ms and self._used > FULL
