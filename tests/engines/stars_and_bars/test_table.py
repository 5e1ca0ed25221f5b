"""Tests of the pack and the board, the notation, views and their hidden parts, positions that a client sends, and the
start."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engines.contract import REFEREE, SPECTATOR, Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.referee.actions import CallTime, Challenge, DeclareWin, PassFlag
from engines.registry import engine_of
from engines.stars_and_bars.actions import CODE, Discard, Flip, Peek, Place, Remove, RemoveCenter, Score
from engines.stars_and_bars.board import CARDS, CENTRE, NEIGHBOURS, PLACE, SQUARES, STARS, WAYS
from engines.stars_and_bars.state import Placed
from tests.engines.stars_and_bars.test_challenges import GIVEN, TURN, game

ENGINE = engine_of("stars-and-bars")
FOUR = ["star1-red-solid", "star1-red-striped", "star2-red-striped", "star2-blue-striped"]
FILLED = {"piles": {**GIVEN["piles"], "c1": FOUR}}


def test_the_pack_has_every_combination_once() -> None:
    assert len(CARDS) == len(set(CARDS)) == len(set(CODE.values())) == 54
    assert len(STARS) == 27
    assert {WAYS[one, other] for one in CARDS for other in CARDS if one != other} == {1, 2, 3, 4}


def test_the_squares_are_a_grid_of_four_by_four() -> None:
    rows = (("o1", "o2", "o3", "o4"), ("o12", "c1", "c2", "o5"), ("o11", "c4", "c3", "o6"), ("o10", "o9", "o8", "o7"))
    where = {cell: (row, column) for row, cells in enumerate(rows) for column, cell in enumerate(cells)}
    assert where.keys() == set(SQUARES)
    assert set(CENTRE) == {"c1", "c2", "c3", "c4"}
    for cell, (row, column) in where.items():
        touching = {PLACE[other] for other, (r, c) in where.items() if max(abs(r - row), abs(c - column)) == 1}
        assert set(NEIGHBOURS[cell]) == touching


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("s1bs@o2", Place("star1-blue-solid", "o2")),
        ("b3yh@c4", Place("bar3-yellow-hollow", "c4")),
        ("drop b1rt", Discard("bar1-red-striped")),
        ("flip c1", Flip("c1")),
        ("remove o12", Remove("o12")),
        ("clear", RemoveCenter()),
        ("peek", Peek()),
        ("+12=62", Score(12, 62)),
        ("win", DeclareWin()),
        ("pass", PassFlag()),
        ("time", CallTime()),
        ("!stars-and-bars.cover", Challenge(rule="stars-and-bars.cover")),
        ("!!stars-and-bars.cover|stars-and-bars.total", Challenge(rules=("stars-and-bars.cover", "stars-and-bars.total"))),
    ],
)
def test_every_action_has_a_text_that_reads_back(text: str, action: Any) -> None:
    state = game().state
    assert ENGINE.notate(state, action) == text
    assert ENGINE.read(state, 0, f" {text} ") == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("2@o1", Place("bar1-red-solid", "o1")),
        ("STAR1-blue-solid @ C1", Place("star1-blue-solid", "c1")),
        ("drop 4", Discard("bar2-blue-hollow")),
        ("+3 = 43", Score(3, 43)),
    ],
)
def test_people_may_type_in_other_ways(text: str, action: Any) -> None:
    assert ENGINE.read(game().state, 0, text) == action


@pytest.mark.parametrize(
    "text", ["", "5@o1", "0@o1", "s1bs@o13", "s4bs@o1", "flip", "flip o99", "+3", "drop 9", "drop", "throw", "!"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="notation_unknown"):
        ENGINE.read(game().state, 0, text)


def test_a_view_shows_tops_and_heights_and_no_card_below() -> None:
    view = ENGINE.view(game(**FILLED, flipped=["c2"]).state, SPECTATOR, 0)
    assert view["piles"][PLACE["c1"]] == {"top": "star2-blue-striped", "height": 4, "flipped": False}
    assert view["piles"][PLACE["c2"]] == {"top": None, "height": 1, "flipped": True}
    assert view["piles"][PLACE["o1"]] is None
    assert (view["deck"], view["discard"]) == (2, 0)
    said = msgspec.json.encode(view).decode()
    assert not any(card in said for card in (*FOUR[:3], "star2-red-solid", "star1-yellow-hollow"))
    assert view["text"].startswith("c1:s2bt/4 c2:-/1 c3:b1bt/1 c4:b3yh/1|s1bs.b1rs.s3yt.b2bh|")


def test_the_points_of_a_placement_are_shown_to_nobody_at_the_table() -> None:
    script = game().play("0 s1bs@o2")
    view = ENGINE.view(script.state, 0, 0)
    assert "worth" not in view["turn"]
    assert (view["turn"]["points"], view["turn"]["bonus"], view["score"]) == (None, 0, [40, 38])


def test_only_referees_see_the_record() -> None:
    script = game().play("0 b2bh@c1", "0 +4=43", "0 pass")
    seen = [ENGINE.view(script.state, viewer, 0) for viewer in (0, 1, SPECTATOR)]
    assert seen[0] == seen[1] == seen[2]
    assert "record" not in seen[0]
    record = ENGINE.view(script.state, REFEREE, 0)["record"]
    assert [fault[:2] for fault in record["last"]] == [
        ["stars-and-bars.cover", None],
        ["stars-and-bars.points", 8],
        ["stars-and-bars.total", 44],
    ]
    assert record["turn"] == []
    assert record["last"][2][2] == {"said": 43, "right": 44, "before": 40, "points": 4, "cells": []}
    assert [ENGINE.audience(script.state, viewer) for viewer in (0, 1, SPECTATOR, REFEREE)] == [SPECTATOR] * 3 + [REFEREE]


def test_a_turn_with_faults_looks_like_one_without() -> None:
    def traces(*lines: str) -> list[Any]:
        script = game()
        shown: list[Any] = []
        for line in lines:
            script.play(line)
            assert script.last is not None
            shown.append([(seen.kind, seen.seat, sorted(seen.params)) for seen in script.last.happenings])
            shown.append((script.last.record, msgspec.to_builtins(script.status)))
            shown.append(sorted(ENGINE.view(script.state, 1, 0)))
        return shown

    assert traces("0 s1bs@c1", "0 +12=52", "0 pass") == traces("0 b2bh@c1", "0 +4=43", "0 pass")


def test_the_order_of_the_deck_and_what_lies_below_is_nobodys_to_see() -> None:
    state = game(**FILLED).play(*TURN).state
    piles = list(state.table.piles)
    piles[PLACE["c1"]] = ("bar1-yellow-solid", "bar1-yellow-hollow", "bar1-yellow-striped", FOUR[3])
    twin = replace(state, deck=("bar3-red-hollow",), table=replace(state.table, piles=tuple(piles)))
    for viewer in (0, 1, SPECTATOR, REFEREE):
        assert msgspec.msgpack.encode(ENGINE.view(state, viewer, 0)) == msgspec.msgpack.encode(ENGINE.view(twin, viewer, 0))
    assert ENGINE.status(state) == ENGINE.status(twin)


def test_a_disguise_changes_what_is_hidden_and_nothing_else() -> None:
    state = ENGINE.setup(ENGINE.read_options({}), 2, ChanceReader(ChanceState(b"s" * 32)), 0)
    other = ENGINE.resample_hidden(state, 0, ChanceReader(ChanceState(b"d" * 32)))
    assert sorted(other.deck) == sorted(state.deck)
    assert other.deck != state.deck
    assert other.table == state.table
    seen = ENGINE.resample_hidden(state, REFEREE, ChanceReader(ChanceState(b"d" * 32)))
    assert seen.deck != state.deck
    assert seen.table == state.table


@pytest.mark.parametrize("flag", [0, 1])
def test_a_disguise_keeps_what_a_seat_has_peeked_at(flag: int) -> None:
    state = ENGINE.setup(ENGINE.read_options({"starter": flag}), 2, ChanceReader(ChanceState(b"s" * 32)), 0)
    under, card = state.deck[:2]
    placed = (None, Placed(card, "c1", under)) if flag == 0 else (Placed(card, "c1", under), None)
    peeked = replace(state, peeked=True, placed=placed)
    other = ENGINE.resample_hidden(peeked, flag, ChanceReader(ChanceState(b"d" * 32)))
    assert other.placed == placed
    assert other.deck != state.deck


def test_the_first_star_drawn_starts() -> None:
    for seed in range(12):
        state = ENGINE.setup(ENGINE.read_options({}), 2, ChanceReader(ChanceState(bytes([seed]) * 32)), 0)
        first = state.first
        assert first is not None
        centre = [state.table.piles[PLACE[cell]][0] for cell in CENTRE]
        theirs = [card for pair in zip(state.table.hands[first], state.table.hands[1 - first], strict=True) for card in pair]
        drawn = [*sorted(centre, key=lambda card: centre.index(card)), *theirs]
        star = next(place for place, card in enumerate(drawn) if card in STARS)
        assert state.starter == state.flag == (first if star % 2 == 0 else 1 - first)
        assert len({*drawn, *state.deck}) == 54
        assert len(state.deck) == 42


def test_a_named_starter_starts_and_alternates() -> None:
    named = ENGINE.read_options({"starter": 1})
    assert [ENGINE.for_game(named, number).starter for number in (0, 1, 2)] == [1, 0, 1]
    assert ENGINE.setup(named, 2, ChanceReader(ChanceState(bytes(32))), 0).flag == 1


@pytest.mark.parametrize(
    "given",
    [
        {"piles": {"o13": ["star1-red-solid"]}},
        {"piles": {"o1": ["star4-red-solid"]}},
        {"hands": [["star1-red-solid", "star1-red-solid"], []]},
        {"hands": [[]]},
        {"deck": ["joker"]},
        {"flipped": ["c1"]},
        {"flipped": ["o1"], "piles": {"o1": ["star1-red-solid"]}},
        {"score": [-1, 0]},
        {"flag": 2},
        {"colour": 1},
        {"options": {"x": 1}},
        {"phase": "placed"},
        {"strikes": [-1, 0]},
    ],
)
def test_impossible_positions_are_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position(given, 0)


def test_refused_actions_change_nothing() -> None:
    script = game(**FILLED)
    assert script.refused("0 pass") == ("turn_incomplete", {"missing": ["place"]})
    codes = {
        "flip c2": "pile_too_small",
        "flip o1": "not_central",
        "remove c1": "not_outside",
        "clear": "not_all_flipped",
        "peek": "nothing_placed",
        "+1=41": "wrong_phase",
        "win": "wrong_phase",
        "accept": "no_result_pending",
    }
    assert {text: script.code(f"0 {text}") for text in codes} == codes
    assert script.code("0 time") == "not_a_referee"
    assert script.code("leader pass") == "malformed"


def test_with_auto_flag_a_turn_ends_by_itself_once_nothing_can_be_tidied() -> None:
    script = game(options={"auto_flag": True}).play("0 s1bs@o2")
    assert script.play("0 +3=43").state.flag == 1
    script = game(options={"auto_flag": True}, piles={"c1": FOUR[:1] * 3}).play("0 s1bs@c1", "0 +0=40")
    assert script.state.flag == 0
    assert script.play("0 flip c1").state.flag == 1
