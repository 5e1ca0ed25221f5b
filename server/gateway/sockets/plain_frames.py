"""Reads a client's plain frames: one whole binary message each, masked, small, as our clients send them.

This bypasses the library's parser and queue, which cost more than the rest of the work on a message. Whole pings and pongs go
to the library. From the first other frame on (a fragment, a text, a closing, a large or unmasked frame), the library reads all
data.
"""

from typing import Final, NamedTuple

MAX_PLAIN: Final = 2_048
"""Maximum payload in bytes, because each arriving piece of a frame is joined with the earlier pieces until the frame is
whole."""
_BINARY, _PING, _PONG = 0x82, 0x89, 0x8A
"""First bytes of a frame: the final frame of its message, without extension, with its kind."""
_MASKED: Final = 0x80
_WORD: Final = _MASKED | 126
"""Second byte of a frame whose size is in the two bytes after it."""
_MASK: Final = 4


class PlainFrame(NamedTuple):
    """A whole frame. `payload`: the bytes of a message; None for a ping or a pong. `end`: the start of the next frame."""

    payload: bytes | None
    end: int


class NotPlain(Exception):
    """From here on the library must parse the data."""


def plain_frame(data: bytes, at: int) -> PlainFrame | None:
    """Reads the frame that begins at `at`; None while it is incomplete. Raises `NotPlain`."""
    kind = data[at]
    if kind != _BINARY and kind not in (_PING, _PONG):
        raise NotPlain
    whole = len(data)
    if whole - at < 2:
        return None
    size, begin = data[at + 1], at + 2 + _MASK
    if size < _MASKED or size > _WORD or (size == _WORD and kind != _BINARY):
        raise NotPlain
    if size < _WORD:
        size -= _MASKED
    else:
        if whole - at < 4:
            return None
        size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), begin + 2
        if size < 126 or size > MAX_PLAIN:
            raise NotPlain
    end = begin + size
    if whole < end:
        return None
    if kind != _BINARY:
        return PlainFrame(None, end)
    return PlainFrame(_unmasked(data[begin:end], data[begin - _MASK : begin]), end)


def _unmasked(payload: bytes, mask: bytes) -> bytes:
    size = len(payload)
    stretched = (mask * (size // _MASK + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(stretched, "little")).to_bytes(size, "little")
