"""`make flood`: the effect of one client's flood on sixteen players and a newcomer, one flood after another, on one
server.

Eight tables play Contig 60, with one action per table every 120 ms. A latency is the time from sending an action until
the other player gets it. Before each flood the run measures the players undisturbed. Then an attacker starts (a
low-priority process with its own address, 127.0.0.x), and the run measures again from the start of the attack.
*newcomer*: the time for connecting, hello and opening a room during the flood. All traffic is on the loopback device,
and every attack ends after its time.

With `--turns` the server records the turns of its loop (`timed_loop.py`), and the run prints how long a message waits
for the running turn during each flood. This is processor time of the server's thread, so it excludes the work of
attackers and players on the same two cores. Ratios of latencies on a shared machine vary: the row *nothing* is the same
measurement without an attack, and in the row *busy* a process runs that attacks nobody.
"""

import argparse
import asyncio
import contextlib
import json
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.load.attacks import ATTACKS
from tests.load.player import Table, table_for
from tests.load.process import Process
from tests.load.timed_loop import TurnTimes, turns_between
from tests.people import arrive

TABLES = 8
PACE_S = 0.12
LOG = 420
"""Number of entries in the log of the attacker's room."""
PATIENCE_S = 10.0


@dataclass(frozen=True)
class Moment:
    """Latencies of the players during an interval, and the share of one processor that the server used."""

    p50_ms: float
    p99_ms: float
    busy: float
    actions: int


@dataclass(frozen=True)
class Row:
    name: str
    per_s: float
    before: Moment
    during: Moment
    newcomer_ms: float | None
    turns: TurnTimes | None = None
    """Turns of the server's loop during the flood."""

    @property
    def words(self) -> list[str]:
        before, during = self.before, self.during
        newcomer = "none" if self.newcomer_ms is None else f"{self.newcomer_ms:.0f}"
        return [
            self.name,
            f"{self.per_s:.0f}",
            f"{before.p50_ms:.1f} / {before.p99_ms:.1f}",
            f"{during.p50_ms:.1f} / {during.p99_ms:.1f}",
            f"{during.p50_ms / before.p50_ms:.2f}",
            f"{during.p99_ms / before.p99_ms:.2f}",
            f"{100 * before.busy:.0f} → {100 * during.busy:.0f}",
            newcomer,
            *(self.turns.words if self.turns else ()),
        ]


HEADINGS = ["flood", "sent/s", "before p50 / p99 ms", "during", "p50 ×", "p99 ×", "server's CPU %", "newcomer ms"]
TURNS = ["loop at work %", "wait p99 ms", "longest turn ms"]


async def measured(server: Process, tables: Sequence[Table], seconds: float) -> Moment:
    for table in tables:
        table.latencies_ms.clear()
    cpu_s, began_s = server.cpu_s(), time.perf_counter()
    await asyncio.gather(*(_play(table, began_s + seconds, number * PACE_S / TABLES) for number, table in enumerate(tables)))
    took_s = time.perf_counter() - began_s
    latencies = [latency for table in tables for latency in table.latencies_ms]
    cuts = statistics.quantiles(latencies, n=100)
    return Moment(cuts[49], cuts[98], (server.cpu_s() - cpu_s) / took_s, len(latencies))


async def _play(table: Table, until_s: float, delay_s: float) -> None:
    """Plays one action after another with pauses, until the time is over. It finishes the turn, so that the next
    interval starts with a whole turn."""
    await asyncio.sleep(delay_s)
    while time.perf_counter() < until_s:
        for action in table.actions_of_turn():
            began_s = time.perf_counter()
            await table.act(action)
            await asyncio.sleep(max(0.0, began_s + PACE_S - time.perf_counter()))
        if table.view["room"]["state"] == "over":
            spent = list(table.latencies_ms)
            await table.renew()
            table.latencies_ms[:] = spent


async def newcomer_ms(port: int) -> float | None:
    began_s = time.perf_counter()
    try:
        async with asyncio.timeout(PATIENCE_S):
            guest = await arrive(port)
            await guest.ask("create", game="noughts", seats=2)
    except (TimeoutError, OSError, ConnectionError):
        return None
    took_ms = (time.perf_counter() - began_s) * 1_000
    guest.vanish()
    return took_ms


async def flooded(
    server: Process, tables: Sequence[Table], name: str, address: str, seconds: float, old: Table, log: Path | None
) -> Row:
    """Measures the players without the flood `name` and then with it. `log`: the file with the turns of the server's
    loop, or None."""
    before = await measured(server, tables, seconds)
    room = tables[0].room if name == "deaf" else old.room
    given = [
        str(server.port),
        address,
        str(seconds),
        room,
        str(old.guests[0].numbers[old.room]),
        str(old.guests[0].epochs[old.room]),
    ]
    attacker: subprocess.Popen[str] | None = None
    if name in ATTACKS:
        attacker = _attacker(name, given)
        assert attacker.stdout is not None
        await asyncio.to_thread(attacker.stdout.readline)  # wait until the attack starts
    newcomer, began_s = asyncio.create_task(_later(seconds / 2, server.port)), time.time()
    during = await measured(server, tables, seconds)
    turns = turns_between(log, began_s, time.time()) if log is not None else None
    came_ms = await newcomer
    per_s = 0.0
    if attacker is not None:
        said, _ = await asyncio.to_thread(attacker.communicate)
        with contextlib.suppress(json.JSONDecodeError):
            per_s = json.loads(said)
    return Row(ATTACKS[name][0] if name in ATTACKS else "nothing", per_s, before, during, came_ms, turns)


def _attacker(name: str, given: Sequence[str]) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.load.attacks", name, *given]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)


async def _later(delay_s: float, port: int) -> float | None:
    await asyncio.sleep(delay_s)
    return await newcomer_ms(port)


async def flood(names: Sequence[str], seconds: float, same_address: bool, turns: bool) -> list[Row]:
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "error", "--data-dir", f"{folder}/data"]
        log = Path(folder) / "turns" if turns else None
        command = ["tests.load.timed_loop", str(log)] if log else ["server"]
        with Process(*command, *arguments) as server:
            tables = []
            for _ in range(TABLES + 1):
                pair = (await arrive(server.port), await arrive(server.port))
                tables.append(Table(await table_for(*pair), pair))
            old = tables.pop()
            while old.guests[0].numbers[old.room] < LOG and old.view["room"]["state"] != "over":
                await old.turn()
            await measured(server, tables, 1.0)
            for number, name in enumerate(names):
                address = "127.0.0.1" if same_address else f"127.0.0.{10 + number}"
                rows.append(await flooded(server, tables, name, address, seconds, old, log))
                print(" | ".join(rows[-1].words), flush=True)
                await asyncio.sleep(1.0)
            for table in (*tables, old):
                for guest in table.guests:
                    guest.vanish()
    return rows


def show(rows: Sequence[Row]) -> None:
    headings = [*HEADINGS, *(TURNS if rows[0].turns else ())]
    lines = [headings, ["---"] * len(headings), *(row.words for row in rows)]
    print("\n" + "\n".join(f"| {' | '.join(words)} |" for words in lines))


def main() -> None:
    parser = argparse.ArgumentParser(description="floods, and what players feel of them")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of each stretch")
    parser.add_argument("--only", default="", help="names of attacks, separated by commas")
    parser.add_argument("--same-address", action="store_true", help="the attacker sits behind the players' address")
    parser.add_argument("--turns", action="store_true", help="the server's own part, on a loop that writes down its turns")
    chosen = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    names = [name for name in chosen.only.split(",") if name] or ["nothing", *ATTACKS]
    show(asyncio.run(flood(names, chosen.seconds, chosen.same_address, chosen.turns)))


if __name__ == "__main__":
    main()
