"""Tests of sentences with three fractions. A sentence keeps each fraction as the player wrote it, for example 5/15."""

from fractions import Fraction

import pytest

from engines.kit.arithmetic.fractions import Named, parse_fraction_sentence


@pytest.mark.parametrize(
    ("text", "is_true"),
    [
        ("1/3 - 1/4 = 1/12", True),
        ("4/12-3/12=1/12", True),
        ("1/12 = 1/3 - 1/4", True),
        ("1/4+1/12=1/3", True),
        (" 1 / 4 + 1 / 12 = 1 / 3 ", True),
        ("1 − 1/4 = 3/4", True),
        ("0 + 1 = 1", True),
        ("1/3 + 1/4 = 1/12", False),
        ("1/4 - 1/3 = 1/12", False),
        ("1/0 + 1/4 = 1/4", False),
        ("1/4 - 1/0 = 1/4", False),
        ("1/4 - 1/4 = 1/0", False),
    ],
)
def test_true_or_false(text: str, is_true: bool) -> None:
    sentence = parse_fraction_sentence(text)
    assert sentence is not None
    assert sentence.is_true is is_true


def test_names_are_kept() -> None:
    sentence = parse_fraction_sentence("5/15 - 1 = 2/6")
    assert sentence is not None
    assert sentence.names == (Named(5, 15), Named(1), Named(2, 6))
    assert [name.value for name in sentence.names] == [Fraction(1, 3), 1, Fraction(1, 3)]
    assert Named(3, 0).value is None
    turned = parse_fraction_sentence("2/6 = 5/15 - 1")
    assert turned == sentence


def test_a_sentence_may_have_sixty_signs_and_no_more() -> None:
    longest = "1/3 - 1/4 = 1/12".ljust(60)
    assert parse_fraction_sentence(longest) is not None
    assert parse_fraction_sentence(longest + " ") is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "1/3-1/4", "1/3*1/4=1/12", "1/3-1/4=-1/12", "-1/3+1/4=1/12", "1/3-1/4=1/12=1/12", "1/3-1/4-1/12=0"),
        *("a/3-1/4=1/12", "1/3/4+1=1", "1.5+1=2", "1/3 - 1/4 = 1/12" + " " * 60),
    ],
)
def test_outside_the_grammar(text: str) -> None:
    assert parse_fraction_sentence(text) is None
