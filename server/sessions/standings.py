"""The standings: a pure function of the rounds' final boards.

A win is 1, a draw ½, a loss 0; a round off and a game against the computer are 1 (nobody chose to be alone). Ties are broken by
the opponents' points (Buchholz), then by the points of the opponents beaten (Sonneborn-Berger), then by wins; who is still
level shares the place.
"""

from collections.abc import Mapping
from operator import itemgetter

import msgspec

from server.sessions.state import BOT, Member, Round, Session, pupils

COUNTED = frozenset({"playing", "closed"})
"""States of a round that counts."""


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
    place: int


class _Tally:
    """What is counted of a pupil on the way."""

    __slots__ = ("games", "met", "off", "played", "points", "started", "wins")

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
        if round_.state in COUNTED:
            _count(tallies, round_)
    ranked = sorted(((_rank(tallies, member.id), member.id) for member in pupils(session)), key=itemgetter(0), reverse=True)
    lines: list[Line] = []
    above: tuple[float, ...] = ()
    for number, (rank, person) in enumerate(ranked, 1):
        tally = tallies[person]
        place = lines[-1].place if rank == above else number
        lines.append(Line(person, *rank, tally.played, tuple(tally.met), tally.off, tally.started, place))
        above = rank
    return tuple(lines)


def _rank(tallies: Mapping[str, _Tally], person: str) -> tuple[float, float, float, int]:
    """Points, the opponents' points, those of the beaten, wins."""
    own = tallies[person]
    buchholz = berger = 0.0
    for other, share in own.games:
        met = tallies.get(other)
        if met is not None:
            buchholz += met.points
            berger += met.points * share
    return own.points, buchholz, berger, own.wins


def is_unmoved(old: Session, new: Session) -> bool:
    """Whether nothing that standings are made of has changed between the two. True is certain; False costs a comparison."""
    members = zip(old.members, new.members, strict=False)
    rounds = zip(old.rounds, new.rounds, strict=False)
    return (
        (len(old.members), len(old.rounds)) == (len(new.members), len(new.rounds))
        and all(was is now or _standing_of(was) == _standing_of(now) for was, now in members)
        and all(was is now or _is_unmoved_round(was, now) for was, now in rounds)
    )


def _standing_of(member: Member) -> tuple[str, bool, bool]:
    return member.id, member.role == "pupil", member.gone


def _is_unmoved_round(old: Round, new: Round) -> bool:
    return (
        ((old.state in COUNTED), old.off, len(old.boards)) == ((new.state in COUNTED), new.off, len(new.boards))
        and all(
            was is now or (was.seats, was.points, was.final) == (now.seats, now.points, now.final)
            for was, now in zip(old.boards, new.boards, strict=True)
        )
    )  # fmt: skip


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
