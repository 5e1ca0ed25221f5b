"""Shows people which of their friends are here. If a person allows this, a node notes in Redis that the person is here, for
some seconds at a time. So nothing has to be taken back when a socket or a node dies."""

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Final

from server.gateway.sockets.connection import Connection
from server.room.values.roles import seat_of
from server.room.values.state import RoomOf
from server.store.ended_tasks import ended
from server.store.health.redis_health import Unstored
from server.store.people.friends import Here, show_here
from server.store.rooms.room_store import RoomStore

REFRESH_S: Final = 8.0


class FriendsHere:
    """Notes which people are here, for the connections of this node (`connections`)."""

    def __init__(self, rooms: RoomStore, connections: Iterable[Connection]) -> None:
        self._rooms = rooms
        self._connections = connections
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._keep(), name="friends here")]

    async def stop(self) -> None:
        await ended(self._tasks)

    async def show(self, connection: Connection) -> None:
        """Shows the friends of this connection's person that the person is here. Raises `Unstored`."""
        here = self.here_on(connection)
        if here is not None:
            await show_here(self._rooms.link, {connection.person: here})

    def here_on(self, connection: Connection) -> Here | None:
        """Returns what friends may see of this connection; None if that is nothing. At a class and its boards, friends see
        nothing."""
        if not connection.is_here or connection.identity is None:
            return None
        watch = ""
        for code in connection.subscriptions:
            views = self._rooms.held(code)
            room = views.room if views is not None else None
            if not isinstance(room, RoomOf) or room.session is not None:
                return None
            if room.state == "playing" and room.settings.spectators and seat_of(room, connection.person) is not None:
                watch = code
        return Here(connection.identity.name, watch)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(REFRESH_S)
            found = {each.person: here for each in list(self._connections) if (here := self.here_on(each)) is not None}
            if found:
                with contextlib.suppress(Unstored):  # the next turn writes it again
                    await show_here(self._rooms.link, found)
