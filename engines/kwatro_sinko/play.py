"""The actions of a turn (rulebook, part 4). Each function first checks its action, in the rulebook's order of refusals, and
then carries it out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.kit.chance import Chance
from engines.kit.outcome import Refusal
from engines.kit.referee.actions import PassFlag
from engines.kit.relocation.chips import Move, Relocate, Select, WaiveRelocation
from engines.kit.relocation.flow import passed, waived
from engines.kit.relocation.play import declare, move, relocate, select
from engines.kwatro_sinko import faults
from engines.kwatro_sinko.actions import DeclareWin
from engines.kwatro_sinko.board import TABLE
from engines.kwatro_sinko.flow import Outcome
from engines.kwatro_sinko.state import State

PHASES: dict[type[Any], tuple[str, ...]] = {
    Select: ("moving",),
    Move: ("moving",),
    DeclareWin: ("moving",),
    PassFlag: ("moving",),
    Relocate: ("relocating",),
    WaiveRelocation: ("relocating",),
}


def _move(state: State, action: Move, _now_ms: int, _chance: Chance) -> Outcome:
    TABLE.own_place(state, action.chip)
    return move(TABLE, state, action, faults.action_faults(state, action))


def _declare_win(state: State, action: DeclareWin, now_ms: int, _chance: Chance) -> Outcome:
    TABLE.require_spaces(action.path)
    said = action.sentence.text
    turn = replace(state.turn, path=action.path, sentence=action.sentence)
    evidence = {"path": list(action.path), "sentence": said}
    return declare(state, turn, said, evidence, faults.action_faults(state, action), now_ms)


def _pass_flag(state: State, _action: PassFlag, now_ms: int, _chance: Chance) -> Outcome:
    if must_move(state):
        raise Refusal("turn_incomplete", missing="move")
    return passed(state, now_ms)


ACTIONS: dict[type[Any], Callable[[State, Any, int, Chance], Outcome]] = {
    Select: lambda state, action, _now_ms, _chance: select(TABLE, state, action),
    Move: _move,
    DeclareWin: _declare_win,
    PassFlag: _pass_flag,
    Relocate: lambda state, action, now_ms, _chance: relocate(TABLE, state, action, now_ms),
    WaiveRelocation: lambda state, _action, now_ms, _chance: waived(state, now_ms),
}


def must_move(state: State) -> bool:
    """Return whether the flag holder must still move and has a possible move (`kwatro-sinko.move-one`)."""
    return not state.turn.hops and TABLE.can_move(state)
