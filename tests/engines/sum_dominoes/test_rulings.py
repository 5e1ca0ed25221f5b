"""Tests of rulings by a person, of infraction tiles that a seat gives away, and of the clocks during both."""

from typing import Any

import pytest
from msgspec.structs import replace

from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from engines.registry import engine_of
from engines.sum_dominoes import practice
from engines.sum_dominoes.board import spaces
from tests.engines.kit.script import Script

ENGINE = engine_of("sum-dominoes")
CENTRE = {"3-7": ["H6", "I6"]}
HANDS = [["2-7", "5-9", "4-4", "0-1"], ["6-6", "3-9", "1-8", "0-0"]]


def game(**given: Any) -> Script:
    start = {"board": CENTRE, "hands": HANDS, "bank": ["1-1", "2-2", "3-3", "4-5"], "sum": 10, "chance": [[4, 4, 4], [2, 3, 1]]}
    return Script("sum-dominoes", **{**start, **given})


def test_a_person_may_see_it_otherwise() -> None:
    script = game().play("0 2-7 F6 G6")
    script.play("1 !match-1", marks=("C",)).shows(board=CENTRE, bank=3, strikes=[0, 0], marks=[[], ["C"]])
    script = game().play("0 2-7 G6 F6")
    script.play("1 !match-1", marks=("I",)).shows(
        bank=3, strikes=[0, 1], hands=[["0-1", "4-4", "5-9"], ["0-0", "1-1", "1-8", "3-9", "6-6"]]
    )
    script = game().play("0 2-7 G6 F6")
    script.play("1 !match-1", marks=("IA",)).shows(bank=4, strikes=[0, 1])


def test_a_person_lets_a_tile_be_laid_where_it_does_not_fit() -> None:
    script = game().play("0 roll")
    script.play("1 !unplaced-1 2-7 A1 A2", marks=("C",)).shows(board={**CENTRE, "2-7": ["A1", "A2"]}, bank=3)
    script = game().play("0 roll")
    script.play("1 !unplaced-1 2-7 H6 H5", marks=("C",)).shows(board=CENTRE, bank=3)
    script = game().play("0 roll")
    script.play("1 !unplaced-1", marks=("C",)).shows(board=CENTRE, bank=3)


@pytest.mark.parametrize("rule", ["other:it looked wrong", "sum-dominoes.match-2", "sum-dominoes.sum", "sum-dominoes.draw"])
def test_what_a_c_has_nothing_to_set_right_still_costs_a_tile(rule: str) -> None:
    script = game().play("0 2-7 F6 G6")
    script.play(f"1 !{rule}", marks=("C",)).shows(bank=3, board={**CENTRE, "2-7": ["F6", "G6"]}, phase="part1", flag=0)


def test_marks_must_be_one_for_each_rule() -> None:
    script = game().play("0 2-7 F6 G6")
    with pytest.raises(Exception, match="one mark for each rule"):
        script.play("1 !match-1", marks=("C", "C"))


def test_a_third_strike_goes_before_the_remedies() -> None:
    script = game(strikes=[0, 2]).play("0 2-7 G6 F6", "1 !!match-1|edge")
    script.shows(result={"result": "win", "seat": 0, "reason": "strikes"}, bank=4, board={**CENTRE, "2-7": ["G6", "F6"]})


def test_the_turns_clock_stands_while_a_result_may_be_challenged() -> None:
    script = game(hands=[["2-7"], ["6-6", "0-0"]]).play("clock +40000", "0 2-7 G6 F6", "clock +15000")
    assert script.status.due_at_ms == 60_000  # the deadline of the pending result, 20 s after the tile
    script.play("1 !match-1").shows(phase="part1", result=None)
    assert script.status.due_at_ms == 75_000
    script.play("clock +19999").shows(violations=[0, 0])
    script.play("clock +1").shows(violations=[1, 0])


def test_the_minute_of_a_gift_halts_resumes_and_is_credited() -> None:
    script = game(bank=[]).play("clock +10000", "0 2-7 G6 F6", "1 !match-1")
    assert script.status.may == (("resign",), ("give", "resign"))
    assert script.status.due_at_ms == 70_000
    halted = ENGINE.adjust_clock(script.state, Halt(), 20_000)
    assert ENGINE.status(halted).due_at_ms is None
    script.state = ENGINE.adjust_clock(halted, Resume(), 100_000)
    assert script.status.due_at_ms == 150_000
    script.state = ENGINE.adjust_clock(
        ENGINE.adjust_clock(script.state, OutageCredit(5_000), 100_000), ExtraTime(0, 7_000), 100_000
    )
    script.now_ms = 100_000
    script.play("1 give 0-0")
    assert script.status.due_at_ms == 157_000, "50 s were left of the turn, and 7 were given"


def test_the_time_called_while_a_tile_is_owed() -> None:
    script = game(bank=[]).play("0 pass", "1 !second-part")
    script.play("director time").shows(phase="give", result=None)
    script.play("1 give 6-6")
    assert script.state.result is None, "the starter has passed: the second seat completes the round"
    script = game(bank=[], starter=1).play("0 pass", "1 !second-part", "director time", "1 give 6-6")
    script.shows(result={"result": "win", "seat": 1, "reason": "time"})


def test_nobody_has_a_tile_to_give() -> None:
    script = game(bank=[], hands=[["2-7", "0-1"], []]).play("0 2-7 G6 F6", "1 !match-1")
    script.shows(phase="part1", flag=0, hands=[["0-1", "2-7"], []], result=None)


def test_a_tile_placed_with_help_that_ends_the_part_passes_by_itself() -> None:
    script = game(mode="assisted", bank=[], options={"auto_flag": True}).play("0 2-7 F6 G6", "0 roll", "0 =12")
    script.shows(flag=0)
    script.play("0 5-9 J6 K6").shows(flag=1)


def test_the_monitors_tile_in_the_last_space_ends_the_game_and_the_list() -> None:
    row: dict[str, Any] = {"board": {"3-7": ["C1", "D1"], "2-7": ["A1", "B1"]}, "options": {"columns": 6, "rows": 1}, "sum": 12}
    script = game(**row, hands=[["5-9", "0-1"], ["6-6"]], bank=["1-1"]).play(
        "0 roll", "1 !!unplaced-1 5-9 E1 F1|other:and more"
    )
    assert script.rulings() == ["C"]
    script.shows(board={**row["board"], "5-9": ["E1", "F1"]})
    assert script.status.result is not None
    assert script.status.result.reason == "full"


@pytest.mark.parametrize("rule", ["match-1", "match-2", "draw", "second-part", "sum"])
def test_a_person_may_find_a_challenge_correct_before_there_is_a_last_turn(rule: str) -> None:
    script = game().play(f"0 !{rule}", marks=("C",))
    assert script.rulings() == ["C"]
    script.shows(board=CENTRE, flag=0, strikes=[0, 0], bank=3)


@pytest.mark.parametrize("lines", [(), ("0 2-7 F6 G6",), ("0 2-7 F6 G6", "0 roll"), ("0 2-7 F6 G6", "0 roll", "0 =12")])
def test_no_exercise_begins_while_a_forfeit_waits(lines: tuple[str, ...]) -> None:
    state = game().play(*lines).state
    makers = ENGINE.practice.makers.values()
    assert any(made(state, 0) for made in makers)
    assert not any(made(replace(state, forfeit_waits=True), 0) for made in makers)


def test_an_exercise_about_a_placement_needs_two_tiles_and_enough_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    made = ENGINE.practice.makers["match1"]
    state = game().state
    assert made(replace(state, hands=(("2-7", "5-9"), state.hands[1])), 0)
    assert not made(replace(state, hands=(("2-7",), state.hands[1])), 0)
    number = len(spaces(state.options.size, state.board))
    monkeypatch.setattr(practice, "FEW_SPACES", number)
    assert made(state, 0)
    monkeypatch.setattr(practice, "FEW_SPACES", number + 1)
    assert not made(state, 0)


def test_several_claims_of_what_was_left_out() -> None:
    script = game().play("0 roll", "0 =12", "0 draw", "1 !!unplaced-1 2-7 F6 G6|unplaced-2 5-9 J6 K6")
    assert script.rulings() == ["C", "C"]
    script.shows(board={**CENTRE, "2-7": ["F6", "G6"], "5-9": ["J6", "K6"]}, bank=1, phase="drawn")
    script = game().play("0 roll", "0 =12", "0 draw", "1 !!unplaced-1 2-7 F6 G6|unplaced-2 5-9 H5 I5")
    assert script.rulings() == ["C", "I"]


def test_the_monitors_tile_leaves_the_first_window_open() -> None:
    script = game().play("0 2-7 G6 F6", "0 roll", "0 =12", "0 draw", "1 !unplaced-2 5-9 J6 K6", "1 !match-1")
    assert script.rulings() == ["C"]
    script.shows(board={**CENTRE, "5-9": ["J6", "K6"]})
