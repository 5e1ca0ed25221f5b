"""Tests of rulings whose marks come from a person and not from the engine; of the minute for a penalty; and of halted
clocks."""

from typing import Any

import pytest

from engines.contract import Refusal
from engines.kit.clocks.adjust import Halt, Resume
from engines.registry import engine_of
from tests.engines.kit.script import Script

ENGINE = engine_of("queens-and-guards")
RULE = "queens-and-guards."
NEAR = {"BQ": "5.15", "B1": "3.0", "B2": "4.2", "RQ": "5.0", "R1": "3.1", "R2": "4.10"}


def game(**given: Any) -> Script:
    return Script("queens-and-guards", **{"board": NEAR, **given})


def test_a_human_may_see_a_fault_where_the_engine_sees_none() -> None:
    script = game().play("0 BQ 5.16", "0 pass").play(f"1 !{RULE}into-trap", marks=("C",))
    script.shows(phase="penalty", penalty=["BQ"], strikes=[0, 0])
    script = game().play("0 BQ 5.16", "0 pass").play("1 !other:he pushed it", marks=("C",))
    script.shows(phase="play", flag=1, marks=[[], ["C"]])
    assert ENGINE.view(script.state, 1, 0)["board"]["BQ"] == "5.15"


def test_a_human_may_overrule_a_fault_that_the_engine_sees() -> None:
    script = game().play("0 B1 4.0", "0 pass").play(f"1 !{RULE}backwards", marks=("I",))
    script.shows(flag=0, strikes=[0, 1])
    script = game().play("0 B1 4.0", "0 pass").play(f"1 !{RULE}backwards", marks=("IA",))
    script.shows(flag=1, window="regular", strikes=[0, 1])


def test_marks_are_one_for_each_rule_and_a_trap_among_them_is_never_marked() -> None:
    script = game().play("0 B1 4.0", "0 pass")
    script.play(f"1 !!{RULE}trap|{RULE}backwards", marks=("I", "C"))
    script.shows(phase="penalty", strikes=[0, 0], marks=[[], ["C"]])
    assert script.last is not None
    assert script.last.record == {"reminder": "say_trap", "rulings": [[f"{RULE}backwards", "C"]]}


def test_two_marks_for_one_rule_are_malformed() -> None:
    script = game().play("0 B1 4.0", "0 pass")
    before = script.state
    with pytest.raises(Refusal) as caught:
        script.play(f"1 !{RULE}backwards", marks=("C", "C"))
    assert (caught.value.code, script.state) == ("malformed", before)


def test_an_incorrect_mark_outside_any_window_costs_no_turn() -> None:
    script = game().play("0 BQ").play(f"1 !{RULE}throne", marks=("I",))
    script.shows(flag=0, phase="play", strikes=[0, 1])


def test_the_penaltys_minute_halts_with_the_rest_and_is_the_challengers() -> None:
    script = game().play("0 B1 4.0", "0 pass", f"1 !{RULE}backwards")
    assert script.state.minute.due_at_ms == 60_000
    assert script.state.clock.due_at_ms is None
    halted = ENGINE.adjust_clock(script.state, Halt(), 20_000)
    assert ENGINE.status(halted).due_at_ms is None
    resumed = ENGINE.adjust_clock(halted, Resume(), 500_000)
    assert ENGINE.status(resumed).due_at_ms == 540_000
    script.wait(60_000)
    script.shows(phase="play", flag=1, violations=[0, 0], penalty=None)
    assert script.state.clock.due_at_ms == 120_000


def test_the_reminder_the_grace_and_the_forfeit() -> None:
    script = game().play("0 BQ")
    script.wait(60_000)
    script.shows(violations=[1, 0], flag=0)
    assert script.kinds[-1] == "time_reminder"
    script.play("0 BQ 5.16").wait(10_000)
    script.shows(flag=1)
    assert script.kinds[-1] == "flag_passed"
    assert script.state.clock.due_at_ms == 130_000


def test_a_challenge_after_a_strike_warns() -> None:
    script = game().play(f"1 !{RULE}time", f"1 !{RULE}time")
    assert script.kinds.count("strike_warning") == 2
    script.play(f"1 !{RULE}time")
    assert script.kinds[-1] == "game_over"
