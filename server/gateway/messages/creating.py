"""Opens a new table or a new session of a class, unless the node is overloaded."""

from secrets import token_bytes

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Ack, Create, OpenSession
from server import metrics
from server.aggregate.secrets import SECRET_BYTES
from server.aggregate_types import ROOMS, SESSIONS
from server.gateway.limits import message_costs
from server.gateway.limits.table_openings import AGAIN_MS
from server.gateway.messages import my_games
from server.gateway.messages.entering import admit, show
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.room.lifecycle.creation import NewRoom
from server.room.lifecycle.creation import create as create_room
from server.room.values.state import Room
from server.sessions.command import Continued
from server.sessions.lifecycle.continued import continued_from, require_continuable
from server.sessions.session import NewSession
from server.sessions.session import create as create_session
from server.sessions.values.state import Session


@handles(Create)
async def create(services: Services, connection: Connection, message: Create) -> None:
    wait_ms = connection.take_tokens(message_costs.ROOM) or connection.take_room_token()
    if wait_ms:
        raise Refusal(errors.RATE_ROOMS, wait_ms=wait_ms)
    _require_room(services)
    if message.listed is not None and services.listings is None:
        raise Refusal(errors.LISTING_CLOSED)
    await admit(services, connection, None)
    assert connection.identity is not None
    person, name = connection.identity.id, connection.identity.name

    def make(code: str, now_ms: int) -> Room:
        new = NewRoom(
            code,
            message.game,
            message.seats,
            person,
            name,
            token_bytes(SECRET_BYTES),
            message.options,
            {"substitute_ms": services.substitute_ms, **message.settings},
            message.role,
            tuple(message.bots),
            listed=message.listed,
            level=message.level,
        )
        return create_room(new, now_ms)

    async with services.openings.turn():
        code = await services.rooms.create(ROOMS, make, person=person, cid=message.cid)
        await my_games.remember(services.rooms, connection, code)
        connection.send(Ack(message.cid, 0, {"room": code}))
        await show(services, connection, code)


@handles(OpenSession)
async def open_session(services: Services, connection: Connection, message: OpenSession) -> None:
    wait_ms = connection.take_tokens(message_costs.ROOM) or connection.take_room_token()
    if wait_ms:
        raise Refusal(errors.RATE_ROOMS, wait_ms=wait_ms)
    _require_room(services)
    assert connection.identity is not None
    person, name = connection.identity.id, connection.identity.name
    before = await _session_before(services, person, message.like) if message.like is not None else None

    def make(code: str, now_ms: int) -> Session:
        title = " ".join(message.title.split())
        opened = create_session(NewSession(code, title, person, name, token_bytes(SECRET_BYTES), services.session_days), now_ms)
        return opened if before is None else continued_from(before, opened)

    code = await services.rooms.create(SESSIONS, make, person=person, cid=message.cid)
    if before is not None:
        await services.rooms.submit(before.code, SESSIONS.command(Continued(code), None))
    await my_games.remember(services.rooms, connection, code)
    connection.send(Ack(message.cid, 0, {"room": code}))
    await show(services, connection, code)


def _require_room(services: Services) -> None:
    """Raises `Refusal` on an overloaded node, to protect the open rooms."""
    if services.pressure.is_over:
        metrics.TABLES_REFUSED.inc()
        raise Refusal(errors.SERVER_BUSY, wait_ms=AGAIN_MS)


async def _session_before(services: Services, person: str, like: str) -> Session:
    """Returns the earlier session of the class. Raises `Refusal` unless the person is its director."""
    found = (await services.rooms.look(like.upper())).room
    if not isinstance(found, Session):
        raise Refusal(errors.ROOM_UNKNOWN)
    require_continuable(found, person)
    return found
