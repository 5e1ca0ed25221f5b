"""Tests of the cached parts of a view."""

from engines.kit.view_cache import shown_once


@shown_once
def listed(numbers: tuple[int, ...]) -> list[int]:
    return list(numbers)


def test_an_equal_part_is_shown_as_the_same_object() -> None:
    assert listed((1, 2)) is listed((1, 2))
    assert listed((1, 2)) == [1, 2]


def test_another_part_is_shown_by_itself() -> None:
    assert listed((1, 2)) is not listed((2, 1))
    assert listed((2, 1)) == [2, 1]
