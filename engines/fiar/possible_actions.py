"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.fiar.actions import DeclareWin, Place
from engines.fiar.board import SPACES, TABLE, WIN_LENGTH
from engines.fiar.faults import action_faults
from engines.fiar.paths import paths
from engines.fiar.play import what_is_missing
from engines.fiar.state import State, in_hand, on_board
from engines.kit.duel.hand_pick import StartCall, StartPick
from engines.kit.duel.off_turn import in_own_turn
from engines.kit.referee.actions import PassFlag
from engines.kit.relocation.chips import Move

HINT_RULES: Final[Mapping[str, str]] = {
    "place": "fiar.alternate",
    "move": "fiar.route",
    "declare_win": "fiar.win-path",
    "pass_flag": "fiar.move-one",
    "start_call": "fiar.start",
    "start_pick": "fiar.start",
}


@in_own_turn
def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return all faultless actions except challenges, because challenges depend on faults, which are hidden."""
    match state.phase:
        case "start":
            return _starts(state)
        case "relocating":
            return TABLE.relocations(state)
    found: list[Any] = list(wins(state))
    if not state.turn.hops:
        found += _placements(state) if state.stage == "placing" else TABLE.moves(state)
        found += TABLE.touches(state)
    return found if what_is_missing(state) is not None else [*found, PassFlag()]


def _starts(state: State) -> list[Any]:
    return [StartCall("blue"), StartCall("red")] if state.called is None else [StartPick("left"), StartPick("right")]


def _placements(state: State) -> list[Any]:
    free = TABLE.free(state.places)
    return [Place(chip, space) for chip in in_hand(state, state.flag) for space in free]


def wins(state: State) -> list[DeclareWin]:
    """Return every win that the flag holder may declare."""
    declared = map(DeclareWin, paths(on_board(state.places), state.colors[state.flag], state.options))
    return [action for action in declared if not action_faults(state, action)]


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return some faulty actions: moves off the lines or over chips, a second move, declarations of false paths."""
    if seat != state.flag or not state.is_playing:
        return ()
    moved = {hop.chip for hop in state.turn.hops}
    chips = [chip for chip, _space in TABLE.standing(state, seat) if state.stage == "moving" or chip in moved]
    candidates: list[Any] = [Move(chip, space) for chip in chips for space in TABLE.free(state.places)]
    candidates += [DeclareWin(tuple(on_board(state.places))[:WIN_LENGTH]), DeclareWin(SPACES[:WIN_LENGTH])]
    return [action for action in candidates if action_faults(state, action)]
