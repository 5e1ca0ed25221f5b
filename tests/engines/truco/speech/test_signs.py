"""Tests of looks and signs between partners (rulebook 4.10)."""

from typing import Any

from tests.engines.truco.table import FOUR, Table


def four(**more: Any) -> Table:
    return Table(players=4, dealer=3, hands=FOUR, **more)


def test_one_look_and_one_sign_between_two_table_events() -> None:
    table = four().play("0 look 1", "0 look 3 !look_spent", "0 signal malas", "0 signal un-tres !signal_spent")
    table.play('2 "qué tal', "0 look 3 !look_spent").play("0 E7", "0 look 3", "0 signal un-tres")
    table.play("1 envido", "0 look 1", "2 no_quiero", "0 look 3", "1 mazo", "0 look 1")


def test_a_sign_reaches_whoever_looks() -> None:
    table = four().play("1 look 0", "3 look 0", "2 look 1", "0 signal as-bastos")
    assert table["seen"] == [["as-bastos", 0, [1, 3]]]
    assert table.events[0].to == (0, 1, 3)
    assert [table.view(seat)["signs"] for seat in range(4)] == [[["as-bastos", 0]], [["as-bastos", 0]], [], [["as-bastos", 0]]]
    assert table.view(0)["signalled"]
    assert not table.view(1)["signalled"]


def test_public_signs_and_none() -> None:
    assert four(signals="public").play("0 signal malas").events[0].to is None
    four(signals="off").play("0 signal malas !signals_off", "0 look 1")


def test_who_has_nobody_to_signal_to() -> None:
    hands = {"0": ["E7", "E6", "O1"], "1": ["C7", "C5", "B12"], "2": ["B10", "O4", "C4"]}
    table = Table(players=3, dealer=2, hands=hands).play("2 signal malas !no_partner", "0 signal malas", "2 look 1")
    assert table["seen"] == [["malas", 0, [1, 2]]], "the gallo looks at the next seat to begin with"


def test_no_signs_in_the_review_but_looks() -> None:
    four().play("0 truco", "1 no_quiero", "0 signal malas !hand_over", "0 look 1")


def test_impossible_looks_and_signs_are_malformed() -> None:
    four().play("0 look 0 !malformed", "0 look 4 !malformed", "0 signal guiño !malformed")
