"""Checks that the room can be decoded from what it is about to store. A person's words, numbers and plain data could make that
impossible.

A room that cannot be decoded would be lost to all its people, so the room refuses such data. A seat's moves skip this check,
because the engine gives them a type and the check costs as much as encoding the room (`if_unreadable` in the command's row).
"""

import msgspec

from engines.contract import Refusal
from server.room.stored.codec import decode, encode
from server.room.stored.log import decode_record
from server.room.values.state import Room


def require_readable(room: Room, record: bytes, code: str) -> None:
    """Raises `Refusal` with that code unless the encoded room and the last step's record decode to equal values."""
    try:
        raw = encode(room)
        is_same = encode(decode(raw)) == raw
        decode_record(record)
    except (msgspec.MsgspecError, OverflowError):
        is_same = False
    if not is_same:
        raise Refusal(code, detail="the server could not read back what it wrote")
