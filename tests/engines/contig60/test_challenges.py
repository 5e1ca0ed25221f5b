"""Tests of challenge windows, rulings, remedies and lost turns in Contig 60 that the worked cases do not cover."""

from itertools import product
from typing import get_args

import pytest
from msgspec.structs import replace

from engines.contig60 import practice
from engines.contig60.actions import DeclareWin
from engines.contig60.remedy import REMEDIES, Challenger, Target
from engines.contract import Refusal
from engines.kit.referee.record import Mark
from tests.engines.kit.script import Script

FALSE = '0 "3+5*4=32"'
TURN = ("0 roll", "0 @32", FALSE, "0 =58", "0 pass")
GIVEN = {"chips": {"0": [31], "1": [33]}, "chance": [[3, 5, 4], [2, 2, 2], [1, 1, 1]]}
CAPTURE = {"chips": {"0": [4, 5], "1": [6]}, "chance": [[1, 2, 4], [6, 5, 6], [1, 1, 1]]}


def game(**more: object) -> Script:
    return Script("contig60", **{**GIVEN, **more})


def captured(said: str = '"1+2*4=7" =58', **more: object) -> Script:
    return Script("contig60", **{**CAPTURE, **more}).play("0 roll", "0 pass", f"1 x7 {said}")


def test_a_correct_rule_and_an_incorrect_one_restore_and_still_cost_the_turn() -> None:
    script = game().play(*TURN, "1 !!contig60.sentence|contig60.score")
    assert script.rulings() == ["C", "I"]
    script.shows(score=[60, 58], chips={"0": [31], "1": [33]}, flag=0, phase="review", strikes=[0, 1], offer=None)
    script.play("0 roll").shows(dice=[2, 2, 2])


def test_two_incorrect_rules_are_two_strikes_and_one_lost_turn() -> None:
    script = game().play("0 roll", "0 @23", '0 "3+5*4"', "0 =60", "0 pass", "1 !!contig60.goal|contig60.piece-played")
    assert script.rulings() == ["I", "I"]
    script.shows(flag=0, strikes=[0, 2], turn_lost=[0, 0], marks=[[], ["I", "I"]])
    assert script.kinds.count("strike_warning") == 1


@pytest.mark.parametrize(
    "rule",
    [
        "contig60.start",
        "contig60.record",
        "contig60.capture",
        "contig60.time-limit",
        "common.time",
        "nonsense",
        "other:he spoke",
    ],
)
def test_a_challenge_of_an_unchallengeable_rule_is_inappropriate_and_keeps_the_window(rule: str) -> None:
    script = game().play(*TURN, f"1 !{rule}")
    assert script.rulings() == ["IA"]
    script.shows(flag=1, phase="review", strikes=[0, 1])
    script.play("1 !contig60.sentence").shows(score=[60, 58], flag=1)


def test_outside_the_windows_everything_is_inappropriate() -> None:
    script = game().play("1 !contig60.sentence", "0 !contig60.sentence")
    script.shows(strikes=[1, 1], flag=0, phase="review")
    script = game().play(*TURN)
    assert script.play("1 !contig60.sentence @capture").rulings() == ["IA"]
    assert script.play("0 !contig60.sentence").rulings() == ["IA"]


def test_a_challenge_closes_the_window() -> None:
    script = game().play(*TURN, "1 !contig60.sentence")
    assert script.play("1 !contig60.score").rulings() == ["IA"]


def test_a_rule_named_twice_is_malformed() -> None:
    assert game().play(*TURN).code("1 !!contig60.sentence|contig60.sentence") == "malformed"


def test_a_correct_challenge_of_a_capture_before_the_roll_offers_the_captured_dice() -> None:
    script = captured().play("0 !contig60.sentence")
    script.shows(score=[58, 60], flag=0, phase="review", offer=[1, 2, 4], chips={"0": [4, 5], "1": [6]})
    assert script.code("0 x7") == "nothing_to_capture"
    script.play("0 use").shows(dice=[1, 2, 4], phase="rolled", offer=None)


def test_a_wrongly_doubled_total_of_a_capture() -> None:
    script = captured('"1+2+4=7" =59').play("1 roll", "1 @17", "0 !contig60.score")
    assert script.rulings() == ["C"]
    script.shows(score=[58, 60], supply=[23, 24], offer=[6, 5, 6])


def test_a_capture_without_words_has_both_faults() -> None:
    script = captured("").play("0 !!contig60.sentence|contig60.score")
    assert script.rulings() == ["C", "C"]
    script.shows(score=[56, 60])


def test_the_capture_stays_open_while_the_regular_turn_is_challenged_only_after_it() -> None:
    script = captured().play("1 roll", "1 @17", '1 "6+5+6"', "1 =58")
    assert script.play("0 !contig60.sentence @turn").rulings() == ["IA"]
    script.play("1 pass")
    assert script.play("0 !contig60.score @capture").rulings() == ["IA"]
    script.shows(flag=0, strikes=[2, 0], chips={"0": [4, 5], "1": [6, 7, 17]})


def test_a_correct_challenge_of_the_turn_lets_an_earlier_capture_stand() -> None:
    script = captured('"1+2+4=7" =58').play("1 roll", "1 @17", '1 "6+5+6=18"', "1 =58", "1 pass", "0 !contig60.sentence")
    assert script.rulings() == ["C"]
    script.shows(chips={"0": [4, 5], "1": [6, 7]}, score=[58, 58], flag=0, offer=[6, 5, 6])


def test_a_mixed_challenge_of_a_capture_loses_the_turn_that_it_won() -> None:
    script = captured().play("0 !!contig60.sentence|contig60.score")
    assert script.rulings() == ["C", "I"]
    script.shows(flag=0, turn_lost=[1, 0], chips={"0": [4, 5], "1": [6]}, score=[58, 60], offer=None)
    assert script.code("0 roll") == "turn_lost"
    script.play("0 pass").shows(flag=1, turn_lost=[0, 0], phase="review")


def test_a_lost_turn_may_look_and_a_correct_challenge_gives_it_back() -> None:
    script = captured('"1+2+4=7" =58').play("0 !contig60.score")
    script.shows(turn_lost=[1, 0], flag=1)
    script.play("1 roll", "1 @17", '1 "6+5+6=18"', "1 =58", "1 pass")
    assert [script.code(f"0 {text}") for text in ("roll", "use", "zero")] == ["turn_lost", "no_offer", "turn_lost"]
    script.play("0 !contig60.sentence").shows(turn_lost=[0, 0], flag=0, phase="review", offer=[6, 5, 6])
    script.play("0 roll").shows(phase="rolled")


def test_a_capture_is_no_challenge() -> None:
    script = Script("contig60", **CAPTURE).play("0 roll", "0 pass")
    assert script.code("1 !contig60.capture") == "use_capture"
    script.play('1 x7 "1+2+4" =58')
    assert script.code("1 x8") == "nothing_to_capture"
    assert script.play("1 !contig60.capture").rulings() == ["IA"]


def test_a_declared_win_holds_the_turns_faults_and_the_captures() -> None:
    given = {"chips": {"0": [27, 28, 29, 30], "1": [0]}, "flag": 1, "chance": [[6, 5, 1], [1, 1, 1]]}
    script = Script("contig60", **given).play("1 roll", "1 pass", '0 x31 "6*5+2=32" =58', "0 five 27,28,29,30,31")
    assert script.code("0 accept") == "own_result"
    assert script.play("0 !contig60.goal").rulings() == ["IA"]
    script.play("1 !contig60.sentence").shows(score=[60, 58], flag=1, phase="review", offer=[6, 5, 1], result=None)


def test_an_inappropriate_challenge_leaves_the_result_open() -> None:
    script = game(score=(0, 4)).play("0 zero", "1 !common.time")
    script.shows(phase="result_pending", strikes=[0, 1])
    script.play("1 accept").shows(result={"result": "win", "seat": 0, "reason": "zero"})


def test_a_zero_without_the_lead_is_a_false_win() -> None:
    script = game(score=(0, 2)).play("0 zero", "1 !contig60.goal")
    script.shows(result={"result": "win", "seat": 1, "reason": "false_win"})


def test_a_declared_win_stands_when_its_window_is_over() -> None:
    script = game(score=(5, 2)).play("0 zero")
    script.wait(19_999)
    script.shows(phase="result_pending")
    script.wait(1)
    script.shows(result={"result": "win", "seat": 0, "reason": "zero"})


def test_two_points_for_a_correct_challenge_may_end_the_game() -> None:
    script = game(score=(60, 2)).play(*TURN, "1 !contig60.sentence")
    script.shows(score=[60, 0], result={"result": "win", "seat": 1, "reason": "zero"})


def test_the_third_strike_loses_whatever_else_was_right() -> None:
    script = game(strikes=[0, 2]).play(*TURN, "1 !!contig60.sentence|contig60.score")
    script.shows(result={"result": "win", "seat": 0, "reason": "strikes"}, strikes=[0, 3])


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        (("C",), {"score": [60, 58], "flag": 1, "strikes": [0, 0], "chips": {"0": [31], "1": [33]}}),
        (("I",), {"score": [58, 60], "flag": 0, "strikes": [0, 1]}),
        (("IA",), {"score": [58, 60], "flag": 1, "strikes": [0, 1], "phase": "review"}),
    ],
)
def test_a_human_ruling_replaces_the_engines(marks: tuple[Mark, ...], expected: dict[str, object]) -> None:
    game().play(*TURN).play("1 !contig60.sentence", marks=marks).shows(**expected)


def test_a_human_may_uphold_free_words_for_no_points() -> None:
    script = game().play(*TURN).play("1 !other:moved a chip", marks=("C",))
    script.shows(score=[60, 60], flag=1, phase="review", chips={"0": [31], "1": [33]}, offer=None)
    with pytest.raises(Refusal, match="malformed"):
        game().play(*TURN).play("1 !contig60.sentence", marks=("C", "I"))


def test_an_incorrect_challenge_by_the_seat_that_may_not_challenge_the_result_settles_nothing() -> None:
    """A person rules I (incorrect) on a challenge by a seat that has no right to challenge the pending result. The
    result stays pending."""
    script = game(supply=[0, 3], score=[20, 24], flag=1, chance=[[1, 1, 1]]).play("1 roll", "1 pass")
    script.play("1 !contig60.sentence", marks=("I",)).shows(phase="result_pending", flag=0, result=None, strikes=[0, 1])
    script.play("0 !contig60.sentence", marks=("I",)).shows(result={"result": "win", "seat": 0, "reason": "chips"})


def test_a_remedy_ends_the_wait_of_a_forfeit() -> None:
    """The window for challenging the capture stays open longer than the minute of the turn and its grace. After the
    ruling the challenger has a full turn."""
    script = captured('"1+2+4=7" =59', options={"window_min_ms": 100_000}).play("1 roll")
    script.wait(70_000)
    assert script.state.forfeit_waits
    assert script.play("0 !contig60.score").rulings() == ["C"]
    script.play("0 use").shows(flag=0, phase="rolled")


def test_every_window_has_its_remedy() -> None:
    assert set(REMEDIES) == set(product(get_args(Challenger), get_args(Target)))


def test_a_mixed_challenge_of_a_kept_capture_gives_the_own_turn_up() -> None:
    """The clock ends the turn of the capturing seat, and only a pass would close the window on the capture. The challenge
    names two rules: one ruling is correct and undoes the capture, the other is incorrect and costs the challenger its turn."""
    script = captured(options={"window_min_ms": 0}).play("1 roll", "clock +75000")
    script.shows(flag=0, phase="review")
    assert script.play("0 !!contig60.sentence|contig60.score @capture").rulings() == ["C", "I"]
    script.shows(flag=1, phase="review", chips={"0": [4, 5], "1": [6]}, score=[58, 60], turn_lost=[0, 0], offer=None)
    assert script.kinds[-2:] == ["restored", "turn_lost"]


@pytest.mark.parametrize(
    ("score", "is_right"),
    [((0, 3), True), ((-2, 1), True), ((0, 2), False), ((1, 9), False), ((6, 60), False), ((7, 60), None)],
)
def test_an_exercise_about_zero_is_right_from_zero_with_the_lead_and_wrong_close_to_it(
    score: tuple[int, int], is_right: bool | None
) -> None:
    state = game().play("0 roll", "0 @23", '0 "3+5*4"', "0 =60").state
    slips = practice.wins(replace(state, score=score), 0)
    zero = (DeclareWin("zero"),)
    assert [(slip.wrong, slip.right) for slip in slips if zero in slip] == (
        [] if is_right is None else [(None, zero) if is_right else (zero, None)]
    )
