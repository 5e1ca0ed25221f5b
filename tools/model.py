"""Checks the model of the commit protocol (`docs/design/commit.pml`) with the model checker spin: `python -m tools.model`. The
tool also checks mutants, which are models with a deliberate error.

The tool prints a line per run: the number of states, and for a mutant the length of the shortest counterexample. It needs
`spin` and `gcc` (Debian packages) and 3 GB of memory. The exit code is 1 if an assertion fails in the model, or if no assertion
fails in a mutant.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

MODEL: Final = Path(__file__).parents[1] / "docs" / "design" / "commit.pml"
MUTANTS: Final = (("NO_ID",), ("NO_VERSION",), ("NO_STAMP", "KEEP_COPY"), ("NO_WAIT",), ("NO_CONFIRM",))
MEMORY_MB: Final = 8_000


def searched(names: tuple[str, ...], *, shortest: bool) -> tuple[int, int | None]:
    """Returns the number of states, and the depth of the first assertion that fails; None if no assertion fails. `shortest`:
    search breadth first."""
    with tempfile.TemporaryDirectory() as folder:
        flags = ["-DBFS"] if shortest else ["-DCOLLAPSE"]
        subprocess.run(["spin", *(f"-D{name}" for name in names), "-a", MODEL], cwd=folder, check=True)
        compiler = ["gcc", "-w", "-O2", "-DSAFETY", f"-DMEMLIM={MEMORY_MB}", *flags]
        subprocess.run([*compiler, "-o", "pan", "pan.c"], cwd=folder, check=True)
        done = subprocess.run(["./pan", "-m400000"], cwd=folder, check=True, capture_output=True, text=True)
    if "Search not completed" in done.stdout and "errors: 0" in done.stdout:
        raise SystemExit(f"the search did not end within {MEMORY_MB} MB")
    states = re.search(r"^ *(\d+(?:\.\d+)?(?:e\+\d+)?) states, stored", done.stdout, re.MULTILINE)
    broken = re.search(r"^pan:1: .* \(at depth (\d+)\)", done.stdout, re.MULTILINE)
    assert states is not None, done.stdout
    return int(float(states[1])), int(broken[1]) if broken else None


def main() -> int:
    if shutil.which("spin") is None or shutil.which("gcc") is None:
        print("the model needs spin and gcc: apt-get install spin gcc", file=sys.stderr)
        return 1
    found, broken = searched((), shortest=False)
    verdict = "every assertion holds" if broken is None else f"BROKEN after {broken} steps"
    print(f"the protocol: {found:,} states, {verdict}", flush=True)
    is_good = broken is None
    for names in MUTANTS:
        found, broken = searched(names, shortest=True)
        verdict = "NOT FOUND" if broken is None else f"found after {broken} steps"
        print(f"{' '.join(names)}: {verdict}, {found:,} states", flush=True)
        is_good &= broken is not None
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
