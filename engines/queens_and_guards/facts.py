"""The facts of a fault of Queens & Guards (`Fault.facts`): spaces, and the parts that a declared win lacks."""

from msgspec.structs import replace

from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault
from engines.queens_and_guards.board import (
    AXES,
    COLOR_OF,
    OWN,
    QUEENS,
    RING,
    SPACE_NAMES,
    THRONE,
    Color,
    Piece,
    Places,
    Space,
)
from engines.queens_and_guards.faults import INTO_TRAP, MOVE_IT, WIN, faults_by_move
from engines.queens_and_guards.state import Turn


class NotWon(Cells):
    """Facts of a false win. `guards` of the `needed` guards are next to the throne; `has_queen`: the queen is on the throne."""

    guards: int
    needed: int
    has_queen: bool


def move_explained(places: Places, piece: Piece, to: Space, fault: Fault) -> Fault:
    """Return the fault of this move, with its facts added. `places`: the places of the pieces before the move."""
    if fault.rule == MOVE_IT:
        return fault
    spaces = [places[piece], to]
    if fault.rule == INTO_TRAP:
        enemies = {places[enemy] for enemy in OWN[1 - COLOR_OF[piece]]}
        spaces = [to, *(space for pair in AXES[to] if set(pair) <= enemies for space in pair)]
    facts: Cells = {"cells": [SPACE_NAMES[space] for space in spaces if 0 <= space < len(SPACE_NAMES)]}
    return replace(fault, facts=facts)


def faults_explained(turn: Turn) -> tuple[Fault, ...]:
    """Return all faults of a turn's moves with their facts."""
    return tuple(move_explained(*each) for each in faults_by_move(turn))


def win_explained(places: Places, color: Color) -> Fault:
    """Return the fault of a false win that the colour declared."""
    own = [places[piece] for piece in OWN[color] if piece != QUEENS[color]]
    facts: NotWon = {
        "guards": sum(space in RING for space in own),
        "needed": len(RING),
        "has_queen": places[QUEENS[color]] == THRONE,
        "cells": [
            SPACE_NAMES[space] for space in (THRONE, *sorted(RING)) if space not in own and space != places[QUEENS[color]]
        ],
    }
    return Fault(WIN, facts=facts)
