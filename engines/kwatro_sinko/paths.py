"""Finding the winning paths that stand on the board, for hints, bots and tests. What a path is `faults.py` says."""

from engines.kit.chips import Places
from engines.kwatro_sinko.board import NET, WIN_LENGTH, Parity
from engines.kwatro_sinko.faults import Board, is_off_numbers, is_winning
from engines.kwatro_sinko.state import Options, on_board

_LINES = tuple(line for line in NET.lines if len(line) >= WIN_LENGTH)


def paths(board: Board, declarer: Parity, options: Options) -> list[tuple[str, ...]]:
    """All winning paths on the board: three neighbouring chips of a line, of the right colours and total."""
    found = []
    for line in _LINES:
        held = [space for space in line if space in board]
        for first in range(len(held) - WIN_LENGTH + 1):
            path = tuple(held[first : first + WIN_LENGTH])
            if is_winning(board, path, declarer, options):
                found.append(path)
    return found


def can_declare(places: Places, declarer: Parity, options: Options) -> bool:
    """Whether a seat of that parity, holding the flag, would win by declaring."""
    return is_off_numbers(places, declarer) and bool(paths(on_board(places), declarer, options))
