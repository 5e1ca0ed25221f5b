"""Encodes a session as bytes and decodes it."""

import msgspec

from engines.contract import Refusal
from protocol import errors
from server.sessions.values.state import Session

_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Session)


def encode(session: Session) -> bytes:
    """Returns the bytes of a session; equal sessions give equal bytes."""
    return _ENCODER.encode(session)


def decode(raw: bytes) -> Session:
    """Returns the session that the bytes encode. Raises `msgspec.DecodeError` for bytes that are not a session of this
    version."""
    return _DECODER.decode(raw)


def require_readable(session: Session) -> None:
    """Raises `Refusal` if the session's bytes cannot be decoded again, because the server could then not load it."""
    try:
        raw = encode(session)
        is_same = encode(decode(raw)) == raw
    except (msgspec.MsgspecError, OverflowError):
        is_same = False
    if not is_same:
        raise Refusal(errors.FRAME_MALFORMED, detail="the server could not read back what it wrote")
