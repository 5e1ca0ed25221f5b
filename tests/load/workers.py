"""`python -m tests.load.workers [--workers 2]`: the capacity, by CPU, of several workers behind one port, compared with
a server of one worker.

Each worker has the same number of rooms, which play all at once, and all people connect with the code of their room in
the address. The more CPU an action costs, the fewer actions a core can carry. So n workers carry n times as much as one
worker, reduced by the added cost of an action, which includes the CPU of the process in front of the workers (the
door).

Processes that run on the same cores at the same time push each other's data out of the caches. So the run also measures
the same number of separate servers of one worker, on the same Redis and at the same time; this shows the part of the
added cost that workers do not cause. All configurations share one Redis, and the run measures them in turn.
"""

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import msgspec

from tests.load.actions import LIMITS, SERVE, Game
from tests.load.driver import Played, Spec
from tests.load.instructions import python_build
from tests.load.process import Process, children_cpu_s
from tests.redis_servers import Server, free_ports, until

ROOMS: Final = 40
MOVES: Final = 60
GAMES: Final[tuple[Game, ...]] = ("lab", "contig60")


class Sample(NamedTuple):
    """CPU in µs per action: of the processes that serve, and of the door in front of them."""

    workers_us: float
    door_us: float

    @property
    def us(self) -> float:
        return self.workers_us + self.door_us


class Site(NamedTuple):
    """The configuration to measure: `workers` workers behind one port, or as many servers of one worker each."""

    name: str
    workers: int
    servers: Sequence[Process]

    def cpu_s(self) -> tuple[float, float]:
        own_s = sum(server.cpu_s() for server in self.servers)
        if len(self.servers) == self.workers:
            return own_s, 0.0
        return sum(children_cpu_s(server.popen.pid) for server in self.servers), own_s


@contextlib.contextmanager
def sites(counts: Sequence[int]) -> Iterator[list[Site]]:
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        redis = Server(Path(folder), free_ports(1)[0], "--appendfsync", "everysec")
        redis.start()
        stack.callback(redis.kill)
        until("an answer", lambda: bool(redis.ask("PING")))
        asked = (*SERVE, "--redis-url", f"redis://{redis.host}:{redis.port}", *LIMITS)

        def server(workers: int = 1) -> Process:
            return stack.enter_context(Process("tests.load.lab_server", *asked, "--workers", str(workers)))

        apart = [server() for _ in range(max(counts))]
        found = [Site("one", 1, apart[:1])]
        for count in counts:
            found += [Site(f"{count} servers", count, apart[:count]), Site(f"{count} workers", count, [server(count)])]
        yield found


def sample(site: Site, game: Game, *, rooms: int, moves: int) -> Sample:
    """Makes one run, with a driver for each worker. `rooms`: number of rooms per driver."""
    with contextlib.ExitStack() as stack:
        drivers = []
        for number in range(site.workers):
            spec = Spec(site.servers[number % len(site.servers)].port, game, rooms, rooms, moves, by_room=True)
            asked = [sys.executable, "-m", "tests.load.driver", msgspec.json.encode(spec).decode()]
            driver = subprocess.Popen(asked, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            drivers.append(stack.enter_context(driver))
        for driver in drivers:
            if _line_of(driver) != "ready\n":
                raise ChildProcessError("the driver could not open its rooms")
        before = site.cpu_s()
        for driver in drivers:
            print(file=driver.stdin, flush=True)
        actions = sum(msgspec.json.decode(_line_of(driver), type=Played).moves for driver in drivers)
        after = site.cpu_s()
        for driver in drivers:
            print(file=driver.stdin, flush=True)
            _line_of(driver)
    return Sample(*[(now_s - was_s) / actions * 1e6 for was_s, now_s in zip(before, after, strict=True)])


def _line_of(driver: "subprocess.Popen[str]") -> str:
    assert driver.stdout is not None
    return driver.stdout.readline()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, nargs="+", default=[2], help="numbers of workers, each against one")
    parser.add_argument("--runs", type=int, default=5, help="samples of each")
    parser.add_argument("--rooms", type=int, default=ROOMS, help="of each worker")
    parser.add_argument("--moves", type=int, default=MOVES)
    asked = parser.parse_args()
    with sites(asked.workers) as measured:
        for site in measured:
            sample(site, "lab", rooms=4, moves=20)
        found: dict[tuple[Game, str], list[Sample]] = {}
        for _ in range(asked.runs):
            for game in GAMES:
                for site in measured:
                    found.setdefault((game, site.name), []).append(sample(site, game, rooms=asked.rooms, moves=asked.moves))
    print(f"{python_build()}; load average {os.getloadavg()[0]:.1f}; {asked.runs} runs")
    print(f"{'':22}{'best µs':>9}{'median µs':>11}{'door µs':>9}{'of n, best':>12}{'of n, median of pairs':>23}")
    for (game, name), samples in found.items():
        alone = found[game, "one"]
        best, typical = min(each.us for each in samples), median(each.us for each in samples)
        of_best = min(each.us for each in alone) / best
        of_pairs = median(one.us / each.us for one, each in zip(alone, samples, strict=True))
        door = median(each.door_us for each in samples)
        print(f"{game + ', ' + name:22}{best:9.0f}{typical:11.0f}{door:9.1f}{of_best:12.2f}{of_pairs:23.2f}", flush=True)


if __name__ == "__main__":
    main()
