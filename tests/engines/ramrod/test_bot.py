"""Tests of the bot: it captures as much as it can, leaves little to capture, reaches the goal, and challenges what is wrong."""

from typing import Any

import pytest

from engines.ramrod.board import HOME
from engines.ramrod.bot import _capturable
from engines.ramrod.faults import CAPTURE, FIT, HOT_ROD, WIN
from engines.ramrod.table import Lying, with_rod
from tests.engines.kit.script import Script

FULL = {"brown-A": "P13a", "yellow-B": "P13a"}
"""A rectangle of 13 that is full with two rods, 8 and 5."""


def game(rods: dict[str, str] | None = None, **given: Any) -> Script:
    return Script("ramrod", **given) if rods is None else Script("ramrod", rods=rods, **given)


def chosen(rods: dict[str, str], seat: int = 0, **given: Any) -> set[Any]:
    """Return the moves and captures that the bot may choose, without their types."""
    script = game(rods, flag=seat, **given)
    return {tuple(script.asked(seat, fate).values())[1:] for fate in range(16)}


def rules(script: Script, seat: int) -> Any:
    """Return the rules that the bot challenges; if it does not challenge, the type of its action."""
    asked = script.asked(seat)
    return asked.get("rules", asked["type"])


def lying(rods: dict[str, str]) -> Lying:
    places = HOME
    for rod, place in rods.items():
        places = with_rod(places, rod, place)
    return places


def test_it_hides_two_colours_and_picks_a_hand() -> None:
    script = game(phase="start", chance={"hands": {"left": "first", "right": "second"}})
    first, second = script.asked(0)["colours"]
    assert first != second
    assert len({tuple(script.asked(0, fate)["colours"]) for fate in range(8)}) > 4
    script.play(f"0 hide {first} {second}")
    assert script.asked(0) is None
    assert script.asked(1)["type"] == "start_pick"


def test_it_moves_only_in_its_turn() -> None:
    assert game().asked(0)["type"] == "move"
    assert game().asked(1) is None
    assert game({}, flag=1).asked(0) is None


def test_it_fills_a_rectangle_captures_it_and_passes() -> None:
    assert chosen({"brown-A": "P13a"}) == {("yellow-A", "P13a")}
    script = game({"brown-A": "P13a"}).play("0 yellow-A P13a")
    assert script.asked(0) == {"type": "capture", "rectangle": "P13a"}
    assert script.play("0 x P13a").asked(0) == {"type": "pass_flag"}


def test_it_prefers_the_longer_capture() -> None:
    assert chosen({"brown-A": "P13a", "green-B": "P9a"}) == {("yellow-A", "P13a")}
    assert chosen({"brown-A": "P12a", "green-B": "P9a", "yellow-B": "P10a"}) == {("purple-A", "P12a")}


def test_it_captures_what_is_full() -> None:
    assert chosen(FULL) == {("P13a",)}
    assert chosen(FULL, hot=["brown-A", "yellow-B"]) == {("P13a",)}, "a capture moves no hot rod"
    both = {**FULL, "brown-B": "P12a", "purple-A": "P12a"}
    assert chosen(both) == {("P13a",)}
    assert chosen(both, seat=1) == {("P13a",)}


def test_one_rod_that_fills_a_rectangle_is_no_capture_for_the_bot() -> None:
    """If a capture needs at least three rods, two rods that fill a rectangle are no capture."""
    three = {"min_rods_in_capture": 3}
    assert game(FULL, options=three).asked(0)["type"] == "move"
    rods = {"brown-A": "P13a", "purple-B": "P13a"}
    assert chosen(rods, options=three) == {("white-A", "P13a")}


def test_it_shifts_a_rod_into_a_larger_rectangle_unless_the_rod_is_hot() -> None:
    rods = {"brown-A": "P13a", "yellow-A": "BL", "yellow-B": "P9a"}
    assert chosen(rods) == {("yellow-B", "P13a")}
    assert chosen(rods, hot=["yellow-B"]) == {("purple-A", "P9a")}


def test_it_leaves_nothing_to_capture_where_it_can() -> None:
    for fate in range(16):
        raw = game({}).asked(0, fate)
        after = lying({raw["rod"]: raw["to"]})
        assert _capturable(after, 1, (raw["rod"],)) == 0


def test_what_a_seat_could_capture() -> None:
    assert _capturable(lying({"brown-A": "P13a"}), 1, ()) == 13, "with its 5"
    assert _capturable(lying({"brown-A": "P13a", "yellow-B": "AL"}), 1, ()) == 0, "its 5 is captured"
    assert _capturable(lying({"brown-A": "P13a", "yellow-B": "AL"}), 0, ()) == 13, "the other seat has its 5"
    assert _capturable(lying(FULL), 0, ()) == 13, "it is full"
    assert _capturable(lying({"white-A": "P13a"}), 1, ()) == 0, "12 in one rod there is not"
    loose = {"brown-A": "P13a", "yellow-B": "P9a", "purple-B": "AL"}
    assert _capturable(lying(loose), 1, ()) == 13, "5 moves from its rectangle of 9"
    assert _capturable(lying(loose), 1, ("yellow-B",)) == 0, "5 is hot"
    assert _capturable(lying({"yellow-A": "P10a", "yellow-B": "AL"}), 1, ()) == 0, "5 cannot join itself"
    assert _capturable(lying({"brown-A": "P13a", "green-B": "P9a"}), 0, ()) == 13
    assert _capturable(lying({"brown-A": "P9a", "green-B": "P13a"}), 0, ()) == 13


def test_a_captured_rod_comes_back_only_if_nothing_better_is_left() -> None:
    rods = {"brown-B": "AL", "red-A": "AL"}
    assert all(to.startswith("P") for _rod, to in chosen(rods))


ALMOST = {**dict.fromkeys(("brown-A", "brown-B", "lime-B"), "AL"), "green-A": "P11a"}
"""Side A has captured 19 and needs 11 more; it fills P11a with its 5."""


def test_it_declares_a_full_long_rectangle() -> None:
    script = game(ALMOST).play("0 yellow-A P11a", "0 x P11a")
    assert script.engine.view(script.state, 0, 0)["lengths"][0] == 30
    assert script.asked(0) == {"type": "declare_win"}


def test_it_reaches_the_goal_rather_than_leave_less() -> None:
    """The bot's rod of 5 fills P11a and reaches the goal. It could instead move the 6 from P13a to fill P10a, so that
    the other seat's 7 cannot capture 13."""
    rods = {"brown-A": "AL", "black-A": "AL", "purple-A": "AL", "green-A": "P11a", "green-B": "P13a", "purple-B": "P10a"}
    assert chosen(rods) == {("yellow-A", "P11a")}, "19 and 11 are 30"
    assert chosen({**rods, "purple-A": "A4"}) == {("green-B", "P10a")}, "15 and 11 are not"


def test_it_gives_a_capture_up_to_keep_the_other_seat_from_the_goal() -> None:
    """The bot's rod of 5 could fill P13a, but then the other seat's 7 would fill P9a and reach the goal."""
    rods = {"black-A": "BL", "yellow-B": "BL", "brown-B": "BL", "white-B": "BL", "brown-A": "P13a", "red-A": "P9a"}
    assert ("yellow-A", "P13a") not in chosen(rods), "21 and 9 are 30"
    assert chosen({**rods, "white-B": "B1"}) == {("yellow-A", "P13a")}, "20 and 9 are not"


def test_it_does_not_copy_the_first_play() -> None:
    script = game().play("0 white-A P13a", "0 pass")
    played = {(raw["rod"], raw["to"]) for raw in (script.asked(1, fate) for fate in range(60))}
    assert not played & {("white-B", "P13a"), ("white-B", "P13b")}
    assert ("red-B", "P13b") in played, "another colour may go there"


def test_it_makes_no_second_quiet_shift_in_a_row() -> None:
    rods = {"black-A": "BL", "yellow-B": "BL", "brown-B": "BL", "white-B": "BL", "brown-A": "P13a", "red-A": "P9a"}
    assert {rod for rod, _to in chosen(rods, quiet=[False, True])} >= {"red-A"}
    assert "red-A" not in {rod for rod, _to in chosen(rods, quiet=[True, False])}


def faulty(*lines: str, rods: dict[str, str], **given: Any) -> Script:
    return game(rods, **given).play(*lines, "0 pass")


def test_it_challenges_what_the_last_turn_shows() -> None:
    hot = {"red-B": "P12a", "brown-A": "P11a"}
    assert rules(faulty("0 red-B P10a", rods=hot, hot=["red-B"]), 1) == [HOT_ROD]
    assert rules(faulty("0 red-B P10a", rods=hot), 1) == "move"
    assert rules(faulty("0 red-B P10a", rods=hot, hot=["red-B"], strikes=[0, 1]), 1) == "move"
    assert rules(faulty("0 black-A P11a", rods=hot), 1) == [FIT]
    assert rules(faulty("0 lime-A P11a", "0 x P11a", rods=hot), 1) == "move", "8 and 3 fill 11"
    assert rules(faulty("0 red-A P11a", "0 x P11a", rods=hot), 1) == [CAPTURE]
    assert rules(faulty("0 x P13a", rods=FULL), 1) == "move"
    assert rules(faulty("0 x P13a", rods={"brown-A": "P13a"}), 1) == [CAPTURE]


def relocated(rods: dict[str, str], move: str, challenge: str) -> Any:
    """Return the place where the bot of seat 1 puts the hot rod that seat 0 has moved."""
    hot = move.split()[0]
    script = faulty(f"0 {move}", rods=rods, hot=[hot]).play(f"1 {challenge}")
    raw = script.asked(1)
    assert (raw["type"], raw["rod"]) == ("relocate", hot)
    assert script.asked(0) is None
    return raw["to"]


def test_it_puts_a_rod_where_its_own_turn_captures_most() -> None:
    assert relocated({"brown-A": "P9a"}, "brown-A P10a", "!ramrod.hot-rod") == "P13a", "with its 5"
    assert relocated({"brown-A": "P13a"}, "brown-A P10a", "!ramrod.hot-rod") == "back"
    assert relocated({"brown-A": "P13a", "yellow-B": "P9a"}, "yellow-B P10a", "!ramrod.hot-rod") == "P13b", "5 stays hot"


def test_it_puts_a_rod_where_the_other_seat_captures_least_if_its_own_turn_is_lost() -> None:
    both = "!!ramrod.hot-rod|ramrod.fit"
    assert relocated({"brown-A": "P13a"}, "brown-A P10a", both) == "P9a"
    assert relocated({"brown-A": "P9b"}, "brown-A P10a", both) == "back"
    assert relocated({"brown-A": "P9a", "black-B": "P13a"}, "brown-A P10a", both) == "back"


def test_it_checks_a_declared_win() -> None:
    script = game(ALMOST).play("0 yellow-A P11a", "0 x P11a", "0 win")
    assert rules(script, 1) == "accept_result"
    assert script.asked(0) is None
    assert rules(game({"brown-A": "AL"}).play("0 white-A P13a", "0 win"), 1) == [WIN]
    assert rules(game({"brown-A": "AL"}, strikes=[0, 1]).play("0 white-A P13a", "0 win"), 1) == "accept_result"


def test_at_the_time_limit_it_checks_the_last_turn() -> None:
    for lines, expected in ((("1 black-B P11a",), [FIT]), (("1 red-B P11a",), "accept_result")):
        script = game({"brown-A": "P11a"}, flag=1).play(*lines, "1 pass", "monitor time")
        assert rules(script, 0) == expected


def test_it_declines_a_draw() -> None:
    assert game().play("1 draw?").asked(0) == {"type": "decline_draw"}


@pytest.mark.parametrize("mode", ["tournament", "assisted"])
def test_two_bots_play_without_a_fault(mode: str) -> None:
    game(mode=mode).bots_play(40)
