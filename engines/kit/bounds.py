"""How large a person's plain data may be before anything is built from it: an action, options, a position, a notation.

Every number, text and list is bounded here once, for all games, so that no reader can be asked for more than it can do. What a
game bounds more narrowly (a square, a total, a length of time) stands in its own types.
"""

from math import isfinite
from typing import Final

from engines.kit.outcome import Plain, Refusal

MAX_NUMBER: Final = 2**53
"""No number is larger, with either sign: every client holds it exactly, and sums of them fit the store's 64 bits."""
MAX_TEXT_LENGTH: Final = 8 * 1024
"""Characters of a text, such as a game in PDN."""
MAX_NOTATION_LENGTH: Final = 500
"""Characters of an action in notation."""
MAX_DIGITS: Final = 16
"""Digits of a number in a notation: those of `MAX_NUMBER`."""
MAX_PARTS: Final = 5_000
"""Values in all, keys not counted: a frame's bytes hold more, no game needs so many."""
DEEPEST: Final = 12


def require_bounded(plain: Plain) -> None:
    """Raises `Refusal("malformed")` for plain data that is too large, too deep, or has a number that is none."""
    found = _excess(plain)
    if found is not None:
        raise Refusal("malformed", detail=found)


def require_short(text: str) -> None:
    """Raises `Refusal("notation_unknown")` for a notation that is too long or has too long a number in it."""
    if len(text) > MAX_NOTATION_LENGTH or _longest_number(text) > MAX_DIGITS:
        raise Refusal("notation_unknown")


def _longest_number(text: str) -> int:
    longest = run = 0
    for sign in text:
        # Digits of all scripts: `int` and `\d` know them too. An underscore may stand between them.
        run = run + 1 if sign.isdecimal() else run if sign == "_" else 0
        longest = max(longest, run)
    return longest


def _excess(plain: Plain) -> str | None:
    """What is too large, in words; None if nothing is."""
    level: list[Plain] = [plain]
    parts = 0
    for _ in range(DEEPEST + 1):
        below: list[Plain] = []
        for value in level:
            kind = type(value)
            if kind is str:
                if len(value) > MAX_TEXT_LENGTH:
                    return "a text is too long"
            elif kind is int:
                if not -MAX_NUMBER <= value <= MAX_NUMBER:
                    return "a number is too large"
            elif kind is dict:
                if any(type(key) is not str or len(key) > MAX_TEXT_LENGTH for key in value):
                    return "a key is no short text"
                below.extend(value.values())
            elif kind is list or kind is tuple:
                below.extend(value)
            elif kind is float:
                if not (isfinite(value) and abs(value) <= MAX_NUMBER):
                    return "a number is too large"
            elif kind is not bool and value is not None:
                return "not plain data"
        parts += len(below)
        if parts > MAX_PARTS:
            return "too many parts"
        if not below:
            return None
        level = below
    return "nested too deep"
