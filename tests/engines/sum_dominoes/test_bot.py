"""Tests of the bot: it places the fitting tile with the most or the fewest pips, writes true sums, draws, and challenges."""

from typing import Any

import msgspec
import pytest

from engines.kit.chance import ChanceReader, ChanceState
from engines.sum_dominoes.bot import light_bot
from engines.sum_dominoes.faults import DRAW, MATCH_1, MATCH_2, SECOND_PART, SUM, UNPLACED_1, UNPLACED_2
from tests.engines.kit.script import Script
from tests.engines.sum_dominoes.test_rulings import HANDS, game

MANY = [["2-7", "5-9", "4-4", "0-1", "3-3", "7-7"], ["6-6", "0-2"]]


def light(script: Script, seat: int) -> Any:
    """Return the action of the bot that places light tiles."""
    view, status = script.engine.view(script.state, seat, 0), msgspec.to_builtins(script.status)
    return light_bot(view, status, seat, ChanceReader(ChanceState(bytes(32))))


def named(script: Script, seat: int) -> Any:
    """Return the rules that the bot challenges; if it does not challenge, the type of its action."""
    asked = script.asked(seat)
    if asked["type"] != "challenge":
        return asked["type"]
    return [rule if isinstance(rule, str) else rule["rule"] for rule in asked["rules"]]


def test_it_places_a_tile_that_makes_the_sum() -> None:
    assert game().asked(0)["tile"] == "2-7", "3 and 7 are 10"
    assert game().asked(1) is None
    assert game(sum=9).choices(0, "tile") == {"2-7"}, "2 and 7"
    assert len({tuple(game(sum=9).asked(0, fate)["cells"]) for fate in range(12)}) > 2, "chance decides where"


def test_of_fitting_tiles_it_takes_the_heaviest_and_the_light_bot_the_lightest() -> None:
    for total, heavy, low in ((7, "4-4", "0-1"), (8, "5-9", "0-1"), (10, "7-7", "3-3"), (14, "7-7", "2-7"), (12, "5-9", "5-9")):
        script = game(sum=total, hands=MANY)
        assert (script.asked(0)["tile"], light(script, 0)["tile"]) == (heavy, low)


def test_without_a_fitting_tile_it_rolls_for_the_second_part() -> None:
    for total in (0, 13, 18):
        assert game(sum=total, hands=MANY).asked(0) == {"type": "roll"}
        assert light(game(sum=total, hands=MANY), 0) == {"type": "roll"}


def test_it_rolls_writes_the_sum_and_places_again() -> None:
    script = game().play("0 2-7 F6 G6")
    assert script.asked(0) == {"type": "roll"}
    assert script.play("0 roll").asked(0) == {"type": "write_sum", "sum": 12}
    assert script.asked(1) is None
    assert script.play("0 =12").asked(0)["tile"] == "5-9"
    placed = script.asked(0)
    script.play(f"0 5-9 {' '.join(placed['cells'])}")
    assert script.asked(0) == {"type": "draw"}, "every turn ends with a draw while the bank has tiles"
    assert script.play("0 draw").asked(0) == {"type": "pass_flag"}


def test_without_a_tile_for_the_second_sum_it_draws() -> None:
    script = game(chance=[[6, 6, 6]]).play("0 2-7 F6 G6", "0 roll", "0 =18")
    assert script.asked(0) == {"type": "draw"}
    assert script.play("0 draw").asked(0) == {"type": "pass_flag"}
    empty = game(chance=[[6, 6, 6]], bank=[]).play("0 2-7 F6 G6", "0 roll", "0 =18")
    assert empty.asked(0) == {"type": "pass_flag"}


def test_the_second_part_counts_the_dice_and_not_the_old_sum() -> None:
    script = game(chance=[[6, 6, 4]], hands=[["2-7", "5-9", "3-3"], ["6-6"]]).play("0 2-7 F6 G6", "0 roll", "0 =16")
    assert script.choices(0, "tile") == {"5-9"}, "7 and 9 are 16; 7 and 3 would be the old 10"


def test_a_placing_waits_until_the_other_seat_has_seen_the_first_part() -> None:
    script = game(options={"window_min_ms": 5_000}).play("0 2-7 F6 G6", "0 roll", "0 =12")
    assert (script.asked(0), script.asked(1)) == (None, {"type": "no_challenge"})
    script.wait(5_001)
    assert script.asked(0)["type"] == "place"


def test_it_rerolls_after_a_challenge_if_no_tile_fits() -> None:
    script = game(sum=18).play("0 pass", "1 !!second-part|draw")
    assert script.asked(1) == {"type": "reroll"}
    script = game().play("0 pass", "1 !second-part")
    assert named(script, 1) == [DRAW]
    script.play("1 !draw")
    assert script.asked(1)["tile"] == "3-9", "3 and 9 fit without another roll"


def test_it_gives_its_heaviest_tile() -> None:
    script = game(bank=[]).play("0 2-7 G6 F6", "1 !match-1")
    assert (script.asked(0), script.asked(1)) == (None, {"type": "give", "tile": "3-9"})


def test_it_challenges_tiles_that_do_not_fit() -> None:
    assert named(game().play("0 2-7 G6 F6"), 1) == [MATCH_1]
    assert game().play("0 2-7 F6 G6").asked(1) is None
    assert named(game().play("0 2-7 F6 G6", "0 roll", "0 =12", "0 4-4 J6 K6"), 1) == [MATCH_2]
    assert game(strikes=[0, 1]).play("0 2-7 G6 F6").asked(1) is None


def test_it_challenges_a_wrong_sum() -> None:
    assert named(game().play("0 2-7 F6 G6", "0 roll", "0 =11", "0 4-4 J6 K6"), 1) == [MATCH_2, SUM]
    assert named(game().play("0 2-7 F6 G6", "0 roll", "0 =11"), 1) == [SUM]


def test_it_shows_the_first_placing_that_the_other_seat_missed() -> None:
    shown = game().play("0 roll").asked(1)["rules"]
    assert [rule["rule"] for rule in shown] == [UNPLACED_1]
    target = shown[0]["target"]
    script = game().play("0 roll")
    script.play(f"1 !unplaced-1 {target['tile']} {' '.join(target['cells'])}")
    assert script.rulings() == ["C"]
    second = game().play("0 2-7 F6 G6", "0 roll", "0 =12", "0 draw", "0 pass").asked(1)["rules"]
    assert [rule["rule"] for rule in second] == [UNPLACED_2]
    assert second[0]["target"]["tile"] in HANDS[0]


def test_a_tile_that_was_drawn_later_was_not_missed() -> None:
    bank = ["7-9", "2-2"]
    script = game(chance=[[6, 6, 6]], bank=bank).play("0 2-7 F6 G6", "0 roll", "0 =18", "0 draw", "0 pass")
    assert named(script, 1) != [UNPLACED_2]
    drawn = game(chance=[[6, 6, 4]], hands=[["2-7", "0-0"], ["6-6"]], bank=["5-9"])
    drawn.play("0 2-7 F6 G6", "0 roll", "0 =16", "0 draw", "0 pass")
    assert named(drawn, 1) != [UNPLACED_2], "the 5-9 came from the bank after the roll"


def test_it_challenges_a_turn_without_a_second_part_and_without_a_draw() -> None:
    assert named(game().play("0 pass"), 1) == [DRAW, SECOND_PART]
    assert named(game(bank=[]).play("0 pass"), 1) == [SECOND_PART]
    left = game(chance=[[6, 6, 6]]).play("0 2-7 F6 G6", "0 roll", "0 =18", "0 pass")
    assert named(left, 1) == [DRAW]
    assert named(game(chance=[[6, 6, 6]], bank=[]).play("0 2-7 F6 G6", "0 roll", "0 =18", "0 pass"), 1) != [DRAW]


def test_a_turn_that_the_clock_ended_is_no_fault_of_its_parts() -> None:
    script = game()
    script.wait(script.state.clock.turn_ms + script.state.clock.grace_ms)
    assert script.state.flag == 1
    assert (script.asked(1) or {})["type"] in ("place", "roll")


def test_it_accepts_a_result_and_declines_a_draw() -> None:
    script = game(hands=[["2-7"], ["6-6"]]).play("0 2-7 F6 G6")
    assert script.asked(1) == {"type": "accept_result"}
    script = game(hands=[["2-7"], ["6-6"]]).play("0 2-7 G6 F6")
    assert named(script, 1) == [MATCH_1]
    assert game().play("0 2-7 F6 G6", "0 draw?").asked(1) == {"type": "decline_draw"}


@pytest.mark.parametrize("mode", ["tournament", "assisted"])
def test_two_bots_play_without_a_fault(mode: str) -> None:
    game(mode=mode, chance=[]).bots_play(40)
