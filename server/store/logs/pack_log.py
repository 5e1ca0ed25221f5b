"""Packs the log of a finished game, which does not change any more but is kept for weeks.

Frames and records stay the same to the byte, and take a tenth of the memory. The sequence number stays too, so a copy of the
room stays valid. If a commit comes meanwhile, the commit wins, and the log is packed after the next end of the game.
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
"""Minimum number of unpacked entries that is worth packing."""
_SCRIPT: Final = files("server.store.logs").joinpath("pack_log.lua").read_text()


async def pack_log(link: RedisHealth, code: str) -> bool:
    """Packs the log and tells whether it did so now. A repeat is harmless, and reading is possible meanwhile. Raises
    `Unstored`."""
    names, link = keys.room_keys(code), link.of(code)
    newest: Any = await link.call(link.client.xrevrange(names.log, count=LEAST))
    if len(newest) < LEAST or any(PACKED.encode() in fields for _name, fields in newest):
        return False
    asked: Any = link.client.hmget(names.room, ["v", STAMP])
    number, stamp = await link.call(asked)
    numbered = await _read(link, names.log)
    blocks = await asyncio.to_thread(_packed, numbered)
    # The script compares the last number again: the log may have been replaced since, or belong to another room with that code.
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
    """Returns numbers and blocks in alternation."""
    parts: list[int | bytes] = []
    for start in range(0, len(numbered), BLOCK):
        block = numbered[start : start + BLOCK]
        parts += (block[-1][0], encode_block(block))
    return parts
