"""Faults, rulings, marks and strikes: every refereed game's record of its challenges (rulebook `common.md`, Challenges)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

Mark: TypeAlias = Literal["C", "I", "IA"]

STRIKES_TO_LOSE = 3


NO_FACTS: Mapping[str, Any] = {}


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """A broken rule in an action that was played. The fault stays hidden until a ruling. `detail` names the broken part of
    the rule, `target` the subject of the fault.

    `facts` are the numbers, texts and cells that show the fault, with the types that the game's `DETAILS` declare for
    this detail. If the server refuses the action, its player gets the facts; after a correct challenge everybody gets
    them. So the facts contain nothing that is hidden at that time.
    """

    rule: str
    detail: str | int | None = None
    target: str | int | None = None
    facts: Mapping[str, Any] = NO_FACTS

    def __hash__(self) -> int:
        # The facts follow from the other fields and the game, and a map has no hash.
        return hash((self.rule, self.detail, self.target))


UnchallengedFaults: TypeAlias = tuple[tuple[int, Fault], ...]
"""Faults that no seat has challenged yet, each with the seat that committed it."""


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a challenge of one rule. C, correct: the fault exists. I, incorrect: it does not. IA, inappropriate: no
    seat could challenge this rule at this moment.

    `detail` and `facts` belong to the fault that the challenge found.
    """

    rule: str
    mark: Mark
    detail: str | int | None = None
    facts: Mapping[str, Any] = NO_FACTS


def found(rule: str, fault: Fault | None) -> Ruling:
    """Return a ruling on a challenge of that rule: C if there is a fault, I if it is None."""
    return Ruling(rule, "I") if fault is None else Ruling(rule, "C", fault.detail, fault.facts)


def with_mark(verdict: Ruling, mark: Mark) -> Ruling:
    """Return a person's ruling: the server's ruling `verdict` with the person's mark. The returned ruling keeps the
    evidence only if both marks are C. So a fault that the person does not accept stays hidden."""
    return verdict if mark == verdict.mark == "C" else Ruling(verdict.rule, mark)


def evidence(found: Fault | Ruling) -> dict[str, Any]:
    """Return `detail` and `facts` as params of an event or a refusal, if there are any."""
    detail = {} if found.detail is None else {"detail": found.detail}
    return {**detail, "facts": dict(found.facts)} if found.facts else detail


class Book(msgspec.Struct, frozen=True):
    """The monitor's notes on each seat: the marks of its challenges, its strikes (one for each I or IA), and its time
    violations."""

    marks: tuple[tuple[Mark, ...], ...]
    strikes: tuple[int, ...]
    violations: tuple[int, ...]


def blank_book(seats: int) -> Book:
    return Book(((),) * seats, (0,) * seats, (0,) * seats)


def noted(book: Book, seat: int, mark: Mark) -> Book:
    """Return the book with one more mark for the seat. An I or an IA also adds a strike."""
    marks = put(book.marks, seat, (*book.marks[seat], mark))
    strikes = book.strikes if mark == "C" else put(book.strikes, seat, book.strikes[seat] + 1)
    return Book(marks, strikes, book.violations)


def violated(book: Book, seat: int) -> Book:
    """Return the book with one more time violation of the seat."""
    return Book(book.marks, book.strikes, put(book.violations, seat, book.violations[seat] + 1))


def struck_out(book: Book, seat: int) -> bool:
    return book.strikes[seat] >= STRIKES_TO_LOSE


def put(row: tuple, seat: int, value: object) -> tuple:  # type: ignore[type-arg]
    """Return the row with a new value at the place of one seat."""
    changed = list(row)
    changed[seat] = value
    return tuple(changed)


def unchallenged_in(turns: Sequence[Any], faults_of: Callable[[Any], tuple[Fault, ...]]) -> UnchallengedFaults:
    """Return the unchallenged faults of the given turns, each with the seat of the turn. A turn may be None."""
    return tuple((turn.seat, fault) for turn in turns if turn is not None for fault in faults_of(turn))
