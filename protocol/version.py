"""Where the two ends meet and which words they speak: the path, the subprotocol's name and the number that a hello bears."""

SOCKET_PATH = "/ws"
SUBPROTOCOL = "banderilla.v1"
VERSION = 1


def is_spoken(version: int) -> bool:
    """Whether this server understands a client of that version."""
    return version == VERSION
