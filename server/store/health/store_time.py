"""The time of the store, as a node reckons it between two heartbeats.

A heartbeat is sent at one moment of the node's own steady clock and answered at another; the store told its time somewhere in
between. So an answer proves two bounds, and the reckoning is moved into them by the least that is needed: an answer that took
long proves little and moves nothing (Cristian's rule), a short one sets the clock.
"""

import time
from typing import Final

_STEADY: Final[int] = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def steady_ms() -> float:
    """A clock that nobody sets and that goes on while the machine sleeps. Its zero means nothing."""
    return time.clock_gettime(_STEADY) * 1000


class StoreClock:
    """All arguments are ms; `sent_ms`, `answered_ms` and `at_ms` of the steady clock, `told_ms` of the store's."""

    __slots__ = ("_latest_ms", "_offset_ms")

    def __init__(self) -> None:
        self._offset_ms: float | None = None
        self._latest_ms = 0

    def hear(self, sent_ms: float, answered_ms: float, stated_ms: int) -> None:
        """An answer to a heartbeat. The first sets the clock to its earlier bound: ahead would be early."""
        least, most = stated_ms - answered_ms, stated_ms + 1 - sent_ms
        known = least if self._offset_ms is None else self._offset_ms
        self._offset_ms = min(max(known, least), most)

    def reckoned_ms(self, at_ms: float) -> int:
        """Returns the best estimate of the store's time at that moment. 0 before the first answer."""
        return 0 if self._offset_ms is None else int(at_ms + self._offset_ms)

    def now_ms(self, at_ms: float) -> int:
        """Returns the best estimate for this moment, never less than before."""
        self._latest_ms = max(self._latest_ms, self.reckoned_ms(at_ms))
        return self._latest_ms
