"""A room's stream: what was committed, one entry a number, under the number itself as its id.

An entry holds the record (for replay) and the frames by viewer (for those who missed them), as the bytes that were sent.
"""

from collections.abc import AsyncIterator, Mapping
from typing import Any, NamedTuple

import msgspec

from server.store import keys
from server.store.link import Link

PAGE = 200

_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(tuple[bytes, dict[str, bytes]])


class Entry(NamedTuple):
    """`record`: the room's own encoding of it. `frames`: viewer → the encoded patch from `seq - 1`."""

    seq: int
    record: bytes
    frames: Mapping[str, bytes]


def encode_entry(record: bytes, frames: Mapping[str, bytes]) -> bytes:
    return _ENCODER.encode((record, frames))


def decode_entry(seq: int, raw: bytes) -> Entry:
    return Entry(seq, *_DECODER.decode(raw))


async def entries(link: Link, code: str, *, after: int, until: int | None = None) -> AsyncIterator[Entry]:
    """The entries with numbers of `after + 1` … `until`, read page by page."""
    name = keys.room_keys(code).log
    end = "+" if until is None else f"{until}-0"
    while True:
        page: Any = await link.client.xrange(name, f"{after + 1}-0", end, count=PAGE)
        for name_of_entry, fields in page or ():
            after = int(name_of_entry.split(b"-")[0])
            yield decode_entry(after, fields[b"e"])
        if not page or len(page) < PAGE:
            return
