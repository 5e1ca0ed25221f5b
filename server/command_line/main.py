"""`banderilla`: its commands, what each takes, and what they say when something is wrong."""

import argparse
import contextlib
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec

from server import __version__
from server.allowed_settings import meant
from server.command_line import one_room_or_class, whole_store
from server.command_line.doctor import doctor
from server.command_line.open_store import opened
from server.command_line.serve import PortTaken, WrongSetting, run, serve
from server.json_log import start_log
from server.settings import Settings, add_flags, flag_of, read_settings
from server.store.backup import BadBackup
from server.store.connection.redis_address import Unfit
from server.store.embedded.data_folder import DataFolderForeign
from server.store.embedded.valkey import DataFolderBusy
from server.store.health.redis_health import AWAY, RedisHealth, Unstored

Look = Callable[[RedisHealth, str], Awaitable[int]]
COMMANDS = {
    "serve": "run a node (the default); without REDIS_URL it brings its own Valkey",
    "doctor": "look at this machine and the settings, and say what is wrong and what to do; changes nothing",
    "backup": "write all that is stored into one file, while the server runs",
    "restore": "put a backup back, into an empty data folder or an empty Redis",
    "sessions": "every class: code, last use, state, pupils, rounds, title",
    "erase": "erase one pupil of a class (the name goes, results stay), or --whole: all of a table or class",
    "export": "a room's log as JSON lines, or its finished game as a file; all of a session in one zip",
    "pupil": "all that is stored of one pupil of a class, as JSON",
    "replay": "play a room's log again, compare it with the snapshot, and check the seals of its cards",
    "chance": "roll again all that a room's finished games drew, and compare",
    "keys": "what there is of keys in Redis, by kind",
    "version": "the version of this server",
}
WRONG = (
    DataFolderBusy,
    DataFolderForeign,
    FileNotFoundError,
    Unstored,
    Unfit,
    BadBackup,
    PortTaken,
    WrongSetting,
    *AWAY,
    OSError,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0 done, 1 it could not be, 2 it was asked for wrongly."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given = ["serve", *given]
    parser = _parser()
    chosen, unknown = parser.parse_known_args(given)
    if unknown:
        flags = [flag_of(field) for field in Settings.__struct_fields__]
        parser.error(
            f"there is no {unknown[0]}{meant(unknown[0].partition('=')[0], flags)}; `banderilla {given[0]} --help` has all"
        )
    if chosen.command == "version":
        print(__version__)
        return 0
    try:
        settings = read_settings(os.environ, vars(chosen))
    except ValueError as error:
        parser.error(str(error))
    if chosen.command == "chance" and not (chosen.room or chosen.file):
        parser.error("chance wants a room's code, or --file")
    start_log(settings.log_level)
    try:
        return _done(chosen, settings)
    except msgspec.ValidationError as error:
        print(
            f"banderilla: nothing was changed; this is {__version__}, install the newer one: {error}",
            file=sys.stderr,
        )
        return 1
    except WRONG as error:
        print(f"banderilla: {_sentence(error)}", file=sys.stderr)
        return 1


def _sentence(error: BaseException) -> str:
    """The error without Python's number and quotation marks."""
    if isinstance(error, OSError) and error.strerror and error.filename:
        return f"{error.filename}: {error.strerror[0].lower()}{error.strerror[1:]}"
    return str(error) or type(error).__name__


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="banderilla", description="Banderilla: tabletop games, refereed, in real time.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, line in COMMANDS.items():
        sub = commands.add_parser(name, help=line, description=line)
        if name in ("replay", "export"):
            sub.add_argument("room", help="the room's code")
        if name == "erase":
            sub.add_argument("room", help="the class's code; with --whole a table's too")
            sub.add_argument("pupil", nargs="?", help="the pupil's name there, or id")
            sub.add_argument("--whole", action="store_true", help="all of it, boards and names; nothing brings it back")
        if name == "pupil":
            sub.add_argument("room", help="the class's code")
            sub.add_argument("pupil", help="the pupil's name there, or id")
        if name == "chance":
            sub.add_argument("room", nargs="?", default="", help="the room's code")
            sub.add_argument("--file", help="an exported file instead of a room; nothing else is needed for it")
        if name in ("backup", "restore"):
            sub.add_argument("path", help="the file")
        if name in ("export", "pupil"):
            sub.add_argument("--out", help="a file to write to instead")
        if name == "export":
            sub.add_argument("--game", action="store_true", help="the finished game in its field's standard form (chess: PGN)")
        if name != "version":
            add_flags(sub)
    return parser


def _done(chosen: argparse.Namespace, settings: Settings) -> int:
    if chosen.command == "serve":
        return run(serve(settings))
    if chosen.command == "doctor":
        return run(doctor(settings))
    if chosen.command == "chance" and chosen.file is not None:
        return one_room_or_class.chance_of_file(chosen.file)
    with contextlib.ExitStack() as stack:
        if getattr(chosen, "out", None):
            stack.enter_context(contextlib.redirect_stdout(stack.enter_context(open(chosen.out, "w", encoding="utf-8"))))
        code = getattr(chosen, "room", "").upper()
        return run(_looked(settings, _look(chosen, settings), code, may_create=chosen.command == "restore"))


def _look(chosen: argparse.Namespace, settings: Settings) -> Look:
    if chosen.command == "erase":
        return partial(whole_store.erase, settings, chosen.pupil, chosen.whole)
    if chosen.command == "export":
        return one_room_or_class.export_game if chosen.game else one_room_or_class.export
    if chosen.command in ("backup", "restore"):
        return partial(whole_store.backup if chosen.command == "backup" else whole_store.restore, chosen.path)
    looked: dict[str, Look] = {
        "pupil": partial(one_room_or_class.pupil, getattr(chosen, "pupil", "")),
        "replay": one_room_or_class.replay,
        "chance": one_room_or_class.chance,
        "sessions": whole_store.sessions,
        "keys": whole_store.keys,
    }
    return looked[chosen.command]


async def _looked(settings: Settings, look: Look, code: str, *, may_create: bool) -> int:
    async with opened(settings, may_create=may_create) as link:
        return await look(link, code)
