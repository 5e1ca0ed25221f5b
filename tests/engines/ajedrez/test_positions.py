"""Tests of chess positions: counts of legal moves, difficult positions, material that can still mate, and illegal moves
made on the board."""

from typing import Any

import chess
import pytest

from engines.ajedrez import ENGINE, board
from engines.ajedrez.ending import can_mate
from engines.ajedrez.record.san import write_san
from engines.ajedrez.state import BOARD
from engines.contract import Refusal
from tests.engines.ajedrez.perft import perft, positions

FEW = 200_000
START = board.STANDARD


@pytest.mark.parametrize(("fen", "counts"), list(positions()))
def test_perft(fen: str, counts: list[int]) -> None:
    wanted = [count for count in counts if count <= FEW]
    assert [perft(fen, depth) for depth in range(1, len(wanted) + 1)] == wanted
    assert len(board.legal_moves(fen)) == counts[0]


def test_the_counts_are_the_rulebooks() -> None:
    assert [{"fen": fen, "counts": counts} for fen, counts in positions()] == BOARD["perft"]


@pytest.mark.parametrize(
    ("fen", "count", "legal", "illegal"),
    [
        ("8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1", 6, (), ("e4d3",)),
        ("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", 9, ("e4d3",), ()),
        ("4k3/8/8/8/1r6/8/8/R3K3 w Q - 0 1", None, ("e1c1",), ()),
        ("4k3/8/8/8/3r4/8/8/R3K3 w Q - 0 1", None, (), ("e1c1",)),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", 4, (), ("e1c1", "e1g1")),
        ("4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", None, ("e1c1",), ("e1g1",)),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0, (), ()),
        ("4k3/8/5N2/8/8/8/4R3/4K3 b - - 0 1", 3, (), ()),
        ("8/5P1k/5K2/8/8/8/8/8 w - - 0 1", None, ("f7f8q", "f7f8r", "f7f8b", "f7f8n"), ("f7f8",)),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", None, tuple(f"a7{to}8{piece}" for to in "ab" for piece in "qrbn"), ()),
    ],
)
def test_tricky_positions(fen: str, count: int | None, legal: tuple[str, ...], illegal: tuple[str, ...]) -> None:
    moves = board.legal_moves(fen)
    assert count in (None, len(moves))
    assert set(legal) <= set(moves)
    assert not set(illegal) & set(moves)


@pytest.mark.parametrize("fen", [fen for fen, _counts in positions()])
def test_short_ways_give_what_the_library_gives(fen: str) -> None:
    here = chess.Board(fen)
    squares = [start for start in chess.SQUARE_NAMES if here.color_at(chess.parse_square(start)) == here.turn]
    moves = {start + end for start in squares for end in chess.SQUARE_NAMES if start != end}
    assert {uci for uci in moves if board.is_legal(fen, uci)} == moves.intersection(board.legal_moves(fen))
    spanish = str.maketrans("KQRBNO", "RDTAC0")
    for uci in board.legal_moves(fen):
        there = here.copy()
        there.push_uci(uci)
        assert board.after(fen, uci) == there.fen()
        assert board.shared_board(there.fen()) == chess.Board(there.fen()), "the kept board is that of the text"
        text = here.san(chess.Move.from_uci(uci)).translate(spanish).replace("#", "++")
        passant = " a.p." if here.is_en_passant(chess.Move.from_uci(uci)) else ""
        assert write_san(fen, uci) == text + passant


def test_double_check_moves_only_the_king() -> None:
    assert {uci[:2] for uci in board.legal_moves("4k3/8/5N2/8/8/8/4R3/4K3 b - - 0 1")} == {"e8"}


@pytest.mark.parametrize("entry", BOARD["can_mate"], ids=lambda entry: entry["fen"])
def test_who_can_still_mate(entry: dict[str, object]) -> None:
    fen = str(entry["fen"])
    found = {"dead": board.is_dead(fen), "white": can_mate.can_mate(fen, True), "black": can_mate.can_mate(fen, False)}
    assert {"fen": fen, **found} == entry


@pytest.mark.parametrize(
    ("fen", "ending"),
    [
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate"),
        ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 1 1", "checkmate"),
        ("8/8/4k3/8/8/4K3/8/8 w - - 0 1", "dead_position"),
        ("8/8/4k3/8/8/4K3/8/7R w - - 150 115", None),
        (START, None),
    ],
)
def test_how_a_position_ends_the_game(fen: str, ending: str | None) -> None:
    assert board.ending(fen) == ending


@pytest.mark.parametrize(
    ("what", "fen", "uci", "after"),
    [
        ("a leap", START, "f1a3", "rnbqkbnr/pppppppp/8/8/8/B7/PPPPPPPP/RNBQK1NR b KQkq - 1 1"),
        ("black counts the move", "4k3/8/8/8/8/8/8/4K3 b - - 7 9", "e8e1", None),
        ("a capture resets the counter", "4k3/p7/8/8/8/8/8/N3K3 w - - 9 9", "a1a7", "4k3/N7/8/8/8/8/8/4K3 b - - 0 9"),
        ("a pawn resets the counter", "4k3/8/8/8/8/8/P7/4K3 w - - 9 9", "a2a5", "4k3/8/8/P7/8/8/8/4K3 b - - 0 9"),
        (
            "castling out of check takes the rook along",
            "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 3 1",
            "e1g1",
            "4k3/8/8/8/4r3/8/8/R4RK1 b - - 4 1",
        ),
        ("no rook in the corner", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", "4k3/8/8/8/8/8/8/6K1 b - - 1 1"),
        ("the rook's square is taken", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1", "4k3/8/8/8/8/8/8/5BKR b - - 1 1"),
        ("en passant in shape only", "4k3/8/8/3pP3/8/8/8/4K3 w - - 5 1", "e5d6", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1"),
        ("not from the fifth rank", "4k3/8/8/8/3pP3/8/8/4K3 w - - 5 1", "e4d5", "4k3/8/8/3P4/3p4/8/8/4K3 b - - 0 1"),
        ("black en passant in shape", "4k3/8/8/8/3pP3/8/8/4K3 b - - 5 1", "d4e3", "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2"),
        ("the en passant square is gone", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e1e8", None),
        ("a promotion from afar", "4k3/8/8/8/P7/8/8/4K3 w - - 0 1", "a4b8n", "1N2k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        ("the king's leap ends castling", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1e4", "4k3/8/8/8/4K3/8/8/R6R b - - 1 1"),
        ("a rook leaving its corner", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "h1g3", "4k3/8/8/8/8/6R1/8/R3K3 b Q - 1 1"),
    ],
)
def test_moves_by_hand(what: str, fen: str, uci: str, after: str | None) -> None:
    if after is None:
        assert uci not in board.legal_moves(fen), what
    else:
        assert board.after(fen, uci) == after, what


def test_a_legal_move_gives_the_librarys_position() -> None:
    assert board.after(START, "e2e4") == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"


def test_a_king_that_could_be_taken_is_not() -> None:
    fen = "4k3/8/8/8/4r3/8/8/4K3 b - - 1 1"
    assert "e4e1" not in board.legal_moves(fen)


@pytest.mark.parametrize(
    ("moves", "count"),
    [
        ("", 1),
        ("g1f3 g8f6 f3g1 f6g8", 2),
        ("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", 3),
        ("e2e4 e7e5 g1f3 g8f6 f3g1 f6g8", 2),
        ("e2e4 e7e5 e1e2 e8e7 e2e1 e7e8", 1),  # castling rights have disappeared
        ("e2e5 g8f6 e5e2 f6g8", 2),  # on a real board a pawn can also move back
    ],
)
def test_repetitions(moves: str, count: int) -> None:
    assert board.repetitions(START, moves.split()) == count


def test_an_en_passant_that_is_not_legal_makes_no_other_position() -> None:
    fen = "4k3/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1"
    first = ["d7d5", "g1f3", "e8e7", "f3g1", "e7e8", "g1f3", "e8e7", "f3g1", "e7e8"]
    assert board.repetitions(fen, first) == 2, "the first time the pawn could be taken"
    assert board.repetitions("4k3/3p4/8/8/8/8/8/4K1N1 b - - 0 1", first) == 3


@pytest.mark.parametrize(
    ("fen", "playable"),
    [(START, True), ("", False), ("8/8/8/8/8/8/8/8 w - - 0 1", False), ("kk6/8/8/8/8/8/8/K7 w - - 0 1", False),
     ("k7/8/8/8/8/8/8/K6P w - - 0 1", False), ("not a position", False)],
)  # fmt: skip
def test_positions_to_play_from(fen: str, playable: bool) -> None:
    assert board.is_playable(fen) == playable


@pytest.mark.parametrize(
    "given",
    [
        {"fen": "not a position"},
        {"history": ["e2e9"]},
        {"history": ["e7e5"]},
        {"touched": ["e4"]},
        {"touched": ["z9"]},
        {"clock_running": 1},
        {"white_ms": -1},
        {"illegal_moves": [10**18, 0]},
        {"phase": "over"},
        {"marks": [["Q"], []]},
        {"colour": 1},
        {"options": {"periods": []}},
    ],
)
def test_impossible_positions_are_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position(given, 0)
