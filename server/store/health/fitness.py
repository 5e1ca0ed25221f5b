"""Decides whether a Redis is suitable for rooms, by its address, its role and its settings.

A node makes this check when the node starts and whenever another Redis answers. The warnings are sentences for the operator.
"""

import contextlib
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from redis.asyncio import Redis
from redis.exceptions import AuthenticationError, NoPermissionError, ReadOnlyError, RedisError

from server.store.connection.redis_address import Kind, Unfit

NAMES: Final[tuple[tuple[type[RedisError], tuple[str, ...], str], ...]] = (
    (
        AuthenticationError,
        ("Authentication required", "invalid username-password"),
        "Redis needs a password, or a different one (NOAUTH, WRONGPASS)",
    ),
    (
        NoPermissionError,
        ("has no permissions", "ACL failure"),
        "the user of REDIS_URL lacks permissions that the server needs (NOPERM)",
    ),
    (ReadOnlyError, ("read only replica",), "this Redis is a replica that takes no writes (READONLY)"),
)
"""Errors that waiting does not mend. Each has its class, words that identify it if the class is not known, and the sentence for
the operator."""

TOO_FEW: Final = "--replicas is"
REPLICA_REMEDY: Final = (
    "another replica follows it (after a failover: start the old primary again, as a replica), "
    "or the nodes start with fewer --replicas"
)
"""Advice to the operator if a primary has too few replicas."""


def by_name(error: Exception) -> str | None:
    """Returns the sentence for an error that waiting does not mend; None for any other error."""
    for kind, texts, sentence in NAMES:
        if isinstance(error, kind) or any(text in str(error) for text in texts):
            return f"{sentence}: {error}"
    return None


def judged(info: Mapping[str, Any], fsync: str = "", *, kind: Kind = "one", replicas: int = 0) -> list[str]:
    """Returns the warnings about a Redis with these properties. Raises `Unfit` if it is not suitable at all.

    `fsync`: the setting `appendfsync` of the Redis, if known. `replicas`: number of replicas that must have an action before
    the server acknowledges it.
    """
    if info.get("redis_mode") == "sentinel":
        raise Unfit("REDIS_URL points at a Sentinel; use redis+sentinel://HOST:PORT/NAME")
    is_cluster = info.get("cluster_enabled") or info.get("redis_mode") == "cluster"
    if is_cluster and kind != "cluster":
        raise Unfit("REDIS_URL points at a node of a Redis Cluster; use redis+cluster://HOST:PORT,HOST:PORT")
    if kind == "cluster" and not is_cluster:
        raise Unfit("REDIS_URL says redis+cluster://, but the Redis there is no node of a Cluster (cluster-enabled yes)")
    if info.get("role") == "slave":
        if kind != "one":  # this server is no longer the primary; the next look-up finds the new one
            raise ReadOnlyError("a read only replica")
        raise Unfit("REDIS_URL points at a replica; give the address of its primary")
    policy = info.get("maxmemory_policy", "noeviction")
    warnings = [*_too_few(info, replicas)]
    if policy != "noeviction":
        if info.get("maxmemory"):
            raise Unfit(f"this Redis evicts rooms when its memory is full: set maxmemory-policy noeviction (it is {policy})")
        warnings.append(f"maxmemory-policy is {policy}: with a maxmemory it would evict rooms; set noeviction")
    if not info.get("aof_enabled"):
        warnings.append("this Redis keeps no append-only file: when it dies, what was acknowledged since its last save is lost")
    elif fsync == "everysec":
        warnings.append("appendfsync is everysec: up to two seconds of what was acknowledged can be lost when Redis is killed")
    return warnings


def _too_few(info: Mapping[str, Any], replicas: int) -> Iterator[str]:
    """Yields a warning if there are fewer replicas than each action needs, because the server then acknowledges no action."""
    known = [about for name, about in info.items() if re.fullmatch(r"slave\d+", name)]
    online = sum(about.get("state") == "online" for about in known)
    if online < replicas:
        yield f"{TOO_FEW} {replicas} and {online} follow this Redis: the server acknowledges nothing until {REPLICA_REMEDY}"


async def judge(client: "Redis", *, kind: Kind = "one", replicas: int = 0) -> list[str]:
    """Reads the properties of the server and returns its warnings. Raises `Unfit`, `RedisError`, `OSError`."""
    info: Mapping[str, Any] = await client.info()
    fsync = ""
    with contextlib.suppress(RedisError):  # many hosted Redis servers hide this setting
        fsync = str((await client.config_get("appendfsync")).get("appendfsync", ""))
    return judged(info, fsync, kind=kind, replicas=replicas)
