"""The orders that a worker gets at its start from the process with the door (JSON on standard input), and the signs that the
two processes send each other."""

from typing import Final

import msgspec

from server.settings import Settings

READY: Final = b"+"
"""The sign that a worker sends when people may connect to it."""
LEAVING: Final = b"-"
"""The sign that a worker sends when it stops. The door must then send it no more connections."""
OTHERS_CAME: Final = b"1"
"""The sign that the door sends with a connection if another machine has connected to this server."""
ONLY_US: Final = b"0"
"""The sign that the door sends with a connection if all connections so far came from this machine."""


class Orders(msgspec.Struct, frozen=True):
    """The orders for one worker. `place`: the worker's number from 1; a worker that replaces this worker gets the same number.
    `site`: the identity of the whole server. `line`: the file descriptor of the worker's end of the Unix socket to the door.
    `for_people`: write the log as sentences for a terminal."""

    settings: Settings
    place: int
    site: str
    line: int
    embedded_url: str = ""
    """The address of the Valkey of the process with the door; empty if the operator runs a Redis."""
    for_people: bool = False


def metrics_address(settings: Settings, place: int) -> tuple[str, int] | None:
    """Returns the address of a worker's metrics: the port in the settings plus the worker's place. The process with the door
    uses the port in the settings itself."""
    if settings.metrics_address is None:
        return None
    host, port = settings.metrics_address
    return host, port + place if port else 0
