"""Finds the person behind a connection by its first message, `hello`. The message has a token of this server, or asks for a new
token."""

from collections.abc import Awaitable, Callable

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Hello, Welcome
from protocol.short_patch import PATH_KEYS
from protocol.version import VERSION, is_spoken
from protocol.weekend import WeekendHour
from server.room.lifecycle.offer import offered
from server.room.people.names import proper_name
from server.store.health.redis_health import RedisHealth
from server.store.people.identity_store import Identity, known_guest, new_guest
from server.words.catalogue import words_of


async def identify(link: RedisHealth, hello: Hello, may_be_new: Callable[[], Awaitable[None]]) -> Identity:
    """Returns the person of a hello. Before it makes a new guest, it awaits `may_be_new`, which may refuse. Raises `Refusal`
    for a protocol version that the server does not know."""
    if not is_spoken(hello.version):
        raise Refusal(errors.HELLO_VERSION, version=VERSION)
    name = _name_of(hello)
    if hello.token:
        known = await known_guest(link, hello.token, name)
        if known is not None:
            return known
        # A child with an unknown or expired token is not refused, but becomes a new guest.
    await may_be_new()
    return await new_guest(link, name)


def _name_of(hello: Hello) -> str:
    """Returns the name in the hello. If the name is missing or invalid, returns a made-up guest name, because a bad name should
    keep nobody out."""
    try:
        return proper_name(hello.name) if hello.name else words_of(hello.lang).guest
    except Refusal:
        return words_of(hello.lang).guest


def welcome(
    identity: Identity,
    now_ms: int,
    *,
    open_tables: bool,
    by_room: bool,
    short_patches: bool = False,
    weekend: WeekendHour | None = None,
    friends: bool = False,
) -> Welcome:
    keys, games = list(PATH_KEYS) if short_patches else [], offered()
    you, token, name = identity.id, identity.token, identity.name
    return Welcome(you, token, name, now_ms, VERSION, games, open_tables, by_room, keys, weekend, friends)
