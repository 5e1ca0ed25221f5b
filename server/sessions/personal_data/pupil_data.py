"""The stored data of one pupil of a class as plain data, without any other pupil. Pure: this takes the session, the rooms and
the logs and returns plain data.

Opponents appear as «rival 1», «rival 2» … in the order of their seats. In free text, the sign `…` replaces the names of other
pupils. For a game that is still running, the data has the pupil's actions but no hidden draws.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from engines.contract import Plain
from engines.kit.move import Move
from protocol import messages
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.aggregate.erase_words import Blank
from server.aggregate.events import LoggedEvent
from server.room.command import Act, HandSeat
from server.room.history.erase_name import names_of
from server.room.stored.log import Record
from server.room.values.cards import FinishedGame, Note
from server.room.values.state import Room
from server.room.views.status import plain_result
from server.room.views.view import card_view, note_view
from server.sessions.export.class_files import games_of
from server.sessions.homework.shares import shares_of
from server.sessions.personal_data.erase_name import traces_of
from server.sessions.results.standings import standings
from server.sessions.session import Record as ClassRecord
from server.sessions.values.membership import member_of, waiting_of
from server.sessions.values.people import Erasure, Member
from server.sessions.values.state import BOT, Session, every_round
from server.sessions.values.stations import game_at

ANOTHER: Final = "…"
"""The text that replaces another pupil's name."""

_WRITTEN: Final = {"phrase": "phrase", "said": "text", "plea": "words"}
"""The kinds of event that contain a player's own words, each with the name of the field that has the words."""


class Pupil(NamedTuple):
    """A pupil whose data is exported.

    `ids`: the member's id, and the earlier ids of a pupil who came back with another device. `blank`: removes other pupils'
    names from a text. `answers`: the pupil's answers to the questions of the class, from the log.
    """

    member: Member
    ids: frozenset[str]
    names: tuple[str, ...]
    blank: Blank
    answers: tuple[dict[str, Plain], ...] = ()


class BoardLog(NamedTuple):
    """The log of a board. `first`: the room when it was opened; `room`: the present room; `records`: the steps between `first`
    and `room`, empty if the board's log is no longer stored."""

    first: Room
    room: Room
    records: Sequence[Record]


def pupil_of(session: Session, records: Sequence[ClassRecord], person: str) -> Pupil | None:
    """Returns the pupil with that id, who may be present, gone or waiting for admission; None if there is no such pupil."""
    member = member_of(session, person) or waiting_of(session, person)
    if member is None or member.role != "pupil":
        return None
    traces = traces_of(session, records, Erasure(person, ""))
    names = traces.names | {member.name}
    others = frozenset(_names_of_others(session, records, traces.people)) - names
    return Pupil(member, traces.people, tuple(sorted(names)), Blank(others, ANOTHER), tuple(_answers(records, traces.people)))


def _answers(records: Iterable[ClassRecord], ids: frozenset[str]) -> Iterator[dict[str, Plain]]:
    for record in records:
        body = record.command.body
        if isinstance(body, asked.AnswerQuestion) and record.command.by in ids:
            yield {"question": body.number, "choice": body.choice, "at_ms": record.at_ms}


def _names_of_others(session: Session, records: Iterable[ClassRecord], ids: frozenset[str]) -> Iterator[str]:
    """Yields the names that other pupils have or had, and the names of the class's list that are not this pupil's."""
    known = (*session.members, *session.waiting)
    mine = ids | {member.id for member in known if member.role != "pupil"}
    yield from (member.name for member in known if member.id not in mine)
    yield from (entry.name for entry in session.entries if entry.person not in ids)
    for record in records:
        body, by = record.command.body, record.command.by
        if not isinstance(body, Join | messages.Rename | asked.RenameMember):
            continue
        who = by if isinstance(body, Join) else body.person or by
        if who not in mine and not (isinstance(body, Join) and body.role == "referee"):
            yield body.name
            yield from (
                str(event.params[key]) for event in record.happenings for key in ("name", "before") if key in event.params
            )


def pupil_plain(session: Session, pupil: Pupil) -> dict[str, Plain]:
    """Returns what the class itself stores about a pupil. `board_plain` returns the data of a board."""
    line = next((line for line in standings(session) if line.person == pupil.member.id), None)
    fields = ("place", "points", "buchholz", "berger", "wins", "played", "off")
    return {
        "class": {
            "code": session.code,
            "title": pupil.blank.text(session.title),
            "created_at_ms": session.created_at_ms,
            "until_ms": session.erase_at_ms,
        },
        "pupil": {
            "id": pupil.member.id,
            "name": pupil.member.name,
            "names": list(pupil.names),
            "joined_at_ms": pupil.member.since_ms,
            "origin": pupil.member.origin,
            "rating": pupil.member.rating,
            "category": pupil.blank.text(pupil.member.category),
            "start_number": pupil.member.start_number,
            "present": pupil.member.present,
            "gone": pupil.member.gone,
            "expelled": bool(pupil.ids.intersection(session.expelled)),
        },
        "told": [
            {"words": pupil.blank.text(one.words), "at_ms": one.at_ms}
            for one in session.private_words
            if one.person in pupil.ids
        ],
        "answers": list(pupil.answers),
        "homework": [
            {**share, "due_ms": next(one.due_ms for one in session.homework if one.number == share["homework"])}
            for share in shares_of(session, pupil.member.id)
        ],
        "rounds_off": [round_.number + 1 for round_ in session.rounds if pupil.ids.intersection(round_.off)],
        "standing": None if line is None else {field: getattr(line, field) for field in fields},
    }


def board_plain(session: Session, pupil: Pupil, log: BoardLog) -> dict[str, Plain] | None:
    """Returns what the room of one board stores about a pupil; None if the pupil never had a seat there."""
    own = list(_own_steps(log, pupil.ids))
    held = {seat for _record, seat in own if seat is not None}
    held |= {number for number, seat in enumerate(log.room.seats) if seat.person in pupil.ids}
    round_, number, board = next(
        (round_, number, board)
        for round_ in every_round(session)
        for number, board in enumerate(round_.boards, 1)
        if board.code == log.room.code
    )
    held |= {seat for seat, person in enumerate(board.seats) if person in pupil.ids}
    if not held:
        return None
    rivals = [seat for seat in range(len(log.room.seats)) if seat not in held]
    labels = {seat: BOT if board.seats[seat : seat + 1] == (BOT,) else f"rival {at}" for at, seat in enumerate(rivals, 1)}
    names = names_of(log.first, log.records, pupil.ids) | set(pupil.names)
    return {
        "round": round_.number + 1 if round_ in session.rounds else None,
        "board": number,
        "code": log.room.code,
        "game": game_at(session, round_, board).game,
        "state": board.state,
        "seats": sorted(held),
        "opponents": {str(seat + 1): label for seat, label in labels.items()},
        "points": [point for person, point in zip(board.seats, board.points, strict=False) if person in pupil.ids],
        "games": [_game(page, held, names, pupil.blank) for page in games_of(log.room)],
        "notes": [] if log.room.state == "over" else list(_notes(log.room.notes, held, pupil.blank)),
        "actions": [
            _action(record, move, log.room.state == "over", pupil.blank)
            for record, seat in own
            for move in record.moves
            if seat is not None and move.actor == seat
        ],
        "words": [
            words
            for record, seat in own
            for event in record.happenings
            if record.command.by in pupil.ids and (words := _words(record, event, seat, pupil.blank)) is not None
        ],
        "looked_in": [
            {"at_ms": event.at_ms, "name": event.params.get("name"), "role": event.params.get("role")}
            for record in log.records
            for event in record.happenings
            if event.kind == "looked_in"
        ],
    }


def _own_steps(log: BoardLog, ids: frozenset[str]) -> Iterator[tuple[Record, int | None]]:
    """Yields each step of a board with the seat that the pupil held in it: None if the pupil held no seat, or got or lost the
    seat in this step."""
    seat = next((number for number, seat in enumerate(log.first.seats) if seat.person in ids), None)
    for record in log.records:
        body, before = record.command.body, seat
        if isinstance(body, HandSeat):
            if body.person in ids:
                seat = body.seat
            elif body.seat == seat:
                seat = None
        elif isinstance(body, messages.SeatBot | messages.ClearSeat) and body.seat == seat:
            seat = None
        yield record, seat if seat == before else None


def _game(game: FinishedGame, held: set[int], names: set[str] | frozenset[str], blank: Blank) -> Plain:
    return {
        "result": plain_result(game.result),
        "cards": [
            {**card_view(seat, sheet), "dispute": None if sheet.dispute is None else blank.text(sheet.dispute)}
            for seat, sheet in enumerate(game.sheets)
            if seat in held and sheet.name in names
        ],
        "notes": list(_notes(game.notes, held, blank)),
        "seal": None if game.seal is None else {"seq": game.seal.seq, "hash": game.seal.hash.hex()},
    }


def _notes(notes: Iterable[Note], held: set[int], blank: Blank) -> Iterator[Plain]:
    for note in notes:
        if note.seat in held:
            yield {**note_view(note), "reason": blank.text(note.reason)}


def _action(record: Record, move: Move, is_over: bool, blank: Blank) -> Plain:
    """Returns one action of the pupil as plain data. Its random draws are included only if the match is over (`is_over`)."""
    body = record.command.body
    plain: dict[str, Plain] = {"seq": record.seq, "at_ms": move.at_ms, "text": blank.text(move.text)}
    if isinstance(body, Act):
        plain["action"] = _texts(body.action, blank)
    if is_over and move.draws:
        plain["draws"] = msgspec.to_builtins(move.draws)
    return plain


def _texts(value: Plain, blank: Blank) -> Plain:
    """Returns the plain data without other pupils' names in its texts."""
    if isinstance(value, str):
        return blank.text(value)
    if isinstance(value, dict):
        return {key: _texts(part, blank) for key, part in value.items()}
    return [_texts(part, blank) for part in value] if isinstance(value, list | tuple) else value


def _words(record: Record, event: LoggedEvent, seat: int | None, blank: Blank) -> Plain | None:
    key = _WRITTEN.get(event.kind)
    if key is None or seat is None or event.seat != seat:
        return None
    sent = str(type(record.command.body).__struct_config__.tag)
    return {"at_ms": event.at_ms, "kind": event.kind, "sent_as": sent, "words": blank.text(str(event.params.get(key, "")))}
