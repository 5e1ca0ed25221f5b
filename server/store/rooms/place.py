"""A room's place on this node: its queue, the copy that is held, and what is known of how it is stored."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from server.aggregate.contract import AggregateType, Views
from server.store.commits.commit import NO_ROOM, Address, Committer, Version
from server.store.health.redis_health import RedisHealth
from server.store.stored.lifetime import Lifetime


@dataclass(slots=True)
class Place:
    """Where a room's commands wait for one another. What is in memory is a copy that may be thrown away at any moment."""

    address: Address
    """Where it is stored."""
    kind: AggregateType[Any]
    """What it is: a room or a session."""
    link: RedisHealth
    """The part of the store by which it goes."""
    committer: Committer
    """Who brings there what is decided."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """The queue: held while a command is carried out."""
    views: Views | None = None
    """The copy; None where it must be loaded first."""
    version: Version = NO_ROOM
    """The version that this node read or committed last: the one of the copy, if there is a copy."""
    is_confirmed: bool = True
    """Whether what was loaded is known to be on as many replicas as it must be."""
    forgotten: int = 0
    """How often the copy was thrown away: what was being read meanwhile may be older, and is not kept."""
    size: int = 0
    """The bytes of its stream."""
    used_at_s: float = 0.0
    """When it was last wanted, by the loop's clock."""
    lifetime: Lifetime = field(default_factory=Lifetime)
    """How long it is kept."""

    def forget(self) -> None:
        """Throws the copy away."""
        self.views = None
        self.forgotten += 1
