"""Tables that people may find without a link: what a listing shows of one, and nothing else of it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from protocol.bodies import Body, RoomCode, SeatNumber, Slug

Lang = Annotated[str, Meta(pattern=r"^[a-z]{2}(-[A-Z]{2})?\Z")]
"""A language tag, as the client has one: `es`, `es-AR`. Which languages there are is the client's matter."""
TableList: TypeAlias = Literal["open", "watch"]
"""`open`: somebody waits for a player. `watch`: a game runs that spectators may see."""


class SetListed(Body, frozen=True, tag="set_listed"):
    """Others may find this table, in the list of the people who speak `lang`; None: only who has its code or link."""

    lang: Lang | None = None


class ListedSeat(Struct, frozen=True):
    """A seat of a listed table; only a person has a name."""

    kind: Literal["person", "bot", "empty"]
    name: str = ""


class ListedTable(Struct, frozen=True):
    """A table as a listing shows it. `free`: the seats that a person may take now. `since_ms`: server time.

    It has been waiting, or playing this game, since then. `spectators`: the people who watch it, wherever they are connected.
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
