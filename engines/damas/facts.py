"""The facts of a fault of Damas (`Fault.facts`): the squares of its pieces."""

from collections.abc import Iterable
from functools import lru_cache

from engines.damas.board import OWN, piece_at
from engines.damas.faults import CAPTURE, TOUCH_DEAD, Detail, blowable
from engines.damas.moves import Path, can_move, captures
from engines.damas.record import faults_of, replayed
from engines.damas.state import Start
from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault


class Able(Cells):
    """Facts of an omitted capture or of touching a blocked piece. `pieces`: number of pieces that could capture or move."""

    pieces: int


def capture_refused(board: str, black: bool, detail: Detail | None, path: Path = ()) -> Fault:
    """Return the fault of a touch or a move that omits a capture. Its facts show the pieces that can capture, or the piece that
    must capture further."""
    able = [path[0]] if detail == "short" else [each[0] for each in captures(board, black)]
    return _pointing(Fault(CAPTURE, detail), able)


def capture_found(before: str, black: bool, path: Path, detail: Detail) -> Fault:
    """Return the fault of a finished turn that omitted a capture. Its facts show the present squares of the pieces that
    could have captured."""
    return _pointing(Fault(CAPTURE, detail), blowable(before, black, path))


@lru_cache(maxsize=256)
def recorded(start: Start, record: tuple[str, ...]) -> tuple[tuple[int, Fault], ...]:
    """Return every fault in a game's record that no ruling has undone, with the number of its entry, from 0."""
    played = list(replayed(start, record))
    return tuple(
        (number, capture_found(played[number].board, played[number].black, played[number].path, detail))
        for number, detail in faults_of(start, record)
    )


def touch_explained(board: str, black: bool) -> Fault:
    """Return the fault of touching a piece that cannot move, with the pieces that can."""
    squares = (square for square in range(1, 33) if piece_at(board, square) in OWN[black] and can_move(board, square))
    return _pointing(Fault(TOUCH_DEAD), squares)


def _pointing(fault: Fault, squares: Iterable[int]) -> Fault:
    named = sorted(set(squares))
    facts: Able = {"pieces": len(named), "cells": [str(square) for square in named]}
    return Fault(fault.rule, fault.detail, facts=facts)
