"""Redis' time, as a node estimates it between two heartbeats.

The node notes on its own steady clock when it sends a heartbeat and when it gets the answer. Redis read its clock between these
two times. The two times give a lower and an upper bound for Redis' time, and the estimate moves into these bounds by the
smallest step. A slow answer has wide bounds and changes nothing (Cristian's algorithm); a quick answer sets the clock.
"""

import time
from typing import Final

_STEADY: Final[int] = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def steady_ms() -> float:
    """Returns the ms of a clock that nobody can set and that also runs while the machine sleeps. Its zero has no meaning."""
    return time.clock_gettime(_STEADY) * 1000


class StoreClock:
    """An estimate of Redis' clock. `sent_ms`, `answered_ms` and `at_ms` are times of the steady clock, `stated_ms` is Redis'
    time in an answer."""

    __slots__ = ("_latest_ms", "_offset_ms")

    def __init__(self) -> None:
        self._offset_ms: float | None = None
        self._latest_ms = 0

    def hear(self, sent_ms: float, answered_ms: float, stated_ms: int) -> None:
        """Corrects the estimate by the answer to a heartbeat. The first answer sets the clock to its lower bound, so that the
        estimate is never ahead."""
        least, most = stated_ms - answered_ms, stated_ms + 1 - sent_ms
        known = least if self._offset_ms is None else self._offset_ms
        self._offset_ms = min(max(known, least), most)

    def reckoned_ms(self, at_ms: float) -> int:
        """Returns the estimate of Redis' time at that moment; 0 before the first answer."""
        return 0 if self._offset_ms is None else int(at_ms + self._offset_ms)

    def now_ms(self, at_ms: float) -> int:
        """Returns the estimate of the present time. The estimate never goes back."""
        self.time_of(at_ms)
        return self._latest_ms

    def time_of(self, at_ms: float) -> int:
        """Returns the estimate for a past moment. After this call, `now_ms` returns no time before this estimate."""
        reckoned_ms = 0 if self._offset_ms is None else int(at_ms + self._offset_ms)
        if reckoned_ms > self._latest_ms:
            self._latest_ms = reckoned_ms
        return reckoned_ms
