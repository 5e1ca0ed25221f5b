"""A random game of any engine, played with the actions that the engine itself offers."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engines.contract import CLOCK, Engine, Status, Step, Tick
from engines.kit.chance import ChanceReader, ChanceState

SEED_LENGTH = 32
MAX_STEPS = 6_000
MODES = ("tournament", "assisted")


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


class Playout:
    """A random game of an engine, with a log for replaying it."""

    def __init__(self, engine: Engine[Any, Any, Any], seats: int, mode: str, seed: int, **options: Any) -> None:
        self.engine = engine
        self.seats = seats
        self.fate = random.Random(seed)
        self.tape = ChanceState(self.fate.randbytes(SEED_LENGTH))
        self.options = engine.read_options({"mode": mode, **options})
        self.now_ms = 1_000_000
        self.reader = ChanceReader(self.tape)
        self.state = engine.setup(self.options, seats, self.reader, self.now_ms)
        self.log: list[tuple[Any, Any, int]] = []

    @property
    def status(self) -> Status:
        status: Status = self.engine.status(self.state)
        return status

    def apply(self, actor: Any, action: Any) -> Step[Any]:
        step = self.engine.apply(self.state, actor, action, self.now_ms, self.reader, None)
        self.log.append((actor, action, self.now_ms))
        self.state = step.state
        return step

    def steps(self, faults: float = 0.0, clock: float = 0.02) -> Iterator[Step[Any]]:
        """Plays to the end of the game, or to the maximum number of steps. `faults`, `clock`: probability of a faulty action
        and of an action of the clock."""
        while not self.status.is_over and len(self.log) < MAX_STEPS:
            yield self.step(faults, clock)

    def step(self, faults: float, clock: float) -> Step[Any]:
        status = self.status
        due = status.due_at_ms
        if due is not None and (due <= self.now_ms or self.fate.random() < clock):
            self.now_ms = max(self.now_ms, due)
            return self.apply(CLOCK, Tick())
        movers = [seat for seat in range(self.seats) if self.engine.faultless_actions(self.state, seat)]
        if not movers:
            assert due is not None, f"the game is stuck, without a seat that may act or a clock: {status}"
            self.now_ms = max(self.now_ms, due)
            return self.apply(CLOCK, Tick())
        seat = self.fate.choice(movers)
        self.now_ms += self.fate.randrange(50, 400)
        if due is not None and self.now_ms >= due:
            self.now_ms = due
            return self.apply(CLOCK, Tick())
        wrong = self.faulty_actions(seat) if self.fate.random() < faults else ()
        return self.apply(seat, self.choose(list(wrong or self.engine.faultless_actions(self.state, seat))))

    def faulty_actions(self, seat: int) -> Sequence[Any]:
        return self.engine.faulty_actions(self.state, seat)

    def choose(self, actions: Sequence[Any]) -> Any:
        return self.fate.choice(actions)
