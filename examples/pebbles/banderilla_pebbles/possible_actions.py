"""Faultless and faulty actions of a seat."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from banderilla_pebbles.actions import Say, Take
from banderilla_pebbles.state import MAX_TAKE, State
from engines.kit.referee.actions import AcceptResult, PassFlag

HINT_RULES: Final[Mapping[str, str]] = {
    "take": "pebbles.take",
    "say": "pebbles.count",
    "pass_flag": "pebbles.count",
    "accept_result": "pebbles.take",
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
