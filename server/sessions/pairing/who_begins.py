"""Who begins: the first seat of a board for two (White, where a game has colours), shared out as the federation's rules ask.

Nobody has the same seat three times in a row, and nobody one of them more than twice more often than the other, where that can
be had (FIDE C.04.1, 6 and 7). A round off and a game against the computer are no seat.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

MAX_ALIKE: Final = 2
"""In a row."""
MAX_AHEAD: Final = 2
"""By which one seat may be had more often than the other."""

Seats = Sequence[int]
"""Those that somebody had so far, 0 and 1, in order."""


class Cost(NamedTuple):
    """Of a pair in one order of its seats. `breaches` of the two rules; `uneven`: how unequally both are served after it."""

    breaches: int
    uneven: int


def cost(first: Seats, second: Seats) -> Cost:
    """Of a board at which `first` begins."""
    breaches = uneven = 0
    for before, seat in ((first, 0), (second, 1)):
        after = (*before, seat)
        ahead = abs(len(after) - 2 * sum(after))
        last = after[-MAX_ALIKE - 1 :]
        breaches += (ahead > MAX_AHEAD) + (len(last) > MAX_ALIKE and len(set(last)) == 1)
        # What is left to even out, then who keeps their seat.
        uneven += 2 * ahead * ahead + (len(after) > 1 and after[-1] == after[-2])
    return Cost(breaches, uneven)


def least_cost(one: Seats, other: Seats) -> Cost:
    """Of the better of both orders."""
    return min(cost(one, other), cost(other, one))


def second_begins(one: Seats, other: Seats, *, if_level: bool) -> bool:
    """Whether `other` is to begin; `if_level` where both orders are as good."""
    as_is, swapped = cost(one, other), cost(other, one)
    return if_level if as_is == swapped else swapped < as_is
