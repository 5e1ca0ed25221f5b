"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.kit.referee.actions import AcceptResult, PassFlag
from engines.takeaway.actions import Say, Take
from engines.takeaway.state import MAX_TAKE, State

HINT_RULES: Final[Mapping[str, str]] = {
    "take": "takeaway.take",
    "say": "takeaway.count",
    "pass_flag": "takeaway.count",
    "accept_result": "takeaway.take",
}


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    if state.pending is not None:
        return (AcceptResult(),) if seat == state.pending.seat else ()
    if state.result is not None or seat != state.flag:
        return ()
    if state.phase == "review":
        return tuple(Take(count) for count in range(1, min(MAX_TAKE, state.pile) + 1))
    return (Say(state.pile),) if state.turn.said != state.pile else (PassFlag(),)


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    if state.result is not None or state.pending is not None or seat != state.flag or state.is_assisted:
        return ()
    if state.phase == "review":
        return (Take(MAX_TAKE + 1),) if state.pile > MAX_TAKE else ()
    if state.turn.said is None:
        return Say(state.pile + 1), PassFlag()
    return (PassFlag(),) if state.turn.said != state.pile else ()
