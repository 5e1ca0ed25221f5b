"""The faultless and faulty actions that a seat can send now, for hints, bots and tests."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.kit.referee.actions import AcceptResult, DeclareWin, PassFlag
from engines.stars_and_bars import faults
from engines.stars_and_bars.actions import Discard, Peek, Place, Score
from engines.stars_and_bars.board import EDITION, SQUARES
from engines.stars_and_bars.play import tidyings
from engines.stars_and_bars.state import State

HINT_RULES: Final[Mapping[str, str]] = {
    "peek": "stars-and-bars.cover",
    "place": "stars-and-bars.cover",
    "discard": "stars-and-bars.hand",
    "score": "stars-and-bars.points",
    "flip": "stars-and-bars.bonus",
    "remove": "stars-and-bars.bonus",
    "remove_center": "stars-and-bars.bonus",
    "pass_flag": "stars-and-bars.announce",
    "declare_win": "stars-and-bars.end-lead",
    "accept_result": "stars-and-bars.end-lead",
}


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return all faultless actions, except challenges (faults are hidden), a second look and a second declaration."""
    pending = state.pending
    if state.phase == "over":
        return ()
    if pending is not None:
        is_ahead = state.score[seat] - state.score[1 - seat] >= EDITION.margin
        if seat == pending.seat:
            return (AcceptResult(), DeclareWin()) if is_ahead else (AcceptResult(),)
        return (DeclareWin(),) if is_ahead and not pending.is_declared else ()
    if seat != state.flag:
        return ()
    return _once_placed(state) if state.phase == "placed" else _before_placing(state)


def _before_placing(state: State) -> list[Any]:
    found: list[Any] = [*tidyings(state)]
    if state.phase == "review" and state.placed[1 - state.flag] is not None and not state.peeked:
        found.append(Peek())
    if state.hand:
        placements: list[Any] = [Place(card, cell) for card, cell, is_fit in _placements(state) if is_fit]
        return found + (placements or [Discard(card) for card in state.hand])
    if faults.turn_faults(state.turn):
        return [*found, _due(state)]
    return [*found, PassFlag()]


def _once_placed(state: State) -> list[Any]:
    turn = state.turn
    is_said = turn.points == faults.due_points(turn) and turn.total == turn.before + faults.due_points(turn)
    return [*tidyings(state), PassFlag() if is_said else _due(state)]


def _due(state: State) -> Score:
    """Return the correct announcement of points and total."""
    points = faults.due_points(state.turn)
    return Score(points, state.turn.before + points)


def _placements(state: State) -> list[tuple[str, str, bool]]:
    """Return every card of the hand with every square that accepts it, and whether the card fits on the square without
    a fault."""
    cells = [cell for cell in SQUARES if cell not in state.table.flipped]
    return [(card, cell, faults.fits(card, faults.top(state.table, cell))) for card in state.hand for cell in cells]


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return some faulty actions: cards too different from the card below, wrong points or totals, a passed flag without an
    announcement."""
    if state.pending is not None or state.phase == "over" or seat != state.flag:
        return ()
    if state.phase != "placed":
        return [Place(card, cell) for card, cell, is_fit in _placements(state) if not is_fit][:4]
    due = _due(state)
    said = [Score(due.points + 1, due.total + 1), Score(due.points, due.total + 1)]
    return [*said, PassFlag()] if state.turn.total is None else said
