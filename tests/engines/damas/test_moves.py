"""Tests of the move generator: the counts in the rulebook, its consistency, and endings of one king against one king."""

import itertools
import random

import pytest

from engines.damas.board import (
    BLACK_STARTS,
    DATA,
    OWN,
    START_BOARD,
    board_of,
    fen_of,
    read_fen,
    side_with_the_move,
)
from engines.damas.moves import after, captures, goes_on, is_jump, jumped, legal_paths, obstacle, perft

DEPTHS = 8


@pytest.mark.parametrize("depth", range(1, DEPTHS + 1))
def test_perft_of_the_rulebook(depth: int) -> None:
    assert perft(START_BOARD, BLACK_STARTS, depth) == DATA["perft_start"][depth - 1]


def boards(count: int) -> list[tuple[str, bool]]:
    """Return `count` positions of random games, each with True if Black is to move."""
    fate = random.Random(7)
    found: list[tuple[str, bool]] = []
    while len(found) < count:
        board, black = START_BOARD, BLACK_STARTS
        while (paths := legal_paths(board, black)) and len(found) < count and fate.random() > 0.01:
            found.append((board, black))
            board, black = after(board, fate.choice(paths)), not black
    return found


def test_moves_and_obstacles_agree() -> None:
    """`legal_paths` and `obstacle` must agree. Every legal path is free of obstacles; a path without an obstacle is
    legal, omits a capture, or stops a capture too early."""
    for board, black in boards(60):
        legal = legal_paths(board, black)
        takes = captures(board, black)
        for path in legal:
            assert obstacle(board, black, path) is None
        own = [square for square in range(1, 33) if board[square - 1] in OWN[black]]
        for start, to in itertools.product(own, range(1, 33)):
            if start == to or obstacle(board, black, (start, to)) is not None:
                continue
            if is_jump((start, to)):
                assert any(path[:2] == (start, to) for path in takes)
                assert ((start, to) in takes) == (not goes_on(board, (start, to)))
            else:
                assert ((start, to) in legal) == (not takes)


def test_what_a_move_leaves_behind() -> None:
    for board, black in boards(200):
        for path in legal_paths(board, black):
            left = after(board, path)
            assert len(left) == len(board)
            assert sum(sign != "." for sign in board) - sum(sign != "." for sign in left) == len(jumped(path))
            assert left[path[-1] - 1].lower() == board[path[0] - 1].lower()


@pytest.mark.parametrize(
    "fen",
    ["B:W18,K30:B14,15", "W:W:B1,15,K32", "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"],
)
def test_positions_as_text_and_back(fen: str) -> None:
    assert fen_of(*read_fen(fen)) == fen


def test_positions_are_read_in_other_forms_too() -> None:
    assert read_fen(" B:B15, 14:WK30,18. ") == read_fen("B:W18,K30:B14,15")


@pytest.mark.parametrize(
    "fen",
    ["", "14", "B:W18:W14", "X:W18:B14", "B:W0:B14", "B:W33:B14", "B:W18,18:B14", "B:W14:B14", "B:WK:B14", "B:W18", "B:Wa:B1"],
)
def test_texts_that_are_no_position(fen: str) -> None:
    with pytest.raises(ValueError, match=r"not a position|no square of its own"):
        read_fen(fen)


@pytest.mark.parametrize(
    ("fen", "black"),
    [("W:W30:B7", True), ("B:W30:B7", False), (fen_of(START_BOARD, True), False)],
)
def test_who_has_the_move(fen: str, black: bool) -> None:
    assert side_with_the_move(*read_fen(fen)) == black


def test_a_king_with_the_move_never_loses_to_a_king() -> None:
    """Solve all positions of one king against one king, backwards from the final positions. The rule is in part 7, "Who
    has the move"."""
    places = [
        (board_of({one: "B", other: "W"}), black)
        for one, other in itertools.permutations(range(1, 33), 2)
        for black in (True, False)
    ]
    assert len(places) == 1984
    follows = {
        (board, black): [(after(board, path), not black) for path in legal_paths(board, black)] for board, black in places
    }
    lost = {position for position, next_ones in follows.items() if not next_ones}
    won: set[tuple[str, bool]] = set()
    while True:
        more_won = {
            position
            for position, next_ones in follows.items()
            if position not in won and any(each in lost or each not in follows for each in next_ones)
        }
        more_lost = {
            position
            for position, next_ones in follows.items()
            if position not in lost and next_ones and all(each in won | more_won for each in next_ones)
        }
        if not more_won and not more_lost:
            break
        won |= more_won
        lost |= more_lost
    for board, black in lost:
        assert side_with_the_move(board, black) != black
    for board, black in won:
        assert side_with_the_move(board, black) == black
