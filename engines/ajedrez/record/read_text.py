"""Reads a position or a game as other programs write it: FEN, `[FEN "…"]`, or PGN.

The reader accepts many ways of writing. In any text it accepts a byte order mark, underscores and dashes of any kind.
For a position it accepts a FEN without its last fields, the operations of EPD, the web address of a board editor, and the
commands of UCI. For moves it accepts figurines and the piece letters of Spanish and Portuguese. It refuses a text with a part
that it does not understand.
"""

import io
import re
from typing import NamedTuple

import chess.pgn

from engines.ajedrez.board import STANDARD

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | {"\ufeff": None, "\xa0": " ", "“": '"', "”": '"'})
_FIGURINES = str.maketrans("♔♕♖♗♘♚♛♜♝♞", "KQRBNKQRBN", "♙♟")
_LOCAL = str.maketrans("RDTAC", "KQRBN")
_MISSING = ("w", "KQkq", "-", "0", "1")
_CASTLING = 2
_TAG = re.compile(r'^\s*\[\s*\w+\s*"(?:[^"\\]|\\.)*"\s*\]\s*$', re.MULTILINE)
_COMMENT = re.compile(r"\{[^}]*\}|;[^\n]*")
_ESCAPED = re.compile(r"^%.*$", re.MULTILINE)
_UCI = re.compile(
    r"^(?:position\s+)?(?:startpos|fen\s+(?P<fen>.+?))\s+moves(?P<moves>(?:\s+[a-h][1-8][a-h][1-8][qrbn]?)*)$", re.I | re.S
)
_EDITOR = re.compile(r"^https?://\S+?/((?:[pnbrqk1-8]{1,8}/){7}\S+)$", re.IGNORECASE)
_OPERATION = re.compile(r"\s*;|\s+(?=(?:ac[dns]|[abdps]m|c[0-9e]|pv|id|eco|nic|hmvc|fmvn|[vr]\d|draw_\w+|noop|resign|tc\w+)\s)")
_REMARK = re.compile(r"(?<!\S)(?:e\.?p\.?|mate)(?!\S)", re.IGNORECASE)
_RESULT = re.compile(r"(?<!\S)(?:1-0|0-1|1/2-1/2|\*)(?!\S)")
_SKIPPED = re.compile(r"\$\d+|\d+\s*\.+|(?<!\S)\d+\)?(?!\S)")
_CASTLES = re.compile(r"(?<!\S)[o0]-[o0](-[o0])?", re.IGNORECASE)
_VARIATION = re.compile(r"\([^()]*\)")
_LOCAL_MOVE = re.compile(r"[DTAC][a-h1-8x]|=[DTAC]")


class Unreadable(ValueError):
    """Reports a text that is neither a position nor exactly one game. The message names the first part that the reader cannot
    use."""


class _Builder(chess.pgn.GameBuilder[chess.pgn.Game]):
    """Collects the errors of a game. The builder of the package would also write each of them to the log."""

    def handle_error(self, error: Exception) -> None:
        self.game.errors.append(error)


class Read(NamedTuple):
    """The first position as FEN, and the moves from it as UCI."""

    fen: str
    moves: tuple[str, ...]


def read_text(text: str) -> Read:
    """Return the position or the game that the text describes. Raises `Unreadable`."""
    text = _ESCAPED.sub("", text.translate(_DASHES)).strip()
    if uci := _UCI.match(text):
        placed = _fen(uci["fen"] or STANDARD)
        text = f'[FEN "{placed}"]\n\n{uci["moves"]}'
        return _game(text) if uci["moves"].strip() else Read(placed or STANDARD, ())
    placed = _fen(text)
    return Read(placed, ()) if placed else _game(text)


def _fen(text: str) -> str | None:
    """Return the FEN in a text, with default values for missing last fields; None for another kind of text."""
    bare = re.sub(r"^(?:position\s+)?fen\s*[:=]?\s*", "", text, flags=re.IGNORECASE).strip("\"' ")
    if address := _EDITOR.match(bare):
        bare = address[1]
    fields = _OPERATION.split(bare.replace("_", " "), maxsplit=1)[0].split()
    if not fields or len(fields) > 1 + len(_MISSING) or fields[0].count("/") != 7:
        return None
    whole = [*fields, *_MISSING[len(fields) - 1 :]]
    whole[1] = whole[1].lower()
    whole[_CASTLING] = "".join(sorted(whole[_CASTLING], key="KQkq".find))
    if len(fields) <= _CASTLING:
        # A FEN without the castling field does not restrict castling: every king and rook on its first square may still
        # castle.
        whole[_CASTLING] = _possible_castling(" ".join(whole))
    return " ".join(whole)


def _possible_castling(fen: str) -> str:
    try:
        board = chess.Board(fen)
    except ValueError:
        return "-"
    board.castling_rights = board.clean_castling_rights()
    return board.castling_xfen()


def _game(text: str) -> Read:
    tags = "\n".join(line.strip() for line in _TAG.findall(text))
    movetext, *more = _RESULT.split(_COMMENT.sub(" ", _TAG.sub(" ", text)))
    if "".join(more).strip():
        raise Unreadable("several games")
    tokens = _tokens(movetext)
    if any(sign in token for token in tokens for sign in "{}()"):  # the package fails on a comment before the first move
        raise Unreadable("an unmatched bracket")
    stream = io.StringIO(f"{tags}\n\n{' '.join(tokens)}\n")
    try:
        game = chess.pgn.read_game(stream, Visitor=_Builder)
        fen = _fen(game.headers.get("FEN", STANDARD)) if game else None
    except ValueError as error:
        raise Unreadable(str(error)) from None
    if game is None or fen is None or not (tokens or "FEN" in game.headers):
        raise Unreadable("neither a position nor a game")
    if game.errors:
        raise Unreadable(str(game.errors[0]))
    moves = tuple(move.uci() for move in game.mainline_moves())
    if len(moves) != len(tokens):
        raise Unreadable(f"not a move: {tokens[min(len(moves), len(tokens) - 1)]}")
    return Read(fen, moves)


def _tokens(movetext: str) -> list[str]:
    """Return the moves as SAN with English piece letters, without variations, numbers and marks."""
    bare = _SKIPPED.sub(" ", movetext)
    while _VARIATION.search(bare):
        bare = _VARIATION.sub(" ", bare)
    bare = _CASTLES.sub(lambda found: "O-O-O" if found[1] else "O-O", _REMARK.sub(" ", bare))
    tokens = re.sub(r"[!?]+", "", bare.translate(_FIGURINES)).split()
    if any(_LOCAL_MOVE.search(token) for token in tokens):
        tokens = [token.translate(_LOCAL) for token in tokens]
    return tokens
