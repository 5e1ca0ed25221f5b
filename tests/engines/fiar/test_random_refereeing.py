"""Plays random games with faults, right and wrong challenges, rulings by a person, and timeouts. Each chip stays in
exactly one place, and every game ends."""

from typing import Any

import pytest

from engines.fiar.board import SPACES
from engines.fiar.state import before
from engines.kit.relocation.chips import HAND
from engines.registry import engine_of
from tests.engines.kit.random_refereeing import any_challenge, played_out

ENGINE = engine_of("fiar")
RULES = (
    "fiar.route",
    "fiar.piece-placed",
    "fiar.move-it-use-it",
    "fiar.win-path",
    "fiar.win-relocated",
    "fiar.time",
    "other:so",
)


def check(state: Any) -> None:
    """Check that the game has all fourteen chips, that no two chips share a circle, and that the hops of the turn can
    be undone."""
    lying = [space for space in state.places if space != HAND]
    assert len(state.places) == 14
    assert len(set(lying)) == len(lying)
    assert set(lying) <= set(SPACES)
    assert len(before(state.places, state.turn.relocated + state.turn.hops)) == 14
    assert (state.phase == "result_pending") == (state.pending is not None)
    assert (state.phase == "relocating") == (state.relocations > 0)
    assert state.phase not in ("start", "relocating") or not state.window


@pytest.mark.parametrize("seed", range(16))
def test_every_game_ends_with_everything_in_its_place(seed: int) -> None:
    seen, _steps = played_out(ENGINE, seed, lambda fate: any_challenge(fate, RULES), check, ENGINE.faulty_actions)
    assert seen <= {"ruling", "strike_warning", "turn_lost", "game_over", "win_void", "time_limit", "turn_undone"}
