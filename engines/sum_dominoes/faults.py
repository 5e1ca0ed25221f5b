"""What was wrong with a tile, a sum, or with leaving a part (rulebook, part 5). Everything is judged again when asked."""

from engines.kit.referee.record import Fault, UnchallengedFaults, unchallenged_in
from engines.sum_dominoes.board import Board, Laid, Size, contact_sums, fits
from engines.sum_dominoes.state import Part, State, Turn

MATCH_1 = "sum-dominoes.match-1"
MATCH_2 = "sum-dominoes.match-2"
UNPLACED_1 = "sum-dominoes.unplaced-1"
UNPLACED_2 = "sum-dominoes.unplaced-2"
SUM = "sum-dominoes.sum"
DRAW = "sum-dominoes.draw"
SECOND_PART = "sum-dominoes.second-part"
CHALLENGEABLE = (MATCH_1, MATCH_2, UNPLACED_1, UNPLACED_2, SUM, DRAW, SECOND_PART)
UNPLACED = (UNPLACED_1, UNPLACED_2)


def match_detail(size: Size, board: Board, laid: Laid, total: int) -> str | None:
    """What fails of `match-…` for a tile: contact (none, or several) or sum. `board` is without it."""
    sums = contact_sums(size, board, laid)
    if len(sums) != 1:
        return "contact"
    return None if sums[0] == total else "sum"


def placed_detail(state: State, part: Part) -> str | None:
    """The same for a part's tile among those that lay when it was placed; None where none was, or it was taken back."""
    if part.how != "placed" or part.laid is None or part.sum is None:
        return None
    before = state.board[: state.board.index(part.laid)]
    return match_detail(state.options.size, before, part.laid, part.sum)


def missed(state: State, part: Part) -> list[Laid]:
    """Every way in which a tile would have fitted when the part was left without one."""
    if part.how != "left" or part.left is None or part.sum is None:
        return []
    return fits(state.options.size, part.left.board, part.left.hand, part.sum)


def is_sum_wrong(turn: Turn) -> bool:
    return turn.dice is not None and turn.written is not None and turn.written != sum(turn.dice)


def turn_faults(state: State, turn: Turn) -> tuple[Fault, ...]:
    """All faults of a turn that no challenge has set right, in the order in which they were made."""
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
    """Of the last turn, and of the running one where a result is pending on it."""
    running = None if state.pending is None else state.turn
    return unchallenged_in((state.last, running), lambda turn: turn_faults(state, turn))
