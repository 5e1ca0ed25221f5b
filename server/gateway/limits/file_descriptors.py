"""File descriptors. Every connection takes one, and most systems give a process 1 024 unless it asks for more."""

import logging
from typing import Final

log = logging.getLogger("banderilla.gateway")

MAX_CONNECTIONS: Final = 20_000
"""Default maximum number of connections of a node, if there are descriptors for them."""
ENOUGH: Final = 1_000
"""Number of connections below which the server warns, unless the operator asked for more."""
SPARE: Final = 700
"""Descriptors for other purposes than players' sockets: silent connections (500), plain GETs, Redis, files."""


def raise_limit(asked: int) -> int:
    """Raises the limit of descriptors as far as needed and allowed. Returns the number of connections that have descriptors.

    `asked`: the number that the operator wants; 0 for as many as possible, up to `MAX_CONNECTIONS`.
    """
    connections = asked or MAX_CONNECTIONS
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return connections
    wanted = connections + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return connections
    room = max(0, soft - SPARE)
    log.log(
        logging.WARNING if asked or room < ENOUGH else logging.INFO,
        "fewer descriptors than connections: raise the hard limit (ulimit -Hn, LimitNOFILE) or lower --connections",
        extra={"connections": connections, "room_for": room, "descriptors": soft},
    )
    return room
