"""Notices to all devices of a person, on all nodes: another device has joined, this device was signed out, or something changed
between the person and a friend.

A message between nodes may be lost, so the store also keeps the notices with the tokens. A device that missed the notice of a
new device learns of the new device with its next hello. A node that lost its connection to the other nodes asks the store which
of its devices were signed out meanwhile.
"""

import contextlib
from collections.abc import Iterable
from typing import Any, Final

from protocol import errors
from protocol.messages import Notice
from server.gateway.sockets.connection import Connection
from server.store import keys
from server.store.background_tasks import Tasks
from server.store.health.redis_health import RedisHealth, Unstored
from server.store.people.device_codes import are_signed_out, forget_news
from server.store.people.identity_store import Identity, hash_of

JOINED: Final = "joined"
SIGNED_OUT: Final = "signed_out"
FRIEND: Final = "friend"
"""Something changed between the person and a friend. A lost notice does no harm, because the client requests the friends
again."""


class DeviceNotices:
    """Sends and receives the notices. `connections`: the connections of this node. The fan-out calls `receive` and
    `line_opened`."""

    def __init__(self, link: RedisHealth, connections: Iterable[Connection]) -> None:
        self._link = link
        self._connections = connections
        self._tasks = Tasks()

    async def stop(self) -> None:
        await self._tasks.stop()

    async def send(self, what: str, person: str, token: str) -> None:
        """Sends a notice to all devices of the person, on all nodes, except the device with this token. `what`: `JOINED`,
        `SIGNED_OUT` or `FRIEND`."""
        text = f"{what} {person} {hash_of(token)}"
        self.receive(text)
        asked: Any = self._link.client.publish(keys.PEOPLE, text)
        await self._link.call(asked)

    def receive(self, text: str) -> None:
        """Handles a notice from any node: sends it to the person's other devices here. The fan-out may call this twice for one
        notice."""
        what, person, token_hash = text.split(" ")
        for connection in list(self._connections):
            identity = connection.identity
            if identity is None or identity.id != person or hash_of(identity.token) == token_hash:
                continue
            if what == SIGNED_OUT:
                self._tasks.spawn(connection.close(errors.BYE_SIGNED_OUT))
            elif what == FRIEND and connection.has_friends:
                connection.send(Notice(errors.NOTICE_FRIEND))
            elif what == JOINED and connection.noticed_device != token_hash:
                connection.noticed_device = token_hash
                connection.send(Notice(errors.NOTICE_DEVICE))
                self._tasks.spawn(self._note_notice(identity))

    async def _note_notice(self, identity: Identity) -> None:
        with contextlib.suppress(Unstored):  # then the notice is repeated
            await forget_news(self._link, identity)

    def line_opened(self) -> None:
        """Asks the store for missed notices, because the connection to the other nodes was interrupted."""
        self._tasks.spawn(self._look_again())

    async def _look_again(self) -> None:
        known = [connection for connection in self._connections if connection.identity is not None]
        tokens = [connection.identity.token for connection in known if connection.identity is not None]
        if not tokens:
            return
        try:
            out = await are_signed_out(self._link, tokens)
        except Unstored:
            return  # the connection opens again when Redis returns
        for connection, is_out in zip(known, out, strict=True):
            if is_out:
                await connection.close(errors.BYE_SIGNED_OUT)
