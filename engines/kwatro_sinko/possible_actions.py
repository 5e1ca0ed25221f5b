"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.kit.duel.off_turn import faultless_off_turn
from engines.kit.referee.actions import PassFlag
from engines.kit.relocation.chips import Move
from engines.kwatro_sinko.actions import DeclareWin, DrawChip
from engines.kwatro_sinko.board import NET, SLOTS, TABLE, WIN_LENGTH
from engines.kwatro_sinko.faults import action_faults, sentence_of
from engines.kwatro_sinko.paths import paths
from engines.kwatro_sinko.play import must_move
from engines.kwatro_sinko.state import Sentence, State, on_board, parity_of

HINT_RULES: Final[Mapping[str, str]] = {
    "draw_chip": "kwatro-sinko.start",
    "move": "kwatro-sinko.route",
    "declare_win": "kwatro-sinko.win-path",
    "pass_flag": "kwatro-sinko.move-one",
}

FALSE = Sentence((0, 0), 0, 1)


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return all faultless actions except challenges, because challenges depend on faults, which are hidden."""
    if state.phase == "start":
        return () if state.drawn[seat] is not None else [DrawChip(slot) for slot in range(SLOTS) if slot not in state.drawn]
    off_turn = faultless_off_turn(state, seat)
    if off_turn is not None:
        return off_turn
    if state.phase == "relocating":
        return TABLE.relocations(state)
    found: list[Any] = list(wins(state))
    if not state.turn.hops:
        found += [*TABLE.moves(state), *TABLE.touches(state)]
    return found if must_move(state) else [*found, PassFlag()]


def wins(state: State) -> list[DeclareWin]:
    """Return every win that the flag holder may declare."""
    board = on_board(state.places)
    found = paths(board, parity_of(state, state.flag), state.options)
    declared = [DeclareWin(path, sentence_of(board, path)) for path in found]
    return [action for action in declared if not action_faults(state, action)]


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return some faulty actions: moves off the lines or over chips, a second move, declarations of false paths."""
    if seat != state.flag or not state.is_playing:
        return ()
    free = TABLE.free(state.places)
    candidates: list[Any] = [Move(chip, space) for chip, _start in TABLE.standing(state, seat) for space in free]
    board = on_board(state.places)
    claimed = [tuple(board)[:WIN_LENGTH], NET.spaces[:WIN_LENGTH], *paths(board, parity_of(state, seat), state.options)]
    candidates += [DeclareWin(path, FALSE) for path in claimed]
    return [action for action in candidates if action_faults(state, action)]
