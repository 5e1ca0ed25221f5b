"""Encodes and decodes a room with the engine's typed state in it. The game's slug comes first, then one MessagePack array."""

from functools import cache
from typing import Any

import msgspec

from engines.registry import engine_of
from server.room.values.state import Room, RoomOf

_ENCODER = msgspec.msgpack.Encoder()


@cache
def _decoder(slug: str) -> "msgspec.msgpack.Decoder[RoomOf[Any]]":
    return msgspec.msgpack.Decoder(RoomOf[engine_of(slug).state])  # type: ignore[misc]  # the type is known at run time only


def encode(room: Room) -> bytes:
    """Returns the room as bytes; equal rooms give equal bytes."""
    return room.slug.encode() + b"\n" + _ENCODER.encode(room)


def decode(raw: bytes) -> Room:
    """Returns the room that the bytes encode. Raises `KeyError` for an unknown game, `msgspec.DecodeError` for bytes that are
    not a room of this version."""
    slug, _, body = raw.partition(b"\n")
    return _decoder(slug.decode()).decode(body)
