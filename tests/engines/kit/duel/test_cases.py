"""Tests of the notation that the worked cases of all duels share: positions, results, books, and the time of a clock action."""

import pytest

from engines.contract import Refusal, Result
from engines.kit.clocks.deadline import NEVER, Deadline
from engines.kit.clocks.turn import TurnClock, in_grace, started, stopped
from engines.kit.duel.cases import GivenBook, book_shown, case_shown, case_time, read_given, result_shown, struck
from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import DuelState, DuelTurn, Pending
from engines.kit.referee.record import Book, Ruling, blank_book, noted, violated

RUNNING = started(TurnClock(60_000, 10_000), 0, 1_000)


def table(
    clock: TurnClock = RUNNING, limit: Deadline = NEVER, closes: Deadline | None = None, minute: Deadline = NEVER
) -> DuelState:
    pending = Pending(1, closes, "time") if closes else None
    book, turn = blank_book(2), DuelTurn(0)
    options = DuelOptions(mode="tournament")
    return DuelState(
        options=options, clock=clock, limit=limit, book=book, phase="review", turn=turn, pending=pending, minute=minute
    )


def test_results() -> None:
    assert result_shown(None) is None
    assert result_shown(Result("draw", "agreed")) == {"result": "draw", "reason": "agreed"}
    assert result_shown(Result("win", "resign", (1,))) == {"result": "win", "reason": "resign", "seat": 1}


def test_books() -> None:
    book = violated(noted(blank_book(2), 1, Ruling("a.b", "IA").mark), 0)
    assert book_shown(book) == {"strikes": [0, 1], "violations": [1, 0], "marks": [[], ["IA"]]}


def test_each_mark_but_a_correct_one_is_a_strike() -> None:
    assert struck((("C", "I"), ("IA", "I", "C"))) == (1, 2)
    assert struck(((), ("C",))) == (0, 0)


def test_a_position_names_its_book_and_its_options() -> None:
    words, options = read_given({"marks": [["C", "I"], []], "options": {"turn_ms": 0}}, GivenBook, DuelOptions, game_ms=7)
    assert words.book == Book((("C", "I"), ()), (1, 0), (0, 0))
    assert options == DuelOptions(mode="tournament", turn_ms=0, game_ms=7)
    named, _options = read_given({"strikes": [0, 2], "violations": [1, 0], "mode": "assisted"}, GivenBook, DuelOptions)
    assert named.book == Book(((), ()), (0, 2), (1, 0))


@pytest.mark.parametrize(
    "given", [{"mode": "quick"}, {"moods": 1}, {"options": {"turn": 1}}, {"strikes": [0]}, {"violations": [0, 100]}]
)
def test_a_position_with_other_words_is_malformed(given: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        read_given(given, GivenBook, DuelOptions)


def test_what_a_case_expects_of_every_duel() -> None:
    shown = case_shown(table())
    assert shown == {"phase": "review", "flag": 0, **book_shown(blank_book(2)), "time_called": False, "result": None}


@pytest.mark.parametrize(
    ("duel", "kind", "expected"),
    [
        (table(), "turn_expired", 71_000),
        (table(in_grace(RUNNING)), "turn_expired", 71_000),
        (table(stopped(RUNNING)), "turn_expired", 5_000),
        (table(stopped(RUNNING), closes=Deadline(9_000)), "turn_expired", 9_000),
        (table(closes=Deadline(9_000)), "result_window_over", 9_000),
        (table(closes=Deadline(9_000)), "minute_over", 9_000),
        (table(minute=Deadline(8_000), closes=Deadline(9_000)), "minute_over", 8_000),
        (table(), "minute_over", 5_000),
        (table(limit=Deadline(90_000)), "time_up", 90_000),
        (table(), "time_up", 5_000),
        (table(), "advance", 5_700),
    ],
)
def test_the_time_that_passes(duel: DuelState, kind: str, expected: int) -> None:
    assert case_time(duel, {"type": kind, "ms": 700}, 5_000) == expected
