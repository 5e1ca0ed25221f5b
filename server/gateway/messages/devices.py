"""Lets one person use several devices: codes for another device, and signing out the other devices."""

from typing import Any

import segno

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Ack, OfferDevice, SignOutDevices, TakeDevice
from server.gateway.channels.device_notices import JOINED, SIGNED_OUT
from server.gateway.limits import message_costs
from server.gateway.messages.handlers import handles
from server.gateway.messages.my_games import classes_of
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.sessions.values.membership import member_of, waiting_of
from server.sessions.values.state import Session
from server.store.people.device_codes import CODE_SECONDS, offer_code, sign_out_others, take_code
from server.store.rooms.room_store import RoomStore


@handles(OfferDevice)
async def offer_device(services: Services, connection: Connection, message: OfferDevice) -> None:
    """Answers with the parameters {code, until_ms, picture?}. Raises `Refusal` for a pupil, whom only a tutor may move to
    another device."""
    connection.spend(message_costs.ROOM)
    assert connection.identity is not None
    await _refuse_pupils(services.rooms, connection)
    link = services.rooms.link
    code = await offer_code(link, connection.identity, message.carried)
    params: dict[str, Any] = {"code": code, "until_ms": link.now_ms() + CODE_SECONDS * 1_000}
    if message.address is not None:
        params["picture"] = picture_of(message.address + code)
    connection.send(Ack(message.cid, 0, params))


@handles(TakeDevice)
async def take_device(services: Services, connection: Connection, message: TakeDevice) -> None:
    """Answers with the parameters {you, token, name, carried?}. A wrong device code counts as a wrong room code."""
    rooms = services.rooms
    connection.may_try(message.code)
    assert connection.identity is not None
    await _refuse_pupils(rooms, connection)

    async def may_have_devices(person: str) -> bool:
        return await class_of(rooms, person) is None

    identity, carried = await take_code(rooms.link, connection.identity, message.code, may_have_devices=may_have_devices)
    params = {"you": identity.id, "token": identity.token, "name": identity.name}
    connection.send(Ack(message.cid, 0, params | ({"carried": carried} if carried else {})))
    await services.device_notices.send(JOINED, identity.id, identity.token)


@handles(SignOutDevices)
async def sign_out_devices(services: Services, connection: Connection, message: SignOutDevices) -> None:
    """Answers with the parameters {count}: the number of devices that were signed out."""
    assert connection.identity is not None
    count = await sign_out_others(services.rooms.link, connection.identity)
    await services.device_notices.send(SIGNED_OUT, connection.person, connection.identity.token)
    connection.send(Ack(message.cid, 0, {"count": count}))


async def _refuse_pupils(rooms: RoomStore, connection: Connection) -> None:
    code = await class_of(rooms, connection.person)
    if code is not None:
        raise Refusal(errors.DEVICE_PUPIL, room=code)


async def class_of(rooms: RoomStore, person: str) -> str | None:
    """Returns the code of a running class where the person is a pupil; None if there is no such class."""
    classes = await classes_of(rooms, person)
    return next((session.code for session in classes if is_pupil(session, person)), None)


def is_pupil(session: Session, person: str) -> bool:
    """Tells whether the person is a pupil of a running class, or waits for admission."""
    member = member_of(session, person)
    is_in = member is not None and member.role == "pupil" and not member.gone
    return session.state == "open" and (is_in or waiting_of(session, person) is not None)


def picture_of(address: str) -> str:
    """Returns the QR picture of an address, as a `data:` address."""
    return str(segno.make(address, error="m").svg_data_uri(scale=8, border=4, light="#fff"))
