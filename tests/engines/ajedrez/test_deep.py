"""Tests of the deep search of the chess bot: it keeps to its limit of positions, and it sees more than undefended
pieces."""

from typing import Any

import pytest

from engines.ajedrez import evaluation
from engines.ajedrez.board import board_of
from engines.kit.chance import ChanceReader, ChanceState

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
MATE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"


def chance(number: int) -> ChanceReader:
    return ChanceReader(ChanceState(bytes([number]) * 32))


@pytest.mark.parametrize("fen", [START, MATE])
def test_it_looks_at_no_more_positions_than_its_bound(fen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = [0]
    search = evaluation._searched

    def counted(*arguments: Any) -> int:
        looked[0] += 1
        return search(*arguments)

    monkeypatch.setattr(evaluation, "_searched", counted)
    assert evaluation.deep_move(fen, (), chance(1)) is not None
    # The search may exceed the limit while it follows an exchange to its end.
    assert looked[0] <= 2 * evaluation.DEEP_NODES


def test_it_finds_a_mate() -> None:
    assert {evaluation.deep_move(MATE, (), chance(number)) for number in range(3)} == {"a1a8"}


def test_it_obeys_the_piece_that_was_touched() -> None:
    assert evaluation.deep_move(START, ("b1",), chance(2)) in {"b1a3", "b1c3"}


@pytest.mark.parametrize(
    "fen",
    [
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",  # en passant
        "r1bq3r/1Ppk2P1/8/2n5/8/5N2/1p2K1p1/R1BQ3R w - - 0 30",  # promotions, with and without a capture
        "r1bq3r/1Ppk2P1/8/2n5/8/5N2/1p2K1p1/R1BQ3R b - - 0 30",
        "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 9",
        "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1",  # in check
    ],
)
def test_captures_and_promotions_are_those_of_all_legal_moves_in_their_order(fen: str) -> None:
    board = board_of(fen)
    assert evaluation._captures(board) == [move for move in board.legal_moves if board.is_capture(move) or move.promotion]
