"""Tests of the score card of a duel, at a table of takeaway."""

from msgspec.structs import replace

from engines.kit.duel.score_card import duel_card
from engines.kit.referee.record import Book
from engines.takeaway.rules import opened
from engines.takeaway.state import Options


def test_a_card_bears_the_marks_and_the_violations_of_its_own_seat() -> None:
    state = replace(opened(Options(), 0, 0), book=Book((("C",), ("I", "IA")), (0, 2), (1, 0)))
    first, second = (duel_card(state, seat, ("taken",), ((3,),), 3) for seat in (0, 1))
    assert (first.marks, first.violations) == (("C",), 1)
    assert (second.marks, second.violations) == (("I", "IA"), 0)
    assert (first.columns, first.lines, first.total) == (("taken",), ((3,),), 3)
