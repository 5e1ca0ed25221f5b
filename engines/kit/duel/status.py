"""The status of a refereed duel: its result, the seat with the flag, the actions open to each seat, and the windows."""

from collections.abc import Callable
from typing import TypeVar

from engines.kit.clocks.deadline import NEVER
from engines.kit.duel.off_turn import off_turn_types
from engines.kit.duel.state import DuelState, due_at_ms
from engines.kit.status import Status, Window

D = TypeVar("D", bound=DuelState)
_NO_CHALLENGE = ("no_challenge",)


def duel_status(state: D, may: Callable[[D, int], tuple[str, ...]], windows: Callable[[D], tuple[Window, ...]]) -> Status:
    """Return the status. `may`: (state, seat) → the types of action open to the seat. `windows`: state → the open windows.

    After the end of the game, the status has no open action and no window. In the phase `start` no seat has the flag.
    """
    if state.result is not None:
        return Status("over", None, ((), ()), result=state.result)
    flag = None if state.phase == "start" else state.turn.seat
    return Status(state.phase, flag, (may(state, 0), may(state, 1)), windows(state), due_at_ms(state))


def duel_may(in_turn: Callable[[D], tuple[str, ...]]) -> Callable[[D, int], tuple[str, ...]]:
    """Return the function (state, seat) → the types of action open to a seat, right or wrong. `in_turn`: state → the
    types that belong to the flag holder's turn."""

    def may(state: D, seat: int) -> tuple[str, ...]:
        first: tuple[str, ...] = ()
        if state.pending is None:
            if seat != state.turn.seat:
                first = _NO_CHALLENGE if state.hold != NEVER else ()
            elif not state.forfeit_waits:
                first = in_turn(state)
        return off_turn_types(state, seat, first)

    return may
