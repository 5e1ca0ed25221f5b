"""The log: one record for each accepted step, enough to play the whole match again to the same bytes."""

from typing import Any

import msgspec

from engines.contract import Engine, Plain, Step
from engines.kit.chance import Draw
from server.aggregate.events import LoggedEvent
from server.room.command import Command


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action that the engine took: who, its notation, what was drawn, and the referees' note (never for players).

    `record` is the engine's own, in its rulebook's words; `note` is what the review needs beyond it (`note_of`). Logs of before
    `Draw` have the bare results there.
    """

    at_ms: int
    actor: int | str
    text: str
    draws: tuple[Draw | tuple[int, ...], ...] = ()
    record: Plain = {}
    note: Plain = {}


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game began: the room's game of that `number`, from 0, whose seed has that `digest`. `after`: so many of the record's
    moves were still of the game before. `is_set`: a position was set instead of dealt, so that nothing was drawn for it.
    """

    number: int
    at_ms: int
    digest: str
    draws: tuple[Draw, ...] = ()
    after: int = 0
    is_set: bool = False


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step: `seq` is the room's number after it. `command` and `at_ms` alone make it happen again.

    `version`: of the rules that made it and all that follow, where it is another than before (`server.rules_version`). A log
    that begins without one was begun before versions were written.
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


def note_of(engine: Engine[Any, Any, Any], before: Any, step: Step[Any], record: Plain) -> Plain:
    """What the `record` of an action leaves out for the review: its rulings as all may know them, the faults that stand since.

    `faults` are [rule, detail], and the seat where that is not the actor's; `rulings` are [rule, mark].
    """
    note: dict[str, Any] = {}
    if step.rulings and ("rulings" not in record or record is not step.record):
        note["rulings"] = [[ruling.rule, ruling.mark] for ruling in step.rulings]
    standing = engine.unchallenged_faults(step.state)
    if standing:
        stood = engine.unchallenged_faults(before)
        new = [[fault.rule, fault.detail, seat] for seat, fault in standing if (seat, fault) not in stood]
        note |= {"faults": new} if new else {}
    return note
