"""Checks the head of an HTTP request before the websockets library reads it.

If the library does not accept a request (a request with a body, with a transfer coding, or with a path that is not ASCII), the
library closes the connection without an answer, and a proxy takes the node for dead. So the server checks first and answers
itself: `Head.fault` has the error.
"""

from collections import Counter
from http import HTTPStatus
from typing import Final, NamedTuple

END: Final = b"\r\n\r\n"
MAX_BYTES: Final = 16_384
"""Maximum size of a request head in bytes. Real browsers and proxies send far less."""
MAX_TARGET: Final = 4_096
MAX_LINE: Final = 8_000
MAX_LINES: Final = 100
METHODS: Final = ("GET", "HEAD")
ONCE: Final = ("host", "origin", "upgrade", "content-length", "sec-websocket-key", "sec-websocket-version")
"""Headers that may appear only once, because two different values would make the request ambiguous."""


class Fault(NamedTuple):
    status: HTTPStatus
    reason: str


class Head(NamedTuple):
    """The head of a request. `size`: bytes, including the empty line at its end. `is_upgrade`: the client asks for a socket, so
    websocket frames may follow."""

    size: int
    is_upgrade: bool
    fault: Fault | None


def read_head(buffer: bytes | bytearray) -> Head | None:
    """Parses the head at the start of the buffer. Returns None if the head is not complete yet."""
    end = buffer.find(END, 0, MAX_BYTES)
    if end < 0:
        if len(buffer) < MAX_BYTES:
            return None
        too_long = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if b"\r\n" in buffer else HTTPStatus.REQUEST_URI_TOO_LONG
        return Head(len(buffer), False, Fault(too_long, f"the head of a request must have at most {MAX_BYTES} bytes"))
    first, *lines = bytes(buffer[:end]).split(b"\r\n")
    headers = [_header(line) for line in lines]
    values = dict(filter(None, headers))
    is_upgrade = values.get("upgrade", b"").lower() == b"websocket"
    fault = _fault_of_line(first) or _fault_of_lines(lines, headers) or _fault_of_body(values)
    return Head(end + len(END), is_upgrade, fault)


def _fault_of_line(line: bytes) -> Fault | None:
    """Returns the fault in the first line of the request (method, target, version); None if the line is correct."""
    parts = line.split(b" ")
    if len(parts) != 3 or not parts[2].startswith(b"HTTP/"):
        return Fault(HTTPStatus.BAD_REQUEST, "the first line of a request must be: method, path, HTTP/1.1")
    method, target, version = parts
    if version not in (b"HTTP/1.1", b"HTTP/1.0"):
        return Fault(HTTPStatus.HTTP_VERSION_NOT_SUPPORTED, "this server needs HTTP/1.1")
    if method not in [name.encode() for name in METHODS]:
        return Fault(HTTPStatus.METHOD_NOT_ALLOWED, "only GET and HEAD are allowed")
    if len(target) > MAX_TARGET:
        return Fault(HTTPStatus.REQUEST_URI_TOO_LONG, f"a path must have at most {MAX_TARGET} bytes")
    if not target.startswith(b"/") or not all(0x21 <= byte <= 0x7E for byte in target):
        return Fault(HTTPStatus.BAD_REQUEST, "a path must begin with / and be ASCII; write other characters with %")
    return None


def _fault_of_lines(lines: list[bytes], headers: list[tuple[str, bytes] | None]) -> Fault | None:
    if len(lines) > MAX_LINES or any(len(line) > MAX_LINE for line in lines):
        return Fault(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, f"at most {MAX_LINES} headers of {MAX_LINE} bytes")
    if None in headers:
        return Fault(HTTPStatus.BAD_REQUEST, "a header must be: name, colon, value")
    counted = Counter(name for name, _value in filter(None, headers))
    for name in ONCE:
        if counted[name] > 1:
            return Fault(HTTPStatus.BAD_REQUEST, f"the header {name} occurs twice")
    return None


def _fault_of_body(values: dict[str, bytes]) -> Fault | None:
    if "transfer-encoding" in values:
        return Fault(HTTPStatus.NOT_IMPLEMENTED, "a request must not have a body or a transfer coding")
    size = values.get("content-length", b"0")
    if not size.isdigit():
        return Fault(HTTPStatus.BAD_REQUEST, "Content-Length must be a number")
    if size.strip(b"0"):
        return Fault(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "a request must not have a body")
    return None


_TOKEN: Final = frozenset(b"!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")


def _header(line: bytes) -> tuple[str, bytes] | None:
    """Returns the name in lower case and the value of a header; None if the line is no header."""
    name, colon, value = line.partition(b":")
    if not colon or not name or not _TOKEN.issuperset(name):
        return None
    value = value.strip(b" \t")
    if any((byte < 0x20 and byte != 0x09) or byte == 0x7F for byte in value):
        return None
    return name.decode("ascii").lower(), value
