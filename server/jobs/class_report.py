"""The tutor's report: each board's log is read and counted in turn, beside the loop."""

import asyncio

import msgspec

from server.jobs.archive import rooms_of
from server.room.log import decode_record
from server.room.state import Room
from server.sessions.report import ClassReport, Played, Tally, report_csv
from server.sessions.round import Board
from server.sessions.state import Session
from server.sessions.stations import game_at
from server.store.redis_health import RedisHealth
from server.store.stream import entries


async def class_report(link: RedisHealth, session: Session) -> ClassReport:
    """Of the games that are over. Raises `Unstored`."""
    rooms = await rooms_of(link, session)
    tally = Tally(session)
    for round_ in session.rounds:
        for board in round_.boards:
            room = rooms.get(board.code or "")
            if room is not None:
                log = [entry.record async for entry in entries(link, room.code, after=0)]
                await asyncio.to_thread(_count, tally, game_at(session, round_, board).game, board, room, log)
    return tally.report()


def _count(tally: Tally, game: str, board: Board, room: Room, log: list[bytes]) -> None:
    tally.add(Played(game, board, room, [decode_record(record) for record in log]))


async def report_json(link: RedisHealth, session: Session) -> bytes:
    return msgspec.json.encode(await class_report(link, session))


async def report_table(link: RedisHealth, session: Session, lang: str) -> bytes:
    """The same as a table for a spreadsheet."""
    return report_csv(await class_report(link, session), lang).encode()
