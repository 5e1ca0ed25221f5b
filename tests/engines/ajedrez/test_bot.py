"""Tests of the chess bot: its moves are legal, it leaves no piece to be captured for nothing, and it always finds a
move."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from engines.ajedrez import ENGINE
from engines.ajedrez.bot import asking_bot, bot
from engines.kit.chance import ChanceReader, ChanceState
from tests.engines.ajedrez.table import BLACK, WHITE, Game


def asked(game: Game, seat: int, fate: int = 0) -> dict[str, Any] | None:
    status = msgspec.to_builtins(ENGINE.status(game.state))
    return bot(game.view(seat), status, seat, ChanceReader(ChanceState(bytes(31) + bytes([fate]))))


@pytest.mark.parametrize(
    ("fen", "uci"),
    [
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"),
        ("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", "e4d5"),
        ("4k3/8/2p5/3r4/8/8/8/3QK3 w - - 0 1", None),  # the rook is defended
        ("7k/5Q2/5K2/8/8/8/8/8 w - - 0 1", "f7g7"),
        ("8/3P3k/8/8/8/8/8/4K3 w - - 0 1", "d7d8q"),
    ],
)
def test_it_takes_what_is_there(fen: str, uci: str | None) -> None:
    action = asked(Game(fen=fen, options={"training": True}), WHITE)
    assert action is not None
    assert action["uci"] == uci if uci else action["uci"] != "d1d5"


def test_it_moves_a_piece_that_hangs() -> None:
    game = Game(fen="4k3/8/8/8/8/2p5/3Q4/6K1 w - - 0 1", options={"training": True})
    for fate in range(5):
        action = asked(game, WHITE, fate)
        assert action is not None
        assert action["uci"].startswith("d2")


def test_it_obeys_the_touched_piece_and_the_announced_move() -> None:
    game = Game()
    game.play(WHITE, "touch", square="a2")
    assert (asked(game, WHITE) or {})["uci"] in ("a2a3", "a2a4")
    game.play(WHITE, "claim_draw", ground="fifty", move="a2a3")
    assert asked(game, WHITE) == {"type": "move", "uci": "a2a3"}


def test_it_accepts_a_draw_only_when_it_is_worse() -> None:
    worse = Game(fen="4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1", options={"training": True})
    worse.play(WHITE, "offer_draw")
    assert asked(worse, BLACK) == {"type": "accept_draw"}
    even = Game()
    even.play(WHITE, "offer_draw")
    assert asked(even, BLACK) == {"type": "decline_draw"}


def test_it_claims() -> None:
    fifty = Game(fen="8/8/4k3/8/8/4K3/8/7R w - - 100 90", options={"training": True})
    assert asked(fifty, WHITE) == {"type": "claim_draw", "ground": "fifty"}
    thrice = Game(history=["g1f3", "g8f6", "f3g1", "f6g8"] * 2)
    assert asked(thrice, WHITE) == {"type": "claim_draw", "ground": "threefold"}


@pytest.mark.parametrize("options", [{}, {"scoresheet": "manual"}])
def test_it_sees_an_illegal_mate(options: dict[str, Any]) -> None:
    game = Game(fen="6k1/5ppp/8/8/8/8/7R/R3K3 w - - 0 1", options={"training": True, **options})
    game.moves("h2a8")
    if options:
        assert asked(game, BLACK) == {"type": "write", "ply": 0, "san": "Th2a8"}
        game.play(BLACK, "write", ply=0, san="Th2a8")
    assert asked(game, BLACK) == {"type": "challenge", "rule": "ajedrez.illegal-move"}


def test_it_sees_an_illegal_move_and_no_other() -> None:
    assert (asked(Game(history=["e2e5"]), BLACK) or {})["type"] == "challenge"
    assert (asked(Game(history=["e2e4"]), BLACK) or {})["type"] == "move"


def test_it_waits_when_it_has_nothing_to_do() -> None:
    assert asked(Game(), BLACK) is None


@pytest.mark.parametrize(
    "options",
    [
        {"scoresheet": "manual"},
        {"auto_flag": False, "scheduled": True},
        {
            "scoresheet": "manual",
            "auto_flag": False,
            "periods": [{"moves": 6, "ms": 250_000, "extra_ms": 0}, {"moves": None, "ms": 900_000}],
        },
    ],
)
@pytest.mark.parametrize("order", [(WHITE, BLACK), (BLACK, WHITE)])
def test_bots_keep_their_sheets_and_press_their_clocks(options: dict[str, Any], order: tuple[int, int]) -> None:
    game = Game(options=options)
    fate = 0
    while not ENGINE.status(game.state).is_over and len(game.state.record) < 24:
        fate += 1
        actions = [(seat, asked(game, seat, fate % 256)) for seat in order]
        seat, action = next((seat, action) for seat, action in actions if action)
        fields = dict(action)
        assert game.play(seat, fields.pop("type"), **fields) == "ok", action
    assert len(game.state.record) == 24


def test_a_program_is_asked_among_the_moves_that_obey_and_the_search_plays_where_it_is_silent() -> None:
    game = Game()
    game.play(WHITE, "touch", square="a2")
    heard: list[tuple[str, tuple[str, ...]]] = []

    def last(position: str, moves: Sequence[str]) -> str:
        heard.append((position, tuple(moves)))
        return moves[-1]

    status = msgspec.to_builtins(ENGINE.status(game.state))
    chance = ChanceReader(ChanceState(bytes(32)))
    view = game.view(WHITE)
    action = asking_bot(last)(view, status, WHITE, chance)
    assert [(position, sorted(moves)) for position, moves in heard] == [(view["fen"], ["a2a3", "a2a4"])]
    assert action == {"type": "move", "uci": heard[0][1][-1]}
    silent = asking_bot(lambda _position, _moves: None)(view, status, WHITE, chance)
    assert silent is not None
    assert silent["uci"] in ("a2a3", "a2a4")
