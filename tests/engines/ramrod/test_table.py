"""Tests of the views of Ramrod, the notation that a player may type, and the clock before the first turn."""

from typing import Any

import msgspec
import pytest

from engines.contract import CLOCK, REFEREE, SPECTATOR, Refusal, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.duel.hand_pick import StartPick
from engines.kit.referee.actions import DeclareWin, PassFlag
from engines.ramrod.actions import Capture, Move, Relocate, Select, StartRods
from engines.ramrod.board import HOME
from engines.ramrod.table import is_quiet, with_rod
from engines.registry import engine_of
from tests.engines.kit.script import Script

ENGINE = engine_of("ramrod")
HOT = {"rods": {"red-B": "P12a", "brown-A": "P10a"}, "hot": ["red-B"]}


def table(given: dict[str, Any], *actions: tuple[Any, Any]) -> Any:
    state, reader = ENGINE.position(given, 0), ChanceReader(ChanceState(bytes(32)))
    for actor, action in actions:
        state = ENGINE.apply(state, actor, action, 0, reader, None).state
    return state


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("hide red lime", StartRods(("red", "lime"))),
        ("left", StartPick("left")),
        ("touch red-A", Select("red-A")),
        ("red-A P9a", Move("red-A", "P9a")),
        ("x P9a", Capture("P9a")),
        ("win", DeclareWin()),
        ("put red-A back", Relocate("red-A", "back")),
        (" put red-A P13b ", Relocate("red-A", "P13b")),
    ],
)
def test_what_may_be_typed(text: str, action: Any) -> None:
    state = ENGINE.position({}, 0)
    assert ENGINE.read(state, 0, text) == action
    assert ENGINE.notate(state, action) == text.strip()


@pytest.mark.parametrize("text", ["", "red", "move red-A", "hide red", "nochallenge", "put red-A"])
def test_what_is_not_understood(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        ENGINE.read(ENGINE.position({}, 0), 0, text)
    assert refused.value.code == "notation_unknown"


def test_faults_are_seen_by_referees_alone() -> None:
    state = table(HOT, (0, Move("red-B", "P10a")), (0, Capture("P10a")), (0, PassFlag()))
    record = ENGINE.view(state, REFEREE, 0)["record"]
    assert record == {"turn": [], "last": [["ramrod.hot-rod", "red-B", {"cells": ["red-B"]}]]}
    for viewer in (0, 1, SPECTATOR):
        assert "record" not in ENGINE.view(state, viewer, 0)


def test_a_faulty_move_is_shown_as_any_other() -> None:
    """The test lays a rod that fits and a rod that does not fit in the same place. The views after these two moves differ
    only in the rods."""
    good, bad = (table({"rods": {"black-B": "P9a", rod: "A8"}}, (0, Move(rod, "P9a"))) for rod in ("red-A", "lime-A"))
    assert msgspec.msgpack.encode(ENGINE.status(good)) == msgspec.msgpack.encode(ENGINE.status(bad))
    shown, other = (ENGINE.view(state, 1, 0) for state in (good, bad))
    assert {key for key in shown if shown[key] != other[key]} <= {"rods", "turn", "text"}


def test_rods_in_hand_are_nowhere_and_the_minute_is_shown() -> None:
    moved = table(HOT, (0, Move("red-B", "P10a")), (0, PassFlag()))
    challenge = ENGINE.parse({"type": "challenge", "rules": ["ramrod.hot-rod"]})
    state = ENGINE.apply(moved, 1, challenge, 0, ChanceReader(ChanceState(bytes(32))), None).state
    seen = ENGINE.view(state, 0, 0)
    assert seen["rods"]["red-B"] is None
    assert seen["remedy"] == {"seat": 1, "lifted": ["red-B"], "back": {"red-B": "P12a"}, "then": "play"}
    assert (seen["clock"]["seat"], seen["clock"]["due_at_ms"]) == (1, 60_000)
    assert seen["text"].startswith("P10a:brown-A hand:red-B") or "hand:red-B" in seen["text"]
    assert ENGINE.status(state).may[1][0] == "relocate"
    assert "challenge" not in ENGINE.status(state).may[0]


def test_hands_are_not_seen_before_the_pick() -> None:
    given = {"phase": "start", "chance": {"hands": {"left": "second", "right": "first"}}}
    state = table(given, (0, StartRods(("yellow", "red"))))
    for viewer in (0, 1, SPECTATOR, REFEREE):
        assert ENGINE.view(state, viewer, 0)["lot"] == {"colours": ["yellow", "red"], "picked": None, "hands": None}
    picked = table(given, (0, StartRods(("yellow", "red"))), (1, StartPick("left")))
    assert ENGINE.view(picked, 0, 0)["lot"]["hands"] == {"left": "red", "right": "yellow"}


def test_chance_starts_for_those_who_do_not() -> None:
    reader = ChanceReader(ChanceState(bytes(32)))
    state = ENGINE.setup(ENGINE.read_options({}), 2, reader, 0)
    for _ in range(2):
        due = ENGINE.status(state).due_at_ms
        assert due is not None
        state = ENGINE.apply(state, CLOCK, Tick(), due, reader, None).state
    assert ENGINE.status(state).phase == "moving"
    assert ENGINE.view(state, 0, 0)["violations"] == [0, 0]


def test_the_card_has_the_letter_of_the_starter_and_what_a_challenge_undid() -> None:
    moved = table(HOT, (0, Move("red-B", "P10a")), (0, Capture("P10a")), (0, PassFlag()))
    challenge = ENGINE.parse({"type": "challenge", "rules": ["ramrod.hot-rod"]})
    state = ENGINE.apply(moved, 1, challenge, 0, ChanceReader(ChanceState(bytes(32))), None).state
    for rod in ("red-B", "brown-A"):
        state = ENGINE.apply(state, 1, Relocate(rod, "back"), 0, ChanceReader(ChanceState(bytes(32))), None).state
    card = ENGINE.card(state, 0)
    assert card.columns == ("round", "rod", "captured", "length", "note")
    assert card.lines == ((0, "A", None, 0, "starter"), (1, "red-B P10a", 10, 0, "undone"))
    assert ENGINE.card(state, 1).marks == ("C",)


@pytest.mark.parametrize(
    "given",
    [
        {"pink": 1},
        {"rods": {"pink-A": "P9a"}},
        {"rods": {"red-A": "P8"}},
        {"hot": ["pink"]},
        {"flag": 2},
        {"phase": "over"},
        {"options": {"max_rounds": 0}},
        {"chance": {"hands": {"left": "first", "right": "first"}}},
    ],
)
def test_positions_that_make_no_sense(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        ENGINE.position(given, 0)
    assert refused.value.code == "malformed"


def test_the_opening_ends_with_the_first_move_of_the_second_seat() -> None:
    script = Script("ramrod")
    found = []
    for line in ("0 white-A P13a", "0 pass", "1 white-B P9a", "1 pass", "0 white-A P9b", "0 pass"):
        script.play(line)
        found.append((script.state.is_opening, script.state.first))
    first = ("white-A", "P13a")
    assert found == [(True, first), (True, first), *[(False, None)] * 4]


@pytest.mark.parametrize(("least_rods", "is_last"), [(2, False), (3, True)])
def test_a_shift_that_fills_a_rectangle_with_enough_rods_is_not_quiet(least_rods: int, is_last: bool) -> None:
    lying = with_rod(with_rod(HOME, "white-A", "P9a"), "brown-A", "P13a")
    assert is_quiet(lying, 0, "brown-A", "P9a", least_rods) is is_last
    assert is_quiet(lying, 0, "brown-A", "P10a", least_rods)
    assert not is_quiet(lying, 0, "black-A", "P10a", least_rods), "a rod that enters"
