"""The faults of a turn (rulebook, part 5), found from its announcements and actions.

The faults have the order of the rulebook's table. If several parts of a rule are broken, the first is the fault's
detail.
"""

from engines.kit.referee.record import Fault
from engines.par55.board import BUMP_BACK, GOAL, WHITE, counted
from engines.par55.state import Moved, Turn

SCORE = "par55.score"
ANNOUNCE_FIRST = "par55.announce-first"
COUNT = "par55.count"
BUMP = "par55.bump"
WIN = "par55.win"

FAULTS = (SCORE, ANNOUNCE_FIRST, COUNT, BUMP, WIN)


def due_path(turn: Turn, said: int | None, bounces: bool) -> tuple[int, ...]:
    """Return the spaces that the pawn must count for the announced number `said`. If `said` is None, return the spaces
    for the right number."""
    return counted(turn.before[turn.seat], turn.worth if said is None else said, bounces)


def due_bump(turn: Turn) -> int | None:
    """Return the space where the other seat's pawn must go after a collision; None if it stays."""
    moved, there = turn.moved, turn.before[1 - turn.seat]
    if moved is None or moved.to == turn.before[turn.seat] or moved.to != there or there not in WHITE:
        return None
    return max(0, there - BUMP_BACK)


def owes_bump(turn: Turn) -> bool:
    return turn.bumped is None and due_bump(turn) is not None


def count_detail(turn: Turn, moved: Moved, bounces: bool) -> str | None:
    """Return the broken part of the rule `par55.count`: `path` or `to`; None if the count is right."""
    path = due_path(turn, moved.said, bounces)
    if moved.path != path:
        return "path"
    return None if moved.to == (path[-1] if path else turn.before[turn.seat]) else "to"


def bump_detail(turn: Turn) -> str | None:
    """Return the broken part of the rule `par55.bump`: `not_due`, `to`, or (after the turn) `omitted`; None if the move is
    right."""
    due = due_bump(turn)
    if turn.bumped is None:
        return "omitted" if turn.is_ended and due is not None else None
    if due is None:
        return "not_due"
    return None if turn.bumped == due else "to"


def turn_faults(turn: Turn, bounces: bool) -> tuple[Fault, ...]:
    """Return all faults of a turn."""
    found = []
    if turn.announced is not None and turn.announced != turn.worth:
        found.append(Fault(SCORE, turn.worth))
    moved = turn.moved
    if moved is not None:
        if moved.said is None:
            found.append(Fault(ANNOUNCE_FIRST))
        if (detail := count_detail(turn, moved, bounces)) is not None:
            found.append(Fault(COUNT, detail))
        if (detail := bump_detail(turn)) is not None:
            found.append(Fault(BUMP, detail))
        if turn.declared and moved.to != GOAL:
            found.append(Fault(WIN, moved.to))
    return tuple(found)
