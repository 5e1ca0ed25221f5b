"""The status of a game of several seats."""

from collections.abc import Callable

from engines.kit.clocks.timers import next_due_at_ms
from engines.kit.status import Status, Window
from engines.kit.table.state import T


def table_status(
    state: T, flag: int | None, may: Callable[[T, int], tuple[str, ...]], windows: Callable[[T], tuple[Window, ...]]
) -> Status:
    """Return the status. `may`: (state, seat) → the types of action open to the seat. `windows`: state → the open windows.

    After the end of the game, the status has no open action and no window.
    """
    if state.result is not None:
        return Status("over", None, ((),) * state.seats, result=state.result)
    offered = tuple(may(state, seat) for seat in range(state.seats))
    return Status(state.phase, flag, offered, windows(state), next_due_at_ms(state.timers))
