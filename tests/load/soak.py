"""A soak test: rooms of bots, with all games mixed, play to the end on one node. Then the replay of every log must give
the stored bytes.

`make soak` runs 200 rooms; the test suite runs a few. `--gym 1000` also plays each game that often in the gym
(`tests/load/self_play.py`).
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from engines.registry import all_engines
from server.gateway.node import Node
from server.room.room import replay
from server.room.stored import codec
from server.room.stored.log import decode_record
from server.room.values.state import Room
from server.settings import Settings
from server.store import keys
from server.store.logs.pack_log import LEAST
from server.store.stored.stream import PACKED, entries
from tests.load.self_play import report, self_play
from tests.people import arrive

QUICK = {"quick": True, "bot_ms": 0, "spectators": True}


@dataclass(frozen=True)
class Table:
    room: str
    game: str
    seats: int


def programme(rooms: int) -> list[tuple[str, int]]:
    """Returns `rooms` rooms as (game, number of seats): every listed game with every number of seats in turn."""
    kinds = [(slug, seats) for slug, engine in all_engines().items() if engine.about.listed for seats in engine.about.seats]
    return [kinds[number % len(kinds)] for number in range(rooms)]


async def open_rooms(port: int, kinds: Sequence[tuple[str, int]]) -> list[Table]:
    """Opens rooms with bots in every seat and starts them."""
    host = await arrive(port)
    tables: list[Table] = []
    for game, seats in kinds:
        options = {"mode": "tournament" if len(tables) % 2 else "assisted"}
        bots = list(range(seats))
        asked = {"game": game, "seats": seats, "bots": bots, "options": options, "settings": QUICK, "as": "spectator"}
        answer = await host.ask("create", **asked)
        tables.append(Table(answer["params"]["room"], game, seats))
        await host.order(tables[-1].room, "start")
        host.inbox.clear()
    await host.close()
    return tables


async def played_out(node: Node, tables: Sequence[Table], seconds: float) -> None:
    """Waits until every room's game is over. Raises `TimeoutError` with the names of the unfinished rooms."""
    waiting = list(tables)
    until_s = time.monotonic() + seconds
    while waiting:
        waiting = [table for table in waiting if (await stored(node, table.room))[0].state != "over"]
        if waiting and time.monotonic() > until_s:
            raise TimeoutError(f"not over after {seconds} s: {waiting}")
        await asyncio.sleep(0.25)


async def stored(node: Node, room: str) -> tuple[Room, bytes]:
    raw = await node.link.client.hget(keys.room_keys(room).room, "s")
    assert isinstance(raw, bytes)
    return codec.decode(raw), raw


async def replayed(node: Node, table: Table) -> int:
    """Replays the room's log and returns the number of its entries. Raises `AssertionError` if the result differs from
    the stored room."""
    log = [entry async for entry in entries(node.link, table.room, after=-1)]
    # Use a thread, because the node still runs, and replaying a whole game takes seconds.
    again = await asyncio.to_thread(replay, codec.decode(log[0].record), [decode_record(entry.record) for entry in log[1:]])
    _room, raw = await stored(node, table.room)
    assert codec.encode(again) == raw, f"{table} replays to something else"
    return len(log)


async def is_packed(node: Node, log: str) -> bool:
    """Tells whether the log is packed, or too short for packing."""
    first: Any = await node.link.client.xrange(log, count=1)
    return PACKED.encode() in first[0][1] or await node.link.client.xlen(log) < LEAST


async def packed(node: Node, tables: Sequence[Table], seconds: float) -> dict[str, tuple[int, int]]:
    """Waits until every log is packed. Returns, per game, the memory of the largest room in bytes and the number of its
    entries."""
    largest: dict[str, tuple[int, int]] = {}
    until_s = time.monotonic() + seconds
    for table in tables:
        names = keys.room_keys(table.room)
        while not await is_packed(node, names.log):
            assert time.monotonic() < until_s, f"{table} is not packed"
            await asyncio.sleep(0.05)
        used = [await node.link.client.memory_usage(name) or 0 for name in names[:2]]
        records = [entry.seq async for entry in entries(node.link, table.room, after=-1)]
        largest[table.game] = max(largest.get(table.game, (0, 0)), (sum(used), len(records)))
    return largest


async def soak(rooms: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        settings = Settings(host="127.0.0.1", port=0, data_dir=folder, rate_per_s=100_000, rate_burst=100_000)
        node = Node(msgspec.structs.replace(settings, rooms_per_connection=10_000))
        await node.start()
        started_s = time.monotonic()
        tables = await open_rooms(node.gateway.port, programme(rooms))
        await played_out(node, tables, seconds)
        print(f"{rooms} rooms played out in {time.monotonic() - started_s:.0f} s", flush=True)
        for game, (used, count) in sorted((await packed(node, tables, seconds)).items()):
            print(f"{game}: the largest of {count} entries takes {used / 1_000:.0f} KB of the store")
        records = [await replayed(node, table) for table in tables]
        games = Counter(table.game for table in tables)
        print(f"{sum(records)} records replayed to the same bytes: {dict(games)}")
        await node.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1_800.0)
    parser.add_argument("--gym", type=int, default=0, help="so many games of self-play a game")
    parser.add_argument("--jobs", type=int, default=2, help="processes of the self-play")
    asked = parser.parse_args()
    if asked.rooms:
        asyncio.run(soak(asked.rooms, asked.seconds))
    for found in self_play(asked.gym, asked.jobs) if asked.gym else ():
        print(report(*found), flush=True)


if __name__ == "__main__":
    main()
