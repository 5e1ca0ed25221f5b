"""The bot: it takes the score that brings its pawn farthest, bumps, keeps the goal in reach, and challenges what is wrong."""

from typing import Any

import pytest

from engines.par55.board import SCORING, SHORT, worth
from engines.par55.faults import BUMP, COUNT, SCORE, WIN
from tests.engines.kit.script import Script

LAID = {"C2T": "large-red-circle"}
"""One block on the board: a block next to it scores 5, 6 or 7, and any other block scores 5."""


def game(**given: Any) -> Script:
    return Script("par55", **{"bases": LAID, **given})


def scores(*pawns: int, seat: int = 0, **given: Any) -> set[int]:
    """Return the scores of the placings that the bot may choose with the pawns on these spaces."""
    script = game(pawns=pawns, flag=seat, **given)
    return {worth(script.state.laid, block, base, SCORING) for block, base in script.choices(seat, "block", "base")}


def rules(script: Script, seat: int) -> Any:
    """Return the rules that the bot challenges; if it does not challenge, the type of its action."""
    asked = script.asked(seat)
    return asked.get("rules", asked["type"])


def test_it_takes_the_highest_score() -> None:
    assert scores(0, 20) == {7}
    assert scores(20, 0, seat=1) == {7}


def test_it_takes_the_score_that_reaches_the_goal() -> None:
    assert scores(48, 9) == {7}
    assert scores(49, 9) == {6}
    assert scores(50, 9) == {5}


def test_it_stays_so_far_from_the_goal_that_a_score_can_reach_it() -> None:
    assert scores(45, 9) == {5}, "50 is five spaces from the goal; from 51 and 52 every score goes too far"
    assert scores(44, 9) == {6}, "50 again"
    assert scores(43, 9) == {7}, "50 again"


def test_it_bumps_on_a_white_space() -> None:
    assert scores(0, 6) == {6}, "that is worth the five spaces that the other pawn loses"
    assert scores(1, 6) == {5}
    assert scores(0, 5) == {7}, "5 is a safe space"
    assert scores(0, 12) == {7}


def test_a_score_too_far_leaves_the_pawn_which_is_no_bump() -> None:
    assert scores(53, 53) == {7}


def test_with_a_goal_that_turns_back_it_avoids_to_land_just_ahead_of_the_other_pawn() -> None:
    options = {"overshoot": "bounce"}
    assert scores(51, 48, options=options) == {6}, "53 lies five spaces and no more ahead; 54 would be one more"
    assert scores(51, 9, options=options) == {5}


END = """
E3L lrs, D2L sbt, E1R sbh, A1R lyt, A2B sbc, C1R sys, A3R lys, C3L lyr, B1T lyh, D1T syr, B2L lbt, E2T syt, E2B lyc, D3T sbs,
A3L lrc, A1L syc, B1B lbr, E3R lrr, E1L sbr, A2T src, C2T syh, D1B lbs, D2R lrh, B3B srt, C1L srr, C3R srs, B2R srh, B3T lbc
"""
"""A board where only the bases C2B and D3B are free. The large red triangle and the large blue hexagon both score 9 on C2B.
The opponent must then place the other of these two blocks on D3B, where the hexagon scores 7 and the triangle 8."""


def test_of_equal_scores_it_takes_one_after_which_the_other_seat_cannot_reach_the_goal() -> None:
    name = {short: block for block, short in SHORT.items()}
    laid = {base: name[short] for base, short in (each.split() for each in END.strip().split(","))}
    triangle, hexagon = ("large-red-triangle", "C2B"), ("large-blue-hexagon", "C2B")
    assert game(bases=laid, pawns=[0, 20]).choices(0, "block", "base") == {triangle, hexagon}
    assert game(bases=laid, pawns=[0, 55 - 7]).choices(0, "block", "base") == {hexagon}
    assert game(bases=laid, pawns=[0, 55 - 8]).choices(0, "block", "base") == {triangle}


def test_it_says_its_score_counts_each_space_and_passes() -> None:
    script = game(pawns=[3, 30]).play("0 lrs C1L")
    assert script.asked(0) == {"type": "announce", "score": 7}
    assert script.asked(1) is None
    script.play("0 =7")
    assert script.asked(0) == {"type": "move_pawn", "to": 10, "path": [4, 5, 6, 7, 8, 9, 10]}
    script.play("0 >10")
    assert script.asked(0) == {"type": "pass_flag"}


def test_it_counts_what_was_said_even_if_that_was_wrong() -> None:
    script = game(pawns=[3, 30]).play("0 lrs C1L", "0 =6")
    assert script.asked(0)["to"] == 9


def test_a_pawn_that_would_pass_the_goal_stays() -> None:
    script = game(pawns=[52, 30]).play("0 lrs C1L", "0 =7")
    assert script.asked(0) == {"type": "move_pawn", "to": 52, "path": []}
    script.play("0 >52 -")
    assert script.asked(0) == {"type": "pass_flag"}


def test_it_moves_the_bumped_pawn_back() -> None:
    script = game(pawns=[3, 9]).play("0 lbc C1L", "0 =6", "0 >9")
    assert script.asked(0) == {"type": "bump", "to": 4}
    script.play("0 bump 4")
    assert script.asked(0) == {"type": "pass_flag"}


def test_it_declares_at_the_goal_only() -> None:
    script = game(pawns=[48, 9]).play("0 lrs C1L", "0 =7", "0 >55")
    assert script.asked(0) == {"type": "declare_win"}
    script.play("0 win")
    assert script.asked(1) == {"type": "accept_result"}
    assert script.asked(0) is None


def test_it_challenges_what_the_last_turn_shows() -> None:
    faulty = ("0 sbs A1L", "0 =6", "0 >8", "0 pass")
    assert rules(game(bases={}, pawns=[3, 8]).play(*faulty), 1) == [SCORE, COUNT, BUMP]
    assert rules(game(bases={}, pawns=[3, 8], strikes=[0, 1]).play(*faulty), 1) == "place"
    assert rules(game(bases={}, pawns=[3, 8]).play(*faulty, "1 sbt A1R"), 1) == "announce", "the window has closed"
    right = ("0 sbs A1L", "0 =5", "0 >8", "0 bump 3", "0 pass")
    assert rules(game(bases={}, pawns=[3, 8]).play(*right), 1) == "place"


def test_a_pawn_that_moved_before_its_score_is_a_fault() -> None:
    script = game(pawns=[3, 30]).play("0 lrs C1L", "0 >10", "0 =7", "0 pass")
    assert rules(script, 1) == ["par55.announce-first"]


def test_it_checks_a_declared_win() -> None:
    script = game(pawns=[47, 9]).play("0 lrs C1L", "0 =7", "0 >54", "0 win")
    assert rules(script, 1) == [WIN]
    assert rules(game(pawns=[47, 9], strikes=[0, 1]).play("0 lrs C1L", "0 =7", "0 >54", "0 win"), 1) == "accept_result"
    false = game(pawns=[48, 9]).play("0 lbs C1L", "0 =7", "0 >55", "0 win")
    assert rules(false, 1) == [SCORE]


def test_it_declines_a_draw_and_takes_part_in_the_choice_of_the_start() -> None:
    assert game().play("1 draw?").asked(0) == {"type": "decline_draw"}
    assert game(phase="start", bases={}).asked(0)["type"] == "start_call"


@pytest.mark.parametrize("mode", ["tournament", "assisted"])
def test_two_bots_play_without_a_fault(mode: str) -> None:
    game(bases={}, mode=mode).bots_play(60)
