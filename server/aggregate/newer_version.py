"""Leaves rooms of a newer version alone: an older node would drop unknown fields and store the rest.

During an upgrade, old and new nodes serve the same rooms for a while. Once a new node has written a room, only new nodes
serve it: an old node redirects its clients to them, and leaves its deadlines to them.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Newer(msgspec.ValidationError):
    """A version newer than this one stored the data. The node changed nothing."""


def checked(decode: Callable[[bytes], T]) -> Callable[[bytes], T]:
    """Returns a decoder that raises `Newer` for an unknown form. Bytes that are no such data still raise `DecodeError`."""

    def read(raw: bytes) -> T:
        try:
            return decode(raw)
        except msgspec.ValidationError as error:
            raise Newer(f"stored by a newer version than this one: {error}") from error

    return read


def require_whole(raw: bytes, again: bytes) -> None:
    """Raises `Newer` if `again`, this version's encoding of what it read in `raw`, is shorter. Data of an older version becomes
    longer by the new fields, never shorter.
    """
    if len(again) < len(raw):
        raise Newer("stored by a newer version than this one: it has fields that are not known here")
