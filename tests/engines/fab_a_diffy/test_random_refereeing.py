"""Plays random games with faults, right and wrong challenges, rulings by a person, and timeouts. Each strip stays in
exactly one place, and every game ends."""

from typing import Any

import pytest

from engines.fab_a_diffy.board import STRIPS
from engines.registry import engine_of
from tests.engines.kit.random_refereeing import any_challenge, played_out

ENGINE = engine_of("fab-a-diffy")
RULES = (
    "fab-a-diffy.sentence",
    "fab-a-diffy.equivalent",
    "fab-a-diffy.order",
    "fab-a-diffy.touch",
    "common.time",
    "other:so",
)


def check(state: Any) -> None:
    """Check that every strip of the game is in exactly one place."""
    tricks = [strip for seat in state.tricks for trick in seat for strip in trick]
    box = [] if state.sample is None else [state.sample]
    assert sorted([*filter(None, state.face), *state.pile, *state.aside, *box, *tricks]) == sorted(STRIPS)
    assert (state.sample is None) == (state.sample_by is None)
    assert min(state.turn_lost) >= 0
    assert (state.phase == "result_pending") == (state.pending is not None)
    for seat in (0, 1):
        won = sum(line.game == state.game and line.taken is not None and line.note != "lost" for line in state.lines[seat])
        assert won == len(state.tricks[seat])


@pytest.mark.parametrize("seed", range(12))
def test_every_game_ends_with_everything_in_its_place(seed: int) -> None:
    seen, _steps = played_out(ENGINE, seed, lambda fate: any_challenge(fate, RULES), check, ENGINE.faulty_actions)
    assert "ruling" in seen
