"""The faults that people make in Stars & Bars, for the referees' exercises."""

from collections.abc import Sequence

from engines.kit.arithmetic.slips import slipped
from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.kit.referee.actions import PassFlag
from engines.stars_and_bars.actions import Place, Score
from engines.stars_and_bars.board import EDITION, NEIGHBOURS, POINTS, SQUARES, WAYS
from engines.stars_and_bars.faults import ANNOUNCE, COVER, POINTS_RULE, TOTAL, due_points, fits, top
from engines.stars_and_bars.state import State


def covers(state: State, seat: int) -> Sequence[Slip]:
    """Return placements on a card that differs from the placed card in one attribute too many. For comparison, also return
    placements on a card that does not differ too much."""
    if seat != state.flag or state.phase not in ("review", "bonus") or not state.hand:
        return ()
    found = []
    for card in state.hand:
        for cell in SQUARES:
            covered = top(state.table, cell)
            if covered is None or cell in state.table.flipped:
                continue
            if WAYS[card, covered] == EDITION.cover_max_ways + 1:
                found.append(Slip((Place(card, cell),), None))
            elif fits(card, covered):
                found.append(Slip(None, (Place(card, cell),)))
    return found


def _is_placed(state: State, seat: int) -> bool:
    return seat == state.flag and state.phase == "placed" and state.turn.total is None and state.turn.cell is not None


def points(state: State, seat: int) -> Sequence[Slip]:
    """Return announcements whose points omit a neighbour or count an attribute wrongly."""
    turn = state.turn
    if not _is_placed(state, seat) or turn.cell is None or turn.card is None:
        return ()
    due = due_points(turn)
    tops = [pile[-1] for place in NEIGHBOURS[turn.cell] if (pile := state.table.piles[place])]
    open_tops = [card for card in tops if any(top(state.table, cell) == card for cell in SQUARES)]
    said = {due - POINTS[turn.card, card] for card in open_tops} | {due - 1, due + 1}
    right = (Score(due, turn.before + due),)
    return [Slip((Score(one, turn.before + one),), right) for one in sorted(said) if one >= 0 and one != due]


def totals(state: State, seat: int) -> Sequence[Slip]:
    """Return announcements with a wrong sum of the points and the previous total."""
    if not _is_placed(state, seat):
        return ()
    due = due_points(state.turn)
    total = state.turn.before + due
    return [Slip((Score(due, wrong),), (Score(due, total),)) for wrong in slipped(total)]


def unsaid(state: State, seat: int) -> Sequence[Slip]:
    """Return the end of a turn without an announcement. For comparison, also return a right announcement."""
    if not _is_placed(state, seat):
        return ()
    due = due_points(state.turn)
    return [Slip((PassFlag(),), (Score(due, state.turn.before + due),))]


PRACTICE = Practice(
    kinds=(
        FaultKind(id="cover", rule=COVER, skill="counting", difficulty=2, weight=5, same=("cell",)),
        FaultKind(id="points", rule=POINTS_RULE, skill="counting", difficulty=3, weight=6),
        FaultKind(id="total", rule=TOTAL, skill="arithmetic", difficulty=1, weight=4),
        FaultKind(id="unsaid", rule=ANNOUNCE, skill="procedure", difficulty=1, weight=1),
    ),
    makers={"cover": covers, "points": points, "total": totals, "unsaid": unsaid},
    looks=("peek",),
)
