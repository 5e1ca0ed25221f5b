"""The smallest game that has all the costs of a game: two seats take turns on 256 cells until all cells are full.

No lobby lists it, and it is in no folder of `engines`. Only the bench's server has it (`tests.load.lab_server`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace as with_parts
from typing import Any, Final

from msgspec.structs import replace

from engines.contract import About, Actor, Card, Engine, GameEvent, Refusal, Result, Step, Viewer
from engines.kit.chance import Chance
from engines.kit.clocks.turn import TurnClock, clock_view, started, stopped
from engines.kit.referee.record import Mark, put
from engines.noughts import ENGINE as NOUGHTS
from engines.noughts.actions import Action, Place
from engines.noughts.state import Options, State

CELLS: Final = 256


def setup(options: Options, _seats: int, _chance: Chance, now_ms: int) -> State:
    clock = started(TurnClock(options.turn_ms, options.grace_ms), options.starter, now_ms)
    return State(options, (None,) * CELLS, options.starter, clock)


def apply(
    state: State, actor: Actor, action: Any, now_ms: int, _chance: Chance, _marks: tuple[Mark, ...] | None
) -> Step[State]:
    if state.result is not None:
        raise Refusal("game_over")
    if not isinstance(actor, int) or not isinstance(action, Place) or not 0 <= action.cell < CELLS:
        raise Refusal("malformed")
    if actor != state.flag:
        raise Refusal("no_flag")
    if state.cells[action.cell] is not None:
        raise Refusal("occupied")
    cells = put(state.cells, action.cell, actor)
    seen = GameEvent("placed", actor, {"cell": action.cell})
    if None not in cells:
        over = Result("draw", "full", (), (0.5, 0.5))
        return Step(replace(state, cells=cells, result=over, clock=stopped(state.clock)), (seen,))
    return Step(replace(state, cells=cells, flag=1 - actor, clock=started(state.clock, 1 - actor, now_ms)), (seen,))


def view(state: State, _viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    return {"cells": list(state.cells), "clock": clock_view(state.clock), "strikes": [0, 0], "marks": [[], []], "text": ""}


def notate(_state: State, action: Any) -> str:
    return str(action.cell) if isinstance(action, Place) else "resign"


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    if state.result is not None or seat != state.flag:
        return ()
    return tuple(Place(cell) for cell, owner in enumerate(state.cells) if owner is None)


def bot(view: Mapping[str, Any], _status: Mapping[str, Any], _seat: int, _chance: Chance) -> dict[str, Any] | None:
    """Returns the action that takes the first free cell."""
    return {"type": "place", "cell": view["cells"].index(None)}


def card(state: State, seat: int) -> Card:
    return Card(("cells",), (), sum(owner == seat for owner in state.cells))


ENGINE: Engine[Options, State, Action] = with_parts(
    NOUGHTS,
    about=About(slug="lab", seats=(2,), choices=(), names=("Laboratorio", "Lab"), listed=False),
    setup=setup,
    apply=apply,
    view=view,
    faultless_actions=faultless_actions,
    notate=notate,
    card=card,
    bot=bot,
)
