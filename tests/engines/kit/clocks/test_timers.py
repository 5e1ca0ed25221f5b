"""Tests of several timers: which one falls due first, and the operations of a room on all of them."""

from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from engines.kit.clocks.timers import Timers, adjust, first_due, left_ms, named, next_due_at_ms, started, timer_view, without

TWO = started(started(Timers(), "phase", 60_000, 0, (0, 1)), "game", 100_000, 0)


def test_the_first_to_fall_due() -> None:
    assert next_due_at_ms(TWO) == 60_000
    assert first_due(TWO, 59_999) is None
    assert first_due(TWO, 60_000) == named(TWO, "phase")
    assert next_due_at_ms(without(TWO, "phase")) == 100_000
    assert without(TWO, "other") is TWO
    assert next_due_at_ms(Timers()) is None


def test_starting_again_replaces_and_no_length_is_no_limit() -> None:
    assert next_due_at_ms(started(TWO, "phase", 5_000, 10_000)) == 15_000
    assert named(started(TWO, "phase", 0, 10_000), "phase") is None


def test_all_stand_still_while_halted_even_what_is_started_then() -> None:
    halted = adjust(TWO, Halt(), 10_000)
    assert next_due_at_ms(halted) is None
    assert first_due(halted, 999_999) is None
    assert adjust(halted, Halt(), 20_000) == halted
    assert left_ms(halted, "phase", 30_000) == 50_000
    assert left_ms(TWO, "phase", 70_000) == 0
    assert left_ms(TWO, "other", 30_000) is None
    more = started(halted, "rewrite", 1_000, 30_000)
    assert left_ms(more, "rewrite", 35_000) == 1_000
    resumed = adjust(more, Resume(), 40_000)
    assert {timer.name: timer.due_at_ms for timer in resumed.running} == {"phase": 90_000, "game": 130_000, "rewrite": 41_000}


def test_a_credit_moves_what_runs_and_a_gift_what_is_one_s_own() -> None:
    assert {timer.due_at_ms for timer in adjust(TWO, OutageCredit(5), 1).running} == {60_005, 100_005}
    assert {timer.due_at_ms for timer in adjust(TWO, ExtraTime(1, 5), 1).running} == {60_005, 100_000}
    assert adjust(TWO, ExtraTime(2, 5), 1) == TWO


def test_the_view_of_a_timer() -> None:
    assert timer_view(TWO, "game")["due_at_ms"] == 100_000
    halted = timer_view(adjust(TWO, Halt(), 10_000), "phase")
    assert (halted["due_at_ms"], halted["left_ms"], halted["seat"]) == (None, 50_000, None)
    assert timer_view(Timers(), "phase")["due_at_ms"] is None
    assert timer_view(started(Timers(), "phase", 1, 0, (3,)), "phase")["seat"] == 3
