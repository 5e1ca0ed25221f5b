"""What a newer version stored is not touched: an older node would drop what it does not know, and store the rest.

In an upgrade old and new nodes serve the same rooms for a while. A room that a new node has written belongs to the new ones
from then on: an old one sends whoever acts in it on to them, and leaves its deadlines to them.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Newer(msgspec.ValidationError):
    """It was stored by a newer version than this one. Nothing was changed."""


def checked(decode: Callable[[bytes], T]) -> Callable[[bytes], T]:
    """The same, but what has a form that is not known here is `Newer`. Bytes that are none of ours stay `DecodeError`."""

    def read(raw: bytes) -> T:
        try:
            return decode(raw)
        except msgspec.ValidationError as error:
            raise Newer(f"stored by a newer version than this one: {error}") from error

    return read


def require_whole(raw: bytes, again: bytes) -> None:
    """Raises `Newer` if `again`, what this version would store of what it has read in `raw`, is less than that.

    Whatever an older version stored becomes longer by the fields that are new, never shorter.
    """
    if len(again) < len(raw):
        raise Newer("stored by a newer version than this one: it has fields that are not known here")
