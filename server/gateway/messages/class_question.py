"""A tutor's question to the class. A worker process makes the question, and the session gets it as a command of the tutor.

If the server makes a game for the question, the game's seed is secret. Otherwise a pupil could get the same exercise with its
answer from the referees' school.
"""

from secrets import randbits
from typing import Final

from engines.contract import Refusal
from engines.registry import slugs
from protocol import errors
from protocol.messages import Ack, AskClass
from server.gateway.limits import message_costs
from server.gateway.messages.beside import refusing
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.jobs.beside import Beside
from server.room import decode_record
from server.room.stored import codec
from server.room.values.state import RoomOf
from server.school.class_question import ClassQuestion, of_board, of_game
from server.school.moment import Question
from server.sessions.command import Command, QuestionAsked
from server.sessions.command_table import permit
from server.sessions.values.state import Session, board_of
from server.store.rooms.room_store import RoomStore
from server.store.stored.stream import FIRST, entries

SEED_BITS: Final = 128
_SAMPLE: Final = QuestionAsked(False, {}, "", [])


@handles(AskClass)
async def ask_class(services: Services, connection: Connection, message: AskClass) -> None:
    """Answers with the parameters {number}. Raises `Refusal` if the sender is no tutor of the class, or if there is no such
    question at that moment of the game."""
    rooms, beside = services.rooms, services.beside
    code = message.room.upper()
    session = (await rooms.look(code)).room
    if code not in connection.subscriptions:
        raise Refusal(errors.ROOM_NOT_JOINED)
    if not isinstance(session, Session):
        raise Refusal(errors.ROOM_UNKNOWN)
    permit(session, Command(_SAMPLE, connection.person))
    with refusing(connection):
        if message.board is not None:
            made = await _of_board(rooms, connection, session, message, beside)
        else:
            made = await _of_game(connection, message, beside)
    if made is None:
        raise Refusal(errors.SESSION_NO_MOMENT)
    body = QuestionAsked(message.board is not None, made.asked, made.answer, made.found)
    answer = await rooms.submit(code, Command(body, connection.person), cid=message.cid, arrived_ms=connection.arrived_ms)
    connection.send(Ack(message.cid, answer.seq, answer.params))


async def _of_game(connection: Connection, message: AskClass, beside: Beside) -> ClassQuestion | None:
    if message.game not in slugs():
        raise Refusal(errors.GAME_UNKNOWN)
    _pay(connection, message_costs.EXERCISE)
    async with beside.place(connection.address, lambda: connection.is_open):
        return await beside.work(of_game, message.game, message.question, randbits(SEED_BITS))


async def _of_board(
    rooms: RoomStore, connection: Connection, session: Session, message: AskClass, beside: Beside
) -> ClassQuestion | None:
    """Makes a question from a moment of a board. The moment must be one that spectators of the board have seen."""
    assert message.board is not None
    code = message.board.upper()
    if board_of(session, code) is None:
        raise Refusal(errors.SESSION_NO_BOARD)
    room = (await rooms.look(code)).room
    if not isinstance(room, RoomOf):
        raise Refusal(errors.SESSION_NO_BOARD)
    at = min(message.at, room.seq)
    _pay(connection, message_costs.LOG + message_costs.of_reading(at) + message_costs.of_playing_again(at))
    async with beside.place(connection.address, lambda: connection.is_open):
        first: bytes | None = None
        stored: list[bytes] = []
        at_ms = 0
        async for entry in entries(rooms.link, code, until=at):
            if entry.seq == FIRST:
                first = entry.record
            else:
                stored.append(entry.record)
        if first is None:
            raise Refusal(errors.ROOM_UNKNOWN)
        if stored:
            at_ms = decode_record(stored[-1]).at_ms
        if at_ms + room.settings.spectator_delay_ms > rooms.link.of(code).now_ms():
            raise Refusal(errors.SESSION_MOMENT_SOON)
        return await beside.work(_made, first, stored, at, message.question)


def _made(first: bytes, stored: list[bytes], at: int, question: Question) -> ClassQuestion | None:
    return of_board(codec.decode(first), [decode_record(record) for record in stored], at, question)


def _pay(connection: Connection, cost: int) -> None:
    connection.spend(cost)
