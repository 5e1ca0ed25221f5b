"""Tests of rulings by a person, of halted windows, and of the start when the clock runs out."""

from typing import Any

import pytest

from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.clocks.adjust import Halt, Resume
from engines.kit.referee.actions import CallTime
from engines.registry import engine_of
from tests.engines.kit.script import Script

ENGINE = engine_of("juggle")
CROSS = {"red-5X-1": ["B5", "C4", "C5", "C6", "D5"]}


def game(**given: Any) -> Script:
    return Script("juggle", **given)


def taken(**given: Any) -> Script:
    """Return a game after a faultless turn: seat 0 has taken one piece from the bank for each die."""
    return game(dice=[2, 1], **given).play("0 +b2 d1", "0 @A1,A2", "0 +r1 d2", "0 @C1", "0 pass")


@pytest.mark.parametrize(
    ("rule", "boards"),
    [
        ("juggle.exact-value", [{}, {}]),
        ("juggle.must-use", [{}, {}]),
        ("other:moved it again", [{}, {}]),
        ("juggle.piece-played", [{}, {}]),
        ("juggle.covered", [{"blue-2-1": ["A1", "A2"], "red-1-1": ["C1"]}, {}]),
    ],
)
def test_a_humans_c_has_the_remedy_of_its_rule(rule: str, boards: list[Any]) -> None:
    script = taken().play(f"1 !{rule}", marks=("C",))
    script.shows(boards=boards, flag=1, phase="review", strikes=[0, 0], marks=[[], ["C"]])


def test_a_humans_i_and_ia() -> None:
    taken().play("1 !juggle.exact-value", marks=("I",)).shows(flag=0, strikes=[0, 1])
    taken().play("1 !juggle.exact-value", marks=("IA",)).shows(flag=1, strikes=[0, 1], window=True)


def test_a_humans_marks_outside_a_window() -> None:
    late = taken(chance=[[1, 1]]).play("1 roll")
    late.play("1 !juggle.exact-value", marks=("C",)).shows(flag=1, phase="review", boards=[{}, {}], marks=[[], ["C"]])
    late.play("1 !juggle.exact-value", marks=("I",)).shows(flag=0, phase="review", strikes=[0, 1])
    taken().play("0 !juggle.exact-value", marks=("I",)).shows(flag=1, phase="review", strikes=[1, 0])


def test_one_mark_for_each_rule() -> None:
    with pytest.raises(Refusal, match="malformed"):
        taken().play("1 !juggle.exact-value", marks=("C", "I"))


def test_a_humans_c_on_a_declared_win() -> None:
    script = game(boards=[{"full": "F0"}, {}]).play("0 win").play("1 !juggle.covered", marks=("C",))
    script.shows(result={"result": "win", "seat": 1, "reason": "false_win"})
    void = game(boards=[{"full": "F0"}, {}]).play("0 win").play("1 !other:two hands", marks=("C",))
    void.shows(flag=1, phase="review", declared=[False, False], empty=[0, 81])


def test_a_humans_i_against_the_holder_while_a_win_is_pending() -> None:
    game(boards=[{"full": "F0"}, {}]).play("0 win").play("0 !juggle.covered", marks=("I",)).shows(phase="result_pending")


def test_a_piece_taken_twice_in_one_turn_goes_back_once() -> None:
    script = game(boards=[{}, CROSS], dice=[6, 6])
    script.play("0 <r5X d1", "0 @A2,B1,B2,B3,C2", "0 -r5X", "0 +r5X d1", "0 @A2,B1,B2,B3,C2", "0 pass")
    script.play("1 !juggle.how-many").shows(boards=[{}, {}], flag=1)
    again = game(boards=[{}, CROSS], dice=[6, 6])
    again.play("0 <r5X d1", "0 @A2,B1,B2,B3,C2", "0 -r5X", "0 +r5X d1", "0 @G2,H1,H2,H3,I2", "0 pass")
    again.play("1 !juggle.removal-time").shows(boards=[{}, CROSS], flag=1)


def test_the_result_window_stands_while_the_hall_halts() -> None:
    script = game(boards=[{"full": "F0"}, {}]).play("0 win")
    halted = ENGINE.adjust_clock(script.state, Halt(), 5_000)
    assert ENGINE.status(halted).due_at_ms is None
    script.state = ENGINE.adjust_clock(halted, Resume(), 60_000)
    script.now_ms = 60_000
    script.wait(14_999)
    script.shows(phase="result_pending")
    script.wait(1)
    script.shows(phase="review", flag=1, declared=[True, False])


def test_a_c_gives_the_challenger_a_full_minute_and_a_lost_turn_the_other_seat() -> None:
    script = game(dice=[2, 4]).play("0 +r1 d1", "0 @A1", "0 pass")
    script.wait(50_000)
    script.play("1 !juggle.exact-value")
    assert (script.state.clock.seat, script.state.clock.due_at_ms) == (1, 110_000)
    script.play("1 !juggle.start", marks=("I",)).shows(flag=0)
    assert script.state.clock.due_at_ms == 110_000


def test_the_start_is_thrown_by_the_clock() -> None:
    script = game(phase="start", chance=[[3, 3], [5, 4]])
    assert (script.status.phase, script.status.flag, script.status.due_at_ms) == ("start", None, 0)
    script.settle()
    script.shows(flag=1, starter=1, phase="review")
    assert script.kinds == ["started"]


def test_time_called_before_the_start_is_thrown() -> None:
    state = game(phase="start").state
    step = ENGINE.apply(state, "director", CallTime(), 0, ChanceReader(ChanceState(b"y" * 32)), None)
    assert (step.state.phase, step.state.time_called) == ("start", True)
