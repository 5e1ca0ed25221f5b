"""Finds the pairs of a round with the least total cost, and the player who gets a bye if the number of players is odd. The
pairs are a matching of maximum weight in a graph.

In order of priority, the matching avoids repeated meetings, then an unfair share of first turns (`who_begins`), then what the
caller wants to avoid (such as distant scores), then unequal use of both seats; then chance decides. Only players with the
fewest byes so far can get the bye.
"""

from collections.abc import Callable, Sequence
from typing import Final

from engines.kit.chance import Chance
from server.sessions.pairing.who_begins import least_cost, second_begins
from server.sessions.results.standings import Line

Pair = tuple[str, ...]
Drawn = tuple[tuple[Pair, ...], tuple[str, ...]]
"""The boards, each as the ids of its players with the first seat first, and the ids of the players with a bye."""
Apart = Callable[[Line, Line | None], int]
"""A function of two players that returns the caller's cost of pairing them, from 0 to `MAX_APART`. If the second player is
None, it returns the cost of a bye for the first."""
Costs = dict[tuple[int, int], int]
"""The cost per pair. The key of a pair is the two players' indexes in the list of players, the smaller index first. The key of
a bye is the player's index and `NOBODY`."""

NOBODY: Final = -1
MAX_APART: Final = 10**6
_UNEVEN: Final = 10**5
_APART: Final = 10**10
_BREACH: Final = 10**20
_AGAIN: Final = 10**24
"""The cost of a repeated meeting, the first priority. The cost of each priority is larger than the sum of all lower priorities
over a whole class."""
ALL: Final = 60
"""Maximum number of players for comparing all pairs. With more players, each player is compared only with the next `NEAR`
players, which is good enough and much faster."""
NEAR: Final = 12


def matched(lines: Sequence[Line], apart: Apart, chance: Chance) -> Drawn:
    """Returns the boards and the byes, in the order of `lines`. For a large class, `apart` should be small for players who are
    near each other in `lines`."""
    lots = chance.shuffle(range(len(lines)))
    pairs: list[tuple[int, int]] = []
    if len(lines) > ALL:
        pairs = _best(_costs(lines, lots, apart, NEAR))
    if len(pairs) < (len(lines) + 1) // 2:
        pairs = _best(_costs(lines, lots, apart, len(lines)))
    boards = tuple(
        _seated(lines[one], lines[other], if_level=lots[one] > lots[other]) for one, other in pairs if other != NOBODY
    )
    return boards, tuple(lines[one].person for one, other in pairs if other == NOBODY)


def _costs(lines: Sequence[Line], lots: Sequence[int], apart: Apart, near: int) -> Costs:
    """Returns the cost of each possible pair and bye. Unless `near` covers all players, the costs of each player contain only
    the next `near` opponents that break no rule."""
    costs: Costs = {}
    takes_all = near >= len(lines)
    for one, line in enumerate(lines):
        taken = 0
        for other in range(one + 1, len(lines)):
            again = line.met.count(lines[other].person)
            start = least_cost(line.seats, lines[other].seats)
            if takes_all or not (again or start.breaches):
                taken += 1
                wish = _APART * apart(line, lines[other]) + _UNEVEN * start.uneven
                costs[one, other] = _AGAIN * again + _BREACH * start.breaches + wish + abs(lots[one] - lots[other])
            if taken == near:
                break
    if len(lines) % 2:
        # A player gets no second bye while another player has had none.
        least = min(line.off for line in lines)
        resting = [place for place, line in enumerate(lines) if line.off == least]
        costs |= {(place, NOBODY): _APART * apart(lines[place], None) + lots[place] for place in resting[-near:]}
    return costs


def _best(costs: Costs) -> list[tuple[int, int]]:
    """Returns the pairs of the cheapest matching, in the order of their first player."""
    # Import this only when needed: it takes longer than everything else at the server's start.
    import networkx

    graph = networkx.Graph()
    graph.add_weighted_edges_from((one, other, -cost) for (one, other), cost in costs.items())
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted(pair if pair in costs else (pair[1], pair[0]) for pair in found)


def _seated(one: Line, other: Line, *, if_level: bool) -> Pair:
    swaps = second_begins(one.seats, other.seats, if_level=if_level)
    return (other.person, one.person) if swaps else (one.person, other.person)
