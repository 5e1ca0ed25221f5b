"""The lifetime of rooms and sessions in the store.

The server forgets a room some days after its last step, or after the appointed time of its first game. A session has its own
date, and its boards stay until then, whatever happens in them. On that date a step erases the session. Its keys live longer by
`NET_MS`, in case that step fails.
"""

from collections.abc import Callable, Sequence
from typing import Final

from server.aggregate.contract import Kept
from server.store import keys
from server.store.health.redis_health import RedisHealth

DAY_S: Final = 86_400
NET_MS: Final = 3_600_000
NET_MOVE_S: Final = 2 * DAY_S
"""Seconds that a table with days per move stays in the store after the days for a move are over, even if other tables have a
shorter lifetime."""
SAY_AGAIN_S: Final = 3_600.0
"""Minimum seconds before the node sets the same lifetime of a room again."""


class Lifetime:
    """The lifetime that this node last set for a room."""

    __slots__ = ("_said_at_s", "_said_of")

    def __init__(self) -> None:
        self._said_at_s = 0.0
        self._said_of: object = None

    def seconds(
        self, kept: Kept, now_ms: Callable[[], int], used_at_s: float, *, is_over: bool, idle_s: int, finished_s: int
    ) -> int | None:
        """Returns the new lifetime in seconds from now; None if the lifetime set last is still right. `idle_s`, `finished_s`:
        the lifetime of an unfinished and of a finished room that belongs to no session."""
        if kept.by_another:
            return None
        begins_at_ms, until_ms, move_s = kept.begins_at_ms, kept.until_ms, kept.move_days * DAY_S
        of = until_ms or begins_at_ms or (is_over, move_s)
        if self._said_at_s and of == self._said_of and used_at_s - self._said_at_s < SAY_AGAIN_S:
            return None
        self._said_at_s, self._said_of = used_at_s, of
        if until_ms is not None:
            return seconds_to(until_ms, now_ms())
        if move_s:
            idle_s = max(idle_s, move_s + NET_MOVE_S)
        if begins_at_ms is not None:
            return idle_s + max(0, begins_at_ms - now_ms()) // 1_000
        return finished_s if is_over else idle_s


def seconds_to(until_ms: int, now_ms: int) -> int:
    return max(1, (until_ms + NET_MS - now_ms) // 1_000)


async def keep_until(link: RedisHealth, codes: Sequence[str], until_ms: int) -> None:
    """Keeps these rooms until that time. Raises `Unstored`."""
    async with link.pipeline() as pipe:
        for code in codes:
            names = keys.room_keys(code)
            pipe.pexpireat(names.room, until_ms + NET_MS)
            pipe.pexpireat(names.log, until_ms + NET_MS)
        await link.call(pipe.execute())
