"""The faults that people make in Par 55, for the referees' exercises."""

from collections.abc import Sequence

from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.kit.referee.actions import PassFlag
from engines.par55.actions import Announce, Bump, MovePawn
from engines.par55.board import BUMP_BACK, LIKENESSES, NEIGHBOURS
from engines.par55.faults import ANNOUNCE_FIRST, BUMP, COUNT, SCORE, due_bump, due_path
from engines.par55.state import State


def _is_scoring(state: State, seat: int) -> bool:
    return state.phase == "scoring" and seat == state.turn.seat


def _collides(state: State) -> bool:
    """Return whether the right count ends on the other seat's pawn. Exercises skip such positions: players aim at a collision,
    so a count that misses it would look wrong at once."""
    turn = state.turn
    path = due_path(turn, turn.worth, state.bounces)
    return bool(path) and path[-1] == turn.before[1 - turn.seat]


def scores(state: State, seat: int) -> Sequence[Slip]:
    """Return announcements of a wrong score: the score omits a neighbour or a likeness (shared attribute), or counts
    one likeness too many."""
    turn = state.turn
    if (
        not _is_scoring(state, seat)
        or turn.announced is not None
        or turn.block is None
        or turn.base is None
        or _collides(state)
    ):
        return ()
    beside = [LIKENESSES[turn.block][state.laid[base]] for base in NEIGHBOURS[turn.base] if base in state.laid]
    said = {turn.worth - like for like in beside} | {turn.worth - 1, turn.worth + 1}
    return [Slip((Announce(one),), (Announce(turn.worth),)) for one in sorted(said) if one > 0 and one != turn.worth]


def counts(state: State, seat: int) -> Sequence[Slip]:
    """Return counts that begin on the pawn's own space, or go one space too far."""
    turn = state.turn
    if not _is_scoring(state, seat) or turn.announced is None or turn.moved is not None:
        return ()
    path = due_path(turn, turn.announced, state.bounces)
    if len(path) < 2 or _collides(state):
        return ()
    right = (MovePawn(path[-1], path),)
    short, far = path[:-1], (*path, path[-1] + 1)
    return [Slip((MovePawn(one[-1], one),), right) for one in (short, far)]


def bumps(state: State, seat: int) -> Sequence[Slip]:
    """Return moves of the other seat's pawn, after a collision, by a wrong number of spaces."""
    turn = state.turn
    due = due_bump(turn) if _is_scoring(state, seat) and turn.moved is not None and turn.bumped is None else None
    if due is None:
        return ()
    wrong = {due - 1, due + 1, turn.before[1 - seat] - 2 * BUMP_BACK}
    return [Slip((Bump(to),), (Bump(due),)) for to in sorted(wrong) if to >= 0 and to != due]


def no_bumps(state: State, seat: int) -> Sequence[Slip]:
    """Return turns that omit the move of the other seat's pawn after a collision."""
    turn = state.turn
    due = due_bump(turn) if _is_scoring(state, seat) and turn.moved is not None and turn.bumped is None else None
    return () if due is None else [Slip((PassFlag(),), (Bump(due),))]


def unsaid(state: State, seat: int) -> Sequence[Slip]:
    """Return right counts without an announced score. For comparison, also return right counts after an announcement."""
    turn = state.turn
    if not _is_scoring(state, seat) or turn.announced is not None or turn.moved is not None or _collides(state):
        return ()
    path = due_path(turn, turn.worth, state.bounces)
    moved = MovePawn(path[-1], path) if path else None
    return [] if moved is None else [Slip((moved,), (Announce(turn.worth), moved))]


PRACTICE = Practice(
    kinds=(
        FaultKind(id="score", rule=SCORE, skill="counting", difficulty=3, weight=6),
        FaultKind(id="count", rule=COUNT, skill="counting", difficulty=2, weight=5),
        FaultKind(id="bump", rule=BUMP, skill="arithmetic", difficulty=2, weight=3, detail="to"),
        FaultKind(id="no_bump", rule=BUMP, skill="procedure", difficulty=2, weight=2, detail="omitted"),
        FaultKind(id="unsaid", rule=ANNOUNCE_FIRST, skill="procedure", difficulty=1, weight=1),
    ),
    makers={"score": scores, "count": counts, "bump": bumps, "no_bump": no_bumps, "unsaid": unsaid},
)
