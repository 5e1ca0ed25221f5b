"""The rooms that this node has in memory. The node adds a room when the room is used, and drops it after a while without
use."""

import asyncio
from collections.abc import Callable, Iterator, Mapping

from server import metrics
from server.aggregate.contract import AggregateTypes, Views
from server.store.commits.commit import Address, Committer
from server.store.health.redis_health import RedisHealth
from server.store.rooms.place import Place

HELD_IDLE_S = 300.0
"""Seconds without a command after which a node drops its copy of a room."""
HELD_OVER_S = 10.0
"""Seconds without a command after which a node drops its copy of a room whose game or class is over. People still look at such
a room but rarely act there."""
SWEEP_S = 5.0


class Places:
    """The rooms in memory. When this node stops watching the deadline of a room, `Places` calls `on_forget` with the room's
    code."""

    def __init__(
        self,
        link: RedisHealth,
        node: str,
        types: AggregateTypes,
        committers: Mapping[RedisHealth, Committer],
        *,
        publishes_later: bool,
        on_forget: Callable[[str], None],
    ) -> None:
        self._link = link
        self._node = node
        self._types = types
        self._committers = committers
        self._publishes_later = publishes_later
        self._on_forget = on_forget
        self._by_code: dict[str, Place] = {}

    def __iter__(self) -> Iterator[Place]:
        return iter(self._by_code.values())

    def __getitem__(self, code: str) -> Place:
        """Returns the room's place and makes it if necessary. The place counts as used now."""
        place = self._by_code.get(code)
        if place is None:
            place = self._by_code[code] = self._new(code)
        place.used_at_s = asyncio.get_running_loop().time()
        return place

    def _new(self, code: str) -> Place:
        part = self._link.of(code)
        address = Address(code, self._node, publishes_later=self._publishes_later)
        return Place(address, self._types.of(code), part, self._committers[part])

    def held(self, code: str) -> Views | None:
        """Returns this node's copy, if it has one. The copy may be old."""
        place = self._by_code.get(code)
        return place.views if place else None

    def forget(self, code: str) -> None:
        """Drops the copy and its timer, because another node has committed and now has the deadline."""
        place = self._by_code.get(code)
        if place is not None:
            place.forget()
            self._on_forget(code)

    def forget_all(self, part: RedisHealth) -> None:
        """Drops all copies of rooms in that part of the store."""
        for place in self:
            if place.link is part:
                place.forget()

    def drop(self, code: str) -> None:
        """Drops the place of a room that does not exist."""
        self._by_code.pop(code, None)

    async def let_go(self) -> None:
        """Drops copies that were not used for a while; runs until it is cancelled. Their deadlines stay in the sorted set."""
        while True:
            await asyncio.sleep(SWEEP_S)
            now_s = asyncio.get_running_loop().time()
            for code, place in list(self._by_code.items()):
                is_over = place.views is not None and place.views.room.state not in ("waiting", "playing", "open")
                held_s = HELD_OVER_S if is_over else HELD_IDLE_S
                if place.used_at_s < now_s - held_s and not place.lock.locked():
                    self.drop(code)
                    self._on_forget(code)
            metrics.ROOMS_HELD.set(len(self._by_code))
            held = (place.views.room for place in self if place.views is not None)
            metrics.ROOMS_PLAYING.set(sum(room.state == "playing" for room in held))
