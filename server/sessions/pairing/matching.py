"""Pairs of the least cost, with whoever is left over among them: a matching of the highest weight.

What counts, in this order: nobody meets again; nobody begins or follows too often (`who_begins`); then what the caller asks for
(near scores); then equal service of both seats; then lots. Of an odd number one is paired with nobody: of those who had the
fewest rounds off the one who makes the whole cheapest.
"""

from collections.abc import Callable, Sequence
from typing import Final

from engines.kit.chance import Chance
from server.sessions.pairing.who_begins import least_cost, second_begins
from server.sessions.results.standings import Line

Pair = tuple[str, ...]
Drawn = tuple[tuple[Pair, ...], tuple[str, ...]]
"""The boards, first seat first, and who has the round off."""
Apart = Callable[[Line, Line | None], int]
"""(one, other) → how little these two should meet, 0 to `MAX_APART`; other None: how little that one should have it off."""
Costs = dict[tuple[int, int], int]
"""By the places of two lines, the earlier first; or of one and `NOBODY`."""

NOBODY: Final = -1
MAX_APART: Final = 10**6
_UNEVEN: Final = 10**5
_APART: Final = 10**10
_BREACH: Final = 10**20
_AGAIN: Final = 10**24
"""Each is more than all pairs of a class together can cost of what counts less."""
ALL: Final = 60
"""So many and fewer are compared each with each; of more each with its `NEAR` next, which is enough and much quicker."""
NEAR: Final = 12


def matched(lines: Sequence[Line], apart: Apart, chance: Chance) -> Drawn:
    """Boards in the order of `lines`. Who is near in that order should be near in what `apart` tells."""
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
    """What each pair costs. Of the `near` next of many only those are taken who may meet without breaking a rule."""
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
    """The pairs by their first place."""
    # Loaded when it is first needed: it takes longer than all else at the server's start.
    import networkx

    graph = networkx.Graph()
    graph.add_weighted_edges_from((one, other, -cost) for (one, other), cost in costs.items())
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted(pair if pair in costs else (pair[1], pair[0]) for pair in found)


def _seated(one: Line, other: Line, *, if_level: bool) -> Pair:
    swaps = second_begins(one.seats, other.seats, if_level=if_level)
    return (other.person, one.person) if swaps else (one.person, other.person)
