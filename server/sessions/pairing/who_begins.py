"""Decides which player of a board for two has the first seat (White, if the game has colours), by the rules of the chess
federation.

If possible, no player has the same seat three times in a row, or one seat over two times more often than the other (FIDE
C.04.1, 6 and 7). Byes and games against the computer do not count.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

MAX_ALIKE: Final = 2
"""Number of games in a row that a player may have on the same seat."""
MAX_AHEAD: Final = 2
"""Maximum difference between the numbers of games that a player has had on the two seats."""

Seats = Sequence[int]
"""The seats that a player has had so far, each 0 or 1, oldest first."""


class Cost(NamedTuple):
    """The cost of a seating of two players: less is better, first in `breaches`, the number of broken rules, then in `uneven`,
    the imbalance of both players between the two seats."""

    breaches: int
    uneven: int


def cost(first: Seats, second: Seats) -> Cost:
    """Returns how bad it is if the player whose earlier seats are `first` begins."""
    breaches = uneven = 0
    for before, seat in ((first, 0), (second, 1)):
        after = (*before, seat)
        ahead = abs(len(after) - 2 * sum(after))
        last = after[-MAX_ALIKE - 1 :]
        breaches += (ahead > MAX_AHEAD) + (len(last) > MAX_ALIKE and len(set(last)) == 1)
        # The imbalance weighs most; among equal imbalances a player should change seats.
        uneven += 2 * ahead * ahead + (len(after) > 1 and after[-1] == after[-2])
    return Cost(breaches, uneven)


def least_cost(one: Seats, other: Seats) -> Cost:
    """Returns the cost of the better of both seatings."""
    return min(cost(one, other), cost(other, one))


def second_begins(one: Seats, other: Seats, *, if_level: bool) -> bool:
    """Tells whether the player `other` should begin. If both seatings are equally good, returns `if_level`."""
    as_is, swapped = cost(one, other), cost(other, one)
    return if_level if as_is == swapped else swapped < as_is
