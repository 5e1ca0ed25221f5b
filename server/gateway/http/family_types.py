"""The answers to a family's link as plain data. They contain no name and no code."""

from typing import Annotated, NotRequired, TypedDict

from msgspec import Meta

from engines.contract import Plain
from server.room.views.without_people import GameFrame


class FamilyGame(TypedDict):
    """A finished game of the child. `seat`: the child's seat; null if somebody else has it now."""

    game: str
    seats: int
    seat: int | None
    at_ms: int
    options: dict[str, Plain]


class FamilyView(TypedDict):
    """The games behind a link, and the time when the link expires."""

    games: list[FamilyGame]
    until_ms: int


class FamilyPage(TypedDict):
    """A page of a replay. Only the first page has the `view` at number 0, with its time.

    `next`: the number after which the next page begins; null for the last page.
    """

    frames: list[GameFrame]
    next: int | None
    view: NotRequired[dict[str, Annotated[Plain, Meta(title="GameView")]]]
    at_ms: NotRequired[int]
