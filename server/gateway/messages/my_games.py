"""«My games»: the list of a person's tables, which the server makes from the rooms and sends only to that person."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from engines.contract import Refusal
from protocol.messages import Ack, MyGames
from server.aggregate_types import ROOMS
from server.gateway.limits import message_costs
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.room.stored import codec as room_codec
from server.room.values.roles import seat_of
from server.room.values.state import RoomOf
from server.room.views.summary import GameSummary, summary_of
from server.sessions.homework.due import due_homework
from server.sessions.values.membership import is_inside, member_of, waiting_of
from server.sessions.values.state import Session
from server.store.health.redis_health import Unstored
from server.store.indexes.games_index import SatAt, forget_seats, forget_tables, seats_of
from server.store.people.identity_store import guest_stays
from server.store.rooms.room_store import RoomStore
from server.store.stored.read_stored import read_snapshots

PAGE: Final = 25
"""Maximum number of tables in one answer. The server must read and decode each of them."""
MAX_CLASSES: Final = 6
"""Maximum number of classes whose homework one answer has: the latest that the person has entered."""


async def remember(rooms: RoomStore, connection: Connection, code: str) -> None:
    """Adds the table to the person's index of games if the person has a seat there, or the class if the person belongs to it.
    The answer to the command waits until this is stored. Raises `Unstored`; a repeated command tries again."""
    person, room = connection.person, (await rooms.look(code)).room
    if isinstance(room, Session):
        is_known = member_of(room, person) is not None or waiting_of(room, person) is not None
        at = SatAt(code, None) if is_known else None
    else:
        seat = seat_of(room, person)
        at = None if seat is None else SatAt(code, seat)
    if at is None:
        return
    try:
        await rooms.remember_seat(person, at)
        if isinstance(room, RoomOf) and room.settings.move_days and connection.identity is not None:
            await guest_stays(rooms.link, connection.identity)
    except Unstored as away:
        # The command is stored. A repeat gets the first answer and comes here again.
        raise Unstored(str(away), doubt=True) from None


@handles(MyGames)
async def my_games(services: Services, connection: Connection, message: MyGames) -> None:
    """Answers one page of the list: parameters {games, next?, homework?}. Erased tables disappear from the list, and so does
    the table that the message asks to forget."""
    rooms = services.rooms
    if message.forget is not None and len(message.forget) == ROOMS.code_length:
        await forget_tables(rooms.link, connection.person, {message.forget.upper()})
    known = [at for at in await seats_of(rooms.link, connection.person) if len(at.code) == ROOMS.code_length]
    asked = known[message.after : message.after + PAGE]
    connection.spend(message_costs.of_entries(len(asked)))
    snapshots = await read_snapshots(rooms.link, [at.code for at in asked])
    found = await asyncio.to_thread(_summaries, connection.person, asked, snapshots)
    games = [game for game in found if game is not None and await _is_open(rooms, connection.person, game)]
    params: dict[str, Any] = {"games": games}
    if message.homework:
        classes = await classes_of(rooms, connection.person, MAX_CLASSES)
        connection.spend(message_costs.of_entries(len(classes)))
        now_ms = rooms.link.now_ms()
        due = [line for session in classes for line in due_homework(session, connection.person, now_ms)]
        params["homework"] = sorted(due, key=lambda line: line["due_ms"])
    if message.after + PAGE < len(known):
        params["next"] = message.after + PAGE
    connection.send(Ack(message.cid, 0, params))
    gone = [at for at, snapshot in zip(asked, snapshots, strict=True) if snapshot is None]
    if "next" not in params:  # otherwise, the next page would begin at a wrong entry
        await forget_seats(rooms.link, connection.person, gone)


async def classes_of(rooms: RoomStore, person: str, most: int | None = None) -> list[Session]:
    """Returns the stored classes where the person is a member or waits for admission, the latest first. `most`: the number of
    classes to look at."""
    found = []
    for at in [at for at in await seats_of(rooms.link, person) if len(at.code) != ROOMS.code_length][:most]:
        try:
            session = (await rooms.look(at.code)).room
        except Refusal:
            continue
        if isinstance(session, Session):
            found.append(session)
    return found


def _summaries(person: str, asked: Sequence[SatAt], snapshots: Sequence[bytes | None]) -> list[GameSummary | None]:
    """Returns a summary or None for each entry of `asked`. A room gets at most one summary. If the person has had several seats
    in the room, the summary is for the latest seat that the person still has."""
    found: list[GameSummary | None] = []
    seen: set[str] = set()
    for at, snapshot in zip(asked, snapshots, strict=True):
        room = None if snapshot is None or at.code in seen else room_codec.decode(snapshot)
        summary = summary_of(room, person, at.seat) if isinstance(room, RoomOf) and at.seat is not None else None
        if summary is not None:
            seen.add(at.code)
        found.append(summary)
    return found


async def _is_open(rooms: RoomStore, person: str, game: GameSummary) -> bool:
    """Tells whether the person may see the table. A board of a class is only for members of the class."""
    if game["session"] is None:
        return True
    try:
        session = (await rooms.look(game["session"])).room
    except Refusal:
        return False
    return isinstance(session, Session) and is_inside(session, person)
