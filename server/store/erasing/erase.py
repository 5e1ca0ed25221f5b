"""Erases a room: one script deletes all its keys in Redis.

Another node may still have a copy of the room, but the node cannot write the copy back: the commit script compares versions,
and an erased room has none.
"""

from importlib.resources import files
from typing import Any, Final

from server.store import keys
from server.store.health.redis_health import RedisHealth
from server.store.indexes.games_index import forget_table
from server.store.indexes.public_pages import forget_pages

_SCRIPT: Final = files("server.store.erasing").joinpath("erase.lua").read_text()


async def remember_maker(link: RedisHealth, code: str, made: str) -> None:
    """Stores in the room the name of the key that remembers its creator (`made`), so that an erasure of the room also deletes
    that key. The room need not exist yet."""
    room = keys.room_keys(code).room
    async with link.pipeline() as pipe:
        pipe.hsetnx(room, "m", made)
        pipe.expire(room, keys.CID_SECONDS, nx=True)
        await pipe.execute()


async def erase_keys(link: RedisHealth, code: str) -> None:
    """Deletes all keys of the room. A repeated call is allowed, also for a room that does not exist. Raises `Unstored`."""
    names = keys.room_keys(code)
    made: Any = await link.call(link.client.hget(names.room, "m"))
    if made is not None:
        # This key is in another bucket. Delete it first, because after a failure only a room that still exists is erased again.
        await link.call(link.client.delete(made))
    await forget_table(link, code)  # likewise
    await forget_pages(link, code)  # likewise
    done = 0
    while not done:
        rings: Any = await link.call(link.client.smembers(names.rings))
        named = [names.room, names.log, names.due, names.watch, names.rings, names.spectators, *sorted(rings)]
        asked: Any = link.client.eval(_SCRIPT, len(named), *named, code)
        done = await link.call(asked)
