"""The worker that owns a request: all people of a room or class come to the same one.

A client dials `/ws?room=CODE` with the code of its class or table, as behind a proxy that chooses the node by the room
(`deploy/nginx-by-room.conf`). Any worker can serve any room, so a wrong code costs time and nothing else.
"""

from collections.abc import Collection
from hashlib import blake2b
from typing import Final

MAX_START: Final = 4_200
"""Bytes of a request within which its first line ends: a node allows a path of 4,096."""
MAX_CODE: Final = 64
"""Bytes of a code that count; real ones are far shorter."""


def room_of(start: bytes) -> str | None:
    """Returns the code in the first line of a request, or an empty text if it has none. `start`: the first bytes that came.

    Returns None while the line is incomplete. Bytes that begin no request (TLS, noise, an endless line) have no code: a worker
    answers them.
    """
    if not start[:1].isalpha() or not start.isascii():
        return ""
    line, newline, _rest = start.partition(b"\n")
    if not newline and len(start) < MAX_START:
        return None
    query = line.partition(b"?")[2].partition(b" ")[0].partition(b"#")[0]
    for part in query.split(b"&"):
        name, _, value = part.partition(b"=")
        if name == b"room":
            return value[:MAX_CODE].decode("ascii").upper()
    return ""


def owner_of(room: str, places: Collection[int]) -> int:
    """Returns the place of the worker that owns the code, among those that serve now.

    If a worker goes, only its own rooms move, and spread over all others; they move back if it returns.
    """
    return max(places, key=lambda place: (_weight(room, place), place))


def _weight(room: str, place: int) -> bytes:
    return blake2b(f"{place}/{room}".encode(), digest_size=8).digest()
