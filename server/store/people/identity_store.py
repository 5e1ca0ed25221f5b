"""Guests: the holder of a token is the person. The store keeps only its SHA-256, so a stolen database opens no seat.

The store has no name: each hello brings the name, and the rooms that the person enters keep it. So an erasure in these rooms
is complete. The store soon forgets a guest who has never entered a room, so that a million guests cost little.
"""

import hashlib
import secrets
from typing import Any

import msgspec

from server.store import keys
from server.store.health.redis_health import RedisHealth


class Identity(msgspec.Struct, frozen=True):
    """`id` is public and appears in rooms; `token` is the person's secret on this device. `has_news`: another device has joined
    this person since the server last told this device.
    """

    id: str
    token: str
    name: str
    has_news: bool = False


NEWS, SIGNED_OUT = "n", "o"
"""Fields of a token. `NEWS`: a device has joined that this one does not know yet. `SIGNED_OUT`: another device has signed
this one out."""


def hash_of(token: str) -> str:
    """Returns the stored hash of a token, or of any other secret of a person."""
    return hashlib.sha256(token.encode()).hexdigest()


async def new_guest(link: RedisHealth, name: str) -> Identity:
    """Creates a guest. Raises `Unstored`."""
    identity = Identity(secrets.token_hex(6), secrets.token_urlsafe(24), name)
    await keep_token(link, identity, keys.NEW_IDENTITY_SECONDS, {"id": identity.id})
    return identity


async def known_guest(link: RedisHealth, token: str, name: str) -> Identity | None:
    """Returns the guest of a token, with the present name; None if the store knows no such guest. Raises `Unstored`."""
    key = keys.identity_key(hash_of(token))
    fields: Any = await link.call(link.client.hgetall(key))
    if not fields or SIGNED_OUT.encode() in fields:
        return None
    if b"name" in fields:  # of an earlier version, which kept it
        await link.call(link.client.hdel(key, "name"))
    has_news = NEWS.encode() in fields
    if has_news:
        await link.call(link.client.hdel(key, NEWS))
    identity = Identity(fields[b"id"].decode(), token, name, has_news)
    # An earlier version wrote it: a record without this field may belong to a person who has acted.
    has_acted = b"a" in fields or b"name" in fields
    await keep_token(link, identity, keys.IDENTITY_SECONDS if has_acted else keys.NEW_IDENTITY_SECONDS, {})
    return identity


async def guest_acted(link: RedisHealth, identity: Identity) -> None:
    """Notes that the guest has entered a room: the server now remembers the guest for the time in which people come back.

    Raises `Unstored`.
    """
    key = keys.identity_key(hash_of(identity.token))
    async with link.client.pipeline(transaction=False) as pipe:
        pipe.hset(key, mapping={"id": identity.id, "a": "1"})
        pipe.expire(key, keys.ACTED_IDENTITY_SECONDS, nx=True)  # a spectator for so long that the identity had been forgotten
        pipe.expire(key, keys.ACTED_IDENTITY_SECONDS, gt=True)
        await link.call(pipe.execute())


async def guest_stays(link: RedisHealth, identity: Identity) -> None:
    """Extends the guest's lifetime to that of a guest who has returned, because a game with days per move needs it. Raises
    `Unstored`."""
    await keep_token(link, identity, keys.IDENTITY_SECONDS, {"id": identity.id, "a": "1"})


async def keep_token(link: RedisHealth, identity: Identity, seconds: int, fields: dict[Any, Any]) -> None:
    """Remembers the token for that time. Raises `Unstored`."""
    key = keys.identity_key(hash_of(identity.token))
    async with link.client.pipeline(transaction=False) as pipe:
        if fields:
            pipe.hset(key, mapping=fields)
        pipe.expire(key, seconds)
        pipe.expire(keys.tokens_key(identity.id), keys.IDENTITY_SECONDS)
        await link.call(pipe.execute())
