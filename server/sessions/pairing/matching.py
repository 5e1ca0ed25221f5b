"""Pairs with the least total cost, including the choice of the bye: a matching of the highest weight.

The order of priority: no repeated meeting; a fair share of first turns (`who_begins`); the caller's preference (similar
scores); equal use of both seats; chance. With an odd number of players, one gets a bye: among the players with the fewest
byes, the one whose bye makes the total cost lowest.
"""

from collections.abc import Callable, Sequence
from typing import Final

from engines.kit.chance import Chance
from server.sessions.pairing.who_begins import least_cost, second_begins
from server.sessions.results.standings import Line

Pair = tuple[str, ...]
Drawn = tuple[tuple[Pair, ...], tuple[str, ...]]
"""The boards, each with the first seat first, and the players with a bye."""
Apart = Callable[[Line, Line | None], int]
"""(one, other) → the weight against a meeting of the two, 0 to `MAX_APART`. If `other` is None: the weight against a bye for
`one`."""
Costs = dict[tuple[int, int], int]
"""The cost of each pair, by the indexes of its two lines, the smaller first; of a bye, by its index and `NOBODY`."""

NOBODY: Final = -1
MAX_APART: Final = 10**6
_UNEVEN: Final = 10**5
_APART: Final = 10**10
_BREACH: Final = 10**20
_AGAIN: Final = 10**24
"""The weights. Each exceeds the sum over all pairs of a class of everything with a lower priority."""
ALL: Final = 60
"""Up to this number of players, the matching compares all pairs. With more, it compares each player with the next `NEAR`,
which is enough and much faster."""
NEAR: Final = 12


def matched(lines: Sequence[Line], apart: Apart, chance: Chance) -> Drawn:
    """Returns boards in the order of `lines`. `apart` should be small for players who are near each other in that order."""
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
    """Returns the cost of each pair. With many players, only pairs of players at most `near` places apart count, and only if
    they break no rule."""
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
        # Never twice while somebody had none.
        least = min(line.off for line in lines)
        resting = [place for place, line in enumerate(lines) if line.off == least]
        costs |= {(place, NOBODY): _APART * apart(lines[place], None) + lots[place] for place in resting[-near:]}
    return costs


def _best(costs: Costs) -> list[tuple[int, int]]:
    """Returns the best pairs, in the order of their first member."""
    # Loaded when it is first needed: it takes longer than all else at the server's start.
    import networkx

    graph = networkx.Graph()
    graph.add_weighted_edges_from((one, other, -cost) for (one, other), cost in costs.items())
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted(pair if pair in costs else (pair[1], pair[0]) for pair in found)


def _seated(one: Line, other: Line, *, if_level: bool) -> Pair:
    swaps = second_begins(one.seats, other.seats, if_level=if_level)
    return (other.person, one.person) if swaps else (one.person, other.person)
