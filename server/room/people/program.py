"""Programs as players. The host gives away the key of a seat. If a player comes with the key, the page marks this player as a
program.

Any person with the room's code may take a seat, and the server cannot tell a program from a person. The key is for
honest programs: each seat has its own key, which opens only that seat, while the seat is free.
"""

from hmac import compare_digest

from engines.contract import Refusal
from protocol import errors, messages
from server.aggregate.secrets import derived
from server.room.step_context import StepContext
from server.room.values.state import Room


def program_key(room: Room, seat: int) -> str:
    """Returns the key that lets a program take that seat."""
    return derived(room.secret, f"program/{seat}").hex()[:20]


def invite_program(context: StepContext, _by: str, asked: messages.InviteProgram) -> None:
    """Answers the host with the key of a seat and its number. The state does not change, and any other player may still take
    the seat."""
    room = context.room
    if room.session is not None:
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=["host"])
    if asked.seat >= len(room.seats):
        raise Refusal(errors.SEAT_UNKNOWN)
    if room.seats[asked.seat].kind != "empty":
        raise Refusal(errors.SEAT_TAKEN)
    context.answer = {"key": program_key(room, asked.seat), "seat": asked.seat}


def seat_of_key(room: Room, key: str) -> int:
    """Returns the seat that the key opens. Raises `Refusal` if it opens no seat of this room."""
    for number in range(len(room.seats)):
        if compare_digest(program_key(room, number).encode(), key.encode()):
            return number
    raise Refusal(errors.SEAT_KEY)
