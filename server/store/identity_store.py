"""Guests: a person is whoever holds the token. Only its SHA-256 is stored, so a stolen database opens no seat."""

import hashlib
import secrets
from typing import Any

import msgspec

from server.store import keys
from server.store.redis_health import RedisHealth


class Identity(msgspec.Struct, frozen=True):
    """`id` is public and stands in rooms; `token` is the person's secret."""

    id: str
    token: str
    name: str


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def new_guest(link: RedisHealth, name: str) -> Identity:
    identity = Identity(secrets.token_hex(6), secrets.token_urlsafe(24), name)
    # Whoever never comes again is soon forgotten, so that guests by the million cost little.
    await _keep(link, identity, keys.NEW_IDENTITY_SECONDS)
    return identity


async def known_guest(link: RedisHealth, token: str, name: str | None = None) -> Identity | None:
    """The guest of a token, under the new name if one is given; None if nobody is known by it (any more)."""
    fields: Any = await link.client.hgetall(keys.identity_key(_hash(token)))
    if not fields:
        return None
    identity = Identity(fields[b"id"].decode(), token, name or fields[b"name"].decode())
    await _keep(link, identity, keys.IDENTITY_SECONDS)
    return identity


async def _keep(link: RedisHealth, identity: Identity, seconds: int) -> None:
    name = keys.identity_key(_hash(identity.token))
    async with link.client.pipeline(transaction=False) as pipe:
        pipe.hset(name, mapping={"id": identity.id, "name": identity.name})
        pipe.expire(name, seconds)
        await pipe.execute()
