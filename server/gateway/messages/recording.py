"""Replays a game from the frames that the server sent. Each person gets only what was visible to that person at the time.

The bytes of each frame are the same as when the server first sent it. Where the person's view changes, a frame with the whole
new view comes first:

    a seat, a spectator   a spectator's view until the person got the view that the person has now; then that view
    a referee             a spectator's view until a referee was in the room; from then on the referee's view

So a person who takes over a seat never sees the previous player's hand. A spectator of a room with a delay gets only what the
delay already allows.
"""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import msgspec

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Ack, Recording, Review
from protocol.patch import apply
from server.aggregate_types import ROOMS
from server.gateway.channels.hub import Hub
from server.gateway.channels.room_channel import SPECTATOR
from server.gateway.channels.spectator_delay import decode_patch
from server.gateway.limits import message_costs
from server.gateway.messages.beside import refusing
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.jobs.beside import Beside
from server.room import decode_record, views_of
from server.room.history.review import reviewed
from server.room.stored import codec
from server.room.values.roles import viewer_of
from server.room.values.state import Room
from server.school.own_games import own_exercises
from server.school.view_types import OwnExercise
from server.store.health.redis_health import RedisHealth
from server.store.rooms.room_store import RoomStore
from server.store.stored.stream import Entry, entries

REFEREE = "referee"
REFEREES = (REFEREE, "invited")
PAGE = 400
PAGE_BYTES = 96 * 1024
"""Maximum size of a page in bytes. A page ends after `PAGE` steps, or with the frame that exceeds this size."""

_encode = msgspec.msgpack.Encoder().encode


class _Audience(NamedTuple):
    """The `room`, the person's view of it, and the last sequence number that this person may see; -1 if the person may see
    none."""

    room: Room
    viewer: str
    last: int


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
    after, last = message.after or 0, max(0, audience.last)
    since = await _since(rooms.link, connection.person, audience, after)
    params: dict[str, Any] = {}
    if message.after is None and audience.last >= 0:
        first = await _first(rooms.link, code)
        params = {"view": views_of(first).of[SPECTATOR if since else audience.viewer], "at_ms": first.at_ms}
    frames: list[msgspec.Raw] = []
    seq, size = after, 0
    async for entry in entries(rooms.link, code, after=after, until=last):
        seq = entry.seq
        if seq == since and audience.viewer not in REFEREES:
            frame: bytes | None = await _whole(rooms.link, audience, entry)
        else:
            frame = entry.frame_for(SPECTATOR if seq < since else audience.viewer)
        if frame is not None:
            frames.append(msgspec.Raw(frame))
            size += len(frame)
        if size >= PAGE_BYTES or seq >= after + PAGE:
            break
    params["frames"] = frames
    if seq < last:
        params["next"] = seq
    connection.send(Ack(message.cid, last, params))


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
            stored = [entry.record async for entry in entries(rooms.link, code, after=0, until=last)]
            room = codec.encode(audience.room)
            games = await beside.work(_games, room, stored, running=is_referee, rolls=message.rolls)
            params: dict[str, Any] = {"games": games}
            if message.exercises:
                params["exercises"] = await _exercises(rooms.link, connection.person, audience, stored, beside)
    connection.send(Ack(message.cid, last, params))


def _games(room: bytes, stored: list[bytes], *, running: bool, rolls: bool) -> Any:
    records = [decode_record(record) for record in stored]
    return msgspec.to_builtins(reviewed(codec.decode(room), records, running=running, rolls=rolls))


async def _exercises(
    link: RedisHealth, person: str, audience: _Audience, stored: list[bytes], beside: Beside
) -> list[OwnExercise]:
    """Returns exercises from the faults of other players that the person missed in this room; empty for a person without a
    seat."""
    if not audience.viewer.isdigit():
        return []
    since = await _since(link, person, audience, 0)
    first = await _first(link, audience.room.code)
    seat, room = int(audience.viewer), codec.encode(audience.room)
    return await beside.work(_asked_again, codec.encode(first), room, stored, seat, since)


def _asked_again(first: bytes, room: bytes, stored: list[bytes], seat: int, since: int) -> list[OwnExercise]:
    records = [decode_record(record) for record in stored]
    return own_exercises(codec.decode(first), records, codec.decode(room), seat, since=since)


async def _audience(
    rooms: RoomStore, hub: Hub, connection: Connection, code: str, *, is_played_again: bool = False
) -> _Audience:
    """Returns the person's view and the last number that the person may see. Raises `Refusal` if the person is not in the room
    or asks too often."""
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
    return _Audience(room, viewer, min(_number(hub.number(connection, code)), room.seq))


def _number(shown: int | None) -> int:
    return -1 if shown is None else shown


async def _since(link: RedisHealth, person: str, audience: _Audience, after: int) -> int:
    """Returns the sequence number where the recording changes from the spectators' view to the person's own view.

    The search goes up to the moment when the person got that view, even if less is visible now. Otherwise a person who
    has just sat down would see the seat's view from the beginning.
    """
    room, since = audience.room, 0
    if audience.viewer in REFEREES:
        return await _first_with_referee(link, room, audience.viewer)
    if audience.viewer != SPECTATOR:
        async for entry in entries(link, room.code, after=after, until=room.seq):
            if person in entry.moved:
                since = entry.seq
    return since


async def _first_with_referee(link: RedisHealth, room: Room, viewer: str) -> int:
    """Returns the first number that had this kind of referee's view. The frame of that number is a whole view."""
    if viewer in views_of(await _first(link, room.code)).of:
        return 0
    async for entry in entries(link, room.code, after=0, until=room.seq):
        if entry.frame_for(viewer) is not None:
            return entry.seq
    return room.seq + 1


async def _whole(link: RedisHealth, audience: _Audience, entry: Entry) -> bytes:
    """Returns the viewer's whole view after an entry, with the events that a spectator saw at that time."""
    frame = entry.frame_for(SPECTATOR)
    assert frame is not None, "spectators have a frame of every number"
    change = decode_patch(frame)
    view = await _view_at(link, audience.room.code, audience.viewer, entry.seq)
    return _encode(msgspec.structs.replace(change, ops=[[[], view]]))


async def _view_at(link: RedisHealth, code: str, viewer: str, seq: int) -> Any:
    """Returns the view of a seat or of spectators after the step with that number. A seat and spectators have a view from the
    first step on."""
    view: Any = views_of(await _first(link, code)).of[viewer]
    async for entry in entries(link, code, after=0, until=seq):
        frame = entry.frame_for(viewer)
        if frame is not None:
            view = apply(view, decode_patch(frame).ops)
    return view


async def _first(link: RedisHealth, code: str) -> Room:
    """Returns the room as it was created. Raises `Refusal` if the log no longer has its beginning."""
    first: AsyncIterator[Entry] = entries(link, code, after=-1, until=0)
    async for entry in first:
        return codec.decode(entry.record)
    raise Refusal(errors.ROOM_UNKNOWN)
