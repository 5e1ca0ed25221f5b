"""A room's stream in Redis: one entry per commit. The id of an entry is the sequence number of the commit.

An entry has the record (to replay the room) and the frames by viewer (for clients that missed them), as the bytes that the
server sent. The record of the first entry, number 0, is the new room itself.

The entries of a finished game are packed (`pack_log`): up to `BLOCK` entries become one element of the stream, under the number
of the last. A stream may have both kinds of element; the functions here hide the difference from their callers.
"""

import lzma
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from protocol.messages import Patch
from server.aggregate.contract import Step
from server.store import keys
from server.store.health.redis_health import RedisHealth

FIRST: Final = 0
"""Number of the entry with the new room. The entries after it have steps."""
PAGE: Final = 50
"""Number of entries per read, which takes less than a millisecond."""
BLOCK: Final = 200
PRESET: Final = 4
"""The compression level of LZMA. LZMA finds repetitions over a long distance, so a match of Truco takes half the bytes that
zlib needs."""
ENTRY, PACKED = "e", "p"
"""The field names of an element of the stream: a single entry, or a packed block of entries."""

Frames: TypeAlias = Sequence[tuple[Sequence[str], bytes]]
"""The frames of a step. Each has the viewers who get it, and the encoded patch of their view from `seq - 1`."""


class Entry(msgspec.Struct, frozen=True):
    """A commit in the stream. `record`: the encoded record of the step. `moved`: the people who get another kind of view from
    now on.

    `patches`: the decoded patches of `frames`, only if this node has just made them; the stream does not have them.
    """

    seq: int
    record: bytes
    frames: Frames
    moved: Sequence[str]
    patches: Sequence[Patch] = ()

    def frame_for(self, viewer: str) -> bytes | None:
        return next((frame for viewers, frame in self.frames if viewer in viewers), None)


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(tuple[bytes, list[tuple[list[str], bytes]], list[str]])


_BLOCK_ENCODER = msgspec.msgpack.Encoder()
_BLOCK_DECODER = msgspec.msgpack.Decoder(list[tuple[int, bytes]])


def encode_entry(entry: Entry) -> bytes:
    return _ENCODER.encode((entry.record, entry.frames, entry.moved))


def decode_entry(seq: int, raw: bytes) -> Entry:
    return Entry(seq, *_DECODER.decode(raw))


_encode = msgspec.msgpack.Encoder().encode


def entry_of(done: Step) -> Entry:
    """Returns the entry for a step.

    It encodes faster than `protocol.codec.encode`; a test proves that the bytes are the same.
    """
    room = done.room
    code, seq, at_ms = room.code, room.seq, room.at_ms
    frames, patches = [], []
    for frame in done.frames:
        patch = Patch(code, seq, at_ms, frame.ops, frame.happenings)
        patches.append(patch)
        frames.append((frame.viewers, _encode(patch)))
    return Entry(seq, done.encoded, frames, done.moved, patches)


def encode_block(numbered: Sequence[tuple[int, bytes]]) -> bytes:
    """Returns the encoded entries with their numbers as one packed block."""
    return lzma.compress(_BLOCK_ENCODER.encode(numbered), preset=PRESET)


def numbered_entries(name: bytes, fields: dict[bytes, bytes]) -> list[tuple[int, bytes]]:
    """Returns the encoded entries of one element of the stream with their numbers, oldest first."""
    packed = fields.get(PACKED.encode())
    if packed is not None:
        return _BLOCK_DECODER.decode(lzma.decompress(packed))
    return [(int(name.split(b"-")[0]), fields[ENTRY.encode()])]


def read_page(page: Sequence[tuple[bytes, dict[bytes, bytes]]]) -> Iterator[Entry]:
    """Yields the entries in a reply to XRANGE, oldest first."""
    for name, fields in page:
        for seq, raw in numbered_entries(name, fields):
            yield decode_entry(seq, raw)


async def entries(link: RedisHealth, code: str, *, after: int = FIRST - 1, until: int | None = None) -> AsyncIterator[Entry]:
    """Yields the entries with the numbers `after + 1` to `until`, reading page by page. Raises `Unstored`."""
    name, link = keys.room_keys(code).log, link.of(code)
    # A block that contains `until` has a later number if it contains later entries too.
    end = "+" if until is None else f"{until + BLOCK}-1"
    while True:
        page: Any = await link.call(link.client.xrange(name, f"{after + 1}-0", end, count=PAGE))
        for entry in read_page(page):
            if until is not None and entry.seq > until:
                return
            if entry.seq > after:
                after = entry.seq
                yield entry
        if len(page) < PAGE:
            return


async def last_entries(link: RedisHealth, code: str, count: int) -> list[Entry]:
    """Returns the last `count` entries, oldest first. Raises `Unstored`."""
    link = link.of(code)
    page: Any = await link.call(link.client.xrevrange(keys.room_keys(code).log, count=count))
    found: list[tuple[int, bytes]] = []
    for name, fields in page:
        found[:0] = numbered_entries(name, fields)
        if len(found) >= count:
            break
    return [decode_entry(seq, raw) for seq, raw in found[-count:]]
