"""The facts of a fault of Qwinto (`Fault.facts`): sums, numbers near a box, and boxes."""

from typing import Any

from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault
from engines.qwinto.sheet import BOXES, COLOR_OF, LEFT_OF, OFF_TURN, RIGHT_OF, Entry, Sheet, dice_of

SUM = "qwinto.sum"


class WrongSum(Cells):
    dice: list[int]
    said: int
    right: int


class WrongNumber(Cells):
    said: int
    right: int


class WrongColor(Cells):
    """Facts of an entry in a row whose die was not thrown. `color`: the colour of the row; `dice`: the thrown colours."""

    color: str
    dice: list[str]


class WrongOrder(Cells):
    """Facts of an entry that breaks the order of its row. `left`: the nearest number on the left that is not smaller. `right`:
    the nearest number on the right that is not larger. Each is absent if there is no such number."""

    number: int
    left: int | None
    right: int | None


class Repeated(Cells):
    number: int


def sum_explained(throw: tuple[int, ...], announced: int) -> Fault:
    """Return the fault of an announced sum that differs from the dice."""
    facts: WrongSum = {"dice": list(throw), "said": announced, "right": sum(throw), "cells": ["dice"]}
    return Fault(SUM, facts=facts)


def entry_explained(rule: str, sheet: Sheet, box: int, entry: Entry, seat: int) -> Fault:
    """Return the fault of the seat's entry in a box. `rule`: the broken rule. Its facts name boxes with the seat: `0
    orange-1`."""
    facts = _facts(rule, sheet, box, entry)
    return Fault(rule, BOXES[box], facts={**facts, "cells": [f"{seat} {place}" for place in facts["cells"]]})


def _facts(rule: str, sheet: Sheet, box: int, entry: Entry) -> Any:
    here, number = BOXES[box], entry.number
    if rule == "qwinto.number":
        return WrongNumber(said=number, right=entry.announced, cells=[here])
    if rule == "qwinto.color":
        return WrongColor(color=COLOR_OF[box], dice=dice_of(entry), cells=[here])
    older = {place: there for place, there in enumerate(sheet) if there is not None and there.round < entry.round}
    if rule == "qwinto.column":
        return Repeated(
            number=number, cells=[here, *(BOXES[p] for p in OFF_TURN[box] if p in older and older[p].number == number)]
        )
    left = next((place for place in reversed(LEFT_OF[box]) if place in older and older[place].number >= number), None)
    right = next((place for place in RIGHT_OF[box] if place in older and older[place].number <= number), None)
    return WrongOrder(
        number=number,
        left=None if left is None else older[left].number,
        right=None if right is None else older[right].number,
        cells=[here, *(BOXES[place] for place in (left, right) if place is not None)],
    )
