"""The smallest aggregate: a counter that anybody may increase. With it, tests of the store need no game."""

from typing import Any, Final

import msgspec

from engines.contract import Plain, Refusal
from protocol.messages import You
from server.aggregate.commands import Tick
from server.aggregate.contract import AggregateType, AggregateTypes
from server.aggregate.events import LoggedEvent
from server.aggregate.frame import Frame


class Add(msgspec.Struct, frozen=True, tag="add"):
    number: int


class Ask(msgspec.Struct, frozen=True):
    body: Add | Tick
    by: str | None = None


class Counter(msgspec.Struct, frozen=True):
    code: str
    seq: int = 0
    at_ms: int = 0
    total: int = 0
    state: str = "playing"
    due_at_ms: int | None = None
    people: tuple[Any, ...] = ()


class Record(msgspec.Struct, frozen=True):
    seq: int
    at_ms: int
    command: Ask
    happenings: tuple[LoggedEvent, ...] = ()


class Views(msgspec.Struct, frozen=True):
    room: Counter
    of: dict[str, int]

    @property
    def seq(self) -> int:
        return self.room.seq


class Step(msgspec.Struct, frozen=True):
    room: Counter
    views: Views
    answer: dict[str, Plain]
    record: Record | None = None
    frames: tuple[Frame, ...] = ()
    moved: tuple[str, ...] = ()
    encoded: bytes = b""


def views_of(counter: Counter) -> Views:
    return Views(counter, {"spectator": counter.total})


def step(counter: Counter, command: Ask, now_ms: int, _views: Any) -> Step:
    """Adds a positive number, and refuses 0. A negative number -n sets a deadline n ms from now, which doubles the total."""
    body = command.body
    if isinstance(body, Tick):
        total, due_at_ms = counter.total * 2, None
    elif body.number == 0:
        raise Refusal("counter/zero")
    elif body.number < 0:
        total, due_at_ms = counter.total, now_ms - body.number
    else:
        total, due_at_ms = counter.total + body.number, counter.due_at_ms
    after = msgspec.structs.replace(counter, seq=counter.seq + 1, at_ms=now_ms, total=total, due_at_ms=due_at_ms)
    record = Record(after.seq, now_ms, command)
    frame = Frame(("spectator",), [[["total"], total]], [])
    return Step(after, views_of(after), {"total": total}, record, (frame,), (), msgspec.msgpack.encode(record))


COUNTERS: Final[AggregateType[Counter]] = AggregateType(
    name="counter",
    code_length=4,
    command=Ask,
    step=step,
    views_of=views_of,
    encode=msgspec.msgpack.Encoder().encode,
    decode=msgspec.msgpack.Decoder(Counter).decode,
    decode_record=msgspec.msgpack.Decoder(Record).decode,
    viewer_of=lambda _counter, _person: "spectator",
    you_in=lambda _counter, _person: You(None, "spectator", "spectator", False),
    admission_refusal=lambda _counter, _person, _viewer: None,
    audience=lambda _counter: (),
)
TYPES: Final = AggregateTypes((COUNTERS,))
