"""The table of a pentathlon: the points per game, the total and the award of each pupil. It is a pure function of the results
at the boards.

In each game a win has 3 points, a draw 2, a loss 1. A pupil who did not come gets no points. A director may take a game's
points away as a sanction («la pérdida de un juego (0 puntos)», in the organisation's rules). A bye without a request counts as
a win, because the pupil did not choose it. The awards depend on the number of points below the maximum.
docs/design/pentathlon.md names the sources.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from server.sessions.results.standings import COUNTED
from server.sessions.values.membership import pupils
from server.sessions.values.round import Board, Round
from server.sessions.values.state import BOT, Session
from server.sessions.values.stations import station_for

Award: TypeAlias = Literal["", "hall_of_fame", "gold", "silver", "bronze", "mention", "ribbon"]

WIN: Final = 3
DRAW: Final = 2
LOSS: Final = 1
TAKEN: Final = 0
OFF: Final = {1.0: WIN, 0.5: DRAW, 0.0: TAKEN}
"""The points of a bye in the pentathlon, by the points of the bye in the standings."""
AWARDS: Final[tuple[Award, ...]] = ("hall_of_fame", "gold", "silver", "bronze", "mention")
"""The awards for zero, one, two, three and four points below the maximum number of points. All other pupils get a ribbon."""
AWARDED_FROM: Final = 3
"""Minimum number of games in a pentathlon that gives awards."""


class PentathlonLine(msgspec.Struct, frozen=True):
    """A pupil's line in the table of a pentathlon.

    `games`: the points in each game of the plan, None before the game has points. `pending`: points from games whose score
    cards are neither signed nor closed. `award`: empty until all games are over.
    """

    person: str
    place: int
    games: tuple[int | None, ...]
    total: int
    pending: int
    award: Award


def pentathlon_lines(session: Session, *, final_only: bool = False) -> tuple[PentathlonLine, ...]:
    """Returns the lines of the table, best first. Pupils with equal totals share a place; among these pupils, the first to join
    comes first. `final_only`: leave out pending points."""
    if session.pentathlon is None:
        return ()
    count = len(session.pentathlon.plan.games)
    rounds = [round_ for round_ in session.rounds if round_.part is not None]
    is_over = count >= AWARDED_FROM and {round_.part for round_ in rounds if round_.state == "closed"} == set(range(count))
    found = [
        (member.id, *_points(session, member.id, [each for each in rounds if each.state in COUNTED], final_only=final_only))
        for member in pupils(session)
    ]
    totals = [sum(filter(None, games)) for _person, games, _pending in found]
    lines = [
        PentathlonLine(
            person,
            1 + sum(other > total for other in totals),
            games,
            total,
            pending,
            award_of(total, count) if is_over else "",
        )
        for (person, games, pending), total in zip(found, totals, strict=True)
    ]
    return tuple(sorted(lines, key=lambda line: line.place))


class TeamLine(msgspec.Struct, frozen=True):
    """A team's line in the table of teams. `pupils`: ids of its pupils, best first; `total`: the sum of their points; `each`:
    the average of their points."""

    name: str
    place: int
    pupils: tuple[str, ...]
    total: int
    each: float


def team_lines(session: Session, lines: Sequence[PentathlonLine]) -> tuple[TeamLine, ...]:
    """Returns the teams, best first. The average per pupil decides, so that a smaller team has no disadvantage.

    `lines` are the pupils' lines of the table.
    """
    assert session.pentathlon is not None
    found = []
    for team in session.pentathlon.teams:
        own = [line for line in lines if line.person in team.pupils]
        total = sum(line.total for line in own)
        found.append(TeamLine(team.name, 0, tuple(line.person for line in own), total, total / len(own) if own else 0.0))
    placed = [replace(line, place=1 + sum(other.each > line.each for other in found)) for line in found]
    return tuple(sorted(placed, key=lambda line: line.place))


def award_of(total: int, games: int) -> Award:
    """Returns the award of a pupil who has `total` points after `games` games."""
    lost = WIN * games - total
    return AWARDS[lost] if lost < len(AWARDS) else "ribbon"


def _points(session: Session, person: str, rounds: list[Round], *, final_only: bool) -> tuple[tuple[int | None, ...], int]:
    """Returns the pupil's points per game, and the number of pending points. A pupil who played a game twice, because a tutor
    arranged that, gets the points of both boards."""
    assert session.pentathlon is not None
    games: list[int | None] = [None] * len(session.pentathlon.plan.games)
    pending = 0
    for round_ in rounds:
        assert round_.part is not None
        found = [(station_for(session, round_, person), OFF[round_.points_off(person)])] if person in round_.off else []
        for board in round_.boards:
            if person in board.seats:
                points = _points_at(board, board.seats.index(person), final_only=final_only)
                if points is not None:
                    found.append((board.part, points))
                    pending += 0 if board.final or _is_bye(board) else points
        for station, points in found:
            part = round_.part if station is None else station
            games[part] = (games[part] or 0) + points
    return tuple(games), pending


def _points_at(board: Board, seat: int, *, final_only: bool) -> int | None:
    if _is_bye(board):
        return WIN
    if not board.points or not (board.final or not (final_only or board.disputed)):
        return None
    if seat in board.taken:
        return TAKEN
    return {1.0: WIN, 0.5: DRAW}.get(board.points[seat], LOSS)


def _is_bye(board: Board) -> bool:
    return sum(person != BOT for person in board.seats) == 1
