"""The commands about one room or class: `replay`, `chance`, `export`, `pupil`."""

import asyncio
import sys

from server.aggregate_types import SESSIONS, type_of
from server.jobs.archive import archive, log_lines
from server.jobs.erase_pupil import pupil_named
from server.jobs.pupil_file import pupil_file
from server.room.export.game_file import exported
from server.room.stored import codec as room_codec
from server.room.stored.log import decode_record
from server.sessions import codec as session_codec
from server.sessions.values.state import Session
from server.store.health.redis_health import RedisHealth
from server.store.stored.read_stored import read_snapshot
from server.store.stored.stream import FIRST, entries
from server.stored_checks import Finding, check_chance, check_chance_of_file, check_replay


async def replay(link: RedisHealth, code: str) -> int:
    return print_finding(await check_replay(link, code))


async def chance(link: RedisHealth, code: str) -> int:
    return print_finding(await check_chance(link, code))


def chance_of_file(path: str) -> int:
    """Checks the random draws in an exported file. Raises `OSError`."""
    return print_finding(check_chance_of_file(path))


def print_finding(found: Finding) -> int:
    print("\n".join(found.lines))
    return 0 if found.is_good else 1


async def export(link: RedisHealth, code: str) -> int:
    """Writes the log of a room as lines of JSON, or a whole class as a zip file."""
    if type_of(code) is SESSIONS:
        return await _export_session(link, code)
    records = [decode_record(entry.record) async for entry in entries(link, code, after=FIRST)]
    stored = await read_snapshot(link, code)
    if stored is None or not records:
        print(f"{code}: no such room, or nothing has happened in it", file=sys.stderr)
        return 1
    print(log_lines(room_codec.decode(stored), records).decode(), end="")
    return 0


async def _export_session(link: RedisHealth, code: str) -> int:
    stored = await read_snapshot(link, code)
    if stored is None:
        print(f"{code}: no such session", file=sys.stderr)
        return 1
    sys.stdout.buffer.write(await archive(link, session_codec.decode(stored), "es", asyncio.to_thread))
    return 0


async def export_game(link: RedisHealth, code: str) -> int:
    stored = await read_snapshot(link, code)
    found = None if stored is None else exported(room_codec.decode(stored))
    if found is None:
        print(f"{code}: no such room, or no finished game that has a form of its own", file=sys.stderr)
        return 1
    print(found.text, end="")
    return 0


async def pupil(named: str, link: RedisHealth, code: str) -> int:
    stored = await read_snapshot(link, code) if type_of(code) is SESSIONS else None
    body = None if stored is None else await _file_of(named, link, session_codec.decode(stored))
    if body is None:
        print(f"{code}: no such class, or not exactly one pupil of that name in it", file=sys.stderr)
        return 1
    print(body.decode(), end="")
    return 0


async def _file_of(named: str, link: RedisHealth, session: Session) -> bytes | None:
    person = pupil_named(session, named)
    return None if person is None else await pupil_file(link, session, person, asyncio.to_thread)
