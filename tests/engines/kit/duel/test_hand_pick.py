"""Tests of the choice of the starter: a seat calls a colour, and the other seat picks a hand."""

import pytest

from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.duel.hand_pick import (
    Color,
    Hands,
    StartCall,
    StartPick,
    color_by_lot,
    colors_after,
    hand_by_lot,
    hidden,
    start_refusal,
)

LOTS = [ChanceReader(ChanceState(bytes(32), number)).below(2) for number in range(20)]
"""The first draws of a `ChanceReader(ChanceState(bytes(32)))`. The replay of a log needs the same results
from the same draws."""


@pytest.mark.parametrize(
    ("action", "seat", "called", "code"),
    [
        (StartCall("red"), 1, None, "not_caller"),
        (StartCall("red"), 1, "blue", "not_caller"),
        (StartCall("red"), 0, "blue", "already_called"),
        (StartCall("red"), 0, None, None),
        (StartPick("left"), 0, None, "not_picker"),
        (StartPick("left"), 1, None, "not_called"),
        (StartPick("left"), 1, "red", None),
    ],
)
def test_who_may_call_and_pick(action: StartCall | StartPick, seat: int, called: Color | None, code: str | None) -> None:
    assert start_refusal(action, seat, called) == code


def test_the_picker_plays_what_is_found_and_the_caller_the_other_colour() -> None:
    assert colors_after(Hands("red", "blue"), "left") == ("blue", "red")
    assert colors_after(Hands("red", "blue"), "right") == ("red", "blue")


def test_both_ways_of_hiding_come_up() -> None:
    reader = ChanceReader(ChanceState(bytes(32)))
    assert [hidden(reader).left for _ in LOTS] == [("blue", "red")[lot] for lot in LOTS]
    assert all({hands.left, hands.right} == {"blue", "red"} for hands in (hidden(reader) for _ in range(20)))


def test_chance_calls_each_colour_and_picks_each_hand() -> None:
    reader = ChanceReader(ChanceState(bytes(32)))
    assert [color_by_lot(reader) for _ in LOTS] == [("blue", "red")[lot] for lot in LOTS]
    reader = ChanceReader(ChanceState(bytes(32)))
    assert [hand_by_lot(reader) for _ in LOTS] == [("left", "right")[lot] for lot in LOTS]
