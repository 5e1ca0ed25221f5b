"""Tests of the end of a game of noughts: the winner, the points, and the seat that starts the next game."""

from typing import Literal

import pytest

from engines.contract import CLOCK, Result
from engines.kit.chance import ChanceReader, ChanceState
from engines.noughts import rules
from engines.noughts.actions import Place, Resign
from engines.noughts.state import Options, State

CHANCE = ChanceReader(ChanceState(bytes(32)))


def played(state: State, *cells: int) -> State:
    for cell in cells:
        state = rules.apply(state, state.flag, Place(cell), 1_000, CHANCE, None).state
    return state


def fresh(starter: Literal[0, 1] = 0) -> State:
    return rules.setup(Options(starter=starter), 2, CHANCE, 1_000)


@pytest.mark.parametrize(
    ("cells", "result"),
    [
        ((0, 3, 1, 4, 2), Result("win", "row", (0,), (1.0, 0.0))),
        ((0, 3, 1, 4, 8, 5), Result("win", "row", (1,), (0.0, 1.0))),
        ((0, 1, 2, 4, 3, 5, 7, 6, 8), Result("draw", "full", (), (0.5, 0.5))),
        ((0, 1, 2, 4, 3, 5, 7, 6), None),
    ],
)
def test_the_end_gives_points_by_seat(cells: tuple[int, ...], result: Result | None) -> None:
    state = played(fresh(), *cells)
    assert state.result == result
    assert (state.clock.due_at_ms is None) == (result is not None), "the clock stops with the game"


def test_who_resigns_or_is_late_loses() -> None:
    for seat in (0, 1):
        resigned = rules.apply(fresh(), seat, Resign(), 1_000, CHANCE, None).state
        assert resigned.result == Result("win", "resign", (1 - seat,), (float(seat == 1), float(seat == 0)))
    state = fresh(starter=1)
    for kind in ("reminder", "forfeit"):
        assert state.clock.due_at_ms is not None, kind
        state = rules.apply(state, CLOCK, None, state.clock.due_at_ms, CHANCE, None).state
    assert state.result == Result("win", "time", (0,), (1.0, 0.0))


def test_the_seats_take_turns_to_start() -> None:
    assert [rules.for_game(Options(starter=1), number).starter for number in range(3)] == [1, 0, 1]
