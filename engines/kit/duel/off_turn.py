"""What seats of a refereed duel may do outside their turns, and a referee at any time (rulebook `common.md`, The end).

Only whether it may be done stands here, as a refusal's code; what it does to a game is in `flow`.
"""

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar

from engines.kit.clocks.deadline import NEVER
from engines.kit.duel.state import DuelState
from engines.kit.referee.actions import (
    AcceptDraw,
    AcceptResult,
    CallTime,
    DeclineDraw,
    NoChallenge,
    OfferDraw,
    draw_refusal,
    pair_draw_actions,
)

D = TypeVar("D", bound=DuelState)

NOT_OFFERED = ("start", "relocating", "penalty", "give")
"""Phases in which a challenge can only be out of its window: there it is ruled on, but not offered."""


def off_turn_types(duel: DuelState, seat: int) -> tuple[str, ...]:
    """The types of action that need no turn and are open to a seat."""
    is_offered = not duel.is_assisted and duel.phase not in NOT_OFFERED
    common = (*(("challenge",) if is_offered else ()), *pair_draw_actions(duel.draw_offered_by, seat), "resign")
    return ("accept_result", *common) if duel.pending is not None and duel.pending.seat == seat else common


def faultless_off_turn(duel: DuelState, seat: int) -> Sequence[Any] | None:
    """Every faultless action of a seat that has no turn to play now, but challenges, which depend on what is hidden; None
    where the seat has one."""
    if duel.phase == "over":
        return ()
    if duel.pending is not None:
        return (AcceptResult(),) if seat == duel.pending.seat else ()
    if seat != duel.flag:
        return (NoChallenge(),) if duel.hold != NEVER else ()
    return () if duel.forfeit_waits else None


def in_own_turn(in_turn: Callable[[D, int], Sequence[Any]]) -> Callable[[D, int], Sequence[Any]]:
    """A game's `faultless_actions` from those of a seat that has a turn to play now; of all other seats they are the kit's."""

    @wraps(in_turn)
    def faultless_actions(state: D, seat: int) -> Sequence[Any]:
        off_turn = faultless_off_turn(state, seat)
        return in_turn(state, seat) if off_turn is None else off_turn

    return faultless_actions


def off_turn_refusal(duel: DuelState, seat: int, action: object) -> str | None:
    """Why a seat may not accept the result, or offer, accept or decline a draw now: a code, or None.

    Of other actions it says nothing; resigning is always possible.
    """
    match action:
        case AcceptResult():
            if duel.pending is None:
                return "no_result_pending"
            return None if seat == duel.pending.seat else "own_result"
        case OfferDraw() | AcceptDraw() | DeclineDraw():
            return draw_refusal(action, duel.draw_offered_by, seat)
    return None


def refusal_to_referee(duel: DuelState, action: object) -> str | None:
    """Why a referee may not do this now: a code, or None. Calling the time is all that a referee does inside a game."""
    if not isinstance(action, CallTime):
        return "malformed"
    if duel.phase == "over":
        return "game_over"
    return "time_already_called" if duel.time_called else None


def shares(winner: int | None) -> tuple[tuple[int, ...], tuple[float, float]]:
    """The `winners` and `points` of a duel's result; `winner` None is a draw."""
    if winner is None:
        return (), (0.5, 0.5)
    return (winner,), (1.0, 0.0) if winner == 0 else (0.0, 1.0)
