"""The view of a game of noughts: every viewer sees everything."""

from typing import Any, TypedDict

from engines.contract import SPECTATOR, Card, Viewer
from engines.kit.clocks.turn import TurnClockView, clock_view
from engines.kit.referee.record import Mark
from engines.noughts.state import State


class View(TypedDict):
    cells: list[int | None]
    clock: TurnClockView
    strikes: list[int]
    marks: list[list[Mark]]
    text: str


def view(state: State, _viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    rows = ["".join(_sign(state.cells[3 * row + column]) for column in range(3)) for row in range(3)]
    return {
        "cells": list(state.cells),
        "clock": clock_view(state.clock),
        "strikes": [0, 0],
        "marks": [[], []],
        "text": "/".join(rows),
    }


def _sign(cell: int | None) -> str:
    return "." if cell is None else "ox"[cell]


def audience(_state: State, _viewer: Viewer) -> Viewer:
    return SPECTATOR


def card(state: State, seat: int) -> Card:
    placed = [index for index, cell in enumerate(state.cells) if cell == seat]
    return Card(("cell",), tuple((cell,) for cell in placed), len(placed))
