"""Tie-breaks by the federation's rules (FIDE C.07 of March 2026): the values that rank pupils with equal points. Pure.

The opponents' points are adjusted for their unplayed rounds (C.07, 16.3): requested byes at the end count as draws. A pupil's
own unplayed round counts as a game against a dummy with the pupil's own points (16.4), but no more than the scheduled
opponent's points after a forfeit, and no more than a draw per round otherwise.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from protocol.session_commands import TieBreak

Unplayed: TypeAlias = Literal["bye", "requested", "forfeit"]
"""`bye`: with a full point, no pupil's wish. `requested`: with less, also a round without the pupil. `forfeit`: a board
without play."""


class Game(msgspec.Struct, frozen=True):
    """A played round of a pupil."""

    opponents: tuple[str, ...]
    """The ids of the others at the board."""
    points: float
    """The pupil's own points from it."""


class Rest(msgspec.Struct, frozen=True):
    """An unplayed round of a pupil. `opponent`: the scheduled opponent of a forfeit."""

    kind: Unplayed
    points: float
    opponent: str = ""

    @property
    def is_voluntary(self) -> bool:
        return self.kind == "requested" or (self.kind == "forfeit" and self.points < 1.0)


Rounds: TypeAlias = Mapping[int, Game | Rest]
"""A pupil's rounds by number, as far as they count."""
Records: TypeAlias = Mapping[str, Rounds]


class Part(msgspec.Struct, frozen=True, order=True):
    """A round's part in a sum over opponents. `score`: the opponent's points; `value`: what the tie-break adds up."""

    score: float
    value: float
    is_voluntary: bool = False


def points_of(rounds: Rounds) -> float:
    return sum(played.points for played in rounds.values())


def adjusted(rounds: Rounds) -> float:
    """Returns the points that the pupil's opponents count."""
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
    """Returns (opponent's points, own share, voluntary) for each round of the pupil. `rounds`: number of rounds so far."""
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
    """Leaves out the least parts. A voluntary unplayed round goes first (C.07, 16.5)."""
    left = sorted(parts)
    for _cut_number in range(min(cuts, len(left))):
        left.remove(next((part for part in left if part.is_voluntary), left[0]))
    return left


def buchholz(records: Records, person: str, rounds: int) -> float:
    return _buchholz(records, person, rounds, 0)


def wins(records: Records, person: str, _rounds: int = 0) -> float:
    """Returns the number of games that the pupil won at a board."""
    return float(sum(isinstance(played, Game) and played.points == 1.0 for played in records[person].values()))


def progressive(records: Records, person: str, _rounds: int = 0) -> float:
    """Returns the sum of the pupil's points after each round."""
    total = running = 0.0
    last = max((number for rounds in records.values() for number in rounds), default=-1)
    for number in range(last + 1):
        played = records[person].get(number)
        running += 0.0 if played is None else played.points
        total += running
    return total


def direct(records: Records, people: Sequence[str]) -> dict[str, float]:
    """Returns the points of games among these pupils, if all of them met each other; else nobody has any."""
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
    """A pupil's place and the values of the tie-breaks, in their order. Pupils whom nothing separates share a place."""

    person: str
    place: int
    breaks: tuple[float, ...]


def ranked(records: Records, people: Sequence[str], tie_breaks: Sequence[TieBreak], rounds: int) -> list[Ranked]:
    """Returns the pupils, best first. Each tie-break ranks those whom points and earlier tie-breaks leave equal."""
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
    """Groups the people by their values, the highest first."""
    return [[person for person in people if values[person] == value] for value in sorted(set(values.values()), reverse=True)]
