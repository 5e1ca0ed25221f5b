"""`python -m tests.load.timed_loop FILE serve …`: the server on an event loop that records the duration of its turns.

The file has a line per turn: the time at its end in s since the epoch, and the processor time in ms between two polls
of the sockets. A message that arrives during a turn waits for the rest of that turn. The processor time of this thread
excludes the load of other processes, so the numbers hold on a busy machine too. The server runs on asyncio's own loop,
because the turns of uvloop cannot be measured.
"""

import asyncio
import selectors
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, TextIO

from server.command_line.main import main as serve


class TimedSelector(selectors.DefaultSelector):
    def __init__(self, file: TextIO) -> None:
        super().__init__()
        self._file = file
        self._began_s = time.thread_time()

    def select(self, timeout: float | None = None) -> Any:
        self._file.write(f"{time.time():.4f} {(time.thread_time() - self._began_s) * 1000:.3f}\n")
        found = super().select(timeout)
        self._began_s = time.thread_time()
        return found


@dataclass(frozen=True)
class TurnTimes:
    """The turns of the loop in an interval."""

    busy: float
    """Share of the time when the loop worked."""
    wait_ms: float
    """Time in ms that a message at a random time waits for the end of the running turn: 99 of 100 messages wait no longer."""
    longest_ms: float

    @property
    def words(self) -> list[str]:
        return [f"{100 * self.busy:.0f}", f"{self.wait_ms:.1f}", f"{self.longest_ms:.1f}"]


def turns_between(file: Path, began_s: float, ended_s: float) -> TurnTimes:
    """Returns the turns between two times, both in s since the epoch."""
    took_ms = []
    for line in file.read_text().splitlines()[:-1]:
        at_s, spent_ms = line.split()
        if began_s <= float(at_s) <= ended_s:
            took_ms.append(float(spent_ms))
    return summary(took_ms, (ended_s - began_s) * 1000)


def summary(took_ms: Sequence[float], stretch_ms: float, part: float = 0.01) -> TurnTimes:
    """Sums up the durations of turns. `stretch_ms`: length of the interval; `part`: share of the messages that may wait
    longer than the result's `wait_ms`."""
    longest_ms = max(took_ms, default=0.0)

    def waiting(limit_ms: float) -> float:
        return sum(spent - limit_ms for spent in took_ms if spent > limit_ms) / stretch_ms

    low, high = 0.0, longest_ms
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if waiting(middle) > part else (low, middle)
    return TurnTimes(sum(took_ms) / stretch_ms, high, longest_ms)


def main() -> None:
    file, *arguments = sys.argv[1:]
    with Path(file).open("w", buffering=1 << 12) as lines:
        stand_in = ModuleType("uvloop")  # makes the server run on this loop instead of uvloop
        stand_in.new_event_loop = lambda: asyncio.SelectorEventLoop(TimedSelector(lines))  # type: ignore[attr-defined]
        sys.modules["uvloop"] = stand_in
        sys.exit(serve(arguments))


if __name__ == "__main__":
    main()
