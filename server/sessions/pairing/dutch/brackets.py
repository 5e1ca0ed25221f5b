"""Pairs a round by the Dutch system (C.04.3), bracket by bracket.

A matching of the highest weight gives the best result that is possible in a bracket (`criteria.py`). Then the order of the
candidates decides: which moved-down players get a resident as opponent, and which resident; then which residents change halves,
and which residents meet. The matching is computed again only if its dual values do not answer a question.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from msgspec import Struct

from server.sessions.pairing.dutch.criteria import Criteria
from server.sessions.pairing.dutch.entrant import Colour, Entrant, floats_of, white_of
from server.sessions.pairing.dutch.weighted_matching import WeightedMatching


class Unpairable(Exception):
    """There is no pairing that keeps the absolute criteria."""


class Field(Struct, frozen=True):
    """The tournament as it is before the round that will be paired."""

    entrants: tuple[Entrant, ...]
    apart: frozenset[tuple[int, int]] = frozenset()
    """Pairs of players who must not meet, each as two pairing numbers, the lower number first."""
    is_last: bool = False
    """True before the last round. In that round the rules about colours are less strict for players with more than half of the
    possible points."""
    initial: Colour = "w"
    """The colour that the player with the first pairing number has in the first round."""


class Paired(NamedTuple):
    """A paired round. `pairs`: the pairing numbers of each pair, White first, in the order of the boards; `bye`: the player who
    sits out, or 0."""

    pairs: tuple[tuple[int, int], ...]
    bye: int


def pair_round(field: Field) -> Paired:
    """Returns the pairing of the next round. Raises `Unpairable`."""
    return _Round(field).run()


class _Round:
    def __init__(self, field: Field) -> None:
        self.field = field
        everybody = {entrant.number: entrant for entrant in field.entrants}
        self.played = max((len(entrant.rounds) for entrant in field.entrants), default=0)
        self.players = sorted(
            (entrant for entrant in field.entrants if entrant.plays), key=lambda each: (-each.points, each.number)
        )
        self.bye: Final = len(self.players)
        self.is_odd = len(self.players) % 2 == 1
        floats = {entrant.number: floats_of(entrant, everybody) for entrant in self.players}
        self.criteria = Criteria(self.players, floats, self.played)
        self.partners = self._possible()

    def _possible(self) -> list[set[int]]:
        """Returns, for each player, the possible opponents (C1, C3). A player is an index in `players`."""
        threshold = self.played  # half of the highest possible score, in halves
        barred = set(self.field.apart) | {(two, one) for one, two in self.field.apart}
        partners: list[set[int]] = [set() for _ in self.players]
        for place, one in enumerate(self.players):
            is_top = self.field.is_last and one.points > threshold
            fixed = one.wish if one.is_absolute else None
            for later in range(place + 1, len(self.players)):
                other = self.players[later]
                if other.number in one.met or (one.number, other.number) in barred:
                    continue
                gives_way = is_top or (self.field.is_last and other.points > threshold)
                if fixed is not None and other.is_absolute and other.wish == fixed and not gives_way:
                    continue
                partners[place].add(later)
                partners[later].add(place)
        return partners

    def run(self) -> Paired:
        """Pairs the brackets from the top."""
        self.resting = self._who_may_rest()
        groups = [list(group) for _, group in groupby(range(len(self.players)), lambda place: self.players[place].points)]
        pairs: list[tuple[int, int]] = []
        moved: list[int] = []
        rests_alone = self._rests_in_top(groups[0]) if groups else False
        for number, residents in enumerate(groups):
            below = groups[number + 1] if number + 1 < len(groups) else []
            rest = [place for group in groups[number + 2 :] for place in group]
            bracket = _Bracket(self, moved, residents, below, rest, rests_alone=rests_alone)
            pairs += bracket.pair()
            moved = bracket.left()
            rests_alone = bool(below) and self._is_alone({*moved, *below}, bracket.graph.mate)
        return self._published(pairs, moved)

    def _is_alone(self, bracket: Collection[int], mate: Mapping[int, int]) -> bool:
        """Tells whether the matching `mate` pairs all players of the bracket with each other, except a player of the bracket
        who gets the bye."""
        if not self.is_odd or not any(mate[place] == self.bye for place in bracket):
            return False
        return all(mate[place] in bracket or mate[place] == self.bye for place in bracket)

    def _who_may_rest(self) -> dict[int, int]:
        """Returns the players who may have the bye (C5), each with a rank by the number of rounds without a game (C9). Rank 0
        has the most such rounds."""
        edges: dict[int, dict[int, int]] = {place: dict.fromkeys(row, 0) for place, row in enumerate(self.partners)}
        if not self.is_odd:
            return {}
        allowed = [place for place, player in enumerate(self.players) if player.may_have_bye]
        for _, group in groupby(reversed(allowed), lambda place: self.players[place].points):
            resting = list(group)
            whole = {place: dict(row) for place, row in edges.items()}
            whole[self.bye] = dict.fromkeys(resting, 0)
            for place in resting:
                whole[place][self.bye] = 0
            if _solved(whole) is not None:
                unplayed = {place: self.played - len(self.players[place].colours) for place in resting}
                ranks = {count: rank for rank, count in enumerate(sorted(set(unplayed.values()), reverse=True))}
                return {place: ranks[count] for place, count in unplayed.items()}
        raise Unpairable

    def _rests_in_top(self, top: list[int]) -> bool:
        """Tells whether all players of the first bracket can meet each other, except one who gets the bye."""
        if not any(place in self.resting for place in top):
            return False
        inside = set(top)
        edges = {
            place: {other: int(place in inside and other in inside) for other in row} for place, row in enumerate(self.partners)
        }
        edges[self.bye] = {}
        for place in self.resting:
            edges[place][self.bye] = edges[self.bye][place] = 0
        graph = _solved(edges)
        return graph is not None and self._is_alone(inside, graph.mate)

    def _published(self, pairs: Sequence[tuple[int, int]], left: Sequence[int]) -> Paired:
        """Seats the pairs and puts the boards in order (C.04.2, D.9)."""
        ranked = sorted(
            each.number for each in self.field.entrants if each.plays or any(done.is_paired for done in each.rounds)
        )
        place_of = {number: place for place, number in enumerate(ranked, 1)}
        boards = []
        for one, other in sorted((min(pair), max(pair)) for pair in pairs):
            higher, lower = self.players[one], self.players[other]
            white = white_of(higher, lower, self.field.initial, is_odd=place_of[higher.number] % 2 == 1)
            black = lower if white is higher else higher
            boards.append(((-higher.points, -lower.points, higher.number), (white.number, black.number)))
        return Paired(tuple(pair for _, pair in sorted(boards)), self.players[left[0]].number if left else 0)


def _solved(edges: Mapping[int, Mapping[int, int]]) -> WeightedMatching | None:
    graph = WeightedMatching(edges)
    graph.suggest((one, other) for one, row in edges.items() for other in sorted(row))
    return graph if graph.solve() else None


class _Bracket:
    """One bracket: the players who were moved down into it, its residents, the residents of the next bracket, and the rest of
    the field."""

    def __init__(
        self,
        whole: _Round,
        moved: list[int],
        residents: list[int],
        below: list[int],
        rest: list[int],
        *,
        rests_alone: bool,
    ) -> None:
        self.moved = moved
        self.residents = residents
        self._whole = whole
        self._paired: list[tuple[int, int]] = []
        self._everybody = [*moved, *residents, *below, *rest]
        self._edges = self._weighed(set(below), {*moved, *residents}, rests_alone=rests_alone)
        self.graph = WeightedMatching(self._edges)
        self.graph.suggest(self._likely(below, rest))
        if not self.graph.solve():
            raise Unpairable

    def _weighed(self, below: set[int], inside: set[int], *, rests_alone: bool) -> dict[int, dict[int, int]]:
        criteria, whole = self._whole.criteria, self._whole
        here = set(self.residents)
        edges: dict[int, dict[int, int]] = {place: {} for place in self._everybody}
        for higher in self._everybody:
            row, is_inside = edges[higher], higher in inside
            in_next = criteria.next(higher) if is_inside or higher in below else 0
            for lower in whole.partners[higher]:
                if lower <= higher or lower not in edges:
                    continue
                if lower in here:
                    weight = criteria.current(higher, lower)
                elif lower in inside:
                    continue  # two moved-down players
                else:
                    weight = in_next if lower in below else 0
                row[lower] = edges[lower][higher] = weight
        if whole.is_odd:
            edges[whole.bye] = {}
            for place, rank in whole.resting.items():
                if place in edges:
                    edges[place][whole.bye] = edges[whole.bye][place] = criteria.bye(rank) if rests_alone else 0
        return edges

    def _likely(self, below: list[int], rest: list[int]) -> list[tuple[int, int]]:
        """Returns pairs that are probably in the best matching. The matching starts from these pairs."""
        pairs = [(one, other) for one in self.moved for other in self.residents if other in self._edges[one]]
        left = self.residents[len(self.moved) :]
        half = len(left) // 2
        for group, size in ((left, half), (below, len(below) // 2), (rest, 0)):
            first, second = group[:size] or group, group[size:]
            pairs += [(one, other) for one, other in zip(first, second, strict=False) if other in self._edges[one]]
            pairs += [(one, other) for place, one in enumerate(first) for other in second[place:] if other in self._edges[one]]
        return pairs

    def left(self) -> list[int]:
        """Returns the players without a pair in this bracket."""
        taken = {place for pair in self._paired for place in pair}
        return [place for place in (*self.moved, *self.residents) if place not in taken]

    def pair(self) -> list[tuple[int, int]]:
        """Returns the pairs of the bracket."""
        for one in self._who_is_paired():
            self._best_partner(one, self.residents)
        taken = {other for _, other in self._paired}
        remainder = [place for place in self.residents if place not in taken]
        inside = set(remainder)
        count = sum(self.graph.mate[place] in inside for place in remainder) // 2
        first = self._first_half(remainder, count)
        second = [place for place in remainder if place not in first]
        for one in sorted(first):
            self._best_partner(one, second)
        return self._paired

    def _is_here(self, place: int, others: Collection[int]) -> bool:
        return self.graph.mate[place] in others

    def _drop(self, place: int, others: Collection[int]) -> None:
        for other in list(self.graph.edges[place]):
            if other in others:
                self.graph.drop_edge(place, other)

    def _must(self) -> None:
        if not self.graph.solve():
            raise AssertionError("a decided bracket has no pairing")

    def _bump(self, place: int, weights: Mapping[int, int]) -> None:
        row = self.graph.edges[place]
        self.graph.change(place, {other: row[other] // 2 + more for other, more in weights.items()})
        self._must()

    # B.3: which of the moved-down players are paired.

    def _who_is_paired(self) -> list[int]:
        here = set(self.residents)
        elsewhere = {*self.graph.edges} - here
        paired = []
        for _, same in groupby(self.moved, lambda place: self._whole.players[place].points):
            group = list(same)
            places = sum(self._is_here(place, here) for place in group)
            for number, place in enumerate(group):
                if places and places < len(group) - number and not self._is_here(place, here):
                    self._try_to_pair(place, here)
                if places and (places >= len(group) - number or self._is_here(place, here)):
                    places -= 1
                    paired.append(place)
                    self._drop(place, elsewhere)
                else:
                    self._drop(place, here)
                self._must()
        return paired

    def _try_to_pair(self, place: int, here: Collection[int]) -> None:
        row = [other for other in self.graph.edges[place] if other in here]
        if any(self.graph.is_tight(place, other) for other in row):
            self._bump(place, dict.fromkeys(row, 1))

    def _best_partner(self, one: int, others: Sequence[int]) -> None:
        """Pairs the player `one` with the first of `others` that does not lower the weight of the matching."""
        graph = self.graph
        row, mate = graph.edges[one], graph.mate[one]
        better = [other for other in others[: others.index(mate)] if other in row and graph.is_tight(one, other)]
        if better:
            better.append(mate)
            self._bump(one, {other: len(better) - place for place, other in enumerate(better)})
            mate = graph.mate[one]
        self._paired.append((one, mate))
        graph.drop_pair(one, mate)
        self._must()

    # B.6 and D: the halves of the remainder, and the exchanges between them.

    def _first_half(self, remainder: list[int], count: int) -> set[int]:
        """Returns the places in the first half of the remainder: the first player of each pair. Players change halves only if
        the best weight needs it, and then as few as possible."""
        before = {place: dict(row) for place, row in self.graph.edges.items()}
        best = self.graph.weight()
        first = set(remainder[:count])
        self._split(remainder, first)
        if self.graph.solve() and self.graph.weight() == best:
            return first
        chosen = self._exchanged(remainder, count, before)
        self._split(remainder, chosen)
        self._must()
        return chosen

    def _split(self, remainder: Sequence[int], first: Collection[int]) -> None:
        """Keeps, in the remainder, only the edges between the first half and the second half."""
        second = {place for place in remainder if place not in first}
        for place in remainder:
            if place in first:
                self._drop(place, {*self.graph.edges} - second)
            else:
                self._drop(place, second)

    def _exchanged(self, remainder: list[int], count: int, before: Mapping[int, Mapping[int, int]]) -> set[int]:
        bits = self._whole.criteria.bits
        places = {place: number for number, place in enumerate(remainder)}
        edges = {place: {other: weight // 2 for other, weight in row.items()} for place, row in before.items()}
        for number, place in enumerate(remainder):
            more = ((int(number < count) << 2 * bits) - number) << bits
            for other in edges[place]:
                if places.get(other, -1) > number:
                    edges[place][other] += more
                    edges[other][place] += more
        graph = self.graph = WeightedMatching(edges)
        self._must()

        def is_first(place: int) -> bool:
            return places.get(graph.mate[place], -1) > places[place]

        def later(place: int) -> set[int]:
            return {other for other in graph.edges[place] if places.get(other, -1) > places[place]}

        exchanges = sum(not is_first(place) for place in remainder[:count])
        left = exchanges
        for place in reversed(remainder[:count]):
            if not left:
                break
            # The lowest of the first half go first.
            if is_first(place):
                self._bump(place, dict.fromkeys(later(place), -1))
            if is_first(place):
                self._bump(place, dict.fromkeys(later(place), 1))
                self._drop(place, {*graph.edges} - later(place))
            else:
                left -= 1
                self._drop(place, later(place))
            self._must()
        left = exchanges
        for place in remainder[count:]:
            if left <= 1:
                break
            if not is_first(place):
                self._bump(place, dict.fromkeys(later(place), 1))
            if is_first(place):
                left -= 1
                self._drop(place, {*graph.edges} - later(place))
            else:
                self._drop(place, later(place))
            self._must()
        return {place for place in remainder if is_first(place)}
