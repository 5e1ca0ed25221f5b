"""Two people who play together without accounts: they pair their devices by a short code, and both confirm.

    one shows a code ── take, once ──▶ a pair, for minutes ── both confirm ──▶ friends, for months
                                                └── one says no, or removes the other ──▶ nothing

A pair is one key for both people, so that removing it removes both sides at once. Each person also has a set of ids, which only
says where to look: an id without a pair means nothing. A person who guesses a code gets only a pair, which the person who
offered the code must still confirm.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from engines.contract import Refusal
from protocol import errors
from server.store import keys
from server.store.health.redis_health import RedisHealth
from server.store.people.identity_store import Identity, hash_of
from server.store.stored.room_codes import new_code, plain_code

CODE_SECONDS: Final = 600
CODE_LETTERS: Final = 6
FRIEND_SECONDS: Final = keys.IDENTITY_SECONDS
"""Lifetime of a pair in seconds, from the last time that one of the two requested the list."""
MAX_FRIENDS: Final = 30
HERE_SECONDS: Final = 25
INVITED_MS: Final = 600_000
"""Time in ms during which an invitation is open."""
RING_MS: Final = 15_000
"""Minimum interval between two invitations of one friend."""
NAME, YES, INVITATION = "n:", "y:", "i:"
"""Fields of a pair, each followed by a person's id: the nickname when the pair was made, the yes, and the invitation by that
person."""

State: TypeAlias = Literal["friend", "asks", "waits"]
_SET: Final = files("server.store.people").joinpath("set_in_pair.lua").read_text()


class _Offer(msgspec.Struct, frozen=True, array_like=True):
    """The stored offer of a code."""

    person: str
    name: str


class Here(msgspec.Struct, frozen=True, array_like=True):
    """A person who is here: the present nickname, and the code of the table where friends may watch; empty for none."""

    name: str
    watch: str = ""


class Friend(NamedTuple):
    """A pair, as one of the two people sees it. `invitation`: the table of the friend's open invitation."""

    person: str
    name: str
    state: State
    here: Here | None
    invitation: str | None


_encode = msgspec.msgpack.Encoder().encode
_offer_in, _here_in = msgspec.msgpack.Decoder(_Offer).decode, msgspec.msgpack.Decoder(Here).decode


async def offer_code(link: RedisHealth, identity: Identity) -> str:
    """Makes a code for a friend. An earlier code becomes invalid. Raises `Unstored`."""
    code = new_code(CODE_LETTERS)
    last = keys.friend_code_of_key(identity.id)
    before: Any = await link.call(link.client.set(last, hash_of(code), ex=CODE_SECONDS, get=True))
    if before is not None:
        await link.call(link.client.delete(keys.friend_code_key(bytes(before).decode())))
    offer = _encode(_Offer(identity.id, identity.name))
    await link.call(link.client.set(keys.friend_code_key(hash_of(code)), offer, ex=CODE_SECONDS))
    return code


async def take_code(link: RedisHealth, identity: Identity, typed: str) -> Friend:
    """Uses up a code and makes a pair that both people must confirm. Raises `Refusal`, `Unstored`."""
    key = keys.friend_code_key(hash_of(plain_code(typed)))
    stored: Any = await link.call(link.client.get(key))
    if stored is None:
        raise Refusal(errors.FRIEND_CODE)
    offer = _offer_in(bytes(stored))
    if offer.person == identity.id:
        raise Refusal(errors.FRIEND_SELF)
    known = await _pair(link, identity.id, offer.person)
    if known and _state(known, identity.id, offer.person) == "friend":
        raise Refusal(errors.FRIEND_ALREADY)
    for person in (identity.id, offer.person):
        if len(await friends_of(link, person)) >= MAX_FRIENDS:
            raise Refusal(errors.FRIEND_MOST, most=MAX_FRIENDS)
    if not await link.call(link.client.delete(key)):  # somebody else was faster
        raise Refusal(errors.FRIEND_CODE)
    pair = keys.pair_key(identity.id, offer.person)
    async with link.pipeline() as pipe:
        for person, other in ((identity.id, offer.person), (offer.person, identity.id)):
            pipe.sadd(keys.friends_key(person), other)
            pipe.expire(keys.friends_key(person), FRIEND_SECONDS)
        pipe.hset(pair, mapping={NAME + identity.id: identity.name, NAME + offer.person: offer.name})
        pipe.expire(pair, CODE_SECONDS)
        await link.call(pipe.execute())
    return Friend(offer.person, offer.name, "asks", None, None)


async def confirm(link: RedisHealth, person: str, other: str) -> bool:
    """Records that the person says yes to the pair. Returns True if the two people are now friends. Raises `Refusal`,
    `Unstored`."""
    await _set_in_pair(link, person, other, YES + person, "1")
    pair = await _pair(link, person, other)
    if not pair:  # the other has just said no
        raise Refusal(errors.FRIEND_UNKNOWN)
    is_friend = _state(pair, person, other) == "friend"
    if is_friend:
        await link.call(link.client.expire(keys.pair_key(person, other), FRIEND_SECONDS))
    return is_friend


async def drop(link: RedisHealth, person: str, other: str) -> None:
    """Removes the pair for both people at once. A repeated call is allowed. Raises `Unstored`."""
    await link.call(link.client.delete(keys.pair_key(person, other)))
    for one, two in ((person, other), (other, person)):
        asked: Any = link.client.srem(keys.friends_key(one), two)
        await link.call(asked)


async def forget_friends(link: RedisHealth, person: str) -> None:
    """Removes all pairs of the person, an unused code, and the presence. Raises `Unstored`."""
    for other in await _ids(link, person):
        await drop(link, person, other)
    code: Any = await link.call(link.client.getdel(keys.friend_code_of_key(person)))
    if code is not None:
        await link.call(link.client.delete(keys.friend_code_key(bytes(code).decode())))
    await link.call(link.client.delete(keys.here_key(person)))


async def friends_of(link: RedisHealth, person: str) -> list[Friend]:
    """Returns the pairs of the person: those to confirm first, friends last. Keeps friends for another `FRIEND_SECONDS`. Raises
    `Unstored`."""
    ids = await _ids(link, person)
    if not ids:
        return []
    async with link.pipeline() as pipe:
        for other in ids:
            pipe.hgetall(keys.pair_key(person, other))
            pipe.get(keys.here_key(other))
        answers = await link.call(pipe.execute())
    found, gone = [], []
    for other, raw, here in zip(ids, answers[::2], answers[1::2], strict=True):
        pair = _fields(raw)
        if NAME + other not in pair:
            gone.append(other)
            continue
        state = _state(pair, person, other)
        shown = _here_in(bytes(here)) if state == "friend" and here is not None else None
        invited = _invitation(pair, other, link.now_ms()) if state == "friend" else None
        name = shown.name if shown is not None else pair[NAME + other]
        found.append(Friend(other, name, state, shown, invited))
    async with link.pipeline() as pipe:
        for friend in found:
            if friend.state == "friend":
                pipe.expire(keys.pair_key(person, friend.person), FRIEND_SECONDS)
        pipe.expire(keys.friends_key(person), FRIEND_SECONDS)
        if gone:
            pipe.srem(keys.friends_key(person), *gone)
        await link.call(pipe.execute())
    order: list[State] = ["asks", "waits", "friend"]
    return sorted(found, key=lambda friend: (order.index(friend.state), friend.here is None, friend.name.casefold()))


async def invite(link: RedisHealth, person: str, other: str, room: str) -> None:
    """Stores that the person invites the friend `other`, who must be here, to the table `room`. Raises `Refusal`,
    `Unstored`."""
    pair = await _pair(link, person, other)
    if not pair or _state(pair, person, other) != "friend":
        raise Refusal(errors.FRIEND_UNKNOWN)
    if not await link.call(link.client.exists(keys.here_key(other))):
        raise Refusal(errors.FRIEND_AWAY)
    _room, at_ms = _split(pair.get(INVITATION + person, " 0"))
    wait_ms = at_ms + RING_MS - link.now_ms()
    if wait_ms > 0:
        raise Refusal(errors.FRIEND_SOON, wait_ms=wait_ms)
    await _set_in_pair(link, person, other, INVITATION + person, f"{room} {link.now_ms()}")


async def show_here(link: RedisHealth, people: Mapping[str, Here]) -> None:
    """Notes that these people are here, for the next `HERE_SECONDS`. Raises `Unstored`."""
    async with link.pipeline() as pipe:
        for person, here in people.items():
            pipe.set(keys.here_key(person), _encode(here), ex=HERE_SECONDS)
        await link.call(pipe.execute())


async def hide(link: RedisHealth, person: str) -> None:
    """Notes that the person no longer shows that they are here. Raises `Unstored`."""
    await link.call(link.client.delete(keys.here_key(person)))


async def _ids(link: RedisHealth, person: str) -> list[str]:
    listed: Any = await link.call(link.client.smembers(keys.friends_key(person)))
    return sorted(bytes(each).decode() for each in listed)


async def _pair(link: RedisHealth, person: str, other: str) -> dict[str, str]:
    """Returns the fields of the pair; an empty dict if there is none."""
    asked: Any = link.client.hgetall(keys.pair_key(person, other))
    return _fields(await link.call(asked))


async def _set_in_pair(link: RedisHealth, person: str, other: str, field: str, value: str) -> None:
    """Sets a field of the pair. Raises `Refusal` if there is no pair."""
    asked: Any = link.client.eval(_SET, 1, keys.pair_key(person, other), field, value)
    if not await link.call(asked):
        raise Refusal(errors.FRIEND_UNKNOWN)


def _fields(raw: Mapping[bytes, bytes]) -> dict[str, str]:
    return {bytes(field).decode(): bytes(value).decode() for field, value in raw.items()}


def _state(pair: Mapping[str, str], person: str, other: str) -> State:
    if YES + person not in pair:
        return "asks"
    return "friend" if YES + other in pair else "waits"


def _invitation(pair: Mapping[str, str], other: str, now_ms: int) -> str | None:
    """Returns the table of the other person's open invitation; None if there is no open invitation."""
    room, at_ms = _split(pair.get(INVITATION + other, " 0"))
    return room if now_ms - at_ms < INVITED_MS else None


def _split(invitation: str) -> tuple[str, int]:
    room, at_ms = invitation.split(" ")
    return room, int(at_ms)
