"""Parses plain frames: whole binary messages that are masked and small, as our clients send them.

For these frames the library's parser and queue would cost more than all other work on a message. Pings and pongs go to the
library. After the first frame of another kind (a fragment, a text, a close, a large or unmasked frame) the library parses all
further data.
"""

from typing import Final, TypeAlias

try:
    from websockets.speedups import apply_mask
except ImportError:  # a build of the library without its C part
    from websockets.utils import apply_mask

MAX_PLAIN: Final = 2_048
"""Maximum payload of a plain frame in bytes. The maximum is small, because each piece of a frame that arrives is joined with
the earlier pieces."""
_BINARY, _PING, _PONG = 0x82, 0x89, 0x8A
"""The first byte of a frame: binary data, a ping or a pong. In each case the frame is the last frame of its message and has no
extension."""
_MASKED: Final = 0x80
_WORD: Final = _MASKED | 126
"""The second byte of a frame whose size is in the next two bytes."""
_MASK: Final = 4


PlainFrame: TypeAlias = tuple[bytes | None, int]
"""A complete frame: the bytes of a message, or None for a ping or a pong; and where the next frame begins in the data."""


class NotPlain(Exception):
    """The library must parse the data from here on."""


def plain_frame(data: bytes, at: int) -> PlainFrame | None:
    """Parses the frame that begins at index `at`. Returns None if the frame is not complete. Raises `NotPlain`."""
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
        return None, end
    return apply_mask(data[begin:end], data[begin - _MASK : begin]), end
