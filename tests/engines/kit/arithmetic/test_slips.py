"""Tests of wrong numbers as people make them: off by one or ten, or with exchanged digits."""

import pytest

from engines.kit.arithmetic.slips import slipped


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (0, {1}),
        (7, {6, 8}),
        (23, {22, 24, 13, 33, 32}),
        (33, {32, 34, 23, 43}),
        (10, {9, 11, 0, 20}),
        (98, {97, 99, 88, 108, 89}),
        (104, {103, 105, 94, 114}),
    ],
)
def test_a_slip_is_one_or_ten_away_or_exchanges_the_digits(right: int, wrong: set[int]) -> None:
    assert set(slipped(right)) == wrong
