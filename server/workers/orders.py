"""The orders that the door's process gives a worker at its start (JSON on standard input), and the signs between both."""

from typing import Final

import msgspec

from server.settings import Settings

READY: Final = b"+"
"""A worker sends it on its line when people may come."""
LEAVING: Final = b"-"
"""A worker sends it when it stops: the door hands it no further connection."""
OTHERS_CAME: Final = b"1"
"""The byte with a connection, once a connection from another machine came to this server."""
ONLY_US: Final = b"0"
"""The byte with a connection before that."""


class Orders(msgspec.Struct, frozen=True):
    """`place`: from 1, the same for the worker's successors. `site`: the identity of the whole server. `line`: the descriptor
    of the worker's end of its line to the door. `for_people`: log sentences for a terminal.
    """

    settings: Settings
    place: int
    site: str
    line: int
    embedded_url: str = ""
    """The address of the Valkey that the door's process runs; empty for the operator's own Redis."""
    for_people: bool = False


def metrics_address(settings: Settings, place: int) -> tuple[str, int] | None:
    """Returns the address of a worker's metrics: the port of the settings plus its place. The door has the port itself."""
    if settings.metrics_address is None:
        return None
    host, port = settings.metrics_address
    return host, port + place if port else 0
