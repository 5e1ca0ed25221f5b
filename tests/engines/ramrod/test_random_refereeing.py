"""Plays random games with faults, right and wrong challenges, rulings by a person, and timeouts. The state stays
consistent, and every game ends."""

from typing import Any

import pytest

from engines.kit.referee.actions import DeclareWin
from engines.ramrod.board import RODS
from engines.ramrod.table import LIFTED, lengths
from engines.registry import engine_of
from tests.engines.kit.random_refereeing import any_challenge, played_out

ENGINE = engine_of("ramrod")
RULES = ("ramrod.hot-rod", "ramrod.fit", "ramrod.capture", "ramrod.win", "ramrod.copy", "common.time", "other:so")


def check(state: Any) -> None:
    """Check that rods are in a hand only during a relocation, that clocks run only in the right phases, and that every
    turn has a line on the score card."""
    in_hand = {rod for rod, place in zip(RODS, state.rods, strict=True) if place == LIFTED}
    assert in_hand == (set(state.remedy.lifted) if state.remedy is not None else set())
    assert (state.phase == "relocating") == (state.remedy is not None)
    assert (state.phase == "result_pending") == (state.pending is not None)
    assert (state.minute.due_at_ms is None) == (state.phase not in ("start", "relocating"))
    if state.phase == "moving" and state.last is not None and state.lines[state.last.seat]:
        assert state.lines[state.last.seat][-1].total == lengths(state.rods)[state.last.seat]
    assert state.round - 1 <= min(len(lines) for lines in state.lines) <= state.round


def wrong(state: Any, seat: int) -> list[Any]:
    """Return the faulty actions that are not false declarations of a win. If no seat challenged such a declaration, it
    would end the game."""
    return [action for action in ENGINE.faulty_actions(state, seat) if not isinstance(action, DeclareWin)]


@pytest.mark.parametrize("first_seed", range(0, 60, 15))
def test_every_game_ends_with_everything_in_its_place(first_seed: int) -> None:
    seen: set[str] = set()
    for seed in range(first_seed, first_seed + 15):
        seen |= played_out(ENGINE, seed, lambda fate: any_challenge(fate, RULES), check, wrong)[0]
    assert {"ruling", "lifted", "turn_lost", "strike_warning"} <= seen
