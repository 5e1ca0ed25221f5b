"""Tests of chips: their places, their owners, and their possible moves."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engines.kit.outcome import Refusal
from engines.kit.relocation.chips import HAND, Move, Relocate, Select, WaiveRelocation
from tests.engines.kit.relocation.little import TABLE, little

STATE = little()


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("unknown_chip", lambda: TABLE.place(STATE, "Q1")),
        ("unknown_chip", lambda: TABLE.place(STATE, "R2")),
        ("unknown_chip", lambda: TABLE.require_own(STATE, "Q1")),
        ("not_yours", lambda: TABLE.require_own(STATE, "R2")),
        ("not_yours", lambda: TABLE.own_place(STATE, "R1")),
        ("unknown_space", lambda: TABLE.require_free(STATE, "z")),
        ("unknown_space", lambda: TABLE.require_spaces(["a", "z"])),
        ("occupied", lambda: TABLE.require_free(STATE, "c")),
    ],
)
def test_what_there_is_not_or_is_not_ones_own_is_refused(code: str, asked: Callable[[], object]) -> None:
    with pytest.raises(Refusal, match=code):
        asked()


def test_a_chip_in_the_hand_is_in_the_game_and_not_on_the_board() -> None:
    assert TABLE.own_place(STATE, "B2") == HAND
    assert TABLE.standing(STATE, 0) == [("B1", "a")]
    assert TABLE.free(STATE.places) == ["b", "d", "e", "f"]


def test_a_chip_goes_along_its_line_till_another_stands_in_its_way() -> None:
    assert TABLE.moves(STATE) == [Move("B1", "b")]
    assert TABLE.can_move(STATE)
    assert not TABLE.can_move(replace(STATE, places=("a", None, "b", None)))


def test_chips_of_the_other_seat_may_be_relocated_to_any_free_circle_or_left() -> None:
    assert TABLE.relocations(STATE) == [*(Relocate("R1", space) for space in "bdef"), WaiveRelocation()]
    assert TABLE.relocations(replace(STATE, turn=replace(STATE.turn, seat=1))) == [
        *(Relocate("B1", space) for space in "bdef"),
        WaiveRelocation(),
    ]


def test_one_touch_shows_that_touching_is_possible() -> None:
    assert TABLE.touches(STATE) == [Select("B2")]
    assert TABLE.touches(replace(STATE, turn=replace(STATE.turn, is_touched=True))) == []


@pytest.mark.parametrize("board", [{"Q1": "a"}, {"B1": "z"}, {"B1": "a", "R1": "a"}])
def test_a_position_names_chips_and_circles_that_there_are_and_no_circle_twice(board: dict[str, str]) -> None:
    assert TABLE.is_position({"B1": "a", "R1": "c"})
    assert not TABLE.is_position(board)
