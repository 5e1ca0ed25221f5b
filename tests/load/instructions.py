"""Counts the user instructions of one action, for the whole server and for the step alone (part of `make bench`).

`python -m tests.load.instructions [--before COMMIT] [--games GAME …]`: with a commit, also counts with that commit's
code.

The load of other processes does not change the numbers. Repeated runs differ by less than 1 % for a step, and by some 3
% for the whole server, which has timers. To find out whether a change pays, count instructions instead of measuring
time.
"""

import argparse
import contextlib
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from protocol import kernel
from tests.load import callgrind
from tests.load.actions import GAMES, LIMITS, SERVE, Game

SERVER_S: Final = 600.0
"""Maximum time in s for a count of the whole server."""
HERE: Final = Path(__file__).resolve().parents[2]
HARNESS: Final = tuple(
    f"tests/load/{name}.py" for name in ("callgrind", "counted_server", "counted_steps", "lab", "raw_socket")
)
"""The files of the present code that do the counting in a copy of another commit."""


def python_build() -> str:
    """Returns the interpreter and how it was built. A build with profile and link-time optimisation is about
    a seventh faster."""
    arguments = sysconfig.get_config_var("CONFIG_ARGS") or ""
    chosen = [name for name in ("--enable-optimizations", "--with-lto") if name in arguments]
    return f"{sys.implementation.name} {sys.version.split()[0]}, {' '.join(chosen) or 'plain build'}"


def of_server(code: Path, game: Game) -> float:
    """Returns the instructions per action of a server where many tables play `game` at once (`counted_server.py`)."""
    with tempfile.TemporaryDirectory() as folder:
        asked = ("tests.load.counted_server", game, *SERVE, "--data-dir", f"{folder}/data", *LIMITS)
        command = [*callgrind.under(Path(folder)), sys.executable, "-m", *asked]
        told = subprocess.run(command, cwd=code, capture_output=True, text=True, check=False, timeout=SERVER_S).stdout
    found = re.search(r"^counted (\d+)$", told, re.MULTILINE)
    if found is None:
        raise ChildProcessError(f"{game}: the server did not come to its end")
    return float(found[1])


def of_steps(code: Path, games: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Returns two values for each game: the instructions per action for the step alone, and for the step plus the encoding of
    everything that the server stores and sends. Neither value includes sockets or Redis."""
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
    """Yields a new folder with the files of a commit and with the counting files of the present code."""
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
