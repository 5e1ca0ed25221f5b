"""One room (a table with its people, games and score) as an immutable value. Other packages import from here."""

from server.aggregate.commands import Join, Leave, Presence, Tick
from server.aggregate.events import LoggedEvent, events_for
from server.aggregate.frame import Frame
from server.room.command import Act, ActText, Command, Recover
from server.room.lifecycle.creation import NewRoom, create
from server.room.room import Step, replay, step, views_of
from server.room.stored.codec import decode, encode
from server.room.stored.log import Record, decode_record, encode_record
from server.room.values.roles import referee_role, seat_of, viewer_of
from server.room.values.state import Room
from server.room.views.frames import Views

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
