"""`python -m tests.simulation.mutants [NAME …] [--limit S]`: applies each patch to a copy of the server and simulates
worlds until one fails.

For each mutant the command prints the processor time until the first violation. It exits with 1 if a mutant survives
`LIMIT_S`, or if the server without the mutant fails in the same world.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.simulation.mutants.patches import ROOT, broken_copy, names

LIMIT_S: Final = 60
SEED: Final = 1
TAKEOVERS: Final = ("--seed", "14", "--only", "replica takes over")
PAUSES: Final = ("--only", "store paused")
LOSSES: Final = ("--seed", "9", "--only", "store dies")
CLOCKS: Final = ("--only", "clock of the store")
CLASSES: Final = ("--rooms", "0", "--classes", "2")
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "answer_before_replica": TAKEOVERS,
    "board_not_erased": CLASSES,
    "commit_on_next_server": TAKEOVERS,
    "deadline_by_own_clock": PAUSES,
    "epoch_ignored": LOSSES,
    "erasure_not_tried_again": CLASSES,
    "lost_report_not_asked_for": CLASSES,
    "name_left_at_board": CLASSES,
    "old_copy_reported": CLASSES,
    "outage_not_credited": PAUSES,
    "shown_before_replica": TAKEOVERS,
    "sign_out_before_replica": TAKEOVERS,
    "time_goes_back": CLOCKS,
}
"""The arguments of the mutants that need certain faults or people. The worlds 14 to 19 have a replica, and world 9 a store that
writes to its disk once a second."""
WORLD: Final = ("--seconds", "30", "--no-explorers")


def simulated(folder: Path | str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Simulates worlds with the server in that folder."""
    command = [sys.executable, "-m", "tests.simulation", *arguments, *WORLD]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


class Intact:
    """The server without a mutant. It remembers the worlds that it was in."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, ...], bool] = {}

    def fails(self, *arguments: str) -> bool:
        if arguments not in self._known:
            self._known[arguments] = bool(simulated(ROOT, *arguments).returncode)
        return self._known[arguments]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seed", type=int, help="first seed")
    parser.add_argument("--limit", type=float, default=LIMIT_S, help="processor seconds for each mutant")
    asked = parser.parse_args()
    survivors, intact = 0, Intact()
    for name in asked.names or names():
        with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
            broken_copy(name, Path(folder))
            world = ["--seed", str(SEED), *ARGUMENTS.get(name, ())]
            world += [] if asked.seed is None else ["--seed", str(asked.seed)]
            done = simulated(folder, *world, "--minutes", str(asked.limit / 60), "--until-failure")
        taken = re.search(r"virtual seconds in (\d+) s", done.stdout)
        took_s = int(taken[1]) if taken else -1
        violation = re.search(r"^  (\w+ .*)$", done.stdout, re.MULTILINE)
        seeds = re.findall(r"^seed (\d+)", done.stdout, re.MULTILINE)
        if done.returncode == 0 or violation is None:
            survivors += 1
            print(f"{name}: NOT FOUND in {took_s} s, {len(seeds)} worlds {done.stderr[-300:]}", flush=True)
        elif intact.fails(*world, "--seed", seeds[-1]):
            survivors += 1
            print(f"{name}: seed {seeds[-1]} also fails without the mutant: {violation[1][:150]}", flush=True)
        else:
            print(f"{name}: {took_s} s, seed {seeds[-1]}: {violation[1][:150]}", flush=True)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
