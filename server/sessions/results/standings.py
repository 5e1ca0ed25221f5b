"""The standings: a pure function of the rounds' boards. A finished game counts at once, and is pending until its cards are
final.

A win is 1, a draw ½, a loss 0. A bye is 1, because no pupil chooses it; a game against the computer is a bye. A requested bye
has the points that the tutor gave. A bye and any other unplayed round count when their round closes, so that a pupil with a bye
does not lead the table while the others still play. Ties are broken by the opponents' points (Buchholz), then by the points of
the opponents beaten (Sonneborn-Berger), then by wins; pupils who are still equal share the place.

For ties an unplayed round counts by the federation's rule (FIDE C.02, virtual opponent). The virtual opponent had the pupil's
points before that round, got the rest of that round's point, and has drawn every later round. For the pupil's real opponents,
the pupil's unplayed rounds are draws.
"""

from collections.abc import Mapping
from operator import itemgetter

import msgspec

from server.sessions.values.membership import pupils
from server.sessions.values.round import Board, Round
from server.sessions.values.state import BOT, Member, Session

COUNTED = frozenset({"playing", "closed"})
"""The states of a round in which its results count."""


class Line(msgspec.Struct, frozen=True):
    """One pupil's line. `met`: opponents in order; `off`: number of unplayed rounds; `seats`: the seats at boards for two, in
    order.

    `pending`: the points from games whose cards are not final.
    """

    person: str
    points: float
    buchholz: float
    berger: float
    wins: int
    played: int
    met: tuple[str, ...]
    off: int
    seats: tuple[int, ...]
    place: int
    pending: float = 0.0


class _Tally:
    """The running counts of a pupil. `unplayed`: for each unplayed round its number, the points before it, and the points for
    it."""

    __slots__ = ("games", "met", "off", "pending", "played", "points", "seats", "unplayed", "wins")

    def __init__(self) -> None:
        self.points = 0.0
        self.pending = 0.0
        self.wins = 0
        self.played = 0
        self.off = 0
        self.seats: list[int] = []
        self.games: list[tuple[str, float]] = []
        self.met: list[str] = []
        self.unplayed: list[tuple[int, float, float]] = []

    @property
    def points_met(self) -> float:
        """Returns the points that count for the opponents of this pupil."""
        return self.points + sum(0.5 - got for _number, _before, got in self.unplayed)

    def rest(self, number: int, got: float) -> None:
        self.unplayed.append((number, self.points, got))
        self.points += got


def standings(session: Session, *, final_only: bool = False) -> tuple[Line, ...]:
    """Returns the standings, best first. Pupils who left have no line; their opponents keep the points. `final_only`: leave
    out pending points."""
    tallies = {member.id: _Tally() for member in session.members if member.role == "pupil"}
    counted = [round_ for round_ in session.rounds if _is_counted(round_)]
    for number, round_ in enumerate(counted):
        _count(tallies, round_, number, final_only=final_only)
    closed = sum(round_.state == "closed" for round_ in counted)
    ranks = ((_rank(tallies, member.id, closed), member.id) for member in pupils(session))
    ranked = sorted(ranks, key=itemgetter(0), reverse=True)
    lines: list[Line] = []
    above: tuple[float, ...] = ()
    for place, (rank, person) in enumerate(ranked, 1):
        tally = tallies[person]
        shared = lines[-1].place if rank == above else place
        lines.append(Line(person, *rank, tally.played, tuple(tally.met), tally.off, tuple(tally.seats), shared, tally.pending))
        above = rank
    return tuple(lines)


def _is_counted(round_: Round) -> bool:
    return round_.state in COUNTED and (round_.simultaneous is None or round_.simultaneous.counts)


def _rank(tallies: Mapping[str, _Tally], person: str, rounds: int) -> tuple[float, float, float, int]:
    """Returns the sort key: a pupil's points, the opponents' points, the beaten opponents' points, and the wins."""
    own = tallies[person]
    buchholz = berger = 0.0
    for other, share in own.games:
        met = tallies.get(other)
        if met is not None:
            buchholz += met.points_met
            berger += met.points_met * share
    for number, before, got in own.unplayed:
        virtual = before + (1.0 - got) + 0.5 * (rounds - number - 1)
        buchholz += virtual
        berger += virtual * got
    return own.points, buchholz, berger, own.wins


def is_unmoved(old: Session, new: Session) -> bool:
    """Tells whether the standings of two sessions certainly have the same data. False means only that a comparison is
    needed."""
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
    if (_counts_as(old), old.off, old.byes, len(old.boards)) != (_counts_as(new), new.off, new.byes, len(new.boards)):
        return False
    return all(was is now or _result_of(was) == _result_of(now) for was, now in zip(old.boards, new.boards, strict=True))


def _counts_as(round_: Round) -> str:
    return round_.state if _is_counted(round_) else ""


def _result_of(board: Board) -> tuple[object, ...]:
    return board.seats, board.points, board.final, board.disputed, board.is_for_later, board.taken


def _count(tallies: dict[str, _Tally], round_: Round, number: int, *, final_only: bool) -> None:
    seen = {BOT}
    is_closed = round_.state == "closed"
    for board in round_.boards:
        people = [person for person in board.seats if person != BOT]
        seen.update(people)
        if len(people) > 1:
            counts = bool(board.points) and (board.final or not (final_only or board.disputed))
            _count_board(tallies, board, people, number, counts=counts, is_closed=is_closed)
        elif is_closed and people and people[0] in tallies:
            _count_off(tallies[people[0]], number, 1.0)
    if not is_closed:
        return
    for person in round_.off:
        seen.add(person)
        if person in tallies:
            _count_off(tallies[person], number, round_.points_off(person))
    for person, tally in tallies.items():
        if person not in seen:  # not there, not there yet, or gone
            tally.rest(number, 0.0)


def _count_off(tally: _Tally, number: int, points: float) -> None:
    """A bye with less than a full point was a request, and takes no other bye from the pupil."""
    tally.off += points == 1.0
    tally.rest(number, points)


def _count_board(
    tallies: Mapping[str, _Tally], board: Board, people: list[str], number: int, *, counts: bool, is_closed: bool
) -> None:
    for seat, person in enumerate(board.seats):
        tally = tallies.get(person)
        if tally is None:
            continue
        others = [other for other in people if other != person]
        tally.met += others
        if len(board.seats) == 2:
            tally.seats.append(seat)
        if counts:
            own = board.points[seat]
            tally.points += own
            tally.pending += 0.0 if board.final else own
            tally.played += 1
            tally.wins += own == 1.0
            tally.games += [(other, own) for other in others]
        elif is_closed and not board.is_for_later:  # the board ended without a result
            tally.rest(number, 0.0)
