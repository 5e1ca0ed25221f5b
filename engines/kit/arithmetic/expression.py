"""Number sentences as children say them: `3+5=8; 8*4=32`. The parser uses exact fractions and the order of operations.

    sentence    part [; part]…          at most `steps` parts, `longest` characters, 9 digits a number
    part        expression = integer    in the last part `= integer` is optional
    expression  whole numbers, + - * /, brackets; brackets first, then * / from the left, then + - from the left

Other signs for the same: `×` `·` `x`, `÷` `:`, `−` `–`. The numbers of an expression have no sign. Blanks are ignored.
"""

import re
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from typing import TypedDict

import msgspec

TOKEN = re.compile(r"\s*(?:([0-9]{1,9}(?![0-9]))|([-+*/×·x÷:−–()=;]))")
SIGNS = {"×": "*", "·": "*", "x": "*", "÷": "/", ":": "/", "−": "-", "–": "-"}


class Part(msgspec.Struct, frozen=True):
    """One step of a sentence. `numbers`: the numbers in it, in order. `value`: the value of the expression; None if it
    divides by zero. `stated`: the result that the player stated; None if the player stated none."""

    numbers: tuple[int, ...]
    value: Fraction | None
    stated: int | None = None

    @property
    def is_true(self) -> bool:
        return self.value is not None and (self.stated is None or self.value == self.stated)

    @property
    def result(self) -> Fraction | None:
        """Result that the player stated for this step, true or not."""
        return self.value if self.stated is None else Fraction(self.stated)


class WrongPart(TypedDict):
    """A false step: `expression` as typed, the result that the player `said`, and the `right` result (None if the
    expression divides by zero)."""

    expression: str
    said: str
    right: str | None


class _Unreadable(Exception):
    """Reports a text outside the grammar."""


def parse_sentence(text: str, brackets: bool = True, steps: int = 2, longest: int = 80) -> tuple[Part, ...] | None:
    """Return the parts of a sentence, or None for a text outside the grammar."""
    # The cache does not store texts that are too long.
    return _parsed(text, brackets, steps) if len(text) <= longest else None


@lru_cache(maxsize=1024)
def _parsed(text: str, brackets: bool, steps: int) -> tuple[Part, ...] | None:
    try:
        return _Reader(_tokens(text), brackets).sentence(steps)
    except _Unreadable:
        return None


def spent_numbers(parts: tuple[Part, ...]) -> tuple[int, ...] | None:
    """Return all numbers that the player must take from the dice or the board, in rising order.

    Each later part must use the stated result of the previous part exactly once; the returned numbers do not contain
    that result. Return None if a part breaks this rule.
    """
    numbers = list(parts[0].numbers)
    for before, part in pairwise(parts):
        named = list(part.numbers)
        if before.stated not in named:
            return None
        named.remove(before.stated)
        numbers += named
    return tuple(sorted(numbers))


def wrong_part(text: str) -> WrongPart | None:
    """Return the first false step of a sentence; None if all steps are true. The text must be within the grammar."""
    for written, part in zip(text.split(";"), parse_sentence(text) or (), strict=False):
        if not part.is_true:
            expression, _, said = (piece.strip() for piece in written.partition("="))
            return {"expression": expression, "said": said, "right": None if part.value is None else str(part.value)}
    return None


def _tokens(text: str) -> list[str | int]:
    text = text.rstrip()
    tokens: list[str | int] = []
    place = 0
    while place < len(text):
        found = TOKEN.match(text, place)
        if found is None:
            raise _Unreadable
        number, sign = found.groups()
        tokens.append(int(number) if number else SIGNS.get(sign, sign))
        place = found.end()
    return tokens


class _Reader:
    """Reads the text from the left. Each method reads the element that its name says and returns the element's value."""

    def __init__(self, tokens: list[str | int], brackets: bool) -> None:
        self._tokens = tokens
        self._brackets = brackets
        self._place = 0
        self._numbers: list[int] = []

    def sentence(self, steps: int) -> tuple[Part, ...]:
        parts = [self._part()]
        while self._took(";"):
            if len(parts) == steps or parts[-1].stated is None:
                raise _Unreadable
            parts.append(self._part())
        if self._place != len(self._tokens):
            raise _Unreadable
        return tuple(parts)

    def _part(self) -> Part:
        self._numbers = []
        value = self._sum()
        stated = self._integer() if self._took("=") else None
        return Part(tuple(self._numbers), value, stated)

    def _sum(self) -> Fraction | None:
        value = self._product()
        while True:
            if self._took("+"):
                other = self._product()
                value = None if value is None or other is None else value + other
            elif self._took("-"):
                other = self._product()
                value = None if value is None or other is None else value - other
            else:
                return value

    def _product(self) -> Fraction | None:
        value = self._factor()
        while True:
            if self._took("*"):
                other = self._factor()
                value = None if value is None or other is None else value * other
            elif self._took("/"):
                other = self._factor()
                value = None if value is None or not other else value / other
            else:
                return value

    def _factor(self) -> Fraction | None:
        if self._brackets and self._took("("):
            value = self._sum()
            if not self._took(")"):
                raise _Unreadable
            return value
        number = self._number()
        self._numbers.append(number)
        return Fraction(number)

    def _integer(self) -> int:
        return -self._number() if self._took("-") else self._number()

    def _number(self) -> int:
        token = self._tokens[self._place] if self._place < len(self._tokens) else None
        if not isinstance(token, int):
            raise _Unreadable
        self._place += 1
        return token

    def _took(self, sign: str) -> bool:
        if self._place < len(self._tokens) and self._tokens[self._place] == sign:
            self._place += 1
            return True
        return False
