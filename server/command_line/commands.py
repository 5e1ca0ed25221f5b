"""The commands of `banderilla`. If a command fails, the operator gets one sentence about the error.

The commands need much of the server, so `main` imports this module only after it has recognised a command. Each command itself
imports the modules that no other command needs.
"""

import argparse
import contextlib
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec

from server import __version__
from server.command_line.open_store import opened
from server.command_line.serve import PortTaken, WrongSetting, serve
from server.json_log import is_read_at_terminal, start_log
from server.settings import Settings
from server.store.backup import BadBackup
from server.store.connection.failure_words import failure_words
from server.store.connection.redis_address import Unfit
from server.store.embedded.data_folder import DataFolderForeign
from server.store.embedded.valkey import DataFolderBusy
from server.store.health.fitness import by_name
from server.store.health.redis_health import AWAY, RedisHealth, Unstored
from server.workers.loop import run
from server.workers.supervision import WorkerEnded

Look = Callable[[RedisHealth, str], Awaitable[int]]
OURS: Final = (DataFolderBusy, DataFolderForeign, Unstored, Unfit, BadBackup, PortTaken, WrongSetting, WorkerEnded)
"""Errors whose text is a complete sentence for the operator."""


def execute(chosen: argparse.Namespace, settings: Settings) -> int:
    """Runs the command and returns its exit code. A failure prints one line on stderr and returns 1."""
    start_log(settings.log_level, for_people=chosen.command == "serve" and is_read_at_terminal(settings.log_level))
    try:
        return _done(chosen, settings)
    except msgspec.ValidationError as error:
        print(f"banderilla changed nothing; this is {__version__}, install the newer version: {error}", file=sys.stderr)
    except (*OURS, *AWAY) as error:
        print(f"banderilla: {sentence(error)}", file=sys.stderr)
    return 1


def sentence(error: BaseException) -> str:
    """Returns the text of the error without error numbers, quotation marks and names of Python objects."""
    if isinstance(error, OURS):
        return str(error)
    if isinstance(error, OSError) and error.strerror and error.filename:
        return f"{error.filename}: {error.strerror[0].lower()}{error.strerror[1:]}"
    return (isinstance(error, Exception) and by_name(error)) or failure_words(error)


def _done(chosen: argparse.Namespace, settings: Settings) -> int:
    if chosen.command == "serve":
        return run(serve(settings, opens_browser=chosen.is_bare))
    if chosen.command == "doctor":
        from server.command_line.doctor import doctor

        return run(doctor(settings))
    if chosen.command == "chance" and chosen.file is not None:
        from server.command_line import one_room_or_class

        return one_room_or_class.chance_of_file(chosen.file)
    with contextlib.ExitStack() as stack:
        if getattr(chosen, "out", None):
            stack.enter_context(contextlib.redirect_stdout(stack.enter_context(open(chosen.out, "w", encoding="utf-8"))))
        code = getattr(chosen, "room", "").upper()
        return run(_looked(settings, _look(chosen, settings), code, may_create=chosen.command == "restore"))


def _look(chosen: argparse.Namespace, settings: Settings) -> Look:
    from server.command_line import one_room_or_class, whole_store

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
