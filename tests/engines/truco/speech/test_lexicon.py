"""Tests of reserved expressions in what players say (rulebook 4.4)."""

import pytest

from engines.truco.actions import Say
from engines.truco.speech.lexicon import reserved
from tests.engines.truco.table import FLOR_AGAINST_FLOR, TWO, Table


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Envido, mi flor", "envido"),
        ("¡¡ENVIDO mi truco!!", "envido truco"),
        ("envido envido", "envido envido"),
        ("Envido mi falta envido", "envido falta_envido"),
        ("no hay flor sin truco", "flor truco"),
        ("No quiero ser cobarde, ¡quiero!", "no_quiero quiero"),
        ("flor y quiero retruco", "flor quiero retruco"),
        ("contra flor al resto", "contraflor_al_resto"),
        ("contraflor, al resto", "contraflor_al_resto"),
        ("con flor quiero", "con_flor_quiero"),
        ("con flor no quiero", "con_flor_no_quiero"),
        ("con flor, me achico", "con_flor_me_achico"),
        ("quiero vale 4", "quiero vale_cuatro"),
        ("vale cuatro", "vale_cuatro"),
        ("pido flor", ""),
        ("exijo flor", ""),
        ("sin flor", "sin_ley"),
        ("son buenas", "son_buenas"),
        ("Qué lindas cartas, che", ""),
        ("trucos y floreros", ""),
        ("truco-retruco", "truco retruco"),
        ("quieto, florcita", "quiero flor"),
        ("", ""),
    ],
)
def test_what_a_text_binds_to(text: str, words: str) -> None:
    assert " ".join(reserved(text, card_played=False, is_comun=False).words) == words


def test_no_hay_flor_sin_truco_three_ways() -> None:
    text = "No hay flor sin truco"
    assert reserved(text, card_played=True, is_comun=False).words == ("truco",)
    assert reserved(text, card_played=False, is_comun=True).words == ("truco",)
    assert Table(hands=FLOR_AGAINST_FLOR, expressions="comun").play(f'0 "{text}')["sung"] == []


def test_only_equivocal_forms_are_marked_so() -> None:
    assert reserved("trulo", card_played=False, is_comun=False).is_equivocal
    assert not reserved("truco", card_played=False, is_comun=False).is_equivocal


def test_flor_in_talk_binds_its_speaker_to_have_one() -> None:
    table = Table().play("0 E7", "1 C7", '0 "qué flor de mano').play('0 "flor otra vez')
    assert table.faults == [["truco.flor-sin-tener", 0]], "once"
    assert table.phase == "play"
    table = Table(hands=FLOR_AGAINST_FLOR).play("0 flor", "1 es_buena", '0 "linda flor la mía')
    assert table.faults == [["truco.flor-callada", 1]]


def test_talk_is_shown_and_binds_nobody_in_the_review_or_in_the_mazo() -> None:
    table = Table().play("0 mazo", '1 "truco, quiero, flor')
    assert (table.phase, table.faults) == ("review", [])
    assert table.view("spectator")["seats"][1]["said"] == {
        "number": 1,
        "words": [],
        "text": "truco, quiero, flor",
        "worked": [],
    }
    table.play("1 truco !hand_over")


def test_assisted_play_keeps_slips_of_the_tongue_back() -> None:
    table = Table(mode="assisted", hands=TWO)
    table.play('0 "hay truco !reserved_word', '1 "quiero verte', '1 "florero', '1 "una flor !reserved_word')
    assert table.refusal(0, Say(text="truquito")).params == {"rule": "truco.palabras"}
    assert table.refusal(1, Say(text="quieto")).params == {"rule": "truco.palabras"}
    assert table.faults == []
