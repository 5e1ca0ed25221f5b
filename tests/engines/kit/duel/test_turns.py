"""What becomes of a duel's state when a turn begins and when a result waits, at a table of takeaway."""

from msgspec.structs import replace

from engines.kit.clocks.deadline import Deadline
from engines.kit.duel.flow import Outcome
from engines.kit.duel.state import Pending
from engines.kit.duel.turns import ahead, end_announced, result_stands, turn_begun, waiting, with_time_called
from engines.takeaway.flow import over
from engines.takeaway.rules import opened
from engines.takeaway.state import Options, State, Turn

STATE = opened(Options(mode="tournament"), 0, 0)
PENDING = Pending(1, Deadline(9_000), "emptied")


def test_a_turn_begins_with_a_full_minute_and_nothing_waits_any_more() -> None:
    before = replace(STATE, pending=PENDING, draw_offered_by=0)
    state = turn_begun(before, "review", Turn(1, 9), 5_000)
    assert (state.flag, state.phase, state.pending, state.draw_offered_by) == (1, "review", None, None)
    assert (state.clock.seat, state.clock.due_at_ms) == (1, 65_000)


def test_while_a_result_waits_the_turns_clock_stands() -> None:
    state = waiting(STATE, PENDING)
    assert (state.phase, state.pending, state.clock.due_at_ms) == ("result_pending", PENDING, None)


def test_the_monitors_result_is_announced_with_its_reason() -> None:
    state, seen = end_announced(STATE, PENDING)
    assert state.pending == PENDING
    assert [(event.kind, event.params) for event in seen] == [("end_announced", {"reason": "emptied"})]


def adjudicated(state: State, reason: str) -> Outcome[State]:
    return over(state, None, reason)


def winners(pending: Pending) -> tuple[int, ...]:
    state, _seen = result_stands(replace(STATE, pending=pending), over, adjudicated)
    assert state.result is not None
    return state.result.winners


def test_a_declared_win_is_its_declarers_and_the_monitors_result_goes_by_the_table() -> None:
    assert winners(replace(PENDING, is_declared=True)) == (0,)
    assert winners(PENDING) == ()


def test_a_called_time_falls_due_no_more() -> None:
    state = with_time_called(STATE)
    assert (state.time_called, state.limit.due_at_ms) == (True, None)


def test_only_who_is_far_enough_ahead_is_ahead() -> None:
    assert [ahead(5, 2, 3), ahead(2, 5, 3), ahead(5, 3, 3), ahead(4, 4, 0)] == [0, 1, None, 1]
