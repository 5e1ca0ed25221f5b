"""Answers requests for recordings and reviews. Each person gets only what was visible to that person at the time.

A spectator of a room with a delay gets only what the delay already allows.
"""

from typing import Any

import msgspec

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Ack, Recording, Review
from server.aggregate_types import ROOMS
from server.gateway.channels.hub import Hub
from server.gateway.channels.recorded import REFEREE, Audience, first_room, recorded_page, since_of
from server.gateway.channels.room_channel import SPECTATOR
from server.gateway.limits import message_costs
from server.gateway.messages.beside import refusing
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.jobs.beside import Beside
from server.room import decode_record
from server.room.history.review import reviewed
from server.room.stored import codec
from server.room.values.roles import viewer_of
from server.school.own_games import own_exercises
from server.school.view_types import OwnExercise
from server.store.health.redis_health import RedisHealth
from server.store.rooms.room_store import RoomStore
from server.store.stored.stream import FIRST, entries


@handles(Recording)
async def recording(services: Services, connection: Connection, message: Recording) -> None:
    """Answers with one page: the parameters {frames, view?, at_ms?, next?}.

    Only the first page has `view`, the view at number 0. `next` means that more pages follow.
    """
    rooms, hub = services.rooms, services.hub
    code = message.room.upper()
    audience = await _audience(rooms, hub, connection, code)
    if message.public:
        audience = audience._replace(viewer=SPECTATOR, last=min(audience.room.seq, _number(hub.number_shown(code))))
    page = await recorded_page(rooms.link, audience, message.after)
    params: dict[str, Any] = {"frames": [msgspec.Raw(frame) for frame in page.frames]}
    if page.view is not None:
        params |= {"view": page.view, "at_ms": page.at_ms}
    if page.next is not None:
        params["next"] = page.next
    connection.send(Ack(message.cid, max(0, audience.last), params))


@handles(Review)
async def review(services: Services, connection: Connection, message: Review) -> None:
    """Answers with the parameters {games, exercises?}: the reviews of finished games, as the person may see them; for a referee
    also the running game.

    The review of a long game takes a tenth of a second, so a worker process makes it, one request after the other.
    """
    rooms, hub, beside = services.rooms, services.hub, services.beside
    code = message.room.upper()
    audience = await _audience(rooms, hub, connection, code, is_played_again=message.exercises)
    last = max(0, audience.last)
    is_referee = audience.viewer == REFEREE
    with refusing(connection):
        async with beside.place(connection.address, lambda: connection.is_open):
            stored = [entry.record async for entry in entries(rooms.link, code, after=FIRST, until=last)]
            room = codec.encode(audience.room)
            games = await beside.work(_games, room, stored, running=is_referee, rolls=message.rolls)
            params: dict[str, Any] = {"games": games}
            if message.exercises:
                params["exercises"] = await _exercises(rooms.link, audience, stored, beside)
    connection.send(Ack(message.cid, last, params))


def _games(room: bytes, stored: list[bytes], *, running: bool, rolls: bool) -> Any:
    records = [decode_record(record) for record in stored]
    return msgspec.to_builtins(reviewed(codec.decode(room), records, running=running, rolls=rolls))


async def _exercises(link: RedisHealth, audience: Audience, stored: list[bytes], beside: Beside) -> list[OwnExercise]:
    """Returns exercises about the faults in this room that other players committed and that the person missed; empty for a
    person without a seat."""
    if not audience.viewer.isdigit():
        return []
    since = await since_of(link, audience, 0)
    first = await first_room(link, audience.room.code)
    seat, room = int(audience.viewer), codec.encode(audience.room)
    return await beside.work(_asked_again, codec.encode(first), room, stored, seat, since)


def _asked_again(first: bytes, room: bytes, stored: list[bytes], seat: int, since: int) -> list[OwnExercise]:
    records = [decode_record(record) for record in stored]
    return own_exercises(codec.decode(first), records, codec.decode(room), seat, since=since)


async def _audience(
    rooms: RoomStore, hub: Hub, connection: Connection, code: str, *, is_played_again: bool = False
) -> Audience:
    """Returns the receiver of a recording or a review. Raises `Refusal` if the person is not in the room or asks too often.
    `is_played_again`: the caller replays the log, so the request costs more."""
    room = await rooms.state(ROOMS, code)
    if code not in connection.subscriptions:
        raise Refusal(errors.ROOM_NOT_JOINED)
    # The request reads the log from its beginning, so it costs more.
    again = message_costs.of_playing_again(room.seq) if is_played_again else 0
    connection.spend(message_costs.LOG + message_costs.of_reading(room.seq) + again)
    viewer = viewer_of(room, connection.person)
    shut = ROOMS.admission_refusal(room, connection.person, viewer)
    if shut is not None:
        raise Refusal(shut)
    return Audience(room, connection.person, viewer, min(_number(hub.number(connection, code)), room.seq))


def _number(shown: int | None) -> int:
    return -1 if shown is None else shown
