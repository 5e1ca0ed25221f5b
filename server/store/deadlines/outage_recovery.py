"""After an outage: every running room is credited at once, so that the deadlines in the sorted set are right again.

The credit itself is given wherever a room is next looked at (`room_store`); this only sees to it that somebody looks.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from engines.contract import Refusal
from server.aggregate.contract import Views
from server.store.deadlines.deadlines import forget_deadline, waiting_rooms
from server.store.health.redis_health import Outage, RedisHealth, Unstored

log = logging.getLogger("banderilla.rooms")

CONCURRENCY = 64


async def recover_all(part: RedisHealth, look: Callable[[str], Awaitable[Views]], outage: Outage) -> None:
    """Run by the one node that found the outage, for the rooms that go by that part."""
    await part.opened()
    codes = await part.call(waiting_rooms(part))
    turns = asyncio.Semaphore(CONCURRENCY)

    async def touch(code: str) -> None:
        async with turns:
            try:
                await look(code)
            except Refusal:
                await forget_deadline(part, code)
            except Unstored:
                pass  # whoever wants it next credits it

    await asyncio.gather(*(touch(code) for code in codes))
    log.info("running rooms recovered", extra={"rooms": len(codes), "outage_ms": outage.to_ms - outage.from_ms})
