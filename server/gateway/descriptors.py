"""File descriptors: every connection takes one, and most systems give a process 1 024 unless it asks for more."""

import logging
from typing import Final

log = logging.getLogger("banderilla.gateway")

SPARE: Final = 700
"""For what is not a player's socket: silent connections (500), plain GETs, Redis, files."""


def raise_limit(connections: int) -> int | None:
    """Asks for as many descriptors as `connections` need. Where there are fewer: the connections that there is room for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    wanted = connections + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return None
    room = max(0, soft - SPARE)
    log.warning(
        "fewer descriptors than connections: raise the hard limit (ulimit -Hn, LimitNOFILE) or lower --connections",
        extra={"connections": connections, "room_for": room, "descriptors": soft},
    )
    return room
