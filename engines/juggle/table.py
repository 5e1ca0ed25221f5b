"""The places of the pieces and their movements: boards, bank, and how a turn is undone."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from engines.juggle.board import CELL_COUNT, KINDS, PIECES, PLACEMENTS, Mask, around, mask
from engines.juggle.state import Board, Boards, Deed, Lying, State, Turn
from engines.kit.referee.record import put


@lru_cache(maxsize=1024)
def covered(board: Board) -> Mask:
    """Return the set of all cells that pieces of the board cover."""
    found = 0
    for lying in board:
        found |= mask(lying.cells)
    return found


def empty_count(board: Board) -> int:
    return CELL_COUNT - covered(board).bit_count()


def lying_at(board: Board, piece: str) -> Lying | None:
    return next((lying for lying in board if lying.piece == piece), None)


def without(board: Board, pieces: Iterable[str]) -> Board:
    gone = frozenset(pieces)
    return tuple(lying for lying in board if lying.piece not in gone)


def with_board(boards: Boards, seat: int, board: Board) -> Boards:
    changed: Boards = put(boards, seat, board)
    return changed


def out_of_bank(state: State) -> set[str]:
    """Return the pieces that are not in the bank: the pieces on the boards and in the hand."""
    found = {lying.piece for board in state.boards for lying in board}
    hand = state.turn.hand
    if hand is not None:
        found.add(hand.piece)
    return found


def has_twin_in_bank(state: State, piece: str) -> bool:
    """Return whether the bank has a piece of the same colour and shape."""
    gone = out_of_bank(state)
    return any(twin.id not in gone for twin in KINDS[PIECES[piece].kind])


def closed_to(board: Board, colour: str) -> Mask:
    """Return the cells that a piece of the colour may not cover: occupied cells, and cells that touch a piece of this
    colour."""
    return covered(board) | _beside(board, colour)


@lru_cache(maxsize=1024)
def _beside(board: Board, colour: str) -> Mask:
    found = 0
    for lying in board:
        if PIECES[lying.piece].colour == colour:
            found |= around(mask(lying.cells))
    return found


def places(board: Board, piece: str) -> Iterator[Mask]:
    """Yield every free place on the board where the piece touches no piece of its colour."""
    one = PIECES[piece]
    closed = closed_to(board, one.colour)
    return (place for place in PLACEMENTS[one.shape] if not place & closed)


def fits(board: Board, piece: str) -> bool:
    return next(places(board, piece), None) is not None


def touches_own(board: Board, piece: str) -> bool:
    """Return whether the piece on the board touches another piece of its colour. Rule: `juggle.colours-touch`."""
    lying = lying_at(board, piece)
    if lying is None:
        return False
    beside, colour = around(mask(lying.cells)), PIECES[piece].colour
    return any(mask(other.cells) & beside and PIECES[other.piece].colour == colour for other in board)


def touching(board: Board) -> tuple[str, ...]:
    """Return all pieces that touch another piece of their colour, in the order of the board."""
    return tuple(lying.piece for lying in board if touches_own(board, lying.piece))


def undo(boards: Boards, turn: Turn) -> Boards:
    """Return the boards from before the turn. The turn's actions are undone from the last to the first, and all other
    pieces keep their places.

    A piece that the turn took from the other seat's board and returned to that board keeps its present place. The owner may
    have removed that piece since.
    """
    own, other = boards[turn.seat], boards[1 - turn.seat]
    for deed in reversed(turn.deeds):
        match deed.kind:
            case "remove":
                own = (*without(own, (deed.piece,)), Lying(deed.piece, deed.cells))
            case "place":
                own = without(own, (deed.piece,))
            case "take":
                if deed.cells and not was_returned(turn, deed):
                    own = without(own, (deed.piece,))
                    other = (*without(other, (deed.piece,)), Lying(deed.piece, deed.cells))
    return (own, other) if turn.seat == 0 else (other, own)


def was_returned(turn: Turn, deed: Deed) -> bool:
    """Return whether the seat returned the piece at once after taking it."""
    return any(done is deed and after.kind == "return" for done, after in pairwise(turn.deeds))
