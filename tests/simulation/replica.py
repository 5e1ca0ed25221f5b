"""The replica of a simulated store, and the clients that wait for it (`WAIT`)."""

import random
from collections.abc import Callable
from typing import Any, Final

from tests.simulation.loop import VirtualLoop

DELAY_S: Final = (0.000_2, 0.003)


class Replica:
    """A replica that gets the units of the store's file in order, each some time after the store has carried it out.
    `units`: number of units that it has. `delay_s`: the least and the longest delay; None while the replica is cut off
    from the store."""

    def __init__(self, loop: VirtualLoop, seed: int) -> None:
        self._loop = loop
        self._rng = random.Random(f"replica {seed}")
        self.units = 0
        self.delay_s: tuple[float, float] | None = DELAY_S
        self._wanted = 0
        self._is_following = False
        self._waiting: list[tuple[int, Callable[[int], Any]]] = []

    def follow(self, units: int) -> None:
        """Gets the first `units` units of the file, after a delay."""
        self._wanted = units
        if not self._is_following and self.delay_s is not None:
            self._is_following = True
            self._later(self._rng.uniform(*self.delay_s), self._followed, units)

    def _followed(self, units: int) -> None:
        self._is_following = False
        if self.delay_s is None:
            return
        self.units = min(units, self._wanted)
        ready = [told for wanted, told in self._waiting if wanted <= self.units]
        self._waiting = [(wanted, told) for wanted, told in self._waiting if wanted > self.units]
        for told in ready:
            told(1)
        if self.units < self._wanted:
            self.follow(self._wanted)

    def wait(self, units: int, timeout_ms: int, told: Callable[[int], Any]) -> None:
        """Calls `told` with the number of replicas that have the units: 1 at once or later, or 0 after the timeout."""
        if units <= self.units:
            told(1)
            return
        waiting = (units, told)
        self._waiting.append(waiting)

        def expired() -> None:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
                told(0)

        if timeout_ms:
            self._later(timeout_ms / 1_000, expired)

    def _later(self, delay_s: float, action: Callable[..., None], *given: Any) -> None:
        """Calls the action after the delay, also if the store is dead or paused by then."""
        self._loop.call_later(delay_s, action, *given, context=self._loop.outside.context)

    def come_near(self) -> None:
        """Reconnects the replica with the store, so that it gets the units that it lacks."""
        self.delay_s = DELAY_S
        self.follow(self._wanted)

    def begin_again(self, units: int) -> None:
        """Follows a store that has just started and has that number of units."""
        self._waiting.clear()
        self.units, self._wanted = min(self.units, units), units
        self.follow(units)
