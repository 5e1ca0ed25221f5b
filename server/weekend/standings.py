"""The people of a weekend hour: who waits, who meets whom, and the points. All of it is pure, and time comes from the caller.

A person enters and waits. While somebody else waits too, the server makes a pairing and opens a table for it. The result gives
2, 1 or 0 points, and the player enters again with one tap.
"""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol.weekend import WeekendPlace

MAX_ENTRANTS: Final = 200
"""Maximum number of people in an hour. Each language has more nicknames than that."""
ALIVE_MS: Final = 8_000
"""Maximum time since the last request from a waiting person's page. After that time the server does not pair this person."""
ANOTHER_MS: Final = 10_000
"""Minimum wait before two people meet in two games in a row while other people play, because another person may come."""
WIN: Final = 2
DRAW: Final = 1


class Entrant(msgspec.Struct, frozen=True, array_like=True):
    """A person with a nickname. `waits_since_ms` is 0 while the person does not wait."""

    person: str
    name: str
    waits_since_ms: int = 0
    seen_at_ms: int = 0


class Pairing(msgspec.Struct, frozen=True, array_like=True):
    """A game of the hour, at the table with that code. `points`: the points of each seat; None before the result.

    `is_void`: the game did not begin, or had no result, or ended too late.
    """

    code: str
    seats: tuple[str, str]
    points: tuple[int, int] | None = None
    is_void: bool = False

    @property
    def is_open(self) -> bool:
        return self.points is None and not self.is_void


class Standings(msgspec.Struct, frozen=True, array_like=True):
    """Everything that the server knows of one hour."""

    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()


def entrant_of(standings: Standings, person: str) -> Entrant | None:
    return next((each for each in standings.entrants if each.person == person), None)


def pairing_of(standings: Standings, person: str) -> Pairing | None:
    """Returns the person's open game; None if there is none."""
    return next((each for each in reversed(standings.pairings) if each.is_open and person in each.seats), None)


def enter(standings: Standings, person: str, names: Sequence[str], now_ms: int) -> Standings:
    """Lets a person wait for a game. `names`: nicknames in the order of preference; a new person gets the first free one.

    Raises `Refusal` if the person's game is not over, or if the hour is full.
    """
    pairing = pairing_of(standings, person)
    if pairing is not None:
        raise Refusal(errors.WEEKEND_PLAYING, room=pairing.code)
    known = entrant_of(standings, person)
    if known is not None:
        return _changed(standings, replace(known, waits_since_ms=known.waits_since_ms or now_ms, seen_at_ms=now_ms))
    if len(standings.entrants) >= MAX_ENTRANTS:
        raise Refusal(errors.WEEKEND_FULL)
    taken = {each.name for each in standings.entrants}
    name = next(name for name in names if name not in taken)
    return replace(standings, entrants=(*standings.entrants, Entrant(person, name, now_ms, now_ms)))


def see(standings: Standings, person: str, now_ms: int) -> Standings:
    """Notes that the page of a waiting person still asks."""
    known = entrant_of(standings, person)
    if known is None or not known.waits_since_ms:
        return standings
    return _changed(standings, replace(known, seen_at_ms=now_ms))


def leave(standings: Standings, person: str) -> Standings:
    """Ends the person's wait. The points stay."""
    known = entrant_of(standings, person)
    if known is None or not known.waits_since_ms:
        return standings
    return _changed(standings, replace(known, waits_since_ms=0))


def pair(standings: Standings, code: str, now_ms: int) -> Standings:
    """Adds the next pairing, at a table with that code, if two people may meet now.

    The person who has waited longest meets the next person in the order of waiting, but not the opponent of the last game. If
    only that opponent waits, the two meet again only while nobody plays, or after `ANOTHER_MS`.
    """
    waiting = sorted(
        (each for each in standings.entrants if each.waits_since_ms and each.seen_at_ms > now_ms - ALIVE_MS),
        key=lambda each: (each.waits_since_ms, each.person),
    )
    nobody_plays = not any(each.is_open for each in standings.pairings)
    for at, first in enumerate(waiting):
        later = waiting[at + 1 :]
        last = _last_opponents(standings, first.person)
        other = next((each for each in later if each.person not in last), None)
        if other is None and later and (nobody_plays or now_ms - later[0].waits_since_ms >= ANOTHER_MS):
            other = later[0]
        if other is not None:
            met = Pairing(code, _seated(standings, first.person, other.person))
            done = replace(standings, pairings=(*standings.pairings, met))
            for each in (first, other):
                done = _changed(done, replace(each, waits_since_ms=0))
            return done
    return standings


def finish(standings: Standings, code: str, points: tuple[int, int] | None) -> Standings:
    """Notes the result of a game. `points`: None if the game does not count. A game has one result, so a repeat changes
    nothing."""
    return replace(
        standings,
        pairings=tuple(
            replace(each, points=points, is_void=points is None) if each.code == code and each.is_open else each
            for each in standings.pairings
        ),
    )


def points_for(winners: Collection[int], *, is_draw: bool) -> tuple[int, int]:
    """Returns the points of the two seats. If both lose, neither has a point."""
    if is_draw:
        return (DRAW, DRAW)
    return (WIN if 0 in winners else 0, WIN if 1 in winners else 0)


def places(standings: Standings, person: str = "") -> list[WeekendPlace]:
    """Returns the table of points for that person, sorted by points, then by fewer games. Equal people share a place."""
    totals = {each.person: [0, 0] for each in standings.entrants}
    for pairing in standings.pairings:
        for seat, player in enumerate(pairing.seats):
            if pairing.points is not None:
                totals[player][0] += pairing.points[seat]
                totals[player][1] += 1
    rows = sorted(standings.entrants, key=lambda each: (-totals[each.person][0], totals[each.person][1], each.name))
    found: list[WeekendPlace] = []
    for number, each in enumerate(rows, 1):
        points, games = totals[each.person]
        before = found[-1] if found else None
        place = before.place if before is not None and (before.points, before.games) == (points, games) else number
        found.append(WeekendPlace(place, each.name, points, games, each.person == person))
    return found


def _changed(standings: Standings, entrant: Entrant) -> Standings:
    return replace(standings, entrants=tuple(entrant if each.person == entrant.person else each for each in standings.entrants))


def _last_opponents(standings: Standings, person: str) -> tuple[str, ...]:
    """Returns both people of the person's last game that is not void; empty if there is none."""
    return next((each.seats for each in reversed(standings.pairings) if not each.is_void and person in each.seats), ())


def _seated(standings: Standings, one: str, other: str) -> tuple[str, str]:
    """Returns the two people by seat. The person who has had the first seat less often gets the first seat."""
    firsts = [sum(each.seats[0] == person for each in standings.pairings) for person in (one, other)]
    return (one, other) if firsts[0] <= firsts[1] else (other, one)
