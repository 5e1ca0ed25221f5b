"""Protects data of a newer version. An older node would drop the fields that it does not know, and store the rest.

During an upgrade, nodes of both versions serve the same rooms for a while. As soon as a new node has written a room,
only new nodes serve that room. An old node sends the room's clients to the new nodes and leaves the room's deadlines to
them.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Newer(msgspec.ValidationError):
    """Reports data that a newer version has stored. The node has changed nothing."""


def checked(decode: Callable[[bytes], T]) -> Callable[[bytes], T]:
    """Returns the decoder, changed so that it raises `Newer` for data in an unknown form. Bytes that are no data of this kind
    still raise `DecodeError`."""

    def read(raw: bytes) -> T:
        try:
            return decode(raw)
        except msgspec.ValidationError as error:
            raise Newer(f"stored by a newer version than this one: {error}") from error

    return read


def require_whole(raw: bytes, again: bytes) -> None:
    """Raises `Newer` if this version did not understand some data of `raw`. `again`: the bytes after decoding `raw` and
    encoding the result again. If `again` is shorter, a field was dropped; data of an older version never becomes shorter."""
    if len(again) < len(raw):
        raise Newer("stored by a newer version than this one: it has unknown fields")
