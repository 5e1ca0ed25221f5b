"""`python -m tests.load.growth [--minutes 60]`: real rooms open, are played and are forgotten. The command prints what the
server and its store keep in memory, and ends with 1 if the memory grows.

Two people meet at each table over real sockets and play for a while. The games take turns. Then both leave. The store would
forget such a room after weeks. Here it forgets each key one minute after its last use, if the server gave the key a
time to live; a key without one stays and counts. The figures are medians over some minutes after the first ones, in which
caches fill, and over the last minutes.
"""

import argparse
import asyncio
import contextlib
import itertools
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from redis.asyncio import Redis

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import all_engines, engine_of
from tests.load.actions import LIMITS, SERVE
from tests.load.process import Process, memory_bytes
from tests.people import Guest, Refused, arrive, seated
from tests.redis_servers import Server, free_ports, until

MINUTES: Final = 60.0
TABLES: Final = 12
"""Number of tables at the same time."""
PERIOD_S: Final = 20.0
"""Time from one room of a table to the next, longer than a game takes. So a busy machine has as many rooms as an idle one."""
ACTIONS: Final = 60
"""Maximum number of actions at a table."""
PAUSE_S: Final = 0.2
QUIET: Final = 15
"""Number of pauses after which two people without an action stop waiting, for example in a challenge window."""
WARM_SHARE: Final = 1 / 4
"""Share of the time after which the first figures are taken."""
SAMPLED_SHARE: Final = 1 / 12
EVERY_S: Final = 5.0
FORGOTTEN_S: Final = 60
GROWTH: Final = 1.02
SETTINGS: Final = {"appeals": False, "chat": True, "quick": True}


class Sample(NamedTuple):
    """Resident memory in bytes of both processes, and the number of keys in the store."""

    node: int
    store: int
    keys: int


async def meet(port: int, game: str, rng: random.Random) -> int:
    """Plays at one new table. Returns the number of accepted actions."""
    first, second = [await arrive(port) for _ in range(2)]
    people, accepted, quiet = (first, second), 0, 0
    chance, bot = ChanceReader(ChanceState(rng.randbytes(32))), engine_of(game).bot
    room = await seated(first, second, game=game, settings=SETTINGS)
    while accepted < ACTIONS and quiet < QUIET and people[0].views[room]["room"]["state"] == "playing":
        await asyncio.sleep(PAUSE_S)
        seat, action = _next(people, room, bot, chance)
        if action is None:
            quiet += 1
            continue
        with contextlib.suppress(Refused):  # a clock ran out meanwhile
            answer = await people[seat].act(room, action)
            accepted += 1
            for person in people:
                await person.reaches(room, answer["seq"])
        for person in people:
            person.inbox.clear()
    await first.order(room, "say", text="Thank you!")
    for person in people:
        await person.ask("leave", room=room)
        await person.close()
    return accepted


def _next(people: Sequence[Guest], room: str, bot: Any, chance: ChanceReader) -> tuple[int, dict[str, Any] | None]:
    """Returns the next seat with an action, and the action."""
    for seat, person in enumerate(people):
        view = person.views[room]
        action = bot(view["game"], view["status"], seat, chance)
        if action is not None:
            return seat, action
    return 0, None


async def forget(store: Server) -> None:
    """Lets the store forget each key with a time to live that nobody used for a minute, again and again."""
    client = Redis(host=store.host, port=store.port)
    try:
        while True:
            await asyncio.sleep(EVERY_S)
            async for key in client.scan_iter(count=500):
                if await client.ttl(key) > FORGOTTEN_S and (await client.object("IDLETIME", key) or 0) > FORGOTTEN_S:
                    await client.expire(key, 1)
    finally:
        await client.aclose()


async def load(port: int, store: Server, node: Process, seconds: float, rng: random.Random) -> tuple[list[Sample], int, int]:
    """Keeps `TABLES` tables at play. Returns the samples in order, and the numbers of rooms and of accepted actions."""
    slugs = itertools.cycle(slug for slug, engine in all_engines().items() if engine.about.listed and 2 in engine.about.seats)
    until_s, rooms, actions = time.monotonic() + seconds, 0, 0

    async def play() -> None:
        nonlocal rooms, actions
        while time.monotonic() < until_s:
            next_s = time.monotonic() + PERIOD_S
            accepted = await meet(port, next(slugs), rng)
            actions, rooms = actions + accepted, rooms + 1
            await asyncio.sleep(max(0.0, next_s - time.monotonic()))

    playing = [asyncio.create_task(play(), name="table") for _ in range(TABLES)]
    forgetting = asyncio.create_task(forget(store), name="forgetting")
    samples = []
    while time.monotonic() < until_s:
        await asyncio.sleep(EVERY_S)
        samples.append(Sample(memory_bytes(node.popen.pid), memory_bytes(store.pid), int(store.ask("DBSIZE"))))
        for done in (each for each in (*playing, forgetting) if each.done()):
            done.result()
    await asyncio.gather(*playing)
    forgetting.cancel()
    await asyncio.gather(forgetting, return_exceptions=True)
    return samples, rooms, actions


def medians(samples: Sequence[Sample]) -> Sample:
    return Sample(*(int(statistics.median(column)) for column in zip(*samples, strict=True)))


@contextlib.contextmanager
def own_store(folder: Path) -> Iterator[Server]:
    store = Server(folder, free_ports(1)[0])
    store.start()
    until("an answer", lambda: bool(store.ask("PING")))
    try:
        yield store
    finally:
        store.kill()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="growth-") as name, own_store(Path(name)) as store:
        where = ("--redis-url", f"redis://{store.host}:{store.port}")
        with Process("server", *SERVE, *where, *LIMITS) as node:
            samples, rooms, actions = asyncio.run(load(node.port, store, node, 60 * asked.minutes, random.Random(asked.seed)))
            lasting = [str(key) for key in store.ask("KEYS", "*") if store.ask("TTL", key) == -1]
    warm, few = int(len(samples) * WARM_SHARE), max(1, int(len(samples) * SAMPLED_SHARE))
    before, after = medians(samples[warm : warm + few]), medians(samples[-few:])
    print(f"{rooms} rooms opened and closed in {asked.minutes:.0f} minutes, {actions} accepted actions")
    tenths = [medians(samples[at * len(samples) // 10 : (at + 1) * len(samples) // 10]) for at in range(10)]
    for what, column in (("node", 0), ("store", 1)):
        print(f"{what}, MB in each tenth of the time: {' '.join(f'{each[column] / 1e6:.1f}' for each in tenths)}")
    kept = list(zip(("node", "store"), before[:2], after[:2], strict=True))
    for what, was, now in kept:
        print(f"{what}: {was / 1e6:.1f} MB after a quarter of the time, {now / 1e6:.1f} MB at the end: {now / was:.3f}")
    print(f"keys of the store: {before.keys}, {after.keys}")
    grown = [what for what, was, now in kept if now > was * GROWTH]
    print(f"keys without a time to live: {lasting}")
    print("grows: " + (", ".join(grown) or "nothing"))
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
