"""Credits every running room at once after an outage, so that the deadlines in the sorted set are right again.

`room_store` credits a room when it next loads it. This module makes it load every room soon.
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
    """Loads the rooms of that part. Only the node that detected the outage calls this."""
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
