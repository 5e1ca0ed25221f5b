"""Sends snapshots, and gives a connection another view when its person's role in the room changes.

Patches go to all connections with the same view. This module decides which view each connection has, who may no longer watch,
and how long spectators' frames are delayed.
"""

from collections.abc import Callable, Coroutine
from typing import Any

from protocol import messages
from protocol.messages import GameEvent, Snapshot
from server.aggregate.contract import Aggregate, Views
from server.aggregate_types import type_of
from server.gateway.channels.room_channel import SPECTATOR, RoomChannel
from server.gateway.channels.spectator_delay import DelayLine, Shown
from server.gateway.sockets.connection import Connection
from server.gateway.sockets.patch_frame import PatchFrame
from server.store.background_tasks import Tasks
from server.store.rooms.room_store import RoomStore


class Snapshots:
    """Sends snapshots. `subscribe(connection, code)` and `drop_if_empty(channel)` are functions of the hub."""

    def __init__(
        self,
        rooms: RoomStore,
        tasks: Tasks,
        *,
        subscribe: Callable[[Connection, str], Coroutine[Any, Any, None]],
        drop_if_empty: Callable[[RoomChannel], Coroutine[Any, Any, None]],
    ) -> None:
        self._rooms = rooms
        self._tasks = tasks
        self._subscribe = subscribe
        self._drop_if_empty = drop_if_empty

    def show(self, channel: RoomChannel, connection: Connection, views: Views) -> None:
        """Sends the connection the present view for its person. A spectator of a room with a delay gets the delayed view."""
        viewer = type_of(channel.code).viewer_of(views.room, connection.person)
        line = channel.line
        if line is None or viewer != SPECTATOR:
            shown: Shown | None = Shown(views.seq, views.room.at_ms, views.of[viewer])
            events = channel.recent_for(viewer)
        else:
            shown = line.shown
            events = list(line.events)
        channel.add(
            connection, viewer, shown.seq if shown is not None else views.seq, self._rooms.link.of(channel.code).now_ms()
        )
        if shown is not None and connection.behind_since_s is None:
            connection.send(self._snapshot(channel, connection, views.room, shown, events))

    def _snapshot(
        self, channel: RoomChannel, connection: Connection, room: Aggregate, shown: Shown, events: list[GameEvent]
    ) -> Snapshot:
        you = type_of(channel.code).you_in(room, connection.person)
        channel.you[connection] = you
        return Snapshot(channel.code, shown.seq, self._rooms.link.of(channel.code).epoch, you, shown.view, shown.at_ms, events)

    def show_all(self, channel: RoomChannel, views: Views) -> None:
        """Sends every viewer a snapshot, which replaces all their data of the room."""
        channel.seq = views.seq
        self.set_line(channel, views)
        for connection in list(channel.connections()):
            self.show(channel, connection, views)

    def review(self, channel: RoomChannel, views: Views) -> None:
        """Sends a snapshot to each person whose view or role has changed, and disconnects people who may no longer watch."""
        room, kind = views.room, type_of(channel.code)
        channel.note_listed(bool(kind.listed(room)))
        delay_ms = channel.line.delay_ms if channel.line else 0
        if delay_ms != kind.delay_ms(room):
            self.set_line(channel, views)
        for connection in list(channel.connections()):
            viewer = kind.viewer_of(room, connection.person)
            shut = kind.admission_refusal(room, connection.person, viewer)
            if shut is not None:
                self.turn_out(channel, connection, shut)
            elif viewer != connection.subscriptions[channel.code] or self._has_another_role(channel, connection, room):
                self.show(channel, connection, views)

    def _has_another_role(self, channel: RoomChannel, connection: Connection, room: Aggregate) -> bool:
        """Tells whether the person's role has changed since the server last sent the role, as when a tutor gets another
        role."""
        you = channel.you.get(connection)
        return you is not None and you.role != type_of(channel.code).you_in(room, connection.person).role

    def turn_out(self, channel: RoomChannel, connection: Connection, code: str) -> None:
        """Ends the connection's subscription and tells the client why."""
        channel.remove(connection)
        connection.send(messages.Refusal(code, params={"room": channel.code}))
        if channel.is_empty:
            self._tasks.spawn(self._drop_if_empty(channel))

    def set_line(self, channel: RoomChannel, views: Views) -> None:
        """Sets the delay of spectators to the room's present setting."""
        if channel.line is not None:
            channel.line.close()
            channel.line = None
        delay_ms = type_of(channel.code).delay_ms(views.room)
        if delay_ms:
            first = Shown(views.seq, views.room.at_ms, views.of[SPECTATOR])
            channel.line = DelayLine(
                delay_ms,
                first,
                on_first=lambda: self._show_spectators(channel),
                on_patch=lambda seq, frame: self._patch_spectators(channel, seq, frame),
            )

    def _show_spectators(self, channel: RoomChannel) -> None:
        views = self._rooms.held(channel.code)
        for connection in list(channel.groups.get(SPECTATOR, ())):
            if views is not None:
                self.show(channel, connection, views)
            else:
                self._tasks.spawn(self._subscribe(connection, channel.code))

    def _patch_spectators(self, channel: RoomChannel, seq: int, frame: bytes) -> None:
        channel.to_spectators(seq, PatchFrame(frame))
