"""Every message of a client and what is done about it: one table, one coroutine a type.

A handler answers by `connection.send`; it raises `Refusal` for a typed no. Which seat acts is never the client's word: a
command bears the person, and the room knows where that person sits.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from secrets import token_bytes
from typing import Any, Final

from engines.contract import Refusal
from protocol import errors
from protocol.messages import (
    Ack,
    Act,
    ActText,
    AskClass,
    BlankSheet,
    CommandMessage,
    Create,
    FromClient,
    Hello,
    History,
    Join,
    Leave,
    MyGames,
    OfferDevice,
    OpenSession,
    Ping,
    Pong,
    Recording,
    Resume,
    Review,
    SessionCommand,
    SetListed,
    SignOutDevices,
    Tables,
    TakeDevice,
    Watchers,
)
from server import metrics
from server.aggregate import commands as shared_commands
from server.gateway.admission.origin import origin_of
from server.gateway.channels.hub import Hub
from server.gateway.channels.room_channel import SPECTATOR, happenings_of
from server.gateway.limits import costs
from server.gateway.limits.pressure import Pressure
from server.gateway.messages import my_games, open_tables
from server.gateway.messages import recording as replays
from server.gateway.messages.class_question import ask_class as asked_by_tutor
from server.gateway.messages.devices import Devices
from server.gateway.messages.watchers import watchers_of
from server.gateway.sockets.connection import Connection
from server.room import command as room_commands
from server.room.command import AnyBody
from server.room.export.blank_sheet import blank_sheet
from server.room.lifecycle.creation import NewRoom, create
from server.room.match.score_card import are_final
from server.room.values.roles import person_of
from server.room.values.state import Room, RoomOf
from server.sessions.command import Continued
from server.sessions.continued import continued_from, require_continuable
from server.sessions.membership import may_watch
from server.sessions.session import NewSession
from server.sessions.session import create as create_session
from server.sessions.state import Session
from server.store.aggregate import SESSION_CODE, SESSIONS, Views, type_of
from server.store.answer import Answer
from server.store.identity_store import guest_acted
from server.store.listings import Listings
from server.store.redis_health import Unstored
from server.store.room_store import RoomStore
from server.store.stream import entries

BUSY_WAIT_MS = 5_000
"""When somebody who was refused a table because the node is full may try again."""
PAGE = 400
"""Numbers of a history that come in one answer."""


@dataclass(frozen=True, slots=True)
class Services:
    """What handlers work with."""

    rooms: RoomStore
    hub: Hub
    devices: Devices
    connections: set[Connection]
    """All of this node's."""
    rooms_per_connection: int
    session_days: int
    listings: Listings | None = None
    """None where this server lists no tables."""
    substitute_ms: int = 20_000
    pressure: Pressure = field(default_factory=lambda: Pressure(0))
    review_turn: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))


async def hello_again(_services: Services, _connection: Connection, _message: Hello) -> None:
    raise Refusal(errors.HELLO_AGAIN)


async def make_room(services: Services, connection: Connection, message: Create) -> None:
    wait_ms = connection.take_tokens(costs.ROOM) or connection.take_room_token()
    if wait_ms:
        raise Refusal(errors.RATE_ROOMS, wait_ms=wait_ms)
    _require_room(services)
    if message.listed is not None and services.listings is None:
        raise Refusal(errors.LISTING_CLOSED)
    await _admit(services, connection, None)
    assert connection.identity is not None
    person, name = connection.identity.id, connection.identity.name

    def make(code: str, now_ms: int) -> Room:
        new = NewRoom(
            code,
            message.game,
            message.seats,
            person,
            name,
            token_bytes(32),
            message.options,
            {"substitute_ms": services.substitute_ms, **message.settings},
            message.role,
            tuple(message.bots),
            listed=message.listed,
            level=message.level,
        )
        return create(new, now_ms)

    code = await services.rooms.create(make, person=person, cid=message.cid)
    await my_games.remember(services.rooms, connection, code)
    connection.send(Ack(message.cid, 0, {"room": code}))
    await _show(services, connection, code)


async def open_session(services: Services, connection: Connection, message: OpenSession) -> None:
    wait_ms = connection.take_tokens(costs.ROOM) or connection.take_room_token()
    if wait_ms:
        raise Refusal(errors.RATE_ROOMS, wait_ms=wait_ms)
    _require_room(services)
    assert connection.identity is not None
    person, name = connection.identity.id, connection.identity.name
    before = await _session_before(services, person, message.like) if message.like is not None else None

    def make(code: str, now_ms: int) -> Session:
        title = " ".join(message.title.split())
        opened = create_session(NewSession(code, title, person, name, token_bytes(32), services.session_days), now_ms)
        return opened if before is None else continued_from(before, opened)

    code = await services.rooms.create(make, person=person, cid=message.cid, length=SESSION_CODE)
    if before is not None:
        await services.rooms.submit(before.code, SESSIONS.command(Continued(code), None))
    connection.send(Ack(message.cid, 0, {"room": code}))
    await _show(services, connection, code)


def _require_room(services: Services) -> None:
    """A node that is full opens nothing new before it harms what is open. Raises `Refusal`."""
    if services.pressure.is_over:
        metrics.TABLES_REFUSED.inc()
        raise Refusal(errors.SERVER_BUSY, wait_ms=BUSY_WAIT_MS)


async def _session_before(services: Services, person: str, like: str) -> Session:
    """The class of which another session is opened. Raises `Refusal` unless that person is its director."""
    found = (await services.rooms.look(like.upper())).room
    if not isinstance(found, Session):
        raise Refusal(errors.ROOM_UNKNOWN)
    require_continuable(found, person)
    return found


async def join(services: Services, connection: Connection, message: Join) -> None:
    code = message.room.upper()
    await _admit(services, connection, code)
    await _inside(services, connection, code)
    assert connection.identity is not None
    origin = origin_of(code, connection.address) if type_of(code) is SESSIONS else ""
    body = shared_commands.Join(connection.identity.name, message.role, message.seat, message.key, origin, message.entry)
    command = type_of(code).command(body, connection.person)
    answer = await services.rooms.submit(code, command, cid=message.cid, arrived_ms=connection.arrived_ms)
    await my_games.remember(services.rooms, connection, code)
    connection.send(Ack(message.cid, _shown(services, connection, code, answer.seq), {**answer.params, "room": code}))
    await _show(services, connection, code)


def _shown(services: Services, connection: Connection, code: str, seq: int) -> int:
    """The number that an answer may name: where spectators are behind, the one that they have been shown."""
    views = services.rooms.held(code)
    kind = type_of(code)
    if views is None or not kind.delay_ms(views.room) or kind.viewer_of(views.room, connection.person) != SPECTATOR:
        return seq
    return min(seq, services.hub.number_shown(code) or 0)


async def leave(services: Services, connection: Connection, message: Leave) -> None:
    code = message.room.upper()
    command = type_of(code).command(shared_commands.Leave(), connection.person)
    answer = await services.rooms.submit(code, command, cid=message.cid, arrived_ms=connection.arrived_ms)
    await services.hub.leave(connection, code)
    connection.send(Ack(message.cid, answer.seq, answer.params))


async def act(services: Services, connection: Connection, message: Act) -> None:
    await _submit(services, connection, message.room, room_commands.Act(message.action), message.cid)


async def read(services: Services, connection: Connection, message: ActText) -> None:
    await _submit(services, connection, message.room, room_commands.ActText(message.text), message.cid)


async def order(services: Services, connection: Connection, message: CommandMessage) -> None:
    if isinstance(message.command, SetListed) and message.command.lang is not None and services.listings is None:
        raise Refusal(errors.LISTING_CLOSED)
    await _submit(services, connection, message.room, message.command, message.cid)


async def resume(services: Services, connection: Connection, message: Resume) -> None:
    code = message.room.upper()
    await _admit(services, connection, code)
    await _inside(services, connection, code)
    assert connection.identity is not None
    people = (await services.rooms.look(code)).room.people
    if not any(known.id == connection.person and known.present for known in people):
        body = shared_commands.Join(connection.identity.name, "spectator")
        await services.rooms.submit(code, type_of(code).command(body, connection.person))
    await services.hub.resume(connection, code, message.seq, message.epoch)


async def history(services: Services, connection: Connection, message: History) -> None:
    """params: happenings, and `next_seq` where there is more."""
    code = message.room.upper()
    viewer = connection.subscriptions.get(code)
    number = services.hub.number(connection, code)
    if viewer is None:
        raise Refusal(errors.ROOM_NOT_JOINED)
    found: list[Any] = []
    last = min(number or 0, message.from_seq + PAGE)
    wait_ms = connection.take_tokens(costs.of_entries(last - message.from_seq))
    if wait_ms:
        raise Refusal(errors.RATE_FAST, wait_ms=wait_ms)
    async for entry in entries(services.rooms.link, code, after=max(0, message.from_seq - 1), until=last):
        found += happenings_of(entry, viewer)
    params: dict[str, Any] = {"happenings": found}
    if number is not None and last < number:
        params["next_seq"] = last + 1
    connection.send(Ack(message.cid, number or 0, params))


async def recording(services: Services, connection: Connection, message: Recording) -> None:
    await replays.recording(services.rooms, services.hub, connection, message)


async def review(services: Services, connection: Connection, message: Review) -> None:
    await replays.review(services.rooms, services.hub, connection, message, services.review_turn)


async def watchers(services: Services, connection: Connection, message: Watchers) -> None:
    await watchers_of(services.rooms, services.hub, connection, message)


async def ask_class(services: Services, connection: Connection, message: AskClass) -> None:
    await asked_by_tutor(services.rooms, connection, message, services.review_turn)


async def tables(services: Services, connection: Connection, message: Tables) -> None:
    if services.listings is None:
        raise Refusal(errors.LISTING_CLOSED)
    await open_tables.answer(services.listings, connection, message)


async def games(services: Services, connection: Connection, message: MyGames) -> None:
    await my_games.answer(services.rooms, connection, message)


async def blank(services: Services, connection: Connection, message: BlankSheet) -> None:
    """params {view, card}; made once for each game."""
    wait_ms = connection.take_tokens(costs.LOG)
    if wait_ms:
        raise Refusal(errors.RATE_FAST, wait_ms=wait_ms)
    connection.send(Ack(message.cid, 0, dict(blank_sheet(message.game))))


async def offer_device(services: Services, connection: Connection, message: OfferDevice) -> None:
    await services.devices.offer(connection, message)


async def take_device(services: Services, connection: Connection, message: TakeDevice) -> None:
    await services.devices.take(connection, message)


async def sign_out_devices(services: Services, connection: Connection, message: SignOutDevices) -> None:
    await services.devices.sign_out(connection, message)


async def ping(services: Services, connection: Connection, message: Ping) -> None:
    code = message.room.upper() if message.room else None
    seq = services.hub.number(connection, code) if code else None
    link = services.rooms.link
    connection.send(Pong(message.at, (link.of(code) if code else link).now_ms(), seq, code))


async def _show(services: Services, connection: Connection, code: str) -> None:
    """The room, after the ack. Raises `Unstored` in doubt: what was acknowledged is not refused; who comes back is shown it."""
    assert connection.identity is not None
    try:
        if not connection.has_acted:
            connection.has_acted = True
            await guest_acted(services.rooms.link, connection.identity)
        await services.hub.subscribe(connection, code)
    except Unstored as away:
        raise Unstored(str(away), doubt=True) from None


async def _submit(services: Services, connection: Connection, room: str, body: AnyBody | SessionCommand, cid: str) -> None:
    code = room.upper()
    if code not in connection.subscriptions:
        await services.rooms.look(code)  # says so where there is no such room
        raise Refusal(errors.ROOM_NOT_JOINED)
    command = type_of(code).command(body, connection.person)
    answer: Answer = await services.rooms.submit(code, command, cid=cid, arrived_ms=connection.arrived_ms)
    connection.send(Ack(cid, answer.seq, answer.params))


async def _admit(services: Services, connection: Connection, code: str | None) -> None:
    """One room more. A tutor watches round after round: boards that are over for good make place, the oldest first."""
    if code in connection.subscriptions or len(connection.subscriptions) < services.rooms_per_connection:
        return
    oldest = next((known for known in connection.subscriptions if _is_done(services.rooms.held(known))), None)
    if oldest is None:
        raise Refusal(errors.RATE_ROOMS)
    await services.hub.leave(connection, oldest)


def _is_done(views: Views | None) -> bool:
    return views is not None and isinstance(views.room, RoomOf) and views.room.state == "over" and are_final(views.room.sheets)


async def _inside(services: Services, connection: Connection, code: str) -> None:
    """The boards of a class are for those who are in it, and for its spectators. Raises `Refusal` for everybody else."""
    room = (await services.rooms.look(code)).room
    if not isinstance(room, RoomOf) or room.session is None or person_of(room, connection.person) is not None:
        return
    try:
        session = (await services.rooms.look(room.session)).room
    except Refusal:
        return  # its class is gone, and so will it be
    if isinstance(session, Session) and not may_watch(session, connection.person):
        raise Refusal(errors.SESSION_MEMBERS_ONLY)


Handler = Callable[[Services, Connection, Any], Awaitable[None]]

HANDLERS: Final[dict[type[FromClient], Handler]] = {
    Hello: hello_again,
    Create: make_room,
    OpenSession: open_session,
    Join: join,
    Leave: leave,
    Act: act,
    ActText: read,
    CommandMessage: order,
    Resume: resume,
    History: history,
    Recording: recording,
    Review: review,
    Watchers: watchers,
    AskClass: ask_class,
    Tables: tables,
    MyGames: games,
    BlankSheet: blank,
    OfferDevice: offer_device,
    TakeDevice: take_device,
    SignOutDevices: sign_out_devices,
    Ping: ping,
}
