"""The cost of an action next to its floors, all measured in alternation in one run (part of `make bench`).

    relay      a bare `websockets` relay: no rules, no storage
    + commit   the same relay, which also commits each message as an entry of a room's size, with the server's script
    lab        a trivial game of 256 cells, tournament mode, no clock (`tests/load/lab.py`)
    contig60   the refereed game

A separate driver plays (`tests/load/driver.py`), so that the servers are the bottleneck. It opens the rooms before the
measurement and leaves them afterwards; a separate column has this cost. Other load on the machine affects all rows
alike, so trust the ratios.

`python -m tests.load.actions [--beside FOLDER]` also measures the server of another checkout, in alternation, to
compare two states of the code.
"""

import argparse
import contextlib
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from tests.load.driver import Played, Spec
from tests.load.process import Process

SERVE: Final = ("serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "error")
LIMITS: Final = (
    "--rate-per-s",
    "1000000",
    "--rate-burst",
    "1000000",
    "--connections-per-address",
    "20000",
    "--busy-ms",
    "0",
)
"""Flags that lift the server's limits. The bench measures a full server, and no limit may refuse a table, even on a
slow machine."""
AIM_LAB: Final = 100 / 60
"""Target for the cost of a trivial move at 200 rooms, as a multiple of the cost of the relay with its commit. For
example, 100 µs if the relay takes 60 µs."""
AIM_CONTIG: Final = 3.0
AIM_P99: Final = 1.5

Game = Literal["relay", "lab", "contig60"]
GAMES: Final[tuple[Game, ...]] = ("lab", "contig60")


class Size(NamedTuple):
    """The size of one sample: rooms to open, rooms that play at the same time, and moves in each room."""

    rooms: int
    at_once: int
    moves: int


SIZES: Final = {1: Size(8, 1, 150), 50: Size(50, 50, 60), 200: Size(200, 200, 50)}


@dataclass(frozen=True)
class Sample:
    """The result of one run. `cpu_us`, `redis_us`: CPU in µs of the server and of Redis per action. `room_us`: CPU of
    the server for a room's life (open, join, start, leave)."""

    played: Played
    cpu_us: float
    redis_us: float
    room_us: float
    room_kb: float


def sample(server: Process, game: Game, size: Size, spectators: int = 0) -> Sample:
    spec = Spec(server.port, game, *size, spectators=spectators)
    return sample_by([sys.executable, "-m", "tests.load.driver", msgspec.json.encode(spec).decode()], server, size)


def sample_by(asked: Sequence[str], server: Process, size: Size) -> Sample:
    """Takes a sample. `asked`: the command line of the driver."""
    memory, begun_s = server.memory_bytes(), server.cpu_s()
    with subprocess.Popen(asked, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as driver:
        assert driver.stdin is not None
        assert driver.stdout is not None
        if driver.stdout.readline() != "ready\n":
            raise ChildProcessError("the driver could not open its rooms")
        held = server.memory_bytes() - memory
        cpu_s, redis_s = server.cpu_s(), server.children_cpu_s()
        opened_s = cpu_s - begun_s
        print(file=driver.stdin, flush=True)
        line = driver.stdout.readline()
        if not line:
            raise ChildProcessError("the driver ended in the middle")
        played = msgspec.json.decode(line, type=Played)
        cpu_s, redis_s = server.cpu_s() - cpu_s, server.children_cpu_s() - redis_s
        ended_s = server.cpu_s()
        print(file=driver.stdin, flush=True)
        driver.stdout.readline()
    left_s = server.cpu_s() - ended_s
    return Sample(
        played,
        cpu_s / played.moves * 1e6,
        redis_s / played.moves * 1e6,
        (opened_s + left_s) / size.rooms * 1e6,
        held / size.rooms / 1024,
    )


class Row(NamedTuple):
    name: str
    server: Process
    game: Game


def measured(rows: Sequence[Row], size: Size, runs: int) -> dict[str, list[Sample]]:
    """Takes `runs` samples of each row. The rows alternate, so that other load on the machine affects all of them."""
    found: dict[str, list[Sample]] = defaultdict(list)
    for _ in range(runs):
        for row in rows:
            found[row.name].append(sample(row.server, row.game, size))
    return found


def best(samples: Sequence[Sample]) -> Sample:
    return min(samples, key=lambda one: one.cpu_us)


COLUMNS: Final = (
    "moves/s",
    "p50 ms",
    "p99 ms",
    "CPU µs",
    "best",
    "/relay",
    "/commit",
    "Redis µs",
    "B out",
    "B in",
    "room µs",
)
"""Columns of the table. `/relay`, `/commit`: the row's best CPU divided by the best CPU of the row `relay` or `+ commit`.
`room µs`: CPU for the life of a room without its moves."""


def line(name: str, samples: Sequence[Sample], relay_us: float, floor_us: float) -> str:
    first, least_us = samples[0].played, best(samples).cpu_us

    def median(value: Callable[[Sample], float], digits: int = 0) -> str:
        return f"{statistics.median(map(value, samples)):.{digits}f}"

    cells = (
        median(lambda one: one.played.moves / one.played.took_s),
        median(lambda one: one.played.p50_ms, 2),
        median(lambda one: one.played.p99_ms, 2),
        median(lambda one: one.cpu_us),
        f"{least_us:.0f}",
        f"{least_us / relay_us:.2f}",
        f"{least_us / floor_us:.2f}",
        median(lambda one: one.redis_us),
        f"{first.received / first.moves:.0f}",
        f"{first.sent / first.moves:.0f}",
        median(lambda one: one.room_us),
    )
    return row_of(name, cells)


def row_of(name: str, cells: Sequence[str]) -> str:
    return f"{name:<28}" + "".join(f"{cell:>9}" for cell in cells)


def show(rooms: int, found: dict[str, list[Sample]]) -> None:
    relay_us, floor_us = best(found["relay"]).cpu_us, best(found["+ commit"]).cpu_us
    for name, samples in found.items():
        print(line(f"{name}, {rooms} rooms", samples, relay_us, floor_us), flush=True)


def show_aims(found: dict[str, list[Sample]], commit_us: float) -> None:
    """Prints the targets for 200 rooms, and the best sample of each row relative to the best sample of its floor."""
    relay, floor = best(found["relay"]), best(found["+ commit"])
    lab, contig = best(found["lab"]), best(found["contig60"])
    p99_ms = {name: min(one.played.p99_ms for one in samples) for name, samples in found.items()}
    both_us = relay.cpu_us + commit_us
    print(f"a trivial move / the relay with its commit: {lab.cpu_us / floor.cpu_us:.2f} (aim: at most {AIM_LAB:.2f})")
    print(
        f"Contig 60 / (relay + commit): {contig.cpu_us:.0f} / ({relay.cpu_us:.0f} + {commit_us:.0f}) = "
        f"{contig.cpu_us / both_us:.2f} (aim: at most {AIM_CONTIG:.1f})"
    )
    p99 = p99_ms["lab"] / p99_ms["+ commit"]
    print(f"p99 of a trivial move / the floor's: {p99:.2f} (aim: at most {AIM_P99:.1f})", flush=True)


def room_kb(server: Process, rooms: int) -> float:
    """Measures the memory in KB of a room with its two connections. The server must be new: an old server reuses the
    memory of former rooms, which hides the need."""
    sample(server, "contig60", Size(2, 2, 20))
    return sample(server, "contig60", Size(rooms, rooms, 2)).room_kb


def measure_spectators(rows: Sequence[Row], spectators: int, moves: int, runs: int) -> dict[str, float]:
    """Measures the CPU in µs that one spectator adds to one action: the least of some runs with spectators, minus the
    least of some runs without, divided by the number of spectators."""
    found: dict[str, float] = {}
    size = Size(1, 1, moves)
    for row in rows:
        alone = best([sample(row.server, row.game, size) for _ in range(runs)]).cpu_us
        with_them = best([sample(row.server, row.game, size, spectators) for _ in range(runs)]).cpu_us
        found[row.name] = (with_them - alone) / spectators
    return found


def compare(runs: int, sizes: Sequence[int], commit_us: float, beside: Path | None = None, crowd: int = 1_000) -> None:
    print(row_of("", COLUMNS))
    with contextlib.ExitStack() as stack:
        relay = stack.enter_context(Process("tests.load.relay"))
        floor = stack.enter_context(Process("tests.load.relay", stack.enter_context(tempfile.TemporaryDirectory())))

        def node(cwd: Path | None = None) -> Process:
            data = stack.enter_context(tempfile.TemporaryDirectory())
            return stack.enter_context(Process("tests.load.lab_server", *SERVE, "--data-dir", data, *LIMITS, cwd=cwd))

        rows = [Row("relay", relay, "relay"), Row("+ commit", floor, "relay")]
        own, other = node(), node(beside) if beside else None
        for game in GAMES:
            rows += [Row(game, own, game)]
            if other is not None:
                rows += [Row(f"{game} beside", other, game)]
        # Take a first sample of each row that does not count, because it includes what the server loads at first use.
        for row in rows:
            sample(row.server, row.game, Size(2, 2, 20))
        for rooms in sizes:
            found = measured(rows, SIZES[rooms], runs)
            show(rooms, found)
            if rooms == max(SIZES):
                show_aims(found, commit_us)
        for rooms in [number for number in sizes if number > 1]:
            with (
                tempfile.TemporaryDirectory() as data,
                Process("tests.load.lab_server", *SERVE, "--data-dir", data, *LIMITS) as one,
            ):
                held = room_kb(one, rooms)
            print(f"a room of Contig 60 with its two connections, {rooms} rooms: {held:.0f} KB (aim: at most 60)", flush=True)
        if crowd:
            cost = measure_spectators([rows[0], rows[2]], crowd, 60, max(2, runs - 1))
            relayed, own_us = cost.values()
            print(
                f"one of {crowd} spectators, an action: {own_us:.1f} µs, one more of a relay: {relayed:.1f} µs, "
                f"{own_us / relayed:.2f} (aim: at most 1.0)",
                flush=True,
            )


def commit_cost(runs: int) -> tuple[float, float]:
    """Measures the CPU in µs of the bare commit script: the client's part and Redis's part. Returns the least of some
    runs."""
    found = []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as folder:
            told = subprocess.run(
                [sys.executable, "-m", "tests.load.commits", folder], capture_output=True, text=True, check=True
            )
        found.append(tuple(float(number) for number in told.stdout.split()))
    ours, redis = zip(*found, strict=True)
    return min(ours), min(redis)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="samples of each, of which the best and the median are shown")
    parser.add_argument("--rooms", type=int, nargs="*", default=sorted(SIZES), choices=sorted(SIZES))
    parser.add_argument("--beside", type=Path, help="another checkout, whose server is measured in turn with this one's")
    parser.add_argument("--spectators", type=int, default=1_000, help="0: leave them out")
    asked = parser.parse_args()
    ours, redis = commit_cost(asked.runs)
    print(f"bare commit script: {ours:.0f} µs of CPU, {redis:.0f} µs in Redis")
    compare(asked.runs, asked.rooms, ours, asked.beside, asked.spectators)


if __name__ == "__main__":
    main()
