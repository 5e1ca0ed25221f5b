"""`python -m tests.load.nodes [--nodes 4]`: the capacity, by CPU, of several nodes on as many masters of a Cluster,
compared with one node on one master.

Each node has separate rooms and players, placed as behind a proxy that keeps the people of a room together. Any master
may store a room. All nodes play at once. The more CPU an action costs, the fewer actions a core can carry. So n nodes
have n times the throughput of one node, reduced by the added cost of an action. The same holds for masters.
"""

import argparse
import contextlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tests.load.actions import LIMITS, SERVE, Game
from tests.load.driver import Played, Spec
from tests.load.process import Process, cpu_s
from tests.redis_servers import Cluster, running_cluster

NODES: Final = 4
ROOMS: Final = 30
MOVES: Final = 60
GAMES: Final[tuple[Game, ...]] = ("lab", "contig60")


class Sample(NamedTuple):
    """CPU in µs per action of all nodes and of all masters, and the number of actions."""

    nodes_us: float
    masters_us: float
    actions: int


class Site(NamedTuple):
    """Nodes and the Cluster that they share."""

    nodes: Sequence[Process]
    cluster: Cluster

    def cpu_s(self) -> tuple[float, float]:
        return sum(node.cpu_s() for node in self.nodes), sum(cpu_s(master.pid) for master in self.cluster.masters)


@contextlib.contextmanager
def site(count: int) -> Iterator[Site]:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_cluster(Path(folder), masters=count, replicas=0) as cluster,
        contextlib.ExitStack() as stack,
    ):
        where = ("--redis-url", cluster.url)
        yield Site(
            [stack.enter_context(Process("tests.load.lab_server", *SERVE, *where, *LIMITS)) for _ in range(count)], cluster
        )


def sample(at: Site, game: Game, *, rooms: int, moves: int) -> Sample:
    with contextlib.ExitStack() as stack:
        drivers = [
            stack.enter_context(
                subprocess.Popen(
                    [
                        sys.executable,
                        "-m",
                        "tests.load.driver",
                        msgspec.json.encode(Spec(node.port, game, rooms, rooms, moves)).decode(),
                    ],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
            for node in at.nodes
        ]
        for driver in drivers:
            if _line_of(driver) != "ready\n":
                raise ChildProcessError("the driver could not open its rooms")
        before = at.cpu_s()
        for driver in drivers:
            print(file=driver.stdin, flush=True)
        actions = sum(msgspec.json.decode(_line_of(driver), type=Played).moves for driver in drivers)
        after = at.cpu_s()
        for driver in drivers:
            print(file=driver.stdin, flush=True)
            _line_of(driver)
    nodes_us, masters_us = ((now_s - was_s) / actions * 1e6 for was_s, now_s in zip(before, after, strict=True))
    return Sample(nodes_us, masters_us, actions)


def _line_of(driver: "subprocess.Popen[str]") -> str:
    assert driver.stdout is not None
    return driver.stdout.readline()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=NODES)
    parser.add_argument("--runs", type=int, default=3, help="samples of each, of which the best is shown")
    parser.add_argument("--rooms", type=int, default=ROOMS, help="of each node")
    parser.add_argument("--moves", type=int, default=MOVES)
    asked = parser.parse_args()
    with site(1) as one, site(asked.nodes) as many:
        for at in (one, many):
            sample(at, "lab", rooms=2, moves=20)
        print(f"{'':22}{'nodes µs':>10}{'masters µs':>12}{'nodes carry':>13}{'masters carry':>15}")
        for game in GAMES:
            found = {1: list[Sample](), asked.nodes: list[Sample]()}
            for _ in range(asked.runs):
                for count, at in ((1, one), (asked.nodes, many)):
                    found[count].append(sample(at, game, rooms=asked.rooms, moves=asked.moves))
            best = {count: min(samples, key=lambda each: each.nodes_us) for count, samples in found.items()}
            for count, each in best.items():
                carried = [count * was_us / is_us for was_us, is_us in zip(best[1][:2], each[:2], strict=True)]
                print(
                    f"{game + ', ' + str(count) + ' of each':22}{each.nodes_us:10.0f}{each.masters_us:12.0f}"
                    f"{carried[0]:12.2f}×{carried[1]:14.2f}×",
                    flush=True,
                )


if __name__ == "__main__":
    main()
