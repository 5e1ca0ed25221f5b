"""Faults, rulings, marks and strikes: what every refereed game keeps of its challenges (rulebook `common.md`, Challenges)."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

Mark: TypeAlias = Literal["C", "I", "IA"]

STRIKES_TO_LOSE = 3


class Fault(msgspec.Struct, frozen=True):
    """A broken rule in a played action; hidden until ruled. `detail` says which part of the rule, `target` what it is about."""

    rule: str
    detail: str | int | None = None
    target: str | int | None = None


UnchallengedFaults: TypeAlias = tuple[tuple[int, Fault], ...]
"""Faults that nobody has challenged so far, each after the seat that made it."""


class Ruling(msgspec.Struct, frozen=True):
    """An answer to one challenge: C (the fault is there), I (it is not) or IA (no such challenge was possible)."""

    rule: str
    mark: Mark
    detail: str | int | None = None


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
