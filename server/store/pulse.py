"""Whether this process ran at all: a thread that looks at the clock ten times a second, however busy the event loop is.

A heartbeat comes late for two reasons. Either the process stood (it was stopped, the machine slept): then nobody could play,
which is an outage. Or its loop had much to do: then everybody was served, only later, and nobody is owed any time.
"""

import threading
import time

PULSE_S = 0.1


class Pulse:
    """`start` it, ask `stood_ms` before each heartbeat, `stop` it."""

    def __init__(self) -> None:
        self._at_ms = wall_ms()
        self._stood_ms = 0
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._beat, name="pulse", daemon=True)

    def start(self) -> None:
        self._at_ms = wall_ms()
        self._thread.start()

    def stop(self) -> None:
        self._end.set()
        if self._thread.is_alive():
            self._thread.join()

    def stood_ms(self) -> int:
        """The longest time without a pulse since this was asked last."""
        stood_ms, self._stood_ms = self._stood_ms, 0
        return max(stood_ms, wall_ms() - self._at_ms)

    def _beat(self) -> None:
        while not self._end.wait(PULSE_S):
            now_ms = wall_ms()
            self._stood_ms = max(self._stood_ms, now_ms - self._at_ms)
            self._at_ms = now_ms


def wall_ms() -> int:
    return int(time.time() * 1000)
