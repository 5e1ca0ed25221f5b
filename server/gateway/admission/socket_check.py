"""The socket check of the command `doctor`. The check opens a socket as a browser page would do, and finds the obstacle when
plain requests reach the server but sockets do not. The check sends no hello."""

import contextlib
from typing import Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from protocol import errors
from protocol.version import SOCKET_PATH, SUBPROTOCOL

WAIT_S: Final = 4.0
FAREWELL_S: Final = 0.3
"""Seconds for which the check waits to see if the server refuses the socket after opening it."""
REMEDY: Final = (
    "let the proxy or filter pass WebSocket (Upgrade, Connection and Sec-WebSocket-Protocol), "
    "or use https, which filters rarely inspect"
)


def socket_trouble(address: str) -> str | None:
    """Returns the obstacle for a socket from a page at that address, with the remedy; None if there is no obstacle. Blocks for
    some seconds at most."""
    parts = urlsplit(address)
    origin = f"{parts.scheme}://{parts.netloc}"
    url = f"{'wss' if parts.scheme.lower() == 'https' else 'ws'}://{parts.netloc}{SOCKET_PATH}"
    try:
        with connect(
            url,
            origin=Origin(origin),
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            open_timeout=WAIT_S,
            close_timeout=WAIT_S,
            proxy=None,
        ) as socket:
            has_answered = socket.ping().wait(WAIT_S)
            with contextlib.suppress(TimeoutError):  # a server that accepts the socket waits for a hello
                while True:
                    socket.recv(timeout=FAREWELL_S)
        if not has_answered:
            return _wrong(origin, "the answer to a ping does not come back", REMEDY)
        return None
    except ConnectionClosed as closed:
        return _refused(origin, closed.rcvd.reason if closed.rcvd else "")
    except InvalidStatus as refused:
        return _wrong(origin, f"HTTP {refused.response.status_code}", REMEDY)
    except (InvalidHandshake, WebSocketException, OSError, TimeoutError) as error:
        return _wrong(origin, str(error), REMEDY)


def _refused(origin: str, code: str) -> str:
    """Returns the reason why the server closed the socket."""
    if code == errors.BYE_ORIGIN:
        return _wrong(
            origin,
            "the server refuses pages of this address, because a proxy passes it another Host",
            f"start the server with --public-url {origin}, or let the proxy pass on Host unchanged",
        )
    return _wrong(origin, code or "the socket was closed", "try again in a minute" if code else REMEDY)


def _wrong(origin: str, why: str, remedy: str) -> str:
    return f"{origin}: plain requests pass and sockets do not ({why}): {remedy}"
