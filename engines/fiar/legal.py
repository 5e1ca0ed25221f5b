"""Faultless and faulty actions of a seat, for hints, bots and tests."""

from collections.abc import Sequence
from typing import Any

from engines.fiar.actions import DeclareWin, Place
from engines.fiar.board import CHIPS_OF, NET, SPACES, WIN_LENGTH
from engines.fiar.faults import action_faults
from engines.fiar.paths import paths
from engines.fiar.play import what_is_missing
from engines.fiar.state import HAND, State, in_hand, on_board, place_of
from engines.kit.duel.hand_pick import StartCall, StartPick
from engines.kit.duel.off_turn import legal_off_turn
from engines.kit.referee.actions import PassFlag
from engines.kit.relocation.chips import Move, Relocate, Select, WaiveRelocation


def legal(state: State, seat: int) -> Sequence[Any]:
    """Everything without fault, but challenges, which depend on what is hidden."""
    off_turn = legal_off_turn(state, seat)
    if off_turn is not None:
        return off_turn
    match state.phase:
        case "start":
            return _starts(state)
        case "relocating":
            return [*_relocations(state), WaiveRelocation()]
    found: list[Any] = list(wins(state))
    if not state.turn.hops:
        found += _placements(state) if state.stage == "placing" else _moves(state)
        found += _touches(state)
    return found if what_is_missing(state) is not None else [*found, PassFlag()]


def _starts(state: State) -> list[Any]:
    return [StartCall("blue"), StartCall("red")] if state.called is None else [StartPick("left"), StartPick("right")]


def _free(state: State) -> list[str]:
    board = on_board(state.places)
    return [space for space in SPACES if space not in board]


def _own(state: State) -> list[tuple[str, str]]:
    """The holder's chips on the board, each with its circle."""
    chips = CHIPS_OF[state.colors[state.flag]]
    placed = ((chip, place_of(state.places, chip)) for chip in chips)
    return [(chip, space) for chip, space in placed if space is not None and space != HAND]


def _placements(state: State) -> list[Any]:
    free = _free(state)
    return [Place(chip, space) for chip in in_hand(state, state.flag) for space in free]


def _moves(state: State) -> list[Any]:
    """Along each line as far as it is free."""
    board, move_range = on_board(state.places), state.options.move_range
    return [Move(chip, to) for chip, start in _own(state) for to in NET.reached(board, start, move_range)]


def _relocations(state: State) -> list[Any]:
    free = _free(state)
    chips = CHIPS_OF[state.colors[1 - state.flag]]
    movable = [chip for chip in chips if place_of(state.places, chip) not in (None, HAND)]
    return [Relocate(chip, space) for chip in movable for space in free]


def wins(state: State) -> list[DeclareWin]:
    """Every win that the holder may declare."""
    declared = map(DeclareWin, paths(on_board(state.places), state.colors[state.flag], state.options))
    return [action for action in declared if not action_faults(state, action)]


def _touches(state: State) -> list[Any]:
    """One touch is enough to show that it may be done."""
    if state.turn.is_touched:
        return []
    chips = [*in_hand(state, state.flag), *(chip for chip, _space in _own(state))]
    return [Select(chip) for chip in chips[:1]]


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Some faulty actions: moves off the lines or over chips, a second move, claims of paths that are none."""
    if seat != state.flag or state.phase not in ("placing", "moving"):
        return ()
    free = _free(state)
    moved = {hop.chip for hop in state.turn.hops}
    chips = [chip for chip, _space in _own(state) if state.stage == "moving" or chip in moved]
    candidates: list[Any] = [Move(chip, space) for chip in chips for space in free]
    candidates += [DeclareWin(tuple(on_board(state.places))[:WIN_LENGTH]), DeclareWin(SPACES[:WIN_LENGTH])]
    return [action for action in candidates if action_faults(state, action)]
