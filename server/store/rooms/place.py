"""A room on this node: its lock, its copy in memory, and its address in the store."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from server.aggregate.contract import AggregateType, Views
from server.store.commits.commit import NO_ROOM, Address, Committer, Version
from server.store.health.redis_health import RedisHealth
from server.store.stored.lifetime import Lifetime


@dataclass(slots=True)
class Place:
    """A room on this node, with its lock and its copy. The node may drop the copy at any moment."""

    address: Address
    """The constant parts of the room's commits."""
    kind: AggregateType[Any]
    """The kind of aggregate: a room or a session."""
    link: RedisHealth
    """The link to the part of the store that has the room."""
    committer: Committer
    """Sends the room's commits."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """The lock that each command to the room holds, so that commands wait for each other."""
    views: Views | None = None
    """The copy of the room with its views; None if the node must load it first."""
    version: Version = NO_ROOM
    """The version that this node last read or committed. The copy, if there is one, has this version."""
    is_confirmed: bool = True
    """False if the copy was loaded and may not be on enough replicas yet."""
    forgotten: int = 0
    """Number of times that the copy was dropped. The result of a read that began before a drop is not kept, because it may be
    old."""
    size: int = 0
    """Size of the room's log in bytes."""
    used_at_s: float = 0.0
    """Time of the last use in seconds, by the clock of the event loop."""
    lifetime: Lifetime = field(default_factory=Lifetime)
    """The lifetime of the room in the store."""

    def forget(self) -> None:
        """Drops the copy."""
        self.views = None
        self.forgotten += 1
