"""The health of Redis: whether it answers, its time, and how long it was away. This object is also called the *link*.

    closed ──heartbeat answered──▶ open ──error, or no heartbeat for OUTAGE_MS──▶ closed

Three rules always hold. *A node decides no command if its last heartbeat is older than `OUTAGE_MS`.* So a node notices an
outage, and credits its time to the clocks, before it decides a command. *A node acts on a deadline only after a heartbeat that
was answered after the deadline* (`be_sure_of`). By then the node knows of any outage around the deadline. *Each time the link
opens, everything that caches values drops them* (`on_open`).

The epoch is made from the run id of the Redis. A Redis that restarted or replaced another may have older data, so its sequence
numbers cannot be compared with earlier ones.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from importlib.resources import files
from typing import Any, NamedTuple, TypeVar

from redis.exceptions import ReadOnlyError

from server import metrics
from server.store import keys
from server.store.connection.failure_words import failure_words
from server.store.connection.reader import Reader
from server.store.connection.redis_address import Unfit
from server.store.connection.route import AWAY, OneRoute, Primary, Route, connect
from server.store.ended_tasks import ended
from server.store.health.fitness import by_name, judge
from server.store.health.stall_monitor import StallMonitor
from server.store.health.store_time import StoreClock, steady_ms

__all__ = ["AWAY", "Outage", "RedisHealth", "Unstored", "connect"]

T = TypeVar("T")

log = logging.getLogger("banderilla.store")

BEAT_MS = 500
OUTAGE_MS = 3_000
"""Silence in ms that counts as an outage while a node runs. Delays by the node's own busy event loop do not count."""
FIRST_OUTAGE_MS = 1_000
"""Silence in ms that counts as an outage when a node starts or comes back. It is shorter than `OUTAGE_MS`, because at that
moment the silence cannot come from a late heartbeat."""
SILENCE_MS = 1_500
"""Silence in ms that is not an outage yet. After such a silence, the node acts on no deadline for `SETTLE_MS`."""
SETTLE_MS = 500
"""Time in ms after a silence of `SILENCE_MS`, during which delayed commands can arrive."""
WAIT_MS = 1_000
"""Time limit in ms for copies on replicas. A primary without its replicas acknowledges no action."""
CONFIRMED_S = 60
"""Lifetime in seconds of the key that a confirmation writes."""
SOON_S = 0.005
"""Minimum seconds between a heartbeat and an extra heartbeat on request."""
RETRY_S = 0.05


class Unstored(Exception):
    """The store does not answer. If `doubt` is false, the call changed nothing. If `doubt` is true, the caller must repeat the
    call with the same id to learn the outcome."""

    def __init__(self, why: str, *, doubt: bool = False) -> None:
        super().__init__(why)
        self.doubt = doubt


class Outage(NamedTuple):
    from_ms: int
    to_ms: int


class RedisHealth:
    """The link to one Redis. `start` it, `await opened()` before every use, call `lost` when a call fails, `stop` it.

    A Cluster has one link per bucket (`cluster_health.py`), because a bucket is on one master, and its rooms do not depend on
    other masters. The heartbeats go to the bucket's master. A new master counts as a restarted Redis. The time of a link never
    goes back.
    """

    def __init__(
        self,
        route: Route | str,
        *,
        wait_ms: int = 8_000,
        tag: str = keys.NO_ROOM,
        buckets: Sequence[int] = range(keys.BUCKETS),
        away: set[str] | None = None,
        replicas: int = 0,
    ) -> None:
        """`tag`: the hash tag of the link's heartbeats; `buckets`: the buckets whose rooms depend on these heartbeats.

        `away`: the tags that do not answer now, shared by all links of the store. `replicas`: number of replicas that must
        exist; the node warns if there are fewer replicas.
        """
        self._route: Route = OneRoute(route) if isinstance(route, str) else route
        self.client: Any = self._route.client
        self.buckets = buckets
        self.parts: tuple[RedisHealth, ...] = (self,)
        """The links of the parts of the store. A question about a room goes to the link of its part."""
        self.epoch = 0
        self.outages: list[Outage] = []
        self.on_open: list[Callable[[], None]] = []
        """Callbacks that run, in order, whenever the link opens: at the start, after a loss, after a change of the epoch."""
        self.on_outage: list[Callable[[Outage], None]] = []
        """Callbacks that run after `on_open`, only on the node that noticed an outage."""
        self.on_lost: list[Callable[[], None]] = []
        """Callbacks that run when the link closes; another server may then replace the lost one."""
        self.reader = Reader(lambda: self._url, self._find)
        """Reads single rooms over a fast connection."""
        self.on_lost.append(self.reader.forsake)
        self._tag = tag
        self._url = route if isinstance(route, str) else ""
        self.away = set() if away is None else away
        self._beat_script = self.client.register_script(files("server.store.health").joinpath("beat.lua").read_text())
        self._wait_s = wait_ms / 1000
        self._gate = asyncio.Event()
        self._hurry = asyncio.Event()
        self._beaten = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.replicas = replicas
        self._why = "Redis is away"
        self._unfit: Unfit | None = None
        self._is_judged = False
        self._run = ""
        self._clock = StoreClock()
        self._beat_at_ms = 0.0
        self._beat_ms = 0
        """The time in the last heartbeat. `_beat_own_ms` is the same moment by the clock of that Redis."""
        self._beat_own_ms = 0
        self._settled_at_ms = 0
        self._pulse = StallMonitor()

    def of(self, code: str) -> "RedisHealth":
        """Returns the link of the part that has this room."""
        return self.parts[keys.bucket_of(code)] if len(self.parts) > 1 else self.parts[0]

    @property
    def may_move(self) -> bool:
        """Tells whether another server may replace the present server, as in a Cluster or with Sentinels."""
        return self._route.kind != "one"

    @property
    def url(self) -> str:
        """Returns the address of the server that was used last; empty if no server was used yet."""
        return self._url

    async def primary(self) -> Primary:
        """Returns the server that takes writes now. Raises the errors in `AWAY`."""
        return await self._route.primary(self._tag)

    async def _find(self) -> str:
        return (await self.primary()).url

    async def rewrite_files(self) -> None:
        """Makes every server rewrite its append-only file. Raises the errors in `AWAY`."""
        await self._route.rewrite_files()

    async def start(self) -> None:
        """Starts the heartbeats and returns when the link is open. Raises `Unstored` if Redis does not answer in time, `Unfit`
        if it is not suitable for rooms."""
        self._pulse.start()
        try:
            await self._judge()
        except AWAY as error:
            self._note(error)
        if self._unfit is None:
            self._task = asyncio.create_task(self._keep(), name="heartbeat")
            await self._beaten.wait()
        if self._unfit is None:
            await self.opened()
        if self._unfit is not None:
            raise self._unfit

    async def stop(self) -> None:
        await self.rest()
        await self.close()

    async def rest(self) -> None:
        """Stops the heartbeats."""
        if self._task:
            await ended([self._task])
        await self.reader.stop()
        self._pulse.stop()

    async def close(self) -> None:
        """Closes the connections of a link that was not started."""
        await self.reader.stop()
        await self._route.close()

    @property
    def is_fit(self) -> bool:
        """Tells whether the Redis that answers is suitable for rooms."""
        return self._unfit is None

    @property
    def is_open(self) -> bool:
        if not self._gate.is_set():
            return False
        if steady_ms() - self._beat_at_ms > OUTAGE_MS:
            self.lost()  # this process slept, perhaps together with the machine: it must first learn the time
            return False
        return True

    async def opened(self) -> None:
        """Returns when the link is open. Raises `Unstored` if that takes longer than a command may wait."""
        if self.is_open:
            return
        try:
            async with asyncio.timeout(self._wait_s):
                await self._gate.wait()
        except TimeoutError:
            raise Unstored(self._why) from None

    def lost(self) -> None:
        """Closes the link after a failed call. The link stays closed until a heartbeat is answered."""
        self._close()
        self._hurry.set()

    def _close(self) -> None:
        self._route.look_again()
        was_open = self._gate.is_set()
        self._gate.clear()
        self.away.add(self._tag)
        metrics.REDIS_UP.set(0)
        if was_open and self.may_move:
            for forsake in self.on_lost:
                forsake()

    async def call(self, asked: Awaitable[T]) -> T:
        """Returns Redis' answer to a call. If there is no answer, closes the link and raises `Unstored`."""
        try:
            return await asked
        except AWAY as error:
            self.lost()
            raise Unstored(str(error)) from None

    def pipeline(self) -> Any:
        """Returns a pipeline: its calls travel together, but are no transaction, because a Cluster allows no transaction about
        keys of several masters."""
        return self.client.pipeline(transaction=False)

    async def copied(self, pipe: Any) -> None:
        """Executes a pipeline, and returns when the replicas have everything that its server has written so far. Raises
        `Unstored` if they do not answer in time. Does not wait without replicas (`--replicas`), or in a Cluster.

        The question travels with the calls, because the next call may go to another server that has taken over.
        """
        if not self.replicas or self._route.kind == "cluster":
            await self.call(pipe.execute())
            return
        pipe.set(keys.confirmed_key(""), b"", ex=CONFIRMED_S)
        pipe.execute_command("WAIT", self.replicas, WAIT_MS)
        copies = (await self.call(pipe.execute()))[-1]
        if copies < self.replicas:
            raise Unstored("too few replicas have it", doubt=True)

    def now_ms(self) -> int:
        """Returns Redis' time as this node estimates it. Nodes differ by some ms; the time never goes back."""
        return self._clock.now_ms(steady_ms())

    def time_of(self, at_ms: float) -> int:
        """Returns Redis' time at a past moment of this node's steady clock."""
        return self._clock.time_of(at_ms)

    def is_sure_of(self, due_ms: int) -> bool:
        """Tells whether a deadline has certainly passed.

        If so, this node knows of every outage before the deadline. Commands that were delayed by an outage or a silence have
        then arrived.
        """
        return self.is_open and self._beat_ms >= max(due_ms, self._settled_at_ms)

    async def be_sure_of(self, due_ms: int) -> None:
        """Returns once `is_sure_of` is true. Raises `Unstored`."""
        while True:
            await self.opened()
            if self.is_sure_of(due_ms):
                return
            wait_ms = max(due_ms, self._settled_at_ms) - self.now_ms()
            if wait_ms > 0:
                await asyncio.sleep(wait_ms / 1000)
            self._beaten.clear()
            self._hurry.set()
            await self._beaten.wait()

    def window_of(self, due_ms: int) -> tuple[int, int]:
        """Returns the earliest and latest time, by Redis' own clock, for executing a commit that acts on this deadline."""
        return due_ms - self._beat_ms + self._beat_own_ms, self._beat_own_ms + SILENCE_MS

    def unsettled(self) -> None:
        """Delays all deadlines by `SETTLE_MS`, because Redis was silent after the last heartbeat."""
        self._settled_at_ms = max(self._settled_at_ms, self.now_ms() + SETTLE_MS)

    async def move_time(self, ms: int) -> None:
        """Moves the store's time forward, for a developer; returns when this node has the new time. Raises `Unstored`.

        The last heartbeat moves as well, so that no node takes the step for an outage.
        """
        beat, _outages, _run, added = keys.beat_keys(self._tag)
        goal_ms = self.now_ms() + ms  # a heartbeat may bring the new time before the answer comes
        async with self.client.pipeline(transaction=True) as pipe:
            pipe.incrby(beat, ms)
            pipe.incrby(added, ms)
            await self.call(pipe.execute())
        while self.now_ms() < goal_ms:
            self._beaten.clear()
            self._hurry.set()
            await self._beaten.wait()

    @property
    def last_outage_ms(self) -> int:
        """Returns the time when the last outage ended; 0 if there was none."""
        return self.outages[-1].to_ms if self.outages else 0

    async def _keep(self) -> None:
        was_open = False
        while True:
            try:
                limit_ms = (OUTAGE_MS if was_open else FIRST_OUTAGE_MS) + self._pulse.busy_ms()
                await self._beat(limit_ms, reopening=not self._gate.is_set())
                if not was_open:
                    log.info("redis answers", extra={"epoch": self.epoch})
                was_open = True
                pause_s = BEAT_MS / 1000
            except AWAY as error:
                self._close()
                before, why = self._why, self._note(error)
                if was_open or why != before:
                    log.warning("redis does not answer", extra={"why": why})
                was_open = False
                pause_s = RETRY_S
            except Exception:  # without heartbeats the node is dead, so this task survives every error of a callback
                log.exception("a heartbeat failed unexpectedly")
                pause_s = BEAT_MS / 1000
            self._beaten.set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause_s):
                    await self._hurry.wait()
            # A caller that lost a call or waits for a deadline wakes this loop at once, but no more often than `SOON_S`.
            await asyncio.sleep(SOON_S if self._gate.is_set() else RETRY_S)
            self._hurry.clear()

    async def _beat(self, limit_ms: int, *, reopening: bool) -> None:
        url, server = await self.primary()
        if self._url not in ("", url):  # another server has replaced the old one, whose later answers do not count
            self._close()
            reopening = True
        self._url = url
        sent_ms = steady_ms()
        names = [*keys.beat_keys(self._tag), keys.absent_key(self._tag)]
        reply = await self._beat_script(keys=names, args=[limit_ms, self._clock.reckoned_ms(sent_ms)], client=server)
        now, run, latest, found, own = reply
        answered_ms = steady_ms()
        before_ms, self._beat_ms, self._beat_own_ms = self._beat_ms, int(now), int(own)
        self._clock.hear(sent_ms, answered_ms, self._beat_ms)
        self._beat_at_ms = answered_ms
        if before_ms and (self._beat_ms - before_ms > SILENCE_MS or answered_ms - sent_ms > SILENCE_MS):
            self.unsettled()
        self._pulse.forget()
        changed = run.decode() != self._run
        if changed and (self._run or not self._is_judged):
            await self._judge()
        self._run = run.decode()
        self.epoch = int(self._run[:8], 16)
        if latest and (not self.outages or self.outages[-1] != _outage(latest)):
            self.outages = [_outage(bytes(text)) for text in await server.lrange(names[1], 0, -1)]
        if reopening or changed or found:
            for notify in self.on_open:
                notify()
        if found:
            outage = _outage(latest)
            lasted_ms = outage.to_ms - outage.from_ms
            metrics.OUTAGE_SECONDS.inc(lasted_ms / 1000)
            log.info("outage measured", extra={"ms": lasted_ms, "from_ms": outage.from_ms, "to_ms": outage.to_ms})
            for measured in self.on_outage:
                measured(outage)
        self._gate.set()
        self.away.discard(self._tag)
        metrics.REDIS_UP.set(not self.away)

    async def _judge(self) -> None:
        """Checks that this Redis is suitable for rooms. If an unsuitable Redis has replaced another Redis, the node logs a
        warning and uses the new Redis."""
        self._unfit = None
        try:
            client = (await self.primary()).client
            warnings = await judge(client, kind=self._route.kind, replicas=self.replicas)
        except Unfit as error:
            self._unfit, warnings = error, []
            log.error("this redis cannot keep rooms", extra={"why": str(error)})
        self._is_judged = True
        for warning in warnings:
            log.warning("check the settings of redis", extra={"why": warning})

    def _note(self, error: Exception) -> str:
        """Notes that Redis does not answer, and returns the reason."""
        named = by_name(error)
        if named is not None and self.epoch == 0 and not (self.may_move and isinstance(error, ReadOnlyError)):
            self._unfit = Unfit(named)
        self._why = named or f"Redis is away: {failure_words(error)}"
        return self._why


def _outage(text: bytes) -> Outage:
    start, end = text.split()
    return Outage(int(start), int(end))
