"""Lets one person use several devices: one device shows a code, and the device where the person types the code then belongs to
the same person.

    first device ── offer ──▶ code, valid for minutes, stored as a hash ── take, once ──▶ second device, with its own token
    any device   ── sign out others ──▶ the tokens of the other devices become invalid

Because each device has its own token, the person can sign out single devices. A valid code is worth as much as a token, so a
wrong device code costs a client as much as a wrong room code (`server.gateway.limits.address_limits`).
"""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from engines.contract import Refusal
from protocol import errors
from server.store import keys
from server.store.health.redis_health import RedisHealth
from server.store.people.identity_store import NEWS, SIGNED_OUT, Identity, hash_of
from server.store.stored.room_codes import new_code, plain_code

CODE_SECONDS: Final = 300
CODE_LETTERS: Final = 8
"""Length of a code. With 31 letters there are 850 thousand million codes. If a thousand codes are valid at any time, and a
thousand network addresses each try 300 codes at once and then one every two seconds, a hit takes about three weeks."""
MAX_DEVICES: Final = 8
SIGNED_OUT_SECONDS: Final = 86_400
"""Seconds during which the store remembers that a token was signed out, for nodes that missed the message about the
sign-out."""


class _Offer(msgspec.Struct, frozen=True, array_like=True):
    """The stored offer of a code. `by`: the hash of the token of the device that asked for the code. `carried`: text for the
    other device. The store has the person's name only in this offer."""

    person: str
    name: str
    by: str
    carried: str = ""


_encode, _decode = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder(_Offer).decode


async def offer_code(link: RedisHealth, identity: Identity, carried: str = "") -> str:
    """Makes a code for another device of this person. An earlier code becomes invalid. `carried`: text for the other device.
    Raises `Unstored`."""
    code = new_code(CODE_LETTERS)
    last = keys.device_code_of_key(identity.id)
    before: Any = await link.call(link.client.set(last, hash_of(code), ex=CODE_SECONDS, get=True))
    if before is not None:
        await link.call(link.client.delete(keys.device_code_key(bytes(before).decode())))
    offer = _encode(_Offer(identity.id, identity.name, hash_of(identity.token), carried))
    await link.call(link.client.set(keys.device_code_key(hash_of(code)), offer, ex=CODE_SECONDS))
    return code


async def take_code(
    link: RedisHealth, taker: Identity, typed: str, *, may_have_devices: Callable[[str], Awaitable[bool]]
) -> tuple[Identity, str]:
    """Uses up a code that a person typed on this device. Returns the person who offered it, with a new token for this device,
    and the text from the other device. Raises `Refusal`, `Unstored`.

    `may_have_devices` tells whether that person may use several devices. A pupil of a class may not use several devices, and
    the person may have become a pupil after the offer.
    """
    code = plain_code(typed)
    key = keys.device_code_key(hash_of(code))
    stored: Any = await link.call(link.client.get(key))
    if stored is None:
        raise Refusal(errors.DEVICE_CODE)
    offer = _decode(bytes(stored))
    # If a person asks for two codes at the same moment, both may be stored, but only the last one is valid.
    last: Any = await link.call(link.client.get(keys.device_code_of_key(offer.person)))
    if last != hash_of(code).encode() or not await may_have_devices(offer.person):
        await link.call(link.client.delete(key))
        raise Refusal(errors.DEVICE_CODE)
    if offer.person == taker.id:
        raise Refusal(errors.DEVICE_SAME)
    asked: Any = link.client.hexists(keys.identity_key(offer.by), SIGNED_OUT)
    if await link.call(asked):
        raise Refusal(errors.DEVICE_CODE)
    known = keys.tokens_key(offer.person)
    others = await _tokens(link, offer.person)
    if len(others | {offer.by}) >= MAX_DEVICES:
        raise Refusal(errors.DEVICE_MOST, most=MAX_DEVICES)
    if not await link.call(link.client.delete(key)):  # another device was faster
        raise Refusal(errors.DEVICE_CODE)
    identity = Identity(offer.person, secrets.token_urlsafe(24), offer.name)
    own = keys.identity_key(hash_of(identity.token))
    async with link.pipeline() as pipe:
        pipe.hset(own, mapping={"id": identity.id, "a": "1"})
        pipe.expire(own, keys.IDENTITY_SECONDS)
        pipe.sadd(known, offer.by, hash_of(identity.token))
        pipe.expire(known, keys.IDENTITY_SECONDS)
        for other in others | {offer.by}:
            pipe.hset(keys.identity_key(other), NEWS, "1")
        pipe.expire(keys.identity_key(offer.by), keys.IDENTITY_SECONDS)
        await link.copied(pipe)
    return identity, offer.carried


async def sign_out_others(link: RedisHealth, identity: Identity) -> int:
    """Makes all other tokens and all unused codes of the person invalid. Returns the number of tokens that became invalid.
    Raises `Unstored`."""
    own = hash_of(identity.token)
    others = await _tokens(link, identity.id) - {own}
    last = keys.device_code_of_key(identity.id)
    code: Any = await link.call(link.client.getdel(last))
    async with link.pipeline() as pipe:
        if code is not None:
            pipe.delete(keys.device_code_key(bytes(code).decode()))
        for other in others:
            key = keys.identity_key(other)
            pipe.delete(key)
            pipe.hset(key, SIGNED_OUT, "1")
            pipe.expire(key, SIGNED_OUT_SECONDS)
            pipe.srem(keys.tokens_key(identity.id), other)
        await link.copied(pipe)  # otherwise a replica that takes over would let the signed-out devices in again
    return len(others)


async def forget_news(link: RedisHealth, identity: Identity) -> None:
    """Notes that this device knows that another device has joined. Raises `Unstored`."""
    await link.call(link.client.hdel(keys.identity_key(hash_of(identity.token)), NEWS))


async def are_signed_out(link: RedisHealth, tokens: list[str]) -> list[bool]:
    """Tells for each token whether another device has signed it out lately. Raises `Unstored`."""
    async with link.pipeline() as pipe:
        for token in tokens:
            pipe.hexists(keys.identity_key(hash_of(token)), SIGNED_OUT)
        return [bool(found) for found in await link.call(pipe.execute())]


async def _tokens(link: RedisHealth, person: str) -> set[str]:
    """Returns the hashes of the person's valid tokens, and removes the expired hashes from the list."""
    key = keys.tokens_key(person)
    listed: Any = await link.call(link.client.smembers(key))
    hashes = [bytes(each).decode() for each in listed]
    async with link.pipeline() as pipe:
        for each in hashes:
            pipe.hexists(keys.identity_key(each), "id")
        alive = await link.call(pipe.execute())
    gone = [each for each, is_known in zip(hashes, alive, strict=True) if not is_known]
    if gone:
        asked: Any = link.client.srem(key, *gone)
        await link.call(asked)
    return set(hashes) - set(gone)
