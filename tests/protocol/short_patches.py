"""Reads patches in their short form (`protocol.short_patch`), as a client does."""

from typing import Any

import msgspec

from protocol.messages import GameEvent, Patch
from protocol.short_patch import PATH_KEYS


def lengthened(payload: bytes) -> Patch:
    """Return the patch that a client reads from the short form."""
    room, seq, at_ms, ops, events = msgspec.msgpack.decode(payload)
    return Patch(
        room,
        seq,
        at_ms,
        [[list(map(key_of, path)), *map(whole, rest)] for path, *rest in ops],
        [GameEvent(kind, at_ms - before_ms, seat, whole(params)) for kind, before_ms, seat, params in events],
    )


def whole(value: Any) -> Any:
    if isinstance(value, dict):
        return {key_of(key): whole(part) for key, part in value.items()}
    return list(map(whole, value)) if isinstance(value, list) else value


def key_of(part: Any) -> Any:
    return PATH_KEYS[-1 - part] if type(part) is int and part < 0 else part
