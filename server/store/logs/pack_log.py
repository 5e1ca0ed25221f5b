"""Packs the log of a finished game, which is kept for weeks without changes.

The packed frames and records need a tenth of the memory, and unpacking gives the same bytes. The sequence number stays, so
copies of the room stay valid. If a commit comes first, the log is not packed; the next end of a game starts another attempt.
"""

import asyncio
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from server.store import keys
from server.store.health.redis_health import RedisHealth
from server.store.stored.read_stored import STAMP
from server.store.stored.stream import BLOCK, PACKED, PAGE, encode_block, numbered_entries

LEAST: Final = 8
"""Minimum number of unpacked entries that are worth packing."""
_SCRIPT: Final = files("server.store.logs").joinpath("pack_log.lua").read_text()


async def pack_log(link: RedisHealth, code: str) -> bool:
    """Packs the log. Returns True if the log was packed, False if there was nothing to pack. Other tasks may read the log while
    it is packed. Raises `Unstored`."""
    names, link = keys.room_keys(code), link.of(code)
    newest: Any = await link.call(link.client.xrevrange(names.log, count=LEAST))
    if len(newest) < LEAST or any(PACKED.encode() in fields for _name, fields in newest):
        return False
    asked: Any = link.client.hmget(names.room, ["v", STAMP])
    number, stamp = await link.call(asked)
    if number is None:  # the room has gone, and the script would bring a part of it back for ever
        return False
    numbered = await _read(link, names.log)
    blocks = await asyncio.to_thread(_packed, numbered)
    # The script compares the last number again: meanwhile the log may have been replaced, or the code may belong to another
    # room.
    asked = link.client.eval(_SCRIPT, 2, names.room, names.log, number, stamp or "", *blocks)
    return bool(await link.call(asked))


async def _read(link: RedisHealth, name: str) -> list[tuple[int, bytes]]:
    numbered: list[tuple[int, bytes]] = []
    start = "-"
    while True:
        page: Any = await link.call(link.client.xrange(name, start, count=PAGE))
        for element, fields in page:
            # If another node packs the log between two pages, a block repeats entries of the page before.
            last = numbered[-1][0] if numbered else -1
            numbered += [each for each in numbered_entries(element, fields) if each[0] > last]
            start = f"({element.decode()}"
        if len(page) < PAGE:
            return numbered


def _packed(numbered: Sequence[tuple[int, bytes]]) -> list[int | bytes]:
    """Returns a list of sequence numbers and packed blocks in turn, as the script needs it."""
    parts: list[int | bytes] = []
    for start in range(0, len(numbered), BLOCK):
        block = numbered[start : start + BLOCK]
        parts += (block[-1][0], encode_block(block))
    return parts
