"""A failed command prints one sentence about the cause, and no Python traceback."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from server.command_line import commands, one_room_or_class, whole_store
from server.command_line.commands import sentence
from server.command_line.main import _parser
from server.settings import Settings

SETTINGS = Settings()
INSIDES = re.compile(r"Traceback|Errno|object at|<redis|Error\b|Exception|\bNone\b")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["restore", "{folder}/none", "--data-dir", "{folder}/data"], "{folder}/none: no such file or directory"),
        (["restore", "{folder}", "--data-dir", "{folder}/data"], "{folder}: is a directory"),
        (["restore", "{folder}/text", "--data-dir", "{folder}/data"], "{folder}/text is not a backup"),
        (["backup", "{folder}/none/b", "--redis-url", "{redis}"], "the folder {folder}/none does not exist"),
        (["export", "ABC234", "--out", "{folder}/none/x", "--redis-url", "{redis}"], "{folder}/none/x: no such file"),
        (["chance", "--file", "{folder}/none"], "{folder}/none: no such file or directory"),
        (["keys", "--redis-url", "redis://127.0.0.1:1"], "no server answers at 127.0.0.1:1: Connection refused"),
        (["keys", "--redis-url", "unix:///nowhere.sock"], "no server answers at /nowhere.sock: No such file"),
        (["keys", "--redis-url", "redis+sentinel://127.0.0.1:1,127.0.0.1:2/main/0"], "know no primary"),
        (["keys", "--redis-url", "redis+cluster://127.0.0.1:1"], "no server answers at 127.0.0.1:1"),
        (["serve", "--redis-url", "redis+sentinel://127.0.0.1:1/main", "--wait-ms", "50"], "know no primary"),
    ],
)
def test_a_command_that_cannot_be_done_says_why_in_a_sentence(
    tmp_path: Path, redis_url: str, arguments: list[str], said: str
) -> None:
    (tmp_path / "text").write_text("no zip")
    filled = [word.format(folder=tmp_path, redis=redis_url) for word in arguments]
    command = [sys.executable, "-m", "server", *filled]
    if "--file" not in filled:
        command += ["--log-level", "error"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=_plain())
    assert done.returncode == 1
    assert done.stderr.startswith("banderilla: ")
    assert said.format(folder=tmp_path, redis=redis_url) in done.stderr
    assert not INSIDES.search(done.stderr), done.stderr
    assert len(done.stderr.splitlines()) == 1


def _plain() -> dict[str, str]:
    return {name: text for name, text in os.environ.items() if not name.startswith("BANDERILLA_") and name != "REDIS_URL"}


def test_an_error_of_the_system_names_its_file_once() -> None:
    assert sentence(FileNotFoundError(2, "No such file or directory", "here")) == "here: no such file or directory"
    assert sentence(OSError(28, "No space left on device")) == "No space left on device"


@pytest.mark.parametrize(
    ("given", "work", "arguments"),
    [
        (("erase", "CLASE", "Ana"), whole_store.erase, (SETTINGS, "Ana", False)),
        (("erase", "CLASE", "--whole"), whole_store.erase, (SETTINGS, None, True)),
        (("export", "ABCDEF"), one_room_or_class.export, ()),
        (("export", "ABCDEF", "--game"), one_room_or_class.export_game, ()),
        (("backup", "file"), whole_store.backup, ("file",)),
        (("restore", "file"), whole_store.restore, ("file",)),
        (("pupil", "CLASE", "Ana"), one_room_or_class.pupil, ("Ana",)),
        (("replay", "ABCDEF"), one_room_or_class.replay, ()),
        (("chance", "ABCDEF"), one_room_or_class.chance, ()),
        (("sessions",), whole_store.sessions, ()),
        (("keys",), whole_store.keys, ()),
    ],
)
def test_each_command_does_its_own_work(given: tuple[str, ...], work: object, arguments: tuple[object, ...]) -> None:
    look = commands._look(_parser().parse_args(given), SETTINGS)
    assert (getattr(look, "func", look), getattr(look, "args", ())) == (work, arguments)
