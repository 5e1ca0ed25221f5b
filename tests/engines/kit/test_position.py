"""Tests of positions that a client sends."""

from typing import Any

import msgspec
import pytest

from engines.kit.outcome import Refusal
from engines.kit.position import checked_position


class Heap(msgspec.Struct, frozen=True):
    stones: int


def heap(given: dict[str, Any]) -> Heap:
    return checked_position(Heap, given, {"stones"}, lambda: Heap(given["stones"]))


def test_a_position_of_the_right_shape_is_taken() -> None:
    assert heap({"stones": 3}) == Heap(3)


@pytest.mark.parametrize("given", [{}, {"stones": "many"}, {"stones": 3, "sticks": 1}])
def test_unknown_words_missing_ones_and_wrong_shapes_are_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        heap(given)
