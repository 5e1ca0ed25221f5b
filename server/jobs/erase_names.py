"""Erases one pupil's name from all stored data of a class: first from each board, and at the end from the log of the session.

The name is also erased from the other sessions of the class. The session knows what remains to be erased, and erasing a part
twice does no harm. If this work stops in the middle, it continues when somebody subscribes to the class.
"""

from collections.abc import Sequence
from functools import partial

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.contract import Aggregate
from server.aggregate.erase_words import Blank
from server.aggregate_types import SESSIONS
from server.jobs.class_sessions import sessions_after, sessions_of
from server.room.history.erase_name import erase_name, names_of
from server.room.stored import codec as room_codec
from server.room.stored.log import decode_record
from server.room.values.state import RoomOf
from server.sessions.command import Command, ListNameErased
from server.sessions.personal_data.erase_name import Traces, blanked, erase_from_class, same_pupil, traces_of, without_listed
from server.sessions.session import Record as ClassRecord
from server.sessions.values.people import Erasure
from server.sessions.values.state import Session, every_round
from server.store.logs.replace_log import NewLog
from server.store.people.friends import forget_friends
from server.store.rooms.room_store import RoomStore
from server.store.stored.stream import FIRST, Entry, entries, entry_of


async def erase_names(rooms: RoomStore, code: str) -> None:
    """Finishes the erasures of names that are still open in the class with this code. Raises `Unstored`, and `Refusal` if no
    class has the code."""
    while True:
        session = (await rooms.look(code)).room
        if not isinstance(session, Session) or not session.erasures:
            return
        await _erase(rooms, session, session.erasures[0])


async def _erase(rooms: RoomStore, session: Session, erasure: Erasure) -> None:
    traces = await _traces(rooms, session, erasure)
    for code in [board.code for round_ in every_round(session) for board in round_.boards if board.code is not None]:
        try:
            await rooms.replace_log(code, partial(_board_without, erasure, traces))
        except Refusal as refusal:
            if refusal.code != errors.ROOM_UNKNOWN:  # a board that is gone has no name
                raise
        await rooms.forget_people(code, traces.people)
    await rooms.forget_people(session.code, traces.people)
    for person in traces.people:
        await forget_friends(rooms.link, person)
    if not erasure.names:
        await _erase_elsewhere(rooms, session, erasure, traces)
    await rooms.replace_log(session.code, partial(_class_without, erasure, traces))


async def _erase_elsewhere(rooms: RoomStore, session: Session, erasure: Erasure, traces: Traces) -> None:
    """Erases the pupil from the other stored sessions of the class, earlier and later."""
    others = [*await sessions_of(rooms.link, session), *await sessions_after(rooms.link, session)]
    for other in others:
        for person in same_pupil(other, erasure, traces):
            await rooms.submit(other.code, Command(asked.EraseMember(person)))
            await erase_names(rooms, other.code)
        # Nobody has joined under this name of the list, or with this device.
        if any(entry.person == "" for entry in other.entries) or any(note.person for note in other.notes):
            people = tuple(sorted(traces.people))
            await rooms.submit(other.code, Command(ListNameErased(tuple(sorted(traces.names)), erasure.name, people)))
            await erase_names(rooms, other.code)


async def _traces(rooms: RoomStore, session: Session, erasure: Erasure) -> Traces:
    log: list[ClassRecord] = []
    async for entry in entries(rooms.link, session.code, after=FIRST):
        record = SESSIONS.decode_record(entry.record)
        assert isinstance(record, ClassRecord)
        log.append(record)
    return traces_of(session, log, erasure)


def _board_without(erasure: Erasure, traces: Traces, room: Aggregate, stored: Sequence[Entry]) -> NewLog | None:
    """Returns the new log of a board; None if the pupil never sat there and no text has the name."""
    assert isinstance(room, RoomOf)
    has_log = bool(stored) and stored[0].seq == 0
    first = room_codec.decode(stored[0].record) if has_log else room
    records = [decode_record(entry.record) for entry in stored[1:]] if has_log else []
    sat = names_of(first, records, traces.people)
    names = traces.names | sat
    if not sat and not _is_named(names, (room_codec.encode(room), *(entry.record for entry in stored))):
        return None
    done = erase_name(first, records, room, traces.people, Blank(names, erasure.name))
    last_entry = entry_of(done.last)
    log = [Entry(0, room_codec.encode(done.first), (), ()), *map(entry_of, done.steps)]
    # Present viewers still have the names, so their last patch starts from the present room. The stored patch starts from the
    # new log, which has no names.
    return NewLog((*log[:-1], last_entry), done.last)


def _is_named(names: frozenset[str], stored: Sequence[bytes]) -> bool:
    return any(name.encode() in raw for name in names for raw in stored)


def _class_without(erasure: Erasure, traces: Traces, session: Aggregate, stored: Sequence[Entry]) -> NewLog | None:
    assert isinstance(session, Session)
    if erasure not in session.erasures:
        return None  # another node, or another run, has done it meanwhile
    blank = Blank(traces.names, erasure.name)
    done = erase_from_class(session, erasure, traces, blank)
    log = [_blank_entry(entry, traces, blank) for entry in stored]
    return NewLog((*log, entry_of(done)), done)


def _blank_entry(entry: Entry, traces: Traces, blank: Blank) -> Entry:
    names, people = traces.names, traces.people
    frames = [(viewers, blanked(frame, names, blank)) for viewers, frame in entry.frames]
    record = without_listed(entry.record, names, people) if entry.seq == 0 else blanked(entry.record, names, blank, people)
    return Entry(entry.seq, record, frames, entry.moved)
