"""A room's stream: what was committed, one entry a number, under the number itself as its id.

The first entry, number 0, has the new room itself for a record. An entry holds the record (for replay) and the frames by viewer
(for those who missed them), as the bytes that were sent.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from server.store import keys
from server.store.redis_health import RedisHealth

PAGE = 200

Frames: TypeAlias = Sequence[tuple[Sequence[str], bytes]]
"""For each distinct change: the viewers that it is for, and the encoded patch from `seq - 1`."""


class Entry(NamedTuple):
    """`record`: the room's own encoding of it. `moved`: the people who look with another view since."""

    seq: int
    record: bytes
    frames: Frames
    moved: Sequence[str]

    def frame_for(self, viewer: str) -> bytes | None:
        return next((frame for viewers, frame in self.frames if viewer in viewers), None)


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(tuple[bytes, list[tuple[list[str], bytes]], list[str]])


def encode_entry(record: bytes, frames: Frames, moved: Sequence[str]) -> bytes:
    return _ENCODER.encode((record, frames, moved))


def decode_entry(seq: int, raw: bytes) -> Entry:
    return Entry(seq, *_DECODER.decode(raw))


async def entries(link: RedisHealth, code: str, *, after: int, until: int | None = None) -> AsyncIterator[Entry]:
    """The entries with numbers of `after + 1` … `until`, read page by page. Raises `Unstored`."""
    name = keys.room_keys(code).log
    end = "+" if until is None else f"{until}-1"
    while True:
        page: Any = await link.call(link.client.xrange(name, f"{after + 1}-0", end, count=PAGE))
        for name_of_entry, fields in page or ():
            after = int(name_of_entry.split(b"-")[0])
            yield decode_entry(after, fields[b"e"])
        if not page or len(page) < PAGE:
            return


async def last_entries(link: RedisHealth, code: str, count: int) -> list[Entry]:
    """The newest entries, oldest first. Raises `Unstored`."""
    page: Any = await link.call(link.client.xrevrange(keys.room_keys(code).log, count=count))
    return [decode_entry(int(name.split(b"-")[0]), fields[b"e"]) for name, fields in reversed(page or [])]
