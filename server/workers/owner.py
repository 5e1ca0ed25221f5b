"""Finds the worker that owns a request, so that all people of a room or class come to the same worker.

A client connects to `/ws?room=CODE` with the code of its class or table, as it does for a proxy that chooses the node by the
room (`deploy/nginx-by-room.conf`). Every worker can serve every room, so a wrong choice only costs time.
"""

from collections.abc import Collection
from hashlib import blake2b
from typing import Final

MAX_START: Final = 4_200
"""Maximum length of the first line of a request, in bytes. The limit is higher than the longest path that a node allows, which
has 4,096 bytes."""
MAX_CODE: Final = 64
"""Maximum number of bytes that are read as a code. Real codes are far shorter."""


def room_of(start: bytes) -> str | None:
    """Returns the code in the first line of a request; an empty text if the line has no code. `start`: the first bytes of the
    request.

    Returns None if the line is not complete. Bytes that are no HTTP request (TLS, noise, an endless line) count as a request
    without a code, which a worker then answers.
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
    """Returns the place of the worker that owns the code, among the places of the workers that serve now.

    If a worker stops, only its own rooms move, spread over all others. These rooms move back when the worker returns.
    """
    return max(places, key=lambda place: (_weight(room, place), place))


def _weight(room: str, place: int) -> bytes:
    return blake2b(f"{place}/{room}".encode(), digest_size=8).digest()
