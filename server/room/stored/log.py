"""The log: one record for each accepted step, enough to play the whole match again to the same bytes."""

import msgspec

from engines.kit.chance import Draw
from engines.kit.move import Move
from server.aggregate.events import LoggedEvent
from server.room.command import Command


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The start of a game: the room's game of that `number`, from 0, whose seed has that `digest`. `after`: number of the
    record's moves that still belong to the previous game. `is_set`: a position was set instead of dealt, and only its open
    parts were drawn.
    """

    number: int
    at_ms: int
    digest: str
    draws: tuple[Draw, ...] = ()
    after: int = 0
    is_set: bool = False


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step: `seq` is the room's number after it. `command` and `at_ms` suffice to repeat it.

    `version`: the rules of this and the following records, if it differs from the previous one (`server.rules_version`). A
    log without a first version was started before versions existed.
    """

    seq: int
    at_ms: int
    command: Command
    moves: tuple[Move, ...] = ()
    happenings: tuple[LoggedEvent, ...] = ()
    deals: tuple[Deal, ...] = ()
    version: str = ""


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Record)


def encode_record(record: Record) -> bytes:
    return _ENCODER.encode(record)


def decode_record(raw: bytes) -> Record:
    return _DECODER.decode(raw)
