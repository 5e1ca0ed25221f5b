"""Tests of the move notation in the rulebook's appendix: writing, reading, and reading with the piece letters of other
languages."""

import pytest

from engines.ajedrez.board import STANDARD, after
from engines.ajedrez.record.san import names_move, read_san, write_san
from engines.ajedrez.state import BOARD
from engines.contract import Refusal

SAMPLE = (
    "d4 Cf6 c4 e6 Cc3 Ab4 Ad2 0-0 e4 d5 exd5 exd5 cxd5 Axc3 Axc3 Cxd5 Cf3 b6 Db3 Cxc3 bxc3 c5 Ae2 cxd4 Cxd4 Te8 0-0 Cd7 a4 Cc5 "
    "Db4 Ab7 a5"
)
PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
MATE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
PROMOTION = "8/3P3k/8/8/8/8/8/4K3 w - - 0 1"


def outcome(fen: str, text: str, language: str = "es") -> str:
    try:
        return read_san(fen, text, language)[0]
    except Refusal as refusal:
        return refusal.code


@pytest.mark.parametrize("entry", BOARD["san_es"], ids=lambda entry: entry["san"])
def test_written_and_read_back(entry: dict[str, str]) -> None:
    assert write_san(entry["fen"], entry["uci"]) == entry["san"]
    assert read_san(entry["fen"], entry["san"]) == (entry["uci"], False)
    offered = write_san(entry["fen"], entry["uci"], offered=True)
    assert offered == entry["san"] + " (=)"
    assert read_san(entry["fen"], offered) == (entry["uci"], True)


@pytest.mark.parametrize("entry", BOARD["read_es"], ids=lambda entry: entry["text"])
def test_the_reader(entry: dict[str, str]) -> None:
    assert outcome(entry["fen"], entry["text"]) == entry["result"]


@pytest.mark.parametrize(
    ("fen", "text", "result"),
    [
        (PASSANT, "exd6 a. p.", "e5d6"),
        (PASSANT, "exd6+ a.p.", "e5d6"),
        (PASSANT, "exd6 a.p. (=)", "e5d6"),
        (PASSANT, "e:d6", "e5d6"),
        (PASSANT, "eXd6", "e5d6"),
        (PASSANT, "e5xd6", "e5d6"),
        (PASSANT, "Pexd6", "e5d6"),
        (PASSANT, "xd6", "e5d6"),
        (MATE, "Ta8++", "a1a8"),
        (MATE, "Ta8+", "a1a8"),
        (MATE, "Txa8", "notation_illegal"),
        (MATE, "T1a8", "a1a8"),
        (MATE, "Taa8", "a1a8"),
        (MATE, "Tba8", "notation_illegal"),
        (MATE, "ta8", "notation_unknown"),
        (PROMOTION, "d8=D++", "d7d8q"),
        (PROMOTION, "d8=R", "notation_unknown"),
        (PROMOTION, "d8=Q", "notation_unknown"),
        (PROMOTION, "Rd8", "notation_illegal"),
        (STANDARD, "e4#", "e2e4"),
        (STANDARD, " e4 ", "e2e4"),
        (STANDARD, "e2e4", "e2e4"),
        (STANDARD, "0-0", "notation_illegal"),
        (STANDARD, "o-o", "notation_unknown"),
        (STANDARD, "0-O", "notation_unknown"),
        (STANDARD, "", "notation_unknown"),
        (STANDARD, "e4=D", "notation_illegal"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O", "e1c1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rg1", "notation_illegal"),
    ],
)
def test_more_of_the_reader(fen: str, text: str, result: str) -> None:
    assert outcome(fen, text) == result


@pytest.mark.parametrize(
    ("language", "text", "result"),
    [
        ("en", "Nf3", "g1f3"),
        ("fr", "Cf3", "g1f3"),
        ("nl", "Pf3", "g1f3"),
        ("nl", "Pe4", "notation_illegal"),
        ("en", "Cf3", "notation_unknown"),
        ("en", "Pe4", "e2e4"),
    ],
)
def test_other_letters_are_a_setting_and_never_mixed(language: str, text: str, result: str) -> None:
    assert outcome(STANDARD, text, language) == result


def test_the_sample_game_is_read_and_written_back_unchanged() -> None:
    fen = STANDARD
    for text in SAMPLE.split():
        uci, _ = read_san(fen, text)
        assert write_san(fen, uci) == text
        fen = after(fen, uci)
    assert fen == "r2qr1k1/pb3ppp/1p6/P1n5/1Q1N4/2P5/4BPPP/R4RK1 b - - 0 17"


@pytest.mark.parametrize(
    ("fen", "uci", "san"),
    [
        (STANDARD, "g1g3", "Cg3"),
        (STANDARD, "e2e5", "e5"),
        (STANDARD, "e2d7", "exd7+"),
        (STANDARD, "d1d7", "Dxd7+"),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1g1", "0-0"),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1c1", "0-0-0"),
        ("4k3/8/8/8/P7/8/8/4K3 w - - 0 1", "a4a8q", "a8=D+"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 5 1", "e5d6", "exd6 a.p."),
    ],
)
def test_an_illegal_move_is_written_like_any_other(fen: str, uci: str, san: str) -> None:
    assert write_san(fen, uci) == san
    assert names_move(fen, uci, san)
    assert not names_move(fen, uci, "Th5")
    assert not names_move(fen, uci, "what?")


def test_a_sheet_needs_the_very_move() -> None:
    fen = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1"
    assert names_move(fen, "g1f3", "Cgf3")
    assert not names_move(fen, "g1f3", "Cdf3")
    assert not names_move(fen, "g1f3", "Cf3"), "it could be the other knight's"
