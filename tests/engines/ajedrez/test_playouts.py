"""Plays random games with illegal moves, touched pieces, and rivals that claim these faults. The state must be
consistent after every correction."""

import random
from typing import Any

import pytest

from engines.ajedrez import ENGINE
from engines.ajedrez.actions import Move
from engines.ajedrez.board import after, legal_moves
from engines.ajedrez.faults import RULE_OF
from engines.ajedrez.state import State, flag_of
from tests.engines.ajedrez.table import Game

TURNS = 60


def is_consistent(state: State) -> bool:
    fen = state.start_fen
    for ply in state.record:
        assert (ply.fault == "illegal") == (ply.uci not in legal_moves(fen))
        fen = after(fen, ply.uci)
    return fen == state.fen and all(booked % 120_000 == 0 for booked in state.clock.booked_ms)


def play(game: Game, seat: int, action: Any) -> Any:
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    return game.play(seat, action.__struct_config__.tag, **fields)


def turn(game: Game, seat: int, fate: random.Random) -> None:
    """Touch a piece if possible, make a move that may be wrong, and press the clock if possible."""
    squares = [uci[:2] for uci in legal_moves(game.state.fen)]
    if squares and fate.random() < 0.3:
        game.play(seat, "touch", square=fate.choice(squares))
    wrong = [action for action in ENGINE.faulty_actions(game.state, seat) if isinstance(action, Move)]
    actions = wrong if wrong and fate.random() < 0.15 else list(ENGINE.faultless_actions(game.state, seat))
    play(game, seat, fate.choice(actions))
    if game.state.moved:
        assert game.play(seat, "pass_flag") == "ok"


@pytest.mark.parametrize("auto_flag", [True, False])
def test_games_with_faults_and_claims(auto_flag: bool) -> None:
    claimed = 0
    for seed in range(5):
        fate = random.Random(seed)
        game = Game(options={"auto_flag": auto_flag})
        for _ in range(TURNS):
            if game.state.result:
                break
            before, seat = game.state, flag_of(game.state)
            turn(game, seat, fate)
            assert is_consistent(game.state)
            fault = game.state.record[-1].fault if len(game.state.record) > len(before.record) else ""
            if not fault or game.state.result or fate.random() > 0.7:
                continue
            rule = RULE_OF[fault]
            assert game.play(1 - seat, "challenge", rule=rule) == {"rulings": [[rule, "C"]]}
            assert is_consistent(game.state)
            assert (game.state.fen, game.state.record) == (before.fen, before.record)
            claimed += 1
    assert claimed > 10
