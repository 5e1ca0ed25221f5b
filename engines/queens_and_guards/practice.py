"""The faults that people make in Queens & Guards, for the referees' exercises."""

from collections.abc import Callable, Sequence

from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.kit.referee.actions import PassFlag
from engines.queens_and_guards.actions import Move
from engines.queens_and_guards.board import GONE, NEIGHBOURS, OWN, PIECE_NAMES, SPACE_NAMES, Piece, Space
from engines.queens_and_guards.faults import BACKWARDS, INTO_TRAP, MOVE_IT, ONE_SPACE, THRONE_RULE, move_faults
from engines.queens_and_guards.flow import holder_color
from engines.queens_and_guards.play import owed_moves
from engines.queens_and_guards.possible_actions import moves_of
from engines.queens_and_guards.state import State
from engines.queens_and_guards.table import held, regular_moves


def moves(rule: str) -> Callable[[State, int], Sequence[Slip]]:
    """Return the function that makes moves which break only this rule. These moves go at most two spaces, so that they resemble
    right moves. For comparison, it also makes correct moves of the same pieces."""

    def made(state: State, seat: int) -> Sequence[Slip]:
        if state.phase != "play" or seat != state.flag or state.turn.moves or owed_moves(state)[1] != "regular":
            return ()
        places, color = state.table.places, holder_color(state)
        caught = held(state.table, color)
        wrong = [
            (piece, to)
            for piece in OWN[color]
            if places[piece] != GONE and piece not in caught
            for to in _near(places[piece])
            if to not in places and [fault.rule for fault in move_faults(places, piece, to, False)] == [rule]
        ]
        right = [(piece, to) for piece, spaces in moves_of(state).items() for to in spaces]
        alike = [each for each in right if each[0] in {piece for piece, _to in wrong}]
        return [*(Slip((_move(*each),), None) for each in wrong), *(Slip(None, (_move(*each),)) for each in alike)]

    return made


def second_moves(state: State, seat: int) -> Sequence[Slip]:
    """Return second moves in a turn that would be right as a first move. For comparison, also return the end of the turn after
    one move."""
    if state.phase != "play" or seat != state.flag or not state.turn.moves:
        return ()
    found = regular_moves(state.table, holder_color(state))
    again = [Slip((_move(piece, to),), None) for piece, spaces in found.items() for to in spaces]
    return [*again, Slip(None, (PassFlag(),))]


def _near(space: Space) -> list[Space]:
    beside = set(NEIGHBOURS[space])
    return sorted({*beside, *(other for near in beside for other in NEIGHBOURS[near])} - {space})


def _move(piece: Piece, to: Space) -> Move:
    return Move(PIECE_NAMES[piece], SPACE_NAMES[to])


KINDS = (
    FaultKind(id="far", rule=ONE_SPACE, skill="movement", difficulty=1, weight=4, same=("piece",)),
    FaultKind(id="backwards", rule=BACKWARDS, skill="geometry", difficulty=2, weight=5, same=("piece",)),
    FaultKind(id="throne", rule=THRONE_RULE, skill="movement", difficulty=1, weight=2, same=("piece",)),
    FaultKind(id="trap", rule=INTO_TRAP, skill="geometry", difficulty=3, weight=5, same=("piece",)),
    FaultKind(id="second", rule=MOVE_IT, skill="procedure", difficulty=1, weight=1),
)

PRACTICE = Practice(kinds=KINDS, makers={kind.id: second_moves if kind.rule == MOVE_IT else moves(kind.rule) for kind in KINDS})
