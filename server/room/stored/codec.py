"""Encodes and decodes a room with the engine's typed state in it. The game's slug comes first, then one MessagePack array.

An action of a seat mostly changes five fields (`server.room.play.plain_act`). So the views of the room keep the bytes of the
other fields (`rest_of`), and the next snapshot is made from these bytes (`encode_with`).
"""

from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeAlias

import msgspec

from engines.registry import engine_of
from server.room.values.state import Room, RoomOf

_ENCODER = msgspec.msgpack.Encoder()

_FIELDS: Final = RoomOf.__struct_fields__
_SEQ, _GAME, _CHAIN = map(_FIELDS.index, ("seq", "game", "chain"))
_CHANGED, *_REST = (
    attrgetter(*fields)
    for fields in (_FIELDS[_SEQ : _GAME + 1], _FIELDS[:_SEQ], _FIELDS[_GAME + 1 : _CHAIN], _FIELDS[_CHAIN + 1 :])
)


@cache
def _head(count: int) -> bytes:
    """Returns the bytes that begin an array of that many elements."""
    return _ENCODER.encode([None] * count)[:-count]


_BEGIN: Final = b"\n" + _head(len(_FIELDS))
_CHANGED_AT: Final = len(_head(_GAME + 1 - _SEQ))

Rest: TypeAlias = tuple[bytes, bytes, bytes]
"""The encoded fields of a room before `seq`, between `game` and `chain`, and after `chain`. The room's slug comes first."""


@cache
def _decoder(slug: str) -> "msgspec.msgpack.Decoder[RoomOf[Any]]":
    return msgspec.msgpack.Decoder(RoomOf[engine_of(slug).state])  # type: ignore[misc]  # the type is known at run time only


def encode(room: Room) -> bytes:
    """Returns the room as bytes; equal rooms give equal bytes."""
    return room.slug.encode() + b"\n" + _ENCODER.encode(room)


def rest_of(room: Room) -> Rest:
    """Returns the encoded fields that a plain act leaves unchanged."""
    first, second, third = (_elements(fields(room)) for fields in _REST)
    return room.slug.encode() + _BEGIN + first, second, third


def encode_with(room: Room, rest: Rest) -> bytes:
    """Returns the same bytes as `encode`. `rest`: the present value of `rest_of`."""
    changed = _ENCODER.encode(_CHANGED(room))[_CHANGED_AT:]
    return b"".join((rest[0], changed, rest[1], _ENCODER.encode(room.chain), rest[2]))


def _elements(values: tuple[Any, ...]) -> bytes:
    """Returns the bytes of the values, without the bytes that begin an array."""
    return _ENCODER.encode(values)[len(_head(len(values))) :]


def decode(raw: bytes) -> Room:
    """Returns the room that the bytes encode. Raises `KeyError` for an unknown game, `msgspec.DecodeError` for bytes that are
    not a room of this version."""
    slug, _, body = raw.partition(b"\n")
    return _decoder(slug.decode()).decode(body)
