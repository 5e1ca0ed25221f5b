"""The powers of a person in a room."""

from collections.abc import Set
from typing import Literal, TypeAlias

from server.room.values.roles import referee_role, seat_of
from server.room.values.state import Room

Power: TypeAlias = Literal["server", "anyone", "player", "pupil", "host", "monitor", "leader", "director"]


def powers_of(room: Room, by: str | None) -> Set[Power]:
    """Returns the powers of a person in this room."""
    if by is None:
        return {"server"}
    powers: set[Power] = {"anyone"}
    if by == room.host:
        powers.add("host")
    role = referee_role(room, by)
    if role is not None:
        powers.add(role)
    elif seat_of(room, by) is not None:
        powers.add("player" if room.session is None else "pupil")
    return powers
