"""The actions of a turn (rulebook, part 4). Each function first checks its action, in the rulebook's order of refusals, and
then carries it out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.fiar import faults
from engines.fiar.actions import DeclareWin, Place
from engines.fiar.board import CHIP_SET, TABLE
from engines.fiar.flow import Outcome, called, picked
from engines.fiar.state import State, in_hand
from engines.kit.chance import Chance
from engines.kit.duel.hand_pick import StartCall, StartPick
from engines.kit.outcome import Refusal
from engines.kit.referee.actions import PassFlag
from engines.kit.relocation.chips import HAND, Hop, Move, Relocate, Select, WaiveRelocation
from engines.kit.relocation.flow import passed, waived
from engines.kit.relocation.play import declare, let_go, move, relocate, select

PLAYING = ("placing", "moving")
PHASES: dict[type[Any], tuple[str, ...]] = {
    StartCall: ("start",),
    StartPick: ("start",),
    Select: PLAYING,
    Place: PLAYING,
    Move: PLAYING,
    DeclareWin: PLAYING,
    PassFlag: PLAYING,
    Relocate: ("relocating",),
    WaiveRelocation: ("relocating",),
}


def _place(state: State, action: Place, _now_ms: int, _chance: Chance) -> Outcome:
    TABLE.require_own(state, action.chip)
    if state.phase == "moving":
        raise Refusal("moving_phase")
    if CHIP_SET.place_of(state.places, action.chip) != HAND:
        raise Refusal("not_in_hand")
    if state.turn.hops:
        raise Refusal("already_placed")
    TABLE.require_free(state, action.to)
    return let_go(TABLE, state, Hop(action.chip, HAND, action.to), "placed")


def _move(state: State, action: Move, _now_ms: int, _chance: Chance) -> Outcome:
    TABLE.require_own(state, action.chip)
    if CHIP_SET.place_of(state.places, action.chip) in (None, HAND):
        raise Refusal("not_on_board")
    if state.phase == "placing" and all(hop.chip != action.chip for hop in state.turn.hops):
        raise Refusal("placing_phase")
    return move(TABLE, state, action, faults.action_faults(state, action))


def _declare_win(state: State, action: DeclareWin, now_ms: int, _chance: Chance) -> Outcome:
    TABLE.require_spaces(action.path)
    turn = replace(state.turn, path=action.path)
    ends = "…".join(dict.fromkeys((action.path[0], action.path[-1]))) if action.path else ""
    return declare(state, turn, ends, {"path": list(action.path)}, faults.action_faults(state, action), now_ms)


def _pass_flag(state: State, _action: PassFlag, now_ms: int, _chance: Chance) -> Outcome:
    missing = what_is_missing(state)
    if missing is not None:
        raise Refusal("turn_incomplete", missing=missing)
    return passed(state, now_ms)


ACTIONS: dict[type[Any], Callable[[State, Any, int, Chance], Outcome]] = {
    StartCall: lambda state, action, now_ms, _chance: called(state, action.color, now_ms),
    StartPick: lambda state, action, now_ms, _chance: picked(state, action.hand, now_ms),
    Select: lambda state, action, _now_ms, _chance: select(TABLE, state, action),
    Place: _place,
    Move: _move,
    DeclareWin: _declare_win,
    PassFlag: _pass_flag,
    Relocate: lambda state, action, now_ms, _chance: relocate(TABLE, state, action, now_ms),
    WaiveRelocation: lambda state, _action, now_ms, _chance: waived(state, now_ms),
}


def what_is_missing(state: State) -> str | None:
    """Return `place` or `move` if the flag holder must still do that and can (`fiar.alternate`, `fiar.move-one`); else
    None."""
    if state.turn.hops:
        return None
    if state.stage == "placing":
        return "place" if in_hand(state, state.flag) else None
    return "move" if TABLE.can_move(state) else None
