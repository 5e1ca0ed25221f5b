"""Measures how long this process was delayed, and tells two causes apart.

A heartbeat may be late because the process did not run (it was stopped, or the machine slept). In this case nobody could play,
and the delay counts as an outage. Or the event loop was busy. In this case the server still served everybody, only later, and
credits no time. In the first case a thread is late too; in the second only the timers of the event loop are.
"""

import asyncio
import threading

from server import metrics
from server.store.health.store_time import steady_ms

PULSE_MS = 100


class StallMonitor:
    """Measures the delays of the process and of its event loop. Call `start` first, `busy_ms` before each heartbeat, `forget`
    after the heartbeat's answer, and `stop` at the end."""

    def __init__(self) -> None:
        self._loop_at_ms = self._thread_at_ms = steady_ms()
        self._late_ms = self._stood_ms = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._beat, name="pulse", daemon=True)

    def start(self) -> None:
        self.forget()
        self._tick()
        self._thread.start()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._end.set()
        if self._thread.is_alive():
            self._thread.join()

    def forget(self) -> None:
        """Sets the measured delays to zero."""
        self._loop_at_ms = self._thread_at_ms = steady_ms()
        self._late_ms = self._stood_ms = 0.0

    def busy_ms(self) -> int:
        """Returns how many ms the timers of the event loop were late in total while the process ran."""
        now_ms = steady_ms()
        late_ms = self._late_ms + _beyond(now_ms - self._loop_at_ms)
        stood_ms = self._stood_ms + _beyond(now_ms - self._thread_at_ms)
        return max(0, int(late_ms - stood_ms))

    def _tick(self) -> None:
        now_ms = steady_ms()
        late_ms = _beyond(now_ms - self._loop_at_ms)
        self._late_ms += late_ms
        metrics.LOOP_LAG_SECONDS.observe(late_ms / 1000)
        self._loop_at_ms = now_ms
        self._timer = asyncio.get_running_loop().call_later(PULSE_MS / 1000, self._tick)

    def _beat(self) -> None:
        while not self._end.wait(PULSE_MS / 1000):
            now_ms = steady_ms()
            self._stood_ms += _beyond(now_ms - self._thread_at_ms)
            self._thread_at_ms = now_ms


def _beyond(ms: float) -> float:
    return max(0.0, ms - PULSE_MS)
