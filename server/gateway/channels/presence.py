"""Presence: a person is present while one of their sockets watches, at any node. It changes no clock.

After a person's last socket on a node ends, that node marks the person as away with a delay. A node that still has a socket of
the person contradicts this, even its own report, because the person may return before the report arrives. So there is no
counter that a node could leave wrong by dying.
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
"""Time after which a person who has not returned to a reopened room counts as away."""


class Presence:
    """Presence of people. The hub reports the people who `came` (began to watch) and who `went`."""

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
        """Stops marking people as absent: their sockets end with this node, and they reconnect elsewhere."""
        self._is_stopped = True
        for timer in self._leaving.values():
            timer.cancel()
        self._leaving.clear()

    def opened(self, channel: RoomChannel) -> None:
        """Handles a newly watched room, in which people from before a restart may still be present."""
        asyncio.get_running_loop().call_later(SETTLED_MS / 1000, self._settle_later, channel)

    def came(self, channel: RoomChannel, room: Aggregate, person: str) -> None:
        """Handles the start of a watch. `room`: the room as the person sees it, which may already mark the person as absent."""
        self._stays(channel.code, person)
        if any(known.id == person and not known.present for known in room.people):
            self.contradict(channel, person)

    def shown(self, channel: RoomChannel, room: Aggregate) -> None:
        """Handles a snapshot for all viewers: the node contradicts the absence of people who have a socket here."""
        for known in room.people:
            if not known.present:
                self.contradict(channel, known.id)

    def went(self, channel: RoomChannel, person: str) -> None:
        """Handles the end of a socket. If it was the person's last one here, the person becomes absent after a while."""
        if not self._is_stopped and not channel.of_person(person):
            self._stays(channel.code, person)
            loop = asyncio.get_running_loop()
            self._leaving[channel.code, person] = loop.call_later(self._away_s, self._gone, channel.code, person)

    def contradict(self, channel: RoomChannel, person: str) -> None:
        """Contradicts a node that marked this person as absent."""
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
