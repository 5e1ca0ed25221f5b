"""Friends by pairing code, without accounts. A pupil of a class that is not over has no friends here."""

from typing import Any

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Ack, ConfirmFriend, DropFriend, Friends, InviteFriend, OfferFriend, TakeFriend
from server.gateway.channels.device_notices import FRIEND
from server.gateway.channels.friends_here import FriendsHere
from server.gateway.limits import message_costs
from server.gateway.messages.devices import class_of, picture_of
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.room.values.free_seats import free_seats
from server.room.values.roles import seat_of
from server.room.values.state import RoomOf
from server.store.people import friends as store
from server.store.rooms.room_store import RoomStore


@handles(OfferFriend)
async def offer_friend(services: Services, connection: Connection, message: OfferFriend) -> None:
    """Answers with the parameters {code, until_ms, picture?}."""
    connection.spend(message_costs.ROOM)
    await _allowed(services, connection)
    assert connection.identity is not None
    link = services.rooms.link
    code = await store.offer_code(link, connection.identity)
    params: dict[str, Any] = {"code": code, "until_ms": link.now_ms() + store.CODE_SECONDS * 1_000}
    if message.address is not None:
        params["picture"] = picture_of(message.address + code)
    connection.send(Ack(message.cid, 0, params))


@handles(TakeFriend)
async def take_friend(services: Services, connection: Connection, message: TakeFriend) -> None:
    """Answers with the parameters {friend, name}. A wrong code counts as a wrong room code."""
    connection.may_try(message.code)
    await _allowed(services, connection)
    assert connection.identity is not None
    found = await store.take_code(services.rooms.link, connection.identity, message.code)
    connection.send(Ack(message.cid, 0, {"friend": found.person, "name": found.name}))
    await _ring(services, found.person)


@handles(ConfirmFriend)
async def confirm_friend(services: Services, connection: Connection, message: ConfirmFriend) -> None:
    """Answers with the parameter {confirmed}."""
    await _allowed(services, connection)
    confirmed = await store.confirm(services.rooms.link, connection.person, message.friend)
    connection.send(Ack(message.cid, 0, {"confirmed": confirmed}))
    await _ring(services, message.friend)


@handles(DropFriend)
async def drop_friend(services: Services, connection: Connection, message: DropFriend) -> None:
    """Removes a friend. A pupil of a class may do so as well."""
    await store.drop(services.rooms.link, connection.person, message.friend)
    connection.send(Ack(message.cid, 0))
    await _ring(services, message.friend)


@handles(Friends)
async def friends(services: Services, connection: Connection, message: Friends) -> None:
    """Answers with the parameter {friends}. The person's friends learn that the person is here, if the message says so."""
    connection.spend(message_costs.FRIENDS)
    link, was_here = services.rooms.link, connection.is_here
    connection.is_here = False
    here = await _allowed(services, connection)
    connection.has_friends, connection.is_here = True, message.here
    if message.here:
        await here.show(connection)
    elif was_here:
        await store.hide(link, connection.person)
    found = [await _shown(services.rooms, friend) for friend in await store.friends_of(link, connection.person)]
    connection.send(Ack(message.cid, 0, {"friends": found}))


@handles(InviteFriend)
async def invite_friend(services: Services, connection: Connection, message: InviteFriend) -> None:
    await _allowed(services, connection)
    code = message.room.upper()
    room = (await services.rooms.look(code)).room
    if not isinstance(room, RoomOf) or room.session is not None or seat_of(room, connection.person) is None:
        raise Refusal(errors.FRIEND_TABLE)
    if not free_seats(room):
        raise Refusal(errors.FRIEND_TABLE)
    if await class_of(services.rooms, message.friend) is not None:
        raise Refusal(errors.FRIEND_AWAY)
    await store.invite(services.rooms.link, connection.person, message.friend, code)
    connection.send(Ack(message.cid, 0))
    await _ring(services, message.friend)


async def _allowed(services: Services, connection: Connection) -> FriendsHere:
    """Returns the part of the server that notes who is here. Raises `Refusal` if this server does not offer friends, or for a
    pupil of a class."""
    if services.friends is None:
        raise Refusal(errors.FRIEND_CLOSED)
    code = await class_of(services.rooms, connection.person)
    if code is not None:
        raise Refusal(errors.FRIEND_PUPIL, room=code)
    return services.friends


async def _ring(services: Services, person: str) -> None:
    """Makes the pages of the person request the friends again."""
    await services.device_notices.send(FRIEND, person, "")


async def _shown(rooms: RoomStore, friend: store.Friend) -> dict[str, Any]:
    """Returns what the person's page may know of a friend."""
    invite = await _open_table(rooms, friend.invitation) if friend.invitation is not None else None
    return {
        "friend": friend.person,
        "name": friend.name,
        "state": friend.state,
        "here": friend.here is not None,
        "watch": friend.here.watch if friend.here is not None else "",
        "invite": invite,
    }


async def _open_table(rooms: RoomStore, code: str) -> dict[str, Any] | None:
    """Returns the table of an invitation as {room, game}; None if it has no free seat any more, or has gone."""
    try:
        room = (await rooms.look(code)).room
    except Refusal:
        return None
    return {"room": code, "game": room.slug} if isinstance(room, RoomOf) and free_seats(room) else None
