"""Tests of the notation, views, the score card, the start, positions that a client sends, and the bot."""

from typing import Any

import msgspec
import pytest

from engines.contract import REFEREE, SPECTATOR, Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from tests.engines.kit.script import Script

ENGINE = engine_of("queens-and-guards")
NEAR = {"BQ": "5.15", "B1": "3.0", "B2": "4.2", "RQ": "5.0", "R1": "3.1", "R2": "4.10"}
TRAPPED = {**NEAR, "B2": "3.2"}


def game(board: dict[str, str] | None = None, **given: Any) -> Script:
    return Script("queens-and-guards", board=board or NEAR, **given)


TEXTS: list[tuple[str, dict[str, Any]]] = [
    ("B1 4.1", {"type": "move", "piece": "B1", "to": "4.1"}),
    ("RQ", {"type": "select", "piece": "RQ"}),
    ("trap R1", {"type": "announce_trap", "pieces": ["R1"]}),
    ("trap R1 RQ", {"type": "announce_trap", "pieces": ["R1", "RQ"]}),
    ("B1 > 5.3", {"type": "banish", "piece": "B1", "to": "5.3"}),
    ("waive", {"type": "waive_banish"}),
    ("win", {"type": "declare_win"}),
    ("call red", {"type": "start_call", "color": "red"}),
    ("left", {"type": "start_pick", "hand": "left"}),
    ("pass", {"type": "pass_flag"}),
    ("!queens-and-guards.throne", {"type": "challenge", "rule": "queens-and-guards.throne"}),
    ("!!queens-and-guards.trap @R1", {"type": "challenge", "rules": ["queens-and-guards.trap"], "target": "R1"}),
    ("!queens-and-guards.trap @R1,", {"type": "challenge", "rule": "queens-and-guards.trap", "target": ["R1"]}),
    ("!queens-and-guards.trap @R1,RQ,", {"type": "challenge", "rule": "queens-and-guards.trap", "target": ["R1", "RQ"]}),
    ("!other:he sang", {"type": "challenge", "rule": "other:he sang"}),
    ("accept", {"type": "accept_result"}),
    ("draw?", {"type": "offer_draw"}),
    ("draw+", {"type": "accept_draw"}),
    ("draw-", {"type": "decline_draw"}),
    ("resign", {"type": "resign"}),
    ("time", {"type": "call_time"}),
]


@pytest.mark.parametrize(("text", "raw"), TEXTS)
def test_every_action_has_a_short_text_and_comes_back_from_it(text: str, raw: dict[str, Any]) -> None:
    state = game().state
    action = ENGINE.parse(raw)
    assert ENGINE.notate(state, action) == text
    assert ENGINE.read(state, 0, f" {text} ") == action


def test_small_letters_are_read_too() -> None:
    state = game().state
    assert ENGINE.read(state, 0, "b1 4.1") == ENGINE.read(state, 0, "B1 4.1")
    assert ENGINE.read(state, 0, "trap r1") == ENGINE.read(state, 0, "trap R1")


@pytest.mark.parametrize("text", ["", "trap", "B9", "B9 4.1", "B1 to 4.1", "fly", "!", "B1 > 4.1 5.1"])
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        ENGINE.read(game().state, 0, text)
    assert caught.value.code == "notation_unknown"


def test_a_trap_is_hidden_until_it_is_announced() -> None:
    script = game().play("0 B2 3.2")
    assert script.last is not None
    assert script.last.record == {"trapped": ["R1"]}
    for viewer in (0, 1, SPECTATOR):
        assert ENGINE.view(script.state, viewer, 0)["traps"] == []
    seen = {"victim": "R1", "captors": ["B2", "B1"], "announced": False}
    assert ENGINE.view(script.state, REFEREE, 0)["traps"] == [seen]
    script.play("0 trap R1")
    assert ENGINE.view(script.state, 1, 0)["traps"] == [{**seen, "announced": True}]


def test_hints_show_traps_in_an_assisted_room_alone() -> None:
    for mode, number in (("assisted", 1), ("tournament", 0)):
        script = game(mode=mode, options={"hints": True}).play("0 B2 3.2")
        assert len(ENGINE.view(script.state, 0, 0)["traps"]) == number


def test_the_record_is_for_referees_alone_and_the_unopened_hands_for_nobody() -> None:
    script = game().play("0 B1 4.0", "0 pass")
    assert "record" not in ENGINE.view(script.state, 1, 0)
    record = ENGINE.view(script.state, REFEREE, 0)["record"]
    assert record == {"turn": [], "last": [["queens-and-guards.backwards", "B1", {"cells": ["3.0", "4.0"]}]]}
    start = Script("queens-and-guards", phase="start")
    for viewer in (1, SPECTATOR, REFEREE):
        assert "hands" not in ENGINE.view(start.state, viewer, 0)
    false = game().play("0 win")
    (rule, _detail, shown_by), *others = ENGINE.view(false.state, REFEREE, 0)["record"]["turn"]
    assert (rule, others) == ("queens-and-guards.win", [])
    assert (shown_by["guards"], shown_by["needed"], shown_by["has_queen"]) == (0, 6, False)


def test_choices_are_shown_in_an_assisted_room_and_what_is_owed_in_every_room() -> None:
    assert ENGINE.view(game().state, 0, 0)["choices"] is None
    assert ENGINE.view(game(mode="assisted").state, 0, 0)["choices"]["BQ"] == ["4.12", "5.14", "5.16"]
    held = game(TRAPPED, flag=1, traps=[{"victim": "R1", "captors": ["B2", "B1"], "announced": True}])
    view = ENGINE.view(held.state, 1, 0)
    assert view["owed"] == {"kind": "retreat", "moves": {"R1": ["4.1", "4.2"]}}
    assert "announce_trap" not in held.status.may[1]
    walks = game().play("0 B2 3.2", "0 pass", "0 trap R1")
    view = ENGINE.view(walks.state, 1, 0)
    assert (view["owed"]["kind"], sorted(view["owed"]["moves"])) == ("leave", ["R1"])


def test_the_card_counts_turns_traps_and_retreats() -> None:
    script = game().play("0 B2 3.2", "0 trap R1", "0 pass", "1 R1 4.1", "1 pass")
    assert [ENGINE.card(script.state, seat).lines for seat in (0, 1)] == [((1, 1, 0),), ((1, 0, 1),)]
    assert ENGINE.card(script.state, 0).total is None
    script.play("1 resign")
    assert [ENGINE.card(script.state, seat).total for seat in (0, 1)] == [1.0, 0.0]


def test_a_named_starter_skips_the_start_and_alternates() -> None:
    named = ENGINE.read_options({"starter": 0})
    assert [ENGINE.for_game(named, number).starter for number in (0, 1, 2)] == [0, 1, 0]
    state = ENGINE.setup(ENGINE.for_game(named, 1), 2, ChanceReader(ChanceState(bytes(32))), 0)
    assert (state.phase, state.flag, state.colors, state.clock.seat) == ("play", 1, ("blue", "red"), 1)
    state = ENGINE.setup(ENGINE.read_options({}), 2, ChanceReader(ChanceState(bytes(32))), 0)
    status = ENGINE.status(state)
    assert (status.phase, status.flag, status.may) == ("start", None, (("start_call", "resign"), ("resign",)))


@pytest.mark.parametrize(
    "given",
    [
        {"board": {"X1": "3.0"}},
        {"board": {"B1": "6.0"}},
        {"board": {"B1": "3.0", "R1": "3.0"}},
        {"board": TRAPPED, "traps": [{"victim": "R1", "captors": ["B2", "R2"]}]},
        {"board": TRAPPED, "traps": [{"victim": "R1", "captors": ["B2", "BQ"]}]},
        {"board": TRAPPED, "traps": [{"victim": "R1", "captors": ["B2", "B6"]}]},
        {"colors": ["blue", "blue"]},
        {"flag": 2},
        {"phase": "penalty"},
        {"mode": "strict"},
        {"options": {"max_turns": -1}},
        {"pieces": {}},
    ],
)
def test_positions_that_make_no_sense_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as caught:
        ENGINE.position(given, 0)
    assert caught.value.code == "malformed"


def raw_of_bot(script: Script, seat: int) -> Any:
    status = msgspec.to_builtins(script.status)
    return ENGINE.bot(ENGINE.view(script.state, seat, 0), status, seat, ChanceReader(ChanceState(bytes(32))))


def test_a_bot_challenges_what_it_sees_and_puts_the_piece_outside() -> None:
    script = game().play("0 B1 4.0", "0 pass")
    assert raw_of_bot(script, 1) == {"type": "challenge", "rules": ["queens-and-guards.backwards"]}
    script.play("1 !queens-and-guards.backwards")
    assert raw_of_bot(script, 1)["type"] == "banish"
    assert raw_of_bot(script, 0) is None


def test_a_bot_traps_and_says_so() -> None:
    script = game()
    moves = [{"type": "move", "piece": "B2", "to": "3.2"}, {"type": "move", "piece": "B1", "to": "2.0"}]
    assert raw_of_bot(script, 0) in moves
    script.play("0 B2 3.2")
    assert raw_of_bot(script, 0) == {"type": "announce_trap", "pieces": ["R1"]}
    script.play("0 trap R1")
    assert raw_of_bot(script, 0) == {"type": "pass_flag"}


def test_a_bot_wins_accepts_a_win_and_challenges_a_false_one() -> None:
    ring = {"BQ": "0.0", "B1": "1.0", "B2": "1.1", "B3": "1.2", "B4": "1.3", "B5": "1.4", "B6": "2.9", "RQ": "5.0"}
    script = game(ring)
    assert raw_of_bot(script, 0) == {"type": "move", "piece": "B6", "to": "1.5"}
    script.play("0 B6 1.5")
    assert raw_of_bot(script, 0) == {"type": "declare_win"}
    script.play("0 win")
    assert raw_of_bot(script, 1) == {"type": "accept_result"}
    assert raw_of_bot(game(ring).play("0 win"), 1) == {"type": "challenge", "rule": "queens-and-guards.win"}


def test_a_bot_takes_a_draw_only_where_nobody_can_move() -> None:
    shut = {"BQ": "0.0", "B1": "1.5", "R1": "1.0", "R2": "1.1", "R3": "1.2", "R4": "1.3", "R5": "1.4"}
    assert raw_of_bot(game(shut).play("1 draw?"), 0) == {"type": "accept_draw"}
    assert raw_of_bot(game().play("1 draw?"), 0) == {"type": "decline_draw"}
    assert raw_of_bot(game(shut), 0) == {"type": "pass_flag"}


def test_the_minute_of_the_start_is_shown_to_who_must_act() -> None:
    script = Script("queens-and-guards", phase="start")
    clock = script.engine.view(script.state, SPECTATOR, 0)["clock"]
    assert (clock["seat"], clock["due_at_ms"]) == (0, 60_000)
    script.play("0 call blue")
    assert script.engine.view(script.state, SPECTATOR, 0)["clock"]["seat"] == 1
