"""Words that the worked cases of all refereed duels share (rulebook, part 10): what is expected of a state, how time passes."""

from collections.abc import Mapping
from typing import Any, Protocol

from engines.kit.duel.state import DuelState
from engines.kit.referee.record import Book


class Ended(Protocol):
    """A game's result."""

    @property
    def result(self) -> str: ...
    @property
    def reason(self) -> str: ...
    @property
    def winners(self) -> tuple[int, ...]: ...


def result_shown(ended: Ended | None) -> dict[str, Any] | None:
    """`{"result", "reason"}`, and the `seat` that won if one did."""
    if ended is None:
        return None
    shown: dict[str, Any] = {"result": ended.result, "reason": ended.reason}
    return {**shown, "seat": ended.winners[0]} if ended.winners else shown


def book_shown(book: Book) -> dict[str, Any]:
    """The book's `strikes`, `violations` and `marks`, one a seat."""
    return {
        "strikes": list(book.strikes),
        "violations": list(book.violations),
        "marks": [list(marks) for marks in book.marks],
    }


def case_time(duel: DuelState, action: Mapping[str, Any], now_ms: int) -> int:
    """The time that a case's clock action lets pass to, in ms.

    `turn_expired`: the grace is over; `result_window_over`: no more challenge of the result; `minute_over`: nor of what a
    remedy asks, where one is under way; `time_up`: the game's limit; `advance`: `ms` more.
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
