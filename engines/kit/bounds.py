"""Size limits for plain data that a person sends: an action, options, a position, a notation.

The server checks these limits before it builds anything from the data. The limits hold for every number, text and list
of all games, so that no reader gets more data than it can process. The types of each game have narrower limits, such as
the size of the board.
"""

from math import isfinite
from typing import Final

from engines.kit.outcome import Plain, Refusal

MAX_NUMBER: Final = 2**53
"""Largest absolute value of a number. Every client represents it exactly, and sums of such numbers fit the store's 64 bits."""
MAX_TEXT_LENGTH: Final = 8 * 1024
"""Maximum number of characters of a text, such as a game in PDN."""
MAX_NOTATION_LENGTH: Final = 500
"""Maximum number of characters of an action in notation."""
MAX_DIGITS: Final = 16
"""Maximum number of digits of a number in a notation: the digits of `MAX_NUMBER`."""
MAX_PARTS: Final = 5_000
"""Maximum number of values in one piece of data; the keys of objects do not count. A message has room for more, but games need
fewer."""
DEEPEST: Final = 12
MAX_FLAT: Final = 8
"""Maximum number of entries of an object that `_is_flat` accepts."""


def require_bounded(plain: Plain) -> None:
    """Check that plain data is not too large or too deep and that its numbers are finite. Raises `Refusal("malformed")`."""
    found = None if _is_flat(plain) else _excess(plain)
    if found is not None:
        raise Refusal("malformed", detail=found)


def require_short(text: str) -> None:
    """Check that a notation and the numbers in it are not too long. Raises `Refusal("notation_unknown")`."""
    if len(text) > MAX_NOTATION_LENGTH or _longest_number(text) > MAX_DIGITS:
        raise Refusal("notation_unknown")


def _longest_number(text: str) -> int:
    longest = run = 0
    for sign in text:
        # Digits of all scripts count, because `int` and `\d` accept them too. An underscore may separate digits.
        run = run + 1 if sign.isdecimal() else run if sign == "_" else 0
        longest = max(longest, run)
    return longest


def _is_flat(plain: Plain) -> bool:
    """Return whether plain data is an object of few integers and texts, all of them small enough. Most actions are such an
    object, and this test is faster than `_excess`."""
    if type(plain) is not dict or len(plain) > MAX_FLAT:
        return False
    for key, value in plain.items():
        kind = type(value)
        if type(key) is not str or len(key) > MAX_TEXT_LENGTH:
            return False
        if kind is str:
            if len(value) > MAX_TEXT_LENGTH:
                return False
        elif kind is not int or not -MAX_NUMBER <= value <= MAX_NUMBER:
            return False
    return True


def _excess(plain: Plain) -> str | None:
    """Return a description of the part that is too large; None if there is none."""
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
                for key in value:
                    if type(key) is not str or len(key) > MAX_TEXT_LENGTH:
                        return "a key is not a short text"
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
    return "nested too deeply"
