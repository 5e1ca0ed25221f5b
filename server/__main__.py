"""The command line: `serve`, and commands that read what is stored."""

import argparse
import asyncio
import contextlib
import gc
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from server.checks import Finding, check_chance, check_chance_of_file, check_replay
from server.gateway.node import Node
from server.jobs.archive import archive, log_lines
from server.jobs.erase_pupil import erase_pupil, pupil_named
from server.jobs.pupil_file import pupil_file
from server.log import start_log
from server.room import codec as room_codec
from server.room.export import exported
from server.room.log import decode_record
from server.sessions import codec as session_codec
from server.settings import Settings, add_flags, read_settings
from server.store.aggregate import SESSIONS, type_of
from server.store.bounds import Bounds
from server.store.embedded import DataFolderBusy, EmbeddedValkey
from server.store.fitness import Unfit
from server.store.redis_health import RedisHealth, Unstored
from server.store.snapshot import key_names, read_snapshot
from server.store.stream import entries


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m server", description="Banderilla: tabletop games, refereed, in real time.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, line in (
        ("serve", "run a node; without REDIS_URL it brings its own Valkey"),
        ("replay", "play a room's log again, compare it with the snapshot, and check the seals of its cards"),
        ("chance", "roll again all that a room's finished games drew, and compare"),
        ("export", "a room's log as JSON lines, or its finished game as a file; all of a session in one zip"),
        ("erase", "erase one pupil of a class: the name goes, results stay"),
        ("pupil", "all that is stored of one pupil of a class, as JSON"),
        ("keys", "what there is of keys in Redis, by kind"),
    ):
        sub = commands.add_parser(name, help=line, description=line)
        if name in ("replay", "export"):
            sub.add_argument("room", help="the room's code")
        if name in ("erase", "pupil"):
            sub.add_argument("room", help="the class's code")
            sub.add_argument("pupil", help="the pupil's name there, or id")
        if name == "chance":
            sub.add_argument("room", nargs="?", default="", help="the room's code")
            sub.add_argument("--file", help="an exported file instead of a room; nothing else is needed for it")
        if name in ("export", "pupil"):
            sub.add_argument("--out", help="a file to write to instead")
        if name == "export":
            sub.add_argument("--game", action="store_true", help="the finished game in its field's standard form (chess: PGN)")
        add_flags(sub)
    chosen = parser.parse_args(arguments)
    try:
        settings = read_settings(os.environ, vars(chosen))
    except ValueError as wrong:
        parser.error(str(wrong))
    if chosen.command == "chance" and not (chosen.room or chosen.file):
        parser.error("chance wants a room's code, or --file")
    start_log(settings.log_level)
    try:
        if chosen.command == "serve":
            return _run(_serve(settings))
        if getattr(chosen, "file", None) is not None:
            return _told(check_chance_of_file(chosen.file))
        if chosen.command == "erase":
            return _run(_looked(settings, partial(_erase, settings, chosen.pupil), chosen.room.upper()))
        look = partial(_pupil, chosen.pupil) if chosen.command == "pupil" else LOOKS[chosen.command]
        look = _export_game if getattr(chosen, "game", False) else look
        with contextlib.ExitStack() as stack:
            if getattr(chosen, "out", None):
                stack.enter_context(contextlib.redirect_stdout(stack.enter_context(open(chosen.out, "w", encoding="utf-8"))))
            return _run(_looked(settings, look, getattr(chosen, "room", "").upper()))
    except (DataFolderBusy, FileNotFoundError, Unstored, Unfit, OSError) as wrong:
        print(f"banderilla: {wrong}", file=sys.stderr)
        return 1


def _run(work: "Awaitable[int]") -> int:
    async def awaited() -> int:
        return await work

    try:
        import uvloop
    except ImportError:  # not on every platform
        return asyncio.run(awaited())
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(awaited())


async def _serve(settings: Settings) -> int:
    node = Node(settings)
    asked_to_stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, asked_to_stop.set)
    await node.start()
    gc.collect()
    gc.freeze()  # what was made until now stays: the collector need not look at it again
    gc.set_threshold(20_000, 20, 50)  # frozen values make few cycles: looking for them 30 times less often is enough
    host = "localhost" if settings.host in ("0.0.0.0", "::", "", "127.0.0.1") else settings.host
    print(settings.public_url or f"http://{host}:{node.gateway.port}/", flush=True)
    await asked_to_stop.wait()
    await node.stop()
    return 0


async def _looked(settings: Settings, look: Callable[[RedisHealth, str], Awaitable[int]], code: str) -> int:
    valkey = None if settings.redis_url else EmbeddedValkey(settings.data_dir, settings.fsync, settings.memory_mb)
    if valkey is not None:
        await valkey.start()
    link = RedisHealth(settings.redis_url or (valkey.url if valkey else ""))
    try:
        return await look(link, code)
    finally:
        await link.client.aclose()
        if valkey is not None:
            await valkey.stop()


async def _replay(link: RedisHealth, code: str) -> int:
    return _told(await check_replay(link, code))


async def _erase(settings: Settings, pupil: str, link: RedisHealth, code: str) -> int:
    await link.start()
    try:
        days, bounds = (settings.idle_days, settings.finished_days), Bounds(settings.room_steps, settings.room_mb * 1_000_000)
        if await erase_pupil(link, code, pupil, days=days, bounds=bounds):
            print(f"{code}: erased")
            return 0
    finally:
        await link.stop()
    print(f"{code}: no such class, or not one pupil of that name in it", file=sys.stderr)
    return 1


async def _pupil(named: str, link: RedisHealth, code: str) -> int:
    stored = await read_snapshot(link, code) if type_of(code) is SESSIONS else None
    session = None if stored is None else session_codec.decode(stored)
    person = None if session is None else pupil_named(session, named)
    body = None if session is None or person is None else await pupil_file(link, session, person)
    if body is None:
        print(f"{code}: no such class, or not one pupil of that name in it", file=sys.stderr)
        return 1
    print(body.decode(), end="")
    return 0


async def _chance(link: RedisHealth, code: str) -> int:
    return _told(await check_chance(link, code))


def _told(found: Finding) -> int:
    print("\n".join(found.lines))
    return 0 if found.is_good else 1


async def _export(link: RedisHealth, code: str) -> int:
    if type_of(code) is SESSIONS:
        return await _export_session(link, code)
    records = [decode_record(entry.record) async for entry in entries(link, code, after=0)]
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
    whole = await archive(link, session_codec.decode(stored), "es")
    sys.stdout.buffer.write(whole)
    return 0


async def _export_game(link: RedisHealth, code: str) -> int:
    stored = await read_snapshot(link, code)
    found = None if stored is None else exported(room_codec.decode(stored))
    if found is None:
        print(f"{code}: no such room, or no finished game that has a form of its own", file=sys.stderr)
        return 1
    print(found.text, end="")
    return 0


async def _keys(link: RedisHealth, _code: str) -> int:
    counted: dict[str, int] = {}
    async for name in key_names(link):
        kind = (name.rpartition("}:")[2] or name).split(":")[0]
        counted[kind] = counted.get(kind, 0) + 1
    for kind, count in sorted(counted.items()):
        print(f"{kind:10} {count}")
    return 0


LOOKS: dict[str, Callable[[RedisHealth, str], Awaitable[int]]] = {
    "replay": _replay,
    "chance": _chance,
    "export": _export,
    "keys": _keys,
}

if __name__ == "__main__":
    sys.exit(main())
