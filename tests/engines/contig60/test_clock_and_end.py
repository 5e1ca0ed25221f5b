"""Tests of the minute for a turn, the game's time limit, the monitor's decisions that end a game, draws and
resignation."""

import pytest

from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from tests.engines.kit.script import Script


def game(**given: object) -> Script:
    return Script("contig60", **{"chance": [[1, 1, 1], [2, 2, 2], [1, 1, 2]], **given})


def test_the_third_violation_loses() -> None:
    script = game()
    for _turn in range(4):
        script.wait(70_000)
    script.shows(flag=0, violations=[2, 2], result=None)
    script.wait(60_000)
    script.shows(violations=[3, 2], result={"result": "win", "seat": 1, "reason": "time_violations"})


def test_a_reminder_then_grace_then_the_turn_is_undone() -> None:
    script = game().play("0 roll", "0 @3", "0 =40")
    script.wait(60_000)
    assert script.kinds[-1] == "time_reminder"
    script.shows(flag=0, violations=[1, 0], score=[40, 60])
    script.wait(10_000)
    script.shows(flag=1, score=[60, 60], chips={"0": [], "1": []}, supply=[25, 25])
    assert script.play("1 !contig60.sentence").rulings() == ["I"]


def test_a_capture_survives_the_forfeit() -> None:
    script = game(chips={"0": [], "1": [2, 4]}).play("0 roll", "0 pass", '1 x3 "1+1+1" =56', "1 roll", "1 @8")
    script.wait(70_000)
    script.shows(flag=0, score=[60, 56], chips={"0": [], "1": [2, 3, 4]}, phase="review")
    assert script.code("0 x1") == "nothing_to_capture"


def test_the_clock_stands_while_the_hall_halts_and_gifts_count() -> None:
    script = game()
    engine = script.engine
    halted = engine.adjust_clock(script.state, Halt(), 20_000)
    assert engine.status(halted).due_at_ms is None
    resumed = engine.adjust_clock(halted, Resume(), 100_000)
    assert engine.status(resumed).due_at_ms == 140_000
    assert engine.status(engine.adjust_clock(resumed, ExtraTime(0, 5_000), 100_000)).due_at_ms == 145_000
    assert engine.status(engine.adjust_clock(script.state, OutageCredit(7_000), 0)).due_at_ms == 67_000


def test_the_games_length_calls_the_time() -> None:
    script = game(options={"turn_ms": 0, "game_ms": 5_000}, score=[40, 44]).play("0 roll")
    script.wait(5_000)
    script.shows(result={"result": "win", "seat": 0, "reason": "time"})


def test_time_called_in_a_begun_round_ends_when_the_flag_comes_back_and_the_starter_may_look() -> None:
    script = game(score=[40, 41]).play("0 roll", "0 pass", "leader time", "1 roll", "1 @8", '1 "2+2+2=8"', "1 =40", "1 pass")
    script.shows(phase="result_pending", flag=0, result=None)
    assert script.code("0 roll") == "wrong_phase"
    script.play("0 !contig60.sentence").shows(score=[38, 41], result={"result": "win", "seat": 0, "reason": "time"})


def test_time_called_while_the_starter_may_still_look() -> None:
    script = game(flag=1).play("1 roll", "1 @3", '1 "1+1+2=3"', "1 =60", "1 pass", "director time")
    script.shows(phase="result_pending", flag=0)
    assert script.code("director time") == "time_already_called"
    script.play("0 !contig60.sentence").shows(result={"result": "draw", "reason": "time"}, score=[58, 60])


def test_a_pending_end_is_accepted_when_its_minute_is_over() -> None:
    script = game(supply=[0, 3], score=[20, 24], flag=1).play("1 roll", "1 pass")
    script.shows(phase="result_pending", flag=0)
    assert script.code("1 accept") == "own_result"
    script.wait(60_000)
    script.shows(result={"result": "win", "seat": 0, "reason": "chips"}, violations=[0, 0])


def test_an_incorrect_challenge_confirms_the_monitors_end() -> None:
    script = game(supply=[0, 3], score=[20, 24], flag=1).play("1 roll", "1 pass", "0 !contig60.sentence")
    script.shows(result={"result": "win", "seat": 0, "reason": "chips"}, strikes=[1, 0])


def test_zero_with_a_short_lead_may_go_on() -> None:
    script = game(score=[0, 2], options={"zero_short_lead": "continue"}).play("0 roll", "0 pass")
    script.shows(phase="review", flag=1, result=None)


def test_a_seat_whose_capture_took_its_last_chip_passes_and_is_not_captured() -> None:
    script = game(supply=[5, 1]).play("0 roll", "0 pass", '1 x3 "1+1+1" =60')
    assert script.code("1 roll") == "no_chip"
    script.play("1 pass").shows(flag=0, phase="review")
    assert script.code("0 x8") == "nothing_to_capture"


def test_the_flag_waits_for_a_look_at_a_capture() -> None:
    script = game(options={"window_min_ms": 5_000}).play("0 roll", "0 pass", '1 x3 "1+1+1" =60', "1 roll")
    assert script.code("1 pass") == "window_open"
    assert "pass_flag" not in script.status.may[1]
    script.wait(5_000)
    script.play("1 pass").shows(flag=0)
    assert script.code("1 nochallenge") == "no_window"


def test_resigning_and_agreeing_a_draw_need_no_flag() -> None:
    game().play("1 resign").shows(result={"result": "win", "seat": 0, "reason": "resign"})
    script = game().play("1 draw?")
    assert [script.code(line) for line in ("1 draw+", "1 draw?", "0 draw?")] == ["own_offer", "own_offer", "draw_offered"]
    script.play("0 draw-")
    assert script.code("0 draw+") == "no_offer"
    script.play("0 draw?", "1 draw+").shows(result={"result": "draw", "reason": "agreed"})
    assert script.code("0 roll") == "game_over"


def test_an_offer_lapses_with_the_turn() -> None:
    assert game().play("1 draw?", "0 roll", "0 pass").code("0 draw+") == "no_offer"


def test_only_referees_call_the_time() -> None:
    assert game().code("0 time") == "not_a_referee"
    assert game().code("monitor roll") == "malformed"


@pytest.mark.parametrize("last", ["0 =59", '0 "1+1+1"'])
def test_auto_flag_passes_a_complete_turn(last: str) -> None:
    first = '0 "1+1+1"' if "=" in last else "0 =59"
    script = game(options={"auto_flag": True}).play("0 roll", "0 @3", first)
    script.shows(flag=0)
    script.play(last).shows(flag=1, phase="review")


def test_auto_flag_leaves_a_row_to_be_declared() -> None:
    script = game(chips={"0": [1, 2, 4, 5], "1": []}, options={"auto_flag": True})
    script.play("0 roll", "0 @3", '0 "1+1+1"', "0 =57").shows(flag=0)
    script.play("0 five 1,2,3,4,5", "1 accept").shows(result={"result": "win", "seat": 0, "reason": "five"})


@pytest.mark.parametrize("last", ["0 nochallenge", "clock +5000"])
def test_auto_flag_waits_for_a_look_at_a_capture(last: str) -> None:
    script = game(options={"auto_flag": True, "window_min_ms": 5_000}).play("0 roll", "0 pass", '1 x3 "1+1+1" =60')
    script.play("1 roll", "1 @8", '1 "2+2+2"', "1 =59").shows(flag=1)
    script.play(last).shows(flag=0, phase="review")


def test_no_challenge_is_said_of_an_open_capture_alone() -> None:
    script = game()
    assert (script.code("1 nochallenge"), script.code("0 nochallenge")) == ("no_window", "no_window")
    script.play("0 roll", "0 pass", '1 x3 "1+1+1" =60', "0 nochallenge")
    assert script.code("1 nochallenge") == "no_window"
    assert script.play("0 !contig60.sentence").rulings() == ["I"]


@pytest.mark.parametrize(("score", "phase"), [([0, 3], "result_pending"), ([0, 2], "review")])
def test_zero_ends_the_game_with_a_lead_of_three_and_no_less(score: list[int], phase: str) -> None:
    script = game(score=score, options={"zero_short_lead": "continue"}).play("0 roll", "0 pass")
    script.shows(phase=phase, flag=1, result=None)


def test_nothing_waits_in_a_game_that_has_ended() -> None:
    script = game(options={"window_min_ms": 100_000}).play("0 roll", "0 pass", '1 x3 "1+1+1" =60', "1 roll")
    script.wait(70_000)
    assert script.state.forfeit_waits
    script.play("1 resign").shows(result={"result": "win", "seat": 0, "reason": "resign"})
    assert not script.state.forfeit_waits
    assert script.status.due_at_ms is None
