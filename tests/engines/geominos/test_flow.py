"""Tests of the course of turns that the worked cases do not cover: draws from the pile, times, the next seat, the last
window, and the time limit."""

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from engines.geominos import ENGINE
from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from tests.engines.geominos.table import CROSS, DUCK, GORILLA, SEAHORSE, SNAKE, GeominosTable, figures


def one(**given: object) -> GeominosTable:
    return figures(**{"distribution": "one", "hands": {}, "deck": ["snake", "duck", "t", "l"], **given})


def test_a_card_is_drawn_by_itself_and_then_the_turn_s_time_runs() -> None:
    table = one()
    assert (ENGINE.status(table.state).phase, ENGINE.status(table.state).due_at_ms) == ("draw", 30_000)
    assert table.refused(0, "no_place") == "not_now"
    table.time_up()
    assert table.to_case("hands", "clock", "phase") == ({"0": ["snake"], "1": []}, 120, "turn")
    assert table.refused(0, "draw") == "not_now"


def test_drawing_does_not_close_the_window_but_placing_does() -> None:
    table = one()
    table.act(0, "draw")
    table.lay(0, SNAKE, 6, 7)
    table.act(1, "draw")
    assert table.to_case("window")
    table.act(1, "place", **DUCK)
    assert not table.to_case("window")


def test_a_tile_drawn_by_the_next_seat_stays_with_it_when_the_flag_goes_back() -> None:
    table = one(deck=["cross", "duck", "t", "l"])
    table.act(0, "draw")
    table.lay(0, CROSS, 4, 5)
    table.act(1, "draw")
    table.act(1, "challenge", rule="geominos.coincidencia")
    assert table.to_case("flag", "hands", "extra") == (0, {"0": ["cross"], "1": ["duck"]}, True)
    assert table.refused(0, "draw") == "not_now"
    where = next(action for action in ENGINE.faultless_actions(table.state, 0))
    table.act(0, type="place", tile=where.tile, side=where.side, turn=where.turn, row=where.row, col=where.col)
    table.time_up()
    assert table.to_case("flag", "phase", "clock") == (1, "turn", 120)


def test_a_retry_gives_no_second_tile() -> None:
    hands = {"0": ["bat", "cross", "h", "l", "snake"], "1": ["duck", "dog", "fish", "flag", "tree"]}
    table = figures(distribution="five", hands=hands, deck=["table", "tunnel", "t"])
    table.lay(0, CROSS, 4, 5)
    assert table.to_case("hands")["0"] == ["bat", "h", "l", "snake", "table"]
    table.act(1, "challenge", rule="geominos.coincidencia")
    assert table.to_case("hands")["0"] == ["bat", "cross", "h", "l", "snake", "table"]
    table.lay(0, SNAKE, 6, 12)
    assert table.to_case("hands", "deck_left", "flag") == (
        {"0": ["bat", "cross", "h", "l", "table"], "1": ["dog", "duck", "fish", "flag", "tree"]}, 2, 1,
    )  # fmt: skip


def test_the_tile_may_be_taken_back_and_another_laid() -> None:
    table = figures()
    assert table.refused(0, "lift") == "nothing_placed"
    table.act(0, "place", **SNAKE)
    table.act(0, "place", **CROSS)
    assert table.to_case("hands", "on_board")[0]["0"] == ["l", "snake"]
    table.act(0, "announce", points=4, total=5)
    table.act(0, "lift")
    assert table.refused(0, "pass_flag") == "turn_incomplete"
    assert table.to_case("hands")["0"] == ["cross", "l", "snake"]
    assert table.refused(0, "place", **{**SNAKE, "row": -1}) == "off_board"
    assert table.refused(0, "place", **{**SNAKE, "row": 10**12}) == "off_board"
    assert table.refused(0, "place", **{**SNAKE, "tile": "whale"}) == "malformed"


def test_what_was_announced_stands_when_the_time_ends() -> None:
    table = figures()
    table.act(0, "place", **SNAKE)
    table.act(0, "announce", points=5, total=6)
    table.time_up()
    assert table.to_case("flag", "totals", "window") == (1, [6, 4], True)
    table.act(1, "challenge", rule="geominos.puntos")
    assert table.to_case("totals", "rulings") == ([8, 4], ["C"])


def test_the_flag_passes_by_itself_where_the_room_says_so() -> None:
    table = figures(auto_flag=True)
    table.act(0, "place", **SNAKE)
    table.act(0, "announce", points=6, total=7)
    assert table.to_case("flag", "totals") == (1, [7, 4])


def test_no_place_passes_the_turn_over_and_all_of_them_end_the_game() -> None:
    table = figures()
    assert table.refused(0, "no_place") == "placement_exists"
    table.act(0, "place", **SNAKE)
    assert table.refused(0, "no_place") == "tile_on_board"
    bare = GeominosTable(replace(figures().state, board=()))
    bare.act(0, "no_place")
    assert bare.to_case("flag", "over", "totals", "hands") == (
        1, False, [1, 4], {"0": ["cross", "l", "snake"], "1": ["duck", "t"]},
    )  # fmt: skip
    bare.act(1, "no_place")
    assert bare.to_case("over", "totals", "winners") == (True, [16, 14], [1])


def test_the_last_window_closes_by_itself() -> None:
    table = figures(hands={"0": ["snake"], "1": []})
    table.lay(0, SNAKE, 6, 7)
    assert table.to_case("flag", "phase", "over", "clock") == (None, "last", False, None)
    assert ENGINE.status(table.state).due_at_ms == table.now_ms + 30_000
    assert table.refused(0, "accept") == "own_turn"
    table.time_up()
    assert table.to_case("over", "winners") == (True, [1])


def test_all_others_must_accept_the_last_turn() -> None:
    table = figures(players=3, hands={"0": ["snake"], "1": [], "2": []}, totals=[1, 4, 9])
    table.lay(0, SNAKE, 6, 7)
    table.act(1, "accept")
    assert table.refused(1, "accept") == "not_now"
    assert not table.to_case("over")
    table.act(2, "accept")
    assert table.to_case("over", "winners") == (True, [1])
    assert table.refused(2, "accept") == "game_over"


def test_a_time_limit_lets_those_who_have_laid_fewer_complete_a_turn() -> None:
    level = figures()
    assert level.refused(0, "call_time") == "not_a_referee"
    level.act("leader", "call_time")
    assert level.to_case("over", "winners", "totals") == (True, [0], [1, 4])
    behind = figures(flag=1, placed=[SEAHORSE], hands={"0": ["snake"], "1": ["gorilla", "t"]}, totals=[1, 0])
    behind.act("director", "call_time")
    assert behind.to_case("flag", "over") == (1, False)
    behind.lay(1, GORILLA, 4, 4)
    assert behind.to_case("phase") == "last"
    behind.act(0, "accept")
    assert behind.to_case("over", "winners", "result") == (
        True, [0], {"result": "win", "winners": [0], "reason": "time_limit"},
    )  # fmt: skip


def test_a_time_limit_in_a_turn_begun_too_much_takes_its_tile_back() -> None:
    table = figures(game_ms=40_000)
    table.act(0, "place", **SNAKE)
    table.time_up()
    assert table.to_case("over", "on_board", "totals") == (True, ["chair", "gorilla", "seahorse"], [1, 4])


def test_the_hall_may_halt_credit_and_give() -> None:
    table = figures()
    halted = ENGINE.adjust_clock(table.state, Halt(), 20_000)
    assert ENGINE.status(halted).due_at_ms is None
    assert ENGINE.status(ENGINE.adjust_clock(halted, Resume(), 50_000)).due_at_ms == 150_000
    assert ENGINE.status(ENGINE.adjust_clock(table.state, OutageCredit(9_000), 0)).due_at_ms == 129_000
    assert ENGINE.status(ENGINE.adjust_clock(table.state, ExtraTime(0, 60_000), 0)).due_at_ms == 180_000
    assert ENGINE.adjust_clock(table.state, ExtraTime(1, 60_000), 0) == table.state


@pytest.mark.parametrize(
    "given",
    [
        {"colour": 1},
        {"players": 5},
        {"flag": 2},
        {"hands": {"0": []}},
        {"hands": {"0": ["whale"], "1": []}},
        {"hands": {"0": ["chair"], "1": []}},
        {"hands": {"7": ["snake"]}},
        {"totals": [1]},
        {"minutes": 4},
        {"placed": [SEAHORSE, {**GORILLA, "row": 8}]},
        {"placed": [{**SEAHORSE, "col": 19}]},
    ],
)
def test_a_position_that_cannot_be_is_malformed(given: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        figures(**given)


def test_a_tile_that_only_lay_there_for_now_is_in_the_hand_again_when_the_game_ends() -> None:
    table = figures()
    table.act(0, "place", **SNAKE)
    table.act(1, "resign")
    assert table.to_case("over", "hands", "unused", "on_board") == (
        True, {"0": ["cross", "l", "snake"], "1": []}, ["duck", "t"], ["chair", "gorilla", "seahorse"],
    )  # fmt: skip
