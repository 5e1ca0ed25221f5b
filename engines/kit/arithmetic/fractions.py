"""Fractions by name, and sentences of three fractions: `4/12 - 3/12 = 1/12`, or the result first: `1/12 = 4/12 - 3/12`.

A fraction `n/d` or a whole number `n` keeps the name that the player said. Equivalent fractions have the same value. Numbers
have at most 9 digits.
"""

import re
from fractions import Fraction
from functools import lru_cache

import msgspec

NAME = r"\s*([0-9]{1,9})\s*(?:/\s*([0-9]{1,9})\s*)?"
SIGN = r"([+\-−–])"
TWO_AND_ONE = re.compile(f"{NAME}{SIGN}{NAME}={NAME}")
ONE_AND_TWO = re.compile(f"{NAME}={NAME}{SIGN}{NAME}")


class Named(msgspec.Struct, frozen=True):
    """A fraction as the player said it, such as 4/12 and not 1/3. `parts` is None for a whole number."""

    shaded: int
    parts: int | None = None

    @property
    def value(self) -> Fraction | None:
        """Numerical value; None if the fraction divides by zero."""
        return None if self.parts == 0 else Fraction(self.shaded, 1 if self.parts is None else self.parts)


class FractionSentence(msgspec.Struct, frozen=True):
    """The sentence `first` + or - `second` = `result`, whether the player said the result last or first."""

    first: Named
    is_sum: bool
    second: Named
    result: Named

    @property
    def names(self) -> tuple[Named, Named, Named]:
        return self.first, self.second, self.result

    @property
    def is_true(self) -> bool:
        first, second, result = (name.value for name in self.names)
        if first is None or second is None:
            return False
        return (first + second if self.is_sum else first - second) == result


def parse_fraction_sentence(text: str, longest: int = 60) -> FractionSentence | None:
    """Return the sentence, or None for a text outside the grammar."""
    # The cache does not store texts that are too long.
    return _parsed(text) if len(text) <= longest else None


@lru_cache(maxsize=1024)
def _parsed(text: str) -> FractionSentence | None:
    if found := TWO_AND_ONE.fullmatch(text):
        a, b, sign, c, d, e, f = found.groups()
        return FractionSentence(_named(a, b), sign == "+", _named(c, d), _named(e, f))
    if found := ONE_AND_TWO.fullmatch(text):
        e, f, a, b, sign, c, d = found.groups()
        return FractionSentence(_named(a, b), sign == "+", _named(c, d), _named(e, f))
    return None


def _named(shaded: str, parts: str | None) -> Named:
    return Named(int(shaded), None if parts is None else int(parts))
