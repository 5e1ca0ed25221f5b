"""Dispatches every message of a client: one table, one coroutine per type.

A handler answers by `connection.send`; it raises `Refusal` for a typed no. The client never names the acting seat: a command
contains the person, and the room knows where that person sits.
"""

from collections.abc import Awaitable, Callable
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
from server.aggregate_types import type_of
from server.gateway.channels.room_channel import happenings_of
from server.gateway.limits import message_costs
from server.gateway.messages import my_games, open_tables
from server.gateway.messages import recording as replays
from server.gateway.messages.class_question import ask_class as asked_by_tutor
from server.gateway.messages.creating import make_room, open_session
from server.gateway.messages.entering import join, leave, resume
from server.gateway.messages.services import Services
from server.gateway.messages.watchers import watchers_of
from server.gateway.sockets.connection import Connection
from server.room import command as room_commands
from server.room.command import AnyBody
from server.room.export.blank_sheet import blank_sheet
from server.store.rooms.answer import Answer
from server.store.stored.stream import entries

PAGE = 400
"""Numbers of a history that come in one answer."""


async def hello_again(_services: Services, _connection: Connection, _message: Hello) -> None:
    raise Refusal(errors.HELLO_AGAIN)


async def act(services: Services, connection: Connection, message: Act) -> None:
    await _submit(services, connection, message.room, room_commands.Act(message.action), message.cid)


async def read(services: Services, connection: Connection, message: ActText) -> None:
    await _submit(services, connection, message.room, room_commands.ActText(message.text), message.cid)


async def order(services: Services, connection: Connection, message: CommandMessage) -> None:
    if isinstance(message.command, SetListed) and message.command.lang is not None and services.listings is None:
        raise Refusal(errors.LISTING_CLOSED)
    await _submit(services, connection, message.room, message.command, message.cid)


async def history(services: Services, connection: Connection, message: History) -> None:
    """params: happenings, and `next_seq` where there is more."""
    code = message.room.upper()
    viewer = connection.subscriptions.get(code)
    number = services.hub.number(connection, code)
    if viewer is None:
        raise Refusal(errors.ROOM_NOT_JOINED)
    found: list[Any] = []
    last = min(number or 0, message.from_seq + PAGE)
    wait_ms = connection.take_tokens(message_costs.of_entries(last - message.from_seq))
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
    await replays.review(services.rooms, services.hub, connection, message, services.beside)


async def watchers(services: Services, connection: Connection, message: Watchers) -> None:
    await watchers_of(services.rooms, services.hub, connection, message)


async def ask_class(services: Services, connection: Connection, message: AskClass) -> None:
    await asked_by_tutor(services.rooms, connection, message, services.beside)


async def tables(services: Services, connection: Connection, message: Tables) -> None:
    if services.listings is None:
        raise Refusal(errors.LISTING_CLOSED)
    await open_tables.answer(services.listings, connection, message)


async def games(services: Services, connection: Connection, message: MyGames) -> None:
    await my_games.answer(services.rooms, connection, message)


async def blank(services: Services, connection: Connection, message: BlankSheet) -> None:
    """params {view, card}; made once for each game."""
    wait_ms = connection.take_tokens(message_costs.LOG)
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


async def _submit(services: Services, connection: Connection, room: str, body: AnyBody | SessionCommand, cid: str) -> None:
    code = room.upper()
    if code not in connection.subscriptions:
        await services.rooms.look(code)  # says so where there is no such room
        raise Refusal(errors.ROOM_NOT_JOINED)
    command = type_of(code).command(body, connection.person)
    answer: Answer = await services.rooms.submit(code, command, cid=cid, arrived_ms=connection.arrived_ms)
    connection.send(Ack(cid, answer.seq, answer.params))


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
