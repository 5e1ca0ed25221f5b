"""Somebody's program at the table: the host gives away the key of a seat, and who comes with it is seen to be a program.

Whoever has the room's code may sit down as a person, and nobody can tell a program from one. The key is for programs that say
what they are: each seat has its own, it opens that seat alone, and only while nobody sits there.
"""

from hmac import compare_digest

from engines.contract import Refusal
from protocol import errors, messages
from server.aggregate.secrets import derived
from server.room.step_context import StepContext
from server.room.values.state import Room


def program_key(room: Room, seat: int) -> str:
    """The key with which a program takes that seat."""
    return derived(room.secret, f"program/{seat}").hex()[:20]


def invite_program(context: StepContext, _by: str, asked: messages.InviteProgram) -> None:
    """The answer: {key, seat}. Nothing changes: the seat is still anybody's."""
    room = context.room
    if room.session is not None:
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=["host"])
    if asked.seat >= len(room.seats):
        raise Refusal(errors.SEAT_UNKNOWN)
    if room.seats[asked.seat].kind != "empty":
        raise Refusal(errors.SEAT_TAKEN)
    context.answer = {"key": program_key(room, asked.seat), "seat": asked.seat}


def seat_of_key(room: Room, key: str) -> int:
    """The seat that the key opens. Raises `Refusal` for a key that opens none here."""
    for number in range(len(room.seats)):
        if compare_digest(program_key(room, number).encode(), key.encode()):
            return number
    raise Refusal(errors.SEAT_KEY)
