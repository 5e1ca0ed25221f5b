"""Decides which player begins: it distributes the first seats of boards for two (White, if the game has colours) by the
federation's rules.

If possible, no player has the same seat three times in a row, or one seat more than twice more often than the other (FIDE
C.04.1, 6 and 7). A bye and a game against the computer do not count.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

MAX_ALIKE: Final = 2
"""Maximum number of times in a row that a player may have the same seat."""
MAX_AHEAD: Final = 2
"""Maximum difference between a player's numbers of games on the two seats."""

Seats = Sequence[int]
"""A player's seats so far, 0 and 1, in order."""


class Cost(NamedTuple):
    """The cost of a pair with one order of its seats. `breaches`: number of broken rules; `uneven`: the imbalance of both
    players afterwards."""

    breaches: int
    uneven: int


def cost(first: Seats, second: Seats) -> Cost:
    """Returns the cost of a board with `first` as the starter."""
    breaches = uneven = 0
    for before, seat in ((first, 0), (second, 1)):
        after = (*before, seat)
        ahead = abs(len(after) - 2 * sum(after))
        last = after[-MAX_ALIKE - 1 :]
        breaches += (ahead > MAX_AHEAD) + (len(last) > MAX_ALIKE and len(set(last)) == 1)
        # First the remaining imbalance, then the players who keep their seat.
        uneven += 2 * ahead * ahead + (len(after) > 1 and after[-1] == after[-2])
    return Cost(breaches, uneven)


def least_cost(one: Seats, other: Seats) -> Cost:
    """Returns the cost of the better order."""
    return min(cost(one, other), cost(other, one))


def second_begins(one: Seats, other: Seats, *, if_level: bool) -> bool:
    """Tells whether `other` begins. If both orders cost the same, returns `if_level`."""
    as_is, swapped = cost(one, other), cost(other, one)
    return if_level if as_is == swapped else swapped < as_is
