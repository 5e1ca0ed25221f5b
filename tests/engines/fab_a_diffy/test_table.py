"""Tests of the strips, the setup, the notation, views, score cards, refusals in assisted mode, and positions that
a client sends."""

from typing import Any

import pytest

from engines.contract import REFEREE, SPECTATOR, Refusal
from engines.fab_a_diffy.actions import Announce, Take, Touch
from engines.fab_a_diffy.board import RECTANGLES, STRIPS, VALUES, is_trick, tricks_in, true_sentence
from engines.fab_a_diffy.faults import sentence_detail
from engines.kit.arithmetic.fractions import parse_fraction_sentence
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.referee.actions import CallTime, Challenge, PassFlag
from engines.registry import engine_of
from tests.engines.kit.script import Script

ENGINE = engine_of("fab-a-diffy")
FACE = {"c1": "1/4", "c2": "1/3", "c3": "5/12"}


def game(**given: Any) -> Script:
    return Script("fab-a-diffy", **{"face": FACE, "pile": ["1/12", "2/2", "0/2", "3/4", "1/2"], **given})


def test_thirty_strips_and_fifteen_rectangles() -> None:
    twelfths = [sum(value * 12 == number for value in VALUES.values()) for number in range(13)]
    assert twelfths == [3, 1, 2, 2, 3, 1, 4, 1, 3, 2, 2, 1, 5]
    assert (len(STRIPS), len(RECTANGLES)) == (30, 15)


def test_every_trick_has_a_true_sentence_in_the_games_own_names() -> None:
    for sample in STRIPS:
        for first, second in tricks_in([strip for strip in STRIPS if strip != sample], sample):
            assert is_trick(sample, second, first)
            sentence = parse_fraction_sentence(true_sentence(first, second, sample))
            assert sentence_detail(sentence, (first, second, sample)) is None


def test_setup_draws_lots_and_opens_three() -> None:
    state = ENGINE.setup(ENGINE.read_options({}), 2, ChanceReader(ChanceState(b"z" * 32)), 0)
    first, second = state.lots
    assert state.starter == (0 if VALUES[first] < VALUES[second] else 1) == state.flag
    assert sorted([*state.pile, *filter(None, state.face)]) == sorted(STRIPS)
    assert len(state.pile) == 27
    named = ENGINE.read_options({"starter": 0})
    assert [ENGINE.for_game(named, number).starter for number in (0, 1, 2)] == [0, 1, 0]


def test_the_pile_is_hidden_and_the_record_for_referees_alone() -> None:
    script = game().play("0 draw", "0 .1/3", "0 retire", "0 pass")
    other = game(pile=["1/12", "1/2", "3/4", "0/2", "2/2"]).play("0 draw", "0 .1/3", "0 retire", "0 pass")
    for viewer in (0, 1, SPECTATOR, REFEREE):
        assert ENGINE.view(script.state, viewer, 0) == ENGINE.view(other.state, viewer, 0)
    assert "record" not in ENGINE.view(script.state, 1, 0)
    record = ENGINE.view(script.state, REFEREE, 0)["record"]
    assert record == {"turn": [], "last": [["fab-a-diffy.touch", "usable", {"strips": ["1/3"], "cells": ["sample"]}]]}


@pytest.mark.parametrize(
    ("text", "action"),
    [
        (".1/3", Touch("1/3")),
        ('"1/3 - 1/4 = 1/12"', Announce("1/3 - 1/4 = 1/12")),
        ("x1/3,1/4", Take(("1/3", "1/4"))),
        ("pass", PassFlag()),
        ("time", CallTime()),
        ("!fab-a-diffy.touch", Challenge(rule="fab-a-diffy.touch")),
        ("!!fab-a-diffy.touch|other:looked", Challenge(rules=("fab-a-diffy.touch", "other:looked"))),
    ],
)
def test_every_action_has_a_text_that_reads_back(text: str, action: Any) -> None:
    state = game().state
    assert ENGINE.notate(state, action) == text
    assert ENGINE.read(state, 0, f" {text} ") == action


@pytest.mark.parametrize("text", ["", "x1/3", "!", "jump", "."])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="notation_unknown"):
        ENGINE.read(game().state, 0, text)


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "touch", "strip": "0/6"},
        {"type": "take", "strips": ["1/3", "1/3"]},
        {"type": "take", "strips": ["1/3"]},
        {"type": "take", "strips": ["1/3", "1/4", "5/12"]},
        {"type": "announce", "sentence": "1/3-1/4"},
        {"type": "draw_sample", "strip": "1/3"},
        {"type": "challenge", "rule": "fab-a-diffy.touch", "target": "1/3"},
        {"type": "challenge", "rule": "fab-a-diffy.touch", "rules": ["fab-a-diffy.order"]},
    ],
)
def test_malformed_comes_before_everything(raw: dict[str, Any]) -> None:
    script = game().play("0 resign")
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.apply(script.state, 1, ENGINE.parse(raw), 0, script.reader, None)


def test_impossible_things_after_the_trick_and_after_retiring() -> None:
    script = game().play("0 draw", "0 .1/3")
    assert (script.code("0 .1/3"), script.code("0 x1/3,2/2"), script.code("1 .1/4")) == (
        "already_touched",
        "not_there",
        "no_flag",
    )
    script.play("0 .1/4", "0 x1/3,1/4")
    lines = ("0 .5/12", '0 "1/3-1/4=1/12"', "0 x5/12,2/2", "0 retire")
    assert [script.code(line) for line in lines] == ["trick_taken"] * 4
    script = game().play("0 draw", "0 .5/12", "0 retire")
    assert [script.code(line) for line in lines] == ["sample_retired"] * 4
    assert script.code("0 draw") == "wrong_phase"


def test_assisted_refuses_each_fault_with_its_rule() -> None:
    script = game(mode="assisted").play("0 draw", "0 .1/3")
    order, sentence = "fab-a-diffy.order", "fab-a-diffy.sentence"
    assert script.fault_refused('0 "1/3-1/4=1/12"') == (order, "early")
    assert script.fault_refused("0 retire") == ("fab-a-diffy.touch", "usable")
    assert script.code("0 pass") == "turn_incomplete"
    script.play("0 .1/4")
    assert script.fault_refused("0 .5/12") == ("fab-a-diffy.touch", "unused")
    assert script.fault_refused("0 x1/3,1/4") == (sentence, "missing")
    assert script.fault_refused('0 "1/3+1/4=1/12"') == (sentence, "false")
    assert script.fault_refused('0 "5/12-1/4=2/12"') == (sentence, "strips")
    assert script.fault_refused('0 "5/15-1/4=1/12"') == ("fab-a-diffy.equivalent", "5/15")
    script.play('0 "4/12-1/4=1/12"')
    assert script.refused("0 x1/3,5/12")[1]["rule"] == sentence
    script.play("0 x1/3,1/4", "0 pass").shows(tricks=[1, 0], flag=1)


def test_assisted_lets_an_unusable_strip_be_retired_and_a_capture_be_given_up() -> None:
    script = game(mode="assisted", pile=["2/2", "1/12", "3/4"]).play("0 draw", "0 .5/12")
    script.play("0 retire", "0 pass", "1 draw", "1 pass", "0 capture", "0 .1/4", "0 draw", "0 pass").shows(flag=1)


def test_the_card_tells_whose_each_trick_is() -> None:
    script = game().play("0 draw", "0 x1/3,1/4", "0 pass", "1 !fab-a-diffy.sentence")
    assert ENGINE.card(script.state, 0).lines == ((1, "1/12", "1/3 1/4", None, "lost"),)
    assert ENGINE.card(script.state, 1).lines == ((1, "1/12", "1/3 1/4", None, "challenge"),)


@pytest.mark.parametrize(
    "given",
    [{"face": {"c1": "0/6"}}, {"face": {"q1": "1/4"}}, {"face": {"c1": "1/12"}}, {"game": 4}, {"flag": 2}, {"pile": "1/4"}],
)
def test_impossible_positions_are_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position({"pile": ["1/12"], **given}, 0)
