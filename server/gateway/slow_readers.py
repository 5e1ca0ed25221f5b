"""Readers who fell behind: brought up with snapshots as soon as they have read what there was, or let go."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from protocol import errors
from server import metrics
from server.gateway.connection import Connection
from server.gateway.room_channel import RoomChannel
from server.store.tasks import supervised

SLOW_READER_SWEEP_S = 0.25


async def serve_slow_readers(
    watches: Callable[[], Iterable[RoomChannel]], catch_up: Callable[[Connection], Awaitable[None]], *, slow_ms: int
) -> None:
    """Runs for ever. `catch_up` sends the snapshots; who does not read for `slow_ms` is dropped: it would not hear a word."""

    async def once() -> None:
        now_s = asyncio.get_running_loop().time()
        slow = {each for watch in watches() for each in watch.connections() if each.behind_since_s is not None}
        for connection in slow:
            if connection.has_drained:
                await catch_up(connection)
            elif connection.behind_since_s is not None and now_s - connection.behind_since_s > slow_ms / 1000:
                metrics.TURNED_AWAY.labels(errors.BYE_SLOW).inc()
                connection.abort()

    while True:
        await asyncio.sleep(SLOW_READER_SWEEP_S)
        await supervised(once())
