"""Parses the command line of `banderilla`: its commands, their arguments, and the messages for wrong arguments."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

from server import __version__
from server.allowed_settings import meant
from server.settings import Settings, add_flags, flag_of, read_settings

COMMANDS: Final = {
    "serve": "run a node (the default); without REDIS_URL it starts its own Valkey",
    "doctor": "check this machine and the settings, and print each fault with its remedy; changes nothing",
    "backup": "write the whole store into one file, while the server runs",
    "restore": "restore a backup into an empty data folder or an empty Redis",
    "sessions": "list the classes: code, last use, state, pupils, rounds, title",
    "erase": "erase one pupil of a class (the name goes, results stay), or with --whole a table or class",
    "export": "write a room's log as JSON lines, its finished game as a file, or a whole class as one zip",
    "pupil": "print the stored data of one pupil of a class as JSON",
    "replay": "replay a room's log, compare it with the snapshot, and check the seals of its cards",
    "chance": "recompute all draws of a room's finished games, and compare them with the log",
    "keys": "count the keys in Redis by kind",
    "version": "print the version of this server",
}
ARGUMENTS: Final = {
    "backup": "FILE",
    "restore": "FILE",
    "erase": "CODE NAME",
    "export": "CODE",
    "pupil": "CODE NAME",
    "replay": "CODE",
    "chance": "CODE",
}
"""The arguments of each command, as its usage line shows them."""
STORE: Final = ("redis_url", "redis_password", "data_dir", "fsync", "memory_mb", "log_level")
"""The settings of a command that opens the store and then ends."""
LIMITS: Final = ("room_steps", "room_mb")
"""The settings that `erase` has in addition to `STORE`, because `erase` stores rooms and the store has these limits."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line. Returns the exit code: 0 for success, 1 for a failure, 2 for wrong arguments."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given = ["serve", *given]
    parser = _parser()
    chosen, unknown = parser.parse_known_args(given)
    if unknown:
        flags = [flag_of(field) for field in settings_of(chosen.command)]
        parser.error(
            f"there is no {unknown[0]}{meant(unknown[0].partition('=')[0], flags)}; `banderilla {given[0]} --help` lists all"
        )
    if chosen.command == "version":
        print(__version__)
        return 0
    try:
        settings = read_settings(os.environ, vars(chosen))
    except ValueError as error:
        parser.error(str(error))
    if chosen.command == "chance" and not (chosen.room or chosen.file):
        parser.error("chance needs a room's code, or --file")
    from server.command_line.commands import execute  # the whole server, which `version` does not need

    # Without arguments, the user may have double-clicked the program. So open the page in the browser.
    chosen.is_bare = arguments is None and len(sys.argv) == 1
    return execute(chosen, settings)


def settings_of(command: str) -> tuple[str, ...]:
    """Returns the settings that this command accepts as flags."""
    if command in ("serve", "doctor"):
        return Settings.__struct_fields__
    if command == "version":
        return ()
    return STORE + LIMITS if command == "erase" else STORE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="banderilla", description="Banderilla: tabletop games, refereed, in real time.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", metavar="command")
    for name, line in COMMANDS.items():
        taken = f" {ARGUMENTS[name]}" if name in ARGUMENTS else ""
        flags = " [flags]" if settings_of(name) else ""
        sub = commands.add_parser(name, help=line, description=line, usage=f"banderilla {name}{taken}{flags}")
        if name in ("replay", "export"):
            sub.add_argument("room", metavar="CODE", help="the room's code")
        if name == "erase":
            sub.add_argument("room", metavar="CODE", help="the class's code; with --whole also a table's")
            sub.add_argument("pupil", metavar="NAME", nargs="?", help="the pupil's name there, or id")
            sub.add_argument("--whole", action="store_true", help="erase all of it, boards and names; this is final")
        if name == "pupil":
            sub.add_argument("room", metavar="CODE", help="the class's code")
            sub.add_argument("pupil", metavar="NAME", help="the pupil's name there, or id")
        if name == "chance":
            sub.add_argument("room", metavar="CODE", nargs="?", default="", help="the room's code")
            sub.add_argument("--file", help="an exported file instead of a room; needs no store")
        if name in ("backup", "restore"):
            standard = "output" if name == "backup" else "input"
            sub.add_argument("path", metavar="FILE", help=f"the file; - for standard {standard}")
        if name in ("export", "pupil"):
            sub.add_argument("--out", help="write to this file instead")
        if name == "export":
            sub.add_argument("--game", action="store_true", help="the finished game in its field's standard form (chess: PGN)")
        add_flags(sub, settings_of(name))
    return parser
