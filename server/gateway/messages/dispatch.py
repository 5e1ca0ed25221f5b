"""The handlers of commands, history and pings. Also collects the handlers of all modules.

A handler answers with `connection.send`, or raises `Refusal` for a typed refusal. A client never names the acting seat: the
server adds the person to the command, and the room knows that person's seat.
"""

from collections.abc import Awaitable
from typing import Any

from engines.contract import Refusal
from protocol import errors
from protocol.messages import (
    Ack,
    Act,
    ActText,
    CommandMessage,
    Hello,
    History,
    Ping,
    Pong,
    SessionCommand,
    SetListed,
)
from protocol.session_commands import MakeFamilyLink, SetSession
from server.aggregate_types import type_of
from server.gateway.channels.room_channel import events_seen
from server.gateway.limits import message_costs
from server.gateway.messages import (
    blank_sheet,
    class_question,
    creating,
    devices,
    entering,
    friends,
    homework,
    my_classes,
    my_games,
    open_tables,
    practise,
    recording,
    watchers,
    weekend,
)
from server.gateway.messages.handlers import HANDLERS, handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.room import command as room_commands
from server.room.command import AnyBody
from server.store.indexes.public_pages import remember_page
from server.store.rooms.answer import Answer
from server.store.stored.stream import entries

__all__ = [
    "HANDLERS",
    "blank_sheet",
    "class_question",
    "creating",
    "devices",
    "entering",
    "friends",
    "homework",
    "my_classes",
    "my_games",
    "open_tables",
    "practise",
    "recording",
    "watchers",
    "weekend",
]
"""The table of handlers, and the modules that have registered handlers in this table."""

_WITH_PAGE = (SetSession, MakeFamilyLink)
"""Commands whose answer may have the key of a public page."""
PAGE = 400
"""Maximum number of steps in one answer about the history."""


@handles(Hello)
async def hello(_services: Services, _connection: Connection, _message: Hello) -> None:
    raise Refusal(errors.HELLO_AGAIN)


@handles(Act)
def act(services: Services, connection: Connection, message: Act) -> Awaitable[None]:
    return _submit(services, connection, message.room, room_commands.Act(message.action), message.cid)


@handles(ActText)
async def act_text(services: Services, connection: Connection, message: ActText) -> None:
    await _submit(services, connection, message.room, room_commands.ActText(message.text), message.cid)


@handles(CommandMessage)
async def command_message(services: Services, connection: Connection, message: CommandMessage) -> None:
    if isinstance(message.command, SetListed) and message.command.lang is not None and services.listings is None:
        raise Refusal(errors.LISTING_CLOSED)
    await _submit(services, connection, message.room, message.command, message.cid)


@handles(History)
async def history(services: Services, connection: Connection, message: History) -> None:
    """Answers with the parameters {happenings, next_seq?}; `next_seq` means that there are more steps."""
    code = message.room.upper()
    viewer = connection.subscriptions.get(code)
    number = services.hub.number(connection, code)
    if viewer is None:
        raise Refusal(errors.ROOM_NOT_JOINED)
    found: list[Any] = []
    last = min(number or 0, message.from_seq + PAGE)
    connection.spend(message_costs.of_entries(last - message.from_seq))
    async for entry in entries(services.rooms.link, code, after=max(0, message.from_seq - 1), until=last):
        found += events_seen(entry, viewer)
    params: dict[str, Any] = {"happenings": found}
    if number is not None and last < number:
        params["next_seq"] = last + 1
    connection.send(Ack(message.cid, number or 0, params))


@handles(Ping)
async def ping(services: Services, connection: Connection, message: Ping) -> None:
    code = message.room.upper() if message.room else None
    seq = services.hub.number(connection, code) if code else None
    link = services.rooms.link
    connection.send(Pong(message.at, (link.of(code) if code else link).now_ms(), seq, code))


async def _submit(services: Services, connection: Connection, room: str, body: AnyBody | SessionCommand, cid: str) -> None:
    code = room.upper()
    if code not in connection.subscriptions:
        await services.rooms.look(code)  # refuses an unknown room
        raise Refusal(errors.ROOM_NOT_JOINED)
    command = type_of(code).command(body, connection.person)
    answer: Answer = await services.rooms.submit(code, command, cid=cid, arrived_ms=connection.arrived_ms)
    if answer.params and type(body) in _WITH_PAGE and (key := answer.params.get("page") or answer.params.get("key")):
        await remember_page(services.rooms.link, code, key)
    connection.send(Ack(cid, answer.seq, answer.params))
