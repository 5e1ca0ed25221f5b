"""Faults, rulings, marks and strikes: what every refereed game keeps of its challenges (rulebook `common.md`, Challenges)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

Mark: TypeAlias = Literal["C", "I", "IA"]

STRIKES_TO_LOSE = 3


NO_FACTS: Mapping[str, Any] = {}


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """A broken rule in a played action; hidden until ruled. `detail` says which part of the rule, `target` what it is about.

    `facts` are the numbers, texts and cells that show it, as the game's `DETAILS` declare them for this detail. Who is refused
    gets them, and everybody once a challenge is ruled C, so they hold nothing that is hidden then.
    """

    rule: str
    detail: str | int | None = None
    target: str | int | None = None
    facts: Mapping[str, Any] = NO_FACTS

    def __hash__(self) -> int:
        # The facts follow from the rest and what was played, and a map has no hash.
        return hash((self.rule, self.detail, self.target))


UnchallengedFaults: TypeAlias = tuple[tuple[int, Fault], ...]
"""Faults that nobody has challenged so far, each after the seat that made it."""


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer to one challenge: C (the fault is there), I (it is not) or IA (no such challenge was possible).

    `detail` and `facts` are those of the fault that was found.
    """

    rule: str
    mark: Mark
    detail: str | int | None = None
    facts: Mapping[str, Any] = NO_FACTS


def found(rule: str, fault: Fault | None) -> Ruling:
    """The ruling on a challenge of that rule that was possible: C for a fault, I for none."""
    return Ruling(rule, "I") if fault is None else Ruling(rule, "C", fault.detail, fault.facts)


def with_mark(verdict: Ruling, mark: Mark) -> Ruling:
    """A human's ruling. Only a C of the server's own says what was wrong; a fault that a human does not see stays hidden."""
    return verdict if mark == verdict.mark == "C" else Ruling(verdict.rule, mark)


def evidence(found: Fault | Ruling) -> dict[str, Any]:
    """`detail` and `facts` as the params of an event or a refusal have them, where there are any."""
    detail = {} if found.detail is None else {"detail": found.detail}
    return {**detail, "facts": dict(found.facts)} if found.facts else detail


class Book(msgspec.Struct, frozen=True):
    """What the monitor has noted of each seat: marks of its challenges, strikes (an I or an IA each), time violations."""

    marks: tuple[tuple[Mark, ...], ...]
    strikes: tuple[int, ...]
    violations: tuple[int, ...]


def blank_book(seats: int) -> Book:
    return Book(((),) * seats, (0,) * seats, (0,) * seats)


def noted(book: Book, seat: int, mark: Mark) -> Book:
    """The book with a mark for the seat; I and IA are a strike."""
    marks = put(book.marks, seat, (*book.marks[seat], mark))
    strikes = book.strikes if mark == "C" else put(book.strikes, seat, book.strikes[seat] + 1)
    return Book(marks, strikes, book.violations)


def violated(book: Book, seat: int) -> Book:
    """The book with one more time violation of the seat."""
    return Book(book.marks, book.strikes, put(book.violations, seat, book.violations[seat] + 1))


def struck_out(book: Book, seat: int) -> bool:
    return book.strikes[seat] >= STRIKES_TO_LOSE


def put(row: tuple, seat: int, value: object) -> tuple:  # type: ignore[type-arg]
    """The row with another value at one seat."""
    return (*row[:seat], value, *row[seat + 1 :])


def unchallenged_in(turns: Sequence[Any], faults_of: Callable[[Any], tuple[Fault, ...]]) -> UnchallengedFaults:
    """The faults of those turns that there are. A turn has a `seat`."""
    return tuple((turn.seat, fault) for turn in turns if turn is not None for fault in faults_of(turn))
