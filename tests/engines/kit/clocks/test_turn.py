"""Tests of the clock of one turn: its end, its grace, and the operations of a room on it."""

from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from engines.kit.clocks.turn import TurnClock, adjust, clock_view, expired, in_grace, run_out, started, stopped

TURN_MS, GRACE_MS, BEGUN_MS = 60_000, 10_000, 1_000
RUNNING = started(TurnClock(TURN_MS, GRACE_MS), 1, BEGUN_MS)
END_MS = BEGUN_MS + TURN_MS


def test_a_turn_ends_with_a_reminder_and_its_grace_with_a_forfeit() -> None:
    assert TurnClock(TURN_MS, GRACE_MS, 1, False, END_MS) == RUNNING
    assert (expired(RUNNING, END_MS - 1), expired(RUNNING, END_MS)) == (None, "reminder")
    grace = in_grace(RUNNING)
    assert grace == TurnClock(TURN_MS, GRACE_MS, 1, True, END_MS + GRACE_MS)
    assert (expired(grace, END_MS + GRACE_MS - 1), expired(grace, END_MS + GRACE_MS)) == (None, "forfeit")
    assert expired(run_out(grace), 10**12) is None
    assert expired(stopped(grace), 10**12) is None


def test_a_turn_without_a_limit_never_ends() -> None:
    assert expired(started(TurnClock(0, GRACE_MS), 1, BEGUN_MS), 10**12) is None


def test_a_halted_turn_keeps_its_remaining_time() -> None:
    halted = adjust(RUNNING, Halt(), END_MS - 300)
    assert (halted.due_at_ms, halted.left_ms) == (None, 300)
    assert adjust(halted, Halt(), END_MS) == halted
    resumed = adjust(halted, Resume(), END_MS + 5_000)
    assert (resumed.due_at_ms, resumed.left_ms) == (END_MS + 5_300, None)
    assert adjust(resumed, Resume(), 0) == resumed
    assert adjust(RUNNING, Halt(), END_MS + 40).left_ms == 0


def test_an_outage_moves_only_a_running_turn() -> None:
    assert adjust(RUNNING, OutageCredit(40), END_MS).due_at_ms == END_MS + 40
    halted = adjust(RUNNING, Halt(), END_MS - 300)
    assert adjust(halted, OutageCredit(40), END_MS) == halted


def test_extra_time_belongs_to_one_seat_also_while_the_turn_is_halted() -> None:
    assert adjust(RUNNING, ExtraTime(1, 40), BEGUN_MS).due_at_ms == END_MS + 40
    assert adjust(RUNNING, ExtraTime(0, 40), BEGUN_MS) == RUNNING
    halted = adjust(RUNNING, Halt(), END_MS - 300)
    assert adjust(halted, ExtraTime(1, 40), END_MS).left_ms == 340
    endless = run_out(in_grace(RUNNING))
    assert adjust(endless, ExtraTime(1, 40), END_MS) == endless, "a turn that ran out gets no new deadline"


def test_a_view_of_the_clock_does_not_depend_on_the_present_time() -> None:
    shown = clock_view(RUNNING)
    assert (shown["seat"], shown["due_at_ms"], shown["left_ms"], shown["in_grace"]) == (1, END_MS, None, False)
    assert clock_view(adjust(RUNNING, Halt(), END_MS - 300))["left_ms"] == 300


def test_a_stopped_clock_keeps_its_lengths_and_belongs_to_nobody() -> None:
    running = in_grace(started(TurnClock(60_000, 10_000), 1, 1_000))
    assert running == TurnClock(60_000, 10_000, 1, True, 71_000)
    assert stopped(running) == TurnClock(60_000, 10_000)
    assert run_out(running) == TurnClock(60_000, 10_000, 1, True)
