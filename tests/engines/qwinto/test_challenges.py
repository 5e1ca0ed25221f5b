"""Tests of challenges that the worked cases do not cover: strikes, retired seats, accepted and refused challenges, and
rulings by a person."""

import pytest

from engines.contract import Refusal
from engines.qwinto import ENGINE
from tests.engines.qwinto.table import QwintoTable

ENTRY = {"seat": 1, "box": "yellow-5"}


def reviewed(players: int = 2) -> QwintoTable:
    """Return a table in the review of round 5. Seat 1 has 7 in yellow-3 and has now written 5 in yellow-5; the other
    seats have written nothing."""
    table = QwintoTable((5,), players=players, round=5, sheets=[{}, {"yellow-3": 7}, {}, {}][:players])
    table.to_write(("yellow",), 5)
    table.act(2_000, 0, "miss")
    table.act(2_000, 1, "write", box="yellow-5", number=5)
    for seat in range(2, players):
        table.act(2_000, seat, "pass")
    return table


def test_what_is_refused() -> None:
    table = reviewed()
    assert table.refused(3_000, 1, "challenge", rule="qwinto.row", target=ENTRY) == "own_entry"
    assert table.refused(3_000, 0, "challenge", rule="qwinto.row", target={"seat": 1, "box": "yellow-6"}) == "empty_box"
    assert table.refused(3_000, 0, "challenge", rule="qwinto.row", target={"seat": 2, "box": "yellow-6"}) == "malformed"
    assert table.refused(3_000, 0, "challenge", rule="qwinto.row") == "malformed"
    assert table.refused(3_000, 0, "challenge", rule="qwinto.sum", target=ENTRY) == "malformed"
    assert table.refused(3_000, 0, "challenge", rules=["qwinto.sum"]) == "malformed"
    assert QwintoTable(players=2, mode="assisted").refused(0, 1, "challenge", rule="qwinto.sum") == "no_challenges"


def test_three_strikes_retire_the_seat_and_warn_it_before() -> None:
    table = reviewed(3)
    first = table.act(3_000, 2, "challenge", rule="qwinto.misthrow")
    assert first.record == {"rulings": [["qwinto.misthrow", "IA"]]}
    assert [event.kind for event in first.happenings] == ["ruling", "strike_warning"]
    table.act(3_000, 2, "challenge", rule="other:talking", target=ENTRY)
    third = table.act(3_000, 2, "challenge", rule="qwinto.column", target=ENTRY)
    assert [event.kind for event in third.happenings] == ["ruling", "retired"]
    assert table.to_case("retired", "strikes", "result") == ([2], [0, 0, 3], None)
    assert table.refused(3_000, 2, "ready") == "retired"
    table.act(4_000, 0, "ready")
    table.act(4_000, 1, "ready")
    assert table.to_case("phase", "round", "flag") == ("throw", 6, 1)


def test_a_human_s_ruling_replaces_the_server_s() -> None:
    upheld = reviewed()
    step = upheld.act(3_000, 0, "challenge", marks=("I",), rule="qwinto.row", target=ENTRY)
    assert step.record == {"rulings": [["qwinto.row", "I"]]}
    assert upheld.to_case("strikes", "must_rewrite", "sheets") == ([1, 0], [], [{}, {"yellow-3": 7, "yellow-5": 5}])
    overturned = reviewed()
    overturned.act(3_000, 0, "challenge", marks=("C",), rule="qwinto.column", target=ENTRY)
    assert overturned.to_case("strikes", "must_rewrite", "sheets") == ([0, 0], [1], [{}, {"yellow-3": 7}])


def test_of_two_clashing_entries_the_younger_is_wrong_until_the_older_is_erased() -> None:
    older = {"number": 9, "round": 3, "announced": 9, "dice": ["orange"]}
    younger = {"number": 6, "round": 4, "announced": 6, "dice": ["yellow"]}
    table = QwintoTable(players=2, round=5, wrong_entries=[{}, {"yellow-3": older, "yellow-5": younger}])
    assert table.act(1_000, 0, "challenge", rule="qwinto.row", target={"seat": 1, "box": "yellow-3"}).rulings[0].mark == "I"
    assert table.act(1_000, 0, "challenge", rule="qwinto.color", target={"seat": 1, "box": "yellow-3"}).rulings[0].mark == "C"
    assert table.act(1_000, 0, "challenge", rule="qwinto.row", target={"seat": 1, "box": "yellow-5"}).rulings[0].mark == "I"
    assert table.to_case("sheets", "strikes", "phase") == ([{}, {"yellow-5": 6}], [2, 0], "throw")


def test_an_older_entry_may_be_challenged_in_the_review_and_owes_no_rewrite() -> None:
    table = QwintoTable((5,), players=2, round=5, wrong_entries=[{}, {"yellow-3": [9, 3, 8, ["yellow"]]}])
    table.to_write(("yellow",), 5)
    assert table.refused(2_000, 0, "challenge", rule="qwinto.number", target={"seat": 1, "box": "yellow-3"}) == "not_now"
    table.act(2_000, 0, "miss")
    table.act(2_000, 1, "pass")
    table.act(3_000, 1, "ready")
    table.act(3_000, 0, "challenge", rule="qwinto.number", target={"seat": 1, "box": "yellow-3"})
    assert table.to_case("must_rewrite", "ready", "sheets") == ([], [], [{}, {}])


def test_retiring_in_one_s_own_throw_drops_the_round() -> None:
    table = QwintoTable((2, 3), players=3, round=4, first=2)
    table.act(1_000, 2, "roll", dice=["yellow", "purple"])
    table.act(2_000, 2, "retire")
    assert table.to_case("phase", "round", "flag", "misses", "retired") == ("throw", 5, 0, [0, 0, 0], [2])


def test_retiring_while_all_write_waits_for_nobody_else() -> None:
    table = QwintoTable((5,), players=3)
    table.to_write(("yellow",), 5)
    table.act(2_000, 1, "write", box="yellow-4", number=5)
    table.act(2_000, 2, "pass")
    table.act(3_000, 0, "resign")
    assert table.to_case("phase", "misses", "sheets") == ("review", [0, 0, 0], [{}, {"yellow-4": 5}, {}])


def test_the_last_seat_wins_at_once_whatever_it_has() -> None:
    table = QwintoTable(players=2, misses=[0, 3])
    table.act(1_000, 0, "retire")
    assert table.to_case("result") == {"result": "win", "winners": [1], "reason": "last_seat", "totals": [0, -15]}
    assert table.refused(2_000, 1, "retire") == "game_over"


def test_a_draw_needs_everybody() -> None:
    table = QwintoTable(players=3)
    table.act(1_000, 1, "offer_draw")
    assert table.refused(1_000, 0, "offer_draw") == "not_now"
    assert table.refused(1_000, 1, "accept_draw") == "not_now"
    table.act(1_000, 0, "accept_draw")
    table.act(1_000, 2, "decline_draw")
    table.act(2_000, 2, "offer_draw")
    table.act(2_000, 0, "accept_draw")
    assert table.to_case("result") is None
    table.act(2_000, 1, "accept_draw")
    assert table.to_case("result") == {"result": "draw", "winners": [], "reason": "agreed", "totals": [0, 0, 0]}


@pytest.mark.parametrize(("leaver", "stays"), [(1, False), (2, True), (3, True)])
def test_a_retired_seat_takes_back_only_its_own_offer_of_a_draw(leaver: int, *, stays: bool) -> None:
    table = QwintoTable(players=4)
    table.act(1_000, 1, "offer_draw")
    table.act(2_000, leaver, "retire")
    assert (table.state.offer is not None) == stays


def test_the_seats_that_stay_agree_on_a_draw_once_the_others_have_retired() -> None:
    table = QwintoTable(players=3)
    table.act(1_000, 1, "offer_draw")
    table.act(1_000, 0, "accept_draw")
    table.act(2_000, 2, "retire")
    assert table.to_case("result")["reason"] == "agreed"


def test_the_active_seat_may_put_its_own_sum_right() -> None:
    table = QwintoTable((5,), players=2)
    table.to_write(("yellow",), 6)
    table.act(2_000, 1, "pass")
    table.act(3_000, 0, "challenge", rule="qwinto.sum")
    assert table.to_case("announced", "committed", "strikes") == (5, [], [0, 0])
    assert ENGINE.status(table.state).due_at_ms == 63_000


@pytest.mark.parametrize(
    "given",
    [
        {"colour": 1},
        {"players": 7},
        {"sheets": [{"green-1": 2}]},
        {"misses": [1]},
        {"first": 4},
        {"retired": [0]},
        {"mode": "x"},
    ],
)
def test_a_position_that_cannot_be_is_malformed(given: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position(given, 0)


OLD = {"number": 5, "round": 3, "announced": 5, "dice": ["yellow"]}


@pytest.mark.parametrize(
    "wrong",
    [
        [{}, {"yellow-5": OLD}],
        {"1": {"yellow-5": OLD}},
        [{"seat": 1, "box": "yellow-5", **OLD}],
        [[], [{"box": "yellow-5", **OLD}]],
        [{}, {"yellow-5": [5, 3, 5, ["yellow"]]}],
        [[1, "yellow-5", 5, 3, 5, ["yellow"]]],
        [[], [["yellow-5", 5, 3, 5, ["yellow"]]]],
    ],
)
def test_older_errors_may_be_given_in_several_ways(wrong: object) -> None:
    table = QwintoTable(players=2, round=5, sheets=[{}, {"yellow-3": 7}], wrong_entries=wrong)
    assert table.to_case("sheets") == [{}, {"yellow-3": 7, "yellow-5": 5}]
    step = table.act(1_000, 0, "challenge", rule="qwinto.row", target={"seat": 1, "box": "yellow-5"})
    assert step.rulings[0].mark == "C"


def test_a_correct_ruling_sets_a_sum_right_only_for_that_rule_and_while_the_players_write() -> None:
    for rule, is_writing, corrected in (("qwinto.sum", True, 2), ("other:a look", True, 5), ("qwinto.sum", False, None)):
        table = QwintoTable((2,), players=2, round=5)
        if is_writing:
            table.to_write(("yellow",), 5)
        before = table.to_case("phase", "sheets")
        step = table.act(2_000, 1, "challenge", marks=("C",), rule=rule)
        assert (step.rulings[0].mark, table.to_case("announced")) == ("C", corrected)
        assert table.to_case("phase", "sheets") == before
