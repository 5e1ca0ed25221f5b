"""Plays random games with faults, right and wrong challenges, rulings by a person, and timeouts. Each chip stays in
exactly one place, and every game ends."""

from typing import Any

import pytest

from engines.kwatro_sinko.board import NET
from engines.kwatro_sinko.ruling import CHALLENGEABLE
from engines.kwatro_sinko.state import before
from engines.registry import engine_of
from tests.engines.kit.random_refereeing import any_challenge, played_out

ENGINE = engine_of("kwatro-sinko")
RULES = (*CHALLENGEABLE, "kwatro-sinko.time", "other:so")


def check(state: Any) -> None:
    """Check that all ten chips are on different circles, and that the hops of the turn can be undone."""
    assert len(set(state.places)) == len(state.places) == 10
    assert set(state.places) <= set(NET.spaces)
    assert len(set(before(state.places, state.turn.relocated + state.turn.hops))) == 10
    assert (state.phase == "result_pending") == (state.pending is not None)
    assert (state.phase == "relocating") == (state.relocations > 0)
    assert state.phase not in ("start", "relocating") or not state.window
    assert bool(state.slots) == (state.phase == "start") or state.phase == "over"


@pytest.mark.parametrize("seed", range(16))
def test_every_game_ends_with_everything_in_its_place(seed: int) -> None:
    seen, _steps = played_out(ENGINE, seed, lambda fate: any_challenge(fate, RULES), check, ENGINE.faulty_actions)
    assert seen <= {"ruling", "strike_warning", "turn_lost", "game_over", "win_void", "time_limit", "turn_undone"}
