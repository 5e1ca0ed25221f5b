"""The values of a round: a pairing of the class and its boards."""

from collections.abc import Collection
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from protocol.bodies import BotLevel, Plain
from protocol.session_commands import AtTime, Pairing, SimultaneousClock, WrittenPosition

BoardState: TypeAlias = Literal["waiting", "playing", "adjourned", "over"]
BoardWait: TypeAlias = Literal["", "ruling", "appeal", "limit"]
"""The kind of decision that a board needs from a tutor; empty for none. `limit`: the result of a game whose time limit was
called."""
RoundHow: TypeAlias = Pairing | Literal["simultaneous"]
RoundState: TypeAlias = Literal["draft", "published", "playing", "closed"]


class HomeBoard(msgspec.Struct, frozen=True, array_like=True):
    """The terms of a home board. Pupils may finish its game after class until `until_ms`. `days`: maximum number of days per
    move, 0 for no limit."""

    until_ms: int
    days: int = 0
    at_time: AtTime = "tutor"
    """The result of a game that is unfinished at `until_ms`, if the game has no rule for this case."""


class Board(msgspec.Struct, frozen=True, array_like=True):
    """One table of a round."""

    seats: tuple[str, ...]
    """The holder of each seat: a member's id, or `BOT` for the computer."""
    code: str | None = None
    """The code of the board's room; None before the round has started."""
    is_open: bool = False
    """True once the board's room exists."""
    state: BoardState = "waiting"
    """The state of the board's game. An `adjourned` game waits for another day."""
    points: tuple[float, ...] = ()
    """The points of each seat once the match is over; empty before."""
    final: bool = False
    """True once all score cards of the board are signed or closed."""
    disputed: bool = False
    """True if a player objects to a score card."""
    waits: BoardWait = ""
    """The kind of decision that the board needs from a tutor."""
    since_ms: int = 0
    """Time of the last change of `state`, `disputed` or `waits`."""
    noted: int = 0
    """Number of appeals that players made while no tutor was present."""
    noted_at_ms: int = 0
    """Time of the last appeal that a player made while no tutor was present."""
    unsigned: tuple[int, ...] = ()
    """The seats whose score cards are neither signed nor closed, once the match is over."""
    taken: tuple[int, ...] = ()
    """The seats that lost the game by a director's sanction. In a pentathlon these seats get 0 points for the game."""
    part: int | None = None
    """The index of the board's game in the pentathlon's plan, if the round has stations; None: the board plays the round's
    game."""
    home: HomeBoard | None = None
    """The terms of a home board; None if the board is played in class."""
    forfeit: bool = False
    """True if a player did not come; the result then counts as an unplayed round."""
    state_ms: int = 0
    """Time of the last change of `state`."""

    @property
    def is_for_later(self) -> bool:
        """Tells whether the round need not wait for this board, because its game is adjourned or it is a home board."""
        return self.state == "adjourned" or self.home is not None


class Drawing(msgspec.Struct, frozen=True, array_like=True):
    """The pairing of a draft: the people of each board, and the pupils without a board. `parts`: the game of each board in a
    pentathlon with stations (`Board.part`)."""

    boards: tuple[tuple[str, ...], ...]
    off: tuple[str, ...]
    parts: tuple[int | None, ...]


class Bye(msgspec.Struct, frozen=True, array_like=True):
    """A bye that was requested for a pupil."""

    person: str
    """The pupil's id."""
    points: float
    """The points of the bye: 0, ½ or 1."""
    stays: bool = False
    """True if the bye holds for all rounds until a tutor removes it. False if it holds only for the next round."""


class Simultaneous(msgspec.Struct, frozen=True, array_like=True):
    """The terms of a simultaneous, where one player plays at all boards."""

    player: str
    """The id of the player who plays at all boards."""
    counts: bool = False
    """True if the games count in the standings."""
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
    """The options of the game, the same at all boards."""
    games: int = 1
    """Number of games in the match at each board."""
    state: RoundState = "draft"
    """The stage of the round (`server.sessions.values.round_states`)."""
    boards: tuple[Board, ...] = ()
    """The boards in the order of their numbers, from 1."""
    off: tuple[str, ...] = ()
    """The ids of the pupils who have a bye (`docs/design/pairings.md`)."""
    minutes: int = 0
    """Length of the round in minutes; 0 for no limit."""
    at_time: AtTime = "tutor"
    """The result of a game that is unfinished when the round's time ends, if the game has no rule for this case."""
    ends_at_ms: int | None = None
    """The time when the round's time limit is called; None before the start, and if there is no limit."""
    time_called: bool = False
    """True once the time limit was called at all boards."""
    version: int = 0
    """Counts the changes of the draft."""
    part: int | None = None
    """The index of the round's game in the pentathlon's plan; None if the round is no part of a pentathlon."""
    simultaneous: Simultaneous | None = None
    """The terms if the round is a simultaneous; None: the boards are pairs."""
    position: WrittenPosition | None = None
    """The starting position of all games; None: the usual beginning of the game."""
    byes: tuple[Bye, ...] = ()
    """The requested byes among `off`. The other pupils in `off` had no opponent and get a full point."""
    outdated: tuple[int, ...] = ()
    """The numbers of earlier rounds that had a result corrected after the pairing of this round."""
    last: bool = False
    """True if the round was planned as the tournament's last round."""
    level: BotLevel | None = None
    """The computer's playing strength; None: the strength that the tutor chose for the last planned round."""

    @property
    def is_imported(self) -> bool:
        """Tells whether the round was played elsewhere, so that its boards have no rooms."""
        return self.state == "closed" and all(board.code is None for board in self.boards)

    def seated(self, people: Collection[str]) -> "Round":
        """Returns the round without the byes of these people, because they now have a board."""
        off = tuple(person for person in self.off if person not in people)
        return replace(self, off=off, byes=tuple(bye for bye in self.byes if bye.person not in people))

    def points_off(self, person: str) -> float:
        """Returns the points that a pupil with a bye gets for this round."""
        return next((bye.points for bye in self.byes if bye.person == person), 1.0)
