"""Rulings on a challenge of one rule or several, and their marks and strikes (rulebook `common.md`, Challenges).

The game gives its own ruling on each rule (`verdict`); a person's marks replace it. Each game carries out its remedies itself.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engines.kit.referee.actions import OTHER
from engines.kit.referee.record import STRIKES_TO_LOSE, Book, Fault, Mark, Ruling, found, noted, with_mark

VIOLATIONS_TO_LOSE = 3


class Warned(msgspec.Struct, frozen=True):
    """The warning to a seat after a challenge that cost it a strike. `kind` is `strike_warning`, or `struck_out` after the
    third strike."""

    kind: str
    strikes: int


def ruled(rules: Sequence[str], verdict: Callable[[str], Ruling], marks: tuple[Mark, ...] | None) -> tuple[Ruling, ...] | None:
    """Return a ruling for each rule, in the announced order; None if `marks` does not have exactly one mark per rule.
    Without a person's marks, a challenge in free words is inappropriate (IA), whatever `verdict` says."""
    rulings = tuple(Ruling(rule, "IA") if rule.startswith(OTHER) else verdict(rule) for rule in rules)
    if marks is None:
        return rulings
    return tuple(map(with_mark, rulings, marks)) if len(marks) == len(rules) else None


def ruling_on(rule: str, faults: Iterable[Fault]) -> Ruling:
    """Return the ruling C, with its evidence, if `faults` has a fault of that rule; else the ruling I."""
    return found(rule, next((fault for fault in faults if fault.rule == rule), None))


def with_rulings(book: Book, seat: int, rulings: Sequence[Ruling]) -> Book:
    """Return the book with the marks and strikes of all rulings on a challenge by the seat."""
    for ruling in rulings:
        book = noted(book, seat, ruling.mark)
    return book


def warned(before: Book, after: Book, seat: int) -> Warned | None:
    """Return the seat's warning if it has more strikes in the second book than in the first; else None."""
    strikes = after.strikes[seat]
    if strikes == before.strikes[seat]:
        return None
    return Warned("struck_out" if strikes >= STRIKES_TO_LOSE else "strike_warning", strikes)


def rulings_record(rulings: Sequence[Ruling]) -> dict[str, list[list[str]]]:
    """Return the rulings as the record of a step: `{"rulings": [[rule, mark], …]}`."""
    return {"rulings": [[ruling.rule, ruling.mark] for ruling in rulings]}


def too_slow(book: Book, seat: int) -> bool:
    """Return whether the seat has lost because of too many time violations."""
    return book.violations[seat] >= VIOLATIONS_TO_LOSE


def bot_challenges(view: Mapping[str, Any], seat: int) -> bool:
    """Return whether a bot challenges the faults that it sees. A bot challenges only in tournament mode, and never
    after a strike."""
    return view["mode"] == "tournament" and not view["strikes"][seat]
