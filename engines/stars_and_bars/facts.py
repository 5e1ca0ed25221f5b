"""The facts of a fault of Stars & Bars (`Fault.facts`): numbers of differences, points and totals, and squares."""

from typing import Any

from msgspec.structs import replace

from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault
from engines.stars_and_bars.board import EDITION, NEIGHBOURS, POINTS, SQUARES, WAYS
from engines.stars_and_bars.faults import COVER, POINTS_RULE, TOTAL, due_points, turn_faults
from engines.stars_and_bars.state import Table, Turn


class TooDifferent(Cells):
    """Facts of a card that does not fit. It differs from the card below in `ways` attributes; `most` is the maximum."""

    ways: int
    most: int


class WrongPoints(Cells):
    """Facts of wrong points. `beside`: the score of the card with each open neighbour. The sum of these scores and
    `bonus` is `right`."""

    said: int
    right: int
    bonus: int
    beside: list[int]


class WrongTotal(Cells):
    """Facts of a wrong total. `before` plus `points` equals `right`."""

    said: int
    right: int
    before: int
    points: int


def cover_explained(card: str, covered: str, cell: str) -> Fault:
    facts: TooDifferent = {"ways": WAYS[card, covered], "most": EDITION.cover_max_ways, "cells": [cell]}
    return Fault(COVER, target=cell, facts=facts)


def explained(table: Table, turn: Turn, fault: Fault) -> Fault:
    """Return the fault of the turn, with its facts added. `table`: the table after the turn."""
    cells = [] if turn.cell is None else [turn.cell]
    facts: Any = {}
    if fault.rule == COVER and turn.card is not None and turn.covered is not None and turn.cell is not None:
        return cover_explained(turn.card, turn.covered, turn.cell)
    if turn.points is None or turn.total is None:
        return fault
    if fault.rule == POINTS_RULE:
        beside = _beside(turn.laid or table, turn)
        facts = WrongPoints(
            said=turn.points,
            right=due_points(turn),
            bonus=turn.bonus,
            beside=list(beside.values()) if sum(beside.values()) == turn.worth else [turn.worth],
            cells=[*cells, *beside],
        )
    elif fault.rule == TOTAL:
        right = turn.before + turn.points
        facts = WrongTotal(said=turn.total, right=right, before=turn.before, points=turn.points, cells=[])
    return replace(fault, facts=facts)


def faults_explained(table: Table, turn: Turn) -> tuple[Fault, ...]:
    """Return all faults of a turn with their facts."""
    return tuple(explained(table, turn, fault) for fault in turn_faults(turn))


def _beside(table: Table, turn: Turn) -> dict[str, int]:
    """Return, by square, the score of the turn's card against its open neighbours."""
    if turn.card is None or turn.cell is None:
        return {}
    piles = {SQUARES[place]: table.piles[place] for place in NEIGHBOURS[turn.cell]}
    return {cell: POINTS[turn.card, pile[-1]] for cell, pile in piles.items() if pile and cell not in table.flipped}
