"""The faultless and faulty actions that a seat can send now, for hints, bots and tests. The functions return only
samples, because there are too many pieces and places."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from engines.juggle import faults
from engines.juggle.actions import Place, Remove, Return, Roll, Take
from engines.juggle.board import DICE, KINDS, PIECES, PLACEMENTS, WILD, Piece, cells_of, names_of
from engines.juggle.state import Deed, Dice, State
from engines.juggle.table import covered, empty_count, has_twin_in_bank, out_of_bank, places, touching
from engines.kit.referee.actions import AcceptResult, DeclareWin, PassFlag

HINT_RULES: Final[Mapping[str, str]] = {
    "roll": "juggle.exact-value",
    "take": "juggle.exact-value",
    "place": "juggle.colours-touch",
    "return": "juggle.must-use",
    "remove": "juggle.removal-time",
    "pass_flag": "juggle.must-use",
    "declare_win": "juggle.covered",
    "accept_result": "juggle.declared-win",
}

MAX_PLACES = 24
MAX_REMOVALS = 2


def faultless_actions(state: State, seat: int) -> Sequence[Any]:
    """Return faultless actions of every kind except challenges, because challenges depend on faults, which are hidden."""
    if state.pending is not None:
        return (AcceptResult(),) if seat == state.pending.seat else ()
    if seat != state.flag:
        return ()
    match state.phase:
        case "review":
            removals = [Remove(lying.piece) for lying in state.boards[seat][-MAX_REMOVALS:]]
            return [Roll(), *removals, *_wins(state)]
        case "rolled":
            return [*_takes(state), PassFlag(), *_wins(state)]
        case "holding":
            return _uses(state)
    return ()


def _wins(state: State) -> list[Any]:
    board = state.boards[state.flag]
    return [] if empty_count(board) or touching(board) else [DeclareWin()]


def _takes(state: State) -> list[Take]:
    """Return one action for each kind of piece that the seat may take by a die or a sentence."""
    assert state.turn.dice is not None
    bank = first_of_each_kind(out_of_bank(state))
    found = []
    for piece in bank:
        for take in takings(state.turn.dice, piece):
            deed = Deed("take", piece.id, (), take.method, take.die, take.sentence)
            if not faults.take_faults(state.turn, deed, False):
                found.append(take)
    if WILD in state.turn.dice and not state.declared[1 - state.flag]:
        found += _from_other_board(state)
    return found


def takings(dice: Dice, piece: Piece) -> Iterator[Take]:
    """Yield the ways to take this piece of the bank with these dice."""
    for die in range(DICE):
        if dice[die] in (piece.size, WILD):
            yield Take(piece.id, "bank", "exact", 0 if die == 0 else 1)
    said = sentence_for(dice, piece.size) or sentence_for(dice, WILD)
    if said is not None:
        yield Take(piece.id, "bank", "calculated", None, said)


def sentence_for(dice: Dice, result: int) -> str | None:
    """Return a true sentence with both dice and this result; None if there is none."""
    high, low = max(dice), min(dice)
    for sign, value in (("+", high + low), ("-", high - low), ("*", high * low)):
        if value == result:
            return f"{high}{sign}{low}={result}"
    return f"{high}/{low}={result}" if low * result == high else None


def _from_other_board(state: State) -> list[Take]:
    assert state.turn.dice is not None
    die = state.turn.dice.index(WILD)
    found = []
    for lying in state.boards[1 - state.flag]:
        if not has_twin_in_bank(state, lying.piece):
            deed = Deed("take", lying.piece, lying.cells, "exact", die)
            if not faults.take_faults(state.turn, deed, False):
                found.append(Take(lying.piece, "opponent", "exact", 0 if die == 0 else 1))
    return found


def first_of_each_kind(gone: set[str]) -> list[Piece]:
    """Return the pieces of the bank, only one of each kind."""
    found = []
    for twins in KINDS.values():
        piece = next((piece for piece in twins if piece.id not in gone), None)
        if piece is not None:
            found.append(piece)
    return found


def _uses(state: State) -> list[Any]:
    hand = state.turn.hand
    assert hand is not None
    found = list(islice(places(state.boards[state.flag], hand.piece), MAX_PLACES))
    return [Place(tuple(names_of(cells_of(place)))) for place in found] or [Return()]


def faulty_actions(state: State, seat: int) -> Sequence[Any]:
    """Return some faulty actions: removals after the roll, pieces that no die allows, places that touch the same colour,
    declared wins on boards with empty cells."""
    if state.pending is not None or seat != state.flag:
        return ()
    own = state.boards[seat]
    hollow = [DeclareWin()] if empty_count(own) else []
    match state.phase:
        case "review":
            return hollow
        case "rolled":
            return [*hollow, *(Remove(lying.piece) for lying in own[:1]), *_wrong_takes(state)]
        case "holding":
            return _wrong_uses(state)
    return ()


def _wrong_takes(state: State) -> list[Take]:
    turn = state.turn
    assert turn.dice is not None
    found = []
    for piece in first_of_each_kind(out_of_bank(state))[:: len(KINDS) // 6]:
        for take in (
            Take(piece.id, "bank", "exact", 0),
            Take(piece.id, "bank", "calculated", None, f"{turn.dice[0]}+{turn.dice[1]}={piece.size}"),
            Take(piece.id, "bank", "calculated"),
        ):
            deed = Deed("take", piece.id, (), take.method, take.die, take.sentence)
            if faults.take_faults(turn, deed, False):
                found.append(take)
    other = state.boards[1 - state.flag]
    if other and WILD not in turn.dice and not state.declared[1 - state.flag]:
        found.append(Take(other[0].piece, "opponent", "exact", 0))
    return found


def _wrong_uses(state: State) -> list[Any]:
    hand = state.turn.hand
    assert hand is not None
    board = state.boards[state.flag]
    good = set(places(board, hand.piece))
    free = (place for place in PLACEMENTS[PIECES[hand.piece].shape] if not place & covered(board) and place not in good)
    found: list[Any] = [Place(tuple(names_of(cells_of(place)))) for place in islice(free, 2)]
    return [*found, Return()] if good else found
