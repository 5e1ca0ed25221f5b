"""`python -m tests.simulation.mutants [NAME …] [--limit S]`: applies each patch to a copy of the server and simulates
worlds until one fails.

For each mutant the command prints the processor time until the first violation. It exits with 1 if a mutant survives
`LIMIT_S`.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.simulation.mutants.patches import broken_copy, names

LIMIT_S: Final = 60
SEED: Final = 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seed", type=int, default=SEED, help="first seed")
    parser.add_argument("--limit", type=float, default=LIMIT_S, help="processor seconds for each mutant")
    asked = parser.parse_args()
    survivors = 0
    for name in asked.names or names():
        with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
            broken_copy(name, Path(folder))
            arguments = ["--seed", str(asked.seed), "--minutes", str(asked.limit / 60), "--seconds", "30", "--until-failure"]
            command = [sys.executable, "-m", "tests.simulation", *arguments]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        taken = re.search(r"virtual seconds in (\d+) s", done.stdout)
        took_s = int(taken[1]) if taken else -1
        violation = re.search(r"^  (\w+ .*)$", done.stdout, re.MULTILINE)
        seeds = re.findall(r"^seed (\d+)", done.stdout, re.MULTILINE)
        if done.returncode == 0 or violation is None:
            survivors += 1
            print(f"{name}: NOT FOUND in {took_s} s, {len(seeds)} worlds {done.stderr[-300:]}", flush=True)
        else:
            print(f"{name}: {took_s} s, seed {seeds[-1]}: {violation[1][:150]}", flush=True)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
