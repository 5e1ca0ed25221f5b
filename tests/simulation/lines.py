"""`python -m tests.simulation.lines [SEED …] [--seconds S] [--functions N]`: prints the share of the lines of the server that
run in worlds, and for each folder the N functions with the most lines that never ran."""

import argparse
import ast
import contextlib
import os
import tempfile
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

import coverage

from tests.simulation.environment import require_fixed_hashes, simulate_machine

FOLDERS: Final = ("server/store", "server/room", "server/sessions", "server/jobs", "server/gateway/messages")
REAL: Final = "server/store/embedded"
"""The folder that starts and supervises real processes, so that no world runs it."""
SEEDS: Final = (2, 3, 5001, 7, 11, 14, 16, 19, 23, 31)


@contextlib.contextmanager
def paused(lines: coverage.Coverage) -> Iterator[None]:
    """Does not count the lines that run meanwhile."""
    lines.stop()
    try:
        yield
    finally:
        lines.start()


def measured(seed: int, seconds: float, data_file: str) -> None:
    """Simulates a world in a child process, and writes the lines that ran."""
    child = os.fork()
    if child == 0:
        lines = coverage.Coverage(data_file=data_file, source=["server"], config_file=False)
        lines.start()
        simulate_machine()
        from tests.simulation.explorers.trials import Trials
        from tests.simulation.world import Frame, simulate

        Trials.around = staticmethod(partial(paused, lines))
        report = simulate(seed, Frame(seconds))
        lines.stop()
        lines.save()
        print(f"seed {seed}: {report.acked} acknowledged, {len(report.wrongs)} wrong", flush=True)
        os._exit(0)
    os.waitpid(child, 0)


def gaps(lines: coverage.Coverage, folder: str) -> Counter[str]:
    """Returns the number of lines that never ran, for each function and for the rest of each module."""
    found: Counter[str] = Counter()
    for path in Path(folder).rglob("*.py"):
        every = [
            each for each in ast.walk(ast.parse(path.read_text())) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        every.sort(key=lambda each: each.lineno)
        begins = [each.lineno for each in every]
        for line in lines.analysis2(str(path))[3]:
            at = bisect_right(begins, line) - 1
            found[f"{path}:{every[at].lineno} {every[at].name}" if at >= 0 else str(path)] += 1
    return found


def share(lines: coverage.Coverage, folder: str, without: str = "") -> float:
    """Returns the share of the folder's lines that ran, in percent. `without`: a folder inside that does not count."""
    paths = [path for path in Path(folder).rglob("*.py") if not (without and path.is_relative_to(without))]
    found = [lines.analysis2(str(path)) for path in paths]
    every, missing = sum(len(each[1]) for each in found), sum(len(each[3]) for each in found)
    return 100 * (1 - missing / every)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seeds", nargs="*", type=int, default=SEEDS)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--functions", type=int, default=0, help="number of functions to list for each folder")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="lines-") as folder:
        files = [f"{folder}/{seed}" for seed in asked.seeds]
        for seed, file in zip(asked.seeds, files, strict=True):
            measured(seed, asked.seconds, file)
        lines = coverage.Coverage(data_file=f"{folder}/all", config_file=False)
        lines.combine(files)
        for each in FOLDERS:
            print(f"{each:25} {share(lines, each):4.0f} %")
            if REAL.startswith(f"{each}/"):
                print(f"{'  without embedded':25} {share(lines, each, REAL):4.0f} %")
            for place, count in gaps(lines, each).most_common(asked.functions):
                print(f"  {count:4} {place}")


if __name__ == "__main__":
    require_fixed_hashes()
    main()
