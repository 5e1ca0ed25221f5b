"""Tests of reading positions and games that other programs wrote. The reader must never silently ignore a part of a
text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.ajedrez import ENGINE
from engines.ajedrez.board import STANDARD
from engines.ajedrez.record.read_text import Read, Unreadable, read_text
from engines.contract import Refusal

CLOSED = "8/5k2/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/8 w - - 0 1"
SPANISH = ("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "e1g1")


@pytest.mark.parametrize(
    ("text", "fen", "moves"),
    [
        (CLOSED, CLOSED, ()),
        (f"\ufeff{CLOSED}\r\n", CLOSED, ()),
        (CLOSED.replace(" ", "_"), CLOSED, ()),
        (CLOSED.replace(" - -", " – –").replace(" w", " W"), CLOSED, ()),
        (f'[FEN "{CLOSED}"]', CLOSED, ()),
        (f'[Event "x"]\n[SetUp "1"]\n[FEN "{CLOSED}"]\n\n*', CLOSED, ()),
        (f"FEN: {CLOSED}", CLOSED, ()),
        (STANDARD.split(" ")[0], STANDARD, ()),
        (STANDARD.replace("KQkq", "kqKQ"), STANDARD, ()),
        (f"position fen {STANDARD}", STANDARD, ()),
        (f"position fen {STANDARD} moves e2e4 e7e5", STANDARD, SPANISH[:2]),
        ("position startpos moves e2e4 e7e5", STANDARD, SPANISH[:2]),
        (f"https://example.org/editor/{STANDARD.replace(' ', '_')}", STANDARD, ()),
        (f'{STANDARD.removesuffix(" 0 1")} bm e4; id "a b";', STANDARD, ()),
        (f"{STANDARD};bm e4", STANDARD, ()),
        ("%eval\n1 e4 e5 2 Nf3 Nc6 3 Bb5 a6 4 o-o", STANDARD, SPANISH),
        ("1) e4 e5 2) Nf3", STANDARD, SPANISH[:3]),
        ("1. e4 a6 2. e5 d5 3. exd6 e.p.", STANDARD, ("e2e4", "a7a6", "e4e5", "d7d5", "e5d6")),
        ("1. f3 e5 2. g4 Qh4 mate", STANDARD, ("f2f3", "e7e5", "g2g4", "d8h4")),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 {Spanish} (3. Bc4 (3. d4)) a6 $1 4. O-O! *", STANDARD, SPANISH),
        ("1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.O-O", STANDARD, SPANISH),
        ("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6 4. 0-0 1/2-1/2", STANDARD, SPANISH),
        ('[Event "5.º \\"B\\""]\n[Result "1-0"]\n\n1. e4 { [%clk 0:05:00] } 1-0\n', STANDARD, ("e2e4",)),
    ],
)
def test_texts_of_other_programs(text: str, fen: str, moves: tuple[str, ...]) -> None:
    assert read_text(text) == Read(fen, moves)
    assert ENGINE.set_up({"text": text}, 2, 0).fen == ENGINE.set_up({"fen": fen, "history": list(moves)}, 2, 0).fen


@pytest.mark.parametrize(
    "text", ["hello", "e4 hola e5", "1. e4 e5 2. Ke3", '1. e4 1-0\n\n[Event "second"]\n\n1. d4', "[1]", "", '[FEN "8/8"]']
)
def test_a_text_that_would_lose_a_part_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_text(text)
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.set_up({"text": text}, 2, 0)


@given(st.text(alphabet="KQRBNPkqrbnp12345678/ xO-=+#.[]{}()\"'*abcdefgh_–\ufeff♘CDTA\n", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert outcome(text) in ("read", "malformed")


def outcome(text: str) -> str:
    try:
        ENGINE.set_up({"text": text}, 2, 0)
    except Refusal as refusal:
        return refusal.code
    return "read"


@pytest.mark.parametrize("text", ["O-O8/8033\n\n-){", "1. e4 {", "1. e4 e5)", "(", '3232Dxe4–:)[FEN "{1. 11-15'])
def test_a_bracket_without_its_pair_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(Unreadable, match=r"bracket|several|no move|neither"):
        read_text(text)
