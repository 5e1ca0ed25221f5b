"""The presence of people. A person is present in a room while one of the person's sockets, at any node, watches the room.
Presence affects no clock.

When a person's last socket on a node has ended, that node waits and then marks the person as absent. If the person still has a
socket on another node, that node marks the person as present again. So the store needs no count of sockets, which would be
wrong after a node has died.
"""

import asyncio
from collections.abc import Callable

from server.aggregate.commands import Presence as PresenceTold
from server.aggregate.contract import Aggregate
from server.aggregate_types import type_of
from server.gateway.channels.room_channel import RoomChannel
from server.store.background_tasks import Tasks
from server.store.channels.fanout import Fanout
from server.store.rooms.room_store import RoomStore

SETTLED_MS = 10_000
"""Time in ms for people to return to a room after a restart. A person who does not return in this time counts as absent."""


class Presence:
    """Keeps the presence of people. The hub calls `came` when a person begins to watch and `went` when a socket ends."""

    def __init__(
        self, rooms: RoomStore, fanout: Fanout, tasks: Tasks, *, away_ms: int, channel_of: Callable[[str], RoomChannel | None]
    ) -> None:
        self._rooms = rooms
        self._fanout = fanout
        self._tasks = tasks
        self._away_s = away_ms / 1000
        self._channel_of = channel_of
        self._leaving: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._is_stopped = False

    def stop(self) -> None:
        """Stops marking people as absent: the node stops, and the people reconnect to other nodes."""
        self._is_stopped = True
        for timer in self._leaving.values():
            timer.cancel()
        self._leaving.clear()

    def opened(self, channel: RoomChannel) -> None:
        """Handles a room that somebody begins to watch. People who were present before a restart may still be marked as
        present, so the node checks the marks after `SETTLED_MS`."""
        asyncio.get_running_loop().call_later(SETTLED_MS / 1000, self._settle_later, channel)

    def came(self, channel: RoomChannel, room: Aggregate, person: str) -> None:
        """Handles a person who begins to watch. If `room` still marks the person as absent, the node marks the person as
        present again."""
        self._stays(channel.code, person)
        if any(known.id == person and not known.present for known in room.people):
            self.contradict(channel, person)

    def shown(self, channel: RoomChannel, room: Aggregate) -> None:
        """Handles a snapshot to all viewers. People who have a socket here but are marked as absent get marked as present."""
        for known in room.people:
            if not known.present:
                self.contradict(channel, known.id)

    def went(self, channel: RoomChannel, person: str) -> None:
        """Handles the end of a socket. If the socket was the person's last one here, the person counts as absent after a
        delay."""
        if not self._is_stopped and not channel.of_person(person):
            self._stays(channel.code, person)
            loop = asyncio.get_running_loop()
            self._leaving[channel.code, person] = loop.call_later(self._away_s, self._gone, channel.code, person)

    def contradict(self, channel: RoomChannel, person: str) -> None:
        """Marks a person as present again after another node has marked the person as absent."""
        if channel.of_person(person) and not self._is_stopped:
            self._tasks.spawn(self._say(channel.code, person, present=True))

    def _stays(self, code: str, person: str) -> None:
        timer = self._leaving.pop((code, person), None)
        if timer is not None:
            timer.cancel()

    def _gone(self, code: str, person: str) -> None:
        self._leaving.pop((code, person), None)
        channel = self._channel_of(code)
        if channel is None or not channel.of_person(person):
            self._tasks.spawn(self._say(code, person, present=False))

    async def _say(self, code: str, person: str, *, present: bool) -> None:
        people = (await self._rooms.look(code)).room.people
        if any(known.id == person and known.present != present for known in people):
            await self._rooms.submit(code, type_of(code).command(PresenceTold(person, present), None))

    def _settle_later(self, channel: RoomChannel) -> None:
        if self._channel_of(channel.code) is channel and not self._is_stopped:
            self._tasks.spawn(self._settle(channel))

    async def _settle(self, channel: RoomChannel) -> None:
        views = await self._rooms.look(channel.code)
        missing = [known.id for known in views.room.people if known.present and not channel.of_person(known.id)]
        if missing and await self._fanout.is_alone(channel.code):
            for person in missing:
                if not channel.of_person(person):  # unless the person came meanwhile
                    await self._say(channel.code, person, present=False)
