"""The challenge windows of a refereed duel: which is open to a seat, who has it, when it shuts. Rules: common, Challenges."""

from typing import Literal, TypeAlias

from engines.kit.duel.state import DuelState
from engines.kit.status import Window

Kind: TypeAlias = Literal["regular", "result"]
"""The windows that most duels have: the holder's on the turn before, and the one on a pending result."""


def open_window(state: DuelState, seat: int) -> Kind | None:
    """The window in which a challenge of the seat is on time, None outside all."""
    if state.pending is not None:
        return "result" if seat == state.pending.seat else None
    return "regular" if state.window and seat == state.flag else None


def result_or_regular(state: DuelState, is_open: bool) -> tuple[Window, ...]:
    """The window of a pending result, which shuts by itself; else, if `is_open`, the holder's on the turn before."""
    pending = state.pending
    if pending is not None:
        return (Window("result", (pending.seat,), pending.closes.due_at_ms),)
    return (Window("regular", (state.flag,)),) if is_open else ()


def regular_till_result(state: DuelState, is_open: bool) -> tuple[Window, ...]:
    """The holder's window if `is_open`; it shuts when a pending result does."""
    closes_at_ms = state.pending.closes.due_at_ms if state.pending is not None else None
    return (Window("regular", (state.flag,), closes_at_ms),) if is_open else ()
