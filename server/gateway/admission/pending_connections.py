"""Counts all TCP connections, in total and per address, and knows which of them have not sent a whole request yet.

A silent connection occupies a file descriptor until its time is over. If there are too many connections, the server closes the
oldest silent one. Honest clients send their request within milliseconds, so they get in; the clients that lose connections are
those that only occupy them.
"""

import asyncio
from collections import Counter
from typing import Any, Final

from server import metrics
from server.gateway.admission.browser_security import share_of

SILENT_PER_ADDRESS: Final = 200
"""Maximum number of silent connections per address. In a school that connects at once, about a hundred connections are silent
for some milliseconds."""
SILENT: Final = 500
SPARE_PER_ADDRESS: Final = 100
"""Number of connections that an address may have in addition to its sockets, for plain GETs and for refusals."""


class PendingConnections:
    """The connections of this node. `most`: the maximum number of connections.

    `per_address`: the maximum per network address; 0 means no maximum, for a node behind a proxy, because then all connections
    come from the proxy's address.
    """

    def __init__(self, most: int, per_address: int) -> None:
        self._most = most + SILENT
        self._per_address = per_address + SPARE_PER_ADDRESS if per_address else 0
        self._open: dict[object, tuple[str, Any]] = {}
        self._of: Counter[str] = Counter()
        self._silent: dict[object, None] = {}
        self._silent_of: dict[str, dict[object, None]] = {}

    def __len__(self) -> int:
        return len(self._open)

    def shrink(self, most: int) -> None:
        """Lowers the maximum number of connections to what the machine's file descriptors allow. Some silent connections are
        allowed in addition."""
        self._most = min(self._most, most + SILENT)

    def enter(self, connection: object, transport: asyncio.BaseTransport) -> bool:
        """Registers a connection. Returns False if the connection must close. To make room, the oldest silent connection may be
        closed."""
        peer = transport.get_extra_info("peername")
        address = share_of(str(peer[0])) if isinstance(peer, tuple) else ""
        if self._per_address and self._of[address] >= self._per_address:
            metrics.TURNED_AWAY.labels("accept/address").inc()
            return False
        own = self._silent_of.get(address, {})
        if self._per_address and len(own) >= SILENT_PER_ADDRESS:
            self._drop(next(iter(own)))
        elif len(self._silent) >= SILENT:
            self._drop(next(iter(self._silent)))
        if len(self._open) >= self._most:
            metrics.TURNED_AWAY.labels("accept/node").inc()
            return False
        self._open[connection] = (address, transport)
        self._of[address] += 1
        self._silent[connection] = None
        self._silent_of.setdefault(address, {})[connection] = None
        return True

    def end_silence(self, connection: object) -> None:
        """Notes that the connection has sent its whole request."""
        if connection not in self._silent:
            return
        del self._silent[connection]
        address = self._open[connection][0]
        own = self._silent_of[address]
        del own[connection]
        if not own:
            del self._silent_of[address]

    def remove(self, connection: object) -> None:
        if connection not in self._open:
            return
        self.end_silence(connection)
        address, _transport = self._open.pop(connection)
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]

    def drop_silent(self) -> None:
        """Closes the connections that have not sent a whole request yet, because the node stops."""
        for connection in list(self._silent):
            self._drop(connection)

    def _drop(self, connection: object) -> None:
        _address, transport = self._open[connection]
        metrics.TURNED_AWAY.labels("accept/silent").inc()
        self.remove(connection)
        transport.abort()
