"""The values of a round: one pairing of the class, and its boards."""

from typing import Literal, TypeAlias

import msgspec

from protocol.bodies import Plain
from protocol.session_commands import AtTime, Pairing, SimultaneousClock, WrittenPosition

BoardState: TypeAlias = Literal["waiting", "playing", "adjourned", "over"]
BoardWait: TypeAlias = Literal["", "ruling", "appeal", "limit"]
"""The decision of a tutor that a board waits for: a ruling, or `limit`, how a game ends whose time was called."""
RoundHow: TypeAlias = Pairing | Literal["simultaneous"]
RoundState: TypeAlias = Literal["draft", "published", "playing", "closed"]


class HomeBoard(msgspec.Struct, frozen=True, array_like=True):
    """Its game may be finished at home until `until_ms`; `days`: so long a move may take there, 0 for no such limit."""

    until_ms: int
    days: int = 0
    at_time: AtTime = "tutor"
    """What comes then of a game that knows no time limit."""


class Board(msgspec.Struct, frozen=True, array_like=True):
    """One table of a round."""

    seats: tuple[str, ...]
    """The ids of who sits there, or `BOT`."""
    code: str | None = None
    """Its room's, once the round has started."""
    is_open: bool = False
    """That room is there."""
    state: BoardState = "waiting"
    """The room's; `adjourned` is put away, to be resumed another day."""
    points: tuple[float, ...] = ()
    """One a seat when it is over; empty before."""
    final: bool = False
    """All its score cards are signed or closed."""
    disputed: bool = False
    """A seat disputes its card."""
    waits: BoardWait = ""
    """The decision that it waits for."""
    since_ms: int = 0
    """Since when `state`, `disputed` and `waits` are what they are."""
    noted: int = 0
    """How many appeals were noted there while no tutor was in the class."""
    noted_at_ms: int = 0
    """When the last of them was told."""
    unsigned: tuple[int, ...] = ()
    """The seats whose cards are not final, once it is over."""
    taken: tuple[int, ...] = ()
    """The seats from which a director took the game: by the code of conduct they have 0 points of it."""
    part: int | None = None
    """At a station: which of the pentathlon's games is played there, from 0. None: the round's."""
    home: HomeBoard | None = None
    """It is being finished at home."""

    @property
    def is_for_later(self) -> bool:
        """It holds up no round: it was put away, or is being finished at home."""
        return self.state == "adjourned" or self.home is not None


class Simultaneous(msgspec.Struct, frozen=True, array_like=True):
    """One plays many."""

    player: str
    """The id of who has a seat at each board."""
    counts: bool = False
    """In the standings."""
    clock: SimultaneousClock = "none"


class Round(msgspec.Struct, frozen=True, array_like=True):
    """One pairing of the class and its boards."""

    number: int
    """From 0."""
    game: str
    """The game's slug."""
    how: RoundHow
    """How the pupils were paired."""
    seats: int
    """At each board."""
    options: dict[str, Plain]
    """The game's, for all boards."""
    games: int = 1
    """Of a match at each board."""
    state: RoundState = "draft"
    """See `server.sessions.values.round_states`."""
    boards: tuple[Board, ...] = ()
    """In their order."""
    off: tuple[str, ...] = ()
    """The pupils who have a bye, each worth a full point (`docs/design/pairings.md`)."""
    minutes: int = 0
    """How long it was planned to last; 0: as long as it takes."""
    at_time: AtTime = "tutor"
    """What comes of games that know no time limit when its time is up."""
    ends_at_ms: int | None = None
    """When its time is up; None before the start and where it has no end of its own."""
    time_called: bool = False
    """The time limit was called at all its boards."""
    version: int = 0
    """Counts the changes of its draft."""
    part: int | None = None
    """Which of the pentathlon's games it is, from 0; None where it is none of them."""
    simultaneous: Simultaneous | None = None
    """At all its boards one and the same plays; None: they are pairs."""
    position: WrittenPosition | None = None
    """From which all its games begin; None: from the game's beginning."""
