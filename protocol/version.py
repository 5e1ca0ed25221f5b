"""The common ground of client and server: the path, the subprotocol's name and the version number of a hello."""

SOCKET_PATH = "/ws"
SUBPROTOCOL = "banderilla.v1"
SHORT_SUBPROTOCOL = "banderilla.v1.short"
"""The subprotocol with patches in their short form (`protocol.short_patch`); an older server selects the usual subprotocol."""
VERSION = 1


def is_spoken(version: int) -> bool:
    """Return whether this server understands a client of that version."""
    return version == VERSION
