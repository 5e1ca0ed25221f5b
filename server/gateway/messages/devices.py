"""One person on several devices: codes for another device, and notices to the person's present devices, on all nodes.

Messages between nodes may be lost, so they are stored with the tokens too: a device that missed a join learns of it with its
next hello, and a node whose line broke asks which of its people signed out meanwhile.
"""

import contextlib
from collections.abc import Iterable
from typing import Any, Final

import segno

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Ack, Notice, OfferDevice, SignOutDevices, TakeDevice
from server.gateway.limits import message_costs
from server.gateway.messages.my_games import classes_of
from server.gateway.sockets.connection import Connection
from server.sessions.values.membership import member_of, waiting_of
from server.sessions.values.state import Session
from server.store import keys
from server.store.background_tasks import Tasks
from server.store.health.redis_health import RedisHealth, Unstored
from server.store.people.device_codes import CODE_SECONDS, are_signed_out, forget_news, offer_code, sign_out_others, take_code
from server.store.people.identity_store import Identity, hash_of
from server.store.rooms.room_store import RoomStore

JOINED: Final = "joined"
SIGNED_OUT: Final = "signed_out"


class Devices:
    """`open_` are the connections of this node. The fan-out calls `receive` and `line_opened`."""

    def __init__(self, rooms: RoomStore, open_: Iterable[Connection]) -> None:
        self._rooms = rooms
        self._link: RedisHealth = rooms.link
        self._open = open_
        self._tasks = Tasks()

    async def stop(self) -> None:
        await self._tasks.stop()

    # Requests from people

    async def offer(self, connection: Connection, message: OfferDevice) -> None:
        """Offers a code. Raises `Refusal` for a pupil, because in a class the tutor identifies pupils."""
        wait_ms = connection.take_tokens(message_costs.ROOM)
        if wait_ms:
            raise Refusal(errors.RATE_FAST, wait_ms=wait_ms)
        assert connection.identity is not None
        await self._refuse_pupils(connection)
        code = await offer_code(self._link, connection.identity)
        params: dict[str, Any] = {"code": code, "until_ms": self._link.now_ms() + CODE_SECONDS * 1_000}
        if message.address is not None:
            params["picture"] = _picture(message.address + code)
        connection.send(Ack(message.cid, 0, params))

    async def take(self, connection: Connection, message: TakeDevice) -> None:
        """Takes a code. A wrong code costs as much as a wrong room code."""
        connection.may_try(message.code)
        assert connection.identity is not None
        await self._refuse_pupils(connection)
        identity = await take_code(self._link, connection.identity, message.code, may_have_devices=self._may_have_devices)
        connection.send(Ack(message.cid, 0, {"you": identity.id, "token": identity.token, "name": identity.name}))
        await self._tell(JOINED, identity.id, identity.token)

    async def sign_out(self, connection: Connection, message: SignOutDevices) -> None:
        assert connection.identity is not None
        count = await sign_out_others(self._link, connection.identity)
        await self._tell(SIGNED_OUT, connection.person, connection.identity.token)
        connection.send(Ack(message.cid, 0, {"count": count}))

    async def _refuse_pupils(self, connection: Connection) -> None:
        code = await self._class_of(connection.person)
        if code is not None:
            raise Refusal(errors.DEVICE_PUPIL, room=code)

    async def _may_have_devices(self, person: str) -> bool:
        return await self._class_of(person) is None

    async def _class_of(self, person: str) -> str | None:
        """Returns the code of an open class in which the person is a pupil."""
        classes = await classes_of(self._rooms, person)
        return next((session.code for session in classes if is_pupil(session, person)), None)

    async def _tell(self, what: str, person: str, token: str) -> None:
        text = f"{what} {person} {hash_of(token)}"
        self.receive(text)
        asked: Any = self._link.client.publish(keys.PEOPLE, text)
        await self._link.call(asked)

    # Messages between nodes

    def receive(self, text: str) -> None:
        """Handles a notice from this node or another: informs the person's other devices here. A repeat is harmless."""
        what, person, token_hash = text.split(" ")
        for connection in list(self._open):
            identity = connection.identity
            if identity is None or identity.id != person or hash_of(identity.token) == token_hash:
                continue
            if what == SIGNED_OUT:
                self._tasks.spawn(connection.close(errors.BYE_SIGNED_OUT))
            elif what == JOINED and connection.noticed_device != token_hash:
                connection.noticed_device = token_hash
                connection.send(Notice(errors.NOTICE_DEVICE))
                self._tasks.spawn(self._note_notice(identity))

    async def _note_notice(self, identity: Identity) -> None:
        with contextlib.suppress(Unstored):  # then the notice is repeated
            await forget_news(self._link, identity)

    def line_opened(self) -> None:
        """The line to other nodes is open (again): this node missed the messages since it broke."""
        self._tasks.spawn(self._look_again())

    async def _look_again(self) -> None:
        known = [connection for connection in self._open if connection.identity is not None]
        tokens = [connection.identity.token for connection in known if connection.identity is not None]
        if not tokens:
            return
        try:
            out = await are_signed_out(self._link, tokens)
        except Unstored:
            return  # the line opens again with Redis
        for connection, is_out in zip(known, out, strict=True):
            if is_out:
                await connection.close(errors.BYE_SIGNED_OUT)


def is_pupil(session: Session, person: str) -> bool:
    """Tells whether the person is a pupil of a running class, or waits for admission."""
    member = member_of(session, person)
    is_in = member is not None and member.role == "pupil" and not member.gone
    return session.state == "open" and (is_in or waiting_of(session, person) is not None)


def _picture(address: str) -> str:
    return str(segno.make(address, error="m").svg_data_uri(scale=8, border=4, light="#fff"))
