"""Rooms of this node: what is committed, here or elsewhere, goes to whoever watches.

Every entry passes through `_entry` in the order of its number. The next number is passed on; a smaller one is known already; a
larger one means a gap, which is filled from the room's stream, or by snapshots where the stream does not reach.
"""

import asyncio
import logging

from engines.contract import Refusal
from protocol import errors, messages
from protocol.messages import GameEvent, Snapshot
from server import metrics
from server.aggregate.commands import Presence as PresenceTold
from server.gateway import costs
from server.gateway.connection import Connection, framed
from server.gateway.delay import DelayLine, Shown
from server.gateway.presence import Presence
from server.gateway.room_channel import RECENT, SPECTATOR, RoomChannel
from server.gateway.slow_readers import serve_slow_readers
from server.jobs.board_sync import BoardSync
from server.sessions.state import Session
from server.store.aggregate import Aggregate, Record, Views, type_of
from server.store.attempt import Commit
from server.store.fanout import NOTHING, Fanout
from server.store.redis_health import Unstored
from server.store.room_store import RoomStore
from server.store.stream import Entry, entries, last_entries
from server.store.tasks import Tasks

log = logging.getLogger("banderilla.hub")

REPLAY = 100
"""So many missed numbers are sent as patches; more are a snapshot, which costs less than they do."""
CONCURRENCY = 10
"""After reading so many the loop goes on with others' work."""
ON_ITS_WAY_S = 0.25


class Hub:
    """`look_on`, `resume`, `leave`; told by the store what was committed, by the fan-out what others commit."""

    def __init__(self, rooms: RoomStore, fanout: Fanout, *, away_ms: int, slow_ms: int) -> None:
        self._rooms = rooms
        self._fanout = fanout
        self._slow_ms = slow_ms
        self._watches: dict[str, RoomChannel] = {}
        self._epoch = rooms.link.epoch
        self._tasks = Tasks()
        self._board_sync = BoardSync(rooms, self._tasks)
        self._presence = Presence(rooms, fanout, self._tasks, away_ms=away_ms, watch_of=self._watches.get)
        rooms.on_commit = self.committed
        rooms.on_load = self.loaded
        rooms.link.on_open.append(self._link_opened)

    def start(self) -> None:
        self._tasks.spawn(serve_slow_readers(lambda: self._watches.values(), self.catch_up, slow_ms=self._slow_ms))

    async def stop(self) -> None:
        self._presence.stop()
        await self._tasks.stop()
        for watch in self._watches.values():
            watch.close()

    # People come and go

    async def subscribe(self, connection: Connection, code: str) -> None:
        """The connection gets a snapshot and everything after it, with the view that its person has in the room."""
        watch = await self._watch(code)
        views = await self._fresh(watch)
        if isinstance(views.room, Session):
            self._board_sync.subscribed(views.room)
        self._place(watch, connection, views)

    async def resume(self, connection: Connection, code: str, seq: int, epoch: int) -> None:
        """The patches that the connection missed, where these are enough; else a snapshot."""
        watch = await self._watch(code)
        views = await self._fresh(watch)
        if epoch == self._rooms.link.epoch and seq > views.seq:
            # Another node has committed, and we have not heard of it yet: nobody is shown less than they have seen.
            self._rooms.forget(code)
            views = await self._fresh(watch)
        if isinstance(views.room, Session):
            self._board_sync.subscribed(views.room)
        missing = views.seq - seq
        # One entry costs what a message does to send; who cannot pay for them all gets a snapshot, which is one.
        is_near = epoch == self._rooms.link.epoch and 0 < missing <= REPLAY and watch.line is None
        if is_near and not connection.spend(costs.of_entries(missing)):
            kind = type_of(code)
            viewer = kind.viewer_of(views.room, connection.person)
            frames: list[bytes | None] = []
            quiet = True
            async for entry in entries(self._rooms.link, code, after=seq, until=views.seq):
                frames.append(entry.frame_for(viewer))
                quiet = quiet and kind.is_quiet(kind.decode_record(entry.record))
                if len(frames) % CONCURRENCY == 0:
                    await asyncio.sleep(0)
            if quiet and len(frames) == views.seq - seq and watch.seq == views.seq:
                watch.add(connection, viewer, views.seq, self._rooms.link.now_ms())
                for frame in frames:
                    connection.forward(framed(frame if frame is not None else b""))
                self._presence.came(code, connection.person)
                return
            views = await self._fresh(watch)
        if epoch != self._rooms.link.epoch and seq > views.seq:
            connection.send(_went_back(code, seq - views.seq))
        self._place(watch, connection, views)

    async def leave(self, connection: Connection, code: str) -> None:
        """The connection watches no more; the last one of a person makes it away after a while."""
        watch = self._watches.get(code)
        if watch is None:
            connection.looks.pop(code, None)
            return
        watch.remove(connection)
        self._presence.went(watch, connection.person)
        if watch.is_empty:
            await self._unwatch(watch)

    def number(self, connection: Connection, code: str) -> int | None:
        """The number up to which that connection should have the room."""
        watch = self._watches.get(code)
        if watch is None or code not in connection.looks:
            return None
        return watch.number_for(connection.looks[code])

    def shown(self, code: str) -> int | None:
        """The number up to which spectators have the room, as far as this node shows it."""
        watch = self._watches.get(code)
        return watch.number_for(SPECTATOR) if watch is not None else None

    def since_ms(self, code: str, viewer: str) -> dict[Connection, int]:
        """The connections of this node that have that view of the room, and since when, server time."""
        watch = self._watches.get(code)
        return {connection: watch.since_ms[connection] for connection in watch.groups.get(viewer, ())} if watch else {}

    async def is_alone(self, *codes: str) -> bool:
        """Whether no other node has a connection to any of these rooms. Raises `Unstored`."""
        return await self._fanout.is_alone(*codes)

    # What is committed

    def committed(self, commit: Commit) -> None:
        """By this node. Called before the next command of that room."""
        self._board_sync.committed(commit)
        watch = self._watches.get(commit.code)
        if watch is None or watch.seq is None:
            return
        record = commit.step.record
        if self._entry(watch, commit.entry) and record is not None:
            watch.hear_step(record)
        audience = type_of(commit.code).audience
        if any(new is not old for new, old in zip(audience(commit.step.room), audience(commit.before), strict=True)):
            self._review(watch, commit.step.views)

    def loaded(self, code: str, seq: int) -> None:
        """The room as it is stored. After a new epoch it may have gone back behind what everybody was told."""
        watch, epoch = self._watches.get(code), self._rooms.link.epoch
        if watch is None or watch.seq is None or watch.epoch == epoch:
            return
        watch.epoch = epoch
        if seq < watch.seq:
            log.error("the store lost steps of a room", extra={"room": code, "seq": seq, "steps": watch.seq - seq})
            for connection in watch.connections():
                connection.send(_went_back(code, watch.seq - seq))

    def elsewhere(self, code: str, entry: Entry) -> None:
        """By another node, as it was published."""
        self._rooms.forget(code)
        watch = self._watches.get(code)
        if watch is not None and watch.seq is not None:
            self._foreign(watch, entry)

    def numbered(self, code: str, seq: int) -> None:
        """The room's number as Redis had it a moment ago. What is on its way gets a while before it counts as lost."""
        watch = self._watches.get(code)
        if watch is None or watch.seq is None:
            return
        if seq == NOTHING:
            self._rooms.forget(code)
            self._tasks.spawn(self._look_again(watch))
        elif seq > watch.seq:
            asyncio.get_running_loop().call_later(ON_ITS_WAY_S, self._repair_up_to, watch, seq)
        elif seq < watch.seq and watch.epoch != self._rooms.link.epoch:
            self._repair(watch)  # it was to be begun again, but Redis was away again

    def _repair_up_to(self, watch: RoomChannel, seq: int) -> None:
        if watch.seq is not None and watch.seq < seq and self._watches.get(watch.code) is watch:
            self._rooms.forget(watch.code)
            self._repair(watch)

    def _entry(self, watch: RoomChannel, entry: Entry) -> bool:
        assert watch.seq is not None
        if entry.seq == watch.seq + 1 and not watch.repairing:
            watch.deliver(entry.seq, entry.frames)
            return True
        if entry.seq > watch.seq:
            self._repair(watch)
        return False

    def _foreign(self, watch: RoomChannel, entry: Entry) -> None:
        if not self._entry(watch, entry):
            return
        record = type_of(watch.code).decode_record(entry.record)
        watch.hear_step(record)
        self._after_foreign(watch, record)

    def _after_foreign(self, watch: RoomChannel, record: Record) -> None:
        body = record.command.body
        if isinstance(body, PresenceTold) and not body.present:
            self._presence.contradict(watch, body.person)
        elif not type_of(watch.code).is_quiet(record):
            self._tasks.spawn(self._look_again(watch))

    def _repair(self, watch: RoomChannel) -> None:
        if not watch.repairing:
            watch.repairing = True
            metrics.GAPS.inc()
            self._tasks.spawn(self._fill(watch))

    async def _fill(self, watch: RoomChannel) -> None:
        """Passes on what was missed; where that cannot be had, everybody gets a snapshot."""
        try:
            while True:
                self._rooms.forget(watch.code)
                views = await self._rooms.look(watch.code)
                assert watch.seq is not None
                missed = views.seq - watch.seq
                if missed == 0:
                    break
                if 0 < missed <= REPLAY:
                    async for entry in entries(self._rooms.link, watch.code, after=watch.seq, until=views.seq):
                        if entry.seq != watch.seq + 1:
                            break
                        record = type_of(watch.code).decode_record(entry.record)
                        watch.deliver(entry.seq, entry.frames)
                        watch.hear_step(record)
                        self._after_foreign(watch, record)
                    if watch.seq >= views.seq:
                        continue
                views = await self._rooms.look(watch.code)
                self._snapshot_all(watch, views)
        except Unstored:
            pass  # the sweep will see the gap again
        except Refusal as no:
            self._vanished(watch, no)
        finally:
            watch.repairing = False

    def _link_opened(self) -> None:
        """Redis was away: another epoch is another history, of which everybody gets a snapshot."""
        if self._epoch != self._rooms.link.epoch:
            self._epoch = self._rooms.link.epoch
            for watch in self._watches.values():
                if watch.seq is not None:
                    self._tasks.spawn(self._begin_anew(watch))

    async def _begin_anew(self, watch: RoomChannel) -> None:
        try:
            self._snapshot_all(watch, await self._rooms.look(watch.code))
        except Refusal as no:
            self._vanished(watch, no)

    async def _look_again(self, watch: RoomChannel) -> None:
        try:
            self._review(watch, await self._fresh(watch))
        except Refusal as no:
            self._vanished(watch, no)

    def _vanished(self, watch: RoomChannel, no: Refusal) -> None:
        """There is no such room any more: it was erased before we could hear of it, or its time was over."""
        if no.code != errors.ROOM_UNKNOWN:
            raise no
        for connection in list(watch.connections()):
            self._turn_out(watch, connection, errors.ROOM_ERASED)

    # Snapshots

    async def _watch(self, code: str) -> RoomChannel:
        watch = self._watches.get(code)
        if watch is None:
            watch = self._watches[code] = RoomChannel(code)
            metrics.ROOMS_WATCHED.set(len(self._watches))
            try:
                await self._open(watch)
            except BaseException:
                self._watches.pop(code, None)
                watch.opened.set()
                await self._fanout.unwatch(code)
                raise
        await watch.opened.wait()
        if watch.seq is None:  # who opened it failed: we are told the same
            await self._rooms.look(code)
            raise Refusal(errors.SERVER_BUSY)
        return watch

    async def _open(self, watch: RoomChannel) -> None:
        await self._fanout.watch(watch.code)
        self._rooms.forget(watch.code)  # from here on changes are heard of; a copy from before may be of something erased
        views = await self._rooms.look(watch.code)
        watch.seq, watch.epoch = views.seq, self._rooms.link.epoch
        self._set_line(watch, views)
        older = await last_entries(self._rooms.link, watch.code, RECENT)
        decode = type_of(watch.code).decode_record
        told = [(entry.seq, seen) for entry in older if entry.seq for seen in decode(entry.record).happenings]
        watch.hear_older(told)
        watch.opened.set()
        self._presence.opened(watch)

    async def _fresh(self, watch: RoomChannel) -> Views:
        """Views of the very number up to which the watch has passed everything on."""
        while True:
            views = await self._rooms.look(watch.code)
            if views.seq == watch.seq and not watch.repairing:
                return views
            self._rooms.forget(watch.code)
            if not watch.repairing:
                watch.repairing = True
                await self._fill(watch)
            else:
                await asyncio.sleep(0.005)

    def _place(self, watch: RoomChannel, connection: Connection, views: Views) -> None:
        self._show(watch, connection, views)
        self._presence.came(watch.code, connection.person)

    def _show(self, watch: RoomChannel, connection: Connection, views: Views) -> None:
        viewer = type_of(watch.code).viewer_of(views.room, connection.person)
        line = watch.line
        if line is None or viewer != SPECTATOR:
            shown: Shown | None = Shown(views.seq, views.room.at_ms, views.of[viewer])
            happenings = watch.recent_for(viewer)
        else:
            shown = line.shown
            happenings = list(line.happenings)
        watch.add(connection, viewer, shown.seq if shown is not None else views.seq, self._rooms.link.now_ms())
        if shown is not None and connection.behind_since_s is None:
            connection.send(self._snapshot(watch, connection, views.room, shown, happenings))

    def _snapshot(
        self, watch: RoomChannel, connection: Connection, room: Aggregate, shown: Shown, happenings: list[GameEvent]
    ) -> Snapshot:
        you = type_of(watch.code).you_in(room, connection.person)
        return Snapshot(watch.code, shown.seq, self._rooms.link.epoch, you, shown.view, shown.at_ms, happenings)

    def _snapshot_all(self, watch: RoomChannel, views: Views) -> None:
        watch.seq = views.seq
        self._set_line(watch, views)
        for connection in list(watch.connections()):
            self._show(watch, connection, views)

    def _review(self, watch: RoomChannel, views: Views) -> None:
        """Who looks with another view since gets a snapshot; who may not look any more is told so."""
        room, kind = views.room, type_of(watch.code)
        delay_ms = watch.line.delay_ms if watch.line else 0
        if delay_ms != kind.delay_ms(room):
            self._set_line(watch, views)
        for connection in list(watch.connections()):
            viewer = kind.viewer_of(room, connection.person)
            shut = kind.admission_refusal(room, connection.person, viewer)
            if shut is not None:
                self._turn_out(watch, connection, shut)
            elif viewer != connection.looks[watch.code]:
                self._show(watch, connection, views)

    def _turn_out(self, watch: RoomChannel, connection: Connection, code: str) -> None:
        watch.remove(connection)
        connection.send(messages.Refusal(code, params={"room": watch.code}))
        if watch.is_empty:
            self._tasks.spawn(self._unwatch(watch))

    def _set_line(self, watch: RoomChannel, views: Views) -> None:
        if watch.line is not None:
            watch.line.close()
            watch.line = None
        delay_ms = type_of(watch.code).delay_ms(views.room)
        if delay_ms:
            first = Shown(views.seq, views.room.at_ms, views.of[SPECTATOR])
            watch.line = DelayLine(
                delay_ms,
                first,
                on_first=lambda: self._show_spectators(watch),
                on_patch=lambda seq, frame: self._patch_spectators(watch, seq, frame),
            )

    def _show_spectators(self, watch: RoomChannel) -> None:
        views = self._rooms.held(watch.code)
        for connection in list(watch.groups.get(SPECTATOR, ())):
            if views is not None:
                self._show(watch, connection, views)
            else:
                self._tasks.spawn(self.subscribe(connection, watch.code))

    def _patch_spectators(self, watch: RoomChannel, seq: int, frame: bytes) -> None:
        watch.to_spectators(seq, frame)

    async def _unwatch(self, watch: RoomChannel) -> None:
        if watch.is_empty and self._watches.get(watch.code) is watch:
            del self._watches[watch.code]
            watch.close()
            metrics.ROOMS_WATCHED.set(len(self._watches))
            await self._fanout.unwatch(watch.code)

    # Slow readers

    async def catch_up(self, connection: Connection) -> None:
        """One snapshot of each room, all in one go: in between no patch may slip in."""
        watches = [self._watches[code] for code in connection.looks if code in self._watches]
        while stale := next((watch for watch in watches if not self._is_current(watch)), None):
            await self._fresh(stale)
        connection.behind_since_s = None
        connection.send(messages.Notice(errors.NOTICE_LAGGING))
        for watch in watches:
            views = self._rooms.held(watch.code)
            if views is not None and watch.code in connection.looks:
                self._show(watch, connection, views)

    def _is_current(self, watch: RoomChannel) -> bool:
        views = self._rooms.held(watch.code)
        return views is not None and views.seq == watch.seq and not watch.repairing


def _went_back(code: str, steps: int) -> messages.Notice:
    return messages.Notice(errors.NOTICE_WENT_BACK, {"room": code, "steps": steps})
