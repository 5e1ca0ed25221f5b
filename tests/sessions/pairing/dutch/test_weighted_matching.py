"""Tests of a matching that is updated when its graph changes. After each change it must be as heavy as a new matching
by `networkx`, with valid dual values."""

import random
from collections.abc import Iterator

import networkx
import pytest

from server.sessions.pairing.dutch.weighted_matching import WeightedMatching

Edges = dict[int, dict[int, int]]


def best(edges: Edges) -> tuple[bool, int]:
    """Return whether everybody can be matched, and the weight of the best matching."""
    graph = networkx.Graph()
    graph.add_nodes_from(edges)
    graph.add_weighted_edges_from((one, other, weight) for one, row in edges.items() for other, weight in row.items())
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return 2 * len(found) == len(edges), sum(edges[one][other] for one, other in found)


def graphs(seed: int, count: int) -> Iterator[tuple[random.Random, int, Edges]]:
    chance = random.Random(seed)
    for _ in range(count):
        size, most, density = 2 * chance.randint(1, 7), chance.choice((1, 2, 10, 10**30)), chance.choice((0.3, 0.6, 1.0))
        edges: Edges = {vertex: {} for vertex in range(size)}
        for one in range(size):
            for other in range(one):
                if chance.random() < density:
                    edges[one][other] = edges[other][one] = chance.randint(0, most)
        yield chance, most, edges


@pytest.mark.parametrize("seed", range(4))
def test_is_as_heavy_as_a_new_matching_after_each_change(seed: int) -> None:
    checked = 0
    for chance, most, edges in graphs(seed, 60):
        matching = WeightedMatching(edges)
        if chance.random() < 0.5:
            matching.suggest((one, other) for one, row in edges.items() for other in row)
        for _ in range(6):
            is_whole, weight = best(edges)
            assert matching.solve() == is_whole
            if not is_whole or not edges:
                break
            assert matching.weight() == weight
            assert all(matching.is_tight(one, other) for one, other in matching.mate.items())
            checked += 1
            change(matching, edges, chance, most)
    assert checked > 100


def change(matching: WeightedMatching, edges: Edges, chance: random.Random, most: int) -> None:
    vertex = chance.choice(list(edges))
    what = chance.randint(0, 2)
    if what == 0:
        weights = {other: chance.randint(0, most) for other in edges[vertex] if chance.random() < 0.5}
        for other, weight in weights.items():
            edges[vertex][other] = edges[other][vertex] = weight
        matching.change(vertex, weights)
    elif what == 1:
        other = chance.choice(list(edges[vertex]))
        del edges[vertex][other], edges[other][vertex]
        matching.drop_edge(vertex, other)
    else:
        mate = matching.mate[vertex]
        matching.drop_pair(vertex, mate)
        for gone in (vertex, mate):
            for other in edges.pop(gone):
                del edges[other][gone]


def test_an_edge_that_is_not_tight_is_in_no_best_matching() -> None:
    for _chance, _most, edges in graphs(9, 60):
        matching = WeightedMatching(edges)
        if not matching.solve():
            continue
        for one, row in edges.items():
            for other, weight in row.items():
                if matching.is_tight(one, other):
                    continue
                rest = {each: {far: w for far, w in line.items() if far not in (one, other)} for each, line in edges.items()}
                for gone in (one, other):
                    del rest[gone]
                is_whole, without = best(rest)
                assert not is_whole or without + weight < matching.weight()
