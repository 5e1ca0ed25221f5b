"""Tests of handwritten score sheets, and of the data that a game with such sheets hides (rulebook:
`ajedrez.score-sheet`, part 9)."""

import pytest

from engines.ajedrez import ENGINE
from tests.engines.ajedrez.table import ARBITER, BLACK, WHITE, Game

MANUAL = {"scoresheet": "manual"}


def test_one_may_answer_before_writing_the_rivals_move() -> None:
    game = Game(options=MANUAL)
    game.moves("e2e4 e7e5")
    assert ENGINE.faultless_actions(game.state, WHITE) == (ENGINE.parse({"type": "write", "ply": 0, "san": "e4"}),)
    game.play(WHITE, "write", ply=0, san="e4")
    game.moves("g1f3")
    assert game.play(WHITE, "write", ply=2, san="Cf3") == "write_in_order"
    assert game.play(WHITE, "write", ply=1, san="e5") == "ok"
    assert game.play(WHITE, "write", ply=2, san="Cg1f3") == "ok"
    assert game.play(WHITE, "write", ply=3, san="Cc6") == "nothing_to_write"
    assert game.view(WHITE)["sheet"] == ["e4", "e5", "Cf3"]


@pytest.mark.parametrize(
    ("left", "clock", "extra", "answer"),
    [
        (299_999, "plain", 0, "ok"),
        (310_000, "plain", 0, "not_written"),
        (299_999, "plain", 60_000, "ok"),
        (299_999, "increment", 29_999, "ok"),
        (299_999, "increment", 30_000, "not_written"),
        (299_999, "delay", 30_000, "not_written"),
    ],
)
def test_who_is_short_of_time_need_not_write(left: int, clock: str, extra: int, answer: str) -> None:
    periods = [{"moves": None, "ms": 3_600_000, "extra_ms": extra}]
    game = Game(options=MANUAL | {"clock": clock, "periods": periods}, white_ms=left)
    game.moves("e2e4 e7e5", 0)
    if clock == "increment" and left + extra >= 300_000 and answer == "ok":
        game.play(ARBITER, "arb_set_clocks", 0, white_ms=left, black_ms=left)
    assert game.play(WHITE, "move", 0, uci="g1f3") == answer


def test_when_the_exemption_ends_one_catches_up() -> None:
    periods = [{"moves": 2, "ms": 200_000, "extra_ms": 0}, {"moves": None, "ms": 3_600_000, "extra_ms": 0}]
    game = Game(options=MANUAL | {"periods": periods})
    game.moves("e2e4 e7e5 g1f3 b8c6")
    assert game.play(WHITE, "move", uci="f1b5") == "not_written"
    for ply, san in enumerate(("e4", "e5", "Cf3")):
        assert game.play(WHITE, "write", ply=ply, san=san) == "ok"
    assert game.play(WHITE, "move", uci="f1b5") == "ok"


def test_an_illegal_move_is_written_as_it_was_made_and_goes_with_the_undoing() -> None:
    game = Game(options=MANUAL)
    game.moves("g1g3")
    assert game.play(BLACK, "write", ply=0, san="Ch3") == "wrong_san"
    assert game.play(BLACK, "write", ply=0, san="Cg3") == "ok"
    game.play(BLACK, "challenge", rule="ajedrez.illegal-move")
    assert game.state.sheets == (0, 0)


def test_a_seat_sees_no_record_and_no_number_of_the_move() -> None:
    game = Game(options=MANUAL)
    game.moves("e2e4 e7e5")
    seen = game.view(WHITE)
    assert "moves" not in seen
    assert "made" not in seen["clock"]
    assert seen["fen"].endswith(" w KQkq - 0 1")
    assert seen["sheet"] == []
    plain = {"piece": "", "taken": "", "offered": False}
    assert seen["recent"] == [{"uci": "e2e4", **plain}, {"uci": "e7e5", **plain}]
    assert game.view("spectator")["moves"]["san"] == ["e4", "e5"]
    assert ENGINE.audience(game.state, WHITE) == WHITE
    game.play(WHITE, "resign")
    assert game.view(WHITE)["moves"]["uci"] == ["e2e4", "e7e5"]
    assert ENGINE.audience(game.state, WHITE) == "spectator"
