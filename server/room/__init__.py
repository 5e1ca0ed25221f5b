"""One room as a pure value. Everything that others need of it is here."""

from server.room.codec import decode, encode
from server.room.command import Act, ActText, Command, Join, Leave, Presence, Recover, Tick
from server.room.creation import NewRoom, create
from server.room.frames import Frame, Views
from server.room.log import LoggedEvent, Record, decode_record, encode_record, events_for
from server.room.room import Step, replay, step, views_of
from server.room.state import Room, referee_role, seat_of, viewer_of

__all__ = [
    "Act",
    "ActText",
    "Command",
    "Frame",
    "Join",
    "Leave",
    "LoggedEvent",
    "NewRoom",
    "Presence",
    "Record",
    "Recover",
    "Room",
    "Step",
    "Tick",
    "Views",
    "create",
    "decode",
    "decode_record",
    "encode",
    "encode_record",
    "events_for",
    "referee_role",
    "replay",
    "seat_of",
    "step",
    "viewer_of",
    "views_of",
]
