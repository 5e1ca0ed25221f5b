"""The facts of a fault of Par 55 (`Fault.facts`): a score's sum, the spaces to count, and places."""

from typing import Any

from msgspec.structs import replace

from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault
from engines.par55.board import BUMP_BACK, GOAL
from engines.par55.faults import ANNOUNCE_FIRST, BUMP, COUNT, SCORE, due_bump, due_path, turn_faults
from engines.par55.state import State, Turn


class WrongScore(Cells):
    """Facts of a wrong score. `par` plus `likenesses` is `right`. `likenesses`: the points for attributes shared with
    neighbouring blocks."""

    said: int
    right: int
    par: int
    likenesses: int


class WrongPath(Cells):
    """Facts of a wrong count. The pawn must count `spaces` spaces from `start` and ends on `end`; `end` is None if the
    pawn must stay."""

    start: int
    spaces: int
    end: int | None


class WrongEnd(Cells):
    to: int
    right: int


class WrongBump(Cells):
    to: int
    right: int
    back: int


class NotThere(Cells):
    at: int
    goal: int


def explained(state: State, turn: Turn, fault: Fault) -> Fault:
    """Return the fault of the turn, with its facts added."""
    facts = _facts(state, turn, fault)
    return fault if facts is None else replace(fault, facts=facts)


def faults_explained(state: State, turn: Turn) -> tuple[Fault, ...]:
    """Return all faults of a turn with their facts."""
    return tuple(explained(state, turn, fault) for fault in turn_faults(turn, state.bounces))


def _facts(state: State, turn: Turn, fault: Fault) -> Any:
    moved = turn.moved
    if fault.rule == SCORE:
        assert turn.announced is not None
        scoring = state.options.score
        return WrongScore(
            said=turn.announced,
            right=turn.worth,
            par=scoring.par,
            likenesses=turn.worth - scoring.par,
            cells=[] if turn.base is None else [turn.base],
        )
    assert moved is not None
    if fault.rule == ANNOUNCE_FIRST:
        return None
    if fault.rule == COUNT:
        path, start = due_path(turn, moved.said, state.bounces), turn.before[turn.seat]
        end = path[-1] if path else start
        if fault.detail == "to":
            return WrongEnd(to=moved.to, right=end, cells=[_space(moved.to), _space(end)])
        spaces = turn.worth if moved.said is None else moved.said
        return WrongPath(start=start, spaces=spaces, end=path[-1] if path else None, cells=[_space(end)])
    if fault.rule == BUMP:
        due = due_bump(turn)
        if fault.detail == "to" and due is not None and turn.bumped is not None:
            return WrongBump(to=turn.bumped, right=due, back=BUMP_BACK, cells=[_space(due)])
        return Cells(cells=[_space(moved.to)])
    return NotThere(at=moved.to, goal=GOAL, cells=[_space(moved.to)])


def _space(number: int) -> str:
    return f"space {number}"
