"""Tests of a duel's state at the start of a turn and with a pending result, at a table of takeaway."""

from msgspec.structs import replace

from engines.kit.clocks.deadline import Deadline
from engines.kit.duel.flow import Outcome
from engines.kit.duel.state import Pending
from engines.kit.duel.turns import (
    ahead,
    end_announced,
    passing_if_done,
    result_stands,
    time_limit,
    turn_begun,
    waiting,
    with_time_called,
)
from engines.kit.outcome import GameEvent
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


def test_at_the_time_limit_what_has_begun_is_played_to_its_end_and_another_game_ends_now() -> None:
    state, seen = time_limit(STATE, True, lambda state: over(state, None, "time"))
    assert (state.time_called, state.result, [event.kind for event in seen]) == (True, None, ["time_called"])
    state, seen = time_limit(STATE, False, lambda state: over(state, None, "time"))
    assert (state.phase, [event.kind for event in seen]) == ("over", ["time_called", "game_over"])


def test_the_server_passes_the_flag_of_a_turn_that_is_done_in_a_game_that_asks_for_it() -> None:
    def passed(state: State, _now_ms: int) -> Outcome[State]:
        return replace(state, window=True), (GameEvent("flag_passed", state.flag),)

    automatic = replace(STATE, options=Options(mode="tournament", auto_flag=True))
    said = (GameEvent("said", 0),)

    def kinds(state: State, *, is_done: bool) -> list[str]:
        return [event.kind for event in passing_if_done(lambda _state: is_done, passed)(state, said, 0)[1]]

    assert kinds(automatic, is_done=True) == ["said", "flag_passed"]
    assert kinds(automatic, is_done=False) == kinds(STATE, is_done=True) == ["said"]


def test_only_who_is_far_enough_ahead_is_ahead() -> None:
    assert [ahead(5, 2, 3), ahead(2, 5, 3), ahead(5, 3, 3), ahead(4, 4, 0)] == [0, 1, None, 1]
