"""Tests of the bot: it wins if it can, leaves the other seat no win, builds its rows, and challenges what is wrong."""

from typing import Any

import pytest

from engines.fiar.bot import worth
from engines.fiar.paths import has_path
from engines.fiar.state import Options
from tests.engines.kit.script import Script

ROW = {"B1": "c1r2", "B2": "c2r2", "B3": "c3r2"}
"""Three blue chips in a row whose next circles are c4r2, c5r2, c6r2 and c7r2."""
TO_ROW = {"B4": "c5r5"}
"""A fourth blue chip that reaches c5r2."""


def game(**given: Any) -> Script:
    return Script("fiar", **given)


def asked(script: Script, seat: int) -> Any:
    """Return the rules that the bot challenges; if it does not challenge, the type of its action."""
    raw = script.asked(seat)
    return raw.get("rules", raw["type"])


def test_it_wins_with_a_move() -> None:
    script = game(board={**ROW, **TO_ROW, "R1": "c8r3"})
    assert script.choices(0, "chip", "to") == {("B4", "c5r2")}
    assert script.play("0 B4>c5r2").asked(0) == {"type": "declare_win", "path": ["c1r2", "c2r2", "c3r2", "c5r2"]}
    assert script.asked(1) is None


def test_it_wins_with_a_chip_of_its_hand() -> None:
    script = game(phase="placing", board={**ROW, "R1": "c8r3"}, hand=[["B4"], ["R2"]])
    assert script.choices(0, "type", "to", fates=40) == {("place", f"c{column}r2") for column in (4, 5, 6, 7)}


DIVIDED = {"R1": "c1r2", "R2": "c2r2", "B1": "c3r2", "R3": "c4r2", "R4": "c5r2"}
EXTINGUISHED = {**ROW, "B4": "c4r2", "RX1": "c1r1", "R1": "c6r5"}


@pytest.mark.parametrize("fate", range(4))
@pytest.mark.parametrize(("board", "seat", "chip", "gone"), [(DIVIDED, 0, "B1", "c3r2"), (EXTINGUISHED, 1, "RX1", "c5r2")])
def test_it_leaves_a_path_of_the_other_colour_and_declares_it(
    board: dict[str, str], seat: int, chip: str, gone: str, fate: int
) -> None:
    """A seat may declare a path of either colour. So the bot moves away its own chip that divides the other seat's
    path, or its marked chip that extinguishes that path."""
    script = game(board=board, flag=seat)
    raw = script.asked(seat, fate)
    assert raw["chip"] == chip
    script.play(f"{seat} {chip}>{raw['to']}")
    path = [space for space in ("c1r2", "c2r2", "c3r2", "c4r2", "c5r2") if space != gone]
    assert script.asked(seat) == {"type": "declare_win", "path": path}


def test_it_blocks_a_path_that_the_other_seat_could_complete() -> None:
    script = game(flag=1, board={**ROW, **TO_ROW, "R1": "c5r4", "R2": "c8r3"})
    assert script.choices(1, "chip", "to") == {("R2", "c7r2")}
    script = game(flag=1, board={**ROW, **TO_ROW, "R1": "c5r4"})
    assert script.choices(1, "chip", "to") == {("R1", "c5r2")}


def test_if_every_move_leaves_a_win_it_builds_its_own_rows() -> None:
    script = game(flag=1, board={**ROW, "B4": "c4r4", "B5": "c5r5", "R1": "c4r6"})
    assert script.choices(1, "chip", "to") == {("R1", "c1r3")}


def test_it_blocks_with_its_marked_chip_where_one_more_chip_does_not_stop_the_path() -> None:
    script = game(phase="placing", flag=1, board={**ROW, "R1": "c8r3"}, hand=[["B4"], ["R2", "RX1"]])
    assert script.choices(1, "chip", "to") == {("RX1", "c5r2")}
    assert game(phase="placing", flag=1, board={**ROW, "R1": "c8r3"}, hand=[[], ["R2", "RX1"]]).choices(1, "chip", "to") != {
        ("RX1", "c5r2")
    }, "without a chip in hand, and with no fourth chip on the board, the row is no danger"


def test_its_marked_chip_stays_where_only_the_other_seat_would_win() -> None:
    """With the option `declarers_opponent`, only the blue marked chip keeps the red row from the seat of the red chips. So
    the bot, which plays blue, must leave that chip where it is."""
    options = {"extinguisher": "declarers_opponent"}
    board = {"R1": "c1r2", "R2": "c2r2", "R3": "c3r2", "R4": "c4r2", "RX1": "c1r1", "BX1": "c5r2", "B1": "c8r3"}
    for fate in range(6):
        script = game(board=board, options=options)
        raw = script.asked(0, fate)
        places = {**board, raw["chip"]: raw["to"]}
        assert not has_path({space: chip for chip, space in places.items()}, "red", Options(extinguisher="declarers_opponent"))


def test_it_moves_to_the_circle_with_most_rows() -> None:
    assert game(board={"B1": "c4r6", "R1": "c7r2"}).choices(0, "to") == {"c1r3", "c7r3"}
    near = game(board={"B1": "c4r6", "R1": "c7r2"}, options={"move_range": "one"})
    assert near.choices(0, "to") == {"c5r6", "c3r6", "c3r5", "c4r5", "c5r5"}, "one step, and nobody can win yet"


def test_the_worth_of_a_row_is_the_square_of_its_chips_until_it_is_blocked() -> None:
    assert worth({"c1r2": "B1"}, "blue") == 4, "four rows of at least four circles"
    assert worth({"c1r2": "B1"}, "red") == -4
    assert worth({"c1r2": "B1", "c2r2": "B2"}, "blue") == 9, "one of their rows has both chips"
    assert worth({"c1r2": "R1", "c2r2": "R2"}, "blue") == -9
    assert worth({"c1r2": "B1", "c2r2": "R2"}, "blue") == 4 - 3 - 1 + 1


def test_of_equal_chips_it_places_the_first_and_it_places_only_in_its_turn() -> None:
    script = game(phase="placing", board={}, hand=[["B1", "B2", "BX1", "BX2"], ["R1"]])
    assert script.choices(0, "chip", fates=30) == {"B1", "BX1"}
    assert script.asked(1) is None


def test_it_passes_after_its_move_or_its_placing() -> None:
    assert game(board={"B1": "c0r3", "R1": "c7r2"}).play("0 B1>c1r2").asked(0) == {"type": "pass_flag"}
    placed = game(phase="placing", board={}, hand=[["B1"], ["R1"]]).play("0 B1@c1r2")
    assert placed.asked(0) == {"type": "pass_flag"}


FAULTY = {**ROW, "B4": "c0r3", "R1": "c6r4"}


def faulty(*more: str, **given: Any) -> Script:
    return game(board=FAULTY, **given).play("0 B4>c8r3", "0 pass", *more)


def test_it_challenges_a_move_off_the_lines_and_relocates_where_that_helps_least() -> None:
    assert asked(faulty(), 1) == ["fiar.route"]
    assert asked(faulty(strikes=[0, 1]), 1) == "move"
    script = faulty("1 !fiar.route")
    assert script.choices(1, "type", "chip", "to") == {("relocate", "B1", "c4r4")}
    assert script.asked(0) is None


def test_it_claims_no_path_that_the_relocation_made() -> None:
    script = faulty("1 !fiar.route", "1 B4/c5r2")
    assert asked(script, 1) == "move"


def test_it_claims_its_own_path_after_a_relocation() -> None:
    red = {"R1": "c1r4", "R2": "c2r4", "R3": "c3r4", "R4": "c4r4"}
    script = game(board={**FAULTY, **red}).play("0 B4>c8r3", "0 pass", "1 !fiar.route", "1 B1/c6r1")
    assert script.asked(1) == {"type": "declare_win", "path": ["c1r4", "c2r4", "c3r4", "c4r4"]}


def test_it_challenges_a_second_move_a_move_in_the_placing_and_a_false_path() -> None:
    board = {"B1": "c3r3", "B2": "c0r3", "R1": "c7r2", "RX1": "c7r5"}
    twice = game(board=board).play("0 B1>c5r3", "0 B2>c1r3", "0 pass")
    assert asked(twice, 1) == ["fiar.route", "fiar.move-it-use-it"]
    placed = game(phase="placing", board={}, hand=[["B1"], ["R1"]]).play("0 B1@c3r3", "0 B1>c3r4", "0 pass")
    assert asked(placed, 1) == ["fiar.piece-placed"]
    assert asked(game(board=board).play("0 win c3r3 c0r3"), 1) == ["fiar.win-path"]
    assert asked(game(board=board, strikes=[0, 1]).play("0 win c3r3 c0r3"), 1) == "accept_result"
    right = game(board={**ROW, "B4": "c4r2"}).play("0 win c1r2 c2r2 c3r2 c4r2")
    assert asked(right, 1) == "accept_result"
    assert right.asked(0) is None


def test_it_declines_a_draw_and_takes_part_in_the_choice_of_the_start() -> None:
    assert game(board=ROW).play("1 draw?").asked(0) == {"type": "decline_draw"}
    script = game(phase="start")
    assert script.asked(0)["type"] == "start_call"
    assert script.asked(1) is None


@pytest.mark.parametrize("mode", ["tournament", "assisted"])
def test_two_bots_play_without_a_fault(mode: str) -> None:
    game(phase="placing", mode=mode).bots_play(36)
