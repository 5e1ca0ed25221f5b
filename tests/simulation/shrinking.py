"""Removes the faults of a failing world that the violation does not need."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def shrunk(strokes: Sequence[T], fails: Callable[[Sequence[T]], bool], most: int) -> Sequence[T]:
    """Returns a part of `strokes` with which the world still fails. Leaves out large parts first, and single faults at the
    end. `most`: maximum number of worlds to run."""
    left, size = list(strokes), len(strokes)
    while size:
        at = 0
        while at < len(left) and most > 0:
            fewer = left[:at] + left[at + size :]
            most -= 1
            if fails(fewer):
                left = fewer
            else:
                at += size
        size //= 2
    return left
