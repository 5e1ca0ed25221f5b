"""The standings of a class, a pure function of the results at the boards. A result counts as soon as the game is over, and is
pending until the score cards are signed or closed.

A win is 1 point, a draw ½, a loss 0. A bye that nobody requested is 1 point, because the pupil did not choose it. A game
against the computer counts as such a bye. A requested bye has the points that the tutor gave. A forfeit is an unplayed round
with a point for the pupil who came. Unplayed rounds count when their round closes, so that a pupil with a bye does not lead
while the others still play. `tie_breaks.py` ranks pupils with equal points by the tie-breaks of the class; pupils who are still
equal share a place.
"""

from collections.abc import Mapping, Sequence

import msgspec

from server.sessions.results.tie_breaks import Game, Ranked, Records, Rest, berger, buchholz, points_of, ranked, wins
from server.sessions.values.membership import pupils
from server.sessions.values.people import Member
from server.sessions.values.round import Board, Round
from server.sessions.values.state import BOT, Session

COUNTED = frozenset({"playing", "closed"})
"""The states of a round whose results count."""


class Line(msgspec.Struct, frozen=True):
    """One pupil's line in the standings."""

    person: str
    """The pupil's id."""
    points: float
    """The points of all rounds."""
    buchholz: float
    """The points of the opponents (Buchholz)."""
    berger: float
    """The points of the beaten opponents and half the points of the opponents in drawn games (Sonneborn-Berger)."""
    wins: int
    """Number of games won at a board."""
    played: int
    """Number of games played at a board."""
    met: tuple[str, ...]
    """The ids of the opponents, in order."""
    off: int
    """Number of rounds that gave the pupil a full point without a game against another pupil."""
    seats: tuple[int, ...]
    """The seats at boards for two, in order."""
    place: int
    """The place, from 1; pupils who are still level share a place."""
    pending: float = 0.0
    """Points from games whose score cards are neither signed nor closed."""
    start_number: int = 0
    """The pupil's number in a tournament; 0 for none."""
    breaks: tuple[float, ...] = ()
    """The values of the tie-breaks, in the class's order of tie-breaks."""


class _Tally:
    """The counts of a pupil while the standings are computed. `rounds`: the played and unplayed rounds by number."""

    __slots__ = ("met", "off", "pending", "played", "rounds", "seats")

    def __init__(self) -> None:
        self.pending = 0.0
        self.played = 0
        self.off = 0
        self.seats: list[int] = []
        self.met: list[str] = []
        self.rounds: dict[int, Game | Rest] = {}


def standings(session: Session, *, final_only: bool = False, with_gone: bool = False) -> tuple[Line, ...]:
    """Returns the standings, best first. A pupil who has left has no line, but the opponents keep their points. `final_only`:
    leave out pending points. `with_gone`: pupils who have left have lines too."""
    tallies = {member.id: _Tally() for member in session.members if member.role == "pupil"}
    counted = [round_ for round_ in session.rounds if _is_counted(round_)]
    for number, round_ in enumerate(counted):
        _count(tallies, round_, number, final_only=final_only)
    closed = sum(round_.state == "closed" for round_ in counted)
    records = {person: tally.rounds for person, tally in tallies.items()}
    listed = [member for member in session.members if member.role == "pupil"] if with_gone else pupils(session)
    numbers = {member.id: member.start_number for member in listed}
    # The start number ranks nobody; it only gives the pupils of one place an order.
    people = sorted(numbers, key=lambda person: numbers[person] or len(session.members) + 1)
    return tuple(
        _line(records, tallies[one.person], one, closed, numbers[one.person])
        for one in ranked(records, people, session.settings.tie_breaks, closed)
    )


def _line(records: Records, tally: _Tally, one: Ranked, rounds: int, start_number: int) -> Line:
    return Line(
        one.person,
        points_of(tally.rounds),
        buchholz(records, one.person, rounds),
        berger(records, one.person, rounds),
        int(wins(records, one.person)),
        tally.played,
        tuple(tally.met),
        tally.off,
        tuple(tally.seats),
        one.place,
        tally.pending,
        start_number,
        one.breaks,
    )


def _is_counted(round_: Round) -> bool:
    return round_.state in COUNTED and (round_.simultaneous is None or round_.simultaneous.counts)


def is_unmoved(old: Session, new: Session) -> bool:
    """Tells whether both sessions certainly have equal standings. False means only that they may differ."""
    return (
        (old.settings.tie_breaks, old.settings.prizes) == (new.settings.tie_breaks, new.settings.prizes)
        and (len(old.members), len(old.rounds)) == (len(new.members), len(new.rounds))
        and all(map(_is_unmoved_member, old.members, new.members))
        and all(map(_is_unmoved_round, old.rounds, new.rounds))
    )


def _is_unmoved_member(old: Member, new: Member) -> bool:
    return old is new or _standing_of(old) == _standing_of(new)


def _standing_of(member: Member) -> tuple[object, ...]:
    return member.id, member.role, member.gone, member.start_number, member.category


def _is_unmoved_round(old: Round, new: Round) -> bool:
    return old is new or (
        (_counts_as(old), old.off, old.byes, len(old.boards)) == (_counts_as(new), new.off, new.byes, len(new.boards))
        and all(map(_is_unmoved_board, old.boards, new.boards))
    )


def _is_unmoved_board(old: Board, new: Board) -> bool:
    return old is new or _result_of(old) == _result_of(new)


def _counts_as(round_: Round) -> str:
    return round_.state if _is_counted(round_) else ""


def _result_of(board: Board) -> tuple[object, ...]:
    return board.seats, board.points, board.final, board.disputed, board.is_for_later, board.taken, board.forfeit


def _count(tallies: dict[str, _Tally], round_: Round, number: int, *, final_only: bool) -> None:
    seen = {BOT}
    is_closed = round_.state == "closed"
    for board in round_.boards:
        people = [person for person in board.seats if person != BOT]
        seen.update(people)
        if len(people) > 1:
            counts = bool(board.points) and (board.final or not (final_only or board.disputed))
            _count_board(tallies, round_, board, people, number, counts=counts)
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
            tally.rounds[number] = Rest("requested", 0.0)


def _count_off(tally: _Tally, number: int, points: float) -> None:
    """Counts a round without a game. Only a full point counts in `off`. A bye worth less was requested, so the pupil can still
    get a bye in a later round without an opponent."""
    tally.off += points == 1.0
    tally.rounds[number] = Rest("bye" if points == 1.0 else "requested", points)


def _count_board(
    tallies: Mapping[str, _Tally], round_: Round, board: Board, people: list[str], number: int, *, counts: bool
) -> None:
    is_closed, is_fixed = round_.state == "closed", round_.how == "round_robin"
    for seat, person in enumerate(board.seats):
        tally = tallies.get(person)
        if tally is None:
            continue
        if board.forfeit:
            if counts or is_closed:
                own = board.points[seat] if counts else 0.0
                tally.off += own == 1.0
                tally.pending += 0.0 if board.final else own
                tally.rounds[number] = _forfeit(people, person, own, is_fixed=is_fixed)
            continue
        others = [other for other in people if other != person]
        tally.met += others
        if len(board.seats) == 2:
            tally.seats.append(seat)
        if counts:
            own = board.points[seat]
            tally.rounds[number] = Game(tuple(others), own)
            tally.pending += 0.0 if board.final else own
            tally.played += 1
        elif is_closed and not board.is_for_later:  # the board ended without a result
            tally.rounds[number] = _forfeit(people, person, 0.0, is_fixed=is_fixed)


def _forfeit(people: Sequence[str], person: str, points: float, *, is_fixed: bool) -> Rest:
    """Returns the round of a board where nobody played. A forfeit has a scheduled opponent only if the board has two people."""
    others = [other for other in people if other != person]
    return Rest("forfeit", points, others[0] if len(others) == 1 else "", is_fixed)
