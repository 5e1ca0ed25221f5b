"""`python -m tests.load.workers [--workers 2]`: capacity by CPU of several workers behind one port, against a server of one.

Each worker has the same number of rooms, all at once, and all people dial with the code of their room. A core carries one
action per action's CPU. So n workers carry n times as much as one, less the added cost of an action, in which the door's CPU
counts too. The servers share one Redis and are measured in turn.
"""

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tests.load.actions import LIMITS, SERVE, Game
from tests.load.driver import Played, Spec
from tests.load.process import Process, children_cpu_s, cpu_s
from tests.redis_servers import Server, free_ports, until

ROOMS: Final = 50
MOVES: Final = 60
GAMES: Final[tuple[Game, ...]] = ("lab", "contig60")


class Sample(NamedTuple):
    """CPU in µs per action: of the workers, of the door (0 for a server of one), of Redis."""

    workers_us: float
    door_us: float
    redis_us: float
    played: Played


class Site(NamedTuple):
    """A server of so many workers and its Redis."""

    workers: int
    server: Process
    redis_pid: int

    def cpu_s(self) -> tuple[float, float, float]:
        own_s = self.server.cpu_s()
        if self.workers == 1:
            return own_s, 0.0, cpu_s(self.redis_pid)
        return children_cpu_s(self.server.popen.pid), own_s, cpu_s(self.redis_pid)


@contextlib.contextmanager
def sites(counts: Sequence[int]) -> Iterator[list[Site]]:
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        redis = Server(Path(folder), free_ports(1)[0], "--appendfsync", "everysec")
        redis.start()
        stack.callback(redis.kill)
        until("an answer", lambda: bool(redis.ask("PING")))
        asked = (*SERVE, "--redis-url", f"redis://{redis.host}:{redis.port}", *LIMITS)
        yield [
            Site(
                count,
                stack.enter_context(Process("tests.load.lab_server", *asked, "--workers", str(count))),
                redis.pid,
            )
            for count in counts
        ]


def sample(site: Site, game: Game, *, rooms: int, moves: int) -> Sample:
    """One run. `rooms`: of each worker."""
    spec = Spec(site.server.port, game, rooms * site.workers, rooms * site.workers, moves, by_room=True)
    asked = [sys.executable, "-m", "tests.load.driver", msgspec.json.encode(spec).decode()]
    with subprocess.Popen(asked, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as driver:
        assert driver.stdin is not None
        assert driver.stdout is not None
        if driver.stdout.readline() != "ready\n":
            raise ChildProcessError("the driver could not open its rooms")
        before = site.cpu_s()
        print(file=driver.stdin, flush=True)
        played = msgspec.json.decode(driver.stdout.readline(), type=Played)
        after = site.cpu_s()
        print(file=driver.stdin, flush=True)
        driver.stdout.readline()
    return Sample(*[(now_s - was_s) / played.moves * 1e6 for was_s, now_s in zip(before, after, strict=True)], played)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, nargs="+", default=[2], help="numbers of workers, each against one")
    parser.add_argument("--runs", type=int, default=5, help="samples of each, of which the best is shown")
    parser.add_argument("--rooms", type=int, default=ROOMS, help="of each worker")
    parser.add_argument("--moves", type=int, default=MOVES)
    asked = parser.parse_args()
    with sites([1, *asked.workers]) as measured:
        for site in measured:
            sample(site, "lab", rooms=4, moves=20)
        found: dict[tuple[Game, int], list[Sample]] = {}
        for _ in range(asked.runs):
            for game in GAMES:
                for site in measured:
                    found.setdefault((game, site.workers), []).append(sample(site, game, rooms=asked.rooms, moves=asked.moves))
        print(f"Python {sys.version.split()[0]}, load average {os.getloadavg()[0]:.1f}")
        print(f"{'':24}{'workers µs':>11}{'door µs':>9}{'Redis µs':>10}{'p50 ms':>8}{'capacity':>10}{'median':>8}{'of n':>7}")
        for (game, workers), samples in found.items():
            alone = found[game, 1]
            best = min(samples, key=lambda each: each.workers_us)
            ratio = min(each.workers_us for each in alone) / (best.workers_us + best.door_us)
            pairs = sorted(one.workers_us / (each.workers_us + each.door_us) for one, each in zip(alone, samples, strict=True))
            print(
                f"{game + ', ' + str(workers) + (' workers' if workers > 1 else ' worker'):24}{best.workers_us:11.0f}"
                f"{best.door_us:9.1f}{best.redis_us:10.0f}{best.played.p50_ms:8.1f}{ratio * workers:9.2f}×"
                f"{pairs[len(pairs) // 2] * workers:7.2f}×{ratio:7.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
