"""Tests of the server's timers: what happens when they run out, and the operations of a room on them."""

from engines.contract import CLOCK, Tick
from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from engines.qwinto import ENGINE
from tests.engines.qwinto.table import QwintoTable


def due(table: QwintoTable) -> int | None:
    return ENGINE.status(table.state).due_at_ms


def owing_table() -> QwintoTable:
    """Return a table in round 5, whose review began at 4000 ms. At 5000 ms the entry of seat 1 in yellow-5 was
    erased, so seat 1 must rewrite that entry."""
    table = QwintoTable((5,), players=2, round=5, sheets=[{}, {"yellow-3": 7}])
    table.to_write(("yellow",), 5)
    table.act(3_000, 1, "write", box="yellow-5", number=5)
    table.act(4_000, 0, "write", box="yellow-5", number=5)
    table.act(5_000, 0, "challenge", rule="qwinto.row", target={"seat": 1, "box": "yellow-5"})
    return table


def test_each_phase_ends_by_itself() -> None:
    table = QwintoTable((1, 2, 3), players=2)
    assert due(table) == 60_000
    table.advance(60_000)
    assert table.to_case("phase", "throw", "dice") == ("keep", [1, 2, 3], ["orange", "yellow", "purple"])
    table.advance(90_000)
    assert table.to_case("phase", "announced") == ("write", 6)
    table.advance(150_000)
    assert table.to_case("phase", "misses") == ("review", [1, 0])
    table.advance(170_000)
    assert table.to_case("phase", "round", "flag") == ("throw", 2, 1)
    assert due(table) == 230_000


def test_a_throw_again_is_said_by_the_server_in_its_own_time() -> None:
    table = QwintoTable((3,), (4,), players=2)
    table.act(1_000, 0, "roll", dice=["purple"])
    table.act(2_000, 0, "reroll")
    assert due(table) == 32_000
    table.advance(32_000)
    assert table.to_case("phase", "announced") == ("write", 4)


def test_a_rewrite_has_a_minute_of_its_own_and_then_the_review_begins_anew() -> None:
    table = owing_table()
    assert due(table) == 65_000
    assert ENGINE.view(table.state, 0, 5_000)["must_rewrite"] == [{"seat": 1, "due_at_ms": 65_000}]
    table.advance(65_000)
    assert table.to_case("must_rewrite", "phase", "misses") == ([], "review", [0, 0])
    assert due(table) == 85_000


def test_a_rewrite_in_time_starts_the_review_anew_too() -> None:
    table = owing_table()
    table.act(6_000, 1, "rewrite", box="yellow-1")
    assert due(table) == 26_000
    table.act(7_000, 1, "ready")
    table.act(8_000, 0, "ready")
    assert table.to_case("phase", "sheets") == ("throw", [{"yellow-5": 5}, {"yellow-1": 5, "yellow-3": 7}])


def test_a_halt_keeps_what_was_left_of_every_timer() -> None:
    table = owing_table()
    halted = ENGINE.adjust_clock(table.state, Halt(), 10_000)
    assert ENGINE.status(halted).due_at_ms is None
    assert ENGINE.apply(halted, CLOCK, Tick(), 1_000_000, table.reader, None).state == halted
    resumed = ENGINE.adjust_clock(halted, Resume(), 110_000)
    assert ENGINE.status(resumed).due_at_ms == 165_000
    assert ENGINE.adjust_clock(resumed, Resume(), 120_000) == resumed


def test_an_outage_is_credited_and_a_gift_goes_to_whose_time_it_is() -> None:
    table = QwintoTable((1, 2, 3), players=2)
    assert ENGINE.status(ENGINE.adjust_clock(table.state, OutageCredit(7_000), 1_000)).due_at_ms == 67_000
    assert ENGINE.status(ENGINE.adjust_clock(table.state, ExtraTime(0, 30_000), 1_000)).due_at_ms == 90_000
    assert ENGINE.adjust_clock(table.state, ExtraTime(1, 30_000), 1_000) == table.state


def test_a_time_of_nothing_is_no_limit() -> None:
    assert due(QwintoTable(players=2, throw_ms=0)) is None


def test_a_called_time_limit_ends_the_game_with_the_present_round() -> None:
    table = QwintoTable((5,), players=2, sheets=[{"yellow-3": 7}, {}], round=3)
    assert table.refused(500, 1, "call_time") == "not_a_referee"
    table.act(500, "leader", "call_time")
    table.to_write(("yellow",), 5)
    table.act(2_000, 0, "miss")
    table.act(2_000, 1, "write", box="yellow-5", number=5)
    for seat in (0, 1):
        table.act(3_000, seat, "ready")
    expected = {"result": "win", "winners": [1], "reason": "time_limit", "totals": [-4, 1]}
    assert table.to_case("phase", "result") == ("over", expected)


def test_the_room_s_game_time_calls_the_limit_by_itself() -> None:
    table = QwintoTable((5, 5, 5), players=2, game_ms=45_000)
    table.advance(45_000)
    assert table.to_case("phase") == "throw"
    assert ENGINE.view(table.state, 0, 0)["time_called"]
    table.advance(170_000)
    assert table.to_case("result")["reason"] == "time_limit"


def test_an_absent_seat_is_skipped_unless_the_room_plays_on_or_all_are_absent() -> None:
    for absent, present_acts, flag in (("skip", True, 1), ("skip", False, 0), ("play", True, 0)):
        table = QwintoTable(players=2, absent=absent)
        while table.to_case("round") < 5:
            at_ms = due(table) or 0
            if present_acts and table.to_case("flag", "phase") == (1, "throw"):
                table.act(at_ms - 1, 1, "roll", dice=["orange"])
            table.advance(at_ms)
        assert table.to_case("flag") == flag, (absent, present_acts)


def test_any_action_brings_an_absent_seat_back() -> None:
    table = QwintoTable(players=2)
    table.advance(3 * 170_000)
    assert ENGINE.view(table.state, 0, 0)["absent"] == [True, False]
    table.act(3 * 170_000 + 1, 0, "offer_draw")
    assert ENGINE.view(table.state, 0, 0)["absent"] == [False, False]
