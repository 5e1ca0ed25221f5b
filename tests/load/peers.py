"""boardgame.io and Colyseus compared with our server: all play the same trivial game of 256 cells, in alternation, in
one run (part of `make bench`).

    boardgame.io   keeps its games in memory, as it does by default, and sends the whole state
    Colyseus       keeps its rooms in memory and sends each move at once as a patch
    lab            our server, which stores and checks each move before it shows it

`npm ci` installs both in this folder, in the versions that `peers/package-lock.json` names, and nowhere else. Their own
client libraries play (`peers/driver.mjs`). The CPU of a driver does not count, but the latencies include it.

`python -m tests.load.peers [--rooms 1 50 200] [--runs 3]`
"""

import argparse
import contextlib
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from tests.load.actions import LIMITS, SERVE, SIZES, Sample, Size, best, row_of, sample, sample_by
from tests.load.process import Process

FOLDER: Final = Path(__file__).with_name("peers")
TOOLS: Final = ("node", "npm")
PEERS: Final = ("boardgameio", "colyseus")
COLUMNS: Final = ("CPU µs", "best", "/lab", "p50 ms", "p99 ms", "B out", "room KB")
"""Columns of the table. `/lab`: the peer's best CPU relative to our server's best; more than 1 means that our server
needs less."""


def show(runs: int, sizes: Sequence[int]) -> None:
    """Prints the peers next to our server, or the reason why they cannot be measured."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        print(f"peers: not measured, because this machine has no {' and no '.join(missing)}", flush=True)
        return
    if not (FOLDER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--omit=optional", "--ignore-scripts", "--silent"], cwd=FOLDER, check=True)
    print(row_of("", COLUMNS))
    with contextlib.ExitStack() as stack:
        peers = {name: stack.enter_context(Process(f"{name}.mjs", interpreter=("node",), cwd=FOLDER)) for name in PEERS}
        data = stack.enter_context(tempfile.TemporaryDirectory())
        ours = stack.enter_context(Process("tests.load.lab_server", *SERVE, "--data-dir", data, *LIMITS))

        def taken(name: str, size: Size) -> Sample:
            if name == "lab":
                return sample(ours, "lab", size)
            server = peers[name]
            return sample_by(["node", str(FOLDER / "driver.mjs"), name, *map(str, (server.port, *size))], server, size)

        names = (*PEERS, "lab")
        for name in names:  # the first sample does not count, because it includes loading at first use
            taken(name, Size(2, 2, 20))
        for rooms in sizes:
            found: dict[str, list[Sample]] = {name: [] for name in names}
            for _ in range(runs):
                for name in names:
                    found[name].append(taken(name, SIZES[rooms]))
            show_rows(rooms, found)


def show_rows(rooms: int, found: dict[str, list[Sample]]) -> None:
    own = best(found["lab"])
    for name, samples in found.items():
        least = best(samples)

        def median(value: Callable[[Sample], float], digits: int, samples: Sequence[Sample] = samples) -> str:
            return f"{statistics.median(map(value, samples)):.{digits}f}"

        cells = (
            median(lambda one: one.cpu_us, 0),
            f"{least.cpu_us:.0f}",
            f"{least.cpu_us / own.cpu_us:.2f}",
            median(lambda one: one.played.p50_ms, 2),
            median(lambda one: one.played.p99_ms, 2),
            f"{least.played.received / least.played.moves:.0f}",
            f"{samples[0].room_kb:.0f}",
        )
        print(row_of(f"{name}, {rooms} rooms", cells), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, nargs="+", choices=sorted(SIZES), default=sorted(SIZES))
    parser.add_argument("--runs", type=int, default=3, help="how many samples of each are taken")
    asked = parser.parse_args()
    show(asked.runs, asked.rooms)


if __name__ == "__main__":
    main()
