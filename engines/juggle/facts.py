"""The facts of a fault of Juggle (`Fault.facts`): numbers of squares, dice, sums, and cells."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engines.juggle.board import CELL_NAMES, PIECES, around, cells_of, mask
from engines.juggle.faults import CALCULATED, COVERED, EXACT, MUST_USE, TOUCH, read_sentence
from engines.juggle.state import Board, Boards, Deed, Turn
from engines.juggle.table import lying_at, places
from engines.kit.arithmetic.expression import WrongPart, wrong_part
from engines.kit.declaration.fault_details import DICE, Cells
from engines.kit.referee.record import Fault


class WrongSize(Cells):
    squares: int
    die: int


class DiceUsed(Cells):
    used: list[int]
    dice: list[int]


class WrongValue(Cells):
    wrong: WrongPart | None


class WrongPiece(Cells):
    stated: int
    squares: int


class StillEmpty(Cells):
    empty: int


def take_explained(turn: Turn, deed: Deed, fault: Fault) -> Fault:
    """Return the fault of taking a piece, with the facts added."""
    facts = _facts(turn, deed, fault)
    return fault if facts is None else replace(fault, facts=facts)


def touch_explained(board: Board, seat: int, piece: str) -> Fault:
    """Return the fault of a piece on the seat's board that touches another piece of its colour."""
    lying = lying_at(board, piece)
    assert lying is not None
    near = around(mask(lying.cells))
    colour = PIECES[piece].colour
    others = [other.cells for other in board if other.piece != piece and PIECES[other.piece].colour == colour]
    touched = [cell for cells in others if mask(cells) & near for cell in cells]
    return Fault(TOUCH, piece, facts=_cells(seat, (*lying.cells, *touched)))


def must_use_explained(board: Board, seat: int, piece: str) -> Fault:
    """Return the fault of giving back a piece that fits on the board. The facts show a place for the piece."""
    place = next(places(board, piece), None)
    return Fault(MUST_USE, piece, facts=_cells(seat, () if place is None else cells_of(place)))


def covered_explained(empty: int) -> Fault:
    facts: StillEmpty = {"empty": empty, "cells": []}
    return Fault(COVERED, empty, facts=facts)


def faults_explained(boards: Boards, turn: Turn) -> tuple[Fault, ...]:
    """Return the faults of a turn with their facts."""
    return tuple(_explained(boards[turn.seat], turn, deed, fault) for deed in turn.deeds for fault in deed.faults)


def _explained(board: Board, turn: Turn, deed: Deed, fault: Fault) -> Fault:
    if fault.rule == COVERED:
        return covered_explained(int(fault.detail or 0))
    if fault.rule == TOUCH and lying_at(board, deed.piece) is not None:
        return touch_explained(board, turn.seat, deed.piece)
    if fault.rule == MUST_USE:
        return must_use_explained(board, turn.seat, deed.piece)
    return take_explained(turn, deed, fault) if deed.kind == "take" else fault


def _cells(seat: int, cells: Iterable[int]) -> Cells:
    """Return facts that highlight cells of that seat's board, named such as `0 A1`."""
    return {"cells": [f"{seat} {CELL_NAMES[cell]}" for cell in cells]}


def _facts(turn: Turn, deed: Deed, fault: Fault) -> Any:
    dice, squares = turn.dice or (), PIECES[deed.piece].size
    if fault.rule == EXACT and deed.die is not None:
        return WrongSize(squares=squares, die=dice[deed.die], cells=[DICE])
    said = None if deed.sentence is None else read_sentence(deed.sentence)
    if fault.rule != CALCULATED or said is None or deed.sentence is None:
        return None
    match fault.detail:
        case "dice":
            return DiceUsed(used=[said.left, said.right], dice=list(dice), cells=[DICE])
        case "value":
            return WrongValue(wrong=wrong_part(deed.sentence), cells=[])
    return WrongPiece(stated=said.stated, squares=squares, cells=[])
