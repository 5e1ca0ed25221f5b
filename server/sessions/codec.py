"""A session as bytes and back."""

import msgspec

from server.sessions.state import Session

_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Session)


def encode(session: Session) -> bytes:
    """The same bytes for the same session."""
    return _ENCODER.encode(session)


def decode(raw: bytes) -> Session:
    """Raises `msgspec.DecodeError` for bytes that are no session of this version."""
    return _DECODER.decode(raw)
