"""Refusals, with their codes and their order (rulebook part 4)."""

from typing import Any

import pytest

from engines.ajedrez import ENGINE
from engines.contract import Refusal
from tests.engines.ajedrez.table import ARBITER, BLACK, WHITE, Game

MANUAL_PRESS = {"auto_flag": False}
TRAINING = {"training": True}


@pytest.mark.parametrize(
    ("fen", "seat", "uci", "code"),
    [
        (None, WHITE, "e2e2", "malformed"),
        (None, WHITE, "E2E4", "malformed"),
        (None, WHITE, "", "malformed"),
        (None, WHITE, "0000", "malformed"),
        (None, BLACK, "e2e9", "malformed"),
        (None, BLACK, "e7e5", "not_your_turn"),
        (None, WHITE, "e7e5", "not_your_piece"),
        (None, WHITE, "e4e5", "not_your_piece"),
        (None, WHITE, "e1h1", "own_piece_there"),
        ("8/3P3k/8/8/8/8/8/4K3 w - - 0 1", WHITE, "d7d8", "promotion_needed"),
        ("8/3P3k/8/8/8/8/8/4K3 w - - 0 1", WHITE, "d7d8k", "malformed"),
        ("8/3P3k/8/8/8/8/8/4K3 w - - 0 1", WHITE, "d7d6q", "malformed"),
        ("8/3P3k/8/8/8/8/8/4K3 w - - 0 1", WHITE, "e1e2q", "malformed"),
        ("8/3P3k/8/8/8/8/8/4K3 w - - 0 1", WHITE, "e1h7", "king_capture"),
        ("4k3/3P4/8/8/8/8/8/4K3 w - - 0 1", WHITE, "d7e8", "promotion_needed"),
        ("4k3/3P4/8/8/8/8/8/4K3 w - - 0 1", WHITE, "d7e8q", "king_capture"),
    ],
)
def test_moves_that_no_hand_can_make(fen: str | None, seat: int, uci: str, code: str) -> None:
    game = Game(**({"fen": fen} if fen else {}), options=TRAINING)
    assert game.play(seat, "move", uci=uci) == code


def test_one_presses_after_the_move_and_nobody_moves_between() -> None:
    game = Game(options=MANUAL_PRESS)
    assert game.play(WHITE, "pass_flag") == "turn_incomplete"
    assert game.play(BLACK, "pass_flag") == "not_your_turn"
    game.play(WHITE, "move", uci="e2e4")
    assert game.play(WHITE, "move", uci="d2d4") == "not_your_turn"
    assert game.play(BLACK, "move", uci="e7e5") == "not_your_turn"
    assert game.play(BLACK, "pass_flag") == "not_your_turn"
    assert game.play(WHITE, "claim_draw", ground="fifty") == "right_lost"
    assert game.play(BLACK, "claim_draw", ground="fifty") == "not_your_turn"
    assert game.play(WHITE, "pass_flag") == "ok"
    assert game.clocks == (3_591_000, 3_600_000)


def test_with_auto_flag_there_is_nothing_to_press() -> None:
    game = Game()
    assert game.play(WHITE, "pass_flag") == "turn_incomplete"
    game.moves("e2e4")
    assert game.play(WHITE, "pass_flag") == "not_your_turn"


@pytest.mark.parametrize(
    ("options", "seat", "action", "code"),
    [
        ({"touch_move": False}, WHITE, {"type": "touch", "square": "e2"}, "no_touch_rule"),
        ({}, WHITE, {"type": "touch", "square": "e4"}, "empty_square"),
        ({}, WHITE, {"type": "touch", "square": "e9"}, "malformed"),
        ({}, BLACK, {"type": "touch", "square": "e7"}, "not_your_turn"),
        ({}, WHITE, {"type": "accept_draw"}, "no_offer"),
        ({}, BLACK, {"type": "decline_draw"}, "no_offer"),
        ({}, WHITE, {"type": "claim_draw", "ground": "boredom"}, "malformed"),
        ({}, WHITE, {"type": "claim_draw", "ground": "fifty", "move": "e2"}, "malformed"),
        ({}, WHITE, {"type": "claim_draw", "ground": "fifty", "move": "e2e5"}, "illegal_move"),
        ({}, BLACK, {"type": "claim_draw", "ground": "fifty"}, "not_your_turn"),
        ({}, WHITE, {"type": "claim_flag"}, "flag_not_fallen"),
        ({"flag": "claim"}, WHITE, {"type": "claim_flag"}, "flag_not_fallen"),
        ({}, WHITE, {"type": "claim_last_two"}, "too_much_time"),
        ({"arbiter": "none"}, WHITE, {"type": "claim_last_two"}, "too_much_time"),
        ({"arbiter": "none"}, WHITE, {"type": "claim_dead"}, "no_arbiter"),
        ({"arbiter": "none"}, WHITE, {"type": "call_arbiter", "reason": "ruido"}, "no_arbiter"),
        ({}, WHITE, {"type": "write", "ply": 0, "san": "e4"}, "no_sheet"),
        ({"scoresheet": "manual"}, WHITE, {"type": "write", "ply": 0, "san": "e4"}, "nothing_to_write"),
        ({"scoresheet": "manual"}, WHITE, {"type": "write", "ply": 1, "san": "e4"}, "write_in_order"),
        ({}, WHITE, {"type": "challenge", "rules": ["ajedrez.illegal-move"]}, "malformed"),
        ({}, WHITE, {"type": "challenge"}, "malformed"),
        ({}, WHITE, {"type": "move"}, "malformed"),
        ({}, WHITE, {"type": "arb_stop"}, "not_a_referee"),
        ({}, ARBITER, {"type": "move", "uci": "e2e4"}, "malformed"),
        ({}, ARBITER, {"type": "arb_resume"}, "nothing_pending"),
        ({}, ARBITER, {"type": "arb_rule_last_two", "decision": "draw"}, "nothing_pending"),
        ({}, ARBITER, {"type": "arb_by_flag"}, "nothing_pending"),
        ({}, ARBITER, {"type": "arb_flag"}, "flag_not_fallen"),
        ({}, ARBITER, {"type": "arb_rollback", "ply": 0}, "malformed"),
        ({}, ARBITER, {"type": "arb_excuse_late", "target": 0, "until_ms": 5}, "nothing_pending"),
        ({}, ARBITER, {"type": "arb_sanction", "target": 0, "kind": "cut_time"}, "malformed"),
        ({}, ARBITER, {"type": "arb_sanction", "target": 0, "kind": "lose", "rival_score": 0.7}, "malformed"),
        ({}, ARBITER, {"type": "arb_sanction", "target": 2, "kind": "warn"}, "malformed"),
        ({}, ARBITER, {"type": "arb_declare", "result": "2-0", "reason": "agreement"}, "malformed"),
    ],
)
def test_refused_at_the_start(options: dict[str, Any], seat: Any, action: dict[str, Any], code: str) -> None:
    fields = dict(action)
    assert Game(options=options).play(seat, fields.pop("type"), **fields) == code
    assert code in ENGINE.codes


@pytest.mark.parametrize(
    "action",
    [
        {"type": "move", "uci": "e2e4"},
        {"type": "touch", "square": "e2"},
        {"type": "offer_draw"},
        {"type": "claim_draw", "ground": "fifty"},
        {"type": "claim_dead"},
        {"type": "claim_last_two"},
        {"type": "claim_flag"},
        {"type": "challenge", "rule": "ajedrez.illegal-move"},
        {"type": "call_arbiter", "reason": ""},
    ],
)
def test_while_the_clocks_stand_seats_wait(action: dict[str, Any]) -> None:
    game = Game()
    game.play(ARBITER, "arb_stop")
    fields = dict(action)
    assert game.play(WHITE, fields.pop("type"), **fields) == "clocks_stopped"
    assert action["type"] not in ENGINE.status(game.state).may[WHITE]
    assert game.play(ARBITER, "arb_stop") == "clocks_stopped"


def test_after_the_end_everything_is_over() -> None:
    game = Game()
    assert game.play(BLACK, "resign") == "ok"
    assert game.ended == ("resign", "1-0")
    for seat, kind, fields in [
        (WHITE, "move", {"uci": "e2e4"}),
        (BLACK, "resign", {}),
        (WHITE, "challenge", {"rule": "ajedrez.illegal-move"}),
        (WHITE, "arrive", {}),
        (ARBITER, "arb_annul", {}),
        (ARBITER, "arb_declare", {"result": "1-0", "reason": "agreement"}),
    ]:
        assert game.play(seat, kind, **fields) == "game_over"
    assert ENGINE.status(game.state).due_at_ms is None


@pytest.mark.parametrize(
    "given",
    [
        {"banderilla": 0},
        {"fen": "nothing"},
        {"fen": 5},
        {"mode": "friendly"},
        {"options": {"clock": "sand"}},
        {"options": {"periods": [{"moves": 40, "ms": 1000, "extra_ms": 0}]}},
        {"options": {"periods": []}},
        {"options": {"start_fen": "8/8/8/8/8/8/8/8 w - - 0 1"}},
        {"history": ["e2"]},
        {"history": ["e1e2"]},
        {"history": "e2e4"},
        {"white_ms": "5"},
    ],
)
def test_a_position_that_is_none(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position(given, 0)
