"""A matching of the highest weight whose edges may change: Edmonds' algorithm with dual values, one search at a time.

The Dutch system asks many questions about nearly the same graph: can this pupil meet that one without making anything worse?
Each question changes the edges of one vertex, so the answer needs one search from that vertex. `networkx` always starts from
the beginning, which would take a minute for 200 players.

The slack of an edge is the sum of the dual values of its vertices minus twice the weight of the edge. A slack is never
negative. A matched edge has slack 0. An edge with slack 0 is tight. A blossom is an odd circle of tight edges that the search
treats as one vertex. The blossom's dual value (`_lift`) allows a negative slack inside the blossom.
"""

from collections.abc import Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import Final

NOBODY: Final = -1
_OUTER: Final = 1
_INNER: Final = 2
_OPENS: Final = 0
_REACHES: Final = 1
_MEETS: Final = 2


class WeightedMatching:
    """Matches all vertices, if possible, with the highest weight. `mate` holds the partner of each vertex, or `NOBODY`."""

    def __init__(self, edges: Mapping[int, Mapping[int, int]]) -> None:
        """`edges[a][b]` and `edges[b][a]`: the weight of the edge between the vertices a and b."""
        self.edges = {vertex: {other: 2 * weight for other, weight in row.items()} for vertex, row in edges.items()}
        self.dual = {vertex: max(row.values(), default=0) // 2 for vertex, row in self.edges.items()}
        # All dual values are even, so each step of the search is a whole number.
        self.dual = {vertex: value + value % 2 for vertex, value in self.dual.items()}
        self.mate = dict.fromkeys(self.edges, NOBODY)
        self._top = {vertex: vertex for vertex in self.edges}
        self._parent: dict[int, int] = {}
        self._parts: dict[int, list[int]] = {}
        self._links: dict[int, list[tuple[int, int]]] = {}
        self._inside: dict[int, list[int]] = {}
        self._base = {vertex: vertex for vertex in self.edges}
        self._lift: dict[int, int] = {}
        self._next = max(self.edges, default=0) + 1
        self._exposed: set[int] = set(self.edges)

    def weight(self) -> int:
        """Returns the weight of the matching."""
        return sum(self.edges[one][other] for one, other in self.mate.items() if other > one) // 2

    def suggest(self, pairs: Iterable[tuple[int, int]]) -> None:
        """Matches each of these pairs whose vertices are both free and whose edge is tight, so that fewer searches remain."""
        for one, other in pairs:
            weight = self.edges[one].get(other)
            if weight is None or self.mate[one] != NOBODY or self.mate[other] != NOBODY:
                continue
            if self.dual[one] + self.dual[other] == weight:
                self._match(one, other)

    def is_tight(self, one: int, other: int) -> bool:
        """Returns False only if no matching of the highest weight has this edge."""
        slack = self.dual[one] + self.dual[other] - self.edges[one][other]
        return slack <= 0 and slack + self._shared_lift(one, other) == 0

    def _shared_lift(self, one: int, other: int) -> int:
        above = set()
        blossom = self._parent.get(one)
        while blossom is not None:
            above.add(blossom)
            blossom = self._parent.get(blossom)
        total, blossom = 0, self._parent.get(other)
        while blossom is not None:
            if blossom in above:
                total += self._lift[blossom]
            blossom = self._parent.get(blossom)
        return total

    # Changes of the graph, each followed by `solve`.

    def change(self, vertex: int, weights: Mapping[int, int]) -> None:
        """Sets the weights of some edges of a vertex."""
        self._dissolve(vertex)
        self._part(vertex)
        row = self.edges[vertex]
        for other, weight in weights.items():
            row[other] = self.edges[other][vertex] = 2 * weight
        self.dual[vertex] = max((weight - self.dual[other] for other, weight in row.items()), default=0)

    def drop_edge(self, one: int, other: int) -> None:
        """Removes the edge between these vertices. If the edge was in the matching, both vertices become free."""
        if self._top[one] == self._top[other]:
            self._dissolve(one)
        if self.mate[one] == other:
            self._part(one)
        del self.edges[one][other], self.edges[other][one]

    def drop_pair(self, one: int, other: int) -> None:
        """Removes two vertices, because their pair is decided."""
        for vertex in (one, other):
            self._dissolve(vertex)
            self._part(vertex)
        for vertex in (one, other):
            for neighbour in self.edges.pop(vertex):
                del self.edges[neighbour][vertex]
            self._exposed.discard(vertex)
            del self.mate[vertex], self.dual[vertex], self._top[vertex], self._base[vertex]

    def _match(self, one: int, other: int) -> None:
        self.mate[one], self.mate[other] = other, one
        self._exposed -= {one, other}

    def _part(self, vertex: int) -> None:
        other = self.mate[vertex]
        if other != NOBODY:
            self.mate[vertex] = self.mate[other] = NOBODY
            self._exposed |= {vertex, other}

    def _dissolve(self, vertex: int) -> None:
        """Opens all blossoms that contain the vertex."""
        while (blossom := self._top[vertex]) != vertex:
            lift = self._lift[blossom]
            if lift:
                for leaf in self._leaves(blossom):
                    self.dual[leaf] += lift // 2
                base = self._base[blossom]
                self._part(base)
            self._open(blossom)

    def _open(self, blossom: int) -> list[int]:
        """Replaces a blossom with its parts."""
        parts = self._parts.pop(blossom)
        for part in parts:
            del self._parent[part]
            for leaf in self._leaves(part):
                self._top[leaf] = part
        del self._links[blossom], self._lift[blossom], self._base[blossom], self._inside[blossom]
        return parts

    def _leaves(self, blossom: int) -> Sequence[int]:
        """Returns the vertices of a blossom, or the vertex itself."""
        return self._inside.get(blossom) or (blossom,)

    # The search.

    def solve(self) -> bool:
        """Makes the matching as heavy as it can be. Returns False if some vertex cannot be matched."""
        while self._exposed:
            if not _Search(self, min(self._exposed)).run():
                return False
        return True

    def turn(self, blossom: int, vertex: int) -> None:
        """Makes `vertex` the base of a blossom: the only vertex whose partner is outside the blossom."""
        parts = self._parts.get(blossom)
        if parts is None:
            return
        part = vertex
        while self._parent[part] != blossom:
            part = self._parent[part]
        self.turn(part, vertex)
        links, size = self._links[blossom], len(parts)
        at = parts.index(part)
        # From the part with the new base to the old base, along the way with an even number of links.
        if at % 2:
            for here in range(at + 1, size, 2):
                self._match_link(parts, here, (here + 1) % size, links[here])
        else:
            for here in range(at - 1, 0, -2):
                self._match_link(parts, here - 1, here, links[here - 1])
        self._parts[blossom] = parts[at:] + parts[:at]
        self._links[blossom] = links[at:] + links[:at]
        self._base[blossom] = vertex

    def _match_link(self, parts: list[int], here: int, there: int, link: tuple[int, int]) -> None:
        one, other = link
        self.turn(parts[here], one)
        self.turn(parts[there], other)
        self._match(one, other)


class _Search:
    """One search for an augmenting path, from one vertex without a partner."""

    def __init__(self, matching: WeightedMatching, root: int) -> None:
        self.graph = matching
        self.delta = 0
        self.label: dict[int, int] = {}
        self.entry: dict[int, tuple[int, int]] = {}
        """For an inner blossom: the edge through which the search reached it, with the outer vertex first."""
        self.since: dict[int, int] = {}
        """`delta` when a vertex or blossom got its label."""
        self.queue: list[int] = []
        self.events: list[tuple[int, int, int, int]] = []
        """(delta, kind, vertex or blossom, other vertex): what happens when the dual values have moved that far."""
        self.nearest: dict[int, int] = {}
        """For a vertex without a label: the lowest `delta` at which something happens to it."""
        self._make_outer(matching._top[root])

    def run(self) -> bool:
        """Runs the search. Returns False if there is no augmenting path."""
        graph, events, label = self.graph, self.events, self.label
        while True:
            # A tight edge to a new vertex comes before the rest of the queue, because it may already end the search.
            if self.queue and not (events and events[0] < (self.delta, _MEETS)):
                self._scan(self.queue.pop())
                continue
            if not events:
                return False
            self.delta, kind, one, other = heappop(events)
            # An event may be out of date: its vertices are in the same blossom by now, or the other vertex has another
            # label.
            if kind == _OPENS:
                if label.get(one) == _INNER and graph._lift[one] == 2 * (self.delta - self.since[one]):
                    self._open_inner(one)
            elif kind == _MEETS:
                if graph._top[one] != graph._top[other]:
                    self._contract(one, other)
            elif (
                graph._top[other] not in label
                and self._dual(one) + graph.dual[other] == graph.edges[one][other]
                and self._reach(one, other)
            ):
                self._settle_all()
                return True

    def _dual(self, vertex: int) -> int:
        label = self.label.get(self.graph._top[vertex])
        value = self.graph.dual[vertex]
        if label is None:
            return value
        moved = self.delta - self.since[vertex]
        return value - moved if label == _OUTER else value + moved

    def _scan(self, vertex: int) -> None:
        """Looks at all edges of a new outer vertex."""
        graph, label, since, delta = self.graph, self.label, self.since, self.delta
        top, dual, nearest, events = graph._top, graph.dual, self.nearest, self.events
        own = top[vertex]
        mine = self._dual(vertex)
        for other, weight in graph.edges[vertex].items():
            blossom = top[other]
            if blossom == own:
                continue
            kind = label.get(blossom)
            if kind is None:
                at = delta + mine + dual[other] - weight
                known = nearest.get(other)
                if known is None or at < known:
                    nearest[other] = at
                    heappush(events, (at, _REACHES, vertex, other))
            elif kind == _OUTER:
                slack = mine + dual[other] - (delta - since[other]) - weight
                heappush(events, (delta + slack // 2, _MEETS, vertex, other))

    def _make_outer(self, blossom: int) -> None:
        self.label[blossom] = _OUTER
        self.since[blossom] = self.delta
        for leaf in self.graph._leaves(blossom):
            self.since[leaf] = self.delta
            self.queue.append(leaf)

    def _make_inner(self, blossom: int, entry: tuple[int, int]) -> None:
        graph = self.graph
        self.label[blossom] = _INNER
        self.entry[blossom] = entry
        self.since[blossom] = self.delta
        for leaf in graph._leaves(blossom):
            self.since[leaf] = self.delta
        if blossom in graph._parts:
            heappush(self.events, (self.delta + graph._lift[blossom] // 2, _OPENS, blossom, NOBODY))

    def _reach(self, one: int, other: int) -> bool:
        """Adds the free blossom of `other` to the tree. Returns True if the path ends there, because that blossom has no
        partner."""
        graph = self.graph
        blossom = graph._top[other]
        base = graph._base[blossom]
        mate = graph.mate[base]
        if mate == NOBODY:
            self._augment(one, other)
            return True
        self._make_inner(blossom, (one, other))
        self._make_outer(graph._top[mate])
        return False

    def _settle(self, blossom: int) -> None:
        """Stores the dual values of a blossom before its label is removed or changed."""
        graph = self.graph
        moved = self.delta - self.since[blossom]
        sign = -1 if self.label[blossom] == _OUTER else 1
        for leaf in graph._leaves(blossom):
            graph.dual[leaf] += sign * (self.delta - self.since[leaf])
        if blossom in graph._parts:
            graph._lift[blossom] -= sign * 2 * moved

    def _settle_all(self) -> None:
        for blossom in self.label:
            self._settle(blossom)

    def _path(self, blossom: int) -> list[tuple[int, tuple[int, int]]]:
        """Returns the blossoms from an outer one to the root, each with the edge to the next blossom. The edge starts at a
        vertex of the blossom itself."""
        graph, path = self.graph, []
        while True:
            base = graph._base[blossom]
            mate = graph.mate[base]
            if mate == NOBODY:
                path.append((blossom, (NOBODY, NOBODY)))
                return path
            path.append((blossom, (base, mate)))
            inner = graph._top[mate]
            outer, own = self.entry[inner]
            path.append((inner, (own, outer)))
            blossom = graph._top[outer]

    def _contract(self, one: int, other: int) -> None:
        """Makes a blossom from a circle that the tight edge between the outer vertices `one` and `other` closes."""
        graph = self.graph
        left, right = self._path(graph._top[one]), self._path(graph._top[other])
        common = {blossom for blossom, _ in left}
        join = next(blossom for blossom, _ in right if blossom in common)
        left = left[: next(place for place, (blossom, _) in enumerate(left) if blossom == join)]
        right = right[: next(place for place, (blossom, _) in enumerate(right) if blossom == join)]
        parts = [join] + [blossom for blossom, _ in reversed(left)] + [blossom for blossom, _ in right]
        links = [(theirs, own) for _, (own, theirs) in reversed(left)] + [(one, other)] + [link for _, link in right]
        new = graph._next
        graph._next += 1
        for part in parts:
            self._settle(part)
        graph._inside[new] = [leaf for part in parts for leaf in graph._leaves(part)]
        for part in parts:
            was_inner = self.label.pop(part) == _INNER
            self.entry.pop(part, None)
            graph._parent[part] = new
            for leaf in graph._leaves(part):
                graph._top[leaf] = new
                self.since[leaf] = self.delta
                if was_inner:
                    self.queue.append(leaf)
        graph._parts[new], graph._links[new] = parts, links
        graph._base[new], graph._lift[new] = graph._base[join], 0
        self.label[new] = _OUTER
        self.since[new] = self.delta

    def _open_inner(self, blossom: int) -> None:
        """Opens an inner blossom whose own dual value is used up. Its parts on the path stay in the tree."""
        graph = self.graph
        entry = self.entry.pop(blossom)
        self._settle(blossom)
        del self.label[blossom]
        links = graph._links[blossom]
        parts = graph._open(blossom)
        size = len(parts)
        at = parts.index(graph._top[entry[1]])
        while True:
            self._make_inner(parts[at], entry)
            if at == 0:
                break
            # A part at an odd place has its partner after it, one at an even place before it.
            step = 1 if at % 2 else -1
            mate = (at + step) % size
            self._make_outer(parts[mate])
            after = (mate + step) % size
            link = links[mate] if step == 1 else (links[after][1], links[after][0])
            entry = link
            at = after
        free = [leaf for part in parts if part not in self.label for leaf in graph._leaves(part)]
        for leaf in free:
            self.nearest.pop(leaf, None)
            for other, weight in graph.edges[leaf].items():
                if self.label.get(graph._top[other]) == _OUTER and other in self.since:
                    at_delta = self.delta + self._dual(other) + graph.dual[leaf] - weight
                    known = self.nearest.get(leaf)
                    if known is None or at_delta < known:
                        self.nearest[leaf] = at_delta
                        heappush(self.events, (at_delta, _REACHES, other, leaf))

    def _augment(self, one: int, other: int) -> None:
        """Changes the matching along the path from the root to `one`, so that `one` and `other` become partners."""
        graph = self.graph
        graph.turn(graph._top[other], other)
        free = other
        while True:
            blossom = graph._top[one]
            mate = graph.mate[graph._base[blossom]]
            graph.turn(blossom, one)
            graph._match(one, free)
            if mate == NOBODY:
                return
            inner = graph._top[mate]
            one, free = self.entry[inner]
            graph.turn(inner, free)
