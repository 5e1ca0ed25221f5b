"""The deadlines of rooms. A deadline is the next time when a room must act without a command.

The node that has a copy of the room sets a timer. A sorted set in Redis has the deadlines of all rooms, so that another node
can act if this node dies. At the deadline the node sends the room a `Tick`, and the room does what is due. If two nodes send a
`Tick`, the version check of the commit drops the second `Tick`.

A node never acts early. If its timer fires before the deadline by Redis' time, it sets the timer again. It also waits for a
heartbeat that is answered after the deadline, because only then the node knows that there was no outage.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from server import metrics
from server.aggregate.newer_version import Newer
from server.store import keys
from server.store.ended_tasks import ended
from server.store.health.redis_health import AWAY, RedisHealth, Unstored

log = logging.getLogger("banderilla.deadlines")

SLACK_MS = 300
"""Time in ms after a deadline that belongs to the node with the room's copy. After this time, other nodes act."""
POLL_S = 1.0
MIN_PAUSE_S = 0.02
PAGE = 64
CONCURRENCY = 4
"""Maximum number of rooms that are ticked at the same time, so that commands and the heartbeat are not delayed for long."""
RETRY_MS = 10_000
"""Delay in ms before the next attempt if a tick failed because of an error in the server."""


class Deadlines:
    """Keeps the deadlines on this node, and calls `deliver(code)` at a room's due time. `set` changes the due time of a room
    that has a copy here; pass None if nothing is due."""

    def __init__(self, link: RedisHealth, deliver: Callable[[str], Awaitable[None]]) -> None:
        self._link = link
        self._deliver = deliver
        self._dues: dict[str, int] = {}
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._not_before_ms: dict[str, int] = {}
        self._turns = asyncio.Semaphore(CONCURRENCY)
        self._pollers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._pollers = [asyncio.create_task(self._poll(part), name="deadlines") for part in self._link.parts]

    async def stop(self) -> None:
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._dues.clear()
        await ended([*self._running.values(), *self._pollers])

    def set(self, code: str, due_at_ms: int | None) -> None:
        if due_at_ms is None:
            self._dues.pop(code, None)
            return
        self._dues[code] = due_at_ms
        # Every action moves a turn's deadline. It costs less to check again when the timer fires too early than to set a new
        # timer each time.
        timer = self._timers.get(code)
        if timer is None or due_at_ms < timer[0]:
            self._arm(code, due_at_ms)

    def _arm(self, code: str, due_at_ms: int) -> None:
        known = self._timers.get(code)
        if known is not None:
            known[1].cancel()
        wait_s = max(0, due_at_ms - self._link.of(code).now_ms()) / 1000
        self._timers[code] = (due_at_ms, asyncio.get_running_loop().call_later(wait_s, self._fire, code))

    def _fire(self, code: str) -> None:
        del self._timers[code]
        due_at_ms = self._dues.get(code)
        if due_at_ms is None:
            return
        if self._link.of(code).now_ms() < due_at_ms:
            self._arm(code, due_at_ms)
            return
        del self._dues[code]
        self._begin(code, due_at_ms)

    def _begin(self, code: str, due_at_ms: int) -> None:
        if code in self._running:
            return
        task = asyncio.get_running_loop().create_task(self._tell(code, due_at_ms), name=f"deadline {code}")
        self._running[code] = task
        task.add_done_callback(lambda _done: self._running.pop(code, None))

    async def _tell(self, code: str, due_at_ms: int) -> None:
        link = self._link.of(code)
        try:
            await link.be_sure_of(due_at_ms)
            async with self._turns:
                metrics.LATENESS.observe(max(0, link.now_ms() - due_at_ms) / 1000)
                await self._deliver(code)
        except Unstored:
            pass  # the sorted set still has it
        except Newer:  # nodes of a newer version act on this deadline now
            self._not_before_ms[code] = link.now_ms() + RETRY_MS
        except Exception:  # an error in one room must not affect the deadlines of other rooms
            log.exception("a deadline could not be delivered", extra={"room": code})
            self._not_before_ms[code] = link.now_ms() + RETRY_MS

    async def _poll(self, part: RedisHealth) -> None:
        while True:
            pause_s = POLL_S
            try:
                await part.opened()
                next_ms = await self._overdue(part)
                if next_ms is not None:
                    pause_s = pause_before(next_ms - part.now_ms())
            except Exception as error:  # noqa: BLE001 - the poller outlives whatever breaks a connection
                log.warning("deadlines cannot be read", extra={"why": str(error) or type(error).__name__})
            await asyncio.sleep(pause_s)

    async def _overdue(self, part: RedisHealth) -> int | None:
        """Delivers the deadlines that other nodes missed. Returns the time of the next deadline; None if there is none."""
        now_ms = part.now_ms()
        async with part.pipeline() as pipe:
            for bucket in part.buckets:
                pipe.zrange(keys.due_key(bucket), 0, PAGE - 1, withscores=True)
            found = [(member.decode(), int(score)) for page in await pipe.execute() for member, score in page]
        for code, due_at_ms in found:
            if due_at_ms + SLACK_MS <= now_ms and self._not_before_ms.get(code, 0) <= now_ms:
                self._not_before_ms.pop(code, None)
                self._begin(code, due_at_ms)
        later = [due_at_ms for _, due_at_ms in found if due_at_ms + SLACK_MS > now_ms]
        return min(later, default=None)


def pause_before(left_ms: int) -> float:
    """Returns the seconds until the next look at the stored deadlines. `left_ms`: time until the next deadline in ms."""
    return min(POLL_S, max(MIN_PAUSE_S, (left_ms + SLACK_MS) / 1000))


async def waiting_rooms(part: RedisHealth) -> list[str]:
    """Returns the codes of the rooms in this part of the store that have a deadline, the soonest first within each bucket."""
    codes: list[str] = []
    for bucket in part.buckets:
        codes += [bytes(member).decode() for member in await part.client.zrange(keys.due_key(bucket), 0, -1)]
    return codes


async def forget_deadline(link: RedisHealth, code: str) -> None:
    """Removes the deadline of a room that no longer exists."""
    with contextlib.suppress(*AWAY):
        await link.client.zrem(keys.room_keys(code).due, code)
