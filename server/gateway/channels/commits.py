"""Passes the commits of all nodes to the channels, in order. A channel is a room that somebody watches through this node. Also
handles a Redis that comes back with other data."""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial

from protocol import errors, messages
from server.aggregate.contract import Aggregate
from server.aggregate_types import type_of
from server.gateway.channels.missed_numbers import Gaps
from server.gateway.channels.presence import Presence
from server.gateway.channels.room_channel import RoomChannel
from server.gateway.channels.snapshots import Snapshots
from server.store.background_tasks import Tasks
from server.store.channels.sweep import NOTHING
from server.store.health.redis_health import RedisHealth
from server.store.logs.pack_log import pack_log
from server.store.rooms.attempt import Commit
from server.store.rooms.room_store import RoomStore
from server.store.stored.stream import Entry

log = logging.getLogger("banderilla.hub")

ON_ITS_WAY_S = 0.25
"""Seconds to wait for a commit of another node before it counts as lost."""


class Commits:
    """Receives commits from the store and from the fan-out. `channels`: the watched rooms of this node, by code."""

    def __init__(
        self,
        rooms: RoomStore,
        channels: Mapping[str, RoomChannel],
        tasks: Tasks,
        *,
        presence: Presence,
        snapshots: Snapshots,
        gaps: Gaps,
    ) -> None:
        self._rooms = rooms
        self._channels = channels
        self._tasks = tasks
        self._presence = presence
        self._snapshots = snapshots
        self._gaps = gaps
        self._epochs = {part: part.epoch for part in rooms.link.parts}
        rooms.on_commit.append(self.committed)
        rooms.on_load = self.loaded
        for part in rooms.link.parts:
            part.on_open.append(partial(self._link_opened, part))

    def committed(self, commit: Commit) -> None:
        """Passes a commit of this node to the viewers. The store calls this before the next command of that room."""
        channel = self._channels.get(commit.code)
        if channel is None or channel.seq is None:
            if channel is None and commit.before.state != "over":
                self.pack_if_over(commit.code, commit.step.room)
            return
        record = commit.step.record
        if self._gaps.entry(channel, commit.entry) and record is not None:
            channel.hear_step(record)
            self._gaps.after_presence(channel, record)
        kind, room = type_of(commit.code), commit.step.room
        channel.note_listed(bool(kind.listed(room)))
        if kind.audience(room) != kind.audience(commit.before):
            self._snapshots.review(channel, commit.step.views)

    def loaded(self, code: str, seq: int) -> None:
        """Handles a room that was just loaded from the store. After a change of the epoch, the loaded room may be older than
        the state that people have seen."""
        channel, epoch = self._channels.get(code), self._epoch_of(code)
        if channel is None or channel.seq is None or channel.epoch == epoch:
            return
        channel.epoch = epoch
        if seq < channel.seq:
            log.error("the store lost steps of a room", extra={"room": code, "seq": seq, "steps": channel.seq - seq})
            for connection in channel.connections():
                connection.send(went_back(code, channel.seq - seq))

    def elsewhere(self, code: str, entry: Entry) -> None:
        """Handles a commit of another node, as that node published it."""
        self._rooms.forget(code)
        channel = self._channels.get(code)
        if channel is not None and channel.seq is not None:
            self._gaps.foreign(channel, entry)

    def numbered(self, code: str, seq: int) -> bool:
        """Compares the sequence number that a room has in Redis with the viewers' number. Returns True if the viewers have got
        everything up to the number in Redis.

        A missing commit gets some time to arrive before it counts as lost.
        """
        channel = self._channels.get(code)
        if channel is None or channel.seq is None:
            return False
        if channel.begins_again and not channel.is_being_read:
            self._gaps.begin_again(channel)  # the store answers, but its replicas did not
        elif seq == NOTHING:
            self._rooms.forget(code)
            self._tasks.spawn(self._gaps.look_again(channel))
        elif seq > channel.seq:
            asyncio.get_running_loop().call_later(ON_ITS_WAY_S, self._gaps.repair_up_to, channel, seq)
        elif seq < channel.seq and channel.epoch != self._epoch_of(code):
            self._gaps.repair(channel)  # the restart failed because Redis was away again
        return seq == channel.seq and not channel.is_behind

    def _link_opened(self, part: RedisHealth) -> None:
        """Handles the return of Redis. If the epoch is new, the data may be older than what viewers have, so every viewer gets
        a snapshot."""
        is_another, self._epochs[part] = self._epochs[part] != part.epoch, part.epoch
        for channel in self._channels.values():
            if channel.seq is not None and self._rooms.link.of(channel.code) is part and (is_another or channel.begins_again):
                self._gaps.begin_again(channel)

    def _epoch_of(self, code: str) -> int:
        return self._rooms.link.of(code).epoch

    def pack_if_over(self, code: str, room: Aggregate) -> None:
        """Packs the log of a finished game once no client of this node watches the room."""
        if room.state == "over":
            self._tasks.spawn(pack_log(self._rooms.link, code))


def went_back(code: str, steps: int) -> messages.Notice:
    """Returns the notice to viewers that the store lost the steps after this number."""
    return messages.Notice(errors.NOTICE_WENT_BACK, {"room": code, "steps": steps})
