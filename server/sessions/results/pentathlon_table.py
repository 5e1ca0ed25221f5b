"""The table of a pentathlon: a column per game, the total and the award. Like the standings, it is a pure function of the
boards.

In each game a win has 3 points, a draw 2, a loss 1. An absent pupil gets none, and a director may take away the points by the
code of conduct («la pérdida de un juego (0 puntos)», the organisation's focus points). A bye counts as a win, because no pupil
chooses it. The awards follow from the number of lost points. docs/design/pentathlon.md names the sources.
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
"""Points of a bye by its points in the standings."""
AWARDS: Final[tuple[Award, ...]] = ("hall_of_fame", "gold", "silver", "bronze", "mention")
"""The awards for zero, one, two, three or four points below the maximum. All other pupils get a ribbon."""
AWARDED_FROM: Final = 3
"""Minimum number of games for an award."""


class PentathlonLine(msgspec.Struct, frozen=True):
    """A pupil's line. `games`: the points in each of the plan's games; None for a game without points yet.

    `pending`: number of points from games whose cards are not final. `award`: empty until all games are over.
    """

    person: str
    place: int
    games: tuple[int | None, ...]
    total: int
    pending: int
    award: Award


def pentathlon_lines(session: Session, *, final_only: bool = False) -> tuple[PentathlonLine, ...]:
    """Returns the lines, best first. Equal pupils share the place, in the order of joining. `final_only`: leave out pending
    points.
    """
    if session.pentathlon is None:
        return ()
    count = len(session.pentathlon.plan.games)
    rounds = [round_ for round_ in session.rounds if round_.part is not None and round_.part < count]
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
    """A team's line. `pupils`: its pupils in the table, best first. `total`: the sum of their points; `each`: their average."""

    name: str
    place: int
    pupils: tuple[str, ...]
    total: int
    each: float


def team_lines(session: Session, lines: Sequence[PentathlonLine]) -> tuple[TeamLine, ...]:
    """Returns the teams by their average per pupil, so that a smaller team has no disadvantage.

    `lines`: the table's lines.
    """
    if session.pentathlon is None:
        return ()
    found = []
    for team in session.pentathlon.teams:
        own = [line for line in lines if line.person in team.pupils]
        total = sum(line.total for line in own)
        found.append(TeamLine(team.name, 0, tuple(line.person for line in own), total, total / len(own) if own else 0.0))
    placed = [replace(line, place=1 + sum(other.each > line.each for other in found)) for line in found]
    return tuple(sorted(placed, key=lambda line: line.place))


def award_of(total: int, games: int) -> Award:
    """Returns the award for that many points in that many games."""
    lost = WIN * games - total
    return AWARDS[lost] if lost < len(AWARDS) else "ribbon"


def _points(session: Session, person: str, rounds: list[Round], *, final_only: bool) -> tuple[tuple[int | None, ...], int]:
    """Returns the points per game, and the number of pending points. A pupil who played a game twice (a tutor arranged it)
    gets the points of both."""
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
