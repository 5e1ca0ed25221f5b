"""The challenge windows of a refereed duel: which seat may challenge, and until when. Rules: `common.md`, Challenges."""

from typing import Literal, TypeAlias

from engines.kit.duel.state import DuelState
from engines.kit.status import Window

Kind: TypeAlias = Literal["regular", "result"]
"""Windows of most duels. `regular`: the flag holder may challenge the previous turn. `result`: a seat may challenge a pending
result."""
RESULT = "result"
"""Key of the stakes while a result that the monitor announced is pending."""
DECLARED = "declared"
"""Key of the stakes while a declared win is pending."""


def open_window(state: DuelState, seat: int) -> Kind | None:
    """Return the kind of the window that lets the seat challenge now; None if no window is open to it."""
    if state.pending is not None:
        return "result" if seat == state.pending.seat else None
    return "regular" if state.window and seat == state.flag else None


def result_or_regular(state: DuelState, is_open: bool) -> tuple[Window, ...]:
    """Return the window on a pending result, with the server time of its end. If no result is pending and `is_open`, return the
    flag holder's window on the previous turn."""
    pending = state.pending
    if pending is not None:
        stakes = DECLARED if pending.is_declared else ""
        return (Window("result", (pending.seat,), pending.closes.due_at_ms, stakes),)
    return (Window("regular", (state.flag,)),) if is_open else ()


def regular_till_result(state: DuelState, is_open: bool) -> tuple[Window, ...]:
    """Return the flag holder's window on the previous turn, if `is_open`. If a result is pending, the window closes
    together with the window on that result."""
    if not is_open:
        return ()
    if state.pending is None:
        return (Window("regular", (state.flag,)),)
    return (Window("regular", (state.flag,), state.pending.closes.due_at_ms, RESULT),)
