"""The rooms that people watch through this node: subscribing, resuming after a lost connection, leaving.

The hub has three parts: `Commits` receives committed steps, `Gaps` finds missed sequence numbers, and `Snapshots` sends whole
views.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator

from engines.contract import Refusal
from protocol import errors, messages
from server import metrics
from server.aggregate.contract import Aggregate, Views
from server.aggregate_types import type_of
from server.gateway.channels.commits import Commits, went_back
from server.gateway.channels.missed_numbers import REPLAY, Gaps, last_events
from server.gateway.channels.presence import Presence
from server.gateway.channels.room_channel import SPECTATOR, RoomChannel
from server.gateway.channels.slow_readers import serve_slow_readers
from server.gateway.channels.snapshots import Snapshots
from server.gateway.limits import message_costs
from server.gateway.sockets.connection import Connection, framed
from server.store.background_tasks import Tasks
from server.store.channels.fanout import Fanout
from server.store.indexes.listings import Listings, Shown
from server.store.rooms.room_store import RoomStore
from server.store.stored.stream import entries

log = logging.getLogger("banderilla.hub")

CONCURRENCY = 10
"""Number of entries that are handled before other tasks of the event loop get a turn."""


class Hub:
    """Connects sockets with the channels of rooms. The hub opens a room's channel for the first viewer and closes the channel
    after the last viewer has left."""

    def __init__(
        self, rooms: RoomStore, fanout: Fanout, listings: Listings | None = None, *, away_ms: int, slow_ms: int
    ) -> None:
        self._rooms = rooms
        self._fanout = fanout
        self._listings = listings
        self._slow_ms = slow_ms
        self.on_subscribe: Callable[[Aggregate], None] = lambda _room: None
        """Callback with the state of a room, called before a connection first sees the room."""
        self.behind: set[Connection] = set()
        """Connections that do not read fast enough."""
        self._channels: dict[str, RoomChannel] = {}
        self._tasks = Tasks()
        self._presence = Presence(rooms, fanout, self._tasks, away_ms=away_ms, channel_of=self._channels.get)
        self._snapshots = Snapshots(rooms, self._tasks, subscribe=self.subscribe, drop_if_empty=self._drop_if_empty)
        self._gaps = Gaps(rooms, self._tasks, self._snapshots, self._presence, channel_of=self._channels.get)
        self.commits = Commits(
            rooms,
            self._channels,
            self._tasks,
            presence=self._presence,
            snapshots=self._snapshots,
            gaps=self._gaps,
        )
        """Handles the commits of all nodes."""
        if listings is not None:
            listings.shown = self._shown_here

    def start(self) -> None:
        self._tasks.spawn(serve_slow_readers(self.behind, self.catch_up, slow_ms=self._slow_ms))

    def drain(self) -> None:
        """Ends all subscriptions because the node stops. People stay present in their rooms."""
        self._presence.stop()

    async def stop(self) -> None:
        self._presence.stop()
        await self._tasks.stop()
        for channel in self._channels.values():
            channel.close()

    # People come and go

    async def subscribe(self, connection: Connection, code: str) -> None:
        """Subscribes the connection to a room: the connection gets a snapshot now and then every later step, in the person's
        view of the room."""
        channel = await self._channel_for(code)
        views = await self._gaps.fresh(channel)
        self.on_subscribe(views.room)
        self._place(channel, connection, views)

    async def resume(self, connection: Connection, code: str, seq: int, epoch: int) -> None:
        """Subscribes the connection again after a break. The connection gets the patches that it missed or, if the patches are
        too many or not stored, a snapshot."""
        channel = await self._channel_for(code)
        views = await self._gaps.fresh(channel)
        if seq > views.seq:
            # The client knows of a commit that this node has not received yet. Perhaps this node does not even know the present
            # Redis. So ask Redis before sending an older state or reporting a loss.
            self._rooms.forget(code)
            views = await self._gaps.fresh(channel)
        self.on_subscribe(views.room)
        missing = views.seq - seq
        # Each entry costs as much as a message. A connection that cannot pay for all of them gets one snapshot instead.
        is_near = epoch == self._rooms.link.of(code).epoch and 0 < missing <= REPLAY and channel.line is None
        if is_near and not connection.take_tokens(message_costs.of_entries(missing)):
            kind = type_of(code)
            viewer = kind.viewer_of(views.room, connection.person)
            frames: list[bytes | None] = []
            quiet = True
            async for entry in entries(self._rooms.link, code, after=seq, until=views.seq):
                frames.append(entry.frame_for(viewer))
                quiet = quiet and kind.is_quiet(kind.decode_record(entry.record))
                if len(frames) % CONCURRENCY == 0:
                    await asyncio.sleep(0)
            if quiet and len(frames) == views.seq - seq and channel.seq == views.seq:
                channel.add(connection, viewer, views.seq, self._rooms.link.of(code).now_ms())
                for frame in frames:
                    connection.forward(framed(frame if frame is not None else b""))
                self._presence.came(channel, views.room, connection.person)
                return
            views = await self._gaps.fresh(channel)
        if epoch != self._rooms.link.of(code).epoch and seq > views.seq:
            connection.send(went_back(code, seq - views.seq))
        self._place(channel, connection, views)

    async def leave(self, connection: Connection, code: str) -> None:
        """Ends the connection's subscription. If the connection was the person's last one, the person counts as absent after
        some seconds."""
        channel = self._channels.get(code)
        if channel is None:
            connection.subscriptions.pop(code, None)
            return
        channel.remove(connection)
        self._presence.went(channel, connection.person)
        if channel.is_empty:
            await self._drop_if_empty(channel)

    def drop(self, connection: Connection) -> None:
        """Sends nothing more to a connection of a stopping node. The connection leaves all its rooms, and its person reconnects
        to another node."""
        for code in list(connection.subscriptions):
            channel = self._channels.get(code)
            if channel is not None:
                channel.remove(connection)

    def number(self, connection: Connection, code: str) -> int | None:
        """Returns the number of the last step of the room that the connection should have; None if the connection does not
        watch the room."""
        channel = self._channels.get(code)
        if channel is None or code not in connection.subscriptions:
            return None
        return channel.number_for(connection.subscriptions[code])

    def number_shown(self, code: str) -> int | None:
        """Returns the last sequence number that spectators of the room have seen through this node; None if nobody watches the
        room here."""
        channel = self._channels.get(code)
        return channel.number_for(SPECTATOR) if channel is not None else None

    def since_ms(self, code: str, viewer: str) -> dict[Connection, int]:
        """Returns this node's connections that get the room's view for `viewer`, each with the server time of its
        subscription."""
        channel = self._channels.get(code)
        return {connection: channel.since_ms[connection] for connection in channel.groups.get(viewer, ())} if channel else {}

    async def is_alone(self, *codes: str) -> bool:
        """Tells whether no other node has a viewer of any of these rooms. Raises `Unstored`."""
        return await self._fanout.is_alone(*codes)

    # Rooms that are watched here

    async def _channel_for(self, code: str) -> RoomChannel:
        channel = self._channels.get(code)
        if channel is None:
            channel = self._channels[code] = RoomChannel(code, self._listings.changed if self._listings is not None else None)
            metrics.ROOMS_WATCHED.set(len(self._channels))
            try:
                await self._open(channel)
            except BaseException:
                self._channels.pop(code, None)
                channel.opened.set()
                await self._fanout.unwatch(code)
                raise
        await channel.opened.wait()
        if channel.seq is None:  # the caller that opened the channel has failed, so this caller fails in the same way
            await self._rooms.look(code)
            raise Refusal(errors.SERVER_BUSY)
        return channel

    async def _open(self, channel: RoomChannel) -> None:
        await self._fanout.watch(channel.code)
        self._rooms.forget(channel.code)  # from here on the node receives changes; an older copy may contain erased data
        views = await self._rooms.look(channel.code)
        channel.seq, channel.epoch = views.seq, self._rooms.link.of(channel.code).epoch
        self._snapshots.set_line(channel, views)
        channel.hear_older(await last_events(self._rooms.link, channel.code, until=views.seq))
        channel.opened.set()
        channel.note_listed(bool(type_of(channel.code).listed(views.room)))
        self._presence.opened(channel)

    def _place(self, channel: RoomChannel, connection: Connection, views: Views) -> None:
        self._snapshots.show(channel, connection, views)
        self._presence.came(channel, views.room, connection.person)

    async def _drop_if_empty(self, channel: RoomChannel) -> None:
        if channel.is_empty and self._channels.get(channel.code) is channel:
            del self._channels[channel.code]
            channel.close()
            metrics.ROOMS_WATCHED.set(len(self._channels))
            held = self._rooms.held(channel.code)
            if held is not None:
                self.commits.pack_if_over(channel.code, held.room)
            await self._fanout.unwatch(channel.code)

    def _shown_here(self, codes: Collection[str] | None) -> Iterator[Shown]:
        """Yields the rooms in the public list that have viewers on this node. If `codes` is given, yields only rooms with these
        codes."""
        channels = (
            self._channels.values() if codes is None else [self._channels[code] for code in codes if code in self._channels]
        )
        for channel in channels:
            if channel.is_listed and not channel.is_empty:
                yield Shown(channel.code, channel.spectators)

    # Slow readers

    async def catch_up(self, connection: Connection) -> None:
        """Sends a slow connection one snapshot of each of its rooms, without other messages in between."""
        channels = [self._channels[code] for code in connection.subscriptions if code in self._channels]
        while stale := next((channel for channel in channels if not self._is_current(channel)), None):
            await self._gaps.fresh(stale)
        connection.behind_since_s = None
        connection.send(messages.Notice(errors.NOTICE_LAGGING))
        for channel in channels:
            views = self._rooms.held(channel.code)
            if views is not None and channel.code in connection.subscriptions:
                self._snapshots.show(channel, connection, views)

    def _is_current(self, channel: RoomChannel) -> bool:
        views = self._rooms.held(channel.code)
        return views is not None and views.seq == channel.seq and not channel.is_behind
