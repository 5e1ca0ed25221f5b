"""Joining a room or a session, coming back after a lost connection, and leaving.

The server first acknowledges a join; then `show` sends the room.
"""

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Ack, Join, Leave, Resume
from server.aggregate import commands as shared_commands
from server.aggregate.contract import Views
from server.aggregate_types import SESSIONS, type_of
from server.gateway.admission.address_hash import origin_of
from server.gateway.channels.room_channel import SPECTATOR
from server.gateway.messages import my_games
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.room.match.score_card import are_final
from server.room.values.roles import person_of
from server.room.values.state import RoomOf
from server.sessions.values.membership import may_watch
from server.sessions.values.state import Session
from server.store.health.redis_health import Unstored
from server.store.people.identity_store import guest_acted


@handles(Join)
async def join(services: Services, connection: Connection, message: Join) -> None:
    code = message.room.upper()
    await admit(services, connection, code)
    await _inside(services, connection, code)
    assert connection.identity is not None
    origin = origin_of(code, connection.address) if type_of(code) is SESSIONS else ""
    body = shared_commands.Join(connection.identity.name, message.role, message.seat, message.key, origin, message.entry)
    command = type_of(code).command(body, connection.person)
    answer = await services.rooms.submit(code, command, cid=message.cid, arrived_ms=connection.arrived_ms)
    await my_games.remember(services.rooms, connection, code)
    connection.send(Ack(message.cid, _shown(services, connection, code, answer.seq), {**answer.params, "room": code}))
    await show(services, connection, code)


def _shown(services: Services, connection: Connection, code: str, seq: int) -> int:
    """Returns the sequence number for an answer. For spectators of a room with a delay, the returned number is the last one
    that spectators have seen."""
    views = services.rooms.held(code)
    kind = type_of(code)
    if views is None or not kind.delay_ms(views.room) or kind.viewer_of(views.room, connection.person) != SPECTATOR:
        return seq
    return min(seq, services.hub.number_shown(code) or 0)


@handles(Leave)
async def leave(services: Services, connection: Connection, message: Leave) -> None:
    code = message.room.upper()
    command = type_of(code).command(shared_commands.Leave(), connection.person)
    answer = await services.rooms.submit(code, command, cid=message.cid, arrived_ms=connection.arrived_ms)
    await services.hub.leave(connection, code)
    connection.send(Ack(message.cid, answer.seq, answer.params))


@handles(Resume)
async def resume(services: Services, connection: Connection, message: Resume) -> None:
    code = message.room.upper()
    await admit(services, connection, code)
    await _inside(services, connection, code)
    assert connection.identity is not None
    people = (await services.rooms.look(code)).room.people
    if not any(known.id == connection.person and known.present for known in people):
        body = shared_commands.Join(connection.identity.name, "spectator")
        await services.rooms.submit(code, type_of(code).command(body, connection.person))
    await services.hub.resume(connection, code, message.seq, message.epoch)


async def show(services: Services, connection: Connection, code: str) -> None:
    """Sends the room after the acknowledgement of a join. The join is already stored, so an `Unstored` that this function
    raises has `doubt` true. The client then reconnects and sees the room."""
    assert connection.identity is not None
    try:
        if not connection.has_acted:
            connection.has_acted = True
            await guest_acted(services.rooms.link, connection.identity)
        await services.hub.subscribe(connection, code)
    except Unstored as away:
        raise Unstored(str(away), doubt=True) from None


async def admit(services: Services, connection: Connection, code: str | None) -> None:
    """Lets the connection watch one more room. For a tutor, who looks at many boards in turn, the oldest finished boards are
    dropped if the connection watches too many rooms."""
    if code in connection.subscriptions or len(connection.subscriptions) < services.rooms_per_connection:
        return
    oldest = next((known for known in connection.subscriptions if _is_done(services.rooms.held(known))), None)
    if oldest is None:
        raise Refusal(errors.RATE_ROOMS)
    await services.hub.leave(connection, oldest)


def _is_done(views: Views | None) -> bool:
    return views is not None and isinstance(views.room, RoomOf) and views.room.state == "over" and are_final(views.room.sheets)


async def _inside(services: Services, connection: Connection, code: str) -> None:
    """Raises `Refusal` unless the person may watch the board. Boards of a class are for its members and its spectators."""
    room = (await services.rooms.look(code)).room
    if not isinstance(room, RoomOf) or room.session is None or person_of(room, connection.person) is not None:
        return
    try:
        session = (await services.rooms.look(room.session)).room
    except Refusal:
        return  # the class of this board is erased, and the board soon will be
    if isinstance(session, Session) and not may_watch(session, connection.person):
        raise Refusal(errors.SESSION_MEMBERS_ONLY)
