"""The smallest aggregate: a counter that anybody may increase. With it, tests of the store need no game."""

from typing import Any, Final

import msgspec

from engines.contract import Plain, Refusal
from protocol.messages import You
from server.aggregate.commands import Tick
from server.aggregate.contract import AggregateType, AggregateTypes
from server.aggregate.events import LoggedEvent
from server.aggregate.frame import Frame

ENOUGH: Final = 100
"""The counter is over at this number."""


class Add(msgspec.Struct, frozen=True, tag="add"):
    number: int


class Ask(msgspec.Struct, frozen=True):
    body: Add | Tick
    by: str | None = None


class Counter(msgspec.Struct, frozen=True):
    """A counter. The same object also serves as the counter's views."""

    code: str
    seq: int = 0
    at_ms: int = 0
    total: int = 0
    due_at_ms: int | None = None
    people: tuple[Any, ...] = ()
    room = property(lambda self: self)
    of = property(lambda self: {"spectator": self.total})
    state = property(lambda self: "over" if self.total >= ENOUGH else "playing")


class Record(msgspec.Struct, frozen=True):
    seq: int
    at_ms: int
    command: Ask
    happenings: tuple[LoggedEvent, ...] = ()


class Step(msgspec.Struct, frozen=True):
    room: Counter
    views: Counter
    answer: dict[str, Plain]
    record: Record
    frames: tuple[Frame, ...]
    encoded: bytes
    moved: tuple[str, ...] = ()


def step(counter: Counter, command: Ask, now_ms: int, _views: Any) -> Step:
    """Adds a positive number, and refuses 0. A negative number -n sets a deadline n ms from now, which doubles the total."""
    added = counter.total if isinstance(command.body, Tick) else command.body.number
    if added == 0:
        raise Refusal("counter/zero")
    due_at_ms = None if isinstance(command.body, Tick) else now_ms - added if added < 0 else counter.due_at_ms
    total = counter.total + max(0, added)
    after = Counter(counter.code, counter.seq + 1, now_ms, total, due_at_ms)
    record = Record(after.seq, now_ms, command)
    frame = Frame(("spectator",), [[["total"], total]], [])
    return Step(after, after, {"total": total}, record, (frame,), msgspec.msgpack.encode(record))


COUNTERS: Final[AggregateType[Counter]] = AggregateType(
    name="counter",
    code_length=4,
    command=Ask,
    step=step,
    views_of=lambda counter: counter,
    encode=msgspec.msgpack.encode,
    decode=msgspec.msgpack.Decoder(Counter).decode,
    decode_record=msgspec.msgpack.Decoder(Record).decode,
    viewer_of=lambda _counter, _person: "spectator",
    you_in=lambda _counter, _person: You(None, "spectator", "spectator", False),
    admission_refusal=lambda _counter, _person, _viewer: None,
    audience=lambda _counter: (),
    size_share=lambda command: 1 if isinstance(command.body, Add) else 0,
)
TYPES: Final = AggregateTypes((COUNTERS,))
