"""Stations: groups of pupils play the games of a pentathlon in different orders, so that the class plays several games at once.

In round r the group g plays the game g + r, modulo the number of games. So each pupil plays each game once, and no two groups
play the same game in a round. Opponents come from the pupil's own group, so each group has at least two boards if the class is
large enough. In a round robin, a group of six has five rounds without a repeated meeting.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engines.kit.chance import Chance
from protocol.session_commands import PlannedGame
from server.sessions.values.round import Board, Round
from server.sessions.values.state import Session

Groups: TypeAlias = tuple[tuple[str, ...], ...]


class Station(NamedTuple):
    """A game of a round and the pupils who play it. `part`: the index of the game in the plan; `people`: the pupils' ids."""

    part: int
    people: tuple[str, ...]


def stations_of(groups: Groups, part: int, games: int) -> tuple[Station, ...]:
    """Returns the station of each group in the round with index `part`. `games`: number of games in the plan."""
    return tuple(Station((group + part) % games, people) for group, people in enumerate(groups))


def grouped(groups: Groups, people: Sequence[str], games: int, chance: Chance) -> Groups:
    """Returns groups that contain all pupils. A pupil who is in a group stays in that group. A pupil who has left stays in the
    group but does not count in the group's size."""
    known = {person for group in groups for person in group}
    late = chance.shuffle([person for person in people if person not in known])
    if not groups:
        return _new_groups(late, games)
    grown = [list(group) for group in groups]
    here = set(people)
    for person in late:
        # First fill a group where a pupil lacks a partner, then the smallest group.
        sizes = [len(here.intersection(group)) for group in grown]
        least = min(range(len(grown)), key=lambda group: (sizes[group] % 2 == 0, sizes[group], group))
        grown[least].append(person)
        here.add(person)
    return tuple(tuple(group) for group in grown)


def _new_groups(people: Sequence[str], games: int) -> Groups:
    """Returns new groups with an even number of pupils and sizes as equal as possible. A pupil left over joins one of the
    smallest groups."""
    pairs = len(people) // 2
    count = max(1, min(games, pairs // 2))
    sizes = [2 * (pairs // count + (group < pairs % count)) for group in range(count)]
    sizes[-1] += len(people) % 2
    ends = [sum(sizes[: group + 1]) for group in range(count)]
    return tuple(tuple(people[end - size : end]) for end, size in zip(ends, sizes, strict=True))


def station_for(session: Session, round_: Round, person: str) -> int | None:
    """Returns the index of the game that the pupil plays in that round; None if the round has no stations. A pupil without a
    group plays the round's game."""
    if round_.part is None or session.pentathlon is None or not session.pentathlon.plan.stations:
        return None
    stations = stations_of(session.pentathlon.groups, round_.part, len(session.pentathlon.plan.games))
    return next((station.part for station in stations if person in station.people), round_.part)


def game_at(session: Session, round_: Round, board: Board) -> PlannedGame:
    """Returns the game of a board with its options: the game of the board's station, or else the round's game."""
    if board.part is not None:
        assert session.pentathlon is not None
        return session.pentathlon.plan.games[board.part]
    return PlannedGame(round_.game, round_.options)
