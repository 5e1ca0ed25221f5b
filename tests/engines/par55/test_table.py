"""Tests of the board, the scores, the notation, views, score cards, the start, and positions that a client sends."""

from typing import Any

import pytest
from msgspec.structs import replace

from engines.contract import REFEREE, SPECTATOR, Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.duel.hand_pick import StartCall, StartPick
from engines.kit.referee.actions import CallTime, Challenge, DeclareWin, PassFlag
from engines.kit.referee.record import put
from engines.par55.actions import Announce, Bump, MovePawn, Place, PutBack, Select
from engines.par55.board import BASES, BLOCKS, BUMP_BACK, GOAL, NEIGHBOURS, SCORING, SHORT, WHITE, counted, worth
from engines.registry import engine_of
from tests.engines.kit.script import Script

ENGINE = engine_of("par55")


def game(**given: Any) -> Script:
    return Script("par55", **given)


def test_the_data_file_is_the_board_of_the_rulebook() -> None:
    assert len(BLOCKS) == len(BASES) == len(set(SHORT.values())) == 30
    pairs = {frozenset((base, beside)) for base, others in NEIGHBOURS.items() for beside in others}
    assert len(pairs) == 59
    assert all(base in NEIGHBOURS[beside] for base, others in NEIGHBOURS.items() for beside in others)
    assert {len(others) for others in NEIGHBOURS.values()} <= {2, 3, 4, 5}
    assert frozenset(range(1, 56)) - frozenset(range(0, 56, 5)) == WHITE
    assert (SCORING.par, SCORING.per_likeness, GOAL, BUMP_BACK) == (5, 1, 55, 5)


@pytest.mark.parametrize(
    ("laid", "block", "base", "score"),
    [
        ({}, "large-red-circle", "C2T", 5),
        ({"C2B": "small-blue-square"}, "large-red-circle", "C2T", 5),
        ({"C2B": "small-red-square"}, "large-red-circle", "C2T", 6),
        ({"C2B": "small-red-circle"}, "large-red-circle", "C2T", 7),
        ({"C2B": "small-red-circle", "A1L": "large-red-square"}, "large-red-circle", "C2T", 7),
    ],
)
def test_a_block_scores_par_and_its_likenesses(laid: dict[str, str], block: str, base: str, score: int) -> None:
    assert worth(laid, block, base, SCORING) == score


@pytest.mark.parametrize(
    ("start", "spaces", "bounces", "path"),
    [
        (3, 5, False, (4, 5, 6, 7, 8)),
        (50, 5, False, (51, 52, 53, 54, 55)),
        (51, 5, False, ()),
        (7, 0, False, ()),
        (53, 5, True, (54, 55, 54, 53, 52)),
        (55, 2, True, (54, 53)),
    ],
)
def test_a_pawn_is_counted_on_and_never_beyond_55(start: int, spaces: int, bounces: bool, path: tuple[int, ...]) -> None:
    assert counted(start, spaces, bounces) == path


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("call blue", StartCall("blue")),
        ("left", StartPick("left")),
        ("?src", Select("small-red-circle")),
        ("back", PutBack()),
        ("lyh C2T", Place("large-yellow-hexagon", "C2T")),
        ("=7", Announce(7)),
        (">12", MovePawn(12, (8, 9, 10, 11, 12))),
        (">7", MovePawn(7, ())),
        (">12 -", MovePawn(12, ())),
        (">12 8-10,12", MovePawn(12, (8, 9, 10, 12))),
        (">52 54-55,54,53,52", MovePawn(52, (54, 55, 54, 53, 52))),
        ("bump 3", Bump(3)),
        ("win", DeclareWin()),
        ("pass", PassFlag()),
        ("time", CallTime()),
        ("!par55.score", Challenge(rule="par55.score")),
        ("!!par55.score|par55.bump", Challenge(rules=("par55.score", "par55.bump"))),
    ],
)
def test_every_action_has_a_text_that_reads_back(text: str, action: Any) -> None:
    state = game(pawns=[7, 0]).state
    assert ENGINE.notate(state, action) == text
    assert ENGINE.read(state, 0, f" {text} ") == action


def test_blocks_may_be_written_out_and_bases_in_small_letters() -> None:
    state = game().state
    assert ENGINE.read(state, 0, "small-red-circle c2t") == Place("small-red-circle", "C2T")
    assert ENGINE.read(state, 0, "?small-red-circle") == Select("small-red-circle")


@pytest.mark.parametrize(
    "text", ["", "=", "=100", "=x", ">60", ">5 1-99", ">5 1-", "bump", "bump 77", "xyz C2T", "call green", "up"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="notation_unknown"):
        ENGINE.read(game().state, 0, text)


def test_a_base_that_is_not_on_the_board_is_read_and_malformed() -> None:
    assert game().code("0 src Z9L") == "malformed"
    assert game().code("0 ?zzz") == "malformed"


def test_what_is_shown_to_all_and_what_to_referees() -> None:
    script = game(pawns=[3, 8]).play("0 sbs A1L", "0 =6", "0 >8")
    seen = ENGINE.view(script.state, SPECTATOR, 0)
    assert seen == ENGINE.view(script.state, 1, 0)
    assert seen["bases"] == {"A1L": "small-blue-square"}
    assert (seen["turn"]["announced"], seen["turn"]["to"], seen["turn"]["path"]) == (6, 8, [4, 5, 6, 7, 8])
    assert "record" not in seen
    record = ENGINE.view(script.state, REFEREE, 0)["record"]
    assert [fault[:2] for fault in record["turn"]] == [["par55.score", 5], ["par55.count", "path"]]
    assert record["turn"][0][2] == {"said": 6, "right": 5, "par": 5, "likenesses": 0, "cells": ["A1L"]}
    assert "5" not in str(seen["turn"]["announced"]), "the right score is never shown"


def test_hints_are_for_assisted_rooms_that_want_them() -> None:
    assert ENGINE.view(game(mode="assisted").state, 0, 0)["hints"]
    assert not ENGINE.view(game(mode="assisted", options={"hints": False}).state, 0, 0)["hints"]
    assert not ENGINE.view(game().state, 0, 0)["hints"]


def test_a_card_has_a_line_for_each_turn_and_its_fate() -> None:
    script = game(pawns=[3, 8]).play("0 sbs A1L", "0 =5", "0 >8", "0 bump 3", "0 pass", "1 lrc E3R", "1 =6", "1 >9", "1 pass")
    script.play("0 !par55.score")
    assert ENGINE.card(script.state, 0).lines == (("small-blue-square", "A1L", 5, 8, "bump"),)
    card = ENGINE.card(script.state, 1)
    assert card.lines == (("large-red-circle", "E3R", 6, 3, "undone"),)
    assert (card.total, card.marks) == (3, ())
    script.wait(70_000)
    assert ENGINE.card(script.state, 0).lines[-1] == (None, None, None, 8, "forfeit")


def test_the_hands_are_filled_by_chance_and_fill_nothing_before() -> None:
    options = ENGINE.read_options({"mode": "tournament"})
    found = set()
    for number in range(20):
        reader = ChanceReader(ChanceState(bytes([number]) * 32))
        state = ENGINE.setup(options, 2, reader, 0)
        assert ENGINE.status(state).flag is None
        assert ENGINE.status(state).due_at_ms == options.turn_ms
        assert reader.drawn == []
        state = ENGINE.apply(state, 0, StartCall("red"), 5, reader, None).state
        state = ENGINE.apply(state, 1, StartPick("left"), 9, reader, None).state
        assert set(state.colors) == {"blue", "red"}
        assert state.colors[state.starter] == "red"
        assert (state.flag, state.clock.seat, state.clock.due_at_ms) == (state.starter, state.starter, 60_009)
        found.add(state.colors)
    assert len(found) == 2


def test_a_named_starter_skips_the_hands_and_alternates() -> None:
    options = ENGINE.read_options({"starter": 1})
    assert ENGINE.status(ENGINE.setup(options, 2, ChanceReader(ChanceState(bytes(32))), 0)).flag == 1
    assert [ENGINE.for_game(options, number).starter for number in range(3)] == [1, 0, 1]


@pytest.mark.parametrize(
    "given",
    [
        {"bases": {"Z1L": "small-red-circle"}},
        {"bases": {"A1L": "small-green-circle"}},
        {"bases": {"A1L": "small-red-circle", "A1R": "small-red-circle"}},
        {"pawns": [0, 56]},
        {"pawns": [0]},
        {"flag": 2},
        {"colors": ["blue", "blue"]},
        {"phase": "scoring"},
        {"phase": "start", "flag": 1},
        {"final": 1},
        {"chance": {"dice": [1]}},
        {"options": {"par": 4}},
        {"blocks": []},
    ],
)
def test_a_position_that_makes_no_sense_is_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position(given, 0)


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "announce", "score": True},
        {"type": "announce", "score": "7"},
        {"type": "announce", "score": 7.5},
        {"type": "move_pawn", "to": 5},
        {"type": "move_pawn", "to": 5, "path": [1] * 300},
        {"type": "place", "block": "small-red-circle"},
        {"type": "pass_flag", "now": True},
        {"type": "start_pick", "hand": "third"},
    ],
)
def test_actions_of_another_shape_are_malformed(raw: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.parse(raw)


def test_an_exercise_counts_up_to_the_goal_and_no_further() -> None:
    script = game().play("0 lbc C1L", "0 =6", "0 >6", "0 pass").bots_play(20)
    while script.state.phase != "placing":
        script.bots_play(1)
    state, ends = script.state, set()
    for start in range(GOAL - 12, GOAL):
        turn = replace(state.turn, before=put((0, 0), state.flag, start))
        slips = ENGINE.practice.makers["count"](replace(state, turn=turn), state.flag)
        ends |= {action.to for slip in slips for action in slip.wrong or () if isinstance(action, MovePawn)}
    assert max(ends) == GOAL


def test_an_exercise_bumps_a_pawn_as_far_back_as_the_start() -> None:
    script = game(pawns=[0, 6]).play("0 lbc C1L", "0 =6", "0 >6")
    slips = ENGINE.practice.makers["bump"](script.state, 0)
    assert [slip.wrong for slip in slips] == [(Bump(0),), (Bump(2),)]
    assert {slip.right for slip in slips} == {(Bump(1),)}
