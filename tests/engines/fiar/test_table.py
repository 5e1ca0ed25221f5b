"""Tests of the net of circles, the setup, the notation, views, score cards, and positions that a client sends."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from engines.contract import REFEREE, SPECTATOR, Refusal
from engines.fiar.actions import DeclareWin, Place
from engines.fiar.board import CHIPS, LINES, LINKED, LONG_LINES, MARKED, NET, SPACES
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.duel.hand_pick import StartCall, StartPick
from engines.kit.referee.actions import CallTime, Challenge, PassFlag
from engines.kit.relocation.chips import Move, Relocate, Select, WaiveRelocation
from engines.registry import engine_of
from tests.engines.kit.script import Script

ENGINE = engine_of("fiar")
BOARD = {"B1": "c3r3", "B2": "c0r3", "R1": "c7r2", "RX1": "c7r5"}


def game(**given: Any) -> Script:
    return Script("fiar", **{"board": BOARD, **given})


def test_every_link_is_a_step_of_exactly_one_line() -> None:
    steps = Counter(frozenset(step) for line in LINES for step in pairwise(line))
    links = {frozenset((space, other)) for space, others in LINKED.items() for other in others}
    assert steps.keys() == links
    assert set(steps.values()) == {1}
    assert (len(SPACES), len(links), len(LINES), len(LONG_LINES)) == (40, 116, 40, 24)


def test_no_line_crosses_the_yellow_area_and_two_circles_share_one_line_at_most() -> None:
    assert NET.between("c3r3", "c5r3") is None
    assert NET.is_split(frozenset(("c3r3", "c5r3")))
    assert not NET.is_split(frozenset(("c3r3", "c4r4")))
    pairs = Counter(frozenset((a, b)) for line in LINES for a in line for b in line if a < b)
    assert set(pairs.values()) == {1}
    assert NET.between("c3r0", "c3r3") == ("c3r1", "c3r2")
    assert NET.between("c3r3", "c3r0") == ("c3r2", "c3r1")


def test_seven_chips_a_colour_two_of_them_marked() -> None:
    assert Counter(chip[0] for chip in CHIPS) == {"B": 7, "R": 7}
    assert {"BX1", "BX2", "RX1", "RX2"} == MARKED


def test_a_named_starter_begins_at_once_and_alternates() -> None:
    options = ENGINE.read_options({"starter": 1})
    state = ENGINE.setup(options, 2, ChanceReader(ChanceState(bytes(32))), 0)
    assert (state.phase, state.flag, state.colors) == ("placing", 1, ("blue", "red"))
    assert [ENGINE.for_game(options, number).starter for number in (0, 1, 2)] == [1, 0, 1]


def test_who_neither_calls_nor_picks_has_it_done() -> None:
    script = Script("fiar", phase="start", chance={"hands": {"left": "red", "right": "blue"}})
    assert (script.status.may[0][0], script.status.flag) == ("start_call", None)
    script.wait(60_000)
    assert script.status.may[1][0] == "start_pick"
    script.wait(60_000)
    script.shows(phase="placing", violations=[0, 0])
    assert script.state.colors[script.state.starter] == script.state.called
    assert script.kinds == ["start_called", "start_picked"]


def test_what_the_hands_hide_is_seen_by_nobody_before_the_pick() -> None:
    left, right = (
        Script("fiar", phase="start", chance={"hands": hands}).state
        for hands in ({"left": "red", "right": "blue"}, {"left": "blue", "right": "red"})
    )
    for viewer in (0, 1, SPECTATOR, REFEREE):
        assert ENGINE.view(left, viewer, 0) == ENGINE.view(right, viewer, 0)
    assert ENGINE.view(left, 0, 0)["colors"] is None


def test_the_record_is_for_referees_alone() -> None:
    script = game().play("0 B1>c5r3", "0 pass", "1 R1>c7r3")
    record = ENGINE.view(script.state, REFEREE, 0)["record"]
    assert record == {"turn": [], "last": [["fiar.route", "yellow", {"cells": ["c3r3", "c5r3"]}]]}
    for viewer in (0, 1, SPECTATOR):
        assert "record" not in ENGINE.view(script.state, viewer, 0)
        assert ENGINE.view(script.state, viewer, 0)["paths"] is None


def test_hints_show_paths_only_with_help_and_only_where_the_room_wants_them() -> None:
    board = {"B1": "c1r2", "B2": "c2r2", "B3": "c3r2", "B4": "c5r2", "R1": "c8r3"}
    shown = {
        (mode, hints): ENGINE.view(game(board=board, mode=mode, options={"hints": hints}).state, 0, 0)["paths"]
        for mode in ("assisted", "tournament")
        for hints in (True, False)
    }
    assert shown.pop(("assisted", True)) == [["c1r2", "c2r2", "c3r2", "c5r2"]]
    assert set(shown.values()) == {None}


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("B1@c3r3", Place("B1", "c3r3")),
        ("BX1>c3r0", Move("BX1", "c3r0")),
        ("R2/c0r3", Relocate("R2", "c0r3")),
        (".B1", Select("B1")),
        ("win c1r2 c2r2 c3r2 c5r2", DeclareWin(("c1r2", "c2r2", "c3r2", "c5r2"))),
        ("call blue", StartCall("blue")),
        ("pick left", StartPick("left")),
        ("waive", WaiveRelocation()),
        ("pass", PassFlag()),
        ("time", CallTime()),
        ("!fiar.route", Challenge(rule="fiar.route")),
        ("!!fiar.route|other:looked", Challenge(rules=("fiar.route", "other:looked"))),
    ],
)
def test_every_action_has_a_text_that_reads_back(text: str, action: Any) -> None:
    state = game().state
    assert ENGINE.notate(state, action) == text
    assert ENGINE.read(state, 0, f" {text} ") == action


def test_big_and_small_letters_are_the_same() -> None:
    assert ENGINE.read(game().state, 0, "bx1 > C3R0") == Move("BX1", "c3r0")


@pytest.mark.parametrize("text", ["", "B1", "B1-c3r3", "call green", "pick up", ".", "!", "nochallenge", "@c3r3"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="notation_unknown"):
        ENGINE.read(game().state, 0, text)


@pytest.mark.parametrize(
    "given",
    [
        {"board": {"B1": "c4r3"}},
        {"board": {"Q1": "c3r3"}},
        {"board": {"B1": "c3r3", "B2": "c3r3"}},
        {"board": {"B1": "c3r3"}, "hand": [["B1"], []]},
        {"hand": [["R2"], []]},
        {"colors": ["blue", "blue"]},
        {"flag": 2},
        {"sky": "blue"},
        {"options": {"max_turns": 0}},
        {"options": {"unknown": 1}},
        {"phase": "start", "chance": {"hands": {"left": "green", "right": "red"}}},
    ],
)
def test_impossible_positions_are_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position({"board": BOARD, **given}, 0)


def test_the_card_tells_each_way_each_claim_and_each_lost_turn() -> None:
    script = game().play("0 B1>c5r3", "0 pass", "1 !fiar.route", "1 B1/c3r6", "1 win c7r2", "0 !fiar.win-path", "0 waive")
    assert ENGINE.card(script.state, 0).lines == ((1, "B1", "c3r3", "c5r3", ""),)
    card = ENGINE.card(script.state, 1)
    assert card.lines == (
        (2, "B1", "c5r3", "c3r6", "relocated"),
        (2, None, None, "c7r2", "declared"),
        (2, None, None, None, "void"),
    )
    assert card.marks == ("C",)
    script.play("0 resign")
    assert [ENGINE.card(script.state, seat).total for seat in (0, 1)] == [0.0, 1.0]


def test_the_chips_never_return_to_the_phase_of_placing() -> None:
    board = {"B1": "c3r3", "B2": "c3r0", "R1": "c7r2", "R2": "c7r5"}
    script = Script("fiar", board=board, hand=[["B3"], []], phase="moving").play("0 B1>c3r4", "0 pass")
    script.shows(phase="moving", flag=1)
