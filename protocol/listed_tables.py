"""Tables that people can find in the lobby without a link. A listing has only the fields in this module."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from protocol.bodies import Body, RoomCode, SeatNumber, Slug

Lang = Annotated[str, Meta(pattern=r"^[a-z]{2}(-[A-Z]{2})?\Z")]
"""Language tag such as `es` or `es-AR`. The client decides which languages exist."""
TableList: TypeAlias = Literal["open", "watch"]
"""A list of tables. `open`: a person waits for a player. `watch`: a running game that spectators may watch."""


class SetListed(Body, frozen=True, tag="set_listed"):
    """Lists this table for people who speak `lang`. With None, only people who have its code or link can enter."""

    lang: Lang | None = None


class ListedSeat(Struct, frozen=True):
    """A seat of a listed table. Only a person's seat has a name."""

    kind: Literal["person", "bot", "empty"]
    name: str = ""


class ListedTable(Struct, frozen=True):
    """A table in the list. `free`: the seats that a person may take now.

    `since_ms`: server time when the wait or the game began. `spectators`: number of the table's spectators on all nodes.
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
