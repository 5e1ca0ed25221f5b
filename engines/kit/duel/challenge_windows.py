"""The challenge windows of a refereed duel: which is open to a seat, who has it, when it shuts. Rules: common, Challenges."""

from typing import Literal, TypeAlias

from engines.kit.duel.state import DuelState
from engines.kit.status import Window

Kind: TypeAlias = Literal["regular", "result"]
"""The windows that most duels have: the holder's on the turn before, and the one on a pending result."""
RESULT = "result"
"""The stakes while a result of the monitor's is pending."""
DECLARED = "declared"
"""The stakes while a declared win is pending."""


def open_window(state: DuelState, seat: int) -> Kind | None:
    """The window in which a challenge of the seat is on time, None outside all."""
    if state.pending is not None:
        return "result" if seat == state.pending.seat else None
    return "regular" if state.window and seat == state.flag else None


def result_or_regular(state: DuelState, is_open: bool) -> tuple[Window, ...]:
    """The window of a pending result, which shuts by itself; else, if `is_open`, the holder's on the turn before."""
    pending = state.pending
    if pending is not None:
        stakes = DECLARED if pending.is_declared else ""
        return (Window("result", (pending.seat,), pending.closes.due_at_ms, stakes),)
    return (Window("regular", (state.flag,)),) if is_open else ()


def regular_till_result(state: DuelState, is_open: bool) -> tuple[Window, ...]:
    """The holder's window if `is_open`; it shuts when a pending result does."""
    if not is_open:
        return ()
    if state.pending is None:
        return (Window("regular", (state.flag,)),)
    return (Window("regular", (state.flag,), state.pending.closes.due_at_ms, RESULT),)
