"""The container of WebP pictures: joins encoded pictures to an animation, and stores a text in a picture.

A browser encodes the pictures themselves. The format is RIFF: a series of chunks, each with a name, a length, and a body of
even length.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

_ANIMATED: Final = 0x02
_HAS_TEXT: Final = 0x04
_HAS_ALPHA: Final = 0x10
_STILL: Final = (b"ALPH", b"VP8 ", b"VP8L")


class Chunk(NamedTuple):
    name: bytes
    body: bytes


def chunks_of(webp: bytes) -> list[Chunk]:
    """Returns the chunks of a picture. Raises `ValueError` if the bytes are not a WebP picture."""
    if webp[:4] != b"RIFF" or webp[8:12] != b"WEBP":
        raise ValueError("this is no WebP picture")
    found, at = [], 12
    while at < len(webp):
        length = int.from_bytes(webp[at + 4 : at + 8], "little")
        found.append(Chunk(webp[at : at + 4], webp[at + 8 : at + 8 + length]))
        at += 8 + length + length % 2
    return found


def size_of(webp: bytes) -> tuple[int, int]:
    """Returns the width and height in pixels."""
    for name, body in chunks_of(webp):
        if name == b"VP8X":
            return int.from_bytes(body[4:7], "little") + 1, int.from_bytes(body[7:10], "little") + 1
        if name == b"VP8 ":
            return int.from_bytes(body[6:8], "little") & 0x3FFF, int.from_bytes(body[8:10], "little") & 0x3FFF
        if name == b"VP8L":
            bits = int.from_bytes(body[1:5], "little")
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    raise ValueError("the picture has no size")


def animated(frames: Sequence[tuple[bytes, int]]) -> bytes:
    """Returns an endless animation of pictures of the same size, each shown for a number of milliseconds."""
    width, height = size_of(frames[0][0])
    side = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    chunks = [Chunk(b"VP8X", bytes((_ANIMATED, 0, 0, 0)) + side), Chunk(b"ANIM", bytes(6))]
    for webp, ms in frames:
        if size_of(webp) != (width, height):
            raise ValueError("the frames have several sizes")
        still = b"".join(map(_packed, (chunk for chunk in chunks_of(webp) if chunk.name in _STILL)))
        chunks.append(Chunk(b"ANMF", bytes(6) + side + ms.to_bytes(3, "little") + bytes(1) + still))
    return _file(chunks)


def with_text(webp: bytes, text: str) -> bytes:
    """Returns the picture with this text, which replaces an earlier text."""
    width, height = size_of(webp)
    chunks = [chunk for chunk in chunks_of(webp) if chunk.name not in (b"VP8X", b"XMP ")]
    names = {chunk.name for chunk in chunks}
    flags = _HAS_TEXT | (_ANIMATED if b"ANIM" in names else 0) | (_HAS_ALPHA if b"ALPH" in names else 0)
    side = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    return _file([Chunk(b"VP8X", bytes((flags, 0, 0, 0)) + side), *chunks, Chunk(b"XMP ", text.encode())])


def text_of(webp: bytes) -> str | None:
    """Returns the text in a picture, or None."""
    return next((chunk.body.decode() for chunk in chunks_of(webp) if chunk.name == b"XMP "), None)


def _file(chunks: Iterable[Chunk]) -> bytes:
    body = b"WEBP" + b"".join(map(_packed, chunks))
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def _packed(chunk: Chunk) -> bytes:
    return chunk.name + len(chunk.body).to_bytes(4, "little") + chunk.body + bytes(len(chunk.body) % 2)
