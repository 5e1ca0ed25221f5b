"""Tests of the state of a duel: its clocks at the start, its next deadline, and the room's operations on its clocks."""

from msgspec.structs import replace

from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from engines.kit.clocks.deadline import NEVER, Deadline
from engines.kit.clocks.turn import TurnClock
from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import DuelState, DuelTurn, Pending, clock_shown, due_at_ms, duel_adjusted, opening

OPTIONS = DuelOptions(mode="tournament", turn_ms=60_000, grace_ms=10_000, game_ms=90_000)
CLOCK = TurnClock(60_000, 10_000, 1, due_at_ms=61_000)


def begun(starter: int | None) -> DuelState:
    return DuelState(options=OPTIONS, phase="review", turn=DuelTurn(starter or 0), **opening(OPTIONS, starter, 1_000))


def test_the_turn_of_the_starter_runs_from_the_start_or_else_the_minute_of_the_start() -> None:
    named, open_start = begun(1), begun(None)
    assert (named.clock, named.minute, named.limit) == (CLOCK, NEVER, Deadline(91_000))
    assert (open_start.clock, open_start.minute) == (TurnClock(60_000, 10_000), Deadline(61_000))
    unlimited = opening(DuelOptions(turn_ms=0, game_ms=0), None, 1_000)
    assert (unlimited["minute"], unlimited["limit"]) == (NEVER, NEVER)
    assert named.book.strikes == (0, 0)
    assert not named.is_assisted
    assert replace(named, options=DuelOptions()).is_assisted


def test_the_next_deadline_is_the_soonest_of_all() -> None:
    state = begun(1)
    assert due_at_ms(state) == 61_000
    assert due_at_ms(replace(state, limit=Deadline(60_999))) == 60_999
    for name in ("hold", "minute"):
        assert due_at_ms(replace(state, **{name: Deadline(5_000)})) == 5_000
    assert due_at_ms(replace(state, pending=Pending(0, Deadline(4_000), "five"))) == 4_000
    assert due_at_ms(replace(state, clock=TurnClock(0, 0), limit=NEVER, pending=Pending(0, NEVER, "five"))) is None


def test_a_halt_stops_every_clock_and_the_rest_goes_on_later() -> None:
    running = replace(begun(1), hold=Deadline(3_000), minute=Deadline(4_000), pending=Pending(0, Deadline(5_000), "five", True))
    halted = duel_adjusted(running, Halt(), 2_000)
    assert due_at_ms(halted) is None
    assert (halted.clock.left_ms, halted.limit.left_ms) == (59_000, 89_000)
    assert (halted.hold.left_ms, halted.minute.left_ms) == (1_000, 2_000)
    assert halted.pending == Pending(0, Deadline(None, 3_000), "five", True)
    later = duel_adjusted(halted, Resume(), 12_000)
    assert later == duel_adjusted(running, OutageCredit(10_000), 12_000)
    assert due_at_ms(later) == 13_000
    given = duel_adjusted(running, ExtraTime(1, 500), 2_000)
    assert given == replace(running, clock=replace(running.clock, due_at_ms=61_500))
    assert duel_adjusted(begun(1), Halt(), 2_000).pending is None


def test_the_minute_of_a_remedy_is_shown_instead_of_the_turns_clock() -> None:
    assert clock_shown(begun(1), 0) == CLOCK
    grace = replace(begun(1), clock=replace(CLOCK, in_grace=True), minute=Deadline(5_000))
    assert clock_shown(grace, 0) == replace(CLOCK, seat=0, due_at_ms=5_000)
    halted = replace(grace, minute=Deadline(None, 700))
    assert clock_shown(halted, None) == replace(CLOCK, seat=None, due_at_ms=None, left_ms=700)
