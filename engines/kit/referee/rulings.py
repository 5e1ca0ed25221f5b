"""Ruling on a challenge of one rule or several, and what the ruling leaves in the book (rulebook `common.md`, Challenges).

The game says what holds of each rule by itself (`verdict`); marks of a human replace its own. Remedies are the game's.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engines.kit.referee.actions import OTHER
from engines.kit.referee.record import STRIKES_TO_LOSE, Book, Fault, Mark, Ruling, found, noted, with_mark

VIOLATIONS_TO_LOSE = 3


class Warned(msgspec.Struct, frozen=True):
    """What a seat hears about its strikes after a challenge: `kind` is `strike_warning`, or `struck_out` at the third."""

    kind: str
    strikes: int


def ruled(rules: Sequence[str], verdict: Callable[[str], Ruling], marks: tuple[Mark, ...] | None) -> tuple[Ruling, ...] | None:
    """A ruling for each rule, in the order announced; None where `marks` is not one mark for each.

    A challenge in free words that no human rules on is IA, whatever the game thinks of it.
    """
    rulings = tuple(Ruling(rule, "IA") if rule.startswith(OTHER) else verdict(rule) for rule in rules)
    if marks is None:
        return rulings
    return tuple(map(with_mark, rulings, marks)) if len(marks) == len(rules) else None


def ruling_on(rule: str, faults: Iterable[Fault]) -> Ruling:
    """C where there is a fault of that rule, with what shows it; else I."""
    return found(rule, next((fault for fault in faults if fault.rule == rule), None))


def with_rulings(book: Book, seat: int, rulings: Sequence[Ruling]) -> Book:
    """The book after all rulings on a seat's challenge."""
    for ruling in rulings:
        book = noted(book, seat, ruling.mark)
    return book


def warned(before: Book, after: Book, seat: int) -> Warned | None:
    """What the seat must hear when its strikes went from one book to the other."""
    strikes = after.strikes[seat]
    if strikes == before.strikes[seat]:
        return None
    return Warned("struck_out" if strikes >= STRIKES_TO_LOSE else "strike_warning", strikes)


def rulings_record(rulings: Sequence[Ruling]) -> dict[str, list[list[str]]]:
    """The rulings in the words of the worked cases: `{"rulings": [[rule, mark], …]}`."""
    return {"rulings": [[ruling.rule, ruling.mark] for ruling in rulings]}


def too_slow(book: Book, seat: int) -> bool:
    """The seat has lost by its time violations."""
    return book.violations[seat] >= VIOLATIONS_TO_LOSE


def bot_challenges(view: Mapping[str, Any], seat: int) -> bool:
    """Whether a bot challenges what it sees to be wrong: in a tournament, till a strike says that a human sees it otherwise."""
    return view["mode"] == "tournament" and not view["strikes"][seat]
