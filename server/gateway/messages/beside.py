"""Answers a client if the worker process cannot do the work for its message."""

from collections.abc import Iterator
from contextlib import contextmanager

from websockets.exceptions import ConnectionClosedError

from engines.contract import Refusal
from protocol import errors
from server.gateway.sockets.connection import Connection
from server.jobs.beside import RETRY_MS, Busy, Gone


@contextmanager
def refusing(connection: Connection) -> Iterator[None]:
    """Turns `Busy` into a refusal with the delay before the client may ask again. Turns `Gone`, which means that the client has
    disconnected, into `ConnectionClosedError`."""
    try:
        yield
    except Busy:
        raise Refusal(errors.RATE_FAST, wait_ms=RETRY_MS) from None
    except Gone:
        raise ConnectionClosedError(None, None) from None
