"""Guests: a person is whoever holds the token. Only its SHA-256 is stored, so a stolen database opens no seat.

No name is stored here: it comes with each hello, and stands in the rooms that somebody enters by it. So what is erased there is
gone. Who has never entered any room is soon forgotten, so that guests by the million cost little.
"""

import hashlib
import secrets
from typing import Any

import msgspec

from server.store import keys
from server.store.health.redis_health import RedisHealth


class Identity(msgspec.Struct, frozen=True):
    """`id` is public and stands in rooms; `token` is the person's secret, of this device alone.

    `has_news`: another device has become this person's since this one was last told so.
    """

    id: str
    token: str
    name: str
    has_news: bool = False


NEWS, SIGNED_OUT = "n", "o"
"""Fields of a token: a device has joined of which it was not told; it was signed out from another device."""


def hash_of(token: str) -> str:
    """What is stored of a token, or of any other secret of a person's."""
    return hashlib.sha256(token.encode()).hexdigest()


async def new_guest(link: RedisHealth, name: str) -> Identity:
    """Raises `Unstored`."""
    identity = Identity(secrets.token_hex(6), secrets.token_urlsafe(24), name)
    await keep_token(link, identity, keys.NEW_IDENTITY_SECONDS, {"id": identity.id})
    return identity


async def known_guest(link: RedisHealth, token: str, name: str) -> Identity | None:
    """The guest of a token, under the name of now; None if nobody is known by it (any more). Raises `Unstored`."""
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
    # Of an earlier version: who is there without a word of ever having acted may have done so all the same.
    has_acted = b"a" in fields or b"name" in fields
    await keep_token(link, identity, keys.IDENTITY_SECONDS if has_acted else keys.NEW_IDENTITY_SECONDS, {})
    return identity


async def guest_acted(link: RedisHealth, identity: Identity) -> None:
    """That guest has entered a room: known from now on for as long as people come back. Raises `Unstored`."""
    key = keys.identity_key(hash_of(identity.token))
    async with link.client.pipeline(transaction=False) as pipe:
        pipe.hset(key, mapping={"id": identity.id, "a": "1"})
        pipe.expire(key, keys.ACTED_IDENTITY_SECONDS, nx=True)  # a spectator for so long that the identity had been forgotten
        pipe.expire(key, keys.ACTED_IDENTITY_SECONDS, gt=True)
        await link.call(pipe.execute())


async def guest_stays(link: RedisHealth, identity: Identity) -> None:
    """That guest may be away for days and is known all the same: for as long as somebody who came again. Raises `Unstored`."""
    await keep_token(link, identity, keys.IDENTITY_SECONDS, {"id": identity.id, "a": "1"})


async def keep_token(link: RedisHealth, identity: Identity, seconds: int, fields: dict[Any, Any]) -> None:
    """The token is known for so long from now. Raises `Unstored`."""
    key = keys.identity_key(hash_of(identity.token))
    async with link.client.pipeline(transaction=False) as pipe:
        if fields:
            pipe.hset(key, mapping=fields)
        pipe.expire(key, seconds)
        pipe.expire(keys.tokens_key(identity.id), keys.IDENTITY_SECONDS)
        await link.call(pipe.execute())
