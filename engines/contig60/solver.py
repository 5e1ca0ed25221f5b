"""Finds every number that three dice can make, with a true sentence for each. Hints, bots and assisted mode use it."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import permutations, product

from engines.contig60.board import NUMBERS, Dice

WEAK = "+-"


@lru_cache(maxsize=1024)
def sentences(dice: Dice, brackets: bool = True) -> dict[int, str]:
    """Return (number of the board → a sentence that makes this number from the dice). With `brackets` False, a sentence that
    needs brackets is written in two steps instead."""
    found: dict[int, str] = {}
    for text, value in _candidates(dice, brackets):
        if value is not None and value.denominator == 1 and value.numerator in NUMBERS:
            found.setdefault(value.numerator, f"{text}={value.numerator}")
    return found


def _candidates(dice: Dice, brackets: bool) -> Iterator[tuple[str, Fraction | None]]:
    """Yield sentences with their values. Sentences without brackets come first, because children use such sentences."""
    orders = sorted(set(permutations(dice)))
    for (a, b, c), (first, second) in product(orders, product("+-*/", repeat=2)):
        binds_right = first in WEAK and second not in WEAK
        value = _done(a, first, _done(b, second, c)) if binds_right else _done(_done(a, first, b), second, c)
        yield f"{a}{first}{b}{second}{c}", value
    for (a, b, c), (first, second) in product(orders, product("+-*/", repeat=2)):
        left, right = _done(a, first, b), _done(b, second, c)
        if brackets:
            yield f"({a}{first}{b}){second}{c}", _done(left, second, c)
            yield f"{a}{first}({b}{second}{c})", _done(a, first, right)
            continue
        if _is_whole(left):
            yield f"{a}{first}{b}={left};{left}{second}{c}", _done(left, second, c)
        if _is_whole(right):
            yield f"{b}{second}{c}={right};{a}{first}{right}", _done(a, first, right)


def _is_whole(value: Fraction | None) -> bool:
    return value is not None and value.denominator == 1 and value >= 0


def _done(left: int | Fraction | None, sign: str, right: int | Fraction | None) -> Fraction | None:
    if left is None or right is None:
        return None
    match sign:
        case "+":
            return Fraction(left + right)
        case "-":
            return Fraction(left - right)
        case "*":
            return Fraction(left * right)
    return Fraction(left) / right if right else None
