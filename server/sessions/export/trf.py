"""A class as the federation's tournament report file (TRF), which pairing programs and rating offices read.

TRF16 is the edition that every program reads. Its extensions `XXR`, `XXC` and `XXP` (number of rounds, first colour, pairs kept
apart) are those of JaVaFo's manual. TRF26 has its own codes for these three, and a code for the pairing system.

An unfinished game counts as a draw, as in the pairing. A class does not know how many rounds will follow, so until the last
round the file announces two more rounds. If the file announced one more round, a pairing program would apply the rules of a
last round.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeAlias

from server.room.export.day import day_of
from server.sessions.pairing.dutch.entrant import Round
from server.sessions.pairing.tournament import Tournament, tournament_of
from server.sessions.results.standings import standings
from server.sessions.values.membership import member_of
from server.sessions.values.state import Session

Edition: TypeAlias = Literal["16", "26"]

_NAME: Final = 33
"""Number of characters in the file's column for a name."""
_BYES: Final = {0: "Z", 1: "H", 2: "F"}
_PLAYED: Final = {0: "0", 1: "=", 2: "1"}


def trf_text(session: Session, resting: Mapping[str, int] | None = None, rounds: int = 0, *, edition: Edition = "16") -> str:
    """Returns the file. `resting`: pupils who will not be paired in the next round, each with the points for the round, in
    halves. `rounds`: the number of rounds of the tournament, if that number is known."""
    tournament = tournament_of(session)
    is_over = any(round_.last for round_ in session.rounds)
    total = rounds or (tournament.played if is_over else tournament.played + 2)
    codes = _extensions(tournament, total) if edition == "16" else _codes_of_26(session, tournament, total)
    lines = (*_heading(session, tournament), *codes, *_players(session, tournament, resting or {}))
    return "".join(f"{line}\n" for line in lines)


def _heading(session: Session, tournament: Tournament) -> Iterable[str]:
    members = [member for member in session.members if member.id in tournament.numbers]
    yield f"012 {_plain(session.title) or session.code}"
    year, month, day = day_of(session.created_at_ms)
    yield f"042 {year:04}/{month:02}/{day:02}"
    yield f"062 {len(members)}"
    yield f"072 {sum(member.rating > 0 for member in members)}"
    yield "092 Individual: Swiss-System"
    director = next((member.name for member in session.members if member.role == "director" and not member.gone), "")
    if director:
        yield f"102 {_plain(director)}"


def _extensions(tournament: Tournament, total: int) -> Iterable[str]:
    yield f"XXR {total}"
    yield f"XXC {'white1' if tournament.initial == 'w' else 'black1'}"
    for one, other in sorted(tournament.apart):
        yield f"XXP {one} {other}"


def _codes_of_26(session: Session, tournament: Tournament, total: int) -> Iterable[str]:
    yield f"142 {total}"
    yield f"152 {tournament.initial.upper()}"
    if any(round_.how == "dutch" for round_ in session.rounds):
        yield "192 FIDE_DUTCH_2025"
    for one, other in sorted(tournament.apart):
        yield f"260 {1:>3} {total:>3} {one:>4} {other:>4}"


def _players(session: Session, tournament: Tournament, resting: Mapping[str, int]) -> Iterable[str]:
    points = {person: sum(done.points for done in rounds) for person, rounds in tournament.rounds.items()}
    places = {line.person: place for place, line in enumerate(standings(session), 1)}
    numbers = tournament.numbers
    ranked = sorted(numbers, key=lambda person: (places.get(person, len(numbers)), -points[person], numbers[person]))
    ranks = {person: rank for rank, person in enumerate(ranked, 1)}
    for person in sorted(numbers, key=lambda each: numbers[each]):
        member = member_of(session, person)
        name = _plain(member.name)[:_NAME] if member else ""
        rating = member.rating if member and member.rating else ""
        rounds = [round_token(done) for done in tournament.rounds[person]]
        if person in resting:
            rounds.append(f"0000 - {_BYES[resting[person]]}")
        head = f"001 {numbers[person]:>4}      {name:<{_NAME}} {rating:>4} {'':3} {'':11} {'':10} "
        yield f"{head}{points[person] / 2:>4.1f} {ranks[person]:>4}  {'  '.join(rounds)}".rstrip()


def round_token(done: Round) -> str:
    """Returns the eight characters of a round."""
    if done.opponent and done.points in _PLAYED:
        result = _PLAYED[done.points] if done.is_played else {0: "-", 2: "+"}.get(done.points)
        if result is not None:
            return f"{done.opponent:>4} {done.colour} {result}"
    if done.is_paired and done.points == 2:
        return "0000 - U"
    return f"0000 - {_BYES.get(done.points, 'F')}"


def _plain(text: str) -> str:
    return " ".join(text.split())
