"""The words of cases: results and books as they are expected, and the time that a clock action lets pass to."""

from dataclasses import dataclass

import pytest

from engines.contract import Result
from engines.kit.case_words import book_shown, result_shown, until
from engines.kit.deadline import NEVER, Deadline
from engines.kit.refereeing import Ruling, blank_book, noted, violated
from engines.kit.turn_clock import TurnClock, in_grace, started, stopped

RUNNING = started(TurnClock(60_000, 10_000), 0, 1_000)


@dataclass(frozen=True)
class Pending:
    seat: int
    closes: Deadline


@dataclass(frozen=True)
class Table:
    clock: TurnClock = RUNNING
    limit: Deadline = NEVER
    pending: Pending | None = None
    phase: str = "review"
    draw_offered_by: int | None = None
    time_called: bool = False


def test_results() -> None:
    assert result_shown(None) is None
    assert result_shown(Result("draw", "agreed")) == {"result": "draw", "reason": "agreed"}
    assert result_shown(Result("win", "resign", (1,))) == {"result": "win", "reason": "resign", "seat": 1}


def test_books() -> None:
    book = violated(noted(blank_book(2), 1, Ruling("a.b", "IA").mark), 0)
    assert book_shown(book) == {"strikes": [0, 1], "violations": [1, 0], "marks": [[], ["IA"]]}


@pytest.mark.parametrize(
    ("table", "kind", "expected"),
    [
        (Table(), "turn_expired", 71_000),
        (Table(in_grace(RUNNING)), "turn_expired", 71_000),
        (Table(stopped(RUNNING)), "turn_expired", 5_000),
        (Table(stopped(RUNNING), pending=Pending(1, Deadline(9_000))), "turn_expired", 9_000),
        (Table(pending=Pending(1, Deadline(9_000))), "result_window_over", 9_000),
        (Table(pending=Pending(1, Deadline(9_000))), "minute_over", 9_000),
        (Table(), "minute_over", 5_000),
        (Table(limit=Deadline(90_000)), "time_up", 90_000),
        (Table(), "time_up", 5_000),
        (Table(), "advance", 5_700),
    ],
)
def test_the_time_that_passes(table: Table, kind: str, expected: int) -> None:
    assert until(table, {"type": kind, "ms": 700}, 5_000) == expected
