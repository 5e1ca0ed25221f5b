"""The effect of a command on a room."""

import msgspec

from engines.contract import Plain
from server.aggregate.frame import Frame
from server.room.stored.log import Record
from server.room.values.state import Room
from server.room.views.frames import Views


class Step(msgspec.Struct, frozen=True, eq=False):
    """The effect of a command.

    `record` is None if the state is unchanged: then there is only `answer` (the ack's params), and no data to store or
    send. Else `encoded` is the record as the store gets it; the hash chain covers these bytes. `frames` are for viewers
    who have the view of `seq - 1`; people in `moved` changed view and need a snapshot.
    """

    room: Room
    views: Views
    answer: dict[str, Plain]
    record: Record | None = None
    frames: tuple[Frame, ...] = ()
    moved: tuple[str, ...] = ()
    encoded: bytes = b""
