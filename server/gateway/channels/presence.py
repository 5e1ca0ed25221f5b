"""Presence: a person is there while some socket of theirs watches, at any node. Touches no clock.

The end of the last socket on a node makes a person away after a while. A node that still has one contradicts, its own word too:
somebody may come while it is on its way. So nobody keeps a count that a dead node could spoil.
"""

import asyncio
from collections.abc import Callable

from server.aggregate.commands import Presence as PresenceTold
from server.gateway.channels.room_channel import RoomChannel
from server.store.background_tasks import Tasks
from server.store.channels.fanout import Fanout
from server.store.rooms.room_store import RoomStore
from server.store.stored.aggregate import Aggregate, type_of

SETTLED_MS = 10_000
"""After so long in a room that was opened again, who has not come back counts as away."""


class Presence:
    """Told by the hub who `came` to a watch and who `went`."""

    def __init__(
        self, rooms: RoomStore, fanout: Fanout, tasks: Tasks, *, away_ms: int, watch_of: Callable[[str], RoomChannel | None]
    ) -> None:
        self._rooms = rooms
        self._fanout = fanout
        self._tasks = tasks
        self._away_s = away_ms / 1000
        self._watch_of = watch_of
        self._leaving: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._is_stopped = False

    def stop(self) -> None:
        """From now on nobody is said to be away: their sockets end with this node, and they come back elsewhere."""
        self._is_stopped = True
        for timer in self._leaving.values():
            timer.cancel()
        self._leaving.clear()

    def opened(self, watch: RoomChannel) -> None:
        """A room that was not looked into: perhaps it still says who was there before a restart."""
        asyncio.get_running_loop().call_later(SETTLED_MS / 1000, self._settle_later, watch)

    def came(self, watch: RoomChannel, room: Aggregate, person: str) -> None:
        """`room`: as it is shown to them. It may say already that they are away."""
        self._stays(watch.code, person)
        if any(known.id == person and not known.present for known in room.people):
            self.contradict(watch, person)

    def shown(self, watch: RoomChannel, room: Aggregate) -> None:
        """To all who watch, without what was told of them meanwhile."""
        for known in room.people:
            if not known.present:
                self.contradict(watch, known.id)

    def went(self, watch: RoomChannel, person: str) -> None:
        """One socket less; if it was the last here, the person is away after a while."""
        if not self._is_stopped and not watch.of_person(person):
            self._stays(watch.code, person)
            loop = asyncio.get_running_loop()
            self._leaving[watch.code, person] = loop.call_later(self._away_s, self._gone, watch.code, person)

    def contradict(self, watch: RoomChannel, person: str) -> None:
        """A node said that this person is away."""
        if watch.of_person(person) and not self._is_stopped:
            self._tasks.spawn(self._say(watch.code, person, present=True))

    def _stays(self, code: str, person: str) -> None:
        timer = self._leaving.pop((code, person), None)
        if timer is not None:
            timer.cancel()

    def _gone(self, code: str, person: str) -> None:
        self._leaving.pop((code, person), None)
        watch = self._watch_of(code)
        if watch is None or not watch.of_person(person):
            self._tasks.spawn(self._say(code, person, present=False))

    async def _say(self, code: str, person: str, *, present: bool) -> None:
        people = (await self._rooms.look(code)).room.people
        if any(known.id == person and known.present != present for known in people):
            await self._rooms.submit(code, type_of(code).command(PresenceTold(person, present), None))

    def _settle_later(self, watch: RoomChannel) -> None:
        if self._watch_of(watch.code) is watch and not self._is_stopped:
            self._tasks.spawn(self._settle(watch))

    async def _settle(self, watch: RoomChannel) -> None:
        views = await self._rooms.look(watch.code)
        missing = [known.id for known in views.room.people if known.present and not watch.of_person(known.id)]
        if missing and await self._fanout.is_alone(watch.code):
            for person in missing:
                if not watch.of_person(person):  # who came meanwhile
                    await self._say(watch.code, person, present=False)
