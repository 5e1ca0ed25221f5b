"""Gives viewers every step of a room once and in order. If a step is missing, this module reads the step from the room's stream
or sends everybody a snapshot.

    the next number      send the step
    a smaller number     ignore it: the viewers have it
    a larger number      a gap: read the missing steps from the stream, or send snapshots if the stream does not have them
    a step that replaced
    the log              send snapshots if it was missed, because the new log does not lead from what the viewers have
    a number of another
    epoch of the store   send everybody a snapshot first
"""

import asyncio
from collections.abc import Callable, Sequence

from engines.contract import Refusal
from protocol import errors
from server import metrics
from server.aggregate.commands import Presence as PresenceTold
from server.aggregate.contract import Record, Views
from server.aggregate.events import LoggedEvent
from server.aggregate_types import type_of
from server.gateway.channels.presence import Presence
from server.gateway.channels.room_channel import RECENT, RoomChannel
from server.gateway.channels.snapshots import Snapshots
from server.store.background_tasks import Tasks
from server.store.health.redis_health import RedisHealth, Unstored
from server.store.rooms.room_store import RoomStore
from server.store.stored.stream import Entry, entries, last_entries

REPLAY = 100
"""Maximum number of missed steps that are sent as patches. For more missed steps, a snapshot costs less."""


class Gaps:
    """Finds and fills gaps. `channel_of(code)` returns the channel of a room that is watched through this node."""

    def __init__(
        self,
        rooms: RoomStore,
        tasks: Tasks,
        snapshots: Snapshots,
        presence: Presence,
        *,
        channel_of: Callable[[str], RoomChannel | None],
    ) -> None:
        self._rooms = rooms
        self._tasks = tasks
        self._snapshots = snapshots
        self._presence = presence
        self._channel_of = channel_of

    def repair_up_to(self, channel: RoomChannel, seq: int) -> None:
        """Treats all numbers up to `seq` that have not arrived as lost."""
        if channel.seq is not None and channel.seq < seq and self._channel_of(channel.code) is channel:
            self._rooms.forget(channel.code)
            self.repair(channel)

    def entry(self, channel: RoomChannel, entry: Entry) -> bool:
        """Sends the step to the viewers if it is the next step. Returns True if the step was sent."""
        assert channel.seq is not None
        if entry.seq == channel.seq + 1 and not channel.is_behind:
            channel.deliver(entry)
            return True
        channel.not_passed_on = max(channel.not_passed_on, entry.seq)
        if entry.seq > channel.seq:
            self.repair(channel)
        return False

    def foreign(self, channel: RoomChannel, entry: Entry) -> None:
        """Handles a commit of another node."""
        if not self.entry(channel, entry):
            return
        record = type_of(channel.code).decode_record(entry.record)
        channel.hear_step(record)
        self._after_foreign(channel, record)

    def _after_foreign(self, channel: RoomChannel, record: Record) -> None:
        if not self.after_presence(channel, record) and not type_of(channel.code).is_quiet(record):
            self._tasks.spawn(self.look_again(channel))

    def after_presence(self, channel: RoomChannel, record: Record) -> bool:
        """Tells whether the step marks as absent a person who has a socket on this node. If so, the node marks the person as
        present again."""
        body = record.command.body
        if type(body) is not PresenceTold or body.present:
            return False
        self._presence.contradict(channel, body.person)
        return True

    def repair(self, channel: RoomChannel) -> None:
        """Begins to read the missing steps, unless the node is reading them already."""
        if not channel.is_behind:
            channel.repairing = True
            metrics.GAPS.inc()
            self._tasks.spawn(self._fill(channel))

    async def _fill(self, channel: RoomChannel) -> None:
        """Sends the viewers the missing steps, or a snapshot if the node cannot read them."""
        try:
            while True:
                self._rooms.forget(channel.code)
                views = await self._rooms.look(channel.code)
                assert channel.seq is not None
                missed = views.seq - channel.seq
                if missed == 0 or channel.begins_again:
                    break
                if 0 < missed <= REPLAY:
                    stored = entries(self._rooms.link, channel.code, after=channel.seq, until=views.seq)
                    self._deliver(channel, [entry async for entry in stored])
                    if channel.seq >= views.seq:
                        continue
                views = await self._rooms.look(channel.code)
                if channel.begins_again:
                    break
                self._show_all(channel, views)
        except Unstored:
            pass  # the sweep will see the gap again
        except Refusal as refusal:
            self._vanished(channel, refusal)
        finally:
            channel.repairing = False

    def _deliver(self, channel: RoomChannel, missed: Sequence[Entry]) -> None:
        """Sends the viewers the steps that follow what they have. Sends nothing if one of the steps replaced the log."""
        kind = type_of(channel.code)
        steps = [(entry, kind.decode_record(entry.record)) for entry in missed]
        if any(kind.has_rewritten(record) for _entry, record in steps):
            return
        for entry, record in steps:
            if channel.seq is None or entry.seq != channel.seq + 1 or channel.begins_again:
                return
            channel.deliver(entry)
            channel.hear_step(record)
            self._after_foreign(channel, record)

    def begin_again(self, channel: RoomChannel) -> None:
        """Makes the channel start again, because the store has another epoch: every viewer gets a snapshot before any step of
        that epoch.

        Without the snapshot, a patch with the next number could change a state that the viewers do not have.
        """
        channel.begins_again, channel.not_passed_on = True, 0
        channel.beginnings += 1
        if not channel.is_being_read:
            channel.is_being_read = True
            self._tasks.spawn(self._begun_again(channel))

    async def _begun_again(self, channel: RoomChannel) -> None:
        """Carries out what `begin_again` has started. Only one such task runs at a time, because a slow task could send a state
        that is older than the steps already sent."""
        is_away = False
        try:
            while True:
                beginning = channel.beginnings
                try:
                    self._rooms.forget(channel.code)
                    views = await self._rooms.look(channel.code)
                    channel.replace_recent(await last_events(self._rooms.link, channel.code, until=views.seq))
                except Unstored:
                    if channel.beginnings == beginning:
                        is_away = True  # when Redis answers again, the room restarts
                        return
                    continue
                if channel.beginnings == beginning:
                    break
            self._show_all(channel, views)
        except Refusal as refusal:
            self._vanished(channel, refusal)
        finally:
            channel.begins_again, channel.is_being_read = is_away, False
        if not is_away and channel.seq is not None and channel.not_passed_on > channel.seq:
            self.repair(channel)

    def _show_all(self, channel: RoomChannel, views: Views) -> None:
        self._snapshots.show_all(channel, views)
        self._presence.shown(channel, views.room)

    async def look_again(self, channel: RoomChannel) -> None:
        """Sends a snapshot to everybody whose kind of view has changed."""
        try:
            self._snapshots.review(channel, await self.fresh(channel))
        except Refusal as refusal:
            self._vanished(channel, refusal)

    def _vanished(self, channel: RoomChannel, refusal: Refusal) -> None:
        """Handles a room that does not exist any more: it was erased, or its lifetime is over."""
        if refusal.code != errors.ROOM_UNKNOWN:
            raise refusal
        for connection in list(channel.connections()):
            self._snapshots.turn_out(channel, connection, errors.ROOM_ERASED)

    async def fresh(self, channel: RoomChannel) -> Views:
        """Returns the views at exactly the sequence number that the viewers have."""
        while True:
            views = await self._rooms.look(channel.code)
            if views.seq == channel.seq and not channel.is_behind:
                return views
            self._rooms.forget(channel.code)
            if not channel.is_behind:
                channel.repairing = True
                await self._fill(channel)
            else:
                await asyncio.sleep(0.005)


async def last_events(link: RedisHealth, code: str, *, until: int) -> list[tuple[int, LoggedEvent]]:
    """Returns the last events of a room up to a number, read from its stream, each with its number. Raises `Unstored`."""
    found = await last_entries(link, code, RECENT)
    decode = type_of(code).decode_record
    return [(entry.seq, event) for entry in found if 0 < entry.seq <= until for event in decode(entry.record).happenings]
