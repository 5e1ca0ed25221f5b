"""The faults that people make in Contig 60, for the referees' exercises."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import permutations

from engines.contig60.actions import Announce, DeclareWin, Place, Score
from engines.contig60.board import EDITION, NUMBERS, ROWS, Dice
from engines.contig60.faults import GOAL, SCORE, SENTENCE
from engines.contig60.play import beside
from engines.contig60.solver import sentences
from engines.contig60.state import State, is_free
from engines.kit.arithmetic.expression import parse_sentence
from engines.kit.arithmetic.slips import slipped
from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.kit.referee.actions import PassFlag

NEAR_ZERO = 6


def _turn(state: State, cell: int, said: str, short: int = 0) -> tuple[Place, Announce, Score]:
    """Return the actions of a whole turn. `short`: number of neighbours that the seat forgets to count."""
    return Place(cell), Announce(f"{said}={cell}"), Score(state.score[state.flag] - beside(state, cell) + short)


def _dice(state: State, seat: int) -> Dice | None:
    is_ready = seat == state.flag and state.phase == "rolled" and state.turn.played is None
    return state.turn.dice if is_ready else None


def _value(said: str) -> Fraction | None:
    parts = parse_sentence(said)
    return parts[-1].value if parts else None


def _pairs(
    candidates: Callable[[Dice], Iterator[tuple[str, int]]], others: Callable[[Dice], Iterator[str]]
) -> Callable[[State, int], Sequence[Slip]]:
    """Return the function that makes turns with a false sentence, and turns with a true one to compare. `candidates` yields
    sentences with false results, `others` true sentences of the same form."""

    def made(state: State, seat: int) -> Sequence[Slip]:
        dice = _dice(state, seat)
        if dice is None:
            return ()
        found = [
            Slip(_turn(state, cell, said), None)
            for said, cell in dict.fromkeys(candidates(dice))
            if cell in NUMBERS and is_free(state, cell) and _value(said) != cell
        ]
        for said in dict.fromkeys(others(dice)):
            value = _value(said)
            if value is not None and value.denominator == 1 and value in NUMBERS and is_free(state, int(value)):
                found.append(Slip(None, _turn(state, int(value), said)))
        return found

    return made


def _mixed(dice: Dice) -> Iterator[str]:
    """Yield sentences without brackets whose second operation is a product or a quotient, after a sum or a difference."""
    for a, b, c in permutations(dice):
        yield f"{a}+{b}*{c}"
        if a > b:
            yield f"{a}-{b}*{c}"
        if b % c == 0:
            yield f"{a}+{b}/{c}"


def _from_the_left(dice: Dice) -> Iterator[tuple[str, int]]:
    """Yield sentences without brackets that mix sums and products, with the false result of working from left to right."""
    for a, b, c in permutations(dice):
        yield f"{a}+{b}*{c}", (a + b) * c
        if a > b:
            yield f"{a}-{b}*{c}", (a - b) * c
        if (a + b) % c == 0:
            yield f"{a}+{b}/{c}", (a + b) // c


def _products(dice: Dice) -> Iterator[str]:
    for a, b, c in permutations(dice):
        yield f"{a}*{b}+{c}"
        yield f"({a}+{b})*{c}"
        yield f"{a}*{b}*{c}"
        if a * b > c:
            yield f"{a}*{b}-{c}"


def _miscounted(dice: Dice) -> Iterator[tuple[str, int]]:
    """Yield sentences with a wrong product: one row off in the times table, or another usual error."""
    for said in _products(dice):
        value = _value(said)
        assert value is not None
        a, b, c = (int(sign) for sign in said if sign.isdigit())
        for cell in {*slipped(int(value)), int(value) + a, int(value) - b, int(value) + c}:
            yield said, cell


def _quotients(dice: Dice) -> Iterator[str]:
    for a, b, c in permutations(dice):
        if b > 1 and a % b == 0:
            yield f"{a}/{b}+{c}"
            yield f"{a}/{b}*{c}"


def _rounded(dice: Dice) -> Iterator[tuple[str, int]]:
    """Yield sentences with a rounded result of a division that leaves a remainder."""
    for a, b, c in permutations(dice):
        if a // b and a % b:
            yield f"{a}/{b}+{c}", a // b + c
            yield f"{a}/{b}*{c}", a // b * c


def _sums(dice: Dice) -> Iterator[str]:
    for a, b, c in permutations(dice):
        yield f"{a}+{b}+{c}"
        yield f"{a}*{b}-{c}"


def other_dice(state: State, seat: int) -> Sequence[Slip]:
    """Return turns whose sentence is true but uses a die twice and omits another die. For comparison, also return turns
    that use all dice."""
    dice = _dice(state, seat)
    if dice is None:
        return ()
    found = []
    for twice in set(dice):
        for left_out in {*dice} - {twice}:
            spent = list(dice)
            spent[spent.index(left_out)] = twice
            a, b, c = spent
            for said in (*_products((a, b, c)), *_sums((a, b, c))):
                value = _value(said)
                if value is not None and value in NUMBERS and is_free(state, int(value)):
                    found.append(Slip(_turn(state, int(value), said), None))
    for said in (*_products(dice), *_sums(dice)):
        value = _value(said)
        if value is not None and value in NUMBERS and is_free(state, int(value)):
            found.append(Slip(None, _turn(state, int(value), said)))
    return found


def other_number(state: State, seat: int) -> Sequence[Slip]:
    """Return turns whose chip is on a number close to the right number: the next number, or its digits exchanged."""
    dice = _dice(state, seat)
    if dice is None:
        return ()
    found = []
    for value, said in sentences(dice, state.options.parentheses).items():
        if is_free(state, value):
            found.append(Slip(None, _turn(state, value, said.split("=")[0])))
        for cell in slipped(value):
            if cell in NUMBERS and is_free(state, cell):
                left = state.score[seat] - beside(state, cell)
                found.append(Slip((Place(cell), Announce(said), Score(left)), None))
    return found


def neighbours(state: State, seat: int) -> Sequence[Slip]:
    """Return turns that place a chip next to other chips and announce a wrong total: the total omits one or two of
    these neighbours, or counts one neighbour too many."""
    dice = _dice(state, seat)
    if dice is None:
        return ()
    found = []
    for cell, said in sentences(dice, state.options.parentheses).items():
        if is_free(state, cell) and beside(state, cell):
            text = said.split("=")[0]
            found += [Slip(_turn(state, cell, text, short), _turn(state, cell, text)) for short in (1, 1, -1)]
            if beside(state, cell) > 1:
                found.append(Slip(_turn(state, cell, text, 2), _turn(state, cell, text)))
    return found


def unsaid(state: State, seat: int) -> Sequence[Slip]:
    """Return turns without an announced total. For comparison, also return the same turns with it."""
    dice = _dice(state, seat)
    if dice is None:
        return ()
    whole = [
        _turn(state, cell, said.split("=")[0])
        for cell, said in sentences(dice, state.options.parentheses).items()
        if is_free(state, cell)
    ]
    return [Slip((place, said, PassFlag()), (place, said, score)) for place, said, score in whole]


def wins(state: State, seat: int) -> Sequence[Slip]:
    """Return false declarations of a win: a row that the placed chip completes, with a chip of the other seat at one end, or a
    total a little above zero. Rows with more chips of the other seat are much more frequent than true rows, so a declared row
    would nearly always be false."""
    played = state.turn.played
    is_said = played is not None and played.sentence is not None and played.total is not None
    is_ready = state.phase == "review" or (state.phase == "rolled" and is_said)
    if seat != state.flag or not is_ready or played is None or state.turn.is_lost:
        return ()
    own, others = frozenset(state.chips[seat]), frozenset(state.chips[1 - seat])
    true = [row for row in ROWS if row <= own]
    found = [Slip(None, (DeclareWin("five", tuple(sorted(row))),)) for row in true]
    if not true:  # Nobody declares a false row while a true one lies on the board.
        for first, *middle, last in EDITION.rows_of_five:
            ends = {first, last}
            if played.cell in (first, *middle, last) and own.issuperset(middle) and len(ends & own) == len(ends & others) == 1:
                found.append(Slip((DeclareWin("five", tuple(sorted((first, *middle, last)))),), None))
    lead = state.score[1 - seat] - state.score[seat]
    if state.score[seat] <= 0 and lead >= EDITION.lead_to_win:
        found.append(Slip(None, (DeclareWin("zero"),)))
    elif state.score[seat] <= NEAR_ZERO:
        found.append(Slip((DeclareWin("zero"),), None))
    return found


PRACTICE = Practice(
    kinds=(
        FaultKind(id="order", rule=SENTENCE, skill="order_of_operations", difficulty=2, weight=5, detail="value"),
        FaultKind(id="sum", rule=SENTENCE, skill="arithmetic", difficulty=2, weight=5, detail="value"),
        FaultKind(id="division", rule=SENTENCE, skill="fractions", difficulty=2, weight=2, detail="value"),
        FaultKind(id="dice", rule=SENTENCE, skill="arithmetic", difficulty=1, weight=3, detail="dice"),
        FaultKind(id="number", rule=SENTENCE, skill="arithmetic", difficulty=1, weight=3, detail="cell"),
        FaultKind(id="neighbours", rule=SCORE, skill="counting", difficulty=2, weight=6, detail="value"),
        FaultKind(id="unsaid", rule=SCORE, skill="procedure", difficulty=1, weight=1, detail="missing"),
        FaultKind(id="wins", rule=GOAL, skill="geometry", difficulty=3, weight=1),
    ),
    makers={
        "order": _pairs(_from_the_left, _mixed),
        "sum": _pairs(_miscounted, _products),
        "division": _pairs(_rounded, _quotients),
        "dice": other_dice,
        "number": other_number,
        "neighbours": neighbours,
        "unsaid": unsaid,
        "wins": wins,
    },
)
