"""The tie-breaks of the chess federation (FIDE C.07 of March 2026): values that rank pupils with equal points. Pure.

Several values add up the opponents' points, adjusted for unplayed rounds (C.07, 16.3): requested byes in the last rounds count
as draws. A pupil's own unplayed round counts as a game against an imagined opponent with the pupil's own points (16.4). The
imagined opponent has at most as many points as the scheduled opponent if the round was a forfeit; otherwise at most as many as
a draw in each round would give. In a round robin, whose pairings are fixed, a forfeit counts as a game against the scheduled
opponent (15.2).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from protocol.session_commands import TieBreak

Unplayed: TypeAlias = Literal["bye", "requested", "forfeit"]
"""`bye`: a bye with a full point. `requested`: a bye with less than a full point, or a round where the pupil did not take part.
`forfeit`: a board where nobody played."""


class Game(msgspec.Struct, frozen=True):
    """A round that a pupil played."""

    opponents: tuple[str, ...]
    """The ids of the other players at the board."""
    points: float
    """The pupil's own points from the round."""


class Rest(msgspec.Struct, frozen=True):
    """A round that a pupil did not play. `opponent`: the scheduled opponent of a forfeit, otherwise empty. `is_fixed`: the
    round belongs to a round robin."""

    kind: Unplayed
    points: float
    opponent: str = ""
    is_fixed: bool = False

    @property
    def is_voluntary(self) -> bool:
        return self.kind == "requested" or (self.kind == "forfeit" and self.points < 1.0)


Rounds: TypeAlias = Mapping[int, Game | Rest]
"""A pupil's rounds by number. Rounds that do not count are missing."""
Records: TypeAlias = Mapping[str, Rounds]


class Part(msgspec.Struct, frozen=True, order=True):
    """The share of one round in a tie-break. `score`: the opponent's points; `value`: the amount that the tie-break adds up."""

    score: float
    value: float
    is_voluntary: bool = False


def points_of(rounds: Rounds) -> float:
    return sum(played.points for played in rounds.values())


def adjusted(rounds: Rounds) -> float:
    """Returns the pupil's points as the opponents count them: requested byes in the last rounds count as draws."""
    total = 0.0
    is_end = True
    for number in sorted(rounds, reverse=True):
        played = rounds[number]
        is_voluntary = isinstance(played, Rest) and played.is_voluntary
        is_draw = is_end and isinstance(played, Rest) and played.kind == "requested"
        total += 0.5 if is_draw else played.points
        is_end = is_end and is_voluntary
    return total


def _parts(records: Records, person: str, rounds: int) -> list[tuple[float, float, bool]]:
    """Returns, for each opponent or unplayed round of the pupil: the opponent's points, the pupil's points, and whether the
    pupil chose not to play. `rounds`: number of rounds so far."""
    found: list[tuple[float, float, bool]] = []
    own = points_of(records[person])
    for played in records[person].values():
        if isinstance(played, Game):
            found += [(adjusted(records[other]), played.points, False) for other in played.opponents if other in records]
        elif played.is_fixed and played.opponent in records:
            found.append((adjusted(records[played.opponent]), played.points, False))
        else:
            scheduled = records.get(played.opponent)
            most = 0.5 * rounds if scheduled is None else adjusted(scheduled)
            found.append((min(own, most), played.points, played.is_voluntary))
    return found


def _buchholz(records: Records, person: str, rounds: int, cuts: int, top_cuts: int = 0) -> float:
    """Returns the sum of the opponents' points, without the `cuts` smallest and then without the `top_cuts` greatest values
    (C.07, 14.1 to 14.4)."""
    parts = [Part(score, score, is_voluntary) for score, _share, is_voluntary in _parts(records, person, rounds)]
    left = _cut(parts, cuts)
    return sum(part.value for part in left[: max(0, len(left) - top_cuts)])


def berger(records: Records, person: str, rounds: int) -> float:
    return sum(score * share for score, share, _is_voluntary in _parts(records, person, rounds))


def _cut(parts: Sequence[Part], cuts: int) -> list[Part]:
    """Returns the parts without the `cuts` smallest. The unplayed rounds that the pupil chose are left out first (C.07,
    16.5)."""
    left = sorted(parts)
    for _cut_number in range(min(cuts, len(left))):
        left.remove(next((part for part in left if part.is_voluntary), left[0]))
    return left


def buchholz(records: Records, person: str, rounds: int) -> float:
    return _buchholz(records, person, rounds, 0)


def wins(records: Records, person: str, _rounds: int = 0) -> float:
    """Returns the number of games that the pupil won at a board (C.07, 7.2). Byes and forfeits do not count."""
    return float(sum(isinstance(played, Game) and played.points == 1.0 for played in records[person].values()))


def progressive(records: Records, person: str, _rounds: int = 0) -> float:
    """Returns the sum of the pupil's points after round one, after round two, and so on."""
    total = running = 0.0
    last = max((number for rounds in records.values() for number in rounds), default=-1)
    for number in range(last + 1):
        played = records[person].get(number)
        running += 0.0 if played is None else played.points
        total += running
    return total


class _Mutual(msgspec.Struct, frozen=True):
    """A tied pupil's games with the other tied pupils. `points`: the sum over opponents of the average points against each.
    `missing`: number of tied pupils whom the pupil has not met."""

    points: float
    missing: int


def _mutual(records: Records, person: str, people: Sequence[str]) -> _Mutual:
    against: dict[str, list[float]] = {}
    for played in records[person].values():
        opponents = played.opponents if isinstance(played, Game) else (played.opponent,) if played.is_fixed else ()
        for other in opponents:
            against.setdefault(other, []).append(played.points)
    met = [against[other] for other in people if other != person and other in against]
    return _Mutual(sum(sum(points) / len(points) for points in met), len(people) - 1 - len(met))


def direct(records: Records, people: Sequence[str]) -> list[list[str]]:
    """Returns the tied pupils in groups, best first, by their games with each other (C.07, 6).

    If all of them met, their points rank them, and each group that is still tied is ranked in the same way. Otherwise a pupil
    is ranked only if no result of the missing games could change the place.
    """
    mutual = {person: _mutual(records, person, people) for person in people}
    if not any(one.missing for one in mutual.values()):
        groups = _split(people, {person: one.points for person, one in mutual.items()})
        return groups if len(groups) == 1 else [finer for group in groups for finer in direct(records, group)]
    ranked_alone: list[list[str]] = []
    left = sorted(people, key=lambda person: -mutual[person].points)
    while len(left) > 1:
        best = max(mutual[person].points + mutual[person].missing for person in left[1:])
        if mutual[left[0]].points <= best:
            break
        ranked_alone.append([left.pop(0)])
    rest = [person for person in people if person in left]
    return [*ranked_alone, *direct(records, rest)] if ranked_alone else [rest]


def _direct_points(records: Records, people: Sequence[str], groups: Sequence[Sequence[str]]) -> dict[str, float]:
    """Returns the points that the table shows for each tied pupil. All are 0 if some of these pupils have not met and their
    games put all of them in one group."""
    mutual = {person: _mutual(records, person, people) for person in people}
    counts = len(groups) > 1 or not any(one.missing for one in mutual.values())
    return {person: one.points if counts else 0.0 for person, one in mutual.items()}


_VALUES: Final[Mapping[TieBreak, Callable[[Records, str, int], float]]] = {
    "buchholz": buchholz,
    "buchholz_cut_1": lambda records, person, rounds: _buchholz(records, person, rounds, 1),
    "buchholz_cut_2": lambda records, person, rounds: _buchholz(records, person, rounds, 2),
    "buchholz_median_1": lambda records, person, rounds: _buchholz(records, person, rounds, 1, 1),
    "buchholz_median_2": lambda records, person, rounds: _buchholz(records, person, rounds, 2, 2),
    "berger": berger,
    "wins": wins,
    "progressive": progressive,
}


class Ranked(msgspec.Struct, frozen=True):
    """A pupil's place and the values of the tie-breaks, in their order. Pupils who are equal in all values share a place."""

    person: str
    place: int
    breaks: tuple[float, ...]


def ranked(records: Records, people: Sequence[str], tie_breaks: Sequence[TieBreak], rounds: int) -> list[Ranked]:
    """Returns the pupils by points, best first. Pupils with equal points are ranked by the first tie-break. Pupils who are
    still equal are ranked by the second tie-break, and so on."""
    groups = _split(people, {person: points_of(records[person]) for person in people})
    breaks: dict[str, tuple[float, ...]] = dict.fromkeys(people, ())
    for kind in tie_breaks:
        finer: list[list[str]] = []
        for group in groups:
            if kind == "direct":
                split = direct(records, group)
                values = _direct_points(records, group, split)
            else:
                values = {person: _VALUES[kind](records, person, rounds) for person in group}
                split = _split(group, values)
            for person in group:
                breaks[person] += (values[person],)
            finer += split
        groups = finer
    found: list[Ranked] = []
    for group in groups:
        place = len(found) + 1
        found += [Ranked(person, place, breaks[person]) for person in group]
    return found


def _split(people: Sequence[str], values: Mapping[str, float]) -> list[list[str]]:
    """Returns the people in groups of equal values, the highest value first."""
    return [[person for person in people if values[person] == value] for value in sorted(set(values.values()), reverse=True)]
