"""A tournament game of random actions with faults, in which the school finds exercises."""

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from engines.contract import CLOCK, Engine, GameEvent, Refusal, Status, Tick
from engines.kit.chance import ChanceReader, ChanceState

SEED_BYTES = 32
BEGUN_MS = 1_000_000
REMEMBERED = 8
"""Number of steps before a moment that may still matter in it."""


class Done(NamedTuple):
    """One step: its actor, and its public events."""

    actor: Any
    happenings: tuple[GameEvent, ...]


class Playout:
    """Plays random steps by the game's rules. `faults`: the share of faulty actions, if the game allows a faulty one."""

    def __init__(self, engine: Engine[Any, Any, Any], seats: int, lot: random.Random, *, faults: float) -> None:
        self.engine = engine
        self.seats = seats
        self.now_ms = BEGUN_MS
        self.done: list[Done] = []
        self.chance = ChanceReader(ChanceState(lot.randbytes(SEED_BYTES)))
        self.state = engine.setup(engine.read_options({"mode": "tournament"}), seats, self.chance, self.now_ms)
        self._lot = lot
        self._faults = faults

    @property
    def status(self) -> Status:
        status: Status = self.engine.status(self.state)
        return status

    def step(self) -> bool:
        """Plays one step, and tells whether a step was possible."""
        status = self.status
        if status.is_over:
            return False
        movers = [(seat, actions) for seat in range(self.seats) if (actions := self.engine.faultless_actions(self.state, seat))]
        if not movers:
            if status.due_at_ms is None:
                return False
            self.now_ms = max(self.now_ms, status.due_at_ms)
            self._apply(CLOCK, Tick())
            return True
        self.now_ms += self._lot.randrange(300, 900)
        if status.due_at_ms is not None and self.now_ms >= status.due_at_ms:
            self.now_ms = status.due_at_ms
            self._apply(CLOCK, Tick())
            return True
        seat, actions = self._lot.choice(movers)
        wrong = self.engine.faulty_actions(self.state, seat) if self._lot.random() < self._faults else ()
        for action in (*self._mixed(wrong), *self._mixed(actions)):
            try:
                self._apply(seat, action)
            except Refusal:
                continue
            return True
        return False

    def _mixed(self, actions: Sequence[Any]) -> list[Any]:
        return self._lot.sample(list(actions), len(actions))

    def _apply(self, actor: Any, action: Any) -> None:
        step = self.engine.apply(self.state, actor, action, self.now_ms, self.chance, None)
        self.state = step.state
        self.done.append(Done(actor, step.happenings))

    def events_since(self, seat: int) -> list[GameEvent]:
        """Returns the seat's events since its own last action."""
        events: list[GameEvent] = []
        for done in reversed(self.done[-REMEMBERED:]):
            if done.actor == seat:
                break
            events[:0] = [event for event in done.happenings if event.to is None or seat in event.to]
        return events


def plain(value: Any) -> Any:
    """Returns the value in the form of the wire."""
    return msgspec.to_builtins(value)
