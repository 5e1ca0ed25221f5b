"""Raises the number of file descriptors. Each connection needs one, and most systems allow a process only 1 024 descriptors
unless the process asks for more."""

import logging
from typing import Final

log = logging.getLogger("banderilla.gateway")

MAX_CONNECTIONS: Final = 20_000
"""Default maximum number of connections of a node, if the system allows enough descriptors."""
ENOUGH: Final = 1_000
"""Number of connections below which the server warns the operator, unless the operator chose a lower number."""
SPARE: Final = 700
"""Number of descriptors for purposes other than players' sockets: silent connections (500), plain GETs, Redis, files."""


def raise_limit(asked: int) -> int:
    """Asks the system for the descriptors that are needed. Returns the number of connections that they allow.

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
