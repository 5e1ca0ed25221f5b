"""Erases a room: one script deletes everything that Redis has of it.

A node that still has a copy cannot write it back: the commit script compares the version of the copy with that of the room,
and an erased room has none.
"""

from importlib.resources import files
from typing import Any, Final

from server.store import keys
from server.store.health.redis_health import RedisHealth
from server.store.indexes.games_index import forget_table

_SCRIPT: Final = files("server.store.erasing").joinpath("erase.lua").read_text()


async def remember_maker(link: RedisHealth, code: str, made: str) -> None:
    """Notes in the room the key that remembers its creator. The room need not exist yet."""
    room = keys.room_keys(code).room
    async with link.client.pipeline(transaction=False) as pipe:
        pipe.hsetnx(room, "m", made)
        pipe.expire(room, keys.CID_SECONDS, nx=True)
        await pipe.execute()


async def erase_keys(link: RedisHealth, code: str) -> None:
    """Deletes the room's keys; a repeat, or a call without any such keys, is harmless. Raises `Unstored`."""
    names = keys.room_keys(code)
    made: Any = await link.call(link.client.hget(names.room, "m"))
    if made is not None:
        # It has another bucket. It goes first: as long as the room is there somebody comes back to this.
        await link.call(link.client.delete(made))
    await forget_table(link, code)  # likewise
    done = 0
    while not done:
        rings: Any = await link.call(link.client.smembers(names.rings))
        named = [names.room, names.log, names.due, names.watch, names.rings, names.spectators, *sorted(rings)]
        asked: Any = link.client.eval(_SCRIPT, len(named), *named, code)
        done = await link.call(asked)
