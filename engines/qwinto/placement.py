"""The bot's value of writing a number in a box, in points of the score sheet."""

from collections.abc import Iterable, Mapping, Sequence

from engines.qwinto.sheet import BOARD, BONUS, COLOR_OF, HIGHEST, LEFT_OF, OFF_TURN, RIGHT_OF, ROW_OF

Numbers = Sequence[int | None]
"""A sheet as plain numbers, box by box."""

MISTHROW = float(BOARD["scoring"]["misthrow"])
BONUS_AT: Mapping[int, tuple[tuple[int, ...], int]] = {box: bonus for bonus in BONUS for box in bonus[0]}


def fits(numbers: Numbers, box: int, number: int) -> bool:
    """Return whether the box may hold the number. Numbers rise in its row, and none occurs twice in its column."""
    if numbers[box] is not None:
        return False
    left, right = _bounds(numbers, box)
    return left < number < right and all(numbers[other] != number for other in OFF_TURN[box])


def _bounds(numbers: Numbers, box: int) -> tuple[int, int]:
    left = next((there for other in reversed(LEFT_OF[box]) if (there := numbers[other]) is not None), 0)
    right = next((there for other in RIGHT_OF[box] if (there := numbers[other]) is not None), HIGHEST + 1)
    return left, right


def worth(numbers: Numbers, box: int, number: int) -> float:
    """Return the approximate gain of writing the number in the box. The gain counts how near the number is to the ideal
    number for this box, how few boxes it makes unusable, and how far it completes a column."""
    left, right = _bounds(numbers, box)
    gap_left = _empty_run(numbers, reversed(LEFT_OF[box]))
    gap_right = _empty_run(numbers, RIGHT_OF[box])
    gap = gap_left + gap_right + 1
    before = min(gap, right - left - 1)
    after = 1 + min(gap_left, number - left - 1) + min(gap_right, right - number - 1)
    ideal = left + (right - left) * (gap_left + 1) / (gap + 1)
    filled = sum(numbers[other] is not None for other in ROW_OF[box])
    gain = 1.6 + 0.25 * filled - 1.4 * (before - after) - 0.28 * abs(number - ideal)
    if box in BONUS_AT:
        boxes, pentagon = BONUS_AT[box]
        standing = sum(numbers[other] is not None for other in boxes)
        bonus = number if box == pentagon else (numbers[pentagon] or 8)
        gain += bonus * (0.04, 0.16, 0.6)[standing]
    return gain


def _empty_run(numbers: Numbers, boxes: Iterable[int]) -> int:
    run = 0
    for box in boxes:
        if numbers[box] is not None:
            break
        run += 1
    return run


NEAR = 0.8
"""Maximum difference between the best value and the value of a place that is still nearly as good."""


def best_box(numbers: Numbers, number: int, colors: Sequence[str]) -> tuple[float, int | None]:
    """Return the value of the best place for the number in rows of these colours, and that box; 0 and None if there is no
    place."""
    places = _places(numbers, number, colors)
    return (places[0][0], places[0][1]) if places else (0.0, None)


def good_boxes(numbers: Numbers, number: int, colors: Sequence[str]) -> tuple[tuple[float, int], ...]:
    """Return the best place and all places of nearly the same value, as pairs of value and box, the best first."""
    places = _places(numbers, number, colors)
    return tuple(place for place in places if place[0] >= places[0][0] - NEAR)


def _places(numbers: Numbers, number: int, colors: Sequence[str]) -> list[tuple[float, int]]:
    found = [
        (worth(numbers, box, number), box)
        for box, color in enumerate(COLOR_OF)
        if color in colors and fits(numbers, box, number)
    ]
    return sorted(found, key=lambda place: (-place[0], place[1]))
