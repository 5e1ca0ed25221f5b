"""The tutor's report on one session, or on all sessions of a class. `work` reads and counts the log of one board at a time."""

from datetime import UTC, datetime

import msgspec

from server.jobs.archive import Work, rooms_of
from server.jobs.class_sessions import sessions_of
from server.room.stored.log import decode_record
from server.room.values.state import Room
from server.sessions.export.report import ClassReport, Played, Tally, report_csv
from server.sessions.export.report_over_weeks import Lesson, over_weeks, over_weeks_csv
from server.sessions.values.round import Board
from server.sessions.values.state import Session, every_round
from server.sessions.values.stations import game_at
from server.store.health.redis_health import RedisHealth
from server.store.stored.stream import FIRST, entries


async def class_report(link: RedisHealth, session: Session, work: Work) -> ClassReport:
    """Returns the report on the finished games of a session. Raises `Unstored`."""
    return (await _counted(link, session, work)).report()


async def _counted(link: RedisHealth, session: Session, work: Work) -> Tally:
    rooms = await rooms_of(link, session)
    tally = Tally(session)
    for round_ in every_round(session):
        for board in round_.boards:
            if board.code in rooms:
                room = rooms[board.code]
                log = [entry.record async for entry in entries(link, room.code, after=FIRST)]
                tally = await work(_count, tally, game_at(session, round_, board).game, board, room, log)
    return tally


def _count(tally: Tally, game: str, board: Board, room: Room, log: list[bytes]) -> Tally:
    """Adds a board to the counts and returns the counts. In a worker process, `tally` is a copy of the caller's object."""
    tally.add(Played(game, board, room, [decode_record(record) for record in log]))
    return tally


async def report_json(link: RedisHealth, session: Session, work: Work) -> bytes:
    """Returns the report on a session as JSON, with the number of earlier sessions of the class."""
    return msgspec.json.encode({**await class_report(link, session, work), "earlier": len(session.earlier)})


async def report_table(link: RedisHealth, session: Session, lang: str, work: Work) -> bytes:
    """Returns the report on a session as a CSV table."""
    return report_csv(await class_report(link, session, work), lang).encode()


async def lessons_of(link: RedisHealth, session: Session, work: Work) -> list[Lesson]:
    """Returns the reports of this session and of the earlier stored sessions of the class, oldest first. Raises `Unstored`."""
    return [await _lesson(link, each, work) for each in (*await sessions_of(link, session), session)]


async def _lesson(link: RedisHealth, session: Session, work: Work) -> Lesson:
    tally = await _counted(link, session, work)
    day = datetime.fromtimestamp(session.created_at_ms / 1000, UTC).date().isoformat()
    return Lesson(session.code, session.title, session.created_at_ms, day, tally.games, tally.report())


async def weeks_json(link: RedisHealth, session: Session, work: Work) -> bytes:
    return msgspec.json.encode(over_weeks(await lessons_of(link, session, work)))


async def weeks_table(link: RedisHealth, session: Session, lang: str, work: Work) -> bytes:
    return over_weeks_csv(await lessons_of(link, session, work), lang).encode()
