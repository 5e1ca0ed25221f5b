"""The facts of a fault of Contig 60 (`Fault.facts`): announced and right numbers, and cells."""

from typing import Any

from msgspec.structs import replace

from engines.contig60.board import EDITION, NEIGHBOURS
from engines.contig60.faults import GOAL, SCORE, due_total, played_faults
from engines.contig60.state import Pending, Played, State, Turn
from engines.kit.arithmetic.expression import WrongPart, parse_sentence, spent_numbers, wrong_part
from engines.kit.declaration.fault_details import DICE, Cells
from engines.kit.referee.record import Fault


class DiceUsed(Cells):
    """Facts of a wrong use of the dice. `wrong`: the first false step, if the sentence is also false; else None."""

    used: list[int]
    dice: list[int]
    wrong: WrongPart | None


class WrongValue(Cells):
    wrong: WrongPart | None


class WrongCell(Cells):
    result: str
    cell: int


class Unreachable(Cells):
    dice: list[int]
    cell: int


class WrongScore(Cells):
    """Facts of a wrong total. The chip has `touching` neighbours, and each counts `factor` points, so `before` becomes `right`.
    The player said `said`."""

    before: int
    touching: int
    factor: int
    said: int
    right: int


class NotYet(Cells):
    """Facts of a win declared too early. `own` and `other` are the totals; `lead` is the required lead."""

    own: int
    other: int
    lead: int


def explained(state: State, played: Played, fault: Fault, is_capture: bool = False) -> Fault:
    """Return a fault in a chip's number sentence or total, with its facts added. `state` may be the state before or after the
    seat placed the chip."""
    if fault.rule == SCORE:
        return replace(fault, facts=_score(state, played, is_capture))
    return replace(fault, facts=_sentence(played, fault.detail))


def faults_explained(state: State, turn: Turn) -> tuple[Fault, ...]:
    """Return all faults of a turn with their facts. The faults of the capture come first."""
    return tuple(
        explained(state, played, fault, is_capture)
        for played, is_capture in ((turn.capture, True), (turn.played, False))
        if played is not None
        for fault in played_faults(played, is_capture)
    )


def unreachable(fault: Fault, dice: tuple[int, ...], cell: int) -> Fault:
    """Return the fault of a chip on a number that the dice cannot make."""
    facts: Unreachable = {"dice": list(dice), "cell": cell, "cells": [str(cell), DICE]}
    return replace(fault, facts=facts)


def goal_explained(state: State, seat: int, claim: Pending, detail: str) -> Fault:
    """Return the fault of a false declaration of a win."""
    line, own = claim.line or (), state.chips[seat]
    if claim.reason == "five":
        cells: Cells = {"cells": [str(cell) for cell in line if detail == "row" or cell not in own]}
        return Fault(GOAL, detail, facts=cells)
    facts: NotYet = {"own": state.score[seat], "other": state.score[1 - seat], "lead": EDITION.lead_to_win, "cells": []}
    return Fault(GOAL, detail, facts=facts)


def _sentence(played: Played, detail: object) -> Any:
    cells = [str(played.cell)]
    if played.sentence is None:
        return Cells(cells=cells)
    parts, wrong = parse_sentence(played.sentence), wrong_part(played.sentence)
    assert parts is not None
    if detail == "dice":
        used = spent_numbers(parts) or tuple(number for part in parts for number in part.numbers)
        return DiceUsed(used=list(used), dice=list(played.dice), wrong=wrong, cells=[*cells, DICE])
    if detail == "value":
        return WrongValue(wrong=wrong, cells=cells)
    return WrongCell(result=str(parts[-1].result), cell=played.cell, cells=cells)


def _score(state: State, played: Played, is_capture: bool) -> Any:
    taken = {*state.chips[0], *state.chips[1]}
    beside = [str(cell) for cell in NEIGHBOURS[played.cell] if cell in taken]
    # If a chip has come or gone since the turn, the current neighbours are not the neighbours that counted.
    cells = [str(played.cell), *(beside if len(beside) == played.beside else ())]
    if played.total is None:
        return Cells(cells=cells)
    return WrongScore(
        before=played.before,
        touching=played.beside,
        factor=EDITION.capture_factor if is_capture else 1,
        said=played.total,
        right=due_total(played, is_capture),
        cells=cells,
    )
