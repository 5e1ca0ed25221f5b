"""Tests of a single deadline: it falls due, stops during a halt, and continues with the remaining time."""

from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from engines.kit.clocks.deadline import NEVER, Deadline, deadline_adjusted, due_in, soonest


def test_a_deadline_is_due_on_its_moment_and_not_before() -> None:
    deadline = due_in(500, 1_000)
    assert not deadline.is_due(1_499)
    assert deadline.is_due(1_500)
    assert due_in(0, 1_000) == NEVER
    assert not NEVER.is_due(10**12)


def test_a_deadline_that_stood_still_has_what_was_left() -> None:
    halted = deadline_adjusted(Deadline(1_500), Halt(), 1_200)
    assert halted == Deadline(None, 300)
    assert not halted.is_due(10**12)
    assert deadline_adjusted(halted, Halt(), 1_400) == halted
    assert deadline_adjusted(halted, Resume(), 9_000) == Deadline(9_300)
    assert deadline_adjusted(Deadline(1_500), Halt(), 1_700) == Deadline(None, 0)


def test_an_outage_puts_a_running_deadline_off_and_no_other() -> None:
    assert deadline_adjusted(Deadline(1_500), OutageCredit(40), 1_000) == Deadline(1_540)
    for deadline in (NEVER, Deadline(None, 300)):
        assert deadline_adjusted(deadline, OutageCredit(40), 1_000) == deadline
    assert deadline_adjusted(Deadline(1_500), ExtraTime(0, 40), 1_000) == Deadline(1_500)
    assert deadline_adjusted(Deadline(1_500), Resume(), 1_000) == Deadline(1_500)


def test_the_soonest_of_several_moments() -> None:
    assert soonest(None, 7, 3, 5, None) == 3
    assert soonest(None) is None
