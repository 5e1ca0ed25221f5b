"""`python -m tests.load.pressure`: the effect of ever more new tables on eight tables in play, with and without a limit
of the node.

Every `EVERY_S` another process opens a table where people talk at a steady rate, until one core is overloaded. With a
limit, the node refuses new tables above `--busy-ms` (the default); with `--busy-ms 0` it never refuses one. The test
prints p50 and p99 of the eight tables before the load and in the last interval, and their ratio, for both cases. A node
counts as full when it uses most of a core; on a machine with other load it may never do so.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections import Counter
from typing import NamedTuple

from tests.load.actions import LIMITS, SERVE
from tests.load.driver import arrive
from tests.load.flood import TABLES, Moment, measured
from tests.load.player import Table, table_for
from tests.load.process import Process
from tests.people import Guest
from tests.people import arrive as come

EVERY_S = 0.02
TALK_S = 0.02
AGAIN_S = 2.0


class Run(NamedTuple):
    before: Moment
    during: Moment
    opened: int
    refused: int


async def talk(port: int, tally: Counter[str]) -> None:
    """Opens a table as soon as the server allows it, and talks there."""
    host = await arrive(port)
    while True:
        try:
            made = await host.ask("create", game="noughts", seats=2, settings={"chat": True})
        except RuntimeError:
            tally["refused"] += 1
            await asyncio.sleep(AGAIN_S)
            continue
        break
    tally["opened"] += 1
    while True:
        await host.ask("command", room=made["params"]["room"], command={"type": "say", "text": "x"})
        await asyncio.sleep(TALK_S)


async def run(busy_ms: int, grows_s: float, last_s: float) -> Run:
    with (
        tempfile.TemporaryDirectory() as folder,
        Process("server", *SERVE, "--data-dir", folder, "--busy-ms", str(busy_ms), *LIMITS) as server,
    ):
        tables, everybody = list[Table](), list[Guest]()
        for _ in range(TABLES):
            players = (await come(server.port), await come(server.port))
            everybody += players
            tables.append(Table(await table_for(*players), players))
        before = await measured(server, tables, last_s)
        words = [sys.executable, "-m", "tests.load.pressure", "--talk", str(server.port), str(grows_s + last_s)]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as talkers:  # noqa: ASYNC220 - it only begins here
            await measured(server, tables, grows_s)
            during = await measured(server, tables, last_s)
            told, _ = await asyncio.to_thread(talkers.communicate)
        for player in everybody:
            player.vanish()
        opened, refused = map(int, told.split())
        return Run(before, during, opened, refused)


async def talkers(port: int, seconds: float) -> None:
    """Opens talking tables for `seconds`. Prints how many tables opened, and how many requests the server refused."""
    tally: Counter[str] = Counter()
    talking: list[asyncio.Task[None]] = []
    loop = asyncio.get_running_loop()
    until_s = loop.time() + seconds
    while loop.time() < until_s:
        talking.append(asyncio.create_task(talk(port, tally)))
        await asyncio.sleep(EVERY_S)
    print(tally["opened"], tally["refused"], flush=True)
    for task in talking:
        task.cancel()
    await asyncio.gather(*talking, return_exceptions=True)


async def main(busy_ms: int, grows_s: float, last_s: float) -> None:
    found = {
        "never refuses": await run(0, grows_s, last_s),
        f"refuses from {busy_ms} ms on": await run(busy_ms, grows_s, last_s),
    }
    print(f"{'':24}{'opened':>8}{'refused':>9}{'before p50 / p99 ms':>22}{'in the end':>18}{'CPU %':>8}")
    for name, one in found.items():
        before, during = (f"{moment.p50_ms:.1f} / {moment.p99_ms:.1f}" for moment in (one.before, one.during))
        print(f"{name:24}{one.opened:>8}{one.refused:>9}{before:>22}{during:>18}{100 * one.during.busy:>8.0f}")
    without, with_limit = (one.during for one in found.values())
    p50, p99 = with_limit.p50_ms / without.p50_ms, with_limit.p99_ms / without.p99_ms
    print(f"with the limit to without: p50 {p50:.2f}, p99 {p99:.2f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--busy-ms", type=int, default=100)
    parser.add_argument("--grows-s", type=float, default=8.0)
    parser.add_argument("--last-s", type=float, default=4.0)
    parser.add_argument("--talk", nargs=2, type=float, metavar=("PORT", "SECONDS"), help="be the other process")
    asked = parser.parse_args()
    if asked.talk:
        asyncio.run(talkers(int(asked.talk[0]), asked.talk[1]))
        sys.exit()
    asyncio.run(main(asked.busy_ms, asked.grows_s, asked.last_s))
