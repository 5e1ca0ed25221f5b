"""A client's plain frames: one whole binary message each, masked, not large, as every client of ours sends them.

These are read here, without the library's parser and its queue, which cost more than all that is then done with a message.
Pings and pongs that come whole go to the library by themselves. Everything else (fragments, texts, closings, large or unmasked
frames) is the library's from its first byte on, and so is all that follows it.
"""

from typing import Final, NamedTuple

MAX_PLAIN: Final = 2_048
"""So many bytes of payload at most: what comes in pieces is put together here again and again, until it is whole."""
_BINARY, _PING, _PONG = 0x82, 0x89, 0x8A
"""First bytes: the last frame of its message, no extension, and what it is."""
_MASKED: Final = 0x80
_WORD: Final = _MASKED | 126
"""The size comes in two bytes more."""
_MASK: Final = 4


class PlainFrame(NamedTuple):
    """A whole frame. `payload`: of a message; None for a ping or a pong. `end`: where the next one begins."""

    payload: bytes | None
    end: int


class NotPlain(Exception):
    """What begins here is the library's."""


def plain_frame(data: bytes, at: int) -> PlainFrame | None:
    """The frame that begins there; None where it is not whole yet. Raises `NotPlain`."""
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
