"""The values of a game of Geominos and of its match."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.contract import Result
from engines.geominos.placement import Laid
from engines.kit.clocks.timers import Timers
from engines.kit.duel.options import Length
from engines.kit.referee.draws import DrawOffer
from engines.kit.referee.record import Book, Mark

Phase: TypeAlias = Literal["draw", "turn", "last", "over"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Options of the match. `minutes`: limit of a turn, 0 for none. `match`: True if the match has as many games as seats.
    `starter`: the seat that begins the first game. `game_ms`: limit of the whole match, 0 for none."""

    mode: Literal["assisted", "tournament"] = "assisted"
    distribution: Literal["five", "all", "one"] = "five"
    minutes: Literal[0, 1, 2, 3] = 2
    match: bool = False
    starter: Annotated[int, msgspec.Meta(ge=0, le=1_000)] | Literal["lot"] = "lot"
    auto_flag: bool = False
    game_ms: Length = 0


class Said(msgspec.Struct, frozen=True):
    """A seat's announcement: the points of its tile and its new total."""

    points: int
    total: int


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """The running turn. `lies`: the tile that the seat has put on the board; the seat may still change its place.
    `said`: the seat's announcement. `retry`: a tile without a match went back into the seat's hand."""

    lies: Laid | None = None
    said: Said | None = None
    extra: bool = False
    retry: bool = False


class Past(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last finished turn, as the sheet has it now. `before`: the seat's total before that turn. `ruled`: the
    rules for which a correct challenge has already corrected the turn."""

    seat: int
    laid: Laid
    points: int
    total: int
    before: int
    matched: bool
    is_open: bool = True
    ruled: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of the score sheet. `what`: a tile's id, `penalty`, `left` (tiles left in hand) or `lost` (a lost game)."""

    game: int
    seat: int
    what: str
    points: int
    total: int


class Ended(msgspec.Struct, frozen=True):
    """A finished game of the match: the winners, the reason, and each seat's points."""

    winners: tuple[int, ...]
    reason: str
    points: tuple[int, ...]


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """State of a match.

    `flag`: None if all tiles are on the board and the last window is open, or if the game is over. `deck`: the pile
    from the top; at the end it contains the unused tiles. `had`: number of tiles that each seat has received. `laid`:
    number of tiles that each seat has placed. `passed`: number of seats that the game skipped in a row. `gone`: tiles
    of seats that are out. `owed`: after the time limit, the seats that must still complete a turn. `rulings`: all marks
    in order of time.
    """

    options: Options
    first: int
    game: int
    flag: int | None
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    board: tuple[Laid, ...]
    had: tuple[int, ...]
    laid: tuple[int, ...]
    totals: tuple[int, ...]
    carried: tuple[int, ...]
    out: tuple[bool, ...]
    book: Book
    timers: Timers
    turn: Turn = Turn()
    past: Past | None = None
    accepted: tuple[int, ...] = ()
    passed: int = 0
    gone: tuple[str, ...] = ()
    sheet: tuple[Line, ...] = ()
    ended: tuple[Ended, ...] = ()
    time_called: bool = False
    owed: tuple[int, ...] = ()
    offer: DrawOffer | None = None
    rulings: tuple[Mark, ...] = ()
    result: Result | None = None

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def in_game(self) -> tuple[int, ...]:
        return tuple(seat for seat, gone in enumerate(self.out) if not gone)

    @property
    def is_tournament(self) -> bool:
        return self.options.mode == "tournament"

    @property
    def must_draw(self) -> bool:
        """True if the flag holder has no tile yet and must take a card first. Rule: `geominos.una-pieza`."""
        if self.flag is None or self.options.distribution != "one":
            return False
        return bool(self.deck) and not self.hands[self.flag] and self.turn.lies is None

    @property
    def phase(self) -> Phase:
        if self.result is not None:
            return "over"
        if self.flag is None:
            return "last"
        return "draw" if self.must_draw else "turn"
