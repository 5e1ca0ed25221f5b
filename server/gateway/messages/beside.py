"""The answer to a message if the process next to the server's process has no room for its work."""

from collections.abc import Iterator
from contextlib import contextmanager

from websockets.exceptions import ConnectionClosedError

from engines.contract import Refusal
from protocol import errors
from server.gateway.sockets.connection import Connection
from server.jobs.beside import RETRY_MS, Busy, Gone


@contextmanager
def refusing(connection: Connection) -> Iterator[None]:
    """Turns `Busy` into a refusal with a time to ask again, and `Gone` into the end of the connection."""
    try:
        yield
    except Busy:
        raise Refusal(errors.RATE_FAST, wait_ms=RETRY_MS) from None
    except Gone:
        raise ConnectionClosedError(None, None) from None
