"""Tests of the aguja (the small flag of a chess clock): noticing its fall, the consequence, the fall of both agujas,
and late arrival (rulebook parts 3 and 8)."""

import pytest

from engines.ajedrez import ENGINE
from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from tests.engines.ajedrez.table import ARBITER, BLACK, WHITE, Game

MINUTE = [{"moves": None, "ms": 60_000, "extra_ms": 0}]
SCHEDULED = {"scheduled": True, "periods": [{"moves": None, "ms": 7_200_000, "extra_ms": 0}]}


def test_an_aguja_falls_on_the_dot() -> None:
    game = Game(options={"periods": MINUTE})
    assert ENGINE.status(game.state).due_at_ms == 60_000
    assert game.play(WHITE, "move", 60_000, uci="e2e4") == "game_over"
    assert (game.ended, game.clocks) == (("time", "0-1"), (0, 60_000))


def test_who_fell_first_loses_where_the_server_knows() -> None:
    game = Game(options={"flag": "claim", "periods": MINUTE})
    game.moves("e2e4", 59_000)
    game.moves("e7e5", 120_000)  # Black's aguja fell at 119 s
    assert game.play(ARBITER, "arb_flag", 130_000) == "ok"  # White's aguja at 121 s
    assert game.ended == ("time", "1-0")


def test_one_may_claim_the_own_aguja_and_any_seat_any() -> None:
    game = Game(options={"flag": "claim", "periods": MINUTE})
    assert game.play(WHITE, "claim_flag", 59_999) == "flag_not_fallen"
    assert game.play(WHITE, "claim_flag", 60_000) == "ok"
    assert game.ended == ("time", "0-1")


def test_completing_the_period_wipes_it_out() -> None:
    periods = [{"moves": 1, "ms": 60_000, "extra_ms": 0}, {"moves": None, "ms": 30_000, "extra_ms": 0}]
    game = Game(options={"flag": "claim", "periods": periods})
    game.moves("e2e4", 61_000)
    assert game.play(BLACK, "claim_flag", 62_000) == "flag_not_fallen"
    assert game.clocks == (30_000, 59_000)


def test_a_shown_clock_never_shows_less_than_nothing() -> None:
    game = Game(options={"flag": "claim", "periods": MINUTE})
    game.moves("e2e4", 61_000)
    assert game.view()["clock"]["left_ms"] == [0, 60_000]


@pytest.mark.parametrize(
    ("fen", "ended"),
    [
        ("8/8/4k1q1/8/8/4K3/8/6N1 b - - 0 1", ("time_no_mate", "1/2-1/2")),
        ("8/8/4k1r1/8/8/4K3/8/6N1 b - - 0 1", ("time", "1-0")),
        ("8/8/4k1q1/8/8/4K3/8/6N1 w - - 0 1", ("time", "0-1")),
    ],
)
def test_who_cannot_mate_does_not_win_on_time(fen: str, ended: tuple[str, str]) -> None:
    game = Game(fen=fen, options={"training": True, "periods": MINUTE})
    game.wait(60_000)
    assert game.ended == ended


def test_white_may_sit_in_the_second_seat() -> None:
    game = Game(options={"white_seat": 1, "periods": MINUTE})
    assert ENGINE.status(game.state).flag == 1
    game.play(1, "move", 10_000, uci="e2e4")
    assert game.clocks == (50_000, 60_000)
    game.wait(70_000)
    assert (game.ended, game.to_case["result"]["seat"]) == (("time", "1-0"), 1)
    assert ENGINE.for_game(game.state.options, 1).white_seat == 0


def test_a_time_cut_to_nothing_falls_at_once() -> None:
    game = Game()
    game.play(ARBITER, "arb_sanction", 1_000, target=BLACK, kind="cut_time", ms=9_999_999)
    game.wait(1_000)
    assert game.ended == ("time", "1-0")


def test_late_counts_from_the_appointed_time_and_acting_is_being_there() -> None:
    game = Game(options=SCHEDULED)
    assert ENGINE.status(game.state).due_at_ms == 3_600_000
    game.play(WHITE, "move", 2_000, uci="e2e4")
    assert game.state.arrived == (True, False)
    assert "arrive" in ENGINE.status(game.state).may[BLACK]
    assert game.play(BLACK, "move", 3_599_999, uci="e2e4") == "not_your_piece"
    game.wait(3_600_000)
    assert game.ended == ("late", "1-0")


def test_late_before_the_aguja() -> None:
    game = Game(options={"scheduled": True})
    game.play(BLACK, "arrive")
    game.wait(3_600_000)
    assert game.ended == ("late", "0-1")


def test_a_pause_and_an_outage_move_the_appointed_time() -> None:
    game = Game(options=SCHEDULED)
    halted = ENGINE.adjust_clock(game.state, Halt(), 10_000)
    assert ENGINE.status(halted).due_at_ms is None
    later = ENGINE.adjust_clock(halted, Resume(), 40_000)
    assert ENGINE.status(later).due_at_ms == 3_630_000
    assert ENGINE.status(ENGINE.adjust_clock(later, OutageCredit(5_000), 50_000)).due_at_ms == 3_635_000


def test_the_hall_gives_time() -> None:
    game = Game(options={"periods": MINUTE})
    state = ENGINE.adjust_clock(game.state, ExtraTime(WHITE, 5_000), 1_000)
    assert ENGINE.status(state).due_at_ms == 65_000
    assert ENGINE.adjust_clock(state, Resume(), 2_000) == state


def test_delay_in_a_game() -> None:
    game = Game(options={"time_control": "retraso-25-5"})
    game.moves("e2e4", 4_000)
    game.moves("e7e5", 12_000)
    assert game.clocks == (1_500_000, 1_497_000)


def test_a_blitz_clock_gains_two_seconds_with_each_move() -> None:
    game = Game(options={"time_control": "relampago-3-2"})
    game.moves("e2e4", 4_000)
    assert game.clocks == (178_000, 180_000)


def test_a_rapid_clock_gains_ten_seconds_with_each_move() -> None:
    game = Game(options={"time_control": "rapida-15-10"})
    game.moves("e2e4", 4_000)
    assert game.clocks == (906_000, 900_000)
