"""The kinds of aggregate that this server has: rooms and sessions. The store can handle any kinds; the layers above it know
these two."""

from typing import Final

from server.aggregate.contract import AggregateTypes
from server.room.aggregate import room_type
from server.rules_version import rules_version
from server.sessions.aggregate import SESSIONS

__all__ = ["ROOMS", "SESSIONS", "TYPES", "type_of"]

ROOMS: Final = room_type(rules_version)
TYPES: Final = AggregateTypes((ROOMS, SESSIONS))

type_of = TYPES.of
