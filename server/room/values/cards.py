"""The values of score cards: the card of a seat, its signature, its seal, and the match with the sums of its games."""

from typing import Literal, TypeAlias

import msgspec

from engines.contract import Card, Result

NoteKind: TypeAlias = Literal[
    "warn", "take_game", "expel", "force_result", "replace_result", "left", "appeal_noted", "reopened"
]


class Note(msgspec.Struct, frozen=True, array_like=True):
    """A note on a seat's score card, for example a sanction with its reason.

    `before`, `after`: the two results, if a director replaced one by the other.
    """

    seat: int
    kind: NoteKind
    reason: str
    by: str
    at_ms: int
    before: Result | None = None
    after: Result | None = None


class SignedCard(msgspec.Struct, frozen=True, array_like=True):
    """A seat's score card after the game: the counts of the engine, and the signature."""

    card: Card
    name: str
    signed_at_ms: int | None = None
    dispute: str | None = None
    closed: bool = False

    @property
    def is_final(self) -> bool:
        return self.closed or self.signed_at_ms is not None


class Seal(msgspec.Struct, frozen=True, array_like=True):
    """The hash over the log up to the step `seq`, which made the cards of a game final. The seal is written on these
    cards (`server.room.match.seal`)."""

    seq: int
    hash: bytes


class FinishedGame(msgspec.Struct, frozen=True, array_like=True):
    """A finished game of the match. `seal`: None if some of its cards never became final."""

    result: Result
    sheets: tuple[SignedCard, ...]
    notes: tuple[Note, ...]
    seal: Seal | None = None


class Match(msgspec.Struct, frozen=True, array_like=True):
    """Several games with one score."""

    points: tuple[float, ...]
    """Sum of the points of all results, for each seat."""
    totals: tuple[float, ...]
    """Sum of the totals of all score cards, for each seat."""
    ended: int = 0
    """Number of games with a result."""
    series: int = 0
    """Number of earlier matches in this room, so that the seats continue to take turns to start."""
    past: tuple[FinishedGame, ...] = ()
    """The finished games before the present one."""


def blank_match(seats: int, series: int = 0) -> Match:
    return Match((0.0,) * seats, (0.0,) * seats, series=series)
