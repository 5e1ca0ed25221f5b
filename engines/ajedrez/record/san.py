"""The algebraic notation in the appendix of the rulebook (the Reglamento). The writer uses Spanish piece letters, the reader
accepts several languages.

Rule: `ajedrez.notation` (rulebook part 2, Notation). The signs are the Reglamento's: zeros for castling, `++` for mate,
`a.p.` for en passant.
"""

import re
from functools import cache
from typing import NamedTuple

from engines.ajedrez.board import (
    after,
    captured_square,
    castling_rook,
    ending,
    is_check,
    is_legal,
    legal_moves,
    piece_at,
    start_named,
)
from engines.ajedrez.state import BOARD
from engines.contract import Refusal

LETTERS: dict[str, dict[str, str]] = BOARD["letters"]
SIGNS: dict[str, str] = BOARD["notation_es"]

_EN_PASSANT = re.compile(r"\s*[ae]\.\s?p\.$")
_OFFER = re.compile(r"\s*\(=\)$")
_CHECK = re.compile(r"\s*(\++|#)$")
_CASTLING = {"0-0": "g", "O-O": "g", "0-0-0": "c", "O-O-O": "c"}


class Written(NamedTuple):
    """The parts of a move's text: the FEN letter of the piece (`p` for a pawn), the file or rank of departure if the
    text names it, the target, and the promotion."""

    piece: str
    file: str
    rank: str
    takes: bool
    target: str
    promotion: str


def write_san(fen: str, uci: str, *, offered: bool = False) -> str:
    """Return the move as a player writes it on a score sheet. An illegal move is written like a legal move, so that the
    text does not reveal the fault."""
    taken = captured_square(fen, uci)
    text = _moved(fen, uci, takes=taken is not None) + _check_sign(fen, uci)
    if taken not in (None, uci[2:4]):
        text += SIGNS["en_passant"]
    return text + SIGNS["draw_offer"] if offered else text


def _moved(fen: str, uci: str, *, takes: bool) -> str:
    if castling_rook(fen, uci):
        return SIGNS["castle_short"] if uci[2] == "g" else SIGNS["castle_long"]
    start = _letter_of(fen, uci[:2])
    if not start:
        start = uci[0] if takes else ""
    elif is_legal(fen, uci):
        start += start_named(fen, uci)
    promotion = SIGNS["promotion"] + LETTERS["es"][uci[4]] if len(uci) == 5 else ""
    return start + (SIGNS["capture"] if takes else "") + uci[2:4] + promotion


def _check_sign(fen: str, uci: str) -> str:
    then = after(fen, uci)
    if not is_check(then):
        return ""
    return SIGNS["mate"] if is_legal(fen, uci) and ending(then) == "checkmate" else SIGNS["check"]


def _letter_of(fen: str, square: str) -> str:
    return LETTERS["es"].get((piece_at(fen, square) or "p").lower(), "")


def read_san(fen: str, text: str, language: str = "es") -> tuple[str, bool]:
    """Return the legal move of a text, and whether the text also offers a draw.

    Raises `Refusal`: `notation_unknown` (the text has another form), `notation_illegal` (no legal move fits),
    `notation_ambiguous` (several fit).
    """
    core, offered = _stripped(text)
    meant = _understood(core, language)
    fitting = [uci for uci in legal_moves(fen) if _fits(fen, uci, meant)]
    if len(fitting) != 1:
        raise Refusal("notation_ambiguous" if fitting else "notation_illegal", text=text)
    return fitting[0], offered


def names_move(fen: str, uci: str, text: str) -> bool:
    """Return whether a text on a score sheet is an acceptable way to write exactly this move. The move may be illegal."""
    try:
        if is_legal(fen, uci):
            return read_san(fen, text)[0] == uci
        return _fits(fen, uci, _understood(_stripped(text)[0], "es"))
    except Refusal:
        return False


def bears_offer(text: str) -> bool:
    """Return whether a text ends with the sign of a draw offer."""
    return _stripped(text)[1]


def _stripped(text: str) -> tuple[str, bool]:
    core = text.strip()
    bare = _OFFER.sub("", core)
    return _CHECK.sub("", _EN_PASSANT.sub("", _CHECK.sub("", bare))), bare != core


def _fits(fen: str, uci: str, meant: Written | str) -> bool:
    castling = castling_rook(fen, uci)
    if isinstance(meant, str):
        return castling is not None and uci[2] == meant
    return castling is None and (
        (piece_at(fen, uci[:2]) or "").lower() == meant.piece
        and uci[2:4] == meant.target
        and uci[4:] == meant.promotion
        and meant.file in ("", uci[0])
        and meant.rank in ("", uci[1])
        and (not meant.takes or captured_square(fen, uci) is not None)
    )


def _understood(core: str, language: str) -> Written | str:
    """Return the parts of a move's text; for castling, only the file of the king's target square."""
    if core in _CASTLING:
        return _CASTLING[core]
    found = _form(language).fullmatch(core)
    if found is None:
        raise Refusal("notation_unknown", text=core)
    pieces = {letter: piece for piece, letter in LETTERS[language].items()}
    promotion = found["sign"] or found["bracket"] or found["bare"]
    return Written(
        pieces.get(found["piece"], "p"),
        found["file"] or "",
        found["rank"] or "",
        found["takes"] is not None,
        found["target"],
        pieces[promotion] if promotion else "",
    )


@cache
def _form(language: str) -> re.Pattern[str]:
    letters = "".join(LETTERS[language].values())
    promoted = "".join(letter for piece, letter in LETTERS[language].items() if piece != "k")
    return re.compile(
        rf"(?P<piece>[{letters}P])?(?P<file>[a-h])?(?P<rank>[1-8])?(?P<takes>[xX:])?(?P<target>[a-h][1-8])"
        rf"(?:=(?P<sign>[{promoted}])|\((?P<bracket>[{promoted}])\)|(?P<bare>[{promoted}]))?"
    )
