"""The faults that people make in Juggle, for the referees' exercises."""

from collections.abc import Sequence

from engines.juggle import faults
from engines.juggle.actions import Remove, Return, Take
from engines.juggle.board import DICE, PIECES, WILD
from engines.juggle.possible_actions import first_of_each_kind, takings
from engines.juggle.state import Deed, State
from engines.juggle.table import empty_count, fits, out_of_bank, touching
from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.kit.referee.actions import DeclareWin

NEARLY_FULL = 4
"""Maximum number of empty cells on a board that looks full."""
CROWDED = 30
"""Maximum number of empty cells on a board where a person has to look for the place of a piece."""


def _takes(state: State, seat: int, method: str) -> list[Slip]:
    """Return correct ways to take a piece by that method, for comparison."""
    dice = state.turn.dice
    if seat != state.flag or state.phase != "rolled" or dice is None:
        return []
    return [
        Slip(None, (take,))
        for piece in first_of_each_kind(out_of_bank(state))
        for take in takings(dice, piece)
        if take.method == method
        and not faults.take_faults(state.turn, Deed("take", piece.id, (), take.method, take.die, take.sentence), False)
    ]


def sizes(state: State, seat: int) -> Sequence[Slip]:
    """Return turns that take a piece with one square more or less than the die."""
    found = _takes(state, seat, "exact")
    dice = state.turn.dice
    if dice is None or not found or WILD in dice:
        return found
    for piece in first_of_each_kind(out_of_bank(state)):
        for die in range(DICE):
            if abs(piece.size - dice[die]) == 1:
                found.append(Slip((Take(piece.id, "bank", "exact", 0 if die == 0 else 1),), None))
    return found


def sentences(state: State, seat: int) -> Sequence[Slip]:
    """Return turns whose number sentence gives a result one too high or too low."""
    found = _takes(state, seat, "calculated")
    dice = state.turn.dice
    if dice is None or state.phase != "rolled" or seat != state.flag:
        return found
    high, low = max(dice), min(dice)
    for piece in first_of_each_kind(out_of_bank(state)):
        for sign, value in (("+", high + low), ("-", high - low), ("*", high * low)):
            if abs(value - piece.size) == 1:
                said = f"{high}{sign}{low}={piece.size}"
                found.append(Slip((Take(piece.id, "bank", "calculated", None, said),), None))
    return found


def other_pieces(state: State, seat: int) -> Sequence[Slip]:
    """Return turns whose sentence is true, but whose result is not the size of the taken piece. For comparison, also return
    right turns."""
    found = _takes(state, seat, "calculated")
    for slip in tuple(found):
        take = slip.right[0] if slip.right else None
        if take is None or take.sentence is None or take.sentence.endswith(f"={WILD}"):
            continue
        for piece in first_of_each_kind(out_of_bank(state)):
            if abs(piece.size - PIECES[take.piece].size) == 1:
                found.append(Slip((Take(piece.id, "bank", "calculated", None, take.sentence),), None))
    return found


def wins(state: State, seat: int) -> Sequence[Slip]:
    """Return declared wins on boards that are nearly covered."""
    if seat != state.flag or state.phase not in ("review", "rolled"):
        return ()
    board = state.boards[seat]
    empty = empty_count(board)
    if not empty and not touching(board):
        return [Slip(None, (DeclareWin(),))]
    return [Slip((DeclareWin(),), None)] if 0 < empty <= NEARLY_FULL else ()


def returns(state: State, seat: int) -> Sequence[Slip]:
    """Return turns that give back a piece although it fits on the seat's board. For comparison, also return turns that give
    back a piece which does not fit."""
    board = state.boards[seat]
    if seat != state.flag or state.phase != "rolled" or empty_count(board) > CROWDED:
        return ()
    taken = [slip.right[0] for method in ("exact", "calculated") for slip in _takes(state, seat, method) if slip.right]
    return [Slip((take, Return()), None) if fits(board, take.piece) else Slip(None, (take, Return())) for take in taken]


def removals(state: State, seat: int) -> Sequence[Slip]:
    """Return removals after the roll. For comparison, also return removals before the roll."""
    if seat != state.flag:
        return ()
    own = [lying.piece for lying in state.boards[seat]]
    if state.phase == "review":
        return [Slip(None, (Remove(piece),)) for piece in own]
    dice = state.turn.dice
    if state.phase != "rolled" or dice is None or WILD in dice:
        return ()
    # Nobody removes a piece and then takes one of the same size for the same place.
    return [Slip((Remove(piece),), None) for piece in own if PIECES[piece].size not in dice]


PRACTICE = Practice(
    kinds=(
        FaultKind(id="size", rule=faults.EXACT, skill="counting", difficulty=1, weight=4),
        FaultKind(id="sentence", rule=faults.CALCULATED, skill="arithmetic", difficulty=1, weight=5, detail="value"),
        FaultKind(id="piece", rule=faults.CALCULATED, skill="arithmetic", difficulty=2, weight=3, detail="piece"),
        FaultKind(id="return", rule=faults.MUST_USE, skill="geometry", difficulty=3, weight=1),
        FaultKind(id="win", rule=faults.COVERED, skill="counting", difficulty=2, weight=2),
        FaultKind(id="removal", rule=faults.REMOVAL_TIME, skill="procedure", difficulty=1, weight=1),
    ),
    makers={
        "size": sizes,
        "sentence": sentences,
        "piece": other_pieces,
        "win": wins,
        "return": returns,
        "removal": removals,
    },
)
