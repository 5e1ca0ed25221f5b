"""The log of a game that is over, packed: nobody plays in it any more, and it is kept for weeks.

What is in it stays the same to the byte, frames and records; it only takes a tenth of the memory. Its number stays, too: who
holds a copy of the room holds it still. A commit that comes between wins, and the log is packed when the game is over again.
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
"""Fewer entries than these that are not packed may stay so."""
_SCRIPT: Final = files("server.store.logs").joinpath("pack_log.lua").read_text()


async def pack_log(link: RedisHealth, code: str) -> bool:
    """Whether it was packed now. Harmless to do twice, and while others read it. Raises `Unstored`."""
    names, link = keys.room_keys(code), link.of(code)
    newest: Any = await link.call(link.client.xrevrange(names.log, count=LEAST))
    if len(newest) < LEAST or any(PACKED.encode() in fields for _name, fields in newest):
        return False
    asked: Any = link.client.hmget(names.room, ["v", STAMP])
    number, stamp = await link.call(asked)
    numbered = await _read(link, names.log)
    blocks = await asyncio.to_thread(_packed, numbered)
    # The last number is asked for again: what was read may have been replaced, or be of another room of that code.
    asked = link.client.eval(_SCRIPT, 2, names.room, names.log, number or "", stamp or "", *blocks)
    return bool(await link.call(asked))


async def _read(link: RedisHealth, name: str) -> list[tuple[int, bytes]]:
    numbered: list[tuple[int, bytes]] = []
    start = "-"
    while True:
        page: Any = await link.call(link.client.xrange(name, start, count=PAGE))
        for element, fields in page:
            numbered += numbered_entries(element, fields)
            start = f"({element.decode()}"
        if len(page) < PAGE:
            return numbered


def _packed(numbered: Sequence[tuple[int, bytes]]) -> list[int | bytes]:
    """Number and block by turns."""
    parts: list[int | bytes] = []
    for start in range(0, len(numbered), BLOCK):
        block = numbered[start : start + BLOCK]
        parts += (block[-1][0], encode_block(block))
    return parts
