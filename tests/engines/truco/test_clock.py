"""Tests of part 8 of the rulebook: the actions of the server for seats whose time is over, and the times of these
actions."""

from typing import Any

import pytest

from engines.contract import CLOCK, Tick
from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from engines.truco import ENGINE
from tests.engines.truco.table import FLOR_AGAINST_FLOR, FOUR, TWO, Table


def due(table: Table) -> int | None:
    return ENGINE.status(table.state).due_at_ms


def test_each_phase_has_its_answer() -> None:
    table = Table({"deck": "data order", "hands": TWO}).play("time_up")
    assert table["result"] == {"side": 1, "points": 1, "by": "mazo"}
    table.play("time_up")
    assert (table["phase"], table["accounts"]) == ("next_hand", [0, 1])
    table.play("time_up")
    assert table.phase == "play", "a knock"
    assert Table().play("0 truco", "time_up")["result"]["by"] == "no_quiero"
    both = Table().play("0 envido truco", "time_up")
    assert both.entries == [("envido", 1, 0), ("truco", 1, 0)]
    declared = Table().play("0 envido", "1 quiero", "time_up", "time_up")
    assert (declared.phase, declared["envido_worth"], declared.faults) == ("play", 2, [])


@pytest.mark.parametrize(
    ("hands", "steps", "word"),
    [
        (TWO, (), (0, "mazo")),
        (TWO, ("0 truco",), (1, "no_quiero")),
        (TWO, ("0 envido",), (1, "no_quiero")),
        (TWO, ("0 flor",), (1, "es_buena")),
        (FLOR_AGAINST_FLOR, ("0 flor",), (1, "flor")),
        (FLOR_AGAINST_FLOR, ("0 flor", "1 flor"), (0, "con_flor_quiero")),
        (FLOR_AGAINST_FLOR, ("0 flor", "1 contraflor"), (0, "con_flor_me_achico")),
        (FLOR_AGAINST_FLOR, ("0 flor", "1 contraflor", "0 contraflor_al_resto"), (1, "con_flor_no_quiero")),
    ],
)
def test_a_word_by_time_is_announced_with_its_seat(hands: dict[str, Any], steps: tuple[str, ...], word: Any) -> None:
    table = Table(hands=hands).play(*steps, "time_up")
    assert [(event.seat, event.params["word"]) for event in table.events if event.kind == "word"] == [word]


def test_the_gallo_loses_his_lowest_card_of_equals_the_last() -> None:
    hands = {"0": ["E7", "E6", "O1"], "1": ["C7", "C5", "B12"], "2": ["O4", "B10", "C4", "B11"]}
    assert Table(players=3, dealer=2, hands=hands).play("time_up")["discard"] == "C4"


def test_a_flor_is_sung_by_time_and_its_answers_are_cautious() -> None:
    table = Table(hands=FLOR_AGAINST_FLOR).play("0 flor", "time_up")
    assert (table.phase, table["sung"]) == ("answer_flor", [0, 1])
    table.play("time_up")
    assert table.phase == "declare_flor"
    table.play("time_up", "time_up")
    assert (table.phase, table["flor_worth"]) == ("play", 3)
    assert Table(hands=FLOR_AGAINST_FLOR).play("0 flor", "1 contraflor", "time_up")["flor_worth"] == 3
    resto = Table(hands=FLOR_AGAINST_FLOR).play("0 flor", "1 contraflor", "0 contraflor_al_resto", "time_up")
    assert resto["flor_worth"] == 6
    assert Table().play("0 flor", "time_up")["sung"] == [0], "who has none says so"


def test_a_false_flor_declares_twenty_or_nothing() -> None:
    table = Table(hands=TWO | {"1": ["C7", "C5", "C12"]}).play("0 flor", "1 flor", "0 con_flor_quiero", "time_up")
    assert table.view(1)["partial"]["flor"]["declared"] == [[0, 20]]
    table = Table(hands={"0": ["C7", "C5", "C12"], "1": ["E7", "E6", "O1"]}).play("0 flor", "1 flor", "0 con_flor_quiero")
    table.play("time_up", "time_up")
    assert table.view(1)["partial"]["flor"]["declared"] == [[0, 32], [1, None]]


def test_the_time_starts_anew_with_each_phase_speaker_and_turn() -> None:
    table = Table(players=4, dealer=3, hands=FOUR, decision_seconds=30)
    for step in ("0 E7", "1 envido", "0 real_envido", "3 quiero", "0 declare 7", "1 declare 25"):
        table.now_ms += 10_000
        table.play(step)
        assert due(table) == table.now_ms + 30_000, step
    table.now_ms += 10_000
    for step in ('3 "qué lindo', "3 look 0", "3 signal malas", "0 challenge 1 truco.parda"):
        table.play(step)
        assert due(table) == table.now_ms + 20_000, step


def test_the_review_has_a_time_of_its_own_that_accepting_does_not_prolong() -> None:
    table = Table(review_seconds=7).play("0 mazo")
    assert due(table) == 7_000
    window = ENGINE.status(table.state).windows[0]
    assert (window.kind, window.seats, window.closes_at_ms) == ("review", (0, 1), 7_000)
    table.now_ms = 3_000
    assert due(table.play("0 accept")) == 7_000


def test_a_match_ends_by_its_own_limit() -> None:
    table = Table(game_ms=20_000, accounts=[3, 9])
    assert due(table) == 20_000
    table.play("time_up")
    assert (table.phase, table["winner"], due(table)) == ("over", 1, None)


def test_nothing_falls_due_early_or_without_limit() -> None:
    table = Table()
    before = table.state
    assert ENGINE.apply(before, CLOCK, Tick(), 29_999, table.reader, None).state == before
    assert due(Table(decision_seconds=0)) is None


def test_the_hall_halts_resumes_credits_and_gives() -> None:
    state = Table(game_ms=60_000).state
    halted = ENGINE.adjust_clock(state, Halt(), 10_000)
    assert ENGINE.status(halted).due_at_ms is None
    assert ENGINE.view(halted, 0, 10_000)["clock"]["left_ms"] == 20_000
    assert ENGINE.status(ENGINE.adjust_clock(halted, Resume(), 50_000)).due_at_ms == 70_000
    assert ENGINE.status(ENGINE.adjust_clock(state, OutageCredit(5_000), 10_000)).due_at_ms == 35_000
    assert ENGINE.status(ENGINE.adjust_clock(state, ExtraTime(0, 4_000), 10_000)).due_at_ms == 34_000
    assert ENGINE.status(ENGINE.adjust_clock(state, ExtraTime(1, 4_000), 10_000)).due_at_ms == 30_000, "not its turn"
    answering = Table().play("0 truco").state
    assert ENGINE.status(ENGINE.adjust_clock(answering, ExtraTime(1, 4_000), 10_000)).due_at_ms == 34_000
