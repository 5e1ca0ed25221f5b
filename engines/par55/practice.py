"""The faults that people make in Par 55, for the referees' exercises."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.kit.referee.actions import PassFlag
from engines.par55.actions import Announce, Bump, MovePawn, Place
from engines.par55.board import BASES, BLOCKS, BUMP_BACK, GOAL, LIKENESSES, NEIGHBOURS, counted, worth
from engines.par55.faults import ANNOUNCE_FIRST, BUMP, COUNT, SCORE, due_bump, due_path
from engines.par55.state import State

LEAST = 7
"""Minimum score of a placed block in an exercise: people look for a place with likenesses."""
EACH = 6
"""Maximum number of pairs of plays with the same number that a kind of fault makes from one position."""

Actions = tuple[Any, ...]


def _is_scoring(state: State, seat: int) -> bool:
    return state.phase == "scoring" and seat == state.turn.seat


def _collides(state: State) -> bool:
    """Return whether the right count ends on the other seat's pawn. Exercises skip such positions: players aim at a collision,
    so a count that misses it would look wrong at once."""
    turn = state.turn
    path = due_path(turn, turn.worth, state.bounces)
    return bool(path) and path[-1] == turn.before[1 - turn.seat]


class _Placing(NamedTuple):
    """A block that a seat can place, with its score and the right count of the seat's pawn."""

    place: Place
    worth: int
    path: tuple[int, ...]


def _placings(state: State, seat: int) -> list[_Placing]:
    """Return the placings next to blocks with a likeness. The placings whose count ends on the other seat's pawn are left out
    (`_collides`)."""
    turn = state.turn
    if state.phase != "placing" or seat != turn.seat:
        return []
    laid = set(state.laid.values())
    bank = [block for block in BLOCKS if block not in laid] if turn.selected is None else [turn.selected]
    found = []
    for base in BASES:
        if base in state.laid or not any(beside in state.laid for beside in NEIGHBOURS[base]):
            continue
        for block in bank:
            score = worth(state.laid, block, base, state.options.score)
            path = counted(turn.before[seat], score, state.bounces)
            if score >= LEAST and path and path[-1] != turn.before[1 - seat]:
                found.append(_Placing(Place(block, base), score, path))
    return found


def _pairs(wrong: Mapping[int, list[Actions]], right: Mapping[int, list[Actions]]) -> Sequence[Slip]:
    """Return pairs of plays with the same number, so that the number itself does not tell which play is wrong. `wrong` and
    `right` map numbers to plays."""
    found = []
    for number in sorted(wrong.keys() & right.keys()):
        ones, others = wrong[number], right[number]
        count = min(len(ones), len(others), EACH)
        found += [Slip(ones[at * len(ones) // count], others[at * len(others) // count]) for at in range(count)]
    return found


def scores(state: State, seat: int) -> Sequence[Slip]:
    """Return announcements of a wrong score: the score omits a neighbour or a likeness (shared attribute), or counts
    one likeness too many."""
    wrong, right = defaultdict[int, list[Actions]](list), defaultdict[int, list[Actions]](list)
    for place, score, _path in _placings(state, seat):
        right[score].append((place, Announce(score)))
        beside = [LIKENESSES[place.block][state.laid[base]] for base in NEIGHBOURS[place.base] if base in state.laid]
        for said in sorted({score - like for like in beside} | {score - 1, score + 1}):
            if said != score:
                wrong[said].append((place, Announce(said)))
    return _pairs(wrong, right)


def counts(state: State, seat: int) -> Sequence[Slip]:
    """Return counts that begin on the pawn's own space, or go one space too far."""
    wrong, right = defaultdict[int, list[Actions]](list), defaultdict[int, list[Actions]](list)
    for place, score, path in _placings(state, seat):
        for spaces in (path[:-1], path, (*path, path[-1] + 1)):
            if spaces[-1] <= GOAL and spaces[-1] != state.turn.before[1 - seat]:
                kept = right if spaces == path else wrong
                kept[len(spaces)].append((place, Announce(score), MovePawn(spaces[-1], spaces)))
    return _pairs(wrong, right)


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
