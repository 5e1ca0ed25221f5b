"""`python -m tests.load.rooms_at_once`: ten thousand tables opened at once, and the effect on eight tables in play.

Another process has a crowd of people who have said hello, some at each of many addresses. At one moment all of them
open as many tables as a person may have. The limits are the defaults. The run measures p50 and p99 of the eight tables
(as in `flood.py`) before the opening, and from its first moment until the last answer.

With `--turns` the server records the turns of its loop (`timed_loop.py`), and the run prints how long a message waits
for the running turn. This is processor time of the server, which excludes the crowd's own work on the same cores.
"""

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

from tests.load.actions import SERVE
from tests.load.driver import Guest, arrive
from tests.load.flood import TABLES, Moment, measured
from tests.load.player import Table, table_for
from tests.load.process import Process
from tests.load.timed_loop import turns_between
from tests.people import arrive as come

ROOMS: Final = 10_000
EACH: Final = 6
"""Number of tables that a person may open at once."""
OF_ADDRESS: Final = 30
"""Number of people per address. Together they open as many tables as one address may open at once."""
TOGETHER: Final = 25
NICENESS: Final = 5
BEFORE_S: Final = 5.0


async def opener(port: int, rooms: int) -> None:
    """Connects the people and prints `ready`. After a line of input all people open their tables. Then prints the
    numbers of opened and refused tables, and the seconds."""
    os.nice(NICENESS)
    people: list[Guest] = []
    while len(people) * EACH < rooms:
        numbers = range(len(people), min(len(people) + TOGETHER, -(-rooms // EACH)))
        people += await asyncio.gather(*(arrive(port, address_of(number)) for number in numbers))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    tally: Counter[str] = Counter()

    async def one(guest: Guest) -> None:
        try:
            await guest.ask("create", game="noughts", seats=2)
            tally["opened"] += 1
        except RuntimeError:
            tally["refused"] += 1

    began_s = time.monotonic()
    await asyncio.gather(*(one(guest) for _ in range(EACH) for guest in people))
    print(tally["opened"], tally["refused"], time.monotonic() - began_s, flush=True)
    await asyncio.to_thread(sys.stdin.readline)


def address_of(number: int) -> str:
    """Returns a person's local address."""
    group = number // OF_ADDRESS
    return f"127.1.{group // 250}.{group % 250 + 1}"


async def main(rooms: int, busy_ms: int, *, turns: bool) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(
            *(["tests.load.timed_loop", f"{folder}/turns"] if turns else ["server"]),
            *(*SERVE, "--data-dir", f"{folder}/data", "--busy-ms", str(busy_ms)),
        ) as server,
    ):
        tables = list[Table]()
        for _ in range(TABLES):
            players = (await come(server.port), await come(server.port))
            tables.append(Table(await table_for(*players), players))
        words = [sys.executable, "-m", "tests.load.rooms_at_once", "--open", str(server.port), "--rooms", str(rooms)]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as crowd:  # noqa: ASYNC220
            assert crowd.stdin is not None
            assert crowd.stdout is not None
            if await asyncio.to_thread(crowd.stdout.readline) != "ready\n":
                raise ChildProcessError("not everybody came in")
            await measured(server, tables, 1.0)
            before = await measured(server, tables, BEFORE_S)
            print(file=crowd.stdin, flush=True)
            answered = asyncio.create_task(asyncio.to_thread(crowd.stdout.readline))
            latencies, during = list[float](), before
            cpu_s, began_s, at_s = server.cpu_s(), time.perf_counter(), time.time()
            while not answered.done():
                during = await measured(server, tables, 0.5)
                latencies += [latency for table in tables for latency in table.latencies_ms]
            busy = (server.cpu_s() - cpu_s) / (time.perf_counter() - began_s)
            opened, refused, took_s = (await answered).split()
            waits = turns_between(Path(folder, "turns"), at_s, time.time()) if turns else None
            print(file=crowd.stdin, flush=True)
        for table in tables:
            for guest in table.guests:
                guest.vanish()
    during = Moment(*percentiles(latencies), busy, len(latencies))
    print(f"{rooms} tables asked for at once: {opened} opened, {refused} refused, answered in {float(took_s):.1f} s")
    for name, moment in (("before", before), ("during", during)):
        of = f"of {moment.actions}, {100 * moment.busy:.0f} % of a core"
        print(f"{name}: p50 {moment.p50_ms:.1f}, p99 {moment.p99_ms:.1f} ms {of}")
    if waits is not None:
        print(f"for the turn that runs a message waits {waits.wait_ms:.1f} ms (99 of 100), {waits.longest_ms:.1f} at most")
    print(f"p50 {during.p50_ms / before.p50_ms:.2f}, p99 {during.p99_ms / before.p99_ms:.2f}", flush=True)


def percentiles(latencies: list[float]) -> tuple[float, float]:
    """Returns the 50th and the 99th percentile."""
    ordered = sorted(latencies)
    return ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=ROOMS)
    parser.add_argument("--busy-ms", type=int, default=100)
    parser.add_argument("--turns", action="store_true", help="how long the turns of the server's loop are, by processor time")
    parser.add_argument("--open", type=int, metavar="PORT", help="be the other process")
    asked = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if asked.open:
        import uvloop

        uvloop.run(opener(asked.open, asked.rooms))
        sys.exit()
    asyncio.run(main(asked.rooms, asked.busy_ms, turns=asked.turns))
