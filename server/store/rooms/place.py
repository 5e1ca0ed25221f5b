"""A room's place on this node: its queue, its cached copy, and how the room is stored."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from server.aggregate.contract import AggregateType, Views
from server.store.commits.commit import NO_ROOM, Address, Committer, Version
from server.store.health.redis_health import RedisHealth
from server.store.stored.lifetime import Lifetime


@dataclass(slots=True)
class Place:
    """The per-room lock and cached copy. The copy in memory may be dropped at any moment."""

    address: Address
    """The address of the room in the store."""
    kind: AggregateType[Any]
    """The kind of the stored value: a room or a session."""
    link: RedisHealth
    """The part of the store that has the room."""
    committer: Committer
    """The committer that sends the room's commits."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """The queue: held while a command is carried out."""
    views: Views | None = None
    """The copy; None if the node must load it first."""
    version: Version = NO_ROOM
    """The version that this node read or committed last: the one of the copy, if there is a copy."""
    is_confirmed: bool = True
    """False if the loaded copy may not be on enough replicas yet."""
    forgotten: int = 0
    """Number of drops of the copy: a read that started before a drop may be older and is not cached."""
    size: int = 0
    """The bytes of its stream."""
    used_at_s: float = 0.0
    """Time of the last use, by the loop's clock."""
    lifetime: Lifetime = field(default_factory=Lifetime)
    """The room's lifetime."""

    def forget(self) -> None:
        """Throws the copy away."""
        self.views = None
        self.forgotten += 1
