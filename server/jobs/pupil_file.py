"""One pupil's data as a file. This reads one board at a time from Redis; `work` decodes and joins the data."""

from engines.contract import Plain
from server.aggregate_types import SESSIONS
from server.jobs.archive import Work, json_file, rooms_of
from server.room.stored import codec as room_codec
from server.room.stored.log import decode_record
from server.room.values.state import Room
from server.sessions.personal_data.pupil_data import BoardLog, Pupil, board_plain, pupil_of, pupil_plain
from server.sessions.session import Record as ClassRecord
from server.sessions.values.state import Session
from server.store.health.redis_health import RedisHealth
from server.store.stored.stream import FIRST, entries


async def pupil_file(link: RedisHealth, session: Session, person: str, work: Work) -> bytes | None:
    """Returns all stored data of the pupil as JSON; None if the class has no pupil with that id. Raises `Unstored`."""
    log = [entry.record async for entry in entries(link, session.code, after=FIRST)]
    pupil = await work(_pupil, session, log, person)
    if pupil is None:
        return None
    boards: list[Plain] = []
    for room in (await rooms_of(link, session)).values():
        stored = [(entry.seq, entry.record) async for entry in entries(link, room.code)]
        board = await work(_board, session, pupil, room, stored)
        if board is not None:
            boards.append(board)
    return json_file({**pupil_plain(session, pupil), "boards": boards})


def _pupil(session: Session, log: list[bytes], person: str) -> Pupil | None:
    records = []
    for raw in log:
        record = SESSIONS.decode_record(raw)
        assert isinstance(record, ClassRecord)
        records.append(record)
    return pupil_of(session, records, person)


def _board(session: Session, pupil: Pupil, room: Room, stored: list[tuple[int, bytes]]) -> Plain | None:
    """Returns the pupil's data from one board; None if the pupil never sat there. If an erasure dropped the board's log, only
    the present room is used."""
    has_log = bool(stored) and stored[0][0] == FIRST
    first = room_codec.decode(stored[0][1]) if has_log else room
    records = [decode_record(record) for _seq, record in stored[1:]] if has_log else []
    return board_plain(session, pupil, BoardLog(first, room, records))
