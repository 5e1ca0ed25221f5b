"""Shrinking keeps the faults that a violation needs, and a world can be replayed from its list of faults."""

from collections.abc import Sequence

import pytest

from tests.simulation.shrinking import shrunk
from tests.simulation.strokes import Stroke, strokes_of, text_of


@pytest.mark.parametrize("needed", [set(), {0}, {6}, {1, 5}, {0, 1, 2, 3, 4, 5, 6}])
def test_only_the_needed_faults_stay(needed: set[int]) -> None:
    runs = []

    def fails(left: Sequence[int]) -> bool:
        runs.append(left)
        return needed <= set(left)

    assert list(shrunk(range(7), fails, 60)) == sorted(needed)
    assert len(runs) <= 60


def test_the_shrinking_stops_after_the_given_number_of_worlds() -> None:
    runs = []

    def fails(left: Sequence[int]) -> bool:
        runs.append(left)
        return False

    assert list(shrunk(range(40), fails, 5)) == list(range(40))
    assert len(runs) == 5


@pytest.mark.parametrize("strokes", [(), (Stroke(3, 12.5),), (Stroke(0, 0.0), Stroke(17, 118.004))])
def test_the_printed_faults_are_read_again(strokes: tuple[Stroke, ...]) -> None:
    assert strokes_of(text_of(strokes)) == strokes
