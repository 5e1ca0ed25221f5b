"""The record of a game, one short text per entry, and its replay.

11-15, 14x23x32   a move
~9                a turn lost because the player touched the blocked piece on 9
*14               a soplo that removes the piece on 14; the same seat moves next
/14-17, /~9       a turn undone by a rectification
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.damas.board import MEN, without
from engines.damas.faults import Detail, fault_of
from engines.damas.moves import Path, after, is_jump
from engines.damas.state import Start

LOST, HUFFED, UNDONE = "~", "*", "/"


class Played(NamedTuple):
    """An entry of the record, with the board and the side to move before it. `path` is empty for an entry without a move."""

    entry: str
    board: str
    black: bool
    path: Path


def path_text(path: Path) -> str:
    return ("x" if is_jump(path) else "-").join(map(str, path))


def path_of(entry: str) -> Path:
    """Return the path of a move's entry."""
    return tuple(map(int, entry.replace("x", "-").split("-")))


def replayed(start: Start, record: Sequence[str]) -> Iterator[Played]:
    """Yield every entry with the position before it, and last an empty entry with the present position."""
    board, black = start.board, start.black
    for entry in record:
        match entry[0]:
            case "/":
                yield Played(entry, board, black, ())
            case "*":
                yield Played(entry, board, black, ())
                board = without(board, int(entry[1:]))
            case "~":
                yield Played(entry, board, black, ())
                black = not black
            case _:
                path = path_of(entry)
                yield Played(entry, board, black, path)
                board, black = after(board, path), not black
    yield Played("", board, black, ())


def repetitions(start: Start, record: Sequence[str]) -> int:
    """Return how many times the present position has occurred with the same side to move. Rule: `damas.draw`.

    An undone turn does not count, nor does the position that the ruling restored. After a soplo the position is the board
    without the piece.
    """
    stood = [(played.board, played.black) for played in replayed(start, record) if played.entry[:1] not in (UNDONE, HUFFED)]
    return stood.count(stood[-1])


def is_progress(before: str, path: Path) -> bool:
    """Return whether a move captures a piece or advances a man."""
    return is_jump(path) or before[path[0] - 1] in MEN.values()


def idle_turns(start: Start, record: Sequence[str]) -> int:
    """Return the number of turns without progress at the end of a record: no capture, no soplo, no step of a man."""
    idle = start.idle
    for played in replayed(start, record):
        if played.entry[:1] == HUFFED or (played.path and is_progress(played.board, played.path)):
            idle = 0
        elif played.path or played.entry[:1] == LOST:
            idle += 1
    return idle


@lru_cache(maxsize=256)
def faults_of(start: Start, record: tuple[str, ...]) -> tuple[tuple[int, Detail], ...]:
    """Return every fault in a game's record that no ruling has undone: the number of its entry, from 0, and its detail."""
    found = []
    for number, played in enumerate(replayed(start, record)):
        if played.path or played.entry.startswith(LOST):
            detail = fault_of(played.board, played.black, played.path)
            if detail is not None:
                found.append((number, detail))
    return tuple(found)
