"""The tables of each person, by room code, so that people find their games again.

The index has no names or results. Its readers load the rooms themselves, so they never see data of an erased room. It is one
sorted set of limited size per person. The server writes the index when a person sits down, before it answers. Each room notes
the people who have it in their index, so that erasing the room also removes these entries.
"""

from collections.abc import Collection, Iterable
from typing import Any, Final, NamedTuple

from server.store import keys
from server.store.health.redis_health import RedisHealth

MAX_TABLES: Final = 200
"""Maximum number of tables per person. Beyond this number the oldest entries are dropped."""

HOLDER: Final = "p:"
"""Prefix of the fields in a room's hash that note who has the room in the index."""


class SatAt(NamedTuple):
    """A table and the person's seat there. The seat is None for a class, whose members have no seats."""

    code: str
    seat: int | None


async def remember_seat(link: RedisHealth, person: str, at: SatAt, *, keep_s: int) -> None:
    """Adds the table to the person's index; calling it again does no harm. The index is kept for `keep_s` seconds, or for its
    earlier lifetime if that is longer. Raises `Unstored`."""
    room, key = keys.room_keys(at.code).room, keys.games_key(person)
    async with link.pipeline() as pipe:
        # Write this first, so that the room can always remove itself from the index.
        pipe.hset(room, HOLDER + person, "1")
        pipe.expire(room, keys.CID_SECONDS, nx=True)  # a room that has gone meanwhile
        pipe.ttl(room)
        *_, left_s = await link.call(pipe.execute())
    kept_s = max(left_s, keep_s)
    async with link.pipeline() as pipe:
        pipe.zadd(key, {_member(at): link.now_ms()})
        pipe.zremrangebyrank(key, 0, -MAX_TABLES - 1)
        pipe.expire(key, kept_s, nx=True)
        pipe.expire(key, kept_s, gt=True)
        await link.call(pipe.execute())


async def seats_of(link: RedisHealth, person: str) -> list[SatAt]:
    """Returns the tables of the person, the latest first. A table where the person has several seats appears once per seat.
    Raises `Unstored`."""
    found: Any = await link.call(link.client.zrevrange(keys.games_key(person), 0, -1))
    return [_seat_in(bytes(member).decode()) for member in found]


async def forget_seats(link: RedisHealth, person: str, tables: Iterable[SatAt]) -> None:
    """Removes these entries from the person's index. Raises `Unstored`."""
    members = [_member(at) for at in tables]
    if members:
        await link.call(link.client.zrem(keys.games_key(person), *members))


async def forget_table(link: RedisHealth, code: str) -> None:
    """Removes a room from the index of every person, before the room is erased. Raises `Unstored`."""
    asked: Any = link.client.hkeys(keys.room_keys(code).room)
    fields: Any = await link.call(asked)
    for field in (bytes(field).decode() for field in fields):
        if field.startswith(HOLDER):
            await forget_tables(link, field.removeprefix(HOLDER), {code})


async def forget_tables(link: RedisHealth, person: str, codes: Collection[str]) -> None:
    """Removes the rooms with these codes from the person's index. Raises `Unstored`."""
    await forget_seats(link, person, [at for at in await seats_of(link, person) if at.code in codes])


def _member(at: SatAt) -> str:
    return at.code if at.seat is None else f"{at.code}/{at.seat}"


def _seat_in(member: str) -> SatAt:
    code, _, seat = member.partition("/")
    return SatAt(code, int(seat) if seat else None)
