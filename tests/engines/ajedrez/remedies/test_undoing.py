"""After an illegal move or a touched piece, the correction restores some parts of the state and keeps others (rulebook
part 6)."""

from typing import Any

import pytest

from engines.ajedrez import ENGINE
from engines.kit.chance import ChanceReader, ChanceState
from tests.engines.ajedrez.table import ARBITER, BLACK, WHITE, Game

ILLEGAL, TOUCH = "ajedrez.illegal-move", "ajedrez.touch-move"


def ruled(answer: Any) -> str:
    mark = answer["rulings"][0][1]
    assert isinstance(mark, str)
    return mark


def test_what_was_ruled_since_is_kept() -> None:
    game = Game()
    game.play(WHITE, "move", 10_000, uci="g1g3")
    game.play(BLACK, "claim_draw", 20_000, ground="fifty")
    assert game.clocks == (3_770_000, 3_410_000)
    game.play(ARBITER, "arb_add_time", 21_000, target=WHITE, ms=5_000)
    game.play(ARBITER, "arb_sanction", 22_000, target=BLACK, kind="cut_time", ms=1_000)
    assert ruled(game.play(BLACK, "challenge", 30_000, rule=ILLEGAL)) == "C"
    assert game.clocks == (3_590_000 + 180_000 + 5_000, 3_600_000 - 180_000 - 1_000 + 120_000)


def test_increment_count_and_period_go_back() -> None:
    periods = [{"moves": 2, "ms": 60_000, "extra_ms": 5_000}, {"moves": None, "ms": 30_000, "extra_ms": 5_000}]
    game = Game(options={"clock": "increment", "periods": periods})
    game.moves("e2e4", 1_000)
    game.moves("e7e5", 2_000)
    game.moves("e4e6", 3_000)
    assert game.clocks == (60_000 - 1_000 + 5_000 - 1_000 + 5_000 + 30_000, 64_000)
    assert game.state.clock.period == (1, 0)
    assert ruled(game.play(BLACK, "challenge", 9_000, rule=ILLEGAL)) == "C"
    assert game.clocks == (63_000, 184_000)
    assert (game.state.clock.period, game.state.clock.made) == ((0, 0), (1, 1))


def test_with_delay_the_offenders_turn_has_a_new_delay() -> None:
    periods = [{"moves": None, "ms": 60_000, "extra_ms": 5_000}]
    game = Game(options={"clock": "delay", "periods": periods})
    game.moves("e2e5", 7_000)
    game.play(BLACK, "challenge", 9_000, rule=ILLEGAL)
    game.play(WHITE, "move", 14_000, uci="e2e4")
    assert game.clocks[0] == 58_000


def test_the_press_completes_the_move_that_may_be_claimed() -> None:
    game = Game(options={"auto_flag": False})
    game.play(WHITE, "move", 5_000, uci="e2e5")
    assert ruled(game.play(BLACK, "challenge", rule=ILLEGAL)) == "IA"
    assert game.play(WHITE, "pass_flag", 8_000) == "ok"
    assert ruled(game.play(BLACK, "challenge", 20_000, rule=ILLEGAL)) == "C"
    assert game.clocks == (3_592_000, 3_720_000)


def test_an_arbiter_of_the_server_waits_for_the_press() -> None:
    game = Game(options={"auto_flag": False, "illegal": "arbiter"})
    assert game.play(WHITE, "move", uci="e2e5") == {"faults": [[ILLEGAL, "e2e5"]]}
    assert game.play(WHITE, "pass_flag") == {"undone": ILLEGAL}
    assert game.to_case["allowed"] == ["e2e3", "e2e4"]


def test_the_third_one_seen_by_the_server_loses_too() -> None:
    game = Game(options={"illegal": "arbiter"}, illegal_moves=[2, 0])
    assert game.play(WHITE, "move", uci="e2e5") == {"undone": ILLEGAL}
    assert game.ended == ("illegal_third", "0-1")
    game = Game(options={"illegal": "arbiter"}, illegal_moves=[0, 2])
    game.play(WHITE, "move", uci="e2e4")
    assert game.play(BLACK, "move", uci="e7e4") == {"undone": ILLEGAL}
    assert game.ended == ("illegal_third", "1-0")


@pytest.mark.parametrize("target", [-1, 1, 4, 99])
def test_a_ply_that_is_not_the_rivals(target: int) -> None:
    game = Game(history=["e2e4", "e7e5", "f1a3", "b8c6"])
    assert ruled(game.play(BLACK, "challenge", rule=ILLEGAL, target=target)) == "IA"
    assert ruled(game.play(BLACK, "challenge", rule=ILLEGAL, target=2)) == "C"
    assert game.to_case["strikes"] == [0, 1]


def test_both_may_claim_at_anybodys_turn() -> None:
    game = Game(history=["e2e4", "e7e4", "d2d4"])
    assert ruled(game.play(WHITE, "challenge", rule=ILLEGAL)) == "C"
    assert game.to_case["illegal_moves"] == [0, 1]
    assert game.to_case["allowed"] == ["e7e5", "e7e6"], "e4 cannot be taken: the first touched piece moves"


def test_the_taken_piece_counts_as_touched() -> None:
    game = Game(fen="4k3/8/8/3p4/4P3/8/6B1/4K3 w - - 0 1", options={"training": True})
    game.play(WHITE, "move", uci="g2d5")  # the bishop goes through its own pawn
    game.play(BLACK, "challenge", rule=ILLEGAL)
    assert game.to_case["touched"] == ["g2", "d5"]
    assert game.to_case["allowed"] == ["g2f1", "g2f3", "g2h1", "g2h3"]
    assert game.play(WHITE, "move", uci="e4d5") == "fault"


def test_without_touch_move_any_legal_move_replaces_it() -> None:
    game = Game(options={"touch_move": False})
    game.play(WHITE, "move", uci="e2e5")
    game.play(BLACK, "challenge", rule=ILLEGAL)
    assert len(game.to_case["allowed"]) == 20
    assert game.play(WHITE, "move", uci="e2e5") == "fault", "no second illegal move in its place"
    assert game.play(WHITE, "move", uci="d2d4") == "ok"


def test_obligations_and_offers_of_later_moves_are_void() -> None:
    game = Game()
    game.play(WHITE, "move", uci="e2e5")
    game.play(BLACK, "claim_draw", ground="fifty", move="a7a6")
    assert game.play(BLACK, "offer_draw") == {"faults": [["ajedrez.offer", "moment"]]}
    game.play(BLACK, "challenge", rule=ILLEGAL)
    assert (game.state.claimed, game.state.offer, game.state.streak) == (None, None, 0)
    assert game.view()["forced"] is True


def test_a_touch_fault_is_undone_without_bonus() -> None:
    game = Game()
    game.play(WHITE, "touch", 1_000, square="e7")
    game.play(WHITE, "touch", 2_000, square="b1")
    assert game.play(WHITE, "move", 3_000, uci="d2d4") == {"faults": [[TOUCH, "d2d4"]]}
    assert ruled(game.play(BLACK, "challenge", 9_000, rule=TOUCH)) == "C"
    assert game.clocks == (3_597_000, 3_600_000)
    assert game.to_case["illegal_moves"] == [0, 0]
    assert game.to_case["allowed"] == ["b1a3", "b1c3"]


def test_the_touch_window_shuts_with_the_own_move_and_opens_for_the_mover_only() -> None:
    game = Game(options={"auto_flag": False})
    game.play(WHITE, "touch", square="b1")
    game.play(WHITE, "move", uci="d2d4")
    assert ruled(game.play(BLACK, "challenge", rule=TOUCH)) == "IA"
    game.play(WHITE, "pass_flag")
    assert ruled(game.play(WHITE, "challenge", rule=TOUCH)) == "IA"
    game.play(BLACK, "move", uci="d7d5")
    assert ruled(game.play(BLACK, "challenge", rule=TOUCH)) == "IA"
    assert game.to_case["strikes"] == [1, 2]


def test_a_touch_fault_that_would_end_the_game_is_refused() -> None:
    game = Game(fen="6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", options={"training": True})
    game.play(WHITE, "touch", square="e1")
    assert game.play(WHITE, "move", uci="a1a8") == "fault"
    assert game.play(WHITE, "move", uci="a1a7") == {"faults": [[TOUCH, "a1a7"]]}


def test_an_illegal_mate_ends_nothing_until_the_next_legal_move() -> None:
    game = Game(fen="6k1/5ppp/8/8/8/8/7R/R3K3 w - - 0 1", options={"training": True})
    assert game.play(WHITE, "move", uci="h2a8") == {"faults": [[ILLEGAL, "h2a8"]]}
    assert game.ended is None
    assert ENGINE.faultless_actions(game.state, BLACK) == (ENGINE.parse({"type": "challenge", "rule": ILLEGAL}),)
    assert ruled(game.play(BLACK, "challenge", rule=ILLEGAL)) == "C"


@pytest.mark.parametrize(("mark", "strikes", "fen_is_back"), [("C", 0, True), ("I", 1, False), ("IA", 1, False)])
def test_a_humans_ruling_takes_the_place_of_the_servers(mark: Any, strikes: int, fen_is_back: bool) -> None:
    game = Game(history=["e2e4"])
    before = game.state.fen
    action = ENGINE.parse({"type": "challenge", "rule": ILLEGAL})
    step = ENGINE.apply(game.state, BLACK, action, 5_000, ChanceReader(ChanceState(bytes(32))), (mark,))
    assert step.rulings[0].mark == mark
    assert step.state.book.strikes[BLACK] == strikes
    assert (step.state.fen != before) == fen_is_back


@pytest.mark.parametrize("rule", [ILLEGAL, TOUCH, "ajedrez.offer", "ajedrez.flag"])
def test_a_humans_c_with_nothing_to_undo_changes_no_position(rule: str) -> None:
    game = Game()
    action = ENGINE.parse({"type": "challenge", "rule": rule})
    step = ENGINE.apply(game.state, BLACK, action, 5_000, ChanceReader(ChanceState(bytes(32))), ("C",))
    assert step.state.fen == game.state.fen
    assert step.state.book.marks == ((), ("C",))


@pytest.mark.parametrize(
    ("rule", "mark"),
    [
        (ILLEGAL, "IA"),
        (TOUCH, "IA"),
        ("ajedrez.offer", "IA"),
        ("ajedrez.start-position", "I"),
        ("ajedrez.flag", "IA"),
        ("otra", "IA"),
    ],
)
def test_third_strike_loses(rule: str, mark: str) -> None:
    game = Game()
    for count in (1, 2, 3):
        assert ruled(game.play(WHITE, "challenge", rule=rule)) == mark
        assert game.to_case["strikes"] == [count, 0]
    assert game.ended == ("strikes", "0-1")


def test_where_the_server_refuses_or_rules_there_is_nothing_to_claim() -> None:
    for illegal in ("refuse", "arbiter"):
        game = Game(options={"illegal": illegal}, history=["e2e4"])
        assert ruled(game.play(BLACK, "challenge", rule=ILLEGAL)) == "IA"
    assert Game(options={"illegal": "refuse"}).play(WHITE, "move", uci="e2e5") == "fault"
    assert Game(mode="assisted", history=["e2e4"]).play(BLACK, "challenge", rule=ILLEGAL) == "no_challenges"


def test_the_arbiter_takes_back_an_illegal_move_without_bonus() -> None:
    game = Game(history=["e2e5", "a7a6"])
    game.play(ARBITER, "arb_rollback", 4_000, ply=0)
    assert game.clocks == (3_600_000, 3_600_000)
    assert (game.to_case["illegal_moves"], game.to_case["allowed"]) == ([0, 0], ["e2e3", "e2e4"])


def test_the_arbiter_takes_back_a_move_that_is_not_pressed_yet() -> None:
    game = Game(options={"auto_flag": False})
    game.play(WHITE, "move", 3_000, uci="e2e4")
    game.play(ARBITER, "arb_stop", 5_000)
    game.play(ARBITER, "arb_rollback", 9_000, ply=0)
    assert (game.clocks, game.to_case["phase"], game.to_case["clock_running"]) == ((3_595_000, 3_600_000), "stopped", None)
    game.play(ARBITER, "arb_resume", 10_000)
    assert len(game.to_case["allowed"]) == 20
