"""A class as a tournament: the start numbers, and the rounds of each pupil, for the federation's pairing and files."""

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from engines.contract import Refusal
from protocol import errors
from server.aggregate.secrets import derived
from server.sessions.pairing.dutch.brackets import Field, Unpairable, pair_round
from server.sessions.pairing.dutch.entrant import Colour, Entrant, Round
from server.sessions.pairing.matching import Drawn
from server.sessions.results.standings import COUNTED
from server.sessions.values.round import Board
from server.sessions.values.round import Round as ClassRound
from server.sessions.values.state import BOT, Session

_UNFINISHED: Final = 1
"""Points of a game whose result is still open, in halves. For the pairing, FIDE C.04.2 (3.1) counts an adjourned game as a
draw."""
_COLOURS: Final[tuple[Colour, Colour]] = ("w", "b")


class Tournament(msgspec.Struct, frozen=True):
    """`numbers`: the start number of each pupil who ever took part; `rounds`: the counted rounds of each of these pupils."""

    numbers: Mapping[str, int]
    rounds: Mapping[str, tuple[Round, ...]]
    played: int
    initial: Colour
    apart: frozenset[tuple[int, int]]

    def field(self, playing: Collection[str], *, is_last: bool) -> Field:
        """Returns what the Dutch system needs to pair the next round. `playing`: the ids of the pupils who take part in that
        round."""
        entrants = (Entrant(number, self.rounds[person], person in playing) for person, number in self.numbers.items())
        return Field(tuple(sorted(entrants, key=lambda one: one.number)), self.apart, is_last, self.initial)


def tournament_of(session: Session) -> Tournament:
    """Returns the tournament after the rounds that count so far."""
    counted = [round_ for round_ in session.rounds if _is_counted(round_)]
    numbers = _numbers(session, counted)
    rounds: dict[str, list[Round]] = {person: [] for person in numbers}
    for round_ in counted:
        done = _done(round_, numbers)
        for person, line in rounds.items():
            line.append(done.get(person, Round()))
    apart = frozenset(
        (min(pair), max(pair))
        for pair in ((numbers.get(one, 0), numbers.get(other, 0)) for one, other in session.apart)
        if all(pair)
    )
    initial = session.first_colour or _COLOURS[derived(session.secret, "first_colour")[0] % 2]
    lines = {person: tuple(line) for person, line in rounds.items()}
    return Tournament(numbers, lines, len(counted), initial, apart)


def dutch(session: Session, playing: Collection[str], *, is_last: bool) -> Drawn:
    """Pairs the next round of the class by the Dutch system. Raises `Refusal` if no pairing keeps the rules of the Dutch
    system."""
    tournament = tournament_of(session)
    people = {number: person for person, number in tournament.numbers.items()}
    try:
        paired = pair_round(tournament.field(playing, is_last=is_last))
    except Unpairable:
        raise Refusal(errors.SESSION_NO_PAIRING) from None
    boards = tuple((people[white], people[black]) for white, black in paired.pairs)
    return boards, (people[paired.bye],) if paired.bye else ()


def _is_counted(round_: ClassRound) -> bool:
    return round_.state in COUNTED and (round_.simultaneous is None or round_.simultaneous.counts)


def _numbers(session: Session, counted: Collection[ClassRound]) -> dict[str, int]:
    """Returns the start numbers. Pupils who left before the start numbers were given come after all other pupils."""
    took_part = {person for round_ in counted for board in round_.boards for person in board.seats}
    took_part.update(person for round_ in counted for person in round_.off)
    members = [member for member in session.members if member.role == "pupil"]
    numbers = {member.id: member.start_number for member in members if member.start_number}
    last = max(numbers.values(), default=0)
    late = (member.id for member in members if not member.start_number and (not member.gone or member.id in took_part))
    numbers.update({person: number for number, person in enumerate(late, last + 1)})
    return numbers


def _done(round_: ClassRound, numbers: Mapping[str, int]) -> dict[str, Round]:
    """Returns what each pupil did in a round. A pupil who is not in the round has no entry."""
    done: dict[str, Round] = {}
    requested = {bye.person for bye in round_.byes}
    for person in round_.off:
        points = round(2 * round_.points_off(person))
        done[person] = Round(points, is_paired=person not in requested)
    for board in round_.boards:
        people = [person for person in board.seats if person != BOT]
        if len(people) == 1:
            done[people[0]] = Round(2, is_paired=True)
        elif len(board.seats) == 2:
            done |= _pair(board, numbers, is_closed=round_.state == "closed")
        elif board.points:
            done |= {person: Round(round(2 * board.points[seat])) for seat, person in enumerate(board.seats) if person != BOT}
    return done


def _pair(board: Board, numbers: Mapping[str, int], *, is_closed: bool) -> dict[str, Round]:
    counts = bool(board.points) and (board.final or not board.disputed)
    # A board of a closed round without a result, and not put away: nobody played.
    is_unplayed = board.forfeit or (is_closed and not counts and not board.is_for_later and not board.disputed)
    done = {}
    for seat, person in enumerate(board.seats):
        opponent = numbers.get(board.seats[1 - seat], 0)
        points = round(2 * board.points[seat]) if counts else 0 if is_unplayed else _UNFINISHED
        done[person] = Round(points, opponent, _COLOURS[seat], is_played=not is_unplayed and opponent > 0, is_paired=True)
    return done
