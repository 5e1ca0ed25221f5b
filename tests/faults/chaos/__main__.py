"""`make chaos MINUTES=n [SEED=s]` runs rounds of faults. The rounds alternate between one node with the embedded store
and two nodes with one store. `ARGS="--only cluster"` runs two nodes on a Cluster of three masters and their replicas;
`ARGS="--only workers"` runs one server of two workers.

The program prints the injected faults, the recovery times and all violations (`history.KINDS`); it exits with 1 if there
is a violation. It keeps the folder of a failed round, with the logs of all processes and the times of the faults.
"""

import argparse
import asyncio
import secrets
import shutil
import sys
import tempfile
from pathlib import Path

from tests.faults.chaos.cluster import ClusterFleet
from tests.faults.chaos.round import Plan, Round
from tests.faults.chaos.tally import Tally
from tests.faults.chaos.workers import WorkersFleet

ROUND_S = 600.0
SHOWN = 40
"""Number of violations that the report describes in full."""


async def chaos(minutes: float, seed: int, rooms: int, only: str | None) -> Tally:
    """Runs rounds of about `ROUND_S` seconds each until the minutes are over. Returns the sum of their results."""
    count = max(2 if only is None else 1, round(minutes * 60 / ROUND_S))
    whole = Tally()
    for number in range(count):
        embedded = (number % 2 == 0) if only is None else only in ("embedded", "workers")
        plan = Plan(embedded, rooms, seed + number, minutes * 60 / count)
        folder = Path(tempfile.mkdtemp(prefix="chaos-"))
        print(f"round {number + 1} of {count}, {only or ('embedded store' if embedded else 'two nodes')}, {folder}", flush=True)
        fleet = ClusterFleet(folder) if only == "cluster" else WorkersFleet(folder) if only == "workers" else None
        tally = await Round(plan, folder, fleet).run()
        if isinstance(fleet, ClusterFleet):
            print("\n".join(fleet.figures()))
        for wrong in tally.wrongs[:SHOWN]:
            print(f"  {wrong.kind} {wrong.room} {wrong.text}")
        if not tally.wrongs:
            shutil.rmtree(folder)
        print(f"  {tally.acked} acknowledged, {sum(tally.strokes.values())} faults, {len(tally.wrongs)} wrong", flush=True)
        whole.add(tally)
    return whole


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    parser.add_argument("--rooms", type=int, default=9)
    parser.add_argument(
        "--only", choices=("embedded", "nodes", "cluster", "workers"), help="one of the ways to run the servers"
    )
    asked = parser.parse_args()
    print(f"seed {asked.seed}")
    tally = asyncio.run(chaos(asked.minutes, asked.seed, asked.rooms, asked.only))
    print("\n".join(["", *tally.lines()]), flush=True)
    return 1 if tally.wrongs else 0


if __name__ == "__main__":
    sys.exit(main())
