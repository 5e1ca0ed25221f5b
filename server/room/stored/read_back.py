"""Ensures that the room can read its stored data: it decodes a person's words, numbers or plain data again before it accepts
them.

A room that cannot be decoded would be lost to everybody, so the room refuses such data. The engine types a seat's plain
moves; they skip this check, which costs as much as the encoding for the commit (`if_unreadable` in the command's row).
"""

import msgspec

from engines.contract import Refusal
from server.room.stored.codec import decode, encode
from server.room.stored.log import decode_record
from server.room.values.state import Room


def require_readable(room: Room, record: bytes, code: str) -> None:
    """Raises `Refusal` with that code unless the room and the last step's record decode to equal values."""
    try:
        raw = encode(room)
        is_same = encode(decode(raw)) == raw
        decode_record(record)
    except (msgspec.MsgspecError, OverflowError):
        is_same = False
    if not is_same:
        raise Refusal(code, detail="it could not be read again")
