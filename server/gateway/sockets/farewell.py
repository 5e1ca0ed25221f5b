"""Closes the connections of a stopping node: a notice to everybody, then the close, then the end of sockets that do not answer.

The node waits for all clients together. The last message and the closing frame go out in one write; the library closes clients
that answer, and the node closes the rest when the time is over.
"""

import asyncio
import contextlib
from collections.abc import Callable, Collection
from typing import Final

from websockets.asyncio.server import Server

from protocol import errors
from protocol.messages import Notice
from server.gateway.admission.pending_connections import PendingConnections
from server.gateway.sockets.connection import CLOSE_RESTART, Connection

FAREWELL_S: Final = 0.75
"""Time for all clients to answer the close."""
PORTION: Final = 200
"""Number of connections that the node closes in one turn of the loop. Between turns it still answers earlier commands."""


async def say_farewell(
    server: Server, connections: Collection[Connection], pending: PendingConnections, notice_ms: int
) -> None:
    """Closes every connection of the server, and returns when all are closed. `notice_ms`: time between the notice and the
    last message."""
    if connections:
        loop = asyncio.get_running_loop()
        begun_s = loop.time()
        await _tell(connections, lambda connection: connection.send(Notice(errors.NOTICE_RESTARTING)))
        await asyncio.sleep(begun_s + notice_ms / 1000 - loop.time())
    told = await _tell(connections, lambda connection: connection.say_last(errors.BYE_SHUTDOWN, CLOSE_RESTART))
    pending.drop_silent()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL_S):
            await server.wait_closed()
    for connection in told:
        connection.abort()
    await server.wait_closed()


async def _tell(connections: Collection[Connection], tell: Callable[[Connection], None]) -> Collection[Connection]:
    """Sends to all connections and returns them."""
    everybody = list(connections)
    for start in range(0, len(everybody), PORTION):
        for connection in everybody[start : start + PORTION]:
            tell(connection)
        await asyncio.sleep(0)
    return everybody
