"""The short text of every action. Moves are written as in PDN: `11-15`, `14x23x32`. Any other action is a word, followed by
a square if the action needs one.

The reader also accepts the players' own words (`soplo 14`, `rectificá`, `tiempo`, `tablas`, …), and captures with only the
first and the last square.
"""

import re
from typing import Any

import msgspec

from engines.contract import Refusal
from engines.damas import actions as asked
from engines.damas.board import OWN, SIZE, piece_at
from engines.damas.faults import CAPTURE, TOUCH_DEAD
from engines.damas.moves import Path, legal_paths, obstacle
from engines.damas.record import path_text
from engines.damas.state import State, is_black
from engines.kit.referee.actions import AcceptDraw, CallTime, DeclineDraw, OfferDraw, Resign

_WORDS: dict[str, Any] = {
    "waive": asked.Waive(),
    "time!": asked.ShoutTime(),
    "draw?": OfferDraw(),
    "draw+": AcceptDraw(),
    "draw-": DeclineDraw(),
    "repetition": asked.ClaimDraw("repetition"),
    "no progress": asked.ClaimDraw("no_progress"),
    "resign": Resign(),
    "ready": asked.Ready(),
    "limit": CallTime(),
    "win 0": asked.Declare(0),
    "win 1": asked.Declare(1),
    "draw": asked.Declare(None),
    "rectify": asked.Challenge(CAPTURE, "rectify"),
    "give back": asked.Challenge(TOUCH_DEAD, "rectify"),
}
_TEXTS = {action: text for text, action in _WORDS.items()}
_SPOKEN = {
    "nada": "waive",
    "nada que reclamar": "waive",
    "nothing to claim": "waive",
    "tiempo": "time!",
    "time": "time!",
    "tablas": "draw?",
    "acepto": "draw+",
    "accept": "draw+",
    "rechazo": "draw-",
    "decline": "draw-",
    "repetición": "repetition",
    "sin avance": "no progress",
    "abandono": "resign",
    "listo": "ready",
    "rectificá": "rectify",
    "rectifica": "rectify",
    "devuelvo el turno": "give back",
}
_ON_SQUARE = {"touch": "touch", "toco": "touch", "huff": "huff", "soplo": "huff"}
_MOVE = re.compile(r"\d{1,2}(?:\s*[-x:×]\s*\d{1,2})+")
_CHALLENGE = re.compile(r"!(\S+)(?: (huff|rectify))?(?: (\d{1,2}))?")


def notate(_state: State, action: Any) -> str:
    """Return a text such as `11-15`, `14x23x32`, `touch 14`, `huff 14`, `rectify`, `give back`, `waive`, `time!`,
    `!damas.step`, …"""
    match action:
        case asked.Move(path):
            return path_text(path)
        case asked.Touch(square):
            return f"touch {square}"
        case asked.Challenge(rule, "huff", int(square)) if rule == CAPTURE:
            return f"huff {square}"
    if action in _TEXTS:
        return _TEXTS[action]
    return f"!{action.rule}" + "".join(f" {part}" for part in (action.remedy, action.target) if part is not None)


def read(state: State, seat: int, text: str) -> Any:
    """Return the action that a text describes. Raises `Refusal`: `notation_unknown`, or `notation_ambiguous` for a move."""
    text = " ".join(text.strip("¡!").split()) if not text.startswith("!") else text.strip()
    lower = text.lower()
    word = _SPOKEN.get(lower, lower)
    if word in _WORDS:
        return _WORDS[word]
    if _MOVE.fullmatch(text):
        return asked.Move(read_path(state.board, is_black(state, seat), text))
    name, _, square = lower.partition(" ")
    if name in _ON_SQUARE and square.isdecimal() and 1 <= int(square) <= SIZE:
        is_touch = _ON_SQUARE[name] == "touch"
        return asked.Touch(int(square)) if is_touch else asked.Challenge(CAPTURE, "huff", int(square))
    return _read_challenge(text)


def _read_challenge(text: str) -> asked.Challenge:
    found = _CHALLENGE.fullmatch(text)
    if found is None:
        raise Refusal("notation_unknown", text=text)
    named = zip(("rule", "remedy", "target"), found.groups(), strict=True)
    try:
        return msgspec.convert({key: value for key, value in named if value is not None}, asked.Challenge, strict=False)
    except msgspec.ValidationError:
        raise Refusal("notation_unknown", text=text) from None


def read_path(board: str, black: bool, text: str) -> Path:
    """Return the path that a text describes: exactly these squares, or a complete capture that visits them in order.

    Raises `Refusal`: `notation_unknown` (no such squares), `notation_ambiguous` (several captures fit).
    """
    path = tuple(int(square) for square in re.findall(r"\d+", text))
    if not all(1 <= square <= SIZE for square in path):
        raise Refusal("notation_unknown", text=text)
    if piece_at(board, path[0]) not in OWN[black] or obstacle(board, black, path) is None:
        return path
    meant = [each for each in legal_paths(board, black) if _visits(each, path)]
    if len(meant) > 1:
        raise Refusal("notation_ambiguous", text=text)
    return meant[0] if meant else path


def _visits(path: Path, named: Path) -> bool:
    """Return whether a path has the same first and last square as `named` and visits its other squares in order."""
    squares = iter(path[1:-1])
    return (path[0], path[-1]) == (named[0], named[-1]) and all(square in squares for square in named[1:-1])
