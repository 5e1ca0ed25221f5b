"""What a seat of an assisted table is shown beside the public things."""

import pytest

from engines.truco import ENGINE
from tests.engines.truco.table import FLOR_AGAINST_FLOR, Table


def own(table: Table, seat: int) -> tuple[list[str], int | None]:
    seen = ENGINE.view(table.state, seat, 0)
    return seen["words"], seen["point"]


@pytest.mark.parametrize("mode", ["assisted", "tournament"])
def test_a_flor_is_offered_without_one_in_a_tournament_only(mode: str) -> None:
    words, _point = own(Table(mode=mode), 0)
    assert ("flor" in words) == (mode == "tournament")
    assert "envido" in words
    assert "flor" in own(Table(hands=FLOR_AGAINST_FLOR, mode=mode), 0)[0]


@pytest.mark.parametrize("steps", [(), ("0 envido",), ("0 truco",), ("0 envido", "1 quiero")])
def test_every_word_that_is_offered_with_help_is_taken(steps: tuple[str, ...]) -> None:
    table = Table(mode="assisted").play(*steps)
    for seat in (0, 1):
        for word in own(table, seat)[0]:
            said = ENGINE.parse({"type": "say", "words": [word]})
            assert ENGINE.apply(table.state, seat, said, 0, table.reader, None).state != table.state, (seat, word)


def test_with_help_the_number_to_declare_is_that_of_the_hand_and_only_while_it_is_asked_for() -> None:
    table = Table(mode="assisted")
    assert own(table, 0)[1] is None
    table.play("0 envido", "1 quiero")
    awaited = ENGINE.status(table.state).may.index(next(may for may in ENGINE.status(table.state).may if "declare" in may))
    assert own(table, awaited)[1] == (33 if awaited == 0 else 32)
    assert own(table, 1 - awaited)[1] is None
    asked = Table(mode="tournament").play("0 envido", "1 quiero")
    assert own(asked, awaited)[1] is None


def test_with_help_who_has_a_flor_is_not_offered_to_deny_it_and_who_has_none_is() -> None:
    both = Table(hands=FLOR_AGAINST_FLOR, mode="assisted").play("0 flor")
    assert {"es_buena", "con_flor_quiero"} & {*own(both, 1)[0]} == {"con_flor_quiero"}
    one = Table(hands={**FLOR_AGAINST_FLOR, "1": ["C7", "C5", "B12"]}, mode="assisted").play("0 flor")
    assert {"es_buena", "con_flor_quiero"} & {*own(one, 1)[0]} == {"es_buena"}
