"""Bots choose words by the strength of their cards, commit no faults, and never delay the table."""

from typing import Any

import msgspec
import pytest

from engines.kit.chance import ChanceReader, ChanceState
from engines.truco import ENGINE
from tests.engines.truco.table import FLOR_AGAINST_FLOR, FOUR, SIX, TWO, Table


def asked(table: Table, seat: int, draw: int = 0) -> dict[str, object] | None:
    status = msgspec.to_builtins(ENGINE.status(table.state))
    return ENGINE.bot(table.view(seat), status, seat, ChanceReader(ChanceState(bytes(32), draw)))


def test_it_sings_its_flor_before_all_else() -> None:
    assert asked(Table(hands=FLOR_AGAINST_FLOR), 0) == {"type": "say", "words": ["flor"]}
    assert asked(Table(hands=FLOR_AGAINST_FLOR).play("0 truco"), 1) == {"type": "say", "words": ["flor"]}
    assert asked(Table(hands=FLOR_AGAINST_FLOR).play("0 flor"), 1) == {"type": "say", "words": ["flor"]}
    assert asked(Table().play("0 flor"), 1) == {"type": "say", "words": ["es_buena"]}


def test_it_bets_on_a_good_envido_and_declares_it_truly() -> None:
    assert asked(Table(), 0) == {"type": "say", "words": ["real_envido"]}
    assert asked(Table().play("0 envido", "1 quiero"), 0) == {"type": "declare", "value": 33}
    assert asked(Table().play("0 envido", "1 quiero", "0 declare 33"), 1) == {"type": "declare", "value": None}
    assert asked(Table(dealer=0).play("1 falta_envido"), 0) == {"type": "say", "words": ["quiero"]}


def test_it_takes_a_trick_with_the_least_that_does() -> None:
    hands = {"0": ["B6", "C4", "E5"], "1": ["C7", "E10", "B4"]}
    choices = {str(asked(Table(hands=hands).play("0 B6"), 1, draw)) for draw in range(8)}
    assert "{'type': 'play', 'card': 'C7'}" in choices


def test_the_pie_answers_for_its_side() -> None:
    table = Table(players=4, dealer=3, hands=FOUR).play("0 truco")
    assert asked(table, 1) is None
    assert asked(table, 3) is not None
    assert asked(table, 0) is None


SILENT = TWO | {"0": ["E7", "E6", "E1"]}
VISIBLE: list[tuple[dict[str, Any], list[str], int, str]] = [
    ({"hands": SILENT}, ["0 E7", "1 B12", "0 E6", "1 C7", "1 C5", "0 E1"], 1, "flor-callada"),
    ({}, ["0 flor", "1 es_buena", "0 mazo"], 1, "flor-sin-tener"),
    ({}, ["0 envido", "1 quiero", "0 declare 30", "1 declare -", "0 mazo"], 1, "envido-mal-cantado"),
    ({"players": 6, "dealer": 5, "hands": SIX, "kind": "pica"}, ["1 truco"], 2, "entrometerse"),
]


@pytest.mark.parametrize(("given", "steps", "seat", "rule"), VISIBLE)
def test_it_challenges_a_fault_that_it_can_see(given: dict[str, Any], steps: list[str], seat: int, rule: str) -> None:
    table = Table(given).play(*steps)
    target = 1 if rule == "entrometerse" else 0
    assert asked(table, seat) == {"type": "challenge", "rule": f"truco.{rule}", "target": target}
    table.play(f"{seat} challenge {target} truco.{rule}")
    assert table["rulings"] == ["C"]
    assert asked(table, seat) == {"type": "accept"}, "once is enough"


def test_it_declines_draws_cuts_and_accepts() -> None:
    assert asked(Table().play("0 offer_draw"), 1) == {"type": "decline_draw"}
    assert asked(Table().play("0 mazo"), 1) == {"type": "accept"}
    table = Table().play("0 mazo", "0 accept", "1 accept")
    cutter = table.view(0)["waiting"][0]
    assert (asked(table, cutter) or {})["type"] == "cut"
    assert asked(table, 1 - cutter) is None


def test_the_gallo_keeps_a_flor() -> None:
    hands = {"0": ["E7", "E6", "O1"], "1": ["C7", "C5", "B12"], "2": ["B10", "E1", "B4", "B11"]}
    assert asked(Table(players=3, dealer=2, hands=hands), 2) == {"type": "discard", "card": "E1"}
