"""A client of a Banderilla server for programs: connect, join, act, watch. `docs/reference/protocol.md` describes the
messages."""

from .client import Client
from .link import Link, Refused, socket_address
from .play import Choose, play
from .rooms import Room
from .wire import SOCKET_PATH, SUBPROTOCOL, VERSION, __version__

__all__ = [
    "SOCKET_PATH",
    "SUBPROTOCOL",
    "VERSION",
    "Choose",
    "Client",
    "Link",
    "Refused",
    "Room",
    "__version__",
    "play",
    "socket_address",
]
