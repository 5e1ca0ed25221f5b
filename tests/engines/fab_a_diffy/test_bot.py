"""Tests of the bot: it takes every trick that it sees, step by step, captures what the other seat has missed, and
challenges what is wrong."""

from typing import Any

import pytest

from engines.fab_a_diffy.faults import SENTENCE, TOUCH
from tests.engines.kit.script import Script

FACE = {"c1": "1/4", "c2": "1/3", "c3": "5/12"}
"""The strips on the table. With the first sample, 1/12, two tricks are possible: 1/3 with 1/4, and 1/3 with 5/12."""
ONE_TRICK = {"c1": "1/4", "c2": "1/3", "c3": "12/12"}
NO_TRICK = {"c1": "1/4", "c2": "6/12", "c3": "12/12"}
PILE = ["1/12", "2/2", "0/2", "3/4", "1/2"]


def game(**given: Any) -> Script:
    return Script("fab-a-diffy", **{"face": FACE, "pile": PILE, **given})


def rules(script: Script, seat: int) -> Any:
    """Return the rules that the bot challenges; if it does not challenge, the type of its action."""
    asked = script.asked(seat)
    return asked["rules"] if asked["type"] == "challenge" else asked["type"]


def test_it_draws_in_its_turn_and_waits_for_it() -> None:
    assert game().asked(0) == {"type": "draw_sample"}
    assert game().asked(1) is None
    assert game(flag=1).asked(1) == {"type": "draw_sample"}


def test_it_touches_both_strips_says_the_sentence_and_takes() -> None:
    script = game(face=ONE_TRICK).play("0 draw")
    assert script.asked(0) == {"type": "touch", "strip": "1/4"}
    assert script.play("0 .1/4").asked(0) == {"type": "touch", "strip": "1/3"}
    assert script.play("0 .1/3").asked(0) == {"type": "announce", "sentence": "1/3 - 1/4 = 1/12"}
    assert script.play('0 "1/3 - 1/4 = 1/12"').asked(0) == {"type": "take", "strips": ["1/4", "1/3"]}
    assert script.play("0 x1/4,1/3").asked(0) == {"type": "pass_flag"}


def test_it_begins_with_any_of_the_tricks_and_stays_with_the_strip_that_it_touched() -> None:
    script = game().play("0 draw")
    assert script.choices(0, "strip") == {"1/4", "1/3"}, "the first strips of the two tricks"
    assert script.play("0 .5/12").choices(0, "strip") == {"1/3"}, "the trick with 1/4 would leave 5/12 unused"


def test_it_says_again_what_was_said_too_early_or_wrong() -> None:
    said = {"type": "announce", "sentence": "1/3 - 1/4 = 1/12"}
    early = game(face=ONE_TRICK).play("0 draw", "0 .1/4", '0 "1/3-1/4=1/12"', "0 .1/3")
    assert early.asked(0) == said
    false = game(face=ONE_TRICK).play("0 draw", "0 .1/4", "0 .1/3", '0 "1/3-1/4=2/12"')
    assert false.asked(0) == said


def test_without_a_trick_it_retires_a_touched_sample_or_passes() -> None:
    script = game(face=NO_TRICK).play("0 draw")
    assert script.asked(0) == {"type": "pass_flag"}
    assert script.play("0 .1/4").asked(0) == {"type": "retire_sample"}
    assert script.play("0 retire").asked(0) == {"type": "pass_flag"}


def test_it_captures_a_sample_that_was_left_if_a_trick_is_there() -> None:
    assert game(face=ONE_TRICK).play("0 draw", "0 pass").asked(1) == {"type": "capture"}
    assert game(face=NO_TRICK).play("0 draw", "0 pass").asked(1) == {"type": "draw_sample"}


def test_a_capture_goes_through_the_same_steps() -> None:
    script = game(face=ONE_TRICK).play("0 draw", "0 pass", "1 capture")
    assert script.asked(1) == {"type": "touch", "strip": "1/4"}
    assert script.play("1 .12/12").asked(1) == {"type": "draw_sample"}, "no trick has that strip, so it gives the capture up"


def test_in_a_capture_a_strip_of_another_trick_may_be_left() -> None:
    script = game().play("0 draw", "0 pass", "1 capture", "1 .5/12", "1 .1/3")
    assert script.asked(1) == {"type": "announce", "sentence": "5/12 - 1/3 = 1/12"}
    script.play('1 "5/12 - 1/3 = 1/12"')
    assert script.asked(1) == {"type": "take", "strips": ["1/3", "5/12"]}


def test_after_a_capture_it_waits_until_its_sample_may_be_drawn() -> None:
    lines = ("0 draw", "0 pass", "1 capture", "1 .1/4", "1 .1/3", '1 "1/3-1/4=1/12"', "1 x1/4,1/3")
    script = game(options={"window_min_ms": 10_000}).play(*lines)
    assert script.asked(0) == {"type": "no_challenge"}
    assert script.asked(1) is None
    script.wait(10_001)
    assert script.asked(1) == {"type": "draw_sample"}
    assert script.asked(0) is None


def test_it_challenges_a_false_capture_at_once() -> None:
    lines = ("0 draw", "0 pass", "1 capture", "1 .1/4", "1 .1/3", '1 "1/3-1/4=2/12"', "1 x1/4,1/3")
    assert rules(game(options={"window_min_ms": 10_000}).play(*lines), 0) == [SENTENCE]
    unused = ("0 draw", "0 pass", "1 capture", "1 .5/12", "1 .1/4", "1 .1/3", '1 "1/3-1/4=1/12"', "1 x1/4,1/3")
    assert rules(game(options={"window_min_ms": 10_000}).play(*unused), 0) == "no_challenge", "a capture binds no strip"


TRUE = ("0 draw", "0 .1/4", "0 .1/3", '0 "1/3-1/4=1/12"', "0 x1/4,1/3", "0 pass")
FALSE = ("0 draw", "0 .1/4", "0 .1/3", '0 "1/3-1/4=2/12"', "0 x1/4,1/3", "0 pass")


def test_it_challenges_a_false_trick_before_its_sample() -> None:
    assert rules(game().play(*FALSE), 1) == [SENTENCE]
    assert rules(game().play(*TRUE), 1) == "draw_sample"
    assert rules(game(strikes=[0, 1]).play(*FALSE), 1) == "draw_sample", "a person has ruled against it"
    assert rules(game().play(*FALSE, "1 draw"), 1) != [SENTENCE], "the window has closed"


def test_it_challenges_a_sample_that_was_retired_although_it_was_usable() -> None:
    assert rules(game().play("0 draw", "0 .1/3", "0 retire", "0 pass"), 1) == [TOUCH]
    assert rules(game().play("0 draw", "0 .5/12", "0 .1/3", "0 retire", "0 pass"), 1) == [TOUCH]
    assert rules(game().play("0 draw", "0 .5/12", "0 .1/4", "0 retire", "0 pass"), 1) == "draw_sample"
    assert rules(game(face=NO_TRICK).play("0 draw", "0 .1/4", "0 retire", "0 pass"), 1) == "draw_sample"
    # The retired sample lies open now. It cannot make a trick with itself, although 1/12 and 1/12 make 2/12.
    alone = game(face={"c1": "2/12", "c2": "6/12", "c3": "12/12"}).play("0 draw", "0 .2/12", "0 retire", "0 pass")
    assert rules(alone, 1) == "draw_sample"


def test_it_challenges_a_touched_sample_that_was_left() -> None:
    assert rules(game().play("0 draw", "0 .1/3", "0 pass"), 1) == [TOUCH]


def test_it_checks_the_last_turn_before_it_accepts_the_result() -> None:
    for lines, expected in ((FALSE, [SENTENCE]), (TRUE, "accept_result")):
        script = game(pile=["1/12"], starter=1).play(*lines, "monitor time")
        assert script.status.phase == "result_pending"
        assert rules(script, 1) == expected


def test_it_declines_a_draw() -> None:
    assert game().play("0 draw?").asked(1) == {"type": "decline_draw"}


@pytest.mark.parametrize("mode", ["tournament", "assisted"])
def test_two_bots_play_without_a_fault(mode: str) -> None:
    Script("fab-a-diffy", face=FACE, pile=[*PILE, "1/6", "2/3", "3/3", "5/6"], mode=mode).bots_play(60)
