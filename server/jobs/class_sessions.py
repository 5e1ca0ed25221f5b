"""Finds the other stored sessions of the same class."""

import asyncio
from collections.abc import Sequence

from server.sessions import codec
from server.sessions.lifecycle.continued import MAX_EARLIER, is_same_class
from server.sessions.values.state import Session
from server.store.health.redis_health import RedisHealth
from server.store.stored.read_stored import read_snapshot, read_snapshots


async def sessions_of(link: RedisHealth, session: Session) -> list[Session]:
    """Returns the earlier sessions of the class, oldest first. Raises `Unstored`."""
    stored = await read_snapshots(link, session.earlier)
    found = await asyncio.to_thread(_decoded, [raw for raw in stored if raw is not None])
    return [each for each in found if is_same_class(session, each)]


async def sessions_after(link: RedisHealth, session: Session) -> list[Session]:
    """Returns the later sessions of the class, oldest first. Raises `Unstored`."""
    found: list[Session] = []
    last = session
    while last.next_code and len(found) < MAX_EARLIER:
        raw = await read_snapshot(link, last.next_code)
        if raw is None or not is_same_class(session, last := codec.decode(raw)):
            break
        found.append(last)
    return found


def _decoded(stored: Sequence[bytes]) -> list[Session]:
    return [codec.decode(raw) for raw in stored]
