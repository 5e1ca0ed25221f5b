"""Tests of the draughts bot: it plays legal moves, loses no piece for nothing, and claims the faults that it sees."""

from typing import Any

import msgspec
import pytest

from engines.damas import ENGINE
from engines.damas.bot import bot
from engines.kit.chance import ChanceReader, ChanceState
from tests.engines.damas.table import BLACK, WHITE, Game


def asked(game: Game, seat: int, fate: int = 0) -> dict[str, Any] | None:
    status = msgspec.to_builtins(ENGINE.status(game.state))
    return bot(game.view(seat), status, seat, ChanceReader(ChanceState(bytes(31) + bytes([fate]))))


def test_it_jumps_to_the_end() -> None:
    assert asked(Game(fen="B:W18,27,30:B14,1"), BLACK) == {"type": "move", "path": [14, 23, 32]}


def test_it_takes_more_where_that_is_better() -> None:
    assert asked(Game(fen="B:W18,27,19,5:B14,15"), BLACK) == {"type": "move", "path": [14, 23, 32]}


@pytest.mark.parametrize("fate", range(5))
def test_it_gives_nothing_away(fate: int) -> None:
    """The bot must move neither 11-15 nor 11-16, because the rival could then capture that piece without loss."""
    action = asked(Game(fen="B:W19,18,32,31:B11,1,5"), BLACK, fate)
    assert action is not None
    assert action["path"][:2] not in ([11, 15], [11, 16])


def test_it_blows_what_was_omitted() -> None:
    game = Game(fen="B:W18,30,32:B14,15,1")
    game.moves("1-6")
    action = asked(game, WHITE)
    assert action is not None
    assert (action["remedy"], action["target"]) in {("huff", 14), ("huff", 15)}
    assert game.claim(WHITE, action["remedy"], action["target"]) == "C"
    assert (asked(game, WHITE) or {})["type"] == "move"


def test_it_rectifies_where_there_is_no_soplo() -> None:
    game = Game(fen="B:W18,30,32:B14,15,1", options={"capture_rule": "rectify"})
    game.moves("1-6")
    assert asked(game, WHITE) == {"type": "challenge", "rule": "damas.capture", "remedy": "rectify"}


def test_it_corrects_as_it_must() -> None:
    game = Game(fen="B:W18,31,32:B14,15,1")
    game.moves("14-17")
    game.claim(WHITE, "rectify")
    assert asked(game, BLACK) == {"type": "move", "path": [14, 23]}


def test_it_plays_the_piece_that_is_bound() -> None:
    game = Game()
    game.play(BLACK, "touch", square=9)
    action = asked(game, BLACK)
    assert action is not None
    assert action["path"][0] == 9


def test_blocked_without_a_claim_it_has_nothing_to_say() -> None:
    game = Game(fen="B:W13:B9,1")
    game.moves("1-6")
    assert asked(game, WHITE) == {"type": "waive"}


def test_draws() -> None:
    worse = Game(fen="B:WK18,K30,K31:BK1")
    worse.play(WHITE, "offer_draw")
    assert asked(worse, BLACK) == {"type": "accept_draw"}
    even = Game()
    even.play(WHITE, "offer_draw")
    assert asked(even, BLACK) == {"type": "decline_draw"}
    long = Game(fen="B:WK31:BK1", no_progress=80)
    assert asked(long, BLACK) == {"type": "claim_draw", "ground": "no_progress"}


def test_between_games_it_is_ready() -> None:
    game = Game()
    game.play(WHITE, "resign")
    assert asked(game, BLACK) == {"type": "ready"}
    game.play(BLACK, "ready")
    assert asked(game, BLACK) is None


def test_it_waits_for_its_turn() -> None:
    assert asked(Game(), WHITE) is None


def test_it_beats_a_random_player() -> None:
    won = 0
    for seed in range(3):
        tape = ChanceReader(ChanceState(bytes([seed + 1]) * 32))
        game = Game(mode="assisted", options={"games": 1})
        while not ENGINE.status(game.state).is_over:
            seat = game.state.flag
            if seat == BLACK:
                action = asked(game, seat, seed)
                assert action is not None
                game.play(seat, action.pop("type"), **action)
            else:
                moves = [move for move in ENGINE.faultless_actions(game.state, seat) if hasattr(move, "path")]
                game.play(seat, "move", path=list(moves[tape.below(len(moves))].path))
        result = ENGINE.status(game.state).result
        assert result is not None
        won += result.winners == (BLACK,)
    assert won == 3
