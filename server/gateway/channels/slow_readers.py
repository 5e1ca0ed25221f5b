"""Connections that read too slowly. They get snapshots once they have read their waiting data, or the server disconnects
them."""

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
    """Serves slow connections until it is cancelled. `behind` has the slow connections; this function removes them.

    `catch_up` sends a connection its snapshots. A connection that has read nothing for `slow_ms` is disconnected without a
    message, because the client would not read the message.
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
