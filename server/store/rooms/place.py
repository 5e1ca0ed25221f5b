"""A room's place on this node: its queue, its cached copy, and the form of its storage."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from server.aggregate.contract import AggregateType, Views
from server.store.commits.commit import NO_ROOM, Address, Committer, Version
from server.store.health.redis_health import RedisHealth
from server.store.stored.lifetime import Lifetime


@dataclass(slots=True)
class Place:
    """The per-room lock and cached copy. The node may drop the copy at any moment."""

    address: Address
    """The address of the room in the store."""
    kind: AggregateType[Any]
    """The kind of the stored value: a room or a session."""
    link: RedisHealth
    """The part of the store that has the room."""
    committer: Committer
    """The committer that sends the room's commits."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """The queue: a command holds this lock."""
    views: Views | None = None
    """The copy; None if the node must load it first."""
    version: Version = NO_ROOM
    """The version that this node read or committed last. If there is a copy, it has this version."""
    is_confirmed: bool = True
    """False if the loaded copy may not be on enough replicas yet."""
    forgotten: int = 0
    """Number of drops of the copy. A read that started before a drop may be old, so it is not cached."""
    size: int = 0
    """Number of bytes of its stream."""
    used_at_s: float = 0.0
    """Time of the last use, by the loop's clock."""
    lifetime: Lifetime = field(default_factory=Lifetime)
    """The room's lifetime."""

    def forget(self) -> None:
        """Drops the copy."""
        self.views = None
        self.forgotten += 1
