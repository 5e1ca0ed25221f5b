"""Tests of the challenges in part 6 of the rulebook: the ruling, the effect and the cost of each."""

import pytest

from engines.contract import Refusal
from tests.engines.truco.table import FLOR_AGAINST_FLOR, FOUR, SIX, TWO, Table

SILENT = {"0": ["E7", "E6", "E1"], "1": ["C7", "C5", "B12"]}
CALLADA, SIN_TENER = "truco.flor-callada", "truco.flor-sin-tener"
ENVIDO, FLOR, MEDDLING = "truco.envido-mal-cantado", "truco.flor-mal-cantada", "truco.entrometerse"


def test_pido_flor_is_about_a_right_that_was_closed_by_an_act() -> None:
    table = Table(hands=SILENT).play("0 truco", "1 no_quiero", f"1 challenge 0 {CALLADA}")
    assert table["rulings"] == ["C"]
    assert table.entries == [("truco", 1, 1), ("flor-callada", 3, 1)]
    assert table["shown"] == [0]
    table = Table(hands=FLOR_AGAINST_FLOR).play(
        "0 flor", "1 flor", "0 con_flor_me_achico", "0 mazo", f"1 challenge 0 {CALLADA}"
    )
    assert (table["rulings"], table["strikes"]) == (["IA"], {"1": 1}), "it sang"
    table = Table(dealer=0, hands=SILENT).play("1 mazo", f"1 challenge 0 {CALLADA}")
    assert table["rulings"] == ["IA"], "its turn never came"
    table = Table(hands=SILENT).play("time_up", f"1 challenge 0 {CALLADA}")
    assert (table["rulings"], table.faults) == (["IA"], []), "time took its right"


def test_a_wrong_pido_flor_pays_and_shows_two_cards() -> None:
    table = Table(pido_flor_false=4).play("0 E6", "1 mazo", f"1 challenge 0 {CALLADA}")
    assert table.entries == [("truco", 1, 0), ("pido-flor-falso", 4, 0)]
    assert (table["strikes"], table["shown"]) == ({}, [])
    assert table.view("spectator")["seats"][0]["shown"] == ["E6", "O1"]


def test_a_false_flor_gives_all_entries_away() -> None:
    table = Table().play("0 flor", "1 es_buena", "0 truco", "1 no_quiero", f"1 challenge 0 {SIN_TENER}")
    assert table.entries == [("flor", 3, 1), ("truco", 1, 1)]
    table = Table(hands=SILENT).play("0 flor", "1 es_buena", "0 mazo", f"1 challenge 0 {SIN_TENER}")
    assert (table["rulings"], table["strikes"]) == (["I"], {"1": 1})
    table = Table().play("0 mazo", f"1 challenge 0 {SIN_TENER}")
    assert table["rulings"] == ["IA"], "it never said flor"


def test_a_false_flor_declared_best_is_wrong_in_number_too() -> None:
    table = Table(hands=TWO | {"1": ["C7", "C5", "C12"]}).play("0 flor", "1 contraflor", "0 con_flor_quiero")
    table.play("0 declare 38", "1 declare -", "0 mazo", f"1 challenge 0 {FLOR}")
    assert table.entries == [("flor", 6, 1), ("truco", 1, 1)]
    assert table.faults == [[SIN_TENER, 0], [FLOR, 0]]


def test_a_true_number_is_challenged_in_vain() -> None:
    table = Table().play("0 envido", "1 quiero", "0 declare 33", "1 declare -", "0 mazo", f"1 challenge 0 {ENVIDO}")
    assert (table["rulings"], table["strikes"], table.kinds) == (["I"], {"1": 1}, ["challenge", "ruling", "strike_warning"])
    table = Table(hands=FLOR_AGAINST_FLOR).play("0 flor", "1 contraflor", "0 con_flor_quiero", "0 declare 34")
    table.play("1 declare -", "0 mazo", f"1 challenge 0 {FLOR}", f"1 challenge 0 {ENVIDO}")
    assert table["rulings"] == ["I", "IA"]


def test_a_remedy_is_carried_out_once() -> None:
    table = Table(hands=SILENT).play("0 truco", "1 no_quiero", f"1 challenge 0 {CALLADA}", f"1 challenge 0 {CALLADA}")
    assert (table["rulings"], table.entries) == (["C", "C"], [("truco", 1, 1), ("flor-callada", 3, 1)])


def test_several_rules_are_ruled_in_order_on_the_entries_as_they_stand() -> None:
    table = Table(hands=SILENT).play("0 envido", "1 quiero", "0 declare 30", "1 declare -", "0 truco", "1 no_quiero")
    table.play(f'1 challenges 0 ["{ENVIDO}", "{CALLADA}", "truco.parda", "other:gritó"]')
    assert table["rulings"] == ["C", "C", "IA", "IA"]
    assert table.entries == [("envido", 2, 1), ("truco", 1, 1), ("flor-callada", 3, 1)]
    assert table["strikes"] == {"1": 2}
    assert table.view(0)["marks"] == [[], ["C", "C", "IA", "IA"]]


def test_who_may_challenge_whom() -> None:
    table = Table(players=4, dealer=3, hands=FOUR).play(
        f"0 challenge 2 {CALLADA} !own_team", f"0 challenge 4 {CALLADA} !malformed"
    )
    table.play(f"0 challenge - {CALLADA} !malformed", "0 challenge - other:nada")
    assert table["strikes"] == {"0": 1}
    table = Table(players=6, dealer=5, hands=SIX, kind="pica")
    table.play(f"0 challenge 1 {CALLADA} !not_in_play", f"1 challenge 4 {MEDDLING}")
    assert table["rulings"] == ["IA"], "nobody has meddled"
    cut = Table({"deck": "data order", "hands": TWO})
    cut.state = cut.state.__class__(
        **{name: getattr(cut.state, name) for name in cut.state.__struct_fields__} | {"stage": "cut"}
    )
    cut.play(f"0 challenge 1 {CALLADA} !not_now")


def test_meddling_by_word_ends_the_duel() -> None:
    table = Table(players=6, dealer=5, hands=SIX, kind="pica").play("0 envido", "1 envido")
    assert table.faults == [[MEDDLING, 1]]
    assert table.phase == "answer_envido", "its word has no other effect"
    table.play(f"0 challenge 5 {MEDDLING}", f"2 challenge 1 {MEDDLING}")
    assert (table["rulings"], table["strikes"]) == (["I", "C"], {"0": 1})
    assert (table.phase, table.entries) == ("review", [("entrometerse", 4, 0)])
    table.play('4 "ahora puedo hablar de truco', f"1 challenge 4 {MEDDLING}")
    assert table["rulings"][-1] == "I", "in the review they may talk"


def test_meddling_by_a_sign_is_known_to_those_who_looked() -> None:
    table = Table(players=6, dealer=5, hands=SIX, kind="pica").play("0 signal malas !no_partner", "0 look 4", "4 signal malas")
    assert table.view(0)["signs"] == [["malas", 4]]
    assert table.view(1)["partial"]["meddlers"] == []
    table.play("0 challenge 4 truco.entrometerse !own_team", f"1 challenge 4 {MEDDLING}")
    assert table["rulings"] == ["C"]


def test_in_assisted_play_outsiders_are_silenced() -> None:
    table = Table(players=6, dealer=5, hands=SIX, kind="pica", mode="assisted")
    table.play("1 truco !fault", '4 "hola !fault', "2 signal malas !fault")
    assert all("say" not in table.status_may(seat) for seat in (1, 2, 4, 5))


def test_the_third_strike_of_a_seat_by_turns_gives_the_chico_to_the_better_of_the_others() -> None:
    hands = {"0": ["E7", "E6", "O1"], "1": ["C7", "C5", "B12"], "2": ["B10", "O4", "C4"]}
    table = Table(players=3, gallo="turno", dealer=2, hands=hands, accounts=[4, 6, 5], strikes={"1": 2})
    table.play(f"1 challenge 2 {SIN_TENER}")
    assert (table["chico_winner"], table["chicos"]) == (2, [0, 0, 1])
    assert table.kinds == ["challenge", "ruling", "struck_out", "chico", "hand"]


def test_a_human_overrules() -> None:
    table = Table().play("0 mazo").ruled(1, f"challenge 0 {SIN_TENER}", "C")
    assert (table["rulings"], table["strikes"], table["shown"]) == (["C"], {}, [0])
    table = Table(hands=SILENT).play("0 truco", "1 no_quiero").ruled(1, f"challenge 0 {CALLADA}", "IA")
    assert (table.entries, table["strikes"]) == ([("truco", 1, 0)], {"1": 1})
    with pytest.raises(Refusal):
        Table().play("0 mazo").ruled(1, f"challenge 0 {SIN_TENER}", "C", "C")


def test_a_side_that_accepted_may_still_challenge_until_the_other_has() -> None:
    table = Table(hands=SILENT).play("0 truco", "1 no_quiero", "1 accept", f"1 challenge 0 {CALLADA}", "1 accept", "0 accept")
    assert (table["phase"], table["accounts"]) == ("next_hand", [0, 4])


def test_a_referee_reads_the_points_of_a_wrong_envido_on_record_before_the_cards_lie() -> None:
    table = Table().play("0 envido", "1 quiero", "0 declare 30", "1 declare -")
    facts = [fault["facts"] for fault in table.view("referee")["record"]]
    assert facts == [{"said": 30, "right": 33, "cells": []}]
