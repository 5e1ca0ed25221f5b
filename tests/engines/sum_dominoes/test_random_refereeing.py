"""Plays random games with faults, right and wrong challenges, rulings by a person, and timeouts. Each tile stays in
exactly one place, and every game ends."""

import random
from typing import Any

import pytest

from engines.registry import engine_of
from engines.sum_dominoes.actions import Challenge, Named, Target
from engines.sum_dominoes.board import TILES, faces
from engines.sum_dominoes.faults import CHALLENGEABLE, UNPLACED
from tests.engines.kit.random_refereeing import any_challenge, played_out

ENGINE = engine_of("sum-dominoes")
RULES = (*CHALLENGEABLE, "sum-dominoes.edge", "common.time", "other:so")


def any_claim(fate: random.Random) -> tuple[Any, Any]:
    """Return a challenge in the form of Sum Dominoes, and the marks that a person gives. A challenge of an omission
    names a place on the board."""
    plain, marks = any_challenge(fate, RULES)
    return Challenge(rules=tuple(named(fate, rule) for rule in plain.rules or ())), marks


def named(fate: random.Random, rule: str) -> str | Named:
    if rule not in UNPLACED:
        return rule
    column, row = fate.choice("FGHIJ"), fate.randrange(4, 9)
    return Named(rule, Target(fate.choice(TILES), (f"{column}{row}", f"{column}{row + 1}")))


def check(state: Any) -> None:
    """Check that every tile is in exactly one place, and that no two tiles share a square."""
    laid = [each.tile for each in state.board]
    assert sorted([*laid, *state.hands[0], *state.hands[1], *state.bank]) == sorted(TILES)
    assert len(faces(state.board)) == 2 * len(state.board)
    assert (state.phase == "result_pending") == (state.pending is not None)
    assert (state.phase == "give") == (state.giving is not None)
    assert state.paused is None or state.phase in ("give", "result_pending")
    for turn in (state.turn, state.last):
        for part in (turn.first, turn.second) if turn is not None else ():
            assert not part.has_tile or part.laid in state.board


@pytest.mark.parametrize("seed", range(12))
def test_every_game_ends_with_everything_in_its_place(seed: int) -> None:
    seen, steps = played_out(ENGINE, seed, any_claim, check, ENGINE.faulty_actions)
    assert "ruling" in seen or steps < 60
