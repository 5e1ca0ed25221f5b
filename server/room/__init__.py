"""One room as a pure value. Everything that others need of it is here."""

from server.room.codec import decode, encode
from server.room.command import Act, Command, Join, Leave, Presence, Read, Recover, Tick
from server.room.frames import Frame, Views
from server.room.log import Record, Seen, decode_record, encode_record, told
from server.room.room import Step, replay, step, views_of
from server.room.setting import NewRoom, create
from server.room.state import Room, referee_role, seat_of, viewer_of

__all__ = [
    "Act",
    "Command",
    "Frame",
    "Join",
    "Leave",
    "NewRoom",
    "Presence",
    "Read",
    "Record",
    "Recover",
    "Room",
    "Seen",
    "Step",
    "Tick",
    "Views",
    "create",
    "decode",
    "decode_record",
    "encode",
    "encode_record",
    "referee_role",
    "replay",
    "seat_of",
    "step",
    "told",
    "viewer_of",
    "views_of",
]
