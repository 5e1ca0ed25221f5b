"""Tests of the board, the solver, the notation, views, score cards, refusals in assisted mode, and positions that a
client sends."""

from typing import Any

import msgspec
import pytest

from engines.contig60.actions import Announce, Capture, DeclareWin, Place, Score
from engines.contig60.board import GRID, NEIGHBOURS, NUMBERS, ROWS
from engines.contig60.solver import sentences
from engines.contract import REFEREE, SPECTATOR, Refusal
from engines.kit.arithmetic.expression import parse_sentence, spent_numbers
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.referee.actions import CallTime, Challenge, PassFlag
from engines.registry import engine_of
from tests.engines.kit.script import Script

ENGINE = engine_of("contig60")


def game(**given: Any) -> Script:
    return Script("contig60", **{"chance": [[3, 5, 4], [2, 2, 2]], **given})


def test_the_data_file_is_the_board_that_it_draws() -> None:
    where = {number: (row, column) for row, numbers in enumerate(GRID) for column, number in enumerate(numbers)}
    assert len(NUMBERS) == 64
    assert len(ROWS) == 96
    for number, (row, column) in where.items():
        touching = {other for other, (r, c) in where.items() if max(abs(r - row), abs(c - column)) == 1}
        assert set(NEIGHBOURS[number]) == touching


@pytest.mark.parametrize("brackets", [True, False])
def test_the_solver_says_true_sentences_of_the_three_dice(brackets: bool) -> None:
    reached = set()
    for first in range(1, 7):
        for second in range(first, 7):
            for third in range(second, 7):
                for number, said in sentences((first, second, third), brackets).items():
                    parts = parse_sentence(said, brackets)
                    assert parts is not None
                    assert spent_numbers(parts) == (first, second, third)
                    assert all(part.is_true for part in parts)
                    assert parts[-1].result == number
                    reached.add(number)
    assert reached == NUMBERS
    assert sentences((2, 3, 5), True).keys() == sentences((2, 3, 5), False).keys()


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("@28", Place(28)),
        ('"3+5=8; 8*4=32"', Announce("3+5=8; 8*4=32")),
        ("=-2", Score(-2)),
        ('x7 "1+2+4=7" =58', Capture(7, "1+2+4=7", 58)),
        ("x7", Capture(7)),
        ("x7 =58", Capture(7, None, 58)),
        ("five 27,28,29,30,31", DeclareWin("five", (27, 28, 29, 30, 31))),
        ("zero", DeclareWin("zero")),
        ("pass", PassFlag()),
        ("time", CallTime()),
        ("!contig60.score", Challenge(rule="contig60.score")),
        ("!!contig60.score|contig60.goal @capture", Challenge(rules=("contig60.score", "contig60.goal"), target="capture")),
    ],
)
def test_every_action_has_a_text_that_reads_back(text: str, action: Any) -> None:
    state = game().state
    assert ENGINE.notate(state, action) == text
    assert ENGINE.read(state, 0, f" {text} ") == action


@pytest.mark.parametrize("text", ["", "@x", "=", "five 1,b", "throw"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="notation_unknown"):
        ENGINE.read(game().state, 0, text)


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "place", "cell": 43},
        {"type": "place", "cell": "3"},
        {"type": "roll", "dice": [1, 2, 3]},
        {"type": "capture", "cell": 216},
        {"type": "capture", "cell": 3, "sentence": "1+"},
        {"type": "score", "total": True},
        {"type": "declare_win", "claim": "five"},
        {"type": "declare_win", "claim": "five", "line": [1, 1, 2, 3, 4]},
        {"type": "declare_win", "claim": "five", "line": [1, 2, 3, 4]},
        {"type": "declare_win", "claim": "zero", "line": [1, 2, 3, 4, 5]},
        {"type": "challenge"},
        {"type": "challenge", "rule": "contig60.score", "target": "piece"},
    ],
)
def test_malformed_comes_before_everything(raw: dict[str, Any]) -> None:
    script = game().play("0 resign")
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.apply(script.state, 1, ENGINE.parse(raw), 0, script.reader, None)


def fault_in(script: Script, line: str) -> tuple[str, str]:
    """Return the rule and the detail of the fault in a line that the game refuses."""
    code, params = script.refused(line)
    assert code == "fault"
    return params["rule"], params["detail"]


def test_assisted_refuses_each_fault_with_its_rule_and_detail() -> None:
    script = game(mode="assisted").play("0 roll")
    sentence, score = "contig60.sentence", "contig60.score"
    assert fault_in(script, "0 @31") == (sentence, "unreachable")
    assert fault_in(script, "0 zero") == ("contig60.goal", "total")
    assert fault_in(script, "0 five 1,2,3,4,60") == ("contig60.goal", "row")
    assert fault_in(script, "0 five 1,2,3,4,5") == ("contig60.goal", "color")
    script.play("0 @32")
    assert script.refused("0 pass") == ("turn_incomplete", {"missing": ["announce", "score"]})
    for said, detail in (("3+5=8", "dice"), ("3+5*4=32", "value"), ("3+5*4=23", "cell"), ("3+5=8;4*8*1", "dice")):
        assert fault_in(script, f'0 "{said}"') == (sentence, detail)
    assert fault_in(script, "0 =59") == (score, "value")
    script.play('0 "(3+5)*4"', "0 =60", "0 pass").shows(flag=1)


def test_assisted_refuses_a_faulty_capture() -> None:
    script = game(mode="assisted", chips={"0": [], "1": [31]}).play("0 roll", "0 pass")
    assert fault_in(script, '1 x32 "3+5*4" =58') == ("contig60.sentence", "cell")
    assert fault_in(script, '1 x32 "(3+5)*4" =59') == ("contig60.score", "value")
    assert fault_in(script, "1 x32 =58") == ("contig60.sentence", "missing")
    script.play('1 x32 "(3+5)*4" =58', "1 roll", "1 pass").shows(score=[60, 58])


def test_brackets_may_be_forbidden() -> None:
    script = game(options={"parentheses": False}).play("0 roll", "0 @32")
    assert script.code('0 "(3+5)*4"') == "malformed"
    script.play('0 "3+5=8;8*4=32"')


def test_the_order_of_refusals_of_a_capture() -> None:
    script = game(turn_lost=[0, 1]).play("0 roll", "0 pass")
    assert script.code("1 x3") == "turn_lost"
    script = game()
    assert (script.code("1 x3"), script.code("0 x3"), script.code("0 @3")) == ("no_flag", "nothing_to_capture", "wrong_phase")
    script = game(chips={"0": [3], "1": []}).play("0 roll", "0 pass")
    assert script.code("1 x3") == "occupied"


def test_only_referees_see_the_record() -> None:
    script = game().play("0 roll", "0 @32", '0 "3+5*4=32"', "0 pass")
    seen = [ENGINE.view(script.state, viewer, 0) for viewer in (0, 1, SPECTATOR)]
    assert seen[0] == seen[1] == seen[2]
    assert "record" not in seen[0]
    record = ENGINE.view(script.state, REFEREE, 0)["record"]
    wrong = {"expression": "3+5*4", "said": "32", "right": "23"}
    assert record == {
        "turn": [],
        "last": [
            ["contig60.sentence", "value", {"wrong": wrong, "cells": ["32"]}],
            ["contig60.score", "missing", {"cells": ["32"]}],
        ],
    }


def test_the_card_keeps_what_was_undone() -> None:
    script = game().play("0 roll", "0 @32", '0 "3+5*4=32"', "0 =60", "0 pass", "1 !contig60.sentence", "1 use", "1 pass")
    assert ENGINE.card(script.state, 0).lines == (("3.5.4", 32, "3+5*4=32", 60, "undone"),)
    card = ENGINE.card(script.state, 1)
    assert card.lines == ((None, None, None, 58, "challenge"), ("3.5.4", None, None, 58, ""))
    assert (card.total, card.marks) == (58, ("C",))


def test_a_rooms_options_are_shown_in_full() -> None:
    shown = msgspec.to_builtins(ENGINE.read_options({}))
    assert shown.keys() == set(ENGINE.options.__struct_fields__)
    assert shown["mode"] == "assisted"


def test_the_lower_die_starts_and_equal_dice_are_rolled_again() -> None:
    reader = ChanceReader(ChanceState(b"x" * 32, script=((4,), (4,), (5,), (2,))))
    state = ENGINE.setup(ENGINE.read_options({}), 2, reader, 0)
    assert (state.starter, state.flag, state.throw) == (1, 1, (5, 2))
    named = ENGINE.read_options({"starter": 1})
    assert [ENGINE.for_game(named, number).starter for number in (0, 1, 2)] == [1, 0, 1]


@pytest.mark.parametrize(
    "given",
    [
        {"chips": {"0": [43]}},
        {"chips": {"0": [1], "1": [1]}},
        {"flag": 2},
        {"colour": 1},
        {"options": {"x": 1}},
        {"options": {"game_ms": -1}},
        {"options": {"turn_ms": 10**15}},
        {"score": [10**18, 60]},
        {"supply": [-1, 25]},
        {"dice": [1, 2, 7]},
        {"phase": "rolled"},
        {"phase": "review", "dice": [1, 1, 1]},
    ],
)
def test_impossible_positions_are_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position(given, 0)
