"""User instructions of one action, of the whole server and of the step alone (part of `make bench`).

`python -m tests.load.instructions [--before COMMIT] [--games GAME …]`: with a commit, also those of that commit's code.

The load of other processes does not change the numbers of the steps: repeated runs differ by less than 1 %. Those of the whole
server contain its timers and depend on how many commits it writes at once: count them on a quiet machine. Count, do not time,
to find out whether a change pays.
"""

import argparse
import contextlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from protocol import kernel
from tests.load import callgrind
from tests.load.actions import GAMES, LIMITS, SERVE, Game
from tests.load.driver import Played, Spec
from tests.load.process import Process

ROOMS: Final = 20
"""Rooms that play at once: the server is full, as under load, and writes the commits of several rooms together."""
MOVES: Final = 15
IDLE_S: Final = 3.0
HERE: Final = Path(__file__).resolve().parents[2]
HARNESS: Final = ("tests/load/callgrind.py", "tests/load/counted_steps.py", "tests/load/lab.py")
"""The files that count inside another commit's code."""


def python_build() -> str:
    """The interpreter and how it was built: a build with profile and link-time optimisation needs about a seventh less time."""
    arguments = sysconfig.get_config_var("CONFIG_ARGS") or ""
    chosen = [name for name in ("--enable-optimizations", "--with-lto") if name in arguments]
    return f"{sys.implementation.name} {sys.version.split()[0]}, {' '.join(chosen) or 'plain build'}"


def of_server(code: Path, game: Game) -> float:
    """Instructions per action of a server in which `ROOMS` tables play that game; its timers' share is left out."""
    with tempfile.TemporaryDirectory() as folder:
        asked = (*SERVE, "--data-dir", f"{folder}/data", *LIMITS)
        with Process("tests.load.lab_server", *asked, cwd=code, before=callgrind.under(Path(folder))) as server:
            _play(server, game)  # what is loaded at the first use is loaded here
            idle_per_s = _idle_per_s(server)
            found, played = _play(server, game)
    return (found - idle_per_s * played.took_s) / played.moves


def _idle_per_s(server: Process) -> float:
    """Instructions of a second without people."""
    callgrind.begin(server.popen.pid)
    begun_s = time.perf_counter()
    time.sleep(IDLE_S)
    return callgrind.end(server.popen.pid) / (time.perf_counter() - begun_s)


def _play(server: Process, game: Game) -> tuple[int, Played]:
    spec = msgspec.json.encode(Spec(server.port, game, ROOMS, ROOMS, MOVES)).decode()
    driver = [sys.executable, "-m", "tests.load.driver", spec]
    with subprocess.Popen(driver, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as guests:
        assert guests.stdin is not None
        assert guests.stdout is not None
        if guests.stdout.readline() != "ready\n":
            raise ChildProcessError("the driver could not open its rooms")
        callgrind.begin(server.popen.pid)
        print(file=guests.stdin, flush=True)
        played = msgspec.json.decode(guests.stdout.readline(), type=Played)
        found = callgrind.end(server.popen.pid)
        print(file=guests.stdin, flush=True)
        guests.stdout.readline()
    return found, played


def of_steps(code: Path, games: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Instructions per action without sockets and without Redis, by game: of the step, and of the step with all its bytes."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        command = [*callgrind.under(Path(folder)), sys.executable, "-m", "tests.load.counted_steps", *games]
        told = subprocess.run(command, cwd=code, capture_output=True, text=True, check=True).stdout
    for line in told.splitlines():
        game, step, whole = line.split()
        found[game] = (float(step), float(whole))
    return found


@contextlib.contextmanager
def checkout(commit: str) -> Iterator[Path]:
    """The files of a commit in a folder of their own, with the harness of this one."""
    with tempfile.TemporaryDirectory() as folder:
        with subprocess.Popen(["git", "archive", commit], cwd=HERE, stdout=subprocess.PIPE) as archive:
            subprocess.run(["tar", "-x", "-C", folder], stdin=archive.stdout, check=True)
        if archive.returncode:
            raise SystemExit(f"git knows no commit {commit}")
        for path in HARNESS:
            shutil.copy(HERE / path, Path(folder) / path)
        if (Path(folder) / "tools" / "kernel.py").is_file():
            subprocess.run([sys.executable, "-m", "tools.kernel"], cwd=folder, stdout=subprocess.DEVNULL, check=True)
        yield Path(folder)


def row(name: str, numbers: Sequence[float]) -> str:
    ratio = f"{numbers[-1] / numbers[0]:>9.2f}" if len(numbers) > 1 else ""
    return f"{name:<40}" + "".join(f"{number / 1_000:>8.0f} k" for number in numbers) + ratio


def show(before: Path | None = None, games: Sequence[str] = GAMES, *, with_server: bool = True) -> None:
    if not callgrind.is_available():
        print("user instructions are not counted: install valgrind")
        return
    places = [HERE] if before is None else [before, HERE]
    columns = "" if before is None else "; before, now, ratio"
    print(f"user instructions of an action, {python_build()}, kernel: {kernel.NAME}{columns}")
    if with_server:
        for played in GAMES:
            print(row(f"{played}, the whole server", [of_server(code, played) for code in places]), flush=True)
    steps = [of_steps(code, games) for code in places]
    for game in games:
        print(row(f"{game}, the step", [found[game][0] for found in steps]))
        print(row(f"{game}, the step and its bytes", [found[game][1] for found in steps]), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", metavar="COMMIT", help="also count that commit's code")
    parser.add_argument("--games", nargs="*", default=GAMES, help="whose steps are counted")
    parser.add_argument("--steps", action="store_true", help="count no whole server")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        before = stack.enter_context(checkout(asked.before)) if asked.before else None
        show(before, asked.games, with_server=not asked.steps)


if __name__ == "__main__":
    main()
