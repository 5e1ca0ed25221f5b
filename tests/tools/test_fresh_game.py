"""A new game passes all checks as soon as `make new-game` has made it.

The test makes a game of each kind in a copy of the checkout, and runs the shared test suites for it. It leaves out the long
tests of `QUICK_SUITES`, because they take minutes; `tests/e2e/test_grown_checkout.py` plays both games in a browser. It
also leaves out the suites without tests per game, such as `tests/store`.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = {"crosses": "plain", "nim": "duel"}
NOT_COPIED = shutil.ignore_patterns("node_modules", "dist", "build", ".*")
SUITES = ("tests/engines", "tests/gym", "tests/protocol", "tests/room", "tests/school", "tests/sessions")
QUICK_SUITES = ("tests/gateway", "tests/tools", "tests/words")
CLIENT_SUITES = ("hints", "prompts", "said", "fault_facts", "faults", "howto", "rulings", "stakes")


def run(command: list[str], folder: Path, **environment: str) -> str:
    """Runs the command and returns its output. If the command fails, the test fails and shows the output."""
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert done.returncode == 0, done.stdout[-6000:]
    return done.stdout


def linked(source: str, target: str) -> str:
    """Makes a hard link if the file system has them, otherwise a copy. Returns the target."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)
    return target


def checkout(folder: Path) -> Path:
    """Returns a copy of the checkout that contains a new game of each kind."""
    copy = folder / "banderilla"
    shutil.copytree(ROOT, copy, ignore=NOT_COPIED)
    (copy / ".venv").symlink_to(Path(sys.prefix))
    # Vite serves only files inside its folder, so a symbolic link would not work.
    modules = "clients/web/node_modules"
    shutil.copytree(ROOT / modules, copy / modules, symlinks=True, copy_function=linked, ignore=shutil.ignore_patterns(".v*"))
    for requirements in copy.glob("requirements*.txt"):
        os.utime(requirements, (0, 0))  # keep `make` from installing again
    *first, last = GAMES.items()
    for slug, kind in first:
        run([sys.executable, "-m", "tools.new_game", slug, kind], copy)
        run(["make", "playthrough", "samples", f"GAME={slug}"], copy)
    # The command writes the shared files for all games, so once is enough.
    run(["make", "new-game", f"SLUG={last[0]}", f"KIND={last[1]}"], copy)
    return copy


@pytest.mark.long
@pytest.mark.timeout(900)
def test_a_new_game_of_each_kind_passes_all_checks(tmp_path: Path) -> None:
    """It is one test because making the copy takes longer than most of the checks."""
    copy = checkout(tmp_path)
    shared_suites_are_green(copy)
    generated_files_are_up_to_date(copy)
    client = copy / "clients/web"
    of_games = "|".join(("prompts", *GAMES))  # the prompts are tested for all games together
    run(["npx", "vitest", "run", "-t", of_games, *(f"tests/{name}.test.ts" for name in CLIENT_SUITES)], client, CI="1")
    # `make check` has checked the types of the other files already.
    only = {"extends": "./tsconfig.json", "include": [f"src/games/{slug}" for slug in GAMES]}
    (client / "tsconfig.fresh.json").write_text(json.dumps(only))
    run(["npx", "svelte-check", "--tsconfig", "./tsconfig.fresh.json", "--fail-on-warnings"], client)


def shared_suites_are_green(copy: Path) -> None:
    run(["git", "init", "-q"], copy)  # some tests read the files that Git keeps
    run(["git", "add", "-A"], copy)
    python = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", " or ".join(GAMES)]
    for suites, least in ((SUITES, 150), (("-m", "not long", *QUICK_SUITES), 20)):
        passed = re.search(r"(\d+) passed", run([*python, *suites], copy))
        assert passed is not None
        assert int(passed[1]) > least
    run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/engines/test_complete.py"], copy)


def generated_files_are_up_to_date(copy: Path) -> None:
    """Runs the checks of `make check` that compare a generated file with the code. A new game changes some of these
    files."""
    modules = re.findall(r"-m (\S+) --check", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert "tools.game_types" in modules
    for module in modules:
        run([sys.executable, "-m", module, "--check"], copy)
