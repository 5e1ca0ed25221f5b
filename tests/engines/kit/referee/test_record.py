"""Tests of marks, strikes, and the fault that a ruling contains."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from engines.kit.referee import record
from engines.kit.referee.record import Fault, Mark, Ruling

FAULT = Fault("game.sum", "sum", facts={"sum": 9})


def test_a_challenge_that_was_possible_is_right_where_there_is_the_fault() -> None:
    assert record.found("game.sum", FAULT) == Ruling("game.sum", "C", "sum", {"sum": 9})
    assert record.found("game.sum", None) == Ruling("game.sum", "I")


@pytest.mark.parametrize("server", ["C", "I", "IA"])
@pytest.mark.parametrize("human", ["C", "I", "IA"])
def test_only_a_c_on_which_server_and_human_agree_says_what_was_wrong(server: Mark, human: Mark) -> None:
    ruled = record.with_mark(Ruling("game.sum", server, "sum", {"sum": 9}), human)
    assert ruled.mark == human
    assert bool(record.evidence(ruled)) == (server == human == "C")


def test_evidence_has_what_there_is() -> None:
    assert record.evidence(FAULT) == {"detail": "sum", "facts": {"sum": 9}}
    assert record.evidence(Fault("game.sum", 7)) == {"detail": 7}
    assert record.evidence(Fault("game.sum")) == {}


def test_i_and_ia_are_strikes_and_the_third_loses() -> None:
    book = record.blank_book(2)
    for mark, strikes in (("C", 0), ("I", 1), ("IA", 2), ("C", 2), ("I", 3)):
        assert not record.struck_out(book, 1)
        book = record.noted(book, 1, cast(Mark, mark))
        assert book.strikes == (0, strikes)
    assert book.marks == ((), ("C", "I", "IA", "C", "I"))
    assert record.struck_out(book, 1)
    assert not record.struck_out(book, 0)


def test_time_violations_are_counted_by_seat_and_are_no_strikes() -> None:
    book = record.violated(record.violated(record.noted(record.blank_book(2), 1, "I"), 0), 0)
    assert book == record.Book(((), ("I",)), (0, 1), (2, 0))
    assert record.noted(book, 0, "C") == record.Book((("C",), ("I",)), (0, 1), (2, 0))


def test_unchallenged_faults_are_those_of_the_turns_that_there_are() -> None:
    turns: list[Any] = [SimpleNamespace(seat=1, faults=(FAULT, Fault("game.win"))), None, SimpleNamespace(seat=0, faults=())]
    assert record.unchallenged_in(turns, lambda turn: turn.faults) == ((1, FAULT), (1, Fault("game.win")))


def test_faults_with_facts_can_be_members_of_a_set() -> None:
    assert {FAULT, Fault("game.sum", "sum", facts={"sum": 9})} == {FAULT}
