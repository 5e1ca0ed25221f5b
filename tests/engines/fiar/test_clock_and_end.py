"""Tests of the minute for a turn, the minute for a remedy, halts and extra time, and the twenty seconds after a claimed
win."""

from typing import Any

import pytest

from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from engines.registry import engine_of
from tests.engines.kit.script import Script

ENGINE = engine_of("fiar")
BOARD = {"B1": "c3r3", "B2": "c3r0", "R1": "c7r2", "R2": "c7r5"}


def game(**given: Any) -> Script:
    return Script("fiar", **{"board": BOARD, **given})


def test_a_reminder_then_grace_then_the_turn_is_lost() -> None:
    script = game()
    script.wait(60_000)
    assert script.kinds == ["time_reminder"]
    assert script.last is not None
    assert script.last.happenings[-1].params == {"violations": 1, "grace_ms": 10_000}
    script.shows(flag=0, violations=[1, 0])
    script.wait(10_000)
    assert script.kinds == ["time_reminder", "turn_forfeited"]
    script.shows(flag=1, window=True)


def test_what_was_let_go_is_passed_on_by_the_server() -> None:
    script = game().play("0 B1>c3r4")
    script.wait(70_000)
    assert script.kinds[-1] == "flag_passed"
    script.shows(flag=1, violations=[1, 0])


def test_the_third_violation_loses() -> None:
    script = game()
    for _turn in range(4):
        script.wait(70_000)
    script.wait(60_000)
    assert script.last is not None
    assert script.last.happenings[0].params == {"violations": 3}
    script.shows(violations=[3, 2], result={"result": "win", "seat": 1, "reason": "time_violations"})


def test_a_remedy_has_a_minute_of_its_own_and_the_turn_a_full_one_after_it() -> None:
    script = game().play("0 B1>c5r3", "0 pass")
    script.wait(50_000)
    script.play("1 !fiar.route")
    clock = ENGINE.view(script.state, 0, 0)["clock"]
    assert (clock["seat"], clock["due_at_ms"], clock["in_grace"]) == (1, 110_000, False)
    script.wait(59_999)
    script.shows(phase="relocating")
    script.wait(1)
    script.shows(phase="moving", flag=1, violations=[0, 0], window=False)
    assert script.status.due_at_ms == 170_000


def test_a_remedys_minute_stands_while_the_hall_halts() -> None:
    script = game(options={"game_ms": 0}).play("0 B1>c5r3", "0 pass", "1 !fiar.route")
    halted = ENGINE.adjust_clock(script.state, Halt(), 20_000)
    assert ENGINE.status(halted).due_at_ms is None
    assert ENGINE.view(halted, 0, 0)["clock"]["left_ms"] == 40_000
    assert ENGINE.status(ENGINE.adjust_clock(halted, Resume(), 100_000)).due_at_ms == 140_000
    assert ENGINE.status(ENGINE.adjust_clock(script.state, OutageCredit(7_000), 0)).due_at_ms == 67_000


def test_a_gift_lengthens_the_turn() -> None:
    assert ENGINE.status(ENGINE.adjust_clock(game().state, ExtraTime(0, 5_000), 0)).due_at_ms == 65_000


def test_a_claim_stands_after_its_twenty_seconds() -> None:
    script = game().play("0 win c3r3 c3r0")
    script.wait(19_999)
    script.shows(phase="result_pending", result=None)
    script.wait(1)
    script.shows(result={"result": "win", "seat": 0, "reason": "goal"})


def test_without_a_limit_nothing_falls_due_and_a_remedy_waits() -> None:
    script = game(options={"turn_ms": 0, "game_ms": 0})
    assert script.status.due_at_ms is None
    script.play("0 B1>c5r3", "0 pass", "1 !fiar.route")
    assert script.status.due_at_ms is None
    script.wait(500_000)
    script.play("1 B1/c3r3").shows(phase="moving", flag=1)


def test_three_hundred_turns_are_the_most() -> None:
    script = game(board={"B1": "c3r0", "R1": "c3r6"}, options={"game_ms": 0})
    for _pair in range(75):
        script.play("0 B1>c4r0", "0 pass", "1 R1>c4r6", "1 pass", "0 B1>c3r0", "0 pass", "1 R1>c3r6", "1 pass")
    script.shows(turns=300, result={"result": "draw", "reason": "time"})
    assert script.kinds[-2:] == ["time_limit", "game_over"]


ROUND = ("0 B1>c3r4", "0 pass", "1 R1>c6r4", "1 pass")
"""A round whose last turn has a wrong route."""


@pytest.mark.parametrize(
    ("lines", "is_over"),
    [
        ((), True),
        (("0 .B1",), False),
        (("0 !fiar.route",), False),
        (("0 !fiar.route", "0 R1/c7r3"), False),
        (("0 !fiar.route", "0 R1/c7r3", "0 B1>c3r3", "0 pass"), False),
        (("0 B1>c3r3", "0 pass"), False),
    ],
)
def test_a_round_that_has_begun_is_completed_after_the_time(lines: tuple[str, ...], is_over: bool) -> None:
    script = game().play(*ROUND, *lines, "director time")
    script.shows(time_called=True, result={"result": "draw", "reason": "time"} if is_over else None)
