"""A class as the federation's tournament report file (TRF), which pairing programs and rating offices read.

TRF16 is the edition that every program reads. Its extensions `XXR`, `XXC` and `XXP` (number of rounds, first colour, pairs kept
apart) follow JaVaFo's manual. TRF26 has its own codes for these three, and a code for the pairing system.

An unfinished game counts as a draw, as in the pairing (FIDE C.04.2, 3.1; in line 162 of TRF26 an unknown result has the points
of a draw). A class does not know how many rounds will follow, so until the last round the file announces two more rounds. If
the file announced only one more round, a pairing program would apply the rules of a last round.

The file contains the byes of the rounds to come: in TRF16 as a column after the last round, in TRF26 as lines 240. TRF26
repeats some byes in each announced round: a bye that holds until a tutor removes it, and the bye of a pupil who has left.
`server/sessions/imported` reads the file.
"""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from server.room.export.day import day_of
from server.sessions.imported.trf_reader import TIE_BREAK_CODES
from server.sessions.pairing.dutch.entrant import Round
from server.sessions.pairing.tournament import Tournament, tournament_of
from server.sessions.results.standings import standings
from server.sessions.rounds.byes import byes_of
from server.sessions.values.membership import member_of
from server.sessions.values.round import Bye
from server.sessions.values.state import Session

Edition: TypeAlias = Literal["16", "26"]

_NAME: Final = 33
"""Number of characters in the file's column for a name."""
_BYES: Final = {0: "Z", 1: "H", 2: "F"}
_PLAYED: Final = {0: "0", 1: "=", 2: "1"}


def trf_text(session: Session, rounds: int = 0, *, edition: Edition = "16") -> str:
    """Returns the file. `rounds`: the number of rounds of the tournament, if that number is known."""
    tournament = tournament_of(session)
    is_over = any(round_.last for round_ in session.rounds)
    total = rounds or (tournament.played if is_over else tournament.played + 2)
    byes = () if is_over else _byes(session, tournament)
    if edition == "16":
        lines = (*_heading(session, tournament), *_extensions(tournament, total), *_players(session, tournament, byes))
    else:
        codes = (*_codes_of_26(session, tournament, total), *_byes_of_26(tournament, byes, total))
        lines = (*_heading(session, tournament), *codes, *_players(session, tournament))
    return "".join(f"{line}\n" for line in lines)


def _byes(session: Session, tournament: Tournament) -> tuple[Bye, ...]:
    """Returns the requested byes, and a bye without points for each pupil who has left."""
    left = (Bye(member.id, 0.0, stays=True) for member in session.members if member.gone and member.id in tournament.numbers)
    return (*byes_of(session), *left)


def _heading(session: Session, tournament: Tournament) -> Iterable[str]:
    members = [member for member in session.members if member.id in tournament.numbers]
    year, month, day = day_of(session.created_at_ms)
    director = next((member.name for member in session.members if member.role == "director" and not member.gone), "")
    is_fixed = bool(session.rounds) and all(round_.how == "round_robin" for round_ in session.rounds)
    lines = {
        "012": _plain(session.title) or session.code,
        "042": f"{year:04}/{month:02}/{day:02}",
        "062": f"{len(members)}",
        "072": f"{sum(member.rating > 0 for member in members)}",
        "092": "Individual: Round-Robin" if is_fixed else "Individual: Swiss-System",
        "102": _plain(director),
    }
    lines |= {line[:3]: line[4:] for line in session.heading}
    return (f"{code} {text}" for code, text in sorted(lines.items()) if text)


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
    yield f"212 {','.join(('PTS', *(TIE_BREAK_CODES[kind] for kind in session.settings.tie_breaks)))}"
    for one, other in sorted(tournament.apart):
        yield f"260 {1:>3} {total:>3} {one:>4} {other:>4}"


def _byes_of_26(tournament: Tournament, byes: Iterable[Bye], total: int) -> Iterable[str]:
    """Yields a line for each kind of bye in each announced round."""
    following = tournament.played + 1
    resting: dict[tuple[int, str], list[int]] = {}
    for bye in byes:
        for count in range(following, max(total, following) + 1 if bye.stays else following + 1):
            resting.setdefault((count, _BYES[round(2 * bye.points)]), []).append(tournament.numbers[bye.person])
    for (count, kind), numbers in sorted(resting.items()):
        yield f"240 {kind} {count:>3} {' '.join(f'{number:>4}' for number in sorted(numbers))}"


def _players(session: Session, tournament: Tournament, byes: Iterable[Bye] = ()) -> Iterable[str]:
    numbers = tournament.numbers
    ranked = (line.person for line in standings(session, with_gone=True) if line.person in numbers)
    ranks = {person: rank for rank, person in enumerate(ranked, 1)}
    resting = {bye.person: _BYES[round(2 * bye.points)] for bye in byes}
    for person in sorted(numbers, key=lambda each: numbers[each]):
        member = member_of(session, person)
        name = _plain(member.name)[:_NAME] if member else ""
        rating = member.rating if member and member.rating else ""
        points = sum(done.points for done in tournament.rounds[person]) / 2
        rounds = [round_token(done) for done in tournament.rounds[person]]
        if person in resting:
            rounds.append(f"0000 - {resting[person]}")
        head = f"001 {numbers[person]:>4}      {name:<{_NAME}} {rating:>4} {'':3} {'':11} {'':10} "
        yield f"{head}{points:>4.1f} {ranks[person]:>4}  {'  '.join(rounds)}".rstrip()


def round_token(done: Round) -> str:
    """Returns the eight characters for a round in a player's line."""
    if done.opponent:
        result = _PLAYED[done.points] if done.is_played else {0: "-", 2: "+"}.get(done.points)
        if result is not None:
            return f"{done.opponent:>4} {done.colour} {result}"
    if done.is_paired and done.points == 2:
        return "0000 - U"
    return f"0000 - {_BYES.get(done.points, 'F')}"


def _plain(text: str) -> str:
    return " ".join(text.split())
