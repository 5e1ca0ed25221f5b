"""Plays random games with faults, right and wrong challenges, rulings by a person, and timeouts. The board must stay
consistent, and every game must end."""

import random
from typing import Any

import pytest

from engines.kit.referee.actions import Challenge
from engines.queens_and_guards.actions import Move
from engines.queens_and_guards.board import AXES, COLOR_OF
from engines.queens_and_guards.faults import CHALLENGEABLE
from engines.registry import engine_of
from tests.engines.kit.random_refereeing import any_challenge, played_out

ENGINE = engine_of("queens-and-guards")
RULES = (*CHALLENGEABLE, "queens-and-guards.time", "other:so")


def check(state: Any) -> None:
    """Check that each space has at most one piece, that every trap is straight and has both colours, and that only the
    fields of the present phase are set."""
    places = state.table.places
    assert len(set(places)) == len(places)
    for trap in state.table.traps:
        first, second = trap.captors
        assert COLOR_OF[first] == COLOR_OF[second] != COLOR_OF[trap.victim]
        assert {places[first], places[second]} in [set(axis) for axis in AXES[places[trap.victim]]]
    assert (state.phase == "result_pending") == (state.pending is not None)
    assert (state.phase == "penalty") == (state.penalty is not None)
    assert (state.colors is None) == (state.phase == "start")


def challenge(fate: random.Random) -> tuple[Challenge, Any]:
    return any_challenge(fate, RULES)


def faulty_moves(state: Any, seat: int) -> list[Any]:
    """Return faulty moves, without false declarations of a win, because these would end a game near its start."""
    return [action for action in ENGINE.faulty_actions(state, seat) if isinstance(action, Move)]


@pytest.mark.parametrize("seed", range(8))
def test_every_game_ends_with_a_sound_board(seed: int) -> None:
    seen, _steps = played_out(ENGINE, seed, challenge, check, faulty_moves)
    assert "ruling" in seen
