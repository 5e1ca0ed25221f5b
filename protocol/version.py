"""The agreement of client and server before the first message: the path, the name of the subprotocol and the version number."""

SOCKET_PATH = "/ws"
SUBPROTOCOL = "banderilla.v1"
SHORT_SUBPROTOCOL = "banderilla.v1.short"
"""The subprotocol with short patches (`protocol.short_patch`). An older server does not know it and selects the usual one."""
VERSION = 1


def is_spoken(version: int) -> bool:
    """Return whether this server accepts a client of that version."""
    return version == VERSION
