"""Who plays whom: at random, round robin by the circle, or Swiss. Pure: chance comes in as a tape.

Swiss pairs by a matching of the highest weight over all pairs that may still meet: few meetings before count most, then near
scores, then who has started less. Its matching is `networkx`'.
"""

from collections.abc import Sequence

import networkx

from engines.kit.chance import Chance
from server.sessions.standings import Line

Pair = tuple[str, ...]
MET_BEFORE = 1_000_000
APART = 1_000
"""What it costs to meet again, and for each half point between two scores (squared); lots break what is left."""


def at_random(people: Sequence[str], seats: int, chance: Chance) -> tuple[tuple[Pair, ...], tuple[str, ...]]:
    """Boards of `seats` drawn by lot, and those for whom there is no whole board."""
    order = chance.shuffle(people)
    whole = len(order) - len(order) % seats
    return tuple(order[first : first + seats] for first in range(0, whole, seats)), order[whole:]


def round_robin(people: Sequence[str], number: int) -> tuple[tuple[Pair, ...], tuple[str, ...]]:
    """Round `number` (from 0) of the circle: in n-1 rounds everybody meets everybody; who meets nobody has it off."""
    ring: list[str | None] = [*people] if len(people) % 2 == 0 else [*people, None]
    if len(ring) < 2:
        return (), tuple(people)
    fixed, turning = ring[0], ring[1:]
    turn = number % len(turning)
    turned = [fixed, *turning[turn:], *turning[:turn]]
    boards: list[Pair] = []
    off: list[str] = []
    for place in range(len(turned) // 2):
        first, second = turned[place], turned[-1 - place]
        if first is None or second is None:
            off += [one for one in (first, second) if one is not None]
        else:
            # The fixed one takes turns; for all others the turning itself brings them to either side.
            swaps = number % 2 if place == 0 else place % 2
            boards.append((second, first) if swaps else (first, second))
    return tuple(boards), tuple(off)


def swiss(lines: Sequence[Line], chance: Chance) -> tuple[tuple[Pair, ...], tuple[str, ...]]:
    """Pairs of near scores who have not met; of an odd number the lowest who has not had a round off sits out."""
    ranked = list(lines)
    off: tuple[str, ...] = ()
    if len(ranked) % 2:
        resting = next((line for line in reversed(ranked) if not line.off), ranked[-1])
        ranked.remove(resting)
        off = (resting.person,)
    lots = chance.shuffle(range(len(ranked)))
    graph = networkx.Graph()
    graph.add_nodes_from(range(len(ranked)))
    for one in range(len(ranked)):
        for other in range(one + 1, len(ranked)):
            graph.add_edge(one, other, weight=-_cost(ranked[one], ranked[other], abs(lots[one] - lots[other])))
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    by_rank = sorted(tuple(sorted(pair)) for pair in matched)
    return tuple(_seated(ranked[one], ranked[other]) for one, other in by_rank), off


def _cost(one: Line, other: Line, lot: int) -> int:
    apart = round(2 * (one.points - other.points))
    return MET_BEFORE * one.met.count(other.person) + APART * apart * apart + lot


def _seated(one: Line, other: Line) -> Pair:
    """Who has started less takes the first seat."""
    return (other.person, one.person) if other.started < one.started else (one.person, other.person)
