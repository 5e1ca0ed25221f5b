"""Tests of the notation that the worked cases of all relocation games share: the state, and the time of a clock action."""

from msgspec.structs import replace

from engines.kit.clocks.deadline import NEVER, Deadline
from engines.kit.clocks.turn import stopped
from engines.kit.relocation.cases import case_shown, case_time
from tests.engines.kit.relocation.little import little


def test_a_turn_expires_with_the_minute_of_a_remedy_where_one_runs() -> None:
    state = little()
    assert case_time(state, {"type": "turn_expired"}, 0) == 70_000
    assert case_time(replace(state, minute=Deadline(5_000)), {"type": "turn_expired"}, 0) == 5_000


def test_the_minute_that_is_over_may_be_the_running_turns() -> None:
    assert case_time(little(), {"type": "minute_over"}, 0) == 60_000
    assert case_time(little(), {"type": "advance", "ms": 7}, 1) == 8
    remedy = replace(little(), minute=Deadline(5_000), clock=stopped(little().clock))
    assert case_time(remedy, {"type": "minute_over"}, 0) == 5_000
    assert case_time(replace(remedy, minute=NEVER), {"type": "minute_over"}, 7) == 7


def test_a_state_is_shown_in_the_words_of_the_cases() -> None:
    shown = case_shown(little(), {"B1": "a"})
    assert (shown["phase"], shown["board"], shown["strikes"], shown["result"]) == ("moving", {"B1": "a"}, [0, 0], None)
