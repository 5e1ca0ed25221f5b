"""The result of a command to a room."""

import msgspec

from engines.contract import Plain
from server.aggregate.frame import Frame
from server.room.stored.log import Record
from server.room.values.state import Room
from server.room.views.frames import Views


class Step(msgspec.Struct, frozen=True, eq=False):
    """The result of a command.

    `record` is None if the state is unchanged. Then there is only `answer` (for the ack), and nothing to store or send.
    Otherwise `encoded` is the record in the bytes that the store keeps and the hash chain covers. `frames` are changes for
    viewers who have the view of `seq - 1`. People in `moved` now have another view and need a snapshot.
    """

    room: Room
    views: Views
    answer: dict[str, Plain]
    record: Record | None = None
    frames: tuple[Frame, ...] = ()
    moved: tuple[str, ...] = ()
    encoded: bytes = b""
