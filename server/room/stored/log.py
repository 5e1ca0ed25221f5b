"""The log: one record for each accepted step, enough to play the whole match again to the same bytes."""

import msgspec

from engines.kit.move import Move
from server.aggregate.events import LoggedEvent
from server.room.command import Command
from server.room.values.deal import Deal


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step: `seq` is the room's number after it. `command` and `at_ms` suffice to repeat it.

    `version`: the rules of this and the following records, if it differs from the previous one (`server.rules_version`). The
    log of a room from before versions has no first version.
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
