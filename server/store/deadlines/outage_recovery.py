"""Credits the clocks of all running rooms soon after an outage, so that their deadlines in Redis are right again.

A room gets the credit when `room_store` next loads it. After an outage this module therefore loads every room.
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
    """Loads all rooms of that part of the store. Only the node that noticed the outage calls this."""
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
                pass  # the next reader of the room credits it

    await asyncio.gather(*(touch(code) for code in codes))
    log.info("running rooms recovered", extra={"rooms": len(codes), "outage_ms": outage.to_ms - outage.from_ms})
