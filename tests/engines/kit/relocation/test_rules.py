"""Tests of the duel rules that the relocation games share."""

import pytest

from engines.contract import CLOCK, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.outcome import Refusal
from engines.kit.referee.actions import Challenge, Resign
from engines.kit.relocation.chips import Relocate, WaiveRelocation
from engines.registry import engine_of
from tests.engines.kit.script import Script

CHANCE = ChanceReader(ChanceState(bytes(32)))
BOARD = {"B1": "c3r3", "B2": "c0r3", "R1": "c7r2"}


def remedy() -> Script:
    """Return a script where seat 1 may relocate a chip after its correct challenge."""
    return Script("fiar", board=BOARD).play("0 B1>c5r3", "0 pass", "1 !fiar.route")


def test_while_a_remedy_waits_nothing_else_is_played_but_one_may_give_up() -> None:
    script = remedy()
    with pytest.raises(Refusal, match="relocation_pending"):
        script.play("1 R1>c7r3")
    with pytest.raises(Refusal, match="not_challenger"):
        engine_of("fiar").apply(script.state, 0, Relocate("B1", "c3r3"), 0, CHANCE, None)
    assert engine_of("fiar").apply(script.state, 0, Resign(), 0, CHANCE, None).state.result is not None


def test_a_remedy_and_the_start_have_their_own_actions() -> None:
    script = Script("fiar", board=BOARD)
    assert script.code("0 B1/c3r4") == "no_relocation"
    assert remedy().code("1 call red") == "wrong_phase"
    script.play("0 B1>c5r3", "0 pass")
    assert script.code("1 B1/c3r3") == "no_relocation"


def test_a_challenger_may_give_a_relocation_up_and_all_are_told() -> None:
    step = engine_of("fiar").apply(remedy().state, 1, WaiveRelocation(), 0, CHANCE, None)
    assert [(event.kind, event.seat) for event in step.happenings] == [("relocation_waived", 1)]
    assert (step.state.phase, step.state.flag, step.state.relocations) == ("moving", 1, 0)


def test_the_rest_of_a_remedy_is_waived_after_its_minute() -> None:
    script = remedy()
    due = script.state.minute.due_at_ms
    step = engine_of("fiar").apply(script.state, CLOCK, Tick(), due, CHANCE, None)
    assert (step.state.phase, step.state.relocations) == ("moving", 0)


def test_a_challenge_that_points_at_something_is_malformed() -> None:
    script = Script("fiar", board=BOARD).play("0 B1>c5r3", "0 pass")
    with pytest.raises(Refusal, match="malformed"):
        engine_of("fiar").apply(script.state, 1, Challenge(rule="fiar.route", target="c5r3"), 0, CHANCE, None)
