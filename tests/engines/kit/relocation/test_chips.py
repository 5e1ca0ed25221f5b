"""Tests of the places of chips, now and before the hops of a turn."""

from engines.kit.relocation.chips import HAND, ChipSet, Hop, Places, hops_of, hops_shown

CHIPS: ChipSet[str] = ChipSet({"B1": "blue", "R1": "red", "B2": "blue"})
PLACES: Places = ("a", HAND, None)


def test_chips_are_known_by_their_side() -> None:
    assert CHIPS.of_side == {"blue": ("B1", "B2"), "red": ("R1",)}


def test_what_is_on_the_board_in_a_hand_and_not_in_the_game() -> None:
    assert CHIPS.shown(PLACES) == {"B1": "a"}
    assert CHIPS.on_board(PLACES) == {"a": "B1"}
    assert CHIPS.in_hand(PLACES, "red") == ["R1"]
    assert CHIPS.in_hand(PLACES, "blue") == []
    assert CHIPS.place_of(PLACES, "B2") is None


def test_the_same_places_are_shown_as_the_same_object() -> None:
    assert CHIPS.shown(PLACES) is CHIPS.shown(("a", HAND, None))


def test_hops_are_taken_back_the_last_one_first() -> None:
    hops = (Hop("B1", "a", "b"), Hop("R1", HAND, "a"), Hop("B1", "b", "c"))
    after = PLACES
    for hop in hops:
        after = CHIPS.moved(after, hop.chip, hop.to)
    assert after == ("c", "a", None)
    assert CHIPS.before(after, hops) == PLACES
    assert CHIPS.before(after, ()) == after


def test_hops_come_back_from_a_view_as_they_were() -> None:
    hops = (Hop("B1", HAND, "b"), Hop("R1", "a", "c"))
    assert hops_shown(hops)[0] == {"chip": "B1", "from": HAND, "to": "b"}
    assert hops_of(hops_shown(hops)) == hops
