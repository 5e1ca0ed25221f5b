"""Tests of the cached parts of a view."""

from engines.kit.view_cache import shown_for_last, shown_once


@shown_once
def listed(numbers: tuple[int, ...]) -> list[int]:
    return list(numbers)


def test_an_equal_part_is_shown_as_the_same_object() -> None:
    assert listed((1, 2)) is listed((1, 2))
    assert listed((1, 2)) == [1, 2]


def test_another_part_is_shown_by_itself() -> None:
    assert listed((1, 2)) is not listed((2, 1))
    assert listed((2, 1)) == [2, 1]


def test_the_part_of_the_last_state_is_built_once_however_equal_another_state_is() -> None:
    asked: list[list[int]] = []

    @shown_for_last
    def total(state: list[int]) -> int:
        asked.append(state)
        return sum(state)

    first, equal = [1, 2], [1, 2]
    assert [total(first), total(first), total(equal), total(first)] == [3, 3, 3, 3]
    assert len(asked) == 3
