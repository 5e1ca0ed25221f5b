"""The values of score cards: a seat's card, its signature, its seal, and the match that adds up the games."""

from typing import Literal, TypeAlias

import msgspec

from engines.contract import Card, Result

NoteKind: TypeAlias = Literal[
    "warn", "take_game", "expel", "force_result", "replace_result", "left", "appeal_noted", "reopened"
]


class Note(msgspec.Struct, frozen=True, array_like=True):
    """A note on a seat's score card: a sanction with its reason, or leaving before signing.

    `before`, `after`: the results, if a director replaced one.
    """

    seat: int
    kind: NoteKind
    reason: str
    by: str
    at_ms: int
    before: Result | None = None
    after: Result | None = None


class SignedCard(msgspec.Struct, frozen=True, array_like=True):
    """A seat's score card after the game: the engine's counts, and the signatures."""

    card: Card
    name: str
    signed_at_ms: int | None = None
    dispute: str | None = None
    closed: bool = False

    @property
    def is_final(self) -> bool:
        return self.closed or self.signed_at_ms is not None


class Seal(msgspec.Struct, frozen=True, array_like=True):
    """The hash over the log up to the step `seq` that made a game's cards final, written on them (`server.room.match.seal`)."""

    seq: int
    hash: bytes


class FinishedGame(msgspec.Struct, frozen=True, array_like=True):
    """A game of the match that is over. `seal`: None if not all of its cards became final."""

    result: Result
    sheets: tuple[SignedCard, ...]
    notes: tuple[Note, ...]
    seal: Seal | None = None


class Match(msgspec.Struct, frozen=True, array_like=True):
    """Several games with one score."""

    points: tuple[float, ...]
    """The points of all results, one sum per seat."""
    totals: tuple[float, ...]
    """The totals of all cards, one sum per seat."""
    ended: int = 0
    """Number of games with a result."""
    series: int = 0
    """Number of earlier matches in this room, so that the starter continues to rotate."""
    past: tuple[FinishedGame, ...] = ()
    """The finished games that are no longer on the table."""


def blank_match(seats: int, series: int = 0) -> Match:
    return Match((0.0,) * seats, (0.0,) * seats, series=series)
