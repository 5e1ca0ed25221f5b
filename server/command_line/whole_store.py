"""The commands about the whole store: `sessions`, `keys`, `backup`, `restore`, `erase`."""

import shutil
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

from engines.contract import Refusal
from server.aggregate_types import SESSIONS, TYPES, type_of
from server.jobs.erase_pupil import erase_pupil
from server.jobs.erase_whole import erase_whole
from server.sessions import codec as session_codec
from server.settings import Settings
from server.store import keys as keys_of_store
from server.store.backup import About, BadBackup, back_up, put_back, room_of, write_backup
from server.store.health.redis_health import RedisHealth
from server.store.stored.read_stored import key_names, read_snapshot
from server.store.stored.size_bounds import Bounds

STANDARD: Final = "-"
"""The file name that means standard output or standard input."""


async def sessions(link: RedisHealth, _code: str) -> int:
    """Prints a line per class: code, time of the last step, state, numbers of pupils and rounds, title."""
    codes = sorted({code async for name in key_names(link) if (code := room_of(name)) and type_of(code) is SESSIONS})
    for code in codes:
        stored = await read_snapshot(link, code)
        if stored is None:
            continue
        session = session_codec.decode(stored)
        pupils = sum(member.role == "pupil" and not member.gone for member in session.members)
        at = datetime.fromtimestamp(session.at_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        counts = f"{counted(pupils, 'pupil'):10}  {counted(len(session.rounds), 'round'):9}"
        print(f"{code}  {at}  {session.state:8}  {counts}  {session.title}")
    print(counted(len(codes), "class"))
    return 0


def counted(number: int, noun: str) -> str:
    """Returns the number with its noun, such as "1 class" or "3 classes"."""
    plural = f"{noun}es" if noun.endswith("s") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"


async def keys(link: RedisHealth, _code: str) -> int:
    """Prints how many keys of each kind the store has, with the meaning of the kind."""
    numbers: dict[str, int] = {}
    async for name in key_names(link):
        kind = keys_of_store.kind_of(name)
        numbers[kind] = numbers.get(kind, 0) + 1
    for kind, count in sorted(numbers.items()):
        print(f"{kind:10} {count:6}  {keys_of_store.KINDS.get(kind, 'not of this version of Banderilla')}")
    return 0


async def backup(path: str, link: RedisHealth, _code: str) -> int:
    """Writes a backup. If `path` is `-`, writes the backup to standard output and the summary to stderr."""
    if path != STANDARD:
        return _print("written", path, await back_up(link, Path(path), TYPES))
    if sys.stdout.isatty():
        raise BadBackup("a backup is binary: name a file, or redirect the output to one with >")
    about = await write_backup(link, sys.stdout.buffer, TYPES)
    sys.stdout.buffer.flush()
    return _print("written", "standard output", about, sys.stderr)


async def restore(path: str, link: RedisHealth, _code: str) -> int:
    """Restores a backup. If `path` is `-`, reads standard input, which is first copied to a temporary file because a pipe
    cannot be read twice."""
    if path != STANDARD:
        return _print("put back", path, await put_back(link, Path(path), TYPES))
    if sys.stdin.isatty():
        raise BadBackup("standard input is a terminal: redirect a backup into it with <")
    with tempfile.TemporaryFile() as copy:
        shutil.copyfileobj(sys.stdin.buffer, copy)
        return _print("put back", "standard input", await put_back(link, copy, TYPES))


def _print(done: str, path: str, about: About, to: TextIO | None = None) -> int:
    held = f"{counted(about.rooms, 'table')}, {counted(about.sessions, 'class')}, {counted(about.keys, 'key')}"
    print(f"{path}: {held} {done} (version {about.version}, {about.at})", file=to)
    return 0


async def erase(settings: Settings, named: str | None, is_whole: bool, link: RedisHealth, code: str) -> int:
    """Erases the pupil `named` of a class or, if `is_whole` is true, a whole table or class. Returns the exit code."""
    if is_whole == (named is not None):
        print("erase needs a pupil's name or id, or --whole for all of the table or class", file=sys.stderr)
        return 2
    await link.start()
    try:
        bounds = Bounds(settings.room_steps, settings.room_mb * 1_000_000)
        if named is not None:
            done, missing = await erase_pupil(link, code, named, bounds=bounds), "not exactly one pupil of that name in it"
        else:
            done, missing = await erase_whole(link, code, bounds=bounds), "no table of that code"
    except Refusal as refusal:
        print(f"{code}: {refusal.code}", file=sys.stderr)
        return 1
    finally:
        await link.stop()
    print(f"{code}: erased" if done else f"{code}: no such class, or {missing}", file=sys.stdout if done else sys.stderr)
    return 0 if done else 1
