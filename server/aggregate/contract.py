"""The contract of an aggregate, such as a room or a session: the functions that the store and the gateway call.

`server/room` and `server/sessions` each export one `AggregateType`. `server/aggregate_types.py` lists them.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from engines.contract import Plain
from protocol.messages import You
from server.aggregate.events import LoggedEvent
from server.aggregate.frame import Frame


class Known(Protocol):
    """A person in a room or a session."""

    @property
    def id(self) -> str: ...

    @property
    def present(self) -> bool:
        """True while the person has a connection, and for a moment after losing it."""


class Aggregate(Protocol):
    """An immutable state. Each command makes the next state."""

    @property
    def code(self) -> str:
        """Code that people use to enter."""

    @property
    def seq(self) -> int:
        """Sequence number of the last step."""

    @property
    def at_ms(self) -> int:
        """Server time of the last step."""

    @property
    def state(self) -> str:
        """State of the room or session: `waiting`, `playing`, `open`, `over` or `erased`."""

    @property
    def people(self) -> Sequence[Known]: ...

    @property
    def due_at_ms(self) -> int | None:
        """Server time of the next deadline; None if there is none."""


class Command(Protocol):
    """A request of a person or of the server."""

    @property
    def body(self) -> Any:
        """The message."""

    @property
    def by(self) -> str | None:
        """The person who sent the command; None for the server itself."""


class Record(Protocol):
    """A step as the log stores it. `command` and `at_ms` are enough to repeat the step."""

    @property
    def seq(self) -> int: ...

    @property
    def at_ms(self) -> int: ...

    @property
    def command(self) -> Any: ...

    @property
    def happenings(self) -> tuple[LoggedEvent, ...]: ...


class Views(Protocol):
    """All views of one state."""

    @property
    def room(self) -> Any:
        """The state that the views show."""

    @property
    def of(self) -> Mapping[str, Any]:
        """The view of each viewer."""

    @property
    def seq(self) -> int: ...


class Step(Protocol):
    """The result of a command. `record` is None if the command changed nothing."""

    @property
    def room(self) -> Any:
        """The state after the step."""

    @property
    def views(self) -> Any: ...

    @property
    def answer(self) -> dict[str, Plain]: ...

    @property
    def record(self) -> Any: ...

    @property
    def encoded(self) -> bytes:
        """The bytes of the record."""

    @property
    def frames(self) -> tuple[Frame, ...]: ...

    @property
    def moved(self) -> tuple[str, ...]:
        """People who get the view of another viewer from this step on, for example because they sat down."""


class Kept(NamedTuple):
    """How long the store keeps a state. If all fields have their defaults, the store's own settings decide."""

    by_another: bool = False
    """True if the store must not change the lifetime, because another aggregate decides it or because the state is
    erased."""
    until_ms: int | None = None
    """Server time until which the store keeps the state, if the state itself decides that."""
    begins_at_ms: int | None = None
    """Server time of the appointed start. The store counts the lifetime from that time."""
    move_days: int = 0
    """Days for each move; 0 for a game with clocks."""


A = TypeVar("A", bound=Aggregate)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class AggregateType(Generic[A]):
    """The functions of one kind of aggregate. All are pure."""

    name: str
    """Name of the kind in messages to the operator: `room` or `session`."""
    code_length: int
    """Number of letters in the codes of this kind. The server recognises the kind by this number."""
    command: Callable[[Any, str | None], Any]
    """(body, person or None) → the command."""
    step: Callable[[A, Any, int, Any], Step]
    """(state, command, now_ms, views) → the step. Raises `Refusal`."""
    views_of: Callable[[A], Any]
    """(state) → its views."""
    encode: Callable[[A], bytes]
    """(state) → its bytes."""
    encode_step: Callable[[Any], bytes] | None = None
    """(step) → the same bytes of its state, made faster. None if `encode` is the only way."""
    decode: Callable[[bytes], A]
    """(bytes) → the state. Raises `msgspec.ValidationError` for a form that this version does not know."""
    decode_record: Callable[[bytes], Any]
    """(bytes) → the record."""
    viewer_of: Callable[[A, str], str]
    """(state, person) → the viewer whose view that person gets."""
    you_in: Callable[[A, str], You]
    """(state, person) → the person's seat, role and viewer."""
    admission_refusal: Callable[[A, str, str], str | None]
    """(state, person, viewer) → the refusal code if the person may not watch; else None."""
    audience: Callable[[A], tuple[Any, ...]]
    """(state) → the objects that decide which view each person gets. The server compares them, to notice a
    change."""
    delay_ms: Callable[[A], int] = lambda _state: 0
    """(state) → the delay in ms of its spectators' view."""
    listed: Callable[[A], bytes] = lambda _state: b""
    """(state) → its entry in the list of open tables; empty for none."""
    is_long: Callable[[Any], bool] = lambda _command: False
    """(command) → True if its step may take so long that the server must run it outside the event loop."""
    quiet: tuple[type, ...] = ()
    """Types of commands that never change which view a person gets."""
    rewriting: tuple[type, ...] = ()
    """Types of commands whose step replaced the log. The earlier steps of the new log do not fit the views that people had."""
    kept: Callable[[A], Kept] = lambda _state: Kept()
    """(state) → how long the store keeps the state."""
    size_share: Callable[[Any], int] = lambda _command: 1
    """(command) → 1 if the store accepts the command until the state reaches its maximum size, 2 if until half of that size, 0
    if at any size."""
    outage_command: Callable[[A, int, int], Any | None] = lambda _state, _away_ms, _to_ms: None
    """(state, away_ms, end of the outage in ms) → the command that credits an outage of the server; None if the state needs
    none."""
    bot_task: Callable[[A, Any, int], Any | None] = lambda _state, _command, _now_ms: None
    """(state, command, now_ms) → the work of the bots that must be done outside the event loop before that command; None if
    there is none."""

    def is_quiet(self, record: Record) -> bool:
        """Returns True if the step cannot have changed which view a person gets."""
        return isinstance(record.command.body, self.quiet)

    def has_rewritten(self, record: Record) -> bool:
        """Returns True if the step replaced the log."""
        return isinstance(record.command.body, self.rewriting)


class AggregateTypes:
    """The kinds of aggregates of a server, recognised by the length of the code."""

    def __init__(self, kinds: Collection[AggregateType[Any]]) -> None:
        self._of_length = {kind.code_length: kind for kind in kinds}
        assert len(self._of_length) == len(kinds), "each kind has its own length of codes"

    def __iter__(self) -> Iterator[AggregateType[Any]]:
        return iter(self._of_length.values())

    def of(self, code: str) -> AggregateType[Any]:
        """Returns the kind of aggregate whose codes have the length of this code. If there is none, returns the first kind."""
        return self._of_length.get(len(code)) or next(iter(self))
