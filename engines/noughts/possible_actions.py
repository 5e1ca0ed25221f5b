"""The possible actions of a seat. Noughts has no faults."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.noughts.actions import Place
from engines.noughts.state import State

HINT_RULES: Final[Mapping[str, str]] = {
    "place": "noughts.place",
}


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    if state.result is not None or seat != state.flag:
        return ()
    return tuple(Place(cell) for cell in range(9) if state.cells[cell] is None)


def faulty_actions(_state: State, _seat: int) -> Sequence[Any]:
    return ()
