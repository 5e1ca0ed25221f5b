"""The standings: a pure function of the rounds' final boards.

A win is 1, a draw ½, a loss 0; a round off and a game against the computer are 1 (nobody chose to be alone). Ties are broken by
the opponents' points (Buchholz), then by the points of the opponents beaten (Sonneborn-Berger), then by wins; who is still
level shares the place.
"""

from collections.abc import Sequence

import msgspec

from server.sessions.state import BOT, Round, Session, pupils


class Line(msgspec.Struct, frozen=True):
    """One pupil's line. `met`: opponents in order; `off`: rounds off; `started`: how often in the first seat."""

    person: str
    points: float
    buchholz: float
    berger: float
    wins: int
    played: int
    met: tuple[str, ...]
    off: int
    started: int
    place: int = 0

    @property
    def rank(self) -> tuple[float, ...]:
        return (self.points, self.buchholz, self.berger, self.wins)


class _Tally:
    """What is counted of a pupil on the way."""

    def __init__(self) -> None:
        self.points = 0.0
        self.wins = 0
        self.played = 0
        self.off = 0
        self.started = 0
        self.games: list[tuple[str, float]] = []
        self.met: list[str] = []


def standings(session: Session) -> tuple[Line, ...]:
    """Best first. Pupils who left keep no line; what others won against them stays."""
    tallies = {member.id: _Tally() for member in session.members if member.role == "pupil"}
    for round_ in session.rounds:
        if round_.state in ("playing", "closed"):
            _count(tallies, round_)
    points = {person: tally.points for person, tally in tallies.items()}
    lines = [_line(member.id, tallies[member.id], points) for member in pupils(session)]
    lines.sort(key=lambda line: line.rank, reverse=True)
    return _placed(lines)


def _count(tallies: dict[str, _Tally], round_: Round) -> None:
    for person in round_.off:
        if person in tallies:
            tallies[person].off += 1
            tallies[person].points += 1.0
    for board in round_.boards:
        for seat, person in enumerate(board.seats):
            tally = tallies.get(person)
            if tally is None:
                continue
            others = [other for other in board.seats if other not in (person, BOT)]
            tally.met += others
            tally.started += seat == 0
            if not board.final or not board.points:
                continue
            own = board.points[seat] if others else 1.0
            tally.points += own
            tally.played += 1
            tally.wins += own == 1.0 and bool(others)
            tally.games += [(other, own) for other in others]


def _line(person: str, tally: _Tally, points: dict[str, float]) -> Line:
    return Line(
        person,
        tally.points,
        sum(points.get(other, 0.0) for other, _own in tally.games),
        sum(points.get(other, 0.0) * own for other, own in tally.games),
        tally.wins,
        tally.played,
        tuple(tally.met),
        tally.off,
        tally.started,
    )


def _placed(lines: Sequence[Line]) -> tuple[Line, ...]:
    placed: list[Line] = []
    for number, line in enumerate(lines, 1):
        level = placed[-1].place if placed and placed[-1].rank == line.rank else number
        placed.append(msgspec.structs.replace(line, place=level))
    return tuple(placed)
