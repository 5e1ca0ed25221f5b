"""After an outage the node loads every room with a deadline, so that each room gets its credit. The deadlines of
missing rooms are removed."""

from typing import Any

from engines.contract import Refusal
from protocol import errors
from server.store import keys
from server.store.deadlines import outage_recovery
from server.store.deadlines.deadlines import waiting_rooms
from server.store.deadlines.outage_recovery import recover_all
from server.store.health.redis_health import Outage, RedisHealth, Unstored


async def test_every_room_is_loaded_and_only_a_lost_one_forgets_its_deadline(redis_url: str) -> None:
    link = RedisHealth(redis_url)
    await link.start()
    rooms = ["ABCDEF", "GHIJKL", "MNPQRS", "TUVWXY"]
    for code in rooms:
        await link.client.zadd(keys.room_keys(code).due, {code: 1})
    seen: list[str] = []

    async def look(code: str) -> Any:
        seen.append(code)
        if code == "GHIJKL":
            raise Refusal(errors.ROOM_UNKNOWN)
        if code == "MNPQRS":
            raise Unstored("away")

    await recover_all(link, look, Outage(5, 45))
    assert sorted(seen) == rooms
    assert sorted(await waiting_rooms(link)) == ["ABCDEF", "MNPQRS", "TUVWXY"], "an unreachable room keeps its deadline"
    await link.stop()


async def test_few_rooms_are_loaded_at_a_time(redis_url: str) -> None:
    link = RedisHealth(redis_url)
    await link.start()
    for number in range(3):
        await link.client.zadd(keys.room_keys(f"ABCDE{number}").due, {f"ABCDE{number}": 1})
    running, most = 0, 0

    async def look(_code: str) -> Any:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await link.client.ping()
        running -= 1

    limit = outage_recovery.CONCURRENCY
    outage_recovery.CONCURRENCY = 2
    try:
        await recover_all(link, look, Outage(5, 45))
    finally:
        outage_recovery.CONCURRENCY = limit
    assert most == 2
    await link.stop()
