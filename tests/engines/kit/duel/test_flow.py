"""The course of a duel: of what falls due on the same moment, what lies open comes before the time limit."""

from msgspec.structs import replace

from engines.contract import CLOCK, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.clocks.deadline import NEVER, Deadline
from engines.kit.clocks.turn import stopped
from engines.registry import engine_of

NOW_MS = 1_000_000


def test_a_hold_and_the_time_limit_on_one_moment_come_in_this_order() -> None:
    engine, chance = engine_of("contig60"), ChanceReader(ChanceState(bytes(32)))
    options = engine.read_options({"mode": "tournament"})
    state = engine.setup(options, 2, chance, NOW_MS)
    both = replace(state, clock=stopped(state.clock), hold=Deadline(NOW_MS), limit=Deadline(NOW_MS))
    first = engine.apply(both, CLOCK, Tick(), NOW_MS, chance, None).state
    assert (first.hold, first.limit) == (NEVER, Deadline(NOW_MS))
    assert not first.time_called
    assert engine.apply(first, CLOCK, Tick(), NOW_MS, chance, None).state.time_called
