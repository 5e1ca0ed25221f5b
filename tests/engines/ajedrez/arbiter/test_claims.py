"""Tests of draw offers, draw claims, the last two minutes of a game, and dead positions (rulebook parts 6 and 7)."""

import pytest

from engines.ajedrez import ENGINE
from tests.engines.ajedrez.table import ARBITER, BLACK, WHITE, Game

ENDGAME = "8/8/4k3/8/8/4K3/7r/R7 w - - 0 1"
TRAINING = {"training": True}
SHUFFLE = ["g1f3", "g8f6", "f3g1", "f6g8"]


def test_an_offer_waits_for_accept_decline_or_move() -> None:
    game = Game(options={"auto_flag": False})
    game.play(WHITE, "move", uci="e2e4")
    assert game.play(WHITE, "offer_draw") == "ok"
    assert game.state.record[-1].san == "e4 (=)"
    assert game.play(WHITE, "offer_draw") == "offer_open"
    assert game.play(BLACK, "offer_draw") == "offer_open"
    assert game.play(WHITE, "accept_draw") == "no_offer"
    game.play(WHITE, "pass_flag")
    assert game.play(BLACK, "decline_draw") == "ok"
    assert game.play(WHITE, "offer_draw") == "already_offered"
    assert game.play(BLACK, "accept_draw") == "no_offer"


def test_moving_answers_the_rivals_offer_and_not_the_own() -> None:
    game = Game()
    game.play(BLACK, "offer_draw")
    assert ENGINE.status(game.state).may[WHITE].count("accept_draw") == 1
    game.moves("e2e4")
    assert game.state.offer is None
    game.play(WHITE, "offer_draw")
    game.moves("e7e5")
    game.play(BLACK, "offer_draw")
    assert game.play(BLACK, "accept_draw") == "no_offer"
    assert game.state.offer == BLACK


def test_while_the_own_offer_is_open_no_move_makes_another() -> None:
    game = Game()
    game.play(WHITE, "offer_draw")
    assert game.play(WHITE, "move", uci="e2e4", offer=True) == "offer_open"
    assert game.play(WHITE, "move", uci="e2e4") == "ok"
    assert game.state.offer == WHITE


def test_the_third_offer_in_a_row_is_a_fault() -> None:
    game = Game()
    game.play(WHITE, "move", uci="e2e4", offer=True)
    game.moves("e7e5")
    assert game.play(WHITE, "move", uci="d2d4", offer=True) == "ok"
    game.moves("d7d5")
    assert game.play(WHITE, "move", uci="f2f4", offer=True) == {"faults": [["ajedrez.offer", "persistent"]]}
    assert game.play(WHITE, "challenge", rule="ajedrez.offer") == {"rulings": [["ajedrez.offer", "IA"]]}
    assert game.play(BLACK, "challenge", rule="ajedrez.offer") == {"rulings": [["ajedrez.offer", "C"]]}
    assert game.to_case["warnings"] == [1, 0]
    assert game.play(BLACK, "challenge", rule="ajedrez.offer") == {"rulings": [["ajedrez.offer", "I"]]}


def test_an_offer_of_the_other_seat_breaks_the_row() -> None:
    game = Game()
    for uci in ("e2e4", "e7e5", "d2d4", "d7d5", "f2f4", "f7f5"):
        assert game.play(ENGINE.status(game.state).flag, "move", uci=uci, offer=True) == "ok"


def test_assisted_refuses_an_offer_at_a_wrong_moment() -> None:
    game = Game(mode="assisted", options={"auto_flag": False})
    assert game.play(WHITE, "offer_draw") == "fault"
    assert "offer_draw" not in ENGINE.status(game.state).may[WHITE]
    game.play(WHITE, "move", uci="e2e4")
    assert game.play(BLACK, "offer_draw") == "fault"
    assert game.play(WHITE, "offer_draw") == "ok"


def test_the_right_to_claim_is_lost_with_the_own_move_and_comes_again() -> None:
    game = Game(history=[*SHUFFLE, *SHUFFLE])
    game.moves("e2e4")
    assert game.play(WHITE, "claim_draw", ground="threefold") == "right_lost"
    again = Game(history=[*SHUFFLE, *SHUFFLE])
    assert again.play(WHITE, "claim_draw", ground="threefold") == {"claim": "right"}
    assert again.ended == ("threefold", "1/2-1/2")


def test_a_claim_needs_a_move_that_the_touches_leave() -> None:
    game = Game()
    game.play(WHITE, "touch", square="e2")
    assert game.play(WHITE, "claim_draw", ground="fifty", move="g1f3") == "fault"
    assert game.play(WHITE, "claim_draw", ground="fifty", move="e2e4") == {"claim": "wrong"}
    assert game.play(WHITE, "claim_draw", ground="fifty", move="e2e3") == "claimed_move"
    assert game.to_case["allowed"] == ["e2e4"]


def test_halves_are_rounded_down() -> None:
    game = Game(white_ms=10_001, black_ms=50_000)
    game.play(WHITE, "claim_draw", 1_000, ground="fifty")
    assert game.clocks == (9_001 - 4_500, 230_000)


def test_seventy_five_moves_end_the_game_where_nobody_can_claim() -> None:
    game = Game(fen="8/8/4k3/8/8/4K3/8/7R w - - 149 115", options={"training": True, "auto_75": True})
    game.moves("h1h2")
    assert game.ended == ("auto_75", "1/2-1/2")


def test_a_dead_position_after_an_illegal_move_is_claimed() -> None:
    game = Game(fen="4k3/8/8/8/8/8/7q/4K3 w - - 0 1", options=TRAINING)
    game.play(WHITE, "move", uci="e1h2")
    assert game.ended is None
    assert game.play(BLACK, "claim_dead") == "ok"
    assert game.ended == ("dead_position", "1/2-1/2")


def test_last_two_minutes_drawn_at_once() -> None:
    game = Game(fen=ENDGAME, options=TRAINING, white_ms=100_000)
    game.play(WHITE, "claim_last_two")
    assert game.play(ARBITER, "arb_rule_last_two", decision="draw") == "ok"
    assert game.ended == ("art_10_2", "1/2-1/2")


def test_one_claim_of_the_last_two_minutes_in_a_game() -> None:
    game = Game(fen=ENDGAME, options=TRAINING, white_ms=100_000, black_ms=100_000)
    game.play(BLACK, "claim_last_two", 1_000)
    game.play(ARBITER, "arb_rule_last_two", 9_000, decision="postpone")
    assert game.clocks == (99_000, 100_000)
    assert game.play(WHITE, "claim_last_two") == "already_postponed"
    assert "claim_last_two" not in ENGINE.status(game.state).may[WHITE]


def test_after_a_postponement_the_fallen_aguja_may_decide() -> None:
    game = Game(fen=ENDGAME, options=TRAINING, white_ms=100_000, black_ms=100_000)
    game.play(WHITE, "claim_last_two", 1_000)
    game.play(ARBITER, "arb_rule_last_two", 2_000, decision="postpone", bonus=True)
    assert game.clocks == (99_000, 220_000)
    game.wait(200_000)
    assert (game.to_case["phase"], game.to_case["clock_running"]) == ("awaiting_arbiter", None)
    assert game.play(WHITE, "move", uci="a1a6") == "clocks_stopped"
    assert game.play(ARBITER, "arb_resume") == "nothing_pending"
    assert game.play(ARBITER, "arb_by_flag") == "ok"
    assert game.ended == ("time", "0-1")


def test_time_given_to_a_fallen_aguja_lets_the_game_go_on() -> None:
    game = Game(fen=ENDGAME, options=TRAINING, white_ms=1_500)
    game.play(WHITE, "claim_last_two", 1_000)
    game.play(ARBITER, "arb_resume", 2_000)
    assert game.state.last_two == "postponed"
    game.wait(3_000)
    game.play(ARBITER, "arb_set_clocks", white_ms=60_000, black_ms=60_000)
    assert game.play(ARBITER, "arb_resume") == "ok"
    game.moves("a1a6")


@pytest.mark.parametrize(("left", "code"), [(120_999, "ok"), (121_000, "too_much_time")])
def test_less_than_two_minutes(left: int, code: str) -> None:
    assert Game(fen=ENDGAME, options=TRAINING, white_ms=left).play(WHITE, "claim_last_two", 1_000) == code


def test_a_fallen_aguja_claims_no_last_two_minutes() -> None:
    game = Game(fen=ENDGAME, options=TRAINING | {"flag": "claim"}, white_ms=500)
    assert game.play(WHITE, "claim_last_two", 1_000) == "flag_fallen"
