"""Tests of the challenge windows of a duel, at a table of takeaway."""

from msgspec.structs import replace

from engines.kit.clocks.deadline import Deadline
from engines.kit.duel.challenge_windows import open_window, regular_till_result, result_or_regular
from engines.kit.duel.state import Pending
from engines.kit.status import Window
from engines.takeaway.rules import opened
from engines.takeaway.state import Options

STATE = opened(Options(mode="tournament"), 0, 0)
PENDING = replace(STATE, pending=Pending(1, Deadline(9_000), "pile"))


def test_a_pending_results_window_shuts_by_itself_and_takes_the_place_of_the_regular_one() -> None:
    assert result_or_regular(PENDING, True) == (Window("result", (1,), 9_000),)
    assert result_or_regular(STATE, True) == (Window("regular", (0,)),)
    assert result_or_regular(STATE, False) == ()


def test_a_regular_window_shuts_with_the_pending_result() -> None:
    assert regular_till_result(PENDING, True) == (Window("regular", (0,), 9_000, "result"),)
    assert regular_till_result(PENDING, False) == ()
    assert regular_till_result(STATE, True) == (Window("regular", (0,)),)


def test_a_challenge_is_on_time_on_the_turn_before_or_on_a_pending_result() -> None:
    held = replace(STATE, window=True)
    assert (open_window(held, 0), open_window(held, 1)) == ("regular", None)
    assert open_window(replace(STATE, window=False), 0) is None
    assert (open_window(PENDING, 0), open_window(PENDING, 1)) == (None, "result")
