"""The log of a room: one record for each accepted step. Replaying them gives the same bytes again."""

import msgspec

from engines.kit.move import Move
from server.aggregate.events import LoggedEvent
from server.room.command import Command
from server.room.values.deal import Deal


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """The record of a step. `seq`: the room's sequence number after it. `command` and `at_ms` are enough to repeat it.

    `version`: the version of the rules from this record on, if it differs from that of the previous record
    (`server.rules_version`). Rooms that are older than this field begin with records without a version.
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
