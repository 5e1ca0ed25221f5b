"""Tests of the star of circles, the choice of the starter, the notation, views, the clock, and positions that a client
sends."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from engines.contract import REFEREE, SPECTATOR, Refusal, Window
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.clocks.adjust import Halt, Resume
from engines.kit.referee.actions import CallTime, Challenge, PassFlag
from engines.kit.referee.record import Mark
from engines.kit.relocation.chips import Hop, Move, Relocate, Select, WaiveRelocation
from engines.kwatro_sinko import practice
from engines.kwatro_sinko.actions import DeclareWin, DrawChip
from engines.kwatro_sinko.board import CHIPS, HOMES, NET, NUMBERED
from engines.kwatro_sinko.state import Sentence
from engines.registry import engine_of
from tests.engines.kit.script import Script

ENGINE = engine_of("kwatro-sinko")
WON = {
    "N0": "e9",
    "N1": "b2",
    "N2": "e6",
    "N3": "g6",
    "N4": "b5",
    "N5": "e2",
    "N6": "c6",
    "N7": "f2",
    "N8": "i5",
    "N9": "h2",
}
WIN = "0 win c6 e6 g6 6+2-3=5"


def game(**given: Any) -> Script:
    return Script("kwatro-sinko", **given)


def start(slots: list[int]) -> Any:
    return ENGINE.position({"phase": "start", "chance": {"slots": slots}}, 0)


def test_every_link_is_a_step_of_exactly_one_line() -> None:
    steps = Counter(frozenset(step) for line in NET.lines for step in pairwise(line))
    links = {frozenset((space, other)) for space, others in NET.linked.items() for other in others}
    assert steps.keys() == links
    assert set(steps.values()) == {1}
    assert (len(NET.spaces), len(links), len(NET.lines)) == (44, 92, 24)


def test_two_circles_share_one_line_at_most_and_none_crosses_the_yellow() -> None:
    pairs = Counter(frozenset((a, b)) for line in NET.lines for a in line for b in line if a < b)
    assert set(pairs.values()) == {1}
    assert "e5" not in NET.linked
    assert NET.between("e6", "e4") is None
    assert NET.between("b8", "h8") == ("d8", "e8", "f8")
    assert all(NET.is_split(frozenset(pair)) for pair in (("d5", "f5"), ("e9", "e1"), ("b2", "h8"), ("d6", "h2")))
    assert not NET.is_split(frozenset(("d6", "f6")))


def test_ten_chips_on_their_numbers() -> None:
    assert set(HOMES) == NUMBERED
    assert len(CHIPS.ids) == 10


def test_a_named_starter_begins_at_once_with_the_evens_and_alternates() -> None:
    options = ENGINE.read_options({"starter": 1})
    state = ENGINE.setup(options, 2, ChanceReader(ChanceState(bytes(32))), 0)
    assert (state.phase, state.flag, state.evens) == ("moving", 1, 1)
    assert [ENGINE.for_game(options, number).starter for number in (0, 1, 2)] == [1, 0, 1]


def test_what_lies_face_down_is_seen_by_nobody_before_both_have_drawn() -> None:
    low, high = start([4, 7, 1, 0, 9, 2, 3, 8, 5, 6]), start([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    for state in (low, high):
        assert ENGINE.status(state).flag is None
    reader = ChanceReader(ChanceState(bytes(32)))
    low, high = (ENGINE.apply(state, 1, DrawChip(0), 0, reader, None).state for state in (low, high))
    for viewer in (0, 1, SPECTATOR, REFEREE):
        seen = ENGINE.view(low, viewer, 0)
        assert seen == ENGINE.view(high, viewer, 0)
        assert (seen["start"], seen["evens"], seen["board"]) == ({"slots": [None, 0], "numbers": None}, None, {})
    opened = ENGINE.apply(low, 0, DrawChip(2), 0, reader, None).state
    assert ENGINE.view(opened, 1, 0)["start"] == {"slots": [2, 0], "numbers": [1, 4]}


def test_the_record_is_for_referees_alone() -> None:
    script = game().play("0 N0>e6", "0 pass", "1 N5>e4")
    last = [["kwatro-sinko.route", "off_line", {"cells": ["b8", "e6"]}]]
    assert ENGINE.view(script.state, REFEREE, 0)["record"] == {"turn": [], "last": last}
    for viewer in (0, 1, SPECTATOR):
        assert "record" not in ENGINE.view(script.state, viewer, 0)


def test_nothing_shown_to_the_seats_tells_a_fault_from_a_good_move() -> None:
    good, bad = game().play("0 N4>e6", "0 pass"), game().play("0 N4>e4", "0 pass")
    assert (good.status, good.kinds) == (bad.status, bad.kinds)
    for viewer in (0, 1, SPECTATOR):
        seen, other = (ENGINE.view(script.state, viewer, 0) for script in (good, bad))
        assert {key for key in seen if seen[key] != other[key]} == {"board", "last", "text"}


def test_hints_show_paths_only_with_help_and_only_where_the_room_wants_them() -> None:
    shown = {
        (mode, hints): ENGINE.view(game(board=WON, mode=mode, options={"hints": hints}).state, 0, 0)["paths"]
        for mode in ("assisted", "tournament")
        for hints in (True, False)
    }
    assert shown.pop(("assisted", True)) == [["c6", "e6", "g6"]]
    assert set(shown.values()) == {None}


def test_windows_as_everybody_sees_them() -> None:
    script = game(board=WON)
    seen = [script.play(*lines).status.windows for lines in ((), ("0 N0>e8", "0 pass"), ("1 .N1",), ("1 win c6 1+1-1=1",))]
    assert seen == [(), (Window("regular", (1,)),), (), (Window("result", (0,), 20_000, "declared"),)]


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        (("C",), {"phase": "relocating", "flag": 1, "strikes": [0, 0], "relocations": 1}),
        (("I",), {"phase": "moving", "flag": 0, "strikes": [0, 1]}),
        (("IA",), {"phase": "moving", "flag": 1, "strikes": [0, 1], "window": True}),
    ],
)
def test_a_human_ruling_replaces_the_engines(marks: tuple[Mark, ...], expected: dict[str, Any]) -> None:
    for move in ("0 N4>e6", "0 N4>e4"):
        game().play(move, "0 pass").play("1 !kwatro-sinko.route", marks=marks).shows(**expected)
        game().play(move, "0 pass").play("1 !other:the hand was on it", marks=marks).shows(**expected)
    with pytest.raises(Refusal, match="malformed"):
        game().play("0 N4>e4", "0 pass").play("1 !kwatro-sinko.route", marks=())


def test_a_remedy_has_a_minute_of_its_own_that_stands_while_the_hall_halts() -> None:
    script = game(options={"game_ms": 0}).play("0 N4>e4", "0 pass")
    script.wait(50_000)
    script.play("1 !kwatro-sinko.route")
    clock = ENGINE.view(script.state, 0, 0)["clock"]
    assert (clock["seat"], clock["due_at_ms"], clock["in_grace"]) == (1, 110_000, False)
    halted = ENGINE.adjust_clock(script.state, Halt(), 70_000)
    assert ENGINE.status(halted).due_at_ms is None
    assert ENGINE.status(ENGINE.adjust_clock(halted, Resume(), 100_000)).due_at_ms == 140_000
    script.wait(60_000)
    script.shows(phase="moving", flag=1, violations=[0, 0], window=False)
    assert script.status.due_at_ms == 170_000


def test_two_hundred_turns_are_the_most() -> None:
    script = game(options={"game_ms": 0})
    for _pair in range(50):
        script.play("0 N4>e6", "0 pass", "1 N5>e4", "1 pass", "0 N4>e8", "0 pass", "1 N5>e2", "1 pass")
    script.shows(turns=200, result={"result": "draw", "reason": "time"})
    assert script.kinds[-2:] == ["time_limit", "game_over"]


def test_the_card_has_a_line_for_each_thing_done() -> None:
    script = game(board=WON).play(
        "0 N0>e8", "0 win c6 e6 g6 6+2-3=4", "1 !kwatro-sinko.sentence", "1 N6/f8", "1 N1>b4", "1 pass"
    )
    assert ENGINE.card(script.state, 0).lines == (
        (1, "N0", "e9", "e8", ""),
        (1, None, None, "6+2-3=4", "declared"),
        (1, None, None, None, "void"),
    )
    assert ENGINE.card(script.state, 1).lines == ((2, "N6", "c6", "f8", "relocated"), (2, "N1", "b2", "b4", ""))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("slot 3", DrawChip(3)),
        ("N4>e6", Move("N4", "e6")),
        ("N4/e8", Relocate("N4", "e8")),
        (".N4", Select("N4")),
        ("win c6 e6 g6 6+2-3=5", DeclareWin(("c6", "e6", "g6"), Sentence((6, 2), 3, 5))),
        ("win 0+2-9=-7", DeclareWin((), Sentence((0, 2), 9, -7))),
        ("waive", WaiveRelocation()),
        ("pass", PassFlag()),
        ("time", CallTime()),
        ("!kwatro-sinko.route", Challenge(rule="kwatro-sinko.route")),
        ("!!kwatro-sinko.route|other:looked", Challenge(rules=("kwatro-sinko.route", "other:looked"))),
    ],
)
def test_every_action_has_a_text_that_reads_back(text: str, action: Any) -> None:
    state = game().state
    assert ENGINE.notate(state, action) == text
    assert ENGINE.read(state, 0, f" {text} ") == action


def test_a_chips_number_is_enough_and_a_sentence_may_have_spaces() -> None:
    state = game().state
    assert ENGINE.read(state, 0, "4 > E6") == Move("N4", "e6")
    assert ENGINE.read(state, 0, ".4") == Select("N4")
    assert ENGINE.read(state, 0, "win C6 e6 g6 6 + 2 - 3 = 5") == DeclareWin(("c6", "e6", "g6"), Sentence((6, 2), 3, 5))


@pytest.mark.parametrize("text", ["", "N4", "N4-e6", "slot", "slot 12", ".", "!", "nochallenge", "win c6", "win 6+2=8", ">e6"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="notation_unknown"):
        ENGINE.read(game().state, 0, text)


@pytest.mark.parametrize(
    "given",
    [
        {"board": {"N1": "e5"}},
        {"board": {"N10": "e6"}},
        {"board": {"N1": "e6", "N2": "e6"}},
        {"flag": 2},
        {"evens": 2},
        {"sky": "blue"},
        {"options": {"max_turns": 0}},
        {"options": {"unknown": 1}},
        {"phase": "start", "chance": {"slots": [0, 1, 2]}},
        {"phase": "start", "chance": {"slots": [0, 1, 2, 3, 4, 5, 6, 7, 8, 8]}},
        {"phase": "over"},
    ],
)
def test_impossible_positions_are_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position(given, 0)


def test_a_false_sentence_of_an_exercise_is_near_the_true_one(monkeypatch: pytest.MonkeyPatch) -> None:
    start = game(board=WON).state
    state = replace(start, turn=replace(start.turn, hops=(Hop("N1", "b2", "b2"),)))
    makers = ENGINE.practice.makers
    for near, are_there in ((1, True), (0, False)):
        monkeypatch.setattr(practice, "NEAR", near)
        assert any(slip.wrong for slip in makers["sentence"](state, 0)) is are_there
