"""Tests of number sentences: exact fractions, and the order of operations."""

from fractions import Fraction

import pytest

from engines.kit.arithmetic.expression import parse_sentence, spent_numbers, wrong_part


@pytest.mark.parametrize(
    ("text", "value", "numbers"),
    [
        ("3+5*4", 23, (3, 4, 5)),
        ("(3+5)*4=32", 32, (3, 4, 5)),
        ("5/2*4=10", 10, (2, 4, 5)),
        ("5 ÷ 2", Fraction(5, 2), (2, 5)),
        ("2-5+6", 3, (2, 5, 6)),
        ("12–5−6", 1, (5, 6, 12)),
        ("6×5·2x1", 60, (1, 2, 5, 6)),
        ("12:4:3", 1, (3, 4, 12)),
        ("((2))", 2, (2,)),
        ("2-5=-3", -3, (2, 5)),
        ("007", 7, (7,)),
    ],
)
def test_one_step(text: str, value: Fraction | int, numbers: tuple[int, ...]) -> None:
    parts = parse_sentence(text)
    assert parts is not None
    assert (parts[0].value, spent_numbers(parts), parts[0].is_true) == (value, numbers, True)


def test_two_steps_hand_a_stated_result_on_once() -> None:
    said = parse_sentence("3+5=8; 8*4=32")
    assert said is not None
    assert spent_numbers(said) == (3, 4, 5)
    wrong = parse_sentence("3+5=9; 9*4")
    assert wrong is not None
    assert [part.is_true for part in wrong] == [False, True]
    assert spent_numbers(wrong) == (3, 4, 5)
    twice = parse_sentence("1+1=2; 2*2")
    assert twice is not None
    assert spent_numbers(twice) == (1, 1, 2)
    unused = parse_sentence("3+5=8; 7*4=28")
    assert unused is not None
    assert spent_numbers(unused) is None


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("3+5=8; 8*4=32", None),
        ("3+5=9; 9*4=30", {"expression": "3+5", "said": "9", "right": "8"}),
        ("3 + 5 = 8; 8/3 = 2", {"expression": "8/3", "said": "2", "right": "8/3"}),
        ("4/0=0", {"expression": "4/0", "said": "0", "right": None}),
        ("3+5", None),
        ("4/0", {"expression": "4/0", "said": "", "right": None}),
        ("no sentence", None),
    ],
)
def test_the_first_false_step_is_explained(text: str, wrong: dict[str, str | None] | None) -> None:
    assert wrong_part(text) == wrong


@pytest.mark.parametrize(("text", "result"), [("3+5=9", 9), ("3+5", 8), ("4/0", None), ("5/2", Fraction(5, 2))])
def test_the_next_step_takes_the_stated_result_true_or_not(text: str, result: object) -> None:
    (part,) = parse_sentence(text) or ()
    assert part.result == result


def test_a_division_by_zero_is_false_whatever_is_said() -> None:
    for text in ("4/(2-2)=0", "4/0", "4/0*0=0"):
        parts = parse_sentence(text)
        assert parts is not None
        assert not parts[0].is_true


OUTSIDE = (
    *("", " ", "1+", "+1", "-1+2", "1+*1", "3*-5", "1 2", "(1", "1)", "2(3)"),
    *("1=2=3", "=3", "3=", "1;2", "1=1;", ";1", "1=1;2=2;3", "1=1/2"),
    *("1.5", "1,2", "a", "X", "1**2", "٣", "1+" * 40 + "1"),
)


@pytest.mark.parametrize("text", OUTSIDE)
def test_outside_the_grammar(text: str) -> None:
    assert parse_sentence(text) is None


def test_limits_and_brackets_are_the_games() -> None:
    assert parse_sentence("(1+2)*3", brackets=False) is None
    assert parse_sentence("1+2", longest=2) is None
    assert parse_sentence("1=1;1=1;1", steps=3) is not None
    assert parse_sentence("1=1;1", steps=1) is None


@pytest.mark.parametrize("sign", "+-*/")
def test_a_value_that_divides_by_zero_has_no_value_on_either_side_of_a_sign(sign: str) -> None:
    for text in (f"1/0{sign}2", f"2{sign}(1/0)", f"(1/0){sign}(1/0)"):
        parts = parse_sentence(text)
        assert parts is not None
        assert [part.value for part in parts] == [None], text
