"""The challenge windows of a refereed duel: the seat and the end of each window. Rules: common,
Challenges."""

from typing import Literal, TypeAlias

from engines.kit.duel.state import DuelState
from engines.kit.status import Window

Kind: TypeAlias = Literal["regular", "result"]
"""Windows of most duels: the window of the flag holder on the previous turn, and the window on a pending result."""
RESULT = "result"
"""Stakes while a result of the monitor is pending."""
DECLARED = "declared"
"""Stakes while a declared win is pending."""


def open_window(state: DuelState, seat: int) -> Kind | None:
    """Return the window in which a challenge of the seat is on time, None outside all windows."""
    if state.pending is not None:
        return "result" if seat == state.pending.seat else None
    return "regular" if state.window and seat == state.flag else None


def result_or_regular(state: DuelState, is_open: bool) -> tuple[Window, ...]:
    """Return the window on a pending result, with its end. Without one, return the holder's window on the
    previous turn, if `is_open`."""
    pending = state.pending
    if pending is not None:
        stakes = DECLARED if pending.is_declared else ""
        return (Window("result", (pending.seat,), pending.closes.due_at_ms, stakes),)
    return (Window("regular", (state.flag,)),) if is_open else ()


def regular_till_result(state: DuelState, is_open: bool) -> tuple[Window, ...]:
    """Return the holder's window on the previous turn, if `is_open`. It shuts together with a pending result."""
    if not is_open:
        return ()
    if state.pending is None:
        return (Window("regular", (state.flag,)),)
    return (Window("regular", (state.flag,), state.pending.closes.due_at_ms, RESULT),)
