"""The parts of the worked cases that all refereed duels share (rulebook, part 10): the keys of `given`, the expected state, and
the time."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec

from engines.kit.duel.state import DuelState
from engines.kit.outcome import Refusal, Result
from engines.kit.referee.record import Book, Mark

Counted: TypeAlias = tuple[Annotated[int, msgspec.Meta(ge=0, le=99)], Annotated[int, msgspec.Meta(ge=0, le=99)]]
"""A number from 0 to 99 for each seat."""


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys that every `given` (a written position) may have. A game's own type is a subclass. The key `mode` is outside
    `options`."""

    mode: str = "tournament"
    options: dict[str, Any] = {}


class GivenBook(Given, frozen=True, forbid_unknown_fields=True):
    """A `given` with strikes, violations and marks of the seats. If `strikes` is None, the strikes follow from the `marks`."""

    strikes: Counted | None = None
    violations: Counted = (0, 0)
    marks: tuple[tuple[Mark, ...], tuple[Mark, ...]] = ((), ())

    @property
    def book(self) -> Book:
        return Book(self.marks, self.strikes or struck(self.marks), self.violations)


G = TypeVar("G", bound=Given)
O = TypeVar("O")  # noqa: E741 - options


def read_given(given: Mapping[str, Any], words: type[G], options: type[O], **defaults: Any) -> tuple[G, O]:
    """Read the `given` of a worked case: its values and its options. `defaults`: default options for cases, if they differ
    from the defaults of rooms. Raises `Refusal("malformed")`."""
    try:
        read = msgspec.convert(given, words)
        return read, msgspec.convert({"mode": read.mode, **defaults, **read.options}, options)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", detail=str(error)) from None


def struck(marks: tuple[tuple[Mark, ...], tuple[Mark, ...]]) -> tuple[int, int]:
    """Return the number of strikes that follow from each seat's marks."""
    first, second = (sum(mark != "C" for mark in own) for own in marks)
    return first, second


def result_shown(ended: Result | None) -> dict[str, Any] | None:
    """Return `{"result", "reason"}`, and the `seat` of the winner if a seat has won."""
    if ended is None:
        return None
    shown: dict[str, Any] = {"result": ended.result, "reason": ended.reason}
    return {**shown, "seat": ended.winners[0]} if ended.winners else shown


def book_shown(book: Book) -> dict[str, Any]:
    """Return the `strikes`, `violations` and `marks` of the book, one value per seat."""
    return {
        "strikes": list(book.strikes),
        "violations": list(book.violations),
        "marks": [list(marks) for marks in book.marks],
    }


def case_shown(duel: DuelState) -> dict[str, Any]:
    """Return the part of `expected.state` that all duels share."""
    return {
        "phase": duel.phase,
        "flag": duel.flag,
        **book_shown(duel.book),
        "time_called": duel.time_called,
        "result": result_shown(duel.result),
    }


def case_time(duel: DuelState, action: Mapping[str, Any], now_ms: int) -> int:
    """Return the server time, in ms, after a clock action of a worked case. It depends on the type of the action.

    `turn_expired`: the end of the grace. `result_window_over`: the end of the time to challenge the result. `minute_over`: the
    end of the challenger's minute during a remedy; at other times the same as `result_window_over`. `time_up`: the time limit
    of the game. `advance`: `ms` later.
    """
    match action["type"]:
        case "turn_expired":
            clock = duel.clock
            if clock.due_at_ms is None:
                return _pending_due(duel, now_ms)
            return clock.due_at_ms if clock.in_grace else clock.due_at_ms + clock.grace_ms
        case "minute_over" if duel.minute.due_at_ms is not None:
            return duel.minute.due_at_ms
        case "result_window_over" | "minute_over":
            return _pending_due(duel, now_ms)
        case "time_up":
            return duel.limit.due_at_ms or now_ms
    return now_ms + int(action.get("ms", 0))


def _pending_due(duel: DuelState, now_ms: int) -> int:
    closes = duel.pending.closes.due_at_ms if duel.pending else None
    return now_ms if closes is None else closes
