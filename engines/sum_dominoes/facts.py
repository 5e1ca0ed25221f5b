"""The facts of a fault of Sum Dominoes (`Fault.facts`): touching faces and sums, and squares."""

from typing import Any

from engines.kit.declaration.fault_details import DICE, Cells
from engines.kit.referee.record import Fault
from engines.sum_dominoes.board import Board, Laid, Size, contact_sums
from engines.sum_dominoes.faults import MATCH_1, MATCH_2, SUM, UNPLACED, UNPLACED_1, turn_faults
from engines.sum_dominoes.state import State, Turn


class WrongContact(Cells):
    """Facts of a tile that touches `faces` faces of other tiles; it must touch exactly one."""

    faces: int


class WrongMatch(Cells):
    """Facts of a wrong sum of two touching faces. The faces make `got`, but they must make `total`."""

    got: int
    total: int


class Unplaced(Cells):
    """Facts of a missing placement. Some tile of the hand makes `total`."""

    total: int


class WrongSum(Cells):
    dice: list[int]
    said: int
    right: int


def match_explained(rule: str, detail: str, size: Size, board: Board, laid: Laid, total: int) -> Fault:
    """Return the fault of a wrongly placed tile. `board` does not contain the tile."""
    sums = contact_sums(size, board, laid)
    facts: Any = WrongContact(faces=len(sums), cells=list(laid.cells))
    if detail == "sum":
        facts = WrongMatch(got=sums[0], total=total, cells=list(laid.cells))
    return Fault(rule, detail, laid.tile, facts)


def unplaced_explained(rule: str, total: int, laid: Laid | None = None) -> Fault:
    """Return the fault of ending a part without a tile although a tile fits. `laid`: a placement of such a tile, if the
    challenge names a placement."""
    facts: Unplaced = {"total": total, "cells": [] if laid is None else list(laid.cells)}
    return Fault(rule, facts=facts)


def sum_explained(dice: tuple[int, ...], written: int) -> Fault:
    facts: WrongSum = {"dice": list(dice), "said": written, "right": sum(dice), "cells": [DICE]}
    return Fault(SUM, facts=facts)


def explained(state: State, turn: Turn, fault: Fault) -> Fault:
    """Return the fault of a turn, with its facts added."""
    if fault.rule == SUM:
        return sum_explained(turn.dice or (), turn.written or 0)
    part = turn.first if fault.rule in (MATCH_1, UNPLACED_1) else turn.second
    if fault.rule in UNPLACED and part.sum is not None:
        return unplaced_explained(fault.rule, part.sum)
    if fault.rule not in (MATCH_1, MATCH_2) or part.laid is None or part.sum is None:
        return fault
    before = state.board[: state.board.index(part.laid)]
    return match_explained(fault.rule, str(fault.detail), state.options.size, before, part.laid, part.sum)


def faults_explained(state: State, turn: Turn) -> tuple[Fault, ...]:
    """Return all faults of a turn with their facts."""
    return tuple(explained(state, turn, fault) for fault in turn_faults(state, turn))
