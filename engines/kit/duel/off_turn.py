"""The actions of a refereed duel outside a turn, by seats and by a referee (rulebook `common.md`, The end).

This module only finds the refusal code of an action that is not allowed. `flow` carries out the allowed actions.
"""

from collections.abc import Callable, Sequence
from functools import cache, wraps
from typing import Any, TypeVar

from engines.kit.clocks.deadline import NEVER
from engines.kit.duel.stages import NO_FORM, stage_of, stage_refusal
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


def off_turn_types(duel: DuelState, seat: int, first: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the types of action that are open to a seat and need no turn, after the types `first`."""
    pending = duel.pending
    may_accept = pending is not None and pending.seat == seat
    return _types(first, duel.options.mode, duel.phase, duel.draw_offered_by, seat, may_accept)


@cache
def _types(
    first: tuple[str, ...], mode: str, phase: str, draw_offered_by: int | None, seat: int, may_accept: bool
) -> tuple[str, ...]:
    accept = ("accept_result",) if may_accept else ()
    challenge = ("challenge",) if mode != "assisted" and stage_of(phase) not in NO_FORM else ()
    return (*first, *accept, *challenge, *pair_draw_actions(draw_offered_by, seat), "resign")


def faultless_off_turn(duel: DuelState, seat: int) -> Sequence[Any] | None:
    """Return every faultless action of a seat that has no turn to play now; None if it has a turn.

    Challenges are excluded, because they depend on hidden things.
    """
    if duel.phase == "over":
        return ()
    if duel.pending is not None:
        return (AcceptResult(),) if seat == duel.pending.seat else ()
    if seat != duel.flag:
        return (NoChallenge(),) if duel.hold != NEVER else ()
    return () if duel.forfeit_waits else None


def in_own_turn(in_turn: Callable[[D, int], Sequence[Any]]) -> Callable[[D, int], Sequence[Any]]:
    """Return a game's function `faultless_actions`. It calls `in_turn` for a seat that has a turn to play now, and returns the
    kit's actions for other seats."""

    @wraps(in_turn)
    def faultless_actions(state: D, seat: int) -> Sequence[Any]:
        off_turn = faultless_off_turn(state, seat)
        return in_turn(state, seat) if off_turn is None else off_turn

    return faultless_actions


def off_turn_refusal(duel: DuelState, seat: int, action: object) -> str | None:
    """Return the refusal code if a seat may not accept the result, or offer, accept or decline a draw now; else None.

    For other actions return None. A seat may always resign.
    """
    match action:
        case AcceptResult():
            code = stage_refusal(duel.phase, "accept_result")
            return code if code or duel.pending is None or seat == duel.pending.seat else "own_result"
        case OfferDraw() | AcceptDraw() | DeclineDraw():
            return draw_refusal(action, duel.draw_offered_by, seat)
    return None


def refusal_to_referee(duel: DuelState, action: object) -> str | None:
    """Return the refusal code if a referee may not send this action now; else None. The only action of a referee inside a game
    is to call the time."""
    if not isinstance(action, CallTime):
        return "malformed"
    code = stage_refusal(duel.phase, "call_time")
    return code or ("time_already_called" if duel.time_called else None)


def shares(winner: int | None) -> tuple[tuple[int, ...], tuple[float, float]]:
    """Return the `winners` and `points` of a duel's result. If `winner` is None, the result is a draw."""
    if winner is None:
        return (), (0.5, 0.5)
    return (winner,), (1.0, 0.0) if winner == 0 else (0.0, 1.0)
