"""`make bench`: what the server costs, beside two floors measured in the same run on the same machine.

The floors: a bare `websockets` relay (no rules, no storage), and the bare commit script on a Redis of its own. Every figure
is the median of several runs. Shared machines differ by the hour: trust the ratios.

Then a class of many boards with the tutor's desk closed and open (`class_of_boards.py`), and what one action of each game costs
before it is stored (`steps.py`).
"""

import argparse
import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import msgpack
from websockets.asyncio.client import connect

from tests.load.class_of_boards import lesson_of_processes
from tests.load.class_of_boards import show as show_class
from tests.load.player import GAME, OPTIONS, Table, table_for
from tests.load.process import Process
from tests.load.steps import listed
from tests.load.steps import show as show_steps
from tests.people import arrive

SERVE = ("serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "error")
LIMITS = ("--rate-per-s", "1000000", "--rate-burst", "1000000", "--connections-per-address", "20000")
ROOMS = (1, 50, 200)
CROWDS = (100, 1_000, 5_000)
CLASS = 100


@dataclass(frozen=True)
class Load:
    """One run of a number of rooms. `cpu_us` is the server's alone, per action; Redis comes beside it."""

    actions_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float
    redis_us: float = 0.0


def load_of(actions: int, took_s: float, latencies_ms: Sequence[float], cpu_s: float, redis_s: float = 0.0) -> Load:
    cuts = statistics.quantiles(latencies_ms, n=100)
    return Load(actions / took_s, cuts[49], cuts[98], cpu_s / actions * 1e6, redis_s / actions * 1e6)


async def measure_rooms(server: Process, rooms: int, seconds: float) -> Load:
    """All rooms play at once."""
    tables = []
    for _ in range(rooms):
        pair = (await arrive(server.port), await arrive(server.port))
        tables.append(Table(await table_for(*pair), pair))
    cpu, redis = server.cpu_s(), server.children_cpu_s()
    started_s = time.perf_counter()
    await asyncio.gather(*(table.play(started_s + seconds) for table in tables))
    took_s = time.perf_counter() - started_s
    cpu, redis = server.cpu_s() - cpu, server.children_cpu_s() - redis
    for table in tables:
        for guest in table.guests:
            await guest.close()
    latencies = [latency for table in tables for latency in table.latencies_ms]
    return load_of(sum(table.actions for table in tables), took_s, latencies, cpu, redis)


async def measure_relay(relay: Process, rooms: int, seconds: float) -> Load:
    """The same traffic through the bare relay: one message in, the same to both, and the next."""
    latencies: list[float] = []
    action = {"type": "announce", "sentence": "(3+5)*4=32"}
    frame = msgpack.packb({"type": "act", "cid": "0123abcd-12", "room": "ABCDEF", "action": action, "fill": "x" * 70})

    async def pair(number: int, until_s: float) -> None:
        address = f"ws://127.0.0.1:{relay.port}/{number}"
        async with connect(address, compression=None) as one, connect(address, compression=None) as two:
            sockets = [one, two]
            while time.perf_counter() < until_s:
                mover, other = sockets
                sent_at_s = time.perf_counter()
                await mover.send(frame)
                await other.recv()
                latencies.append((time.perf_counter() - sent_at_s) * 1_000)
                await mover.recv()
                sockets.reverse()

    cpu, started_s = relay.cpu_s(), time.perf_counter()
    await asyncio.gather(*(pair(number, started_s + seconds) for number in range(rooms)))
    return load_of(len(latencies), time.perf_counter() - started_s, latencies, relay.cpu_s() - cpu)


def measure_commits(runs: int) -> tuple[float, float]:
    """CPU of the bare commit script in µs: the client's part, Redis's part."""
    found = []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as folder:
            told = subprocess.run(
                [sys.executable, "-m", "tests.load.commits", folder], capture_output=True, text=True, check=True
            )
        found.append(tuple(float(number) for number in told.stdout.split()))
    ours, redis = zip(*found, strict=True)
    return statistics.median(ours), statistics.median(redis)


async def measure_fan_out(server: Process, spectators: int, actions: int = 60) -> float:
    """µs of the server's CPU that one spectator costs in one action."""
    players = (await arrive(server.port), await arrive(server.port))
    table = Table(await table_for(*players), players)
    alone = await cpu_of_turns(server, table, actions)
    crowd = []
    for _ in range(spectators):
        guest = await arrive(server.port)
        await guest.ask("join", room=table.room, **{"as": "spectator"})
        await guest.until(lambda guest=guest: table.room in guest.views)  # type: ignore[misc]
        crowd.append(guest)
    before = server.cpu_s()
    watched = table.actions
    await play_actions(table, actions)
    await asyncio.gather(*(guest.reaches(table.room, players[0].numbers[table.room]) for guest in crowd))
    cpu = (server.cpu_s() - before) / (table.actions - watched)
    for guest in (*crowd, *players):
        guest.vanish()
    return (cpu - alone) / spectators * 1e6


async def cpu_of_turns(server: Process, table: Table, actions: int) -> float:
    before, already = server.cpu_s(), table.actions
    await play_actions(table, actions)
    return (server.cpu_s() - before) / (table.actions - already)


async def play_actions(table: Table, actions: int) -> None:
    wanted = table.actions + actions
    while table.actions < wanted:
        await table.turn()


async def measure_resume(server: Process, behind: int = 40, times: int = 30) -> float:
    """ms from dialling again to having caught up with a room that went on for `behind` actions meanwhile."""
    players = (await arrive(server.port), await arrive(server.port))
    table = Table(await table_for(*players), players)
    number, epoch = players[0].numbers[table.room], players[0].epochs[table.room]
    view = table.view
    await play_actions(table, behind)
    took = []
    for _ in range(times):
        started_s = time.perf_counter()
        guest = await arrive(server.port, token=players[0].token)
        guest.views[table.room], guest.numbers[table.room] = view, number
        await guest.send("resume", room=table.room, seq=number, epoch=epoch)
        await guest.reaches(table.room, players[0].numbers[table.room])
        took.append((time.perf_counter() - started_s) * 1_000)
        assert guest.views[table.room] == table.view
        await guest.close()
    for guest in players:
        await guest.close()
    return statistics.median(took)


async def measure_memory(server: Process, idle: int = 1_000, rooms: int = 300) -> tuple[float, float]:
    """KB of the server's memory for an idle connection, and for a room whose host waits in it."""
    before = server.memory_bytes()
    crowd = [await arrive(server.port) for _ in range(idle)]
    connections = server.memory_bytes() - before
    before = server.memory_bytes()
    for number in range(rooms):
        await crowd[number].ask("create", game=GAME, seats=2, options=OPTIONS)
    held = server.memory_bytes() - before
    for guest in crowd:
        guest.vanish()
    return connections / idle / 1024, held / rooms / 1024


async def median_of(measure: Callable[[], Awaitable[Load]], runs: int) -> Load:
    loads = [await measure() for _ in range(runs)]
    columns = zip(*((load.actions_per_s, load.p50_ms, load.p99_ms, load.cpu_us, load.redis_us) for load in loads), strict=True)
    return Load(*(statistics.median(column) for column in columns))


def line(name: str, load: Load, floor: Load) -> str:
    return (
        f"{name:<22}{load.actions_per_s:>10.0f} {load.actions_per_s / floor.actions_per_s:>6.2f} "
        f"{load.p50_ms:>8.2f} {load.p99_ms:>8.2f} {load.cpu_us:>9.0f} {load.cpu_us / floor.cpu_us:>6.2f} {load.redis_us:>8.0f}"
    )


async def class_of_boards(boards: int, runs: int, seconds: float) -> None:
    show_class(boards, [await lesson_of_processes(boards, seconds) for _ in range(runs)])


async def bench(runs: int, seconds: float, quick: bool) -> None:
    print(f"{'':<22}{'actions/s':>10} {'ratio':>6} {'p50 ms':>8} {'p99 ms':>8} {'CPU µs':>9} {'ratio':>6} {'Redis µs':>8}")
    with tempfile.TemporaryDirectory() as folder, Process("tests.load.relay") as relay:
        with Process("server", *SERVE, "--data-dir", folder, *LIMITS) as server:
            for rooms in ROOMS[:2] if quick else ROOMS:
                floor = await median_of(lambda rooms=rooms: measure_relay(relay, rooms, seconds), runs)  # type: ignore[misc]
                load = await median_of(lambda rooms=rooms: measure_rooms(server, rooms, seconds), runs)  # type: ignore[misc]
                print(line(f"bare relay, {rooms} rooms", floor, floor))
                print(line(f"Banderilla, {rooms} rooms", load, floor), flush=True)
                last = (floor, load)
            ours, redis = measure_commits(runs)
            floor, load = last
            print(f"bare commit script: {ours:.0f} µs of CPU, {redis:.0f} µs in Redis")
            print(
                f"server CPU per action over (bare relay + bare commit): {load.cpu_us:.0f} / {floor.cpu_us + ours:.0f} = "
                f"{load.cpu_us / (floor.cpu_us + ours):.2f} (aim: at most 2.5)",
                flush=True,
            )
            for crowd in CROWDS[:1] if quick else CROWDS:
                cost = await measure_fan_out(server, crowd)
                print(f"fan-out to {crowd} spectators: {cost:.1f} µs each, {cost / floor.cpu_us:.2f} of a relayed message")
        # A fresh one: the farewell of thousands of spectators would be measured along with it.
        with tempfile.TemporaryDirectory() as fresh, Process("server", *SERVE, "--data-dir", fresh, *LIMITS) as server:
            resumed_ms = statistics.median([await measure_resume(server) for _ in range(runs)])
            print(f"resume, 40 actions behind: {resumed_ms:.1f} ms, {resumed_ms / floor.p50_ms:.1f} x the relay's p50")
            connection, room = await measure_memory(server)
            print(f"memory: {connection:.1f} KB an idle connection, {room:.1f} KB a room", flush=True)
    await class_of_boards(*((10, 1, seconds) if quick else (CLASS, runs, seconds)))
    show_steps(listed()[:3] if quick else listed())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="how many runs a median is taken of")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of a run")
    parser.add_argument("--quick", action="store_true", help="one short run of the smaller loads")
    asked = parser.parse_args()
    runs, seconds = (1, 2.0) if asked.quick else (asked.runs, asked.seconds)
    asyncio.run(bench(runs, seconds, asked.quick))


if __name__ == "__main__":
    main()
