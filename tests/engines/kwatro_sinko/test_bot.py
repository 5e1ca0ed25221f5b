"""The bot: it moves its chips off the numbered circles, wins if it can, makes threats, leaves the other seat no win, and
challenges what is wrong."""

from typing import Any

import pytest

from engines.kit.relocation.chips import Hop
from engines.kwatro_sinko.board import NUMBERED
from engines.kwatro_sinko.bot import _Table
from engines.kwatro_sinko.faults import MOVE_IT_USE_IT, OFF_NUMBERS, ROUTE, SENTENCE
from tests.engines.kit.script import Script

WON = {
    "N0": "e9", "N1": "b2", "N2": "e6", "N3": "g6", "N4": "b5", "N5": "e2", "N6": "c6", "N7": "f2", "N8": "i5", "N9": "h2",
}  # fmt: skip
"""The even chips are off the numbered circles, and 6, 2 and 3 lie in a line: 6 + 2 - 3 = 5."""
PATH = {"type": "declare_win", "path": ["c6", "e6", "g6"], "sentence": {"like": [6, 2], "opposite": 3, "result": 5}}


def game(**given: Any) -> Script:
    return Script("kwatro-sinko", **given)


def moved(board: dict[str, str], seat: int = 0, **given: Any) -> Any:
    """Return the moves that the bot may choose."""
    return game(board=board, flag=seat, **given).choices(seat, "chip", "to")


def rules(script: Script, seat: int) -> Any:
    """Return the rules that the bot challenges; if it does not challenge, the type of its action."""
    asked = script.asked(seat)
    return asked.get("rules", asked["type"])


def table(board: dict[str, str], seat: int = 0, **given: Any) -> _Table:
    script = game(board=board, **given)
    return _Table(script.engine.view(script.state, seat, 0), seat)


def test_it_draws_a_chip_that_nobody_has_drawn() -> None:
    script = game(phase="start")
    assert script.choices(0, "slot", fates=60) == set(range(10))
    script.play("0 slot 3")
    assert script.asked(0) is None
    assert script.choices(1, "slot", fates=60) == set(range(10)) - {3}


def test_it_moves_only_in_its_turn_and_then_passes() -> None:
    assert game().asked(0)["type"] == "move"
    assert game().asked(1) is None
    assert game(flag=1).asked(0) is None
    assert game().play("0 N0>c7").asked(0) == {"type": "pass_flag"}


def test_it_declares_its_win() -> None:
    assert game(board=WON).asked(0) == PATH
    odd = {**WON, "N1": "b4", "N3": "c6", "N5": "e4", "N6": "e6", "N7": "g6", "N9": "h4", "N2": "a5"}
    assert game(board=odd, flag=1).asked(1) == {
        "type": "declare_win",
        "path": ["c6", "e6", "g6"],
        "sentence": {"like": [3, 7], "opposite": 6, "result": 4},
    }
    assert game(board={**odd, "N1": "b2"}, flag=1).asked(1)["type"] == "move", "1 is on its number"


def test_it_wins_with_a_move() -> None:
    assert moved({**WON, "N6": "c4"}) == {("N2", "b6")}, "4 + 2 - 1 = 5"
    assert moved({**WON, "N6": "f8"}) <= {("N6", "f6"), ("N6", "h6")}, "the 6 leaves its number and wins"


def test_first_of_all_it_leaves_the_numbered_circles() -> None:
    assert all(to not in NUMBERED for _chip, to in game().choices(0, "chip", "to"))
    assert {chip for chip, _to in moved({"N0": "e7", "N2": "b8", "N1": "e1"})} == {"N2"}
    assert {chip for chip, _to in moved({"N1": "e7", "N3": "b8", "N0": "e1"}, seat=1)} == {"N3"}


def test_then_it_goes_where_most_chips_are() -> None:
    places = table({"N0": "e7", "N2": "b8", "N1": "e8"})
    assert places._worth(places.places) == 10 * 4 + 1, "2 is on a number; 0 is beside 1"
    odd = table({"N0": "e7", "N2": "b8", "N1": "e8"}, seat=1)
    assert odd._worth(odd.places) == 10 * 4 + 1, "1 is on a number, beside 0"
    assert moved({"N0": "e6", "N1": "e8"}) <= {("N0", "e7"), ("N0", "d7"), ("N0", "f7")}


def test_it_moves_by_the_range_of_the_table() -> None:
    far = moved({"N0": "e7", "N1": "e1"})
    near = moved({"N0": "e7", "N1": "e1"}, options={"move_range": "one"})
    assert near < far
    assert near <= {("N0", "e6"), ("N0", "e8"), ("N0", "d7"), ("N0", "f7")}


ALL_OFF = {
    "N0": "b8", "N2": "e6", "N4": "e8", "N6": "c6", "N8": "h8",
    "N1": "b4", "N3": "g5", "N5": "e4", "N7": "i5", "N9": "h4",
}  # fmt: skip
"""The odd chips have left the numbered circles. Seat 1 wins if it moves 3 from g5 to g6: then 6, 2 and 3 lie in a line."""


def test_it_leaves_the_other_seat_no_win() -> None:
    assert moved(ALL_OFF) == {("N8", "f6")}, "every other move lets 3 win at g6"


def test_a_win_that_the_other_seat_has_at_once_or_after_one_move() -> None:
    own = table({**WON, "N1": "b4"}, seat=1, flag=1)
    assert own._leaves_a_win(Hop("N1", "b4", "c4")), "6, 2 and 3 still lie in a line"
    assert not own._leaves_a_win(Hop("N3", "g6", "g4")), "3 has left the line"
    near = table({**WON, "N6": "c4", "N1": "b4"}, seat=1, flag=1)
    assert near._leaves_a_win(Hop("N1", "b4", "b2")), "6 goes back to c6"
    one = table({**WON, "N6": "f8", "N1": "b4"}, seat=1, flag=1)
    assert one._leaves_a_win(Hop("N1", "b4", "a5")), "the last chip on a number leaves it and wins"
    two = table({**WON, "N6": "f8", "N0": "b8", "N1": "b4"}, seat=1, flag=1)
    assert not two._leaves_a_win(Hop("N1", "b4", "a5")), "two chips are on numbers"


THREATS = {"N2": "c6", "N6": "e8", "N3": "e6", "N4": "a5"}
"""2 and 3 lie in the line from b6 to h6, and 6 is still on a numbered circle. From e9 the 6 can win with a move to b6 or h6;
from e7 it has no winning move."""


def test_of_safe_moves_it_makes_the_one_with_most_threats() -> None:
    here = table(THREATS)
    assert here._threats(Hop("N6", "e8", "e9")) == 2
    assert here._threats(Hop("N6", "e8", "e7")) == 0
    assert here._threats(Hop("N6", "e8", "d8")) == 2, "one chip on a number may still leave it and win"
    assert table({**THREATS, "N8": "h8"})._threats(Hop("N6", "e8", "d8")) == 0, "two chips are on numbers"
    assert moved(THREATS) == {("N6", "e9")}


def faulty(*more: str, **given: Any) -> Script:
    return game(**given).play("0 N0>e6", "0 N2>d7", "0 pass", *more)


def test_it_challenges_a_move_off_the_lines_and_a_second_move() -> None:
    assert rules(faulty(), 1) == [ROUTE, MOVE_IT_USE_IT]
    assert rules(faulty(strikes=[0, 1]), 1) == "move"
    assert rules(game().play("0 N0>c7", "0 pass"), 1) == "move"
    assert rules(faulty("1 N1>b4"), 1) == "pass_flag", "the window has closed"


def test_it_puts_a_chip_that_had_left_the_numbers_back_on_one_of_them() -> None:
    board = {"N0": "c7", "N2": "e8", "N1": "e1", "N4": "d8"}
    script = game(board=board).play("0 N0>e6", "0 pass", "1 !kwatro-sinko.route")
    put = script.choices(1, "type", "chip", "to", fates=60)
    assert put == {("relocate", "N0", to) for to in NUMBERED - {"e8", "d8"}}


def test_without_a_chip_to_put_back_it_waives() -> None:
    script = game(board={"N0": "b8", "N2": "e8", "N1": "e1"}).play("0 N0>h2", "0 pass", "1 !kwatro-sinko.route")
    assert script.asked(1) == {"type": "waive_relocation"}, "0 went from a number to a number"


def test_it_claims_no_path_that_the_relocation_made() -> None:
    board = {**WON, "N1": "b4", "N3": "h5", "N5": "e4", "N7": "f4", "N9": "h4"}
    script = game(board=board, flag=1).play("1 N3>a5", "1 pass", "0 !kwatro-sinko.route", "0 N3/g6")
    assert script.asked(0)["type"] == "move"


def test_it_checks_a_declared_win() -> None:
    assert rules(game(board=WON).play("0 win c6 e6 g6 6+2-3=5"), 1) == "accept_result"
    assert rules(game(board=WON).play("0 win c6 e6 g6 6+2-3=4"), 1) == [SENTENCE]
    on = {**WON, "N0": "b8"}
    assert rules(game(board=on).play("0 win c6 e6 g6 6+2-3=5"), 1) == [OFF_NUMBERS]
    assert rules(game(board=on, strikes=[0, 1]).play("0 win c6 e6 g6 6+2-3=5"), 1) == "accept_result"


def test_it_declines_a_draw() -> None:
    assert game().play("1 draw?").asked(0) == {"type": "decline_draw"}


@pytest.mark.parametrize("mode", ["tournament", "assisted"])
def test_two_bots_play_without_a_fault(mode: str) -> None:
    game(mode=mode).bots_play(30)
