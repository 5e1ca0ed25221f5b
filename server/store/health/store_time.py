"""The store's time, as a node estimates it between two heartbeats.

The node sends a heartbeat and gets the answer at two moments of its own steady clock; the store read its clock between them.
So an answer gives a lower and an upper bound for the store's time, and the estimate moves into these bounds by the smallest
step. An answer that took long gives wide bounds and moves nothing (Cristian's rule); a quick answer sets the clock.
"""

import time
from typing import Final

_STEADY: Final[int] = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def steady_ms() -> float:
    """Returns a clock that cannot be set and that runs while the machine sleeps. Its zero has no meaning."""
    return time.clock_gettime(_STEADY) * 1000


class StoreClock:
    """An estimate of the store's clock. All arguments are ms: `sent_ms`, `answered_ms` and `at_ms` of the steady clock,
    `told_ms` of the store's."""

    __slots__ = ("_latest_ms", "_offset_ms")

    def __init__(self) -> None:
        self._offset_ms: float | None = None
        self._latest_ms = 0

    def hear(self, sent_ms: float, answered_ms: float, stated_ms: int) -> None:
        """Takes the answer to a heartbeat. The first answer sets the clock to its lower bound, so that the clock is not
        ahead."""
        least, most = stated_ms - answered_ms, stated_ms + 1 - sent_ms
        known = least if self._offset_ms is None else self._offset_ms
        self._offset_ms = min(max(known, least), most)

    def reckoned_ms(self, at_ms: float) -> int:
        """Returns the estimate of the store's time at that moment; 0 before the first answer."""
        return 0 if self._offset_ms is None else int(at_ms + self._offset_ms)

    def now_ms(self, at_ms: float) -> int:
        """Returns the estimate for now, which never goes back."""
        self._latest_ms = max(self._latest_ms, self.reckoned_ms(at_ms))
        return self._latest_ms
