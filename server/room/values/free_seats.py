"""The seats that a newcomer may take: empty seats, and seats of computers that play as substitutes."""

from typing import Final

from server.room.values.state import Room

MAX_SUBSTITUTE_ACTS: Final = 6
"""Number of actions in a game after which a substitute keeps its seat until the end of the game."""


def may_replace(room: Room, number: int) -> bool:
    """Tells whether a person may take the seat of a substitute now."""
    seat = room.seats[number]
    return room.state == "playing" and seat.substitute and seat.acts < MAX_SUBSTITUTE_ACTS


def free_seats(room: Room) -> tuple[int, ...]:
    """Returns the seats that a newcomer may take, the empty seats first."""
    seats = range(len(room.seats))
    empty = tuple(number for number in seats if room.seats[number].kind == "empty")
    return (*empty, *(number for number in seats if may_replace(room, number)))
