"""`make bench`: the costs of the server next to floors from the same run on the same machine.

The parts, in order: the user instructions of an action (`instructions.py`), which other load does not change; an action
of a trivial game and of Contig 60 (`actions.py`) with rates, latencies, CPU, bytes, the life of a room, and a
spectator; boardgame.io and Colyseus with the same trivial game, if Node is present (`peers.py`); reconnecting and
memory; a class of boards with the tutor's dashboard closed and open (`class_of_boards.py`); and the cost of one action
of each game before the commit (`steps.py`). Shared machines differ from hour to hour, so trust the ratios.
"""

import argparse
import asyncio
import statistics
import tempfile
import time

from tests.load.actions import LIMITS, SERVE, SIZES, commit_cost, compare
from tests.load.class_of_boards import lesson_of_processes
from tests.load.class_of_boards import show as show_class
from tests.load.instructions import show as show_instructions
from tests.load.peers import show as show_peers
from tests.load.player import GAME, OPTIONS, Table, table_for
from tests.load.process import Process
from tests.load.steps import listed
from tests.load.steps import show as show_steps
from tests.people import arrive

CLASS = 100


async def play_actions(table: Table, actions: int) -> None:
    wanted = table.actions + actions
    while table.actions < wanted:
        await table.turn()


async def measure_resume(server: Process, behind: int = 40, times: int = 30) -> float:
    """Measures the time in ms from the start of a reconnect until the client has caught up with a room that is `behind`
    actions ahead."""
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
    """Measures the server's memory in KB per idle connection, and per room with a waiting host."""
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


async def class_of_boards(boards: int, runs: int, seconds: float) -> None:
    show_class(boards, [await lesson_of_processes(boards, seconds) for _ in range(runs)])


async def bench(runs: int, seconds: float, quick: bool) -> None:
    show_instructions(with_server=not quick)
    ours, redis = commit_cost(runs)
    print(f"bare commit script: {ours:.0f} µs of CPU, {redis:.0f} µs in Redis")
    sizes = sorted(SIZES)[:2] if quick else sorted(SIZES)
    compare(runs, sizes, ours, crowd=100 if quick else 1_000)
    show_peers(runs, sizes)
    with tempfile.TemporaryDirectory() as fresh, Process("server", *SERVE, "--data-dir", fresh, *LIMITS) as server:
        resumed_ms = statistics.median([await measure_resume(server) for _ in range(runs)])
        print(f"resume, 40 actions behind: {resumed_ms:.1f} ms")
        connection, room = await measure_memory(server)
        print(f"memory: {connection:.1f} KB an idle connection, {room:.1f} KB a room whose host waits", flush=True)
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
