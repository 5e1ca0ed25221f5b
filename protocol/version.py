"""Where the two ends meet and which words they speak: the path, the subprotocol's name and the number that a hello bears."""

SOCKET_PATH = "/ws"
SUBPROTOCOL = "banderilla.v1"
SHORT_SUBPROTOCOL = "banderilla.v1.short"
"""The same with patches in their short form (`protocol.short_patch`); a server before it takes the other."""
VERSION = 1


def is_spoken(version: int) -> bool:
    """Whether this server understands a client of that version."""
    return version == VERSION
