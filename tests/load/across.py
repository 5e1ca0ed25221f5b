"""`python -m tests.load.across [--beside FOLDER]`: the cost of a room whose players are at two nodes.

Two nodes on one Redis play the same moves in three ways, in alternation: both players of each room at one node; the
players of each room at two nodes; all players behind an nginx that chooses the node by the room
(`deploy/nginx-by-room.conf`). The test measures the CPU of both nodes and of Redis per move. Only the ratio matters.
`--beside` also measures the nodes of another checkout, in alternation.
"""

import argparse
import contextlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from tests.deploy.door import opened
from tests.deploy.name_server import NameServer
from tests.load.actions import LIMITS, SERVE, Game
from tests.load.driver import Played, Spec
from tests.load.process import Process, cpu_s
from tests.redis_servers import Server, free_ports, until

ROOMS: Final = 60
MOVES: Final = 50
GAMES: Final[tuple[Game, ...]] = ("lab", "contig60")
Where = Literal["one node", "two nodes", "by room"]
PLACES: Final[tuple[Where, ...]] = ("one node", "two nodes", "by room")


class Sample(NamedTuple):
    nodes_us: float
    redis_us: float
    played: Played


class Pair(NamedTuple):
    """Two nodes and their Redis."""

    nodes: Sequence[Process]
    redis_pid: int
    door: int
    """The port of the proxy in front of both nodes."""

    def cpu_s(self) -> tuple[float, float]:
        return sum(node.cpu_s() for node in self.nodes), cpu_s(self.redis_pid)


@contextlib.contextmanager
def pair(cwd: Path | None) -> Iterator[Pair]:
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        redis = Server(Path(folder), free_ports(1)[0], "--appendfsync", "everysec")
        redis.start()
        stack.callback(redis.kill)
        until("an answer", lambda: bool(redis.ask("PING")))
        where = ("--redis-url", f"redis://{redis.host}:{redis.port}")
        asked = (*SERVE, *where, *LIMITS, "--proxy-hops", "1")
        nodes = [stack.enter_context(Process("tests.load.lab_server", *asked, cwd=cwd)) for _ in range(2)]
        names = stack.enter_context(contextlib.closing(NameServer("node", [])))
        addresses = [f"127.0.0.1:{node.port}" for node in nodes]
        yield Pair(nodes, redis.pid, stack.enter_context(opened(Path(folder), names, nodes[0].port, by_room=addresses)))


def sample(nodes: Pair, game: Game, place: Where, *, rooms: int, moves: int) -> Sample:
    here, there = nodes.nodes
    if place == "by room":
        spec = Spec(nodes.door, game, rooms, rooms, moves, by_room=True)
    else:
        spec = Spec(here.port, game, rooms, rooms, moves, other_port=there.port if place == "two nodes" else 0)
    asked = [sys.executable, "-m", "tests.load.driver", msgspec.json.encode(spec).decode()]
    with subprocess.Popen(asked, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as driver:
        assert driver.stdin is not None
        assert driver.stdout is not None
        if driver.stdout.readline() != "ready\n":
            raise ChildProcessError("the driver could not open its rooms")
        before = nodes.cpu_s()
        print(file=driver.stdin, flush=True)
        played = msgspec.json.decode(driver.stdout.readline(), type=Played)
        after = nodes.cpu_s()
        print(file=driver.stdin, flush=True)
        driver.stdout.readline()
    us = [(now_s - was_s) / played.moves * 1e6 for was_s, now_s in zip(before, after, strict=True)]
    return Sample(us[0], us[1], played)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="samples of each, of which the best is shown")
    parser.add_argument("--rooms", type=int, default=ROOMS)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--beside", type=Path, help="another checkout, whose nodes are measured in turn with these")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        pairs = {"": stack.enter_context(pair(None))}
        if asked.beside:
            pairs[" beside"] = stack.enter_context(pair(asked.beside))
        for nodes in pairs.values():
            for place in PLACES:
                sample(nodes, "lab", place, rooms=2, moves=20)
        found: dict[tuple[str, str, Where], list[Sample]] = {}
        for _ in range(asked.runs):
            for name, nodes in pairs.items():
                for game in GAMES:
                    for place in PLACES:
                        one = sample(nodes, game, place, rooms=asked.rooms, moves=asked.moves)
                        found.setdefault((name, game, place), []).append(one)
        print(f"{'':27}{'nodes µs':>10}{'Redis µs':>10}{'p50 ms':>9}{'p99 ms':>9}{'to one node':>13}")
        for (name, what, place), samples in found.items():
            best = min(samples, key=lambda one: one.nodes_us)
            alone = min(one.nodes_us for one in found[name, what, "one node"])
            title = f"{what}{name}, {place}"
            ratio = f"{best.nodes_us / alone:.2f}" if place != "one node" else ""
            print(
                f"{title:30}{best.nodes_us:7.0f}{best.redis_us:10.0f}{best.played.p50_ms:9.1f}{best.played.p99_ms:9.1f}"
                f"{ratio:>13}",
                flush=True,
            )


if __name__ == "__main__":
    main()
