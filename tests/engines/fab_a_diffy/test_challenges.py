"""Tests of challenge windows, rulings, remedies and lost turns in Fab-A-Diffy that the worked cases do not cover."""

from typing import Any

import pytest

from engines.kit.referee.record import Mark
from tests.engines.kit.script import Script

FACE = {"c1": "1/4", "c2": "1/3", "c3": "5/12"}
PILE = ["1/12", "2/2", "0/2", "3/4", "1/2", "5/6"]
FALSE_TRICK = ("0 draw", "0 .5/12", "0 .1/4", '0 "5/12-1/4=1/12"', "0 x5/12,1/4", "0 pass")
TRUE_TRICK = ("0 draw", "0 .1/3", "0 .1/4", '0 "1/3-1/4=1/12"', "0 x1/3,1/4", "0 pass")
FALSE_CAPTURE = ("0 draw", "0 pass", "1 capture", "1 .5/12", "1 .1/4", '1 "5/12-1/4=1/12"', "1 x5/12,1/4")


def game(**given: Any) -> Script:
    return Script("fab-a-diffy", **{"face": FACE, "pile": PILE, **given})


def test_an_incorrect_rule_beside_a_correct_one_gives_the_trick_and_costs_the_turn() -> None:
    script = game().play(*FALSE_TRICK, "1 !!fab-a-diffy.sentence|fab-a-diffy.order")
    assert script.rulings() == ["C", "I"]
    script.shows(tricks=[0, 1], flag=0, phase="review", strikes=[0, 1], turn_lost=[0, 0])


@pytest.mark.parametrize(
    ("lines", "rule", "mark"),
    [
        (("0 .1/3", "0 .1/4", "0 x1/3,1/4"), "fab-a-diffy.sentence", "C"),
        (("0 .1/3", "0 .1/4", "0 x1/3,1/4"), "fab-a-diffy.order", "C"),
        (("0 .1/3", "0 .1/4", "0 x1/3,1/4"), "fab-a-diffy.equivalent", "I"),
        (("0 .1/3", '0 "1/3-1/4=1/12"', "0 x1/3,1/4"), "fab-a-diffy.order", "C"),
        (("0 .1/3", "0 .1/4", '0 "1/3-1/4=1/12"', "0 .5/12", "0 x1/3,1/4"), "fab-a-diffy.touch", "C"),
        (("0 .1/3", "0 .1/4", '0 "1/3-1/4=1/12"', "0 .5/12", "0 x1/3,1/4"), "fab-a-diffy.order", "I"),
        (("0 .1/3", "0 .1/4", '0 "1=1/12+11/12"', "0 x1/3,1/4"), "fab-a-diffy.sentence", "C"),
        (("0 .1/3", "0 .1/4", '0 "1/12=4/12-1/4"', "0 x1/3,1/4"), "fab-a-diffy.sentence", "I"),
        (("0 .1/3", "0 .1/4", "0 .5/12", "0 retire"), "fab-a-diffy.touch", "I"),
        (("0 .1/3", "0 .1/4", "0 retire"), "fab-a-diffy.touch", "C"),
        (("0 .1/4", "0 .5/12", "0 retire"), "fab-a-diffy.touch", "I"),
        (("0 .1/3",), "fab-a-diffy.touch", "C"),
        ((), "fab-a-diffy.touch", "I"),
        (('0 "1/3-1/4=2/12"',), "fab-a-diffy.sentence", "I"),
    ],
)
def test_what_is_a_fault_of_which_rule(lines: tuple[str, ...], rule: str, mark: Mark) -> None:
    assert game().play("0 draw", *lines, "0 pass", f"1 !{rule}").rulings() == [mark]


@pytest.mark.parametrize("rule", ["fab-a-diffy.three-open", "fab-a-diffy.start", "common.time", "other:paper", "anything"])
def test_what_is_no_challengeable_rule_is_inappropriate(rule: str) -> None:
    script = game().play(*FALSE_TRICK, f"1 !{rule}")
    assert script.rulings() == ["IA"]
    script.play("1 !fab-a-diffy.sentence").shows(tricks=[0, 1], strikes=[0, 1])


def test_outside_its_window_a_challenge_is_inappropriate() -> None:
    script = game().play("1 !fab-a-diffy.sentence").play(*FALSE_TRICK, "1 draw", "1 !fab-a-diffy.sentence")
    assert script.rulings() == ["IA"]
    script.shows(strikes=[0, 2], tricks=[1, 0])
    assert game().play(*FALSE_TRICK).code("1 !!fab-a-diffy.sentence|fab-a-diffy.sentence") == "malformed"


def test_a_capture_closes_the_regular_window() -> None:
    script = game().play("0 draw", "0 .1/3", "0 pass", "1 capture", "1 !fab-a-diffy.touch")
    assert script.rulings() == ["IA"]


def test_a_challenged_capture_before_the_next_sample() -> None:
    script = game().play(*FALSE_CAPTURE, "0 !fab-a-diffy.sentence")
    script.shows(tricks=[1, 0], flag=0, phase="review", sample=None, face={"c2": "1/3"})


def test_a_challenged_capture_gives_back_the_trick_made_since() -> None:
    face = {**FACE, "o1": "5/12", "c3": "0/2"}
    pile = ["1/12", "7/12", "2/2", "1/2"]
    script = game(face=face, pile=pile).play("0 draw", "0 pass", "1 capture", "1 .1/3", "1 .0/2", "1 x1/3,0/2", "1 draw")
    script.shows(sample="2/2", face={"c1": "1/4", "o1": "5/12", "c2": "7/12"}, tricks=[0, 1])
    script.play("1 .7/12", "1 .5/12", '1 "7/12+5/12=1"', "1 x7/12,5/12").shows(tricks=[0, 2])
    script.play("0 !fab-a-diffy.order").shows(
        tricks=[1, 0], flag=0, phase="sampled", sample="2/2", face={"c1": "1/4", "o1": "5/12", "c2": "7/12"}
    )
    script.play("0 .7/12", "0 .5/12", '0 "7/12+5/12=2/2"', "0 x7/12,5/12", "0 pass").shows(tricks=[2, 0], flag=1)


def test_a_challenged_capture_takes_a_retired_sample_back_into_its_box() -> None:
    script = game().play(*FALSE_CAPTURE, "1 draw", "1 .1/3", "1 retire", "0 !fab-a-diffy.sentence")
    script.shows(sample="3/4", sample_by=0, phase="sampled", tricks=[1, 0])


def test_an_incorrect_challenge_of_a_capture_costs_the_next_turn_only() -> None:
    script = game().play(*FALSE_CAPTURE, "0 !fab-a-diffy.touch")
    assert script.rulings() == ["I"]
    script.shows(turn_lost=[1, 0], flag=1, phase="captured")
    script.play("1 draw", "1 .1/3", "1 pass")
    assert [script.code(f"0 {text}") for text in ("draw", "capture")] == ["turn_lost", "turn_lost"]
    script.play("0 !fab-a-diffy.touch").shows(turn_lost=[0, 1], flag=0, phase="review", sample=None)
    script.play("0 draw", "0 pass").shows(flag=1)
    assert script.code("1 draw") == "turn_lost"


def test_a_mixed_challenge_of_a_capture_wins_the_trick_and_loses_the_turn() -> None:
    script = game().play(*FALSE_CAPTURE, "0 !!fab-a-diffy.sentence|fab-a-diffy.order")
    script.shows(tricks=[1, 0], flag=0, phase="review", turn_lost=[1, 0])
    script.play("0 pass").shows(flag=1, turn_lost=[0, 0])


def test_the_third_strike_loses_the_match() -> None:
    script = game(strikes=[0, 2]).play(*TRUE_TRICK, "1 !fab-a-diffy.sentence")
    script.shows(result={"result": "win", "seat": 0, "reason": "strikes"})


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        (("C",), {"tricks": [0, 1], "flag": 1, "strikes": [0, 0]}),
        (("I",), {"tricks": [1, 0], "flag": 0, "strikes": [0, 1]}),
        (("IA",), {"tricks": [1, 0], "flag": 1, "strikes": [0, 1]}),
    ],
)
def test_a_human_ruling_replaces_the_engines(marks: tuple[Mark, ...], expected: dict[str, Any]) -> None:
    game().play(*TRUE_TRICK).play("1 !fab-a-diffy.sentence", marks=marks).shows(**expected)
    game().play(*TRUE_TRICK).play("1 !other:wrote it down", marks=marks).shows(**expected)


def test_a_lost_turn_is_not_carried_over_to_the_next_game() -> None:
    given = {"pile": ["1/12", "2/2"], "chance": [["1/2", "1/3", "1/6", "3/4", "2/2"]]}
    script = game(**given).play(*FALSE_CAPTURE, "0 !fab-a-diffy.touch")
    script.shows(turn_lost=[1, 0])
    script.play("1 draw").shows(game=2, flag=1, starter=1, turn_lost=[0, 0], results=[1], strikes=[1, 0], pile=2)
