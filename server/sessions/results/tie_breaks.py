"""The tie-breaks of the chess federation (FIDE C.07 of March 2026): values that rank pupils with equal points. Pure.

Several values add up the opponents' points, adjusted for unplayed rounds (C.07, 16.3): requested byes at the end of the class
count as draws. A pupil's own unplayed round counts as a game against an imagined opponent with the pupil's own points (16.4).
Those points are limited: after a forfeit by the points of the scheduled opponent, otherwise by a draw per round.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from protocol.session_commands import TieBreak

Unplayed: TypeAlias = Literal["bye", "requested", "forfeit"]
"""`bye`: a full point that the pupil did not request. `requested`: a bye with less, or a round without the pupil. `forfeit`: a
board where nobody played."""


class Game(msgspec.Struct, frozen=True):
    """A round that a pupil played."""

    opponents: tuple[str, ...]
    """The ids of the other players at the board."""
    points: float
    """The pupil's own points from the round."""


class Rest(msgspec.Struct, frozen=True):
    """A round that a pupil did not play. `opponent`: the scheduled opponent of a forfeit, otherwise empty."""

    kind: Unplayed
    points: float
    opponent: str = ""

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
    """Returns the pupil's points as the opponents count them: requested byes at the end count as draws."""
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
        else:
            scheduled = records.get(played.opponent)
            most = 0.5 * rounds if scheduled is None else adjusted(scheduled)
            found.append((min(own, most), played.points, played.is_voluntary))
    return found


def _buchholz(records: Records, person: str, rounds: int, cuts: int) -> float:
    parts = [Part(score, score, is_voluntary) for score, _share, is_voluntary in _parts(records, person, rounds)]
    return sum(part.value for part in _cut(parts, cuts))


def berger(records: Records, person: str, rounds: int) -> float:
    return sum(score * share for score, share, _is_voluntary in _parts(records, person, rounds))


def _cut(parts: Sequence[Part], cuts: int) -> list[Part]:
    """Leaves out the `cuts` smallest shares. Unplayed rounds that the pupil chose are left out first (C.07, 16.5)."""
    left = sorted(parts)
    for _cut_number in range(min(cuts, len(left))):
        left.remove(next((part for part in left if part.is_voluntary), left[0]))
    return left


def buchholz(records: Records, person: str, rounds: int) -> float:
    return _buchholz(records, person, rounds, 0)


def wins(records: Records, person: str, _rounds: int = 0) -> float:
    """Returns the number of games that the pupil won at a board. Byes do not count."""
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


def direct(records: Records, people: Sequence[str]) -> dict[str, float]:
    """Returns each pupil's points from the games among these pupils. Unless all of them have met each other, returns 0 for
    all."""
    games = {person: [played for played in records[person].values() if isinstance(played, Game)] for person in people}
    met = {person: {other for game in games[person] for other in game.opponents} for person in people}
    if any(not set(people) <= met[person] | {person} for person in people):
        return dict.fromkeys(people, 0.0)
    return {person: sum(game.points for game in games[person] if set(game.opponents) & set(people)) for person in people}


_VALUES: Final[Mapping[TieBreak, Callable[[Records, str, int], float]]] = {
    "buchholz": buchholz,
    "buchholz_cut_1": lambda records, person, rounds: _buchholz(records, person, rounds, 1),
    "buchholz_cut_2": lambda records, person, rounds: _buchholz(records, person, rounds, 2),
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
    """Returns the pupils by points, best first. Pupils with equal points are ranked by the first tie-break, those still equal
    by the second, and so on."""
    groups = _split(people, {person: points_of(records[person]) for person in people})
    breaks: dict[str, tuple[float, ...]] = dict.fromkeys(people, ())
    for kind in tie_breaks:
        finer: list[list[str]] = []
        for group in groups:
            values = (
                direct(records, group)
                if kind == "direct"
                else {person: _VALUES[kind](records, person, rounds) for person in group}
            )
            for person in group:
                breaks[person] += (values[person],)
            finer += _split(group, values)
        groups = finer
    found: list[Ranked] = []
    for group in groups:
        place = len(found) + 1
        found += [Ranked(person, place, breaks[person]) for person in group]
    return found


def _split(people: Sequence[str], values: Mapping[str, float]) -> list[list[str]]:
    """Returns the people in groups of equal values, the highest value first."""
    return [[person for person in people if values[person] == value] for value in sorted(set(values.values()), reverse=True)]
