"""Tables that people can find without a link: the fields of a listing, and no other data of the table."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from protocol.bodies import Body, RoomCode, SeatNumber, Slug

Lang = Annotated[str, Meta(pattern=r"^[a-z]{2}(-[A-Z]{2})?\Z")]
"""Language tag, in the client's form: `es`, `es-AR`. The client decides which languages exist."""
TableList: TypeAlias = Literal["open", "watch"]
"""`open`: a person waits for a player. `watch`: a game with spectators allowed is running."""


class SetListed(Body, frozen=True, tag="set_listed"):
    """Lists this table for the people who speak `lang`; None: only people with its code or link can enter."""

    lang: Lang | None = None


class ListedSeat(Struct, frozen=True):
    """A seat of a listed table; only a person has a name."""

    kind: Literal["person", "bot", "empty"]
    name: str = ""


class ListedTable(Struct, frozen=True):
    """A table as a listing shows it. `free`: the seats that a person may take now.

    `since_ms`: the server time of the start of the wait or the game. `spectators`: number of people who watch it, on all nodes.
    """

    room: RoomCode
    game: Slug
    lang: Lang
    mode: str
    state: Literal["waiting", "playing"]
    seats: tuple[ListedSeat, ...]
    free: tuple[SeatNumber, ...]
    watchable: bool
    since_ms: int
    spectators: int = 0

    def is_in(self, which: TableList) -> bool:
        return bool(self.free) if which == "open" else self.watchable and self.state == "playing"
