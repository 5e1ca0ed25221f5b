"""Encodes messages as MessagePack and decodes them. The codec checks limits before it builds anything from a received
message.

The checks of a received frame come in this order: its size, the lengths in it, its depth, the kinds of values, and the shape of
the message. A `Malformed` names the place of the error and never repeats the bytes.
"""

from typing import Any, Final

import msgpack
import msgspec

from protocol.errors import FRAME_MALFORMED, FRAME_TOO_DEEP, FRAME_TOO_LARGE, FRAME_UNKNOWN_TYPE, Malformed
from protocol.messages import Act, ClientMessage, ServerMessage

MAX_BYTES: Final = 16 * 1024
MAX_DEPTH: Final = 12
MAX_ITEMS: Final = 512
MAX_KEYS: Final = 128
MAX_TEXT: Final = 8 * 1024
MAX_CID: Final = 36
MAX_DETAIL: Final = 200
"""Maximum number of characters of the explanation of a malformed message, which the server sends to the client."""

SMALL_BYTES: Final = 256
"""Frames below this number of bytes cannot contain a list, map or text that is too long, so the codec checks only their
depth and their kinds of values."""

_SCALARS: Final = frozenset({str, int, float, bool, type(None)})


class _Envelope(msgspec.Struct):
    # msgspec caches its knowledge of a struct but analyses a bare union at every convert: 30 µs against 2.
    message: ClientMessage


_ACT: Final = msgspec.msgpack.Decoder(Act)
_ACT_TAG: Final = b"\xa4type\xa3act"


def decode(raw: bytes) -> ClientMessage:
    """Return the message of a binary frame. Raises `Malformed`."""
    if len(raw) <= SMALL_BYTES and _ACT_TAG in raw:
        quick = _small_act(raw)
        if quick is not None:
            return quick
    plain = unpack(raw)
    try:
        return msgspec.convert({"message": plain}, _Envelope).message
    except msgspec.ValidationError as error:
        detail = str(error).replace("$.message", "$")
        raise Malformed(_code_of(detail), detail[:MAX_DETAIL]) from None


def _small_act(raw: bytes) -> Act | None:
    """Return the message of a frame that contains an ordinary action, decoded in one pass. Return None for any other frame;
    `decode` then makes all checks."""
    try:
        act = _ACT.decode(raw)
        _bound(act.action, MAX_DEPTH - 1)
    except (Malformed, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return act


def unpack(raw: bytes) -> Any:
    """Return the plain data of a frame that is within the limits. Raises `Malformed`."""
    if len(raw) > MAX_BYTES:
        raise Malformed(FRAME_TOO_LARGE, f"{len(raw)} bytes")
    try:
        plain = msgpack.unpackb(
            raw,
            raw=False,
            strict_map_key=True,
            max_str_len=MAX_TEXT,
            max_bin_len=0,
            max_ext_len=0,
            max_array_len=MAX_ITEMS,
            max_map_len=MAX_KEYS,
        )
    except msgpack.StackError:
        raise Malformed(FRAME_TOO_DEEP) from None
    except ValueError as error:  # FormatError, ExtraData, limits, invalid UTF-8, an unfinished frame
        code = FRAME_TOO_LARGE if "exceeds max" in str(error) else FRAME_MALFORMED
        raise Malformed(code, type(error).__name__) from None
    _bound(plain, MAX_DEPTH)
    return plain


def _bound(value: Any, left: int) -> None:
    kind = type(value)
    if left == 0:
        raise Malformed(FRAME_TOO_DEEP)
    if kind is dict:
        for key, part in value.items():
            if type(key) is not str:
                raise Malformed(FRAME_MALFORMED, "the keys of a map must be text")
            if type(part) not in _SCALARS:
                _bound(part, left - 1)
    elif kind is list:
        for part in value:
            if type(part) not in _SCALARS:
                _bound(part, left - 1)
    else:
        raise Malformed(FRAME_MALFORMED, f"a message cannot contain {kind.__name__}")


def _code_of(detail: str) -> str:
    """Return our code for an error of msgspec: one code for an unknown `type`, and `frame/malformed` for every other error."""
    return FRAME_UNKNOWN_TYPE if detail.startswith("Invalid value") else FRAME_MALFORMED


def cid_of(raw: bytes) -> str | None:
    """Return the `cid` of an invalid frame if it is readable. The server then refuses the request with that `cid`."""
    try:
        plain = unpack(raw)
    except Malformed:
        return None
    cid = plain.get("cid") if isinstance(plain, dict) else None
    return cid if isinstance(cid, str) and len(cid) <= MAX_CID else None


def encode(message: ServerMessage) -> bytes:
    """Return a server's message as one binary frame."""
    return pack(msgspec.to_builtins(message))


def pack(plain: Any) -> bytes:
    """Return plain data as MessagePack. The same data always gives the same bytes."""
    packed: bytes = msgpack.packb(plain)
    return packed
