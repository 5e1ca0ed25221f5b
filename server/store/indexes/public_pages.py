"""The public pages of classes and the families' links: the class behind each key.

The key of a page says nothing about the class's code. A class knows the keys of its pages, so that the erasure of the class
also erases its pages.
"""

from typing import Any, Final

from server.store import keys
from server.store.health.redis_health import RedisHealth

FIELD: Final = "g:"
"""Prefix of the fields in a class's hash that name the keys of its pages."""
LIFETIME_S: Final = 400 * 86_400
"""Lifetime of a page's key in seconds, longer than the server keeps a class."""


async def remember_page(link: RedisHealth, code: str, key: str) -> None:
    """Notes the class of a page; a repeat is harmless. Raises `Unstored`."""
    room = keys.room_keys(code).room
    async with link.pipeline() as pipe:
        # Write this first, so that the erasure of the class always erases the page's key too.
        pipe.hset(room, FIELD + key, "1")
        pipe.expire(room, keys.CID_SECONDS, nx=True)  # the class has gone meanwhile
        await link.of(code).call(pipe.execute())
    await link.call(link.client.set(keys.page_key(key), code, ex=LIFETIME_S))


async def class_of_page(link: RedisHealth, key: str) -> str | None:
    """Returns the code of the class that has, or had, a page with that key. Raises `Unstored`."""
    found: Any = await link.call(link.client.get(keys.page_key(key)))
    return None if found is None else bytes(found).decode()


async def forget_pages(link: RedisHealth, code: str) -> None:
    """Forgets the pages of a class before its erasure. Raises `Unstored`."""
    asked: Any = link.client.hkeys(keys.room_keys(code).room)
    for field in (bytes(field).decode() for field in await link.call(asked)):
        if field.startswith(FIELD):
            await link.call(link.client.delete(keys.page_key(field.removeprefix(FIELD))))
