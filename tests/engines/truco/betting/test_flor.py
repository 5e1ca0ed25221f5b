"""Plays each row of the table in rulebook 4.6. Also tests the round of flores and the seats that must answer."""

from typing import Any

import pytest

from tests.engines.truco.table import FLOR_AGAINST_FLOR, FOUR, Table

THREE_FLORES = {"0": ["E7", "E6", "E1"], "1": ["C7", "C5", "C12"], "2": ["B2", "O3", "E10"], "3": ["O4", "O5", "O6"]}
REST = 18
DECLARE = ["0 declare 34", "1 declare -"]

ROWS: list[tuple[list[str], int, int]] = [
    (["0 flor", "1 es_buena"], 3, 0),
    (["0 flor", "1 flor", "0 con_flor_quiero", *DECLARE], 3, 0),
    (["0 flor", "1 con_flor_quiero", *DECLARE], 3, 0),
    (["0 flor", "1 flor", "0 con_flor_me_achico"], 3, 1),
    (["0 flor", "1 con_flor_me_achico"], 3, 0),
    (["0 flor", "1 contraflor", "0 con_flor_quiero", *DECLARE], 6, 0),
    (["0 flor", "1 contraflor", "0 con_flor_me_achico"], 3, 1),
    (["0 flor", "1 flor", "0 contraflor", "1 con_flor_me_achico"], 3, 0),
    (["0 flor", "1 contraflor_al_resto", "0 con_flor_no_quiero"], 3, 1),
    (["0 flor", "1 contraflor", "0 contraflor_al_resto", "1 con_flor_no_quiero"], 6, 0),
    (["0 flor", "1 contraflor_al_resto", "0 con_flor_quiero", *DECLARE], REST + 6, 0),
]


@pytest.mark.parametrize(("steps", "worth", "side"), ROWS)
def test_a_row_of_the_table(steps: list[str], worth: int, side: int) -> None:
    table = Table(hands=FLOR_AGAINST_FLOR, accounts=[12, 4]).play(*steps)
    assert (table.phase, table["flor_worth"]) == ("play", worth)
    table.play("0 mazo")
    assert table.entries == [("flor", worth, side), ("truco", 1, 1)]


@pytest.mark.parametrize(
    ("steps", "worth"),
    [
        (["0 flor", "1 contraflor", "2 sin_ley", "3 flor", "0 con_flor_quiero"], 9),
        (["0 flor", "1 flor", "2 sin_ley", "3 flor", "0 con_flor_quiero"], 6),
        (["0 flor", "1 contraflor_al_resto", "2 no_tengo", "3 flor", "0 con_flor_quiero"], 30 - 4 + 9),
    ],
)
def test_three_flores_the_pair_better(steps: list[str], worth: int) -> None:
    table = Table(players=4, dealer=3, hands=THREE_FLORES, accounts=[4, 4]).play(*steps)
    table.play("0 declare 34", "1 declare -", "3 declare 35")
    assert table["flor_worth"] == worth


def test_partners_who_both_have_one_are_paid_for_both() -> None:
    hands = FOUR | {"0": ["E7", "E6", "E1"], "2": ["B3", "B6", "B10"]}
    table = Table(players=4, dealer=3, hands=hands).play("0 flor", "1 es_buena", "2 flor", "3 es_buena")
    assert (table["flor_worth"], table["sung"]) == (6, [0, 2])


def test_resto_to_the_chico() -> None:
    table = Table(hands=FLOR_AGAINST_FLOR, accounts=[12, 20], resto="chico")
    table.play("0 flor", "1 contraflor_al_resto", "0 con_flor_quiero", *DECLARE)
    assert table["flor_worth"] == 18


def test_who_may_say_what_in_round_and_answer() -> None:
    table = Table(players=4, dealer=3, hands=THREE_FLORES)
    table.play("1 flor !not_your_turn", "0 contraflor !no_flor_to_answer", "0 es_buena !no_flor_to_answer", "0 flor")
    assert table.phase == "flor_round"
    table.play("2 flor !not_your_turn", "2 es_buena !not_your_turn", "0 flor !already_sung", "0 quiero !answer_flor_words")
    table.play("1 con_flor_no_quiero !achico_instead", "1 flor", "2 es_buena")
    table.play("2 flor !flor_closed", "3 contraflor")
    assert table.phase == "answer_flor"
    table.play("1 con_flor_quiero !not_your_answer", "2 con_flor_quiero !not_your_answer", "0 flor !already_sung")
    table.play("0 contraflor !already_said", "0 con_flor_no_quiero !achico_instead", "0 quiero !answer_flor_words")
    table.play("0 contraflor_al_resto", "0 con_flor_quiero !not_your_answer", "3 contraflor_al_resto !already_said")
    table.play("3 con_flor_me_achico !resto_quiero_or_no", "1 con_flor_no_quiero")
    assert table["flor_worth"] == 9


def test_a_bet_needs_a_flor_of_the_other_side() -> None:
    hands = FOUR | {"0": ["E7", "E6", "E1"], "2": ["B3", "B6", "B10"]}
    table = Table(players=4, dealer=3, hands=hands).play("0 flor", "1 es_buena", "2 contraflor !no_flor_to_answer")
    table.play("2 con_flor_quiero !no_flor_to_answer", "2 flor", "3 sin_ley")
    assert table.phase == "play"


def test_a_first_flor_may_be_said_as_an_answer_by_anybody() -> None:
    hands = FOUR | {"2": ["B3", "B6", "B10"]}
    table = Table(players=4, dealer=3, hands=hands).play("0 truco", "2 flor")
    assert table.phase == "flor_round"
    table.play("3 es_buena", "1 es_buena")
    assert (table.phase, table["flor_worth"]) == ("answer_truco", 3), "who said truco has given up its right to speak"


def test_a_flor_cancels_a_refused_envido_with_its_point() -> None:
    hands = FOUR | {"3": ["B3", "B6", "B10"], "2": ["E11", "B5", "O5"]}
    table = Table(players=4, dealer=3, hands=hands).play("0 envido", "3 no_quiero", "0 B4", "1 E4", "2 B5", "3 flor")
    table.play("3 B3")
    assert (table["envido"], table["envido_worth"], table["flor_worth"]) == ("void", None, 3)


def test_a_flor_in_the_middle_of_declaring() -> None:
    table = Table(hands={"0": ["E7", "E6", "O1"], "1": ["C7", "C5", "C12"]})
    table.play("0 envido", "1 no_quiero", "1 flor !not_your_turn", "0 O1", "1 flor")
    table = Table(players=4, dealer=3, hands=FOUR | {"1": ["C7", "C5", "C12"]}).play("0 envido", "3 quiero", "0 declare 7")
    table.play("3 flor !flor_closed", "2 flor !not_your_turn", "1 flor", "2 es_buena")
    assert (table.phase, table["envido"], table["flor_worth"]) == ("play", "void", 3)


def test_without_flor_all_rights_are_closed_and_nothing_is_silent() -> None:
    table = Table(hands=FLOR_AGAINST_FLOR, flor=False).play("0 flor !flor_not_played", "0 envido", "1 quiero")
    table.play("0 declare 33", "1 declare -")
    assert table.faults == []
    assert table.play('0 "flor de mano')["recorded_faults"] == []


CLOSERS: list[tuple[dict[str, Any], list[str]]] = [
    ({}, ["0 E7"]),
    ({}, ["0 envido"]),
    ({}, ["0 truco"]),
    ({}, ["0 mazo"]),
    ({"dealer": 0}, ["1 envido", "0 quiero"]),
    ({"dealer": 0}, ["1 envido", "0 real_envido"]),
    ({"dealer": 0}, ["1 truco", "0 quiero"]),
    ({"dealer": 0}, ["1 truco", "0 no_quiero"]),
    ({"dealer": 0, "hands": FLOR_AGAINST_FLOR}, ["1 flor", "0 es_buena"]),
]


@pytest.mark.parametrize(("more", "steps"), CLOSERS)
def test_what_closes_the_right_to_sing(more: dict[str, Any], steps: list[str]) -> None:
    table = Table({"hands": {"0": ["E7", "E6", "E1"], "1": ["C7", "C5", "B12"]}} | more).play(*steps)
    assert table["flor_rights"][0] == "closed"
    assert table.faults == [["truco.flor-callada", 0]]


def test_no_quiero_to_an_envido_leaves_the_right_open() -> None:
    table = Table(dealer=0, hands={"0": ["E7", "E6", "E1"], "1": ["C7", "C5", "B12"]}).play("1 envido", "0 no_quiero")
    assert table["flor_rights"] == ["open", "closed"]
    assert table.play("1 C5", "0 flor").faults == []
