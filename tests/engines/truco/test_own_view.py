"""Tests of the additional view that a seat has at an assisted table."""

from typing import Any

import pytest

from engines.contract import CLOCK, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.truco import ENGINE
from engines.truco.state import State
from tests.engines.truco.table import FLOR_AGAINST_FLOR, Table

#: Number of random matches to play. It is high because two seats rarely both have a flor.
LOTS = 24


def own(table: Table, seat: int) -> tuple[list[str], int | None]:
    seen = ENGINE.view(table.state, seat, 0)
    return seen["words"], seen["point"]


@pytest.mark.parametrize("mode", ["assisted", "tournament"])
def test_a_flor_is_offered_without_one_in_a_tournament_only(mode: str) -> None:
    words, _point = own(Table(mode=mode), 0)
    assert ("flor" in words) == (mode == "tournament")
    assert "envido" in words
    assert "flor" in own(Table(hands=FLOR_AGAINST_FLOR, mode=mode), 0)[0]


@pytest.mark.parametrize("mode", ["assisted", "tournament"])
def test_con_flor_quiero_is_offered_only_as_an_answer(mode: str) -> None:
    first = own(Table(hands=FLOR_AGAINST_FLOR, mode=mode), 0)[0]
    assert {"flor", "con_flor_quiero"} & {*first} == {"flor"}
    assert "con_flor_quiero" in own(Table(hands=FLOR_AGAINST_FLOR, mode=mode).play("0 flor"), 1)[0]


@pytest.mark.parametrize("steps", [(), ("0 envido",), ("0 truco",), ("0 envido", "1 quiero")])
def test_every_word_that_is_offered_with_help_is_taken(steps: tuple[str, ...]) -> None:
    table = Table(mode="assisted").play(*steps)
    for seat in (0, 1):
        for word in own(table, seat)[0]:
            said = ENGINE.parse({"type": "say", "words": [word]})
            assert ENGINE.apply(table.state, seat, said, 0, table.reader, None).state != table.state, (seat, word)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_through_whole_matches_every_word_card_and_act_that_is_offered_with_help_is_taken(seats: int) -> None:
    """The test uses only the actions that the seat's own view offers: words, cards of the hand, the number to declare,
    the deck, and the points. The game must refuse none of them."""
    tried = {word for lot in range(LOTS) for word in _all_tried(seats, lot)}
    assert tried >= {"envido", "truco", "quiero", "no_quiero", "flor", "con_flor_quiero", "retruco", "falta_envido"}


def _all_tried(seats: int, seed: int) -> set[str]:
    """Try all offered actions, and continue with one of them. Return all words that the view offered."""
    chance, lot = ChanceReader(ChanceState(bytes([seed]) * 32)), ChanceReader(ChanceState(bytes([255 - seed]) * 32))
    state, now_ms, tried = ENGINE.setup(ENGINE.read_options({"mode": "assisted"}), seats, chance, 0), 0, set()
    for _step in range(200):
        status = ENGINE.status(state)
        if status.is_over:
            break
        steps = []
        for seat in range(seats):
            for act in _offered(state, seat):
                step = ENGINE.apply(state, seat, ENGINE.parse(act), now_ms, chance, None)
                steps += [step] if seat in (status.waits_for or ()) else []
                tried |= {*act.get("words", ())}
        if not steps:
            assert status.due_at_ms is not None
            now_ms = status.due_at_ms
            steps = [ENGINE.apply(state, CLOCK, Tick(), now_ms, chance, None)]
        state = steps[lot.below(len(steps))].state
    return tried


def _offered(state: State, seat: int) -> list[dict[str, Any]]:
    """Return the actions that the seat's board offers by a button or a card."""
    seen, may = ENGINE.view(state, seat, 0), ENGINE.status(state).may[seat]
    if {"flor", "con_flor_quiero"} & {*seen["words"]}:  # a flor must come before any other word
        may = tuple(kind for kind in may if kind not in ("play", "mazo", "declare"))
    acts: list[dict[str, Any]] = [{"type": "say", "words": [word]} for word in seen["words"] if "say" in may and word != "mazo"]
    acts += [{"type": "play", "card": card} for card in seen["hand"] if "play" in may]
    acts += [{"type": "declare", "value": seen["point"]}] if "declare" in may else []
    acts += [{"type": kind} for kind in ("mazo", "accept") if kind in may]
    return [*acts, {"type": "cut", "at": None}] if "cut" in may else acts


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
