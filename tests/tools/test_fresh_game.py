"""A new game passes all checks as soon as `make new-game` has made it.

The test makes a game of each kind in a copy of the checkout, and runs the shared test suites for it.
"""

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
CLIENT_SUITES = ("hints", "prompts", "said", "fault_facts", "faults", "howto", "rulings", "stakes", "school")
pytestmark = [pytest.mark.long, pytest.mark.timeout(900), pytest.mark.xdist_group("fresh game")]


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


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a copy of the checkout that contains a new game of each kind."""
    copy = tmp_path_factory.mktemp("fresh") / "banderilla"
    shutil.copytree(ROOT, copy, ignore=NOT_COPIED)
    (copy / ".venv").symlink_to(Path(sys.prefix))
    # Vite serves only files inside its folder, so a symbolic link would not work.
    modules = "clients/web/node_modules"
    shutil.copytree(ROOT / modules, copy / modules, symlinks=True, copy_function=linked, ignore=shutil.ignore_patterns(".v*"))
    for requirements in copy.glob("requirements*.txt"):
        os.utime(requirements, (0, 0))  # keep `make` from installing again
    for slug, kind in GAMES.items():
        run(["make", "new-game", f"SLUG={slug}", f"KIND={kind}"], copy)
    return copy


def test_the_shared_suites_are_green(checkout: Path) -> None:
    names = " or ".join(GAMES)
    python = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", names]
    output = run([*python, *SUITES], checkout)
    passed = re.search(r"(\d+) passed", output)
    assert passed is not None
    assert int(passed[1]) > 150
    run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/engines/test_complete.py"], checkout)


def test_what_is_made_from_the_code_is_up_to_date(checkout: Path) -> None:
    """Runs the checks of `make check` that compare a generated file with the code. A new game changes some of these
    files."""
    modules = re.findall(r"-m (\S+) --check", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert "tools.game_types" in modules
    for module in modules:
        run([sys.executable, "-m", module, "--check"], checkout)


def test_the_clients_tests_are_green(checkout: Path) -> None:
    suites = [f"tests/{name}.test.ts" for name in CLIENT_SUITES]
    run(["npx", "vitest", "run", *suites], checkout / "clients/web", CI="1")


def test_the_clients_words_and_board_compile(checkout: Path) -> None:
    run(["npx", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"], checkout / "clients/web")
