"""Checks that each step of a duel follows the table of stages."""

from typing import Any

from engines.kit.duel.stages import STAGES, stage_of
from engines.kit.duel.state import DuelState


def check_stages(before: Any, after: Any) -> None:
    """Fail if a step changes the stage in a way that the table does not list. If the game is not a duel, do nothing."""
    if not isinstance(before, DuelState):
        return
    left, reached = stage_of(before.phase), stage_of(after.phase)
    assert reached == left or reached in STAGES[left].values(), (before.phase, after.phase)
    assert (reached == "result_pending") == (after.pending is not None), after.phase
    assert (reached == "over") == (after.result is not None), after.phase
