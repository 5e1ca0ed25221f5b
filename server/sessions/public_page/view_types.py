"""The public page of a class as plain data. People are numbers: an index into `names`."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from engines.contract import Plain
from protocol.session_commands import TieBreak


class PageBoard(TypedDict):
    """A board of a round. The address of the board on the page is the board's index in the round's list."""

    seats: list[int | None]
    """The people, by seat; null for the computer."""
    state: Literal["waiting", "playing", "adjourned", "over"]
    points: list[float]
    """The points of each seat; empty until the result may be shown."""
    final: bool
    """False while the result may still change."""
    forfeit: NotRequired[Literal[True]]
    game: NotRequired[str]
    """The game at this board, if the boards of the round play different games."""


class PageBye(TypedDict):
    person: int
    points: float


class PageRound(TypedDict):
    game: str
    state: Literal["published", "playing", "closed"]
    boards: list[PageBoard]
    off: list[PageBye]


class PageLine(TypedDict):
    """A line of the standings. `pending`: points from results that may still change."""

    person: int
    place: int
    points: float
    pending: float
    breaks: list[float]


class PageView(TypedDict):
    """All that the public page shows of a class. The page has no code and no id. A person who has not been paired is not on the
    page."""

    title: str
    over: bool
    delay_ms: int
    shown_ms: int
    """Results and moves after this time are not in the page yet."""
    now_ms: int
    boards: bool
    """True if the page shows the positions at the boards."""
    names: list[str]
    rounds: list[PageRound]
    standings: list[PageLine]
    tie_breaks: list[TieBreak]


class PageGame(TypedDict):
    """A board as spectators saw it at `shown_ms`. `view` and `status` are null before the game had begun."""

    game: str
    seats: int
    view: Annotated[Plain, Meta(title="GameView")] | None
    status: dict[str, Plain] | None
    shown_ms: int
