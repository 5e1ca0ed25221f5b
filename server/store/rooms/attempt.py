"""One attempt to carry out a command: take the room from memory or Redis, credit outages, make the step, commit it.

This happens while the node holds the room's lock. If another node committed first, the copy was old. In this case the result is
None, and the caller tries again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from engines.contract import Refusal
from protocol import errors
from server import metrics
from server.aggregate.contract import Aggregate, Command, Step, Views
from server.aggregate.newer_version import require_whole
from server.store.commits.commit import DONE, NO_ROOM, NOT_NOW, STALE, TO_PUBLISH, Outcome, Version
from server.store.deadlines.deadlines import Deadlines
from server.store.health.redis_health import Unstored
from server.store.rooms.answer import Answer, decode_answer, encode_answer
from server.store.rooms.place import Place
from server.store.stored.lifetime import DAY_S
from server.store.stored.read_stored import read_copy
from server.store.stored.size_bounds import Bounds
from server.store.stored.stream import Entry, encode_entry, entry_of

log = logging.getLogger("banderilla.rooms")


class Commit(msgspec.Struct, frozen=True, eq=False):
    """A commit that this node has just stored, for the callbacks on this node."""

    code: str
    before: Aggregate
    step: Step
    entry: Entry


class NotSure(Exception):
    """The command would act on a deadline that may not have passed yet."""

    def __init__(self, due_ms: int) -> None:
        super().__init__(due_ms)
        self.due_ms = due_ms


class Thinking(Exception):
    """The command must wait, because bots must first choose their actions with a search outside the event loop. The store is
    unchanged."""

    def __init__(self, task: Any) -> None:
        super().__init__()
        self.task = task


class Attempts:
    """Makes the attempts. It calls `on_commit` after each commit, `on_load` with the code and number of a room read from Redis,
    and `on_missing` with the code of a room that does not exist."""

    def __init__(
        self,
        deadlines: Deadlines,
        bounds: Bounds,
        *,
        idle_days: int,
        finished_days: int,
        on_commit: Callable[[Commit], None],
        on_load: Callable[[str, int], None],
        on_missing: Callable[[str], None],
        has_replicas: bool = False,
    ) -> None:
        self.bounds = bounds
        self.work: Callable[..., Awaitable[Step]] = asyncio.to_thread
        """Runs a step that takes long outside the event loop."""
        self._deadlines = deadlines
        self._idle_s, self._finished_s = idle_days * DAY_S, finished_days * DAY_S
        self.longest_s = max(self._idle_s, self._finished_s)
        """Longest time in seconds that a room without a session is kept after its last step."""
        self._on_commit = on_commit
        self._on_load = on_load
        self._on_missing = on_missing
        self._has_replicas = has_replicas

    async def attempt(
        self, place: Place, command: Command, cid: str, arrived_ms: float, may_think: bool = False
    ) -> Answer | None:
        """Carries out the command and returns its answer; None if another node committed first. Raises `NotSure`, and also
        `Thinking` if `may_think` is true."""
        views = place.views
        if views is None or views.room.at_ms < place.link.last_outage_ms:
            views = await self.current(place)
        at_ms = max(place.link.time_of(arrived_ms), views.room.at_ms)
        due_ms = views.room.due_at_ms
        falls_due = due_ms is not None and due_ms <= at_ms
        if due_ms is not None and falls_due and not place.link.is_sure_of(due_ms):
            raise NotSure(due_ms)
        if may_think and (task := place.kind.bot_task(views.room, command, at_ms)) is not None:
            raise Thinking(task)
        try:
            if not self.bounds.allow(views.seq, place.size, place.kind.size_share(command)):
                raise Refusal(errors.ROOM_LONG)
            if place.kind.is_long(command):
                done = await self.work(place.kind.step, views.room, command, at_ms, views)
            else:
                done = place.kind.step(views.room, command, at_ms, views)
        except Refusal as refusal:
            return await self._remember(place, views, command, cid, Answer(views.seq, dict(refusal.params), refusal.code))
        answer = Answer(done.room.seq, done.answer)
        if done.record is None:
            return await self._remember(place, views, command, cid, answer)
        return await self._commit(place, views.room, done, answer, command, cid, due_ms if falls_due else None)

    async def _commit(
        self,
        place: Place,
        before: Aggregate,
        done: Step,
        answer: Answer,
        command: Command,
        cid: str,
        fell_due_ms: int | None = None,
    ) -> Answer | None:
        """Commits the step. `fell_due_ms`: the first deadline that the step acted on, None if it acted on none. Raises
        `NotSure`."""
        room = done.room
        stored = entry_of(done)
        shown = place.kind.listed(room)
        entry = encode_entry(stored)
        due_at_ms = room.due_at_ms
        new = place.address.new_version(room.seq)
        packed = place.address.commit(
            expected=_expected(place, before.seq),
            new=new,
            snapshot=place.kind.encode(room) if place.kind.encode_step is None else place.kind.encode_step(done),
            entry=entry,
            due_at_ms=due_at_ms,
            keep_s=self.keep_s(place, room),
            person=command.by or "",
            cid=cid,
            answer=encode_answer(answer) if cid else b"",
            window=None if fell_due_ms is None else place.link.window_of(fell_due_ms),
            listed=None if shown == place.kind.listed(before) else shown,
        )
        outcome = await place.committer.send(packed)
        if outcome == NOT_NOW:
            assert fell_due_ms is not None, "only a window of time is checked"
            place.link.unsettled()
            raise NotSure(fell_due_ms)
        if outcome == TO_PUBLISH:
            place.committer.publish(place.address.publication(room.seq, entry))
            outcome = DONE
        if outcome == DONE:
            place.views, place.version = done.views, new
            place.size += len(entry)
            self._deadlines.set(room.code, due_at_ms)
            self._on_commit(Commit(room.code, before, done, stored))
            return answer
        place.views = None
        return self._first_of(outcome)

    async def _remember(self, place: Place, views: Views, command: Command, cid: str, answer: Answer) -> Answer | None:
        """Stores `answer` for a command that changed nothing, and returns it. If the command already has a stored answer,
        returns the stored one. Returns None if `answer` was decided on an old copy of the room."""
        if not cid or command.by is None:
            return answer
        packed = place.address.refuse(
            expected=_expected(place, views.seq), person=command.by, cid=cid, answer=encode_answer(answer)
        )
        outcome = await place.committer.send(packed)
        if outcome == DONE:
            return answer
        place.views = None
        return self._first_of(outcome)

    def keep_s(self, place: Place, room: Aggregate) -> int | None:
        return place.lifetime.seconds(
            place.kind.kept(room),
            place.link.now_ms,
            place.used_at_s,
            is_over=room.state == "over",
            idle_s=self._idle_s,
            finished_s=self._finished_s,
        )

    def _first_of(self, outcome: Outcome) -> Answer | None:
        if isinstance(outcome, bytes):
            metrics.REPEATED.inc()
            return msgspec.structs.replace(decode_answer(outcome), repeated=True)
        if outcome == STALE:
            metrics.LOST_RACES.inc()
        return None

    async def current(self, place: Place) -> Views:
        """Returns the room from memory or Redis, with all outages credited."""
        views, forgotten = place.views, place.forgotten
        if views is None:
            views = await self._load(place)
        outage_ms = place.link.last_outage_ms
        if views.room.at_ms < outage_ms:
            views = await self._credited(place, views)
        if place.forgotten == forgotten:
            place.views = views
        return views

    async def confirmed(self, place: Place) -> Views | None:
        """Returns the current room once all required replicas have it. So people never see a state that a failover could lose.

        Returns None if the server that takes writes has another version, because the copy may come from a former primary.
        """
        epoch = place.link.epoch
        views = await self.current(place)
        if not place.is_confirmed:
            if not await self.confirm(place, views.seq):
                return None
            if place.link.epoch != epoch or not place.link.is_open:
                place.is_confirmed = False
                raise Unstored("another server replaced the one that the room was read from")
        return views

    async def confirm(self, place: Place, seq: int) -> bool:
        """Tells whether the store still has this version, on all required replicas too. Raises `Unstored`."""
        if await place.committer.send(place.address.confirm(_expected(place, seq))) == STALE:
            place.views = None
            return False
        place.is_confirmed = True
        return True

    async def _load(self, place: Place) -> Views:
        snapshot, size, stamp = await read_copy(place.link, place.address.code)
        if snapshot is None:
            if self._has_replicas and await place.committer.send(place.address.confirm(NO_ROOM)) == STALE:
                raise Unstored("the room is there now")
            self._on_missing(place.address.code)
            raise Refusal(errors.ROOM_UNKNOWN, room=place.address.code)
        place.size, place.is_confirmed = size, not self._has_replicas
        room = place.kind.decode(snapshot)
        require_whole(snapshot, place.kind.encode(room))
        place.version = Version(room.seq, stamp)
        self._deadlines.set(room.code, room.due_at_ms)
        self._on_load(room.code, room.seq)
        views: Views = place.kind.views_of(room)
        return views

    async def _credited(self, place: Place, views: Views) -> Views:
        """Credits every outage since the room's last step, and returns the room. The credit is itself a step, which moves
        `at_ms` to the end of the outage, so no outage is credited twice."""
        for outage in place.link.outages:
            room = views.room
            if outage.to_ms <= room.at_ms:
                continue
            away_ms = outage.to_ms - max(outage.from_ms, room.at_ms)
            command = place.kind.outage_command(room, away_ms, outage.to_ms)
            if command is None:
                continue
            done = place.kind.step(room, command, outage.to_ms, views)
            if done.record is None:
                continue
            if await self._commit(place, room, done, Answer(done.room.seq, {}), command, "") is None:
                views = await self._load(place)
            else:
                views = done.views
                log.info("clocks credited with an outage", extra={"room": room.code, "ms": away_ms, "seq": done.room.seq})
        return views


def _expected(place: Place, seq: int) -> Version:
    """Returns the version that this node last read or committed under that number."""
    assert place.version.seq == seq
    return place.version
