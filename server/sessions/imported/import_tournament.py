"""Takes over a tournament from another program into a class: pupils, start numbers, rounds and results.

Each round of the report becomes a closed round. Its boards have results but no rooms, because nobody played them here. A
player whom no device belongs to yet becomes a pupil too (`Member.is_expected`); the person who joins under the name on the
list takes over that pupil's results. A tutor corrects such a result in the file and reads the file again, which is possible
until the class starts a round of its own.
"""

import zlib
from base64 import b64decode
from binascii import Error as NotBase64
from typing import Final

from msgspec.structs import replace

from engines.contract import Refusal
from engines.registry import all_engines
from protocol import errors
from protocol import session_commands as asked
from server.room.people.names import distinct_name, readable_name
from server.sessions.imported.trf_reader import PlayedRound, Report, read_report
from server.sessions.step_context import StepContext
from server.sessions.values.membership import pupils
from server.sessions.values.people import EXPECTED, Entry, Member
from server.sessions.values.round import Board, Bye, Round
from server.sessions.values.state import Session

MAX_REPORT: Final = 256 * 1024
"""Maximum number of bytes of a report. 200 players in 30 rounds need 80,000."""
_GZIP: Final = 31
"""The value of zlib's `wbits` for data with gzip's head."""


def import_tournament(context: StepContext, _by: str, body: asked.ImportTournament) -> None:
    """Reads the report and takes over the tournament. Raises `Refusal` if the class has started a round, and for a report that
    cannot be read."""
    session = context.session
    if not all(round_.is_imported or round_.state == "draft" for round_ in session.rounds):
        raise Refusal(errors.SESSION_HAS_ROUNDS)
    engine = all_engines().get(body.game)
    if engine is None:
        raise Refusal(errors.GAME_UNKNOWN)
    if 2 not in engine.about.seats:
        raise Refusal(errors.GAME_SEATS, seats=list(engine.about.seats))
    report = read_report(_unpacked(body.packed))
    people = _take_people(context, report)
    rounds = tuple(_round(report, at, round_, people, body.game) for at, round_ in enumerate(report.rounds))
    settings = replace(session.settings, start_numbers="hand")
    if report.tie_breaks is not None:
        settings = replace(settings, tie_breaks=list(report.tie_breaks))
    apart = ((people[one], people[other]) for one, other in report.apart)
    context.set(
        title=session.title or report.title,
        settings=settings,
        rounds=rounds,
        byes=tuple(Bye(people[bye.number], bye.points, bye.stays) for bye in report.next_byes),
        apart=tuple((min(pair), max(pair)) for pair in apart),
        first_colour=report.initial,
        heading=report.heading,
        planned=session.planned or asked.PlanRound(body.game, report.how),
    )
    context.keep()
    context.tell_by("tournament_imported", rounds=len(rounds), count=len(people))


def _unpacked(packed: list[str]) -> str:
    """Returns the text of the report. Raises `Refusal` if the bytes are not gzip data, or are too many."""
    try:
        raw = zlib.decompressobj(_GZIP).decompress(b64decode("".join(packed), validate=True), MAX_REPORT + 1)
        text = raw.decode()
    except (zlib.error, NotBase64, UnicodeDecodeError):
        raise Refusal(errors.SESSION_REPORT, line=1, why="empty") from None
    if len(raw) > MAX_REPORT:
        raise Refusal(errors.SESSION_REPORT, line=1, why="large", bytes=len(raw), most=MAX_REPORT)
    return text


def _take_people(context: StepContext, report: Report) -> dict[int, str]:
    """Makes the class's list and its pupils from the players; returns the pupils' ids by start number. A pupil with the name of
    a player is that player."""
    session = context.session
    known = {entry.name: entry for entry in session.entries}
    here = {member.name: member.id for member in pupils(session)}
    made = session.entries_made
    entries: list[Entry] = []
    people: dict[int, str] = {}
    for player in report.players:
        name = distinct_name(readable_name(player.name, player.line), [entry.name for entry in entries])
        entry = known.get(name)
        if entry is None:
            made += 1
            entry = Entry(made, name)
        person = entry.person or here.get(name) or f"{EXPECTED}{entry.number}"
        entries.append(replace(entry, person=person, rating=player.rating))
        people[player.number] = person
    numbers = {person: number for number, person in people.items()}
    members = _members(session, entries, numbers)
    context.set(entries=tuple(entries), entries_made=made, members=members)
    return people


def _members(session: Session, entries: list[Entry], numbers: dict[str, int]) -> tuple[Member, ...]:
    """Returns the members with the start numbers and ratings of the report, and the players who have not joined."""
    listed = {entry.person: entry for entry in entries}
    kept = [
        replace(member, start_number=numbers.get(member.id, 0), rating=listed[member.id].rating)
        if member.id in listed
        else replace(member, start_number=0)
        for member in session.members
        if member.id in listed or not member.is_expected
    ]
    ids = {member.id for member in kept}
    new = [
        Member(entry.person, entry.name, present=False, rating=entry.rating, start_number=numbers[entry.person])
        for entry in entries
        if entry.person not in ids
    ]
    return (*kept, *new)


def _round(report: Report, at: int, played: PlayedRound, people: dict[int, str], game: str) -> Round:
    boards = tuple(
        Board((people[pair.white], people[pair.black]), state="over", points=pair.points, final=True, forfeit=pair.is_forfeit)
        for pair in played.pairs
    )
    return replace(
        Round(at, game, report.how, 2, {}, state="closed", boards=boards),
        off=tuple(people[bye.number] for bye in played.byes),
        byes=tuple(Bye(people[bye.number], bye.points) for bye in played.byes if bye.is_requested),
        last=report.is_over and at == len(report.rounds) - 1,
    )
