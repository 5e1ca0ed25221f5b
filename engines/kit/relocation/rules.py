"""The duel rules that FIAR and Kwatro-Sinko share. Each game adds its start, its turn and its faults."""

from collections.abc import Callable, Mapping
from typing import Any

from engines.kit.chance import Chance
from engines.kit.duel.flow import DuelRules, Outcome, Turn
from engines.kit.outcome import Step
from engines.kit.referee.actions import has_plain_challenge
from engines.kit.referee.record import Fault
from engines.kit.relocation import flow
from engines.kit.relocation.flow import R, minute_over, phase_refusal
from engines.kit.relocation.ruling import Judge, relocation_windows


def relocation_rules(
    play: Turn[R],
    judge: Judge[R],
    may: Callable[[R, int], tuple[str, ...]],
    action_faults: Callable[[R, Any], tuple[Fault, ...]],
    start_expired: Callable[[R, int, Chance], Outcome[R]],
    start_refusal: Callable[[R, int, Any], str | None],
    starts: tuple[type[Any], ...],
    handlers: Mapping[type[Any], Callable[[R, int, Any, int], Step[R]]] | None = None,
) -> DuelRules[R]:
    """Return the rules of a game. `starts`: the actions of the phase `start`. `start_refusal`: (state, seat, start action) → a
    refusal code, or None.

    The other parameters have the meanings of the same fields of `DuelRules`.
    """
    return DuelRules(
        play,
        judge.challenge,
        flow,
        may,
        relocation_windows,
        action_faults=action_faults,
        is_well_formed=has_plain_challenge,
        fell_due=minute_over,
        start_expired=start_expired,
        phase_refusal=lambda state, seat, action: phase_refusal(state, seat, action, starts, start_refusal),
        handlers=handlers or {},
    )
