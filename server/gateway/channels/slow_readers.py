"""Readers who fell behind: brought up with snapshots as soon as they have read what there was, or let go."""

import asyncio
from collections.abc import Awaitable, Callable

from protocol import errors
from server import metrics
from server.gateway.sockets.connection import Connection
from server.store.background_tasks import supervised

SLOW_READER_SWEEP_S = 0.25


async def serve_slow_readers(
    behind: set[Connection], catch_up: Callable[[Connection], Awaitable[None]], *, slow_ms: int
) -> None:
    """Runs for ever. `behind`: who has fallen behind and perhaps is no more; they are taken out here.

    `catch_up` sends the snapshots; who does not read for `slow_ms` is dropped: it would not hear a word.
    """

    async def once() -> None:
        now_s = asyncio.get_running_loop().time()
        for connection in list(behind):
            if connection.behind_since_s is None or not connection.is_open:
                behind.discard(connection)
            elif not connection.subscriptions:
                pass  # until it watches again
            elif connection.has_drained:
                await catch_up(connection)
            elif now_s - connection.behind_since_s > slow_ms / 1000:
                metrics.TURNED_AWAY.labels(errors.BYE_SLOW).inc()
                connection.abort()

    while True:
        await asyncio.sleep(SLOW_READER_SWEEP_S)
        await supervised(once())
