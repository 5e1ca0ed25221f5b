"""Tests of the board, the setup, the notation, views, score cards, and positions that a client sends."""

from typing import Any

import pytest

from engines.contract import REFEREE, SPECTATOR, Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.referee.actions import CallTime, NoChallenge, PassFlag
from engines.registry import engine_of
from engines.sum_dominoes import faults
from engines.sum_dominoes.actions import Challenge, Give, Named, Place, Target, WriteSum
from engines.sum_dominoes.board import EDITION, FACES, TILES, Laid, centre, field, fits, has_space, is_free, is_pair, spaces
from tests.engines.kit.script import Script

ENGINE = engine_of("sum-dominoes")
SIZE = (16, 11)
CENTRE = {"3-7": ["H6", "I6"]}
HANDS = [["2-7", "5-9", "4-4", "0-1"], ["6-6", "3-9", "1-8", "0-0"]]


def game(**given: Any) -> Script:
    start = {"board": CENTRE, "hands": HANDS, "bank": ["1-1", "2-2", "3-3", "4-5"], "sum": 10, "chance": [[4, 4, 4], [2, 3, 1]]}
    return Script("sum-dominoes", **{**start, **given})


def test_fifty_five_tiles_and_a_rectangle_in_the_middle() -> None:
    assert len(TILES) == 55
    assert {FACES[tile] for tile in TILES} == {(low, high) for low in range(10) for high in range(low, 10)}
    assert centre(SIZE) == ("H6", "I6")
    assert centre((6, 1)) == ("C1", "D1")
    assert centre((5, 4)) == ("B2", "C2")


def test_what_the_shifts_say_is_what_counting_says() -> None:
    """Compare the shift-based search for free spaces with a check of every pair by the written rule. The board has
    tiles at its edges."""
    laid = [("3-7", "C2", "D2"), ("0-9", "A1", "A2"), ("1-1", "F4", "F3"), ("2-8", "A4", "B4")]
    board = tuple(Laid(tile, (low, high)) for tile, low, high in laid)
    size = (6, 4)
    ids = field(size).ids
    assert len(ids) == 24
    pairs = [(a, b) for a in ids for b in ids if is_pair(size, (a, b))]
    assert len(pairs) == 2 * (5 * 4 + 6 * 3)
    covered = {square for each in board for square in each.cells}

    def contacts(pair: tuple[str, str]) -> list[tuple[str, str]]:
        return [(mine, other) for mine in pair for other in covered if is_pair(size, (mine, other))]

    counted = {(a, b) for a, b in pairs if not {a, b} & covered and len(contacts((a, b))) == 1}
    found = {tuple(sorted((space.at, space.beyond))) for space in spaces(size, board)}
    assert found == {tuple(sorted(pair)) for pair in counted}
    assert has_space(size, board) == bool(counted)
    for total in range(3, 19):
        for each in fits(size, board, TILES, total):
            assert is_free(board, each.cells)
            assert faults.match_detail(size, board, each, total) is None
    ways = {
        (tile, pair)
        for tile in TILES
        for pair in pairs
        if is_free(board, pair) and faults.match_detail(size, board, Laid(tile, pair), 12) is None
    }
    doubles_once = {(each.tile, each.cells) for each in fits(size, board, TILES, 12)}
    assert {(tile, frozenset(pair)) for tile, pair in ways} == {(tile, frozenset(pair)) for tile, pair in doubles_once}


def test_setup_deals_seven_each_rolls_for_the_start_and_lays_one() -> None:
    for seed in range(8):
        state = ENGINE.setup(ENGINE.read_options({}), 2, ChanceReader(ChanceState(bytes([seed]) * 32)), 0)
        assert [len(hand) for hand in state.hands] == [EDITION.hand, EDITION.hand]
        laid = [each.tile for each in state.board]
        assert sorted([*laid, *state.hands[0], *state.hands[1], *state.bank]) == sorted(TILES)
        assert state.board == (Laid(laid[0], ("H6", "I6")),)
        rolled = [sum(throw) for throw in state.throws]
        assert rolled[0] != rolled[1]
        assert state.sum == min(rolled) == rolled[state.starter]
        assert (state.flag, state.phase) == (state.starter, "part1")


def test_equal_rolls_are_rolled_again_and_a_named_starter_has_the_lower_one() -> None:
    script = ((1, 2, 3), (2, 2, 2), (6, 6, 6), (1, 1, 1))
    state = ENGINE.setup(ENGINE.read_options({}), 2, ChanceReader(ChanceState(bytes(32), script=script)), 0)
    assert (state.starter, state.sum, state.throws) == (1, 3, ((6, 6, 6), (1, 1, 1)))
    named = ENGINE.read_options({"starter": 0})
    state = ENGINE.setup(named, 2, ChanceReader(ChanceState(bytes(32), script=script)), 0)
    assert (state.starter, state.sum, state.throws) == (0, 3, ((1, 1, 1), (6, 6, 6)))
    assert [ENGINE.for_game(named, number).starter for number in (0, 1, 2)] == [0, 1, 0]


TARGET = Target("2-7", ("G6", "F6"))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("2-7 G6 F6", Place("2-7", ("G6", "F6"))),
        ("=12", WriteSum(12)),
        ("give 6-6", Give("6-6")),
        ("nochallenge", NoChallenge()),
        ("pass", PassFlag()),
        ("time", CallTime()),
        ("!sum-dominoes.match-1", Challenge(rule="sum-dominoes.match-1")),
        ("!sum-dominoes.unplaced-1 2-7 G6 F6", Challenge(rule=Named("sum-dominoes.unplaced-1", TARGET))),
        ("!sum-dominoes.unplaced-1 @2-7 G6 F6", Challenge(rule="sum-dominoes.unplaced-1", target=TARGET)),
        (
            "!!sum-dominoes.sum|sum-dominoes.unplaced-2 2-7 G6 F6|other:so @2-7 G6 F6",
            Challenge(rules=("sum-dominoes.sum", Named("sum-dominoes.unplaced-2", TARGET), "other:so"), target=TARGET),
        ),
    ],
)
def test_every_action_has_a_text_that_reads_back(text: str, action: Any) -> None:
    state = game().state
    assert ENGINE.notate(state, action) == text
    assert ENGINE.read(state, 0, f" {text} ") == action


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("7-2 f6 g6", "2-7 G6 F6"),
        ("= 7", "=7"),
        ("!match-1", "!sum-dominoes.match-1"),
        ("!!sum|draw", "!!sum-dominoes.sum|sum-dominoes.draw"),
    ],
)
def test_texts_may_be_shorter_or_turned_round(text: str, same: str) -> None:
    state = game().state
    assert ENGINE.notate(state, ENGINE.read(state, 0, text)) == same


@pytest.mark.parametrize("text", ["", "2-7", "2-7 G6", "=", "give", "!", "!!", "jump", "= 100"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="notation_unknown"):
        ENGINE.read(game().state, 0, text)


def test_the_banks_order_is_hidden_and_the_record_for_referees_alone() -> None:
    lines = ["0 2-7 G6 F6", "0 roll", "0 =11"]
    script = game().play(*lines)
    other = game(bank=["4-5", "3-3", "1-1", "2-2"]).play(*lines)
    for viewer in (0, 1, SPECTATOR, REFEREE):
        assert ENGINE.view(script.state, viewer, 0) == ENGINE.view(other.state, viewer, 0)
        hidden = ENGINE.resample_hidden(script.state, viewer, ChanceReader(ChanceState(bytes(32))))
        assert sorted(hidden.bank) == sorted(script.state.bank)
        assert ENGINE.view(hidden, viewer, 0) == ENGINE.view(script.state, viewer, 0)
    assert "record" not in ENGINE.view(script.state, 1, 0)
    record = ENGINE.view(script.state, REFEREE, 0)["record"]
    match = ["sum-dominoes.match-1", "sum", {"got": 5, "total": 10, "cells": ["G6", "F6"]}]
    total = ["sum-dominoes.sum", None, {"dice": [4, 4, 4], "said": 11, "right": 12, "cells": ["dice"]}]
    assert record == {"turn": [match, total]}
    script.play("0 draw", "0 pass")
    first, second, unplaced = ENGINE.view(script.state, REFEREE, 0)["record"]["last"]
    assert [first, second] == [match, total]
    assert unplaced[:2] == ["sum-dominoes.unplaced-2", None]
    assert unplaced[2]["cells"] == []


def test_the_same_windows_whether_a_tile_fits_or_not() -> None:
    right, wrong = game().play("0 2-7 F6 G6"), game().play("0 2-7 G6 F6")
    assert right.status == wrong.status
    assert right.status.windows[0].kind == "first_part"
    right.play("0 roll", "0 =12")
    assert [window.kind for window in right.status.windows] == ["first_part", "second_part"]
    right.play("0 draw", "0 pass")
    assert [(window.kind, window.seats) for window in right.status.windows] == [("regular", (1,))]


def test_the_sum_card_has_a_line_for_each_turn_and_what_a_challenge_changed() -> None:
    script = game().play("0 2-7 F6 G6", "0 roll", "0 =11", "0 4-4 J6 K6")
    assert ENGINE.card(script.state, 0).lines == ((10, "2-7", 11, "4-4", None, ""),)
    script.play("0 draw", "0 pass", "1 !sum")
    card = ENGINE.card(script.state, 0)
    assert card.lines == ((10, "2-7", 12, None, "1-1", ""),)
    assert card.total == sum(sum(FACES[tile]) for tile in script.state.hands[0])
    assert ENGINE.card(script.state, 1).lines == ()
    assert ENGINE.card(script.state, 1).marks == ("C",)
    script = game().play("0 pass", "1 !draw", "clock +70000")
    assert ENGINE.card(script.state, 0).lines == ((None, None, None, None, "1-1", ""),)
    assert ENGINE.card(script.state, 1).lines == ((None, None, None, None, "3-3", "forfeit"),)
    assert ENGINE.card(script.state, 1).violations == 1


@pytest.mark.parametrize(
    "given",
    [
        {"board": {"3-7": ["H6", "J6"]}},
        {"board": {"3-7": ["H6", "Q6"]}},
        {"board": {"7-3": ["H6", "I6"]}},
        {"board": {"3-7": ["H6", "I6"], "0-0": ["I6", "J6"]}},
        {"hands": [["2-7", "2-7"], []]},
        {"bank": ["1-1", "1-1"]},
        {"hands": [["2-7"]]},
        {"flag": 2},
        {"sum": 100},
        {"colour": 1},
        {"options": {"columns": 17}},
        {"options": {"rows": 0}},
        {"options": {"turn_ms": -1}},
        {"strikes": [0, -1]},
    ],
)
def test_impossible_positions_are_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position(given, 0)


def test_a_lesson_may_use_every_tile_of_the_set_at_once() -> None:
    state = ENGINE.position({"hands": [TILES, TILES], "bank": TILES}, 0)
    assert (state.hands, state.bank) == ((TILES, TILES), TILES)
