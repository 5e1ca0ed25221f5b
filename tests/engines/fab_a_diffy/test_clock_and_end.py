"""Tests of the minute for a turn, the ten seconds for a capture, the games of a match, and the time limit."""

from typing import Any

import pytest

from engines.kit.clocks.adjust import Halt, Resume
from tests.engines.kit.script import Script

FACE = {"c1": "1/4", "c2": "1/3", "c3": "5/12"}
PILE = ["1/12", "2/2", "0/2", "3/4", "1/2", "5/6"]


def game(**given: Any) -> Script:
    return Script("fab-a-diffy", **{"face": FACE, "pile": PILE, **given})


def test_a_capture_is_in_time_for_eleven_seconds() -> None:
    script = game().play("0 draw", "0 pass")
    script.wait(11_000)
    assert "capture" in script.status.may[1]
    script.wait(1)
    assert "capture" not in script.status.may[1]
    assert script.code("1 capture") == "capture_late"
    script.play("1 !fab-a-diffy.touch").shows(strikes=[0, 1], flag=0)


def test_the_ten_seconds_stand_while_the_hall_halts() -> None:
    script = game().play("0 draw", "0 pass")
    halted = script.engine.adjust_clock(script.state, Halt(), 9_000)
    assert script.engine.status(halted).due_at_ms is None
    script.state = script.engine.adjust_clock(halted, Resume(), 60_000)
    script.now_ms = 60_000
    script.wait(2_000)
    script.play("1 capture").shows(phase="capturing")


def test_a_forfeit_voids_touches_and_leaves_the_sample_to_be_captured() -> None:
    script = game().play("0 draw", "0 .1/3")
    script.wait(70_000)
    script.shows(flag=1, violations=[1, 0], sample="1/12", phase="review")
    assert script.play("1 capture", "1 draw").status.phase == "sampled"
    script = game().play("0 draw", "0 .1/3")
    script.wait(70_000)
    assert script.play("1 !fab-a-diffy.touch").rulings() == ["I"]


@pytest.mark.parametrize(
    ("lines", "tricks", "sample"),
    [(("0 .1/3", "0 .1/4", "0 x1/3,1/4"), [1, 0], None), (("0 .1/3", "0 retire"), [0, 0], None), ((), [0, 0], "1/12")],
)
def test_what_stands_when_the_grace_is_over(lines: tuple[str, ...], tricks: list[int], sample: str | None) -> None:
    script = game().play("0 draw", *lines)
    script.wait(70_000)
    script.shows(flag=1, tricks=tricks, sample=sample)
    if lines:
        assert script.play("1 !!fab-a-diffy.touch|fab-a-diffy.sentence").rulings().count("C") == 1


def test_an_unfinished_capture_goes_with_the_grace_and_a_finished_one_stays() -> None:
    script = game().play("0 draw", "0 pass", "1 capture", "1 .1/3")
    script.wait(70_000)
    script.shows(flag=0, sample="1/12", sample_by=0)
    assert script.code("0 capture") == "nothing_to_capture"
    script = game().play("0 draw", "0 pass", "1 capture", "1 .5/12", "1 .1/3", '1 "5/12-1/3=1/12"', "1 x5/12,1/3")
    script.wait(70_000)
    script.shows(flag=0, tricks=[0, 1])


def test_the_flag_waits_for_a_look_at_a_capture() -> None:
    script = game(options={"window_min_ms": 5_000})
    script.play("0 draw", "0 pass", "1 capture", "1 .5/12", "1 .1/3", '1 "5/12-1/3=1/12"', "1 x5/12,1/3", "1 draw")
    assert script.code("1 pass") == "window_open"
    script.wait(5_000)
    script.play("1 pass").shows(flag=0)
    assert script.code("1 nochallenge") == "no_window"


def test_time_called_ends_the_match_after_the_round_and_no_other_game_is_begun() -> None:
    given = {"pile": ["1/12"], "tricks": [[], [["1/2", "1/6", "4/6"]]]}
    script = game(**given).play("0 draw", "director time", "0 pass", "1 draw")
    script.shows(results=[1], result={"result": "win", "seat": 1, "reason": "time"})


def test_time_called_while_the_starter_may_still_look() -> None:
    script = game(flag=1).play("1 draw", "1 .1/3", "1 pass", "leader time")
    script.shows(phase="result_pending", flag=0)
    assert (script.code("0 capture"), script.code("1 accept")) == ("wrong_phase", "own_result")
    script.play("0 !fab-a-diffy.touch").shows(results=[None], result={"result": "draw", "reason": "time"})


def test_a_pending_end_takes_a_trick_that_was_none() -> None:
    script = game(flag=1).play("1 draw", "1 x1/3,1/4", "1 pass", "leader time", "0 !fab-a-diffy.sentence")
    script.shows(tricks=[1, 0], results=[0], result={"result": "win", "seat": 0, "reason": "time"})


def test_a_pending_end_is_accepted_when_its_minute_is_over() -> None:
    script = game(flag=1).play("1 draw", "1 pass", "leader time")
    script.wait(60_000)
    script.shows(result={"result": "draw", "reason": "time"}, violations=[0, 0])


def test_the_matchs_length_calls_the_time() -> None:
    script = game(options={"turn_ms": 0, "game_ms": 5_000}, results=[0], game=2)
    script.wait(5_000)
    script.shows(results=[0, None], result={"result": "win", "seat": 0, "reason": "time"})


def test_the_third_violation_loses_and_resigning_loses() -> None:
    script = game()
    for _turn in range(4):
        script.wait(70_000)
    script.wait(60_000)
    script.shows(result={"result": "win", "seat": 1, "reason": "time_violations"})
    game().play("1 resign").shows(result={"result": "win", "seat": 0, "reason": "resign"})
    game().play("1 draw?", "0 draw+").shows(result={"result": "draw", "reason": "agreed"})


def test_auto_flag_passes_when_the_sample_is_used_or_put_away() -> None:
    script = game(options={"auto_flag": True}).play("0 draw", "0 .1/3", "0 .1/4", '0 "1/3-1/4=1/12"', "0 x1/3,1/4")
    script.shows(flag=1, tricks=[1, 0])
    script.play("1 draw", "1 .5/12", "1 retire").shows(flag=0)


@pytest.mark.parametrize("last", ["0 nochallenge", "clock +5000"])
def test_auto_flag_waits_for_a_look_at_a_capture(last: str) -> None:
    script = game(options={"auto_flag": True, "window_min_ms": 5_000}).play("0 draw", "0 pass", "1 capture", "1 x5/12,1/4")
    script.play("1 draw", "1 .1/3", "1 retire").shows(flag=1)
    script.play(last).shows(flag=0, phase="review")


def test_a_sample_left_in_a_set_position_may_be_captured() -> None:
    script = game(sample="1/12", sample_by=1, pile=["2/2"])
    script.play("0 capture", "0 .1/3", "0 .1/4", '0 "1/3-1/4=1/12"', "0 x1/3,1/4", "1 nochallenge").shows(tricks=[1, 0])
    assert game(sample="1/12", sample_by=0, pile=["2/2"]).code("0 capture") == "nothing_to_capture"
