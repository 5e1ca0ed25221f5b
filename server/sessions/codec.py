"""A session as bytes and back."""

import msgspec

from engines.contract import Refusal
from protocol import errors
from server.sessions.values.state import Session

_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Session)


def encode(session: Session) -> bytes:
    """The same bytes for the same session."""
    return _ENCODER.encode(session)


def decode(raw: bytes) -> Session:
    """Raises `msgspec.DecodeError` for bytes that are no session of this version."""
    return _DECODER.decode(raw)


def require_readable(session: Session) -> None:
    """Raises `Refusal` for a session that does not come back from its bytes as the same: nobody could look at it any more."""
    try:
        raw = encode(session)
        is_same = encode(decode(raw)) == raw
    except (msgspec.MsgspecError, OverflowError):
        is_same = False
    if not is_same:
        raise Refusal(errors.FRAME_MALFORMED, detail="it could not be read again")
