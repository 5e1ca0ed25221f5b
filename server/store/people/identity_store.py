"""Guests, who have no accounts: the holder of a token is the person. The store has only the token's SHA-256, so a stolen
database gives nobody access to a seat.

The store has no names. Each hello message brings the person's name, and only the rooms that the person enters store the name,
so an erasure in these rooms is enough. The store soon forgets guests who never entered a room, so that a million such guests
cost little.
"""

import hashlib
import secrets
from typing import Any

import msgspec

from server.store import keys
from server.store.health.redis_health import RedisHealth


class Identity(msgspec.Struct, frozen=True):
    """A guest on one device. `id` is public and appears in rooms; `token` is the secret of this device. `has_news`: another
    device of the person has joined, and the server has not yet told this device."""

    id: str
    token: str
    name: str
    has_news: bool = False


NEWS, SIGNED_OUT = "n", "o"
"""Fields stored with a token. `NEWS`: another device has joined, and the device of this token does not know it yet.
`SIGNED_OUT`: another device has signed out the device of this token."""


def hash_of(token: str) -> str:
    """Returns the hash under which a token, or another secret of a person, is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


async def new_guest(link: RedisHealth, name: str) -> Identity:
    """Creates a guest. Raises `Unstored`."""
    identity = Identity(secrets.token_hex(6), secrets.token_urlsafe(24), name)
    async with link.pipeline() as pipe:
        _keep_token(pipe, identity, keys.NEW_IDENTITY_SECONDS, {"id": identity.id})
        await link.copied(pipe)  # otherwise the token would be unknown after a takeover, and the guest somebody else
    return identity


async def known_guest(link: RedisHealth, token: str, name: str) -> Identity | None:
    """Returns the guest with this token, under the name of the present hello; None if there is none. Raises `Unstored`."""
    key = keys.identity_key(hash_of(token))
    fields: Any = await link.call(link.client.hgetall(key))
    if not fields or SIGNED_OUT.encode() in fields:
        return None
    if b"name" in fields:  # an earlier version of the server stored names
        await link.call(link.client.hdel(key, "name"))
    has_news = NEWS.encode() in fields
    if has_news:
        await link.call(link.client.hdel(key, NEWS))
    identity = Identity(fields[b"id"].decode(), token, name, has_news)
    # An earlier version of the server wrote records without this field, also for guests who had entered rooms.
    has_acted = b"a" in fields or b"name" in fields
    await keep_token(link, identity, keys.IDENTITY_SECONDS if has_acted else keys.NEW_IDENTITY_SECONDS, {})
    return identity


async def guest_acted(link: RedisHealth, identity: Identity) -> None:
    """Notes that the guest has entered a room, so that the store remembers the guest for longer. Raises `Unstored`."""
    key = keys.identity_key(hash_of(identity.token))
    async with link.pipeline() as pipe:
        pipe.hset(key, mapping={"id": identity.id, "a": "1"})
        pipe.expire(key, keys.ACTED_IDENTITY_SECONDS, nx=True)  # the store had forgotten this spectator
        pipe.expire(key, keys.ACTED_IDENTITY_SECONDS, gt=True)
        await link.call(pipe.execute())


async def guest_stays(link: RedisHealth, identity: Identity) -> None:
    """Gives the guest the lifetime `IDENTITY_SECONDS`, because the guest plays a game with days per move. Raises `Unstored`."""
    await keep_token(link, identity, keys.IDENTITY_SECONDS, {"id": identity.id, "a": "1"})


async def keep_token(link: RedisHealth, identity: Identity, seconds: int, fields: dict[Any, Any]) -> None:
    """Stores the token for that number of seconds. Raises `Unstored`."""
    async with link.pipeline() as pipe:
        _keep_token(pipe, identity, seconds, fields)
        await link.call(pipe.execute())


def _keep_token(pipe: Any, identity: Identity, seconds: int, fields: dict[Any, Any]) -> None:
    key = keys.identity_key(hash_of(identity.token))
    if fields:
        pipe.hset(key, mapping=fields)
    pipe.expire(key, seconds)
    pipe.expire(keys.tokens_key(identity.id), keys.IDENTITY_SECONDS)
