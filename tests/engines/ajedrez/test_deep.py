"""The bot that looks further: within its positions, and for more than what hangs."""

from typing import Any

import pytest

from engines.ajedrez import evaluation
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
    # What is being exchanged is followed to its end beyond the bound.
    assert looked[0] <= 2 * evaluation.DEEP_NODES


def test_it_finds_a_mate() -> None:
    assert {evaluation.deep_move(MATE, (), chance(number)) for number in range(3)} == {"a1a8"}


def test_it_obeys_the_piece_that_was_touched() -> None:
    assert evaluation.deep_move(START, ("b1",), chance(2)) in {"b1a3", "b1c3"}
