"""Faultless and faulty actions of a seat, for hints, bots and tests."""

from collections.abc import Sequence
from typing import Any

from engines.kit.referee.actions import AcceptResult, PassFlag
from engines.kit.relocation.chips import Move, Relocate, Select, WaiveRelocation
from engines.kwatro_sinko.actions import DeclareWin, DrawChip
from engines.kwatro_sinko.board import CHIPS, CHIPS_OF, NET, SLOTS, WIN_LENGTH
from engines.kwatro_sinko.faults import action_faults, sentence_of
from engines.kwatro_sinko.paths import paths
from engines.kwatro_sinko.play import must_move
from engines.kwatro_sinko.state import Sentence, State, on_board, parity_of

FALSE = Sentence((0, 0), 0, 1)


def legal(state: State, seat: int) -> Sequence[Any]:
    """Everything without fault, but challenges, which depend on what is hidden."""
    if state.phase == "over":
        return ()
    if state.phase == "start":
        return () if state.drawn[seat] is not None else [DrawChip(slot) for slot in range(SLOTS) if slot not in state.drawn]
    if state.pending is not None:
        return (AcceptResult(),) if seat == state.pending.seat else ()
    if seat != state.flag:
        return ()
    if state.phase == "relocating":
        return [*(Relocate(chip, space) for chip, _ in _chips(state, 1 - seat) for space in _free(state)), WaiveRelocation()]
    found: list[Any] = list(wins(state))
    if not state.turn.hops:
        board = on_board(state.places)
        chips = _chips(state, seat)
        reach = state.options.move_range
        found += [Move(chip, to) for chip, start in chips for to in NET.reached(board, start, reach)]
        # One touch is enough to show that it may be done.
        found += [Select(chip) for chip, _ in chips[:1] if not state.turn.is_touched]
    return found if must_move(state) else [*found, PassFlag()]


def _free(state: State) -> list[str]:
    return [space for space in NET.spaces if space not in state.places]


def _chips(state: State, seat: int) -> list[tuple[str, str]]:
    """A seat's chips, each with its circle."""
    placed = ((chip, CHIPS.place_of(state.places, chip)) for chip in CHIPS_OF[parity_of(state, seat)])
    return [(chip, space) for chip, space in placed if space is not None]


def wins(state: State) -> list[DeclareWin]:
    """Every win that the holder may declare."""
    board = on_board(state.places)
    found = paths(board, parity_of(state, state.flag), state.options)
    declared = [DeclareWin(path, sentence_of(board, path)) for path in found]
    return [action for action in declared if not action_faults(state, action)]


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Some faulty actions: moves off the lines or over chips, a second move, claims of paths that are none."""
    if seat != state.flag or state.phase != "moving":
        return ()
    candidates: list[Any] = [Move(chip, space) for chip, _ in _chips(state, seat) for space in _free(state)]
    board = on_board(state.places)
    claimed = [tuple(board)[:WIN_LENGTH], NET.spaces[:WIN_LENGTH], *paths(board, parity_of(state, seat), state.options)]
    candidates += [DeclareWin(path, FALSE) for path in claimed]
    return [action for action in candidates if action_faults(state, action)]
