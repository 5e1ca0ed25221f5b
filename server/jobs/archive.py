"""Packs a whole class into one zip file. The server reads one board at a time from Redis and packs the board outside the event
loop.

    session.json  standings.csv  cards.csv
    boards/<round>-<board>.json          the whole log of the board, a line per step, with the data to check its draws
    boards/<round>-<board>.pgn, .pdn …   the games of the board, if there is such a format for them
    boards/<code>.json …                 a game of homework
    partidas.pgn, .pdn … (games.…)       all games of the class, one file per format

Only one log is in memory at a time, because the server reads the boards one after the other. `work` runs the replay of the
games outside the event loop: the server uses a worker process, the command line a thread.
"""

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from engines.contract import Refusal
from server.room.export.game_file import Exported, Heading, exported, exported_games
from server.room.history.fairness import proof_of
from server.room.stored import codec as room_codec
from server.room.stored.log import Record, decode_record
from server.room.values.state import Room
from server.sessions.export.class_files import Rooms, cards_csv, heading_of, session_plain, standings_csv
from server.sessions.values.state import Session, every_round
from server.store.health.redis_health import RedisHealth
from server.store.stored.read_stored import read_snapshots
from server.store.stored.stream import entries
from server.words.catalogue import words_of

INDENT: Final = 2
"""Spaces per level in the JSON files for people."""
Work: TypeAlias = Callable[..., Awaitable[Any]]
"""A function that calls another function outside the event loop and returns its result."""


async def rooms_of(link: RedisHealth, session: Session) -> dict[str, Room]:
    """Returns the stored rooms of the class's boards by their codes. Raises `Unstored`."""
    codes = [board.code for round_ in every_round(session) for board in round_.boards if board.code is not None]
    return await asyncio.to_thread(_decoded, codes, await read_snapshots(link, codes))


def _decoded(codes: Iterable[str], stored: Iterable[bytes | None]) -> dict[str, Room]:
    return {code: room_codec.decode(raw) for code, raw in zip(codes, stored, strict=True) if raw is not None}


async def archive(link: RedisHealth, session: Session, lang: str, work: Work) -> bytes:
    """Returns the zip file. Raises `Unstored`."""
    rooms = await rooms_of(link, session)
    whole = io.BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as file:
        await asyncio.to_thread(_write_session, file, session, rooms, lang)
        games: dict[str, list[str]] = {}
        for round_ in every_round(session):
            for number, board in enumerate(round_.boards, 1):
                room = rooms.get(board.code) if board.code is not None else None
                if room is None or room.state != "over":
                    continue  # a running game stays out of the archive
                log = [entry.record async for entry in entries(link, room.code)]
                place = f"{round_.number + 1}-{number}" if round_ in session.rounds else room.code
                name, heading = f"boards/{place}", heading_of(session, room.code, lang)
                lines, found = await work(_board, room, log, heading)
                await asyncio.to_thread(_write_board, file, name, lines, found)
                for kind, text in found:
                    games.setdefault(kind, []).append(text)
        for kind, texts in games.items():
            file.writestr(f"{words_of(lang).all_games}.{kind}", "\n".join(texts))
    return whole.getvalue()


def session_json(session: Session, rooms: Rooms) -> bytes:
    return json_file(session_plain(session, rooms))


def json_file(plain: object) -> bytes:
    """Returns plain data as an indented JSON file."""
    return msgspec.json.format(msgspec.json.encode(plain), indent=INDENT) + b"\n"


def _write_session(file: ZipFile, session: Session, rooms: Rooms, lang: str) -> None:
    file.writestr("session.json", session_json(session, rooms))
    file.writestr("standings.csv", standings_csv(session, lang))
    file.writestr("cards.csv", cards_csv(session, rooms, lang))


def _board(room: Room, log: list[bytes], heading: Heading) -> tuple[bytes, list[Exported]]:
    """Returns the lines of the board's log, and the board's games."""
    records = [decode_record(record) for record in log[1:]]
    return log_lines(room, records), list(_games(room, room_codec.decode(log[0]), records, heading))


def _write_board(file: ZipFile, name: str, lines: bytes, games: list[Exported]) -> None:
    file.writestr(f"{name}.json", lines)
    if games:
        file.writestr(f"{name}.{games[0].kind}", "\n".join(text for _kind, text in games))


def log_lines(room: Room, records: Sequence[Record]) -> bytes:
    """Returns the log as lines of JSON, one per record, with the extra lines that `python -m server chance --file` needs."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (*records, *proof_of(room, records)))


def _games(room: Room, first: Room, records: Sequence[Record], heading: Heading) -> Iterator[Exported]:
    """Yields all games of the match. If replaying the log gives another result, yields only the game on the table."""
    try:
        yield from (list(exported_games(first, records, heading)) if room.dealt > 1 else _last(room, heading))
    except Refusal:
        yield from _last(room, heading)


def _last(room: Room, heading: Heading) -> list[Exported]:
    found = exported(room, heading)
    return [] if found is None else [found]
