"""The faults of a tile, of a sum, or of ending a part (rulebook, part 5). The functions find the faults by looking at the
actions again."""

from functools import lru_cache

from engines.kit.referee.record import Fault, UnchallengedFaults, unchallenged_in
from engines.sum_dominoes.board import Board, Laid, Size, contact_sums, fits
from engines.sum_dominoes.state import Left, Part, State, Turn

MATCH_1 = "sum-dominoes.match-1"
MATCH_2 = "sum-dominoes.match-2"
UNPLACED_1 = "sum-dominoes.unplaced-1"
UNPLACED_2 = "sum-dominoes.unplaced-2"
SUM = "sum-dominoes.sum"
DRAW = "sum-dominoes.draw"
SECOND_PART = "sum-dominoes.second-part"
CHALLENGEABLE = (MATCH_1, MATCH_2, UNPLACED_1, UNPLACED_2, SUM, DRAW, SECOND_PART)
UNPLACED = (UNPLACED_1, UNPLACED_2)


@lru_cache(maxsize=1024)
def match_detail(size: Size, board: Board, laid: Laid, total: int) -> str | None:
    """Return the broken part of a rule `match-…` for a tile: `contact` (it touches no face, or several) or `sum`; None if it
    fits. `board` does not contain the tile."""
    sums = contact_sums(size, board, laid)
    if len(sums) != 1:
        return "contact"
    return None if sums[0] == total else "sum"


def placed_detail(state: State, part: Part) -> str | None:
    """Return how the tile that a seat placed in this part of its turn breaks its rule `match-…`: `contact` or `sum`. Only the
    tiles that were on the board before this tile count. Return None if the tile fits, or if the seat placed no tile that is
    still on the board."""
    if part.how != "placed" or part.laid is None or part.sum is None:
        return None
    before = state.board[: state.board.index(part.laid)]
    return match_detail(state.options.size, before, part.laid, part.sum)


def missed(state: State, part: Part) -> tuple[Laid, ...]:
    """Return every placement that was possible at the end of this part of a turn, if the seat placed no tile in it. Return no
    placement if the seat placed a tile, or if the part is excused because the clock passed the flag."""
    if part.how != "left" or part.left is None or part.sum is None:
        return ()
    return _fitting(state.options.size, part.left, part.sum)


@lru_cache(maxsize=1024)
def _fitting(size: Size, left: Left, total: int) -> tuple[Laid, ...]:
    return tuple(fits(size, left.board, left.hand, total))


def is_sum_wrong(turn: Turn) -> bool:
    return turn.dice is not None and turn.written is not None and turn.written != sum(turn.dice)


def turn_faults(state: State, turn: Turn) -> tuple[Fault, ...]:
    """Return all faults of a turn that no challenge has corrected, in the order of its actions."""
    found: list[Fault] = []
    for part, match, unplaced in ((turn.first, MATCH_1, UNPLACED_1), (turn.second, MATCH_2, UNPLACED_2)):
        if part is turn.second and is_sum_wrong(turn):
            found.append(Fault(SUM, turn.written))
        detail = placed_detail(state, part)
        if detail is not None:
            found.append(Fault(match, detail, part.laid.tile if part.laid else None))
        if missed(state, part):
            found.append(Fault(unplaced))
    return (*found, *(Fault(f"sum-dominoes.{step}") for step in turn.owed))


def unchallenged_faults(state: State) -> UnchallengedFaults:
    """Return the faults that no seat has challenged although a seat still may: the faults of the last turn, and of the
    running turn if its result is pending."""
    running = None if state.pending is None else state.turn
    return unchallenged_in((state.last, running), lambda turn: turn_faults(state, turn))
