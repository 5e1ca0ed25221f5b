"""The values of a round: one pairing of the class, and its boards."""

from collections.abc import Collection
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from protocol.bodies import Plain
from protocol.session_commands import AtTime, Pairing, SimultaneousClock, WrittenPosition

BoardState: TypeAlias = Literal["waiting", "playing", "adjourned", "over"]
BoardWait: TypeAlias = Literal["", "ruling", "appeal", "limit"]
"""The tutor's decision that a board waits for. `limit`: the result of a game whose time was called."""
RoundHow: TypeAlias = Pairing | Literal["simultaneous"]
RoundState: TypeAlias = Literal["draft", "published", "playing", "closed"]


class HomeBoard(msgspec.Struct, frozen=True, array_like=True):
    """A home board: pupils may finish its game after class until `until_ms`. `days`: maximum time per move, 0 for no limit."""

    until_ms: int
    days: int = 0
    at_time: AtTime = "tutor"
    """The outcome at that date, for a game without a time limit."""


class Board(msgspec.Struct, frozen=True, array_like=True):
    """One table of a round."""

    seats: tuple[str, ...]
    """The ids of the people, or `BOT`."""
    code: str | None = None
    """The code of its room, once the round has started."""
    is_open: bool = False
    """True once that room exists."""
    state: BoardState = "waiting"
    """The state of the room; `adjourned` means put away, to be resumed another day."""
    points: tuple[float, ...] = ()
    """The points of each seat once the match is over; empty before."""
    final: bool = False
    """True if all its score cards are signed or closed."""
    disputed: bool = False
    """True if a seat objects to its card."""
    waits: BoardWait = ""
    """The tutor's decision that the board waits for."""
    since_ms: int = 0
    """Time of the last change of `state`, `disputed` or `waits`."""
    noted: int = 0
    """Number of appeals noted while no tutor was in the class."""
    noted_at_ms: int = 0
    """Time of the last of these appeals."""
    unsigned: tuple[int, ...] = ()
    """The seats whose cards are not final, once the match is over."""
    taken: tuple[int, ...] = ()
    """The seats that lost the game by a director's decision. By the code of conduct they get 0 points for it."""
    part: int | None = None
    """The index of the pentathlon's game at this station; None: the round's game."""
    home: HomeBoard | None = None
    """Present while it is a home board."""
    forfeit: bool = False
    """True if a player did not come: its result counts as an unplayed round."""

    @property
    def is_for_later(self) -> bool:
        """Tells whether the board does not delay its round, because it was put away or is a home board."""
        return self.state == "adjourned" or self.home is not None


class Bye(msgspec.Struct, frozen=True, array_like=True):
    """A round off that was requested for a pupil."""

    person: str
    """The pupil's id."""
    points: float
    """Its points: 0, ½ or 1."""
    stays: bool = False
    """True until the pupil returns; False: only the next round."""


class Simultaneous(msgspec.Struct, frozen=True, array_like=True):
    """A simultaneous: one player against many."""

    player: str
    """The id of the player who has a seat at each board."""
    counts: bool = False
    """True if its games count in the standings."""
    clock: SimultaneousClock = "none"


class Round(msgspec.Struct, frozen=True, array_like=True):
    """One pairing of the class and its boards."""

    number: int
    """The number of the round, from 0."""
    game: str
    """The slug of the game."""
    how: RoundHow
    """The pairing method."""
    seats: int
    """Number of seats at each board."""
    options: dict[str, Plain]
    """The game's options, for all boards."""
    games: int = 1
    """Number of games in the match at each board."""
    state: RoundState = "draft"
    """See `server.sessions.values.round_states`."""
    boards: tuple[Board, ...] = ()
    """The boards in order."""
    off: tuple[str, ...] = ()
    """The pupils who have a bye (`docs/design/pairings.md`)."""
    minutes: int = 0
    """Planned length in minutes; 0 for no limit."""
    at_time: AtTime = "tutor"
    """The outcome at the end of its time, for games without a time limit."""
    ends_at_ms: int | None = None
    """The end of its time; None before the start, or if it has no end."""
    time_called: bool = False
    """True once the time limit was called at all its boards."""
    version: int = 0
    """Number of changes of its draft."""
    part: int | None = None
    """The index of its game in the pentathlon; None if the round is no part of a pentathlon."""
    simultaneous: Simultaneous | None = None
    """Present if one player plays at all boards; None: the boards are pairs."""
    position: WrittenPosition | None = None
    """The starting position of all its games; None: the game's usual beginning."""
    byes: tuple[Bye, ...] = ()
    """The requested byes among `off`; the others there had no partner, which is worth a full point."""
    outdated: tuple[int, ...] = ()
    """The numbers of the earlier rounds that had a result corrected after the pairing of this one."""

    def seated(self, people: Collection[str]) -> "Round":
        """Returns the round in which these people have a board, so no bye."""
        off = tuple(person for person in self.off if person not in people)
        return replace(self, off=off, byes=tuple(bye for bye in self.byes if bye.person not in people))

    def points_off(self, person: str) -> float:
        """Returns the points of a pupil who has a bye."""
        return next((bye.points for bye in self.byes if bye.person == person), 1.0)
