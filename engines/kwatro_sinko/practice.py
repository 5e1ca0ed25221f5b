"""The faults that people make in Kwatro-Sinko, for the referees' exercises."""

from collections.abc import Sequence

from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.kit.relocation.slips import bends, leaps, seconds
from engines.kwatro_sinko.actions import DeclareWin
from engines.kwatro_sinko.board import NET, NUMBER_OF, TABLE, TARGETS, WIN_LENGTH
from engines.kwatro_sinko.faults import (
    MOVE_IT_USE_IT,
    OFF_NUMBERS,
    ROUTE,
    SENTENCE,
    WIN_PATH,
    Board,
    is_off_numbers,
    path_detail,
    sentence_of,
)
from engines.kwatro_sinko.possible_actions import wins
from engines.kwatro_sinko.state import Sentence, State, on_board, parity_of

NEAR = 2
"""Maximum difference between a false total and a right total."""


def _is_moving(state: State) -> bool:
    return state.phase == "moving"


def _may_declare(state: State, seat: int) -> bool:
    """Return whether the seat has moved in its turn and may declare a win. Exercises skip a turn without a move: people
    declare a win after a move, so a declaration without one would look wrong at once."""
    return seat == state.flag and _is_moving(state) and bool(state.turn.hops)


def _rows(state: State) -> list[tuple[str, ...]]:
    """Return the circles of every group of three chips that are neighbours on a line."""
    board = on_board(state.places)
    found = []
    for line in NET.lines:
        held = [space for space in line if space in board]
        found += [tuple(held[first : first + WIN_LENGTH]) for first in range(len(held) - WIN_LENGTH + 1)]
    return found


def _declared(state: State, seat: int, *, off: bool) -> list[tuple[tuple[str, ...], Sentence]]:
    """Return right paths with their true sentences. With `off`, the seat's chips are off the numbered circles; without
    `off`, one of these chips is still on a numbered circle."""
    if not _may_declare(state, seat) or is_off_numbers(state.places, parity_of(state, seat)) != off:
        return []
    board = on_board(state.places)
    rows = [row for row in _rows(state) if path_detail(board, row, parity_of(state, seat), state.options) is None]
    return [(row, sentence_of(board, row)) for row in rows]


def _right(state: State, seat: int) -> list[Slip]:
    return [Slip(None, (win,)) for win in wins(state)] if _may_declare(state, seat) else []


def sentences(state: State, seat: int) -> Sequence[Slip]:
    """Return declared wins with a false sentence that gives a right total."""
    found = _right(state, seat)
    for row, said in _declared(state, seat, off=True):
        for target in sorted(TARGETS):
            if said.result != target and abs(said.result - target) <= NEAR:
                found.append(Slip((DeclareWin(row, Sentence(said.like, said.opposite, target)),), None))
    return found


def on_numbers(state: State, seat: int) -> Sequence[Slip]:
    """Return declared wins while a chip of the seat is still on a numbered circle."""
    found = _right(state, seat)
    for row, said in _declared(state, seat, off=False):
        if said.result in TARGETS:
            found.append(Slip((DeclareWin(row, said),), None))
    return found


def false_paths(state: State, seat: int) -> Sequence[Slip]:
    """Return declared wins with three neighbouring chips of a line that are not a right path. The sentence is true and has the
    numbers of these chips, so that only the path is wrong. For comparison, also return right declarations."""
    if not _may_declare(state, seat):
        return ()
    found = _right(state, seat)
    board, parity = on_board(state.places), parity_of(state, seat)
    if not is_off_numbers(state.places, parity):
        return found
    for row in _rows(state):
        if path_detail(board, row, parity, state.options) is not None:
            found += [Slip((DeclareWin(row, said),), None) for said in _winning_sentences(board, row)]
    return found


def _winning_sentences(board: Board, row: tuple[str, ...]) -> list[Sentence]:
    """Return the true sentences about the numbers of these three chips whose result wins. The chips' parity does not count."""
    one, two, three = (NUMBER_OF[board[space]] for space in row)
    said = (Sentence((a, b), c, a + b - c) for a, b, c in ((one, two, three), (one, three, two), (two, three, one)))
    return [each for each in said if each.result in TARGETS]


PRACTICE = Practice(
    kinds=(
        FaultKind(id="bend", rule=ROUTE, skill="geometry", difficulty=1, weight=5),
        FaultKind(id="leap", rule=ROUTE, skill="movement", difficulty=1, weight=4, detail="jump"),
        FaultKind(id="sentence", rule=SENTENCE, skill="arithmetic", difficulty=2, weight=7),
        FaultKind(id="numbers", rule=OFF_NUMBERS, skill="procedure", difficulty=2, weight=3),
        FaultKind(id="path", rule=WIN_PATH, skill="geometry", difficulty=3, weight=2),
        FaultKind(id="second", rule=MOVE_IT_USE_IT, skill="procedure", difficulty=1, weight=1),
    ),
    makers={
        "bend": bends(TABLE, _is_moving),
        "leap": leaps(TABLE, _is_moving),
        "sentence": sentences,
        "numbers": on_numbers,
        "path": false_paths,
        "second": seconds(TABLE),
    },
)
