"""Reads and writes the positions of the worked cases (rulebook, part 10)."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from engines.juggle.board import CELL_OF, FULL_BOARDS, PIECES, PLACEMENT_SETS, mask, names_of
from engines.juggle.rules import opened, unopened
from engines.juggle.state import Board, Boards, Deed, Dice, Lying, Options, State, Turn
from engines.juggle.table import empty_count
from engines.kit.clocks.turn import started
from engines.kit.duel.cases import GivenBook, case_shown, read_given

Seat = Literal[0, 1]
Placed = dict[str, tuple[str, ...]]


class _Full(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board that is completely covered as in the edition's data, but `without` some pieces and `with` others."""

    full: str
    without: tuple[str, ...] = ()
    with_: Placed = msgspec.field(default_factory=dict, name="with")


class _Given(GivenBook, frozen=True, forbid_unknown_fields=True):
    """A position without an open challenge window: at the start of the flag holder's turn, or after its roll if `dice` has a
    value.

    In phase `start` the dice for the starter have not been thrown. The room, not this module, reads `chance`, the next rolls.
    """

    phase: Literal["start", "review", "rolled"] | None = None
    dice: Dice | None = None
    flag: Seat = 0
    starter: Seat = 0
    round: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = 1
    boards: tuple[dict[str, Any], dict[str, Any]] = ({}, {})
    declared: tuple[bool, bool] = (False, False)
    time_called: bool = False
    chance: Any = None


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options)
    try:
        boards = (_board(words.boards[0]), _board(words.boards[1]))
    except msgspec.ValidationError as error:
        raise Refusal("malformed", detail=str(error)) from None
    _refuse_impossible(words, boards)
    state = unopened(options, now_ms) if words.phase == "start" else opened(options, words.starter, now_ms)
    turn = state.turn
    if words.phase != "start":
        turn = Turn(words.flag, words.dice, (Deed("roll"),) if words.dice else ())
        state = replace(state, phase="rolled" if words.dice else "review", clock=started(state.clock, words.flag, now_ms))
    return replace(
        state,
        turn=turn,
        round=words.round,
        boards=boards,
        declared=words.declared,
        book=words.book,
        time_called=words.time_called,
    )


def _board(given: dict[str, Any]) -> Board:
    """Return the board that `given` describes: piece → cells, or a completely covered board with changes. Raises `Refusal`
    or `ValidationError`."""
    if "full" not in given:
        return _lying(msgspec.convert(given, Placed))
    words = msgspec.convert(given, _Full)
    placed = FULL_BOARDS.get(words.full)
    if placed is None or not placed.keys() >= set(words.without):
        raise Refusal("malformed", detail="the board is not full, or lacks the piece")
    return _lying({**{piece: cells for piece, cells in placed.items() if piece not in words.without}, **words.with_})


def _lying(placed: Placed) -> Board:
    if not CELL_OF.keys() >= {cell for cells in placed.values() for cell in cells}:
        raise Refusal("malformed", detail="a cell that does not exist")
    return tuple(Lying(piece, tuple(sorted(CELL_OF[cell] for cell in cells))) for piece, cells in placed.items())


def _refuse_impossible(given: _Given, boards: Boards) -> None:
    """Refuse pieces that are unknown, used twice, out of shape or overlapping, and dice in a phase before the roll."""
    pieces = [lying.piece for board in boards for lying in board]
    if not PIECES.keys() >= set(pieces) or len(set(pieces)) != len(pieces):
        raise Refusal("malformed", detail="a piece that does not exist, or occurs twice")
    for board in boards:
        taken = 0
        for lying in board:
            cells = mask(lying.cells)
            if cells not in PLACEMENT_SETS[PIECES[lying.piece].shape] or cells & taken:
                raise Refusal("malformed", detail=f"{lying.piece} does not fit there")
            taken |= cells
    if (given.dice is not None) != (given.phase == "rolled") and not (given.dice and given.phase is None):
        raise Refusal("malformed", detail="dice are on the table after the roll")
    if given.dice is not None and not all(1 <= value <= 6 for value in given.dice):
        raise Refusal("malformed", detail="dice")
    if given.declared[1 - given.starter]:
        raise Refusal("malformed", detail="only the starter's win waits for the roundoff")


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`."""
    hand = state.turn.hand
    return {
        **case_shown(state),
        "starter": state.starter,
        "round": state.round,
        "boards": [{lying.piece: names_of(lying.cells) for lying in board} for board in state.boards],
        "empty": [empty_count(board) for board in state.boards],
        "hand": hand and hand.piece,
        "dice": state.turn.dice and list(state.turn.dice),
        "declared": list(state.declared),
        "window": state.window or state.pending is not None,
    }
