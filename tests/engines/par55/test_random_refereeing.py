"""Plays random games with faults, right and wrong challenges, rulings by a person, and timeouts. Each block is in at
most one place, and every game ends."""

from typing import Any

import pytest

from engines.kit.referee.actions import DeclareWin
from engines.par55.board import BLOCK_SET, GOAL, NEIGHBOURS
from engines.registry import engine_of
from tests.engines.kit.random_refereeing import any_challenge, played_out

ENGINE = engine_of("par55")
RULES = ("par55.score", "par55.announce-first", "par55.count", "par55.bump", "par55.win", "par55.time", "other:so")


def check(state: Any) -> None:
    blocks = list(state.laid.values())
    assert len(set(blocks)) == len(blocks)
    assert BLOCK_SET.issuperset(blocks)
    assert NEIGHBOURS.keys() >= state.laid.keys()
    assert all(0 <= space <= GOAL for space in state.pawns)
    turn = state.turn
    assert turn.base is None or state.laid[turn.base] == turn.block
    assert (state.phase == "result_pending") == (state.pending is not None)
    assert state.phase != "placing" or turn.block is None
    assert state.phase != "scoring" or turn.block is not None
    assert (state.final is None) == (state.landed is None)
    assert state.final is None or state.final == 1 - state.landed
    for seat in (0, 1):
        assert ENGINE.card(state, seat).total == state.pawns[seat]


def wrong(state: Any, seat: int) -> list[Any]:
    """Return faulty actions, but only rarely a false declaration of a win, because it would end most games early."""
    return [
        action
        for action in ENGINE.faulty_actions(state, seat)
        if not isinstance(action, DeclareWin) or len(state.laid) % 4 == 0
    ]


@pytest.mark.parametrize("seed", range(16))
def test_every_game_ends_with_everything_in_its_place(seed: int) -> None:
    seen, steps = played_out(ENGINE, seed, lambda fate: any_challenge(fate, RULES), check, wrong)
    assert seen or steps < 100
