"""Closes the connections of a stopping node. The node warns all clients, closes the connections, and ends the sockets of
clients that do not answer.

The node waits for all clients together. A client gets the last message and the closing frame in one write. The library then
closes the sockets of clients that answer, and the node closes the others after `FAREWELL_S`.
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
"""Seconds that all clients together have to answer the close."""
PORTION: Final = 200
"""Number of connections that the node closes before other tasks of the event loop get a turn. Between two portions the node
still answers commands."""


async def say_farewell(
    server: Server, connections: Collection[Connection], pending: PendingConnections, notice_ms: int
) -> None:
    """Closes every connection of the server and returns when all are closed. `notice_ms`: time between the warning and the last
    message."""
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
    """Calls `tell` for each of the connections, in portions, and returns the connections."""
    everybody = list(connections)
    for start in range(0, len(everybody), PORTION):
        for connection in everybody[start : start + PORTION]:
            tell(connection)
        await asyncio.sleep(0)
    return everybody
