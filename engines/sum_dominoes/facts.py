"""What shows a fault of Sum Dominoes to whoever is told of it: contacts and sums, and squares (`Fault.facts`)."""

from typing import Any

from engines.kit.details import DICE, Cells
from engines.kit.referee.record import Fault
from engines.sum_dominoes.board import Board, Laid, Size, contact_sums
from engines.sum_dominoes.faults import SUM


class WrongContact(Cells):
    """The tile touches so many `faces` of others; it must touch one."""

    faces: int


class WrongMatch(Cells):
    """The two faces that touch make `got`, and must make `total`."""

    got: int
    total: int


class Unplaced(Cells):
    """Some tile of the hand makes `total`."""

    total: int


class WrongSum(Cells):
    dice: list[int]
    said: int
    right: int


def match_explained(rule: str, detail: str, size: Size, board: Board, laid: Laid, total: int) -> Fault:
    """A tile that lies wrongly. `board` is without it."""
    sums = contact_sums(size, board, laid)
    facts: Any = WrongContact(faces=len(sums), cells=list(laid.cells))
    if detail == "sum":
        facts = WrongMatch(got=sums[0], total=total, cells=list(laid.cells))
    return Fault(rule, detail, laid.tile, facts)


def unplaced_explained(rule: str, total: int, laid: Laid | None = None) -> Fault:
    """A part left without a tile although one fits; `laid`: where it does, where that was said."""
    facts: Unplaced = {"total": total, "cells": [] if laid is None else list(laid.cells)}
    return Fault(rule, facts=facts)


def sum_explained(dice: tuple[int, ...], written: int) -> Fault:
    facts: WrongSum = {"dice": list(dice), "said": written, "right": sum(dice), "cells": [DICE]}
    return Fault(SUM, facts=facts)
