"""Ensures that committed data can be read again: when a person's words, numbers or plain data enter the room, it reads them
back first.

A room that cannot be decoded would be lost to everybody, so the room refuses such data. The engine types a seat's plain moves;
they skip this reading, which costs as much as the commit's encoding (`if_unreadable` of its row).
"""

import msgspec

from engines.contract import Refusal
from server.room.stored.codec import decode, encode
from server.room.stored.log import decode_record
from server.room.values.state import Room


def require_readable(room: Room, record: bytes, code: str) -> None:
    """Raises `Refusal` with that code if the room, or its last step's record, does not come back from its bytes as the same."""
    try:
        raw = encode(room)
        is_same = encode(decode(raw)) == raw
        decode_record(record)
    except (msgspec.MsgspecError, OverflowError):
        is_same = False
    if not is_same:
        raise Refusal(code, detail="it could not be read again")
