"""Whether a Redis can keep rooms at all: its address, what it is, and how it is set up. Asked when a node begins, and again
whenever another Redis answers. The sentences are for an operator.
"""

import contextlib
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from redis.asyncio import Redis
from redis.asyncio.connection import parse_url
from redis.exceptions import AuthenticationError, NoPermissionError, ReadOnlyError, RedisError

SCHEMES: Final = ("redis", "rediss", "unix")

NAMES: Final[tuple[tuple[type[RedisError], tuple[str, ...], str], ...]] = (
    (
        AuthenticationError,
        ("Authentication required", "invalid username-password"),
        "Redis wants a password, or another one (NOAUTH, WRONGPASS)",
    ),
    (
        NoPermissionError,
        ("has no permissions", "ACL failure"),
        "the user of REDIS_URL may not do all that is needed (NOPERM)",
    ),
    (ReadOnlyError, ("read only replica",), "this Redis is a replica that takes no writes (READONLY)"),
)
"""What does not heal by waiting: its class, what it says where the class is lost on the way, and the sentence for it."""


class Unfit(Exception):
    """This Redis cannot keep rooms, and waiting does not change that."""


def check_address(url: str) -> None:
    """Raises `Unfit` for what is no address of one Redis."""
    if "," in urlsplit(url).netloc:
        raise Unfit("REDIS_URL names several servers; give the address of one Redis (or of a proxy before them)")
    scheme = url.partition("://")[0]
    if "sentinel" in scheme or "cluster" in scheme:
        raise Unfit(f"REDIS_URL begins with {scheme}://; Sentinel and Cluster are not supported, give the address of one Redis")
    if scheme not in SCHEMES:
        raise Unfit(f"REDIS_URL must begin with {', '.join(f'{known}://' for known in SCHEMES)}")
    try:
        parse_url(url)
    except ValueError as wrong:
        raise Unfit(f"REDIS_URL cannot be read: {wrong}") from None


def by_name(wrong: Exception) -> str | None:
    """The sentence for an error of Redis that waiting does not heal, else None."""
    for kind, texts, sentence in NAMES:
        if isinstance(wrong, kind) or any(text in str(wrong) for text in texts):
            return f"{sentence}: {wrong}"
    return None


def judged(info: Mapping[str, Any], fsync: str = "") -> list[str]:
    """What to warn of in a Redis that says this of itself. Raises `Unfit`. `fsync`: its `appendfsync`, if known."""
    if info.get("redis_mode") == "sentinel":
        raise Unfit("REDIS_URL points at a Sentinel; give the address of the Redis that it watches")
    if info.get("cluster_enabled") or info.get("redis_mode") == "cluster":
        raise Unfit("REDIS_URL points at a node of a Redis Cluster, which is not supported")
    if info.get("role") == "slave":
        raise Unfit("REDIS_URL points at a replica; give the address of its primary")
    policy = info.get("maxmemory_policy", "noeviction")
    warnings = []
    if policy != "noeviction":
        if info.get("maxmemory"):
            raise Unfit(
                f"this Redis throws rooms away when its memory is full: set maxmemory-policy noeviction (it is {policy})"
            )
        warnings.append(f"maxmemory-policy is {policy}: with a maxmemory rooms would be thrown away; set noeviction")
    if not info.get("aof_enabled"):
        warnings.append("this Redis keeps no append-only file: when it dies, what was acknowledged since its last save is lost")
    elif fsync == "everysec":
        warnings.append("appendfsync is everysec: up to two seconds of what was acknowledged can be lost when Redis is killed")
    return warnings


async def judge(client: "Redis", *, is_ours: bool) -> list[str]:
    """The same, asked for. `is_ours`: its file is brought to the disk by us. Raises `Unfit`, `RedisError`, `OSError`."""
    info: Mapping[str, Any] = await client.info()
    fsync = ""
    with contextlib.suppress(RedisError):  # many a hosted Redis keeps it to itself
        if not is_ours:
            fsync = str((await client.config_get("appendfsync")).get("appendfsync", ""))
    return judged(info, fsync)
