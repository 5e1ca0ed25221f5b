"""Tests of the timers of a node: they never deliver early, and deliver the current deadline once."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from server.aggregate.newer_version import Newer
from server.store import keys
from server.store.deadlines.deadlines import (
    CONCURRENCY,
    RETRY_MS,
    SLACK_MS,
    Deadlines,
    forget_deadline,
    pause_before,
    waiting_rooms,
)
from server.store.health.redis_health import RedisHealth, Unstored


class Rung:
    """The deadlines of a node whose rooms only record the deliveries."""

    def __init__(self, link: RedisHealth) -> None:
        self.link = link
        self.delivered: list[tuple[str, int]] = []
        self.rung: asyncio.Queue[str] = asyncio.Queue()
        self.deadlines = Deadlines(link, self._deliver)

    async def _deliver(self, code: str) -> None:
        self.delivered.append((code, self.link.now_ms()))
        self.rung.put_nowait(code)
        if code == "BROKEN":
            raise RuntimeError("a fault of ours")

    async def rings(self) -> None:
        """Waits for the next delivery. Several deliveries at one moment count separately."""
        async with asyncio.timeout(10):
            await self.rung.get()


@pytest.fixture
async def rung(redis_url: str) -> AsyncIterator[Rung]:
    link = RedisHealth(redis_url)
    await link.start()
    rung = Rung(link)
    yield rung
    await rung.deadlines.stop()
    await link.stop()


async def test_a_deadline_is_delivered_once_and_not_early(rung: Rung) -> None:
    due_at_ms = rung.link.now_ms() + 60
    rung.deadlines.set("A", due_at_ms)
    rung.deadlines.set("A", due_at_ms)
    await rung.rings()
    assert [code for code, _ in rung.delivered] == ["A"]
    assert rung.delivered[0][1] >= due_at_ms


async def test_a_deadline_that_moved_on_is_delivered_then(rung: Rung) -> None:
    now_ms = rung.link.now_ms()
    rung.deadlines.set("A", now_ms + 20)
    rung.deadlines.set("A", now_ms + 120)
    rung.deadlines.set("B", now_ms + 60)
    await rung.rings()
    await rung.rings()
    assert [code for code, _ in rung.delivered] == ["B", "A"]
    assert rung.delivered[1][1] >= now_ms + 120


async def test_a_deadline_that_came_nearer_is_delivered_then(rung: Rung) -> None:
    now_ms = rung.link.now_ms()
    rung.deadlines.set("A", now_ms + 60_000)
    rung.deadlines.set("A", now_ms + 20)
    await rung.rings()
    assert rung.delivered[0][1] < now_ms + 30_000


async def test_a_deadline_that_was_taken_back_is_not_delivered(rung: Rung, caplog: pytest.LogCaptureFixture) -> None:
    now_ms = rung.link.now_ms()
    rung.deadlines.set("A", now_ms + 10)
    rung.deadlines.set("A", None)
    rung.deadlines.set("B", now_ms + 40)
    await rung.rings()
    assert [code for code, _ in rung.delivered] == ["B"]
    assert caplog.records == [], "its timer finds nothing to do"


async def test_a_room_whose_deadline_is_being_delivered_gets_no_second_delivery(rung: Rung) -> None:
    """A node finds due deadlines by its timer and by reading the stored deadlines. Both may find the same deadline."""
    now_ms = rung.link.now_ms()
    for _finder in range(2):
        rung.deadlines._begin("A", now_ms)
    rung.deadlines.set("B", now_ms + 30)
    await rung.rings()
    await rung.rings()
    assert [code for code, _ in rung.delivered] == ["A", "B"]


async def test_one_rooms_fault_is_not_anothers(rung: Rung, caplog: pytest.LogCaptureFixture) -> None:
    now_ms = rung.link.now_ms()
    rung.deadlines.set("BROKEN", now_ms)
    rung.deadlines.set("A", now_ms + 30)
    await rung.rings()
    await rung.rings()
    assert [code for code, _ in rung.delivered] == ["BROKEN", "A"]
    assert "a deadline could not be delivered" in caplog.text


async def test_only_a_few_rooms_are_worked_on_at_once(redis_url: str) -> None:
    link = RedisHealth(redis_url)
    await link.start()
    inside: list[int] = []
    working = 0
    done = asyncio.Event()

    async def deliver(_code: str) -> None:
        nonlocal working
        working += 1
        inside.append(working)
        await asyncio.sleep(0)
        working -= 1
        if len(inside) == 30:
            done.set()

    deadlines = Deadlines(link, deliver)
    for number in range(30):
        deadlines.set(f"R{number}", link.now_ms())
    async with asyncio.timeout(10):
        await done.wait()
    assert max(inside) <= CONCURRENCY
    await deadlines.stop()
    await link.stop()


async def test_a_stored_deadline_that_no_timer_told_is_delivered_after_a_while(rung: Rung) -> None:
    now_ms = rung.link.now_ms()
    stored = {"A": now_ms - SLACK_MS - 50, "B": now_ms + 60_000, "C": now_ms + 90_000, "BROKEN": now_ms - SLACK_MS - 50}
    for code, due_at_ms in stored.items():
        await rung.link.client.zadd(keys.room_keys(code).due, {code: due_at_ms})
    assert await rung.deadlines._overdue(rung.link) == now_ms + 60_000
    await rung.rings()
    await rung.rings()
    await asyncio.sleep(0)
    assert {code for code, _ in rung.delivered} == {"A", "BROKEN"}
    await rung.deadlines._overdue(rung.link)
    await rung.rings()
    await asyncio.sleep(0)
    assert [code for code, _ in rung.delivered[2:]] == ["A"], "a room with a fault has a pause"
    await rung.link.client.delete(*(keys.room_keys(code).due for code in stored))
    assert await rung.deadlines._overdue(rung.link) is None


async def test_every_node_acts_from_the_end_of_the_slack_and_of_a_pause(rung: Rung, monkeypatch: pytest.MonkeyPatch) -> None:
    now_ms = rung.link.now_ms()
    monkeypatch.setattr(rung.link, "now_ms", lambda: now_ms)
    stored = {"A": now_ms - SLACK_MS, "B": now_ms - SLACK_MS + 1, "C": now_ms - SLACK_MS, "D": now_ms - SLACK_MS}
    rung.deadlines._not_before_ms = {"C": now_ms, "D": now_ms + 1}
    for code, due_at_ms in stored.items():
        await rung.link.client.zadd(keys.room_keys(code).due, {code: due_at_ms})
    assert await rung.deadlines._overdue(rung.link) == stored["B"]
    await rung.rings()
    await rung.rings()
    assert {code for code, _ in rung.delivered} == {"A", "C"}
    assert rung.deadlines._not_before_ms == {"D": now_ms + 1}


async def test_a_deadline_waits_for_a_newer_version_and_for_a_store_that_is_away(rung: Rung) -> None:
    """Nodes of a newer version act on the deadlines of their rooms. A deadline that could not be delivered stays stored."""

    async def refuse(code: str) -> None:
        rung.rung.put_nowait(code)
        raise Newer("room", 9) if code == "NEWER" else Unstored("away")

    rung.deadlines._deliver = refuse
    now_ms = rung.link.now_ms()
    for code in ("NEWER", "AWAY"):
        rung.deadlines._begin(code, now_ms)
        await rung.rings()
    await asyncio.sleep(0)
    assert list(rung.deadlines._not_before_ms) == ["NEWER"]
    assert now_ms < rung.deadlines._not_before_ms["NEWER"] <= rung.link.now_ms() + RETRY_MS


async def test_stored_deadlines_are_polled_once_the_store_answers(rung: Rung) -> None:
    due = keys.room_keys("A").due
    await rung.link.client.zadd(due, {"A": rung.link.now_ms() - SLACK_MS - 50})
    assert await waiting_rooms(rung.link) == ["A"]
    rung.deadlines.start()
    await rung.rings()
    assert [code for code, _ in rung.delivered] == ["A"]
    await forget_deadline(rung.link, "A")
    assert await waiting_rooms(rung.link) == []


def test_the_next_look_is_when_the_next_deadline_is_everybodys() -> None:
    pauses = {left_ms: pause_before(left_ms) for left_ms in (-SLACK_MS, 0, 100, 60_000)}
    assert pauses == {-SLACK_MS: 0.02, 0: 0.3, 100: 0.4, 60_000: 1.0}
