"""The effect of thinking bots on human players: latencies at a table of persons, with and without tables of strong
bots.

Two persons play one action after another at a real node, for `--seconds` each time: first undisturbed, then with
`--tables` tables of bots that think in the node's worker process. The two kinds of rounds alternate, so that other load
on the machine affects both; the run prints that load too. `python -m tests.load.thinking`
"""

import argparse
import asyncio
import os
import tempfile
import time
from dataclasses import dataclass, field

from engines.registry import all_engines
from tests.load.actions import LIMITS, SERVE
from tests.load.player import Table, table_for
from tests.load.process import Process
from tests.people import Guest, arrive

STRONG = "strong"


@dataclass
class Measured:
    """Latencies from sending an action until the other player gets it, and the number of moves that bots made in that
    time."""

    latencies_ms: list[float] = field(default_factory=list)
    moves: int = 0

    def share_ms(self, share: float) -> float:
        return sorted(self.latencies_ms)[min(len(self.latencies_ms) - 1, int(share * len(self.latencies_ms)))]


def thinking_game() -> str:
    """Returns a game whose strong level thinks, that is, needs a worker process."""
    return next(slug for slug, engine in all_engines().items() if engine.levels[STRONG].thinks)


async def bots_play(guest: Guest, tables: int) -> list[str]:
    rooms = []
    for _table in range(tables):
        fields = {"seats": 2, "bots": [0, 1], "level": STRONG, "settings": {"bot_ms": 0}, "as": "spectator"}
        answer = await guest.ask("create", game=thinking_game(), **fields)
        rooms.append(str(answer["params"]["room"]))
        await guest.order(rooms[-1], "start")
    return rooms


async def measure(tables: int, seconds: float, into: Measured) -> None:
    with tempfile.TemporaryDirectory() as folder, Process("server", *SERVE, "--data-dir", folder, *LIMITS) as server:
        first, second, watcher = [await arrive(server.port) for _guest in range(3)]
        try:
            rooms = await bots_play(watcher, tables)
            table = Table(await table_for(first, second), (first, second))
            for room in rooms[:1]:
                for number in range(1, 5):  # do not measure the start of a worker
                    await watcher.reaches(room, number)
            await table.play(time.perf_counter() + seconds / 4)
            table.latencies_ms.clear()
            before = sum(watcher.numbers[room] for room in rooms)
            await table.play(time.perf_counter() + seconds)
            into.latencies_ms += table.latencies_ms
            into.moves += sum(watcher.numbers[room] for room in rooms) - before
        finally:
            for guest in (first, second, watcher):
                await guest.close()


async def compare(tables: int, seconds: float, rounds: int) -> None:
    cases = {"nobody else": 0, "beside bots that think": tables}
    found = {name: Measured() for name in cases}
    for _round in range(rounds):
        for name, count in cases.items():
            await measure(count, seconds, found[name])
    print(f"{'':<28}{'actions':>8} {'p50 ms':>8} {'p99 ms':>8} {'moves of bots':>14}")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for name, each in found.items():
        print(f"{name:<28}{len(each.latencies_ms):>8} {each.share_ms(0.5):>8.2f} {each.share_ms(0.99):>8.2f} {each.moves:>14}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=8, help="at which two strong bots play")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="of all three measurements")
    asked = parser.parse_args()
    asyncio.run(compare(asked.tables, asked.seconds, asked.rounds))


if __name__ == "__main__":
    main()
