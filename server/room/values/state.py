"""The values of a room. All are frozen. An unchanged value stays the same object, so views are cheap to make.

`Room` is one table: its people, its match, the running game with the engine's typed state, an open ruling, and the score
cards. It contains no view, connection or spectator: a person who is not in `people` only watches.
"""

from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from engines.contract import Plain, Result
from engines.kit.chance import ChanceState
from protocol.messages import BotLevel, CallTime, Lang, RefereeRole, Settings
from server.room.values.cards import Match, Note, Seal, SignedCard
from server.room.values.home_play import HomePlay
from server.room.values.open_ruling import Appeal, NotedAppeal
from server.room.values.room_states import RoomState
from server.room.values.simultaneous_seat import SimultaneousSeat
from server.room.values.starting_position import StartingPosition

S = TypeVar("S")

PersonRole: TypeAlias = Literal["player", "monitor", "leader", "director"]
PauseReason: TypeAlias = Literal["pause", "ruling", "window", "appeal", "adjourned", "hand", "limit", "home"]
"""The reasons for stopped clocks.

A referee's pause, a challenge before the monitor, a ruling open to appeal, an open appeal, a game that was put away, a raised
hand at a class's board, the end of the time in a game without a limit, or a home game.
"""
StandReason: TypeAlias = PauseReason | Literal["reading", "simultaneous"]
"""The reasons above, or a reason that keeps no seat from acting: a player with help has the rules open during that player's
turn, or the board belongs to a simultaneous, where the player of many boards has no clock."""


class Person(msgspec.Struct, frozen=True, array_like=True):
    """A person whom the room knows: a player or a referee. `present`: the person has an open connection.

    `away_since_ms`: the start of the person's absence, moved by outages. `invited`: a referee who came by the invitation of
    a host who plays, and sees no more of the game than spectators do. `program`: a person's program that came with
    the key of a seat.
    """

    id: str
    name: str
    role: PersonRole
    present: bool = True
    invited: bool = False
    away_since_ms: int | None = None
    program: bool = False
    in_class: bool = False
    """True for a tutor of the board's class who has a page of the class open, perhaps at another board."""

    @property
    def is_there(self) -> bool:
        """Tells whether the person is available. A person whose absence nobody has reported counts as present."""
        return self.present or self.in_class or self.away_since_ms is None


class Invitation(msgspec.Struct, frozen=True, array_like=True):
    """A playing host's request for a referee of that role. `agreed`: the players who have agreed. The host agrees by asking."""

    role: RefereeRole
    agreed: tuple[str, ...] = ()


class Seat(msgspec.Struct, frozen=True, array_like=True):
    """A place at the table. `left`: its player left on purpose during the game; the room keeps the seat.

    `substitute`: a bot that sits here until a person comes. `acts`: number of the bot's actions in this game. `hints`: number
    of this player's requests for possible actions in this game. `kept_for`: the absent person for whom the computer plays; a
    person who returns gets the seat back. `level`: a bot's strength; empty for the game's own bot.
    """

    kind: Literal["person", "bot", "empty"] = "empty"
    person: str | None = None
    ready: bool = False
    left: bool = False
    substitute: bool = False
    acts: int = 0
    kept_for: str | None = None
    hints: int = 0
    level: BotLevel = ""
    reads: bool = False
    """The player of this seat, with help, has the rules open."""
    read_ms: int = 0
    """Total time in this game for which this player's reading has stopped the clocks."""


class Pause(msgspec.Struct, frozen=True, array_like=True):
    """A referee's pause, or an adjournment."""

    words: str
    since_ms: int


class Game(msgspec.Struct, Generic[S], frozen=True, array_like=True):
    """The running game, or the last one."""

    state: S
    """The engine's state."""
    tape: ChanceState
    """The random source of the game: seed and next number."""
    started_at_ms: int
    """Time of the deal."""
    due_at_ms: int | None = None
    """The engine's next deadline."""
    result: Result | None = None
    """The final result; None while a seat may still challenge or appeal it."""
    ruled: Result | None = None
    """A director's result, which replaces the engine's."""


class Undo(msgspec.Struct, Generic[S], frozen=True, array_like=True):
    """The actions that a seat may take back in its unfinished turn: the engine's states before each of its last actions, in
    order."""

    seat: int
    states: tuple[S, ...]


class RoomOf(msgspec.Struct, Generic[S], frozen=True, array_like=True):
    """One table. Each field has an explanation. A field that a later version adds has a default."""

    code: str
    """The six letters of the room's code."""
    slug: str
    """The slug of the game."""
    options: dict[str, Plain]
    """The game's options, as plain data that the engine has read."""
    settings: Settings
    """The room's settings, independent of the game."""
    host: str
    """The id of the person who opened the table."""
    secret: bytes
    """32 secret bytes, the source of seeds and keys. Views never contain them."""
    created_at_ms: int
    """Time of opening, in server time."""
    seats: tuple[Seat, ...]
    """The seats by number, as many as the game has."""
    people: tuple[Person, ...]
    """Players and referees; spectators are not among them."""
    match: Match
    """The score of all games, and the finished games."""
    seq: int = 0
    """Counts the accepted steps."""
    at_ms: int = 0
    """The time of the last accepted step; it never goes back."""
    state: RoomState = "waiting"
    """See `server.room.values.room_states`."""
    game: Game[S] | None = None
    """The running game, or the last one; None before the first."""
    appeal: Appeal[S] | None = None
    """The open ruling; None if there is none."""
    pauses: tuple[StandReason, ...] = ()
    """The reasons for stopped clocks; empty while they run."""
    pause: Pause | None = None
    """The referee's present pause, with its reason."""
    halted_at_ms: int | None = None
    """Time when the clocks stopped; None while they run."""
    bot_at_ms: int | None = None
    """Time of the bots' next action; None if no bot can act."""
    sheets: tuple[SignedCard, ...] = ()
    """The score cards of the last game, one per seat; empty while a game runs."""
    notes: tuple[Note, ...] = ()
    """The notes on the cards of this game."""
    rematch: tuple[int, ...] = ()
    """The seats that want another match."""
    expelled: tuple[str, ...] = ()
    """The ids of people who may not join again."""
    dealt: int = 0
    """Number of games started, over all matches."""
    session: str | None = None
    """The code of the session whose board this is; None for a room of its own."""
    chain: bytes = b""
    """The hash over the log so far (`server.room.match.seal`)."""
    seal: Seal | None = None
    """The chain as it was when the cards of the last game became final."""
    erase_at_ms: int | None = None
    """Time of the next attempt to erase an `erased` room."""
    adjourned: Pause | None = None
    """The present adjournment, with its reason."""
    phrased: tuple[tuple[str, int], ...] = ()
    """People who sent a phrase a moment ago, each as (id, time in ms)."""
    invitation: Invitation | None = None
    """The referee whom a playing host has asked for, until all players agree."""
    begins_at_ms: int | None = None
    """The appointed time of the first game; None if there is none."""
    resealed: tuple[int, ...] = ()
    """Times at which the log got a new seal because a name was erased."""
    listed: Lang | None = None
    """The language of the list that shows the table; None if the table is not listed."""
    listed_at_ms: int = 0
    """Time when the host listed the table."""
    was_listed: bool = False
    """True if the table is or was listed, so that its people may be strangers."""
    substitute_at_ms: int | None = None
    """Time when the computer takes the free seats of a listed table; None while no person waits at it."""
    version: str = ""
    """The rules version of the last step (`server.rules_version`); empty for rooms from before versions."""
    noted: tuple[NotedAppeal, ...] = ()
    """The appeals of all games without a person to decide them."""
    limit_waits: CallTime | None = None
    """The time limit that the class called during an open ruling; the room applies it once the ruling is settled."""
    before_end: Game[S] | None = None
    """The game before the action that ended it, at a class's board, until its cards are final."""
    before_end_at_ms: int = 0
    """Time of that state."""
    undo: Undo[S] | None = None
    """The actions that the seat with the turn may take back; None if there are none."""
    reading_since_ms: int | None = None
    """Time when a player's reading of the rules stopped the clocks; None while no reading stops them."""
    home: HomePlay | None = None
    """Set at a class's board whose game pupils may finish after class."""
    simultaneous: SimultaneousSeat | None = None
    """The seat of the player of many boards, at a board of a simultaneous."""
    position: StartingPosition | None = None
    """The starting position of each game at a class's board; None: the game's beginning."""

    @property
    def held_by(self) -> tuple[PauseReason, ...]:
        """Returns the reasons that keep seats from acting. Reading and a simultaneous stop only the clocks. So does a home
        game, unless all players must be present.
        """
        acts_at_home = self.home is not None and not self.home.together
        return tuple(
            reason
            for reason in self.pauses
            if reason != "reading" and reason != "simultaneous" and not (acts_at_home and reason == "home")
        )

    @property
    def is_held(self) -> bool:
        return bool(self.pauses) and bool(self.held_by)

    @property
    def due_at_ms(self) -> int | None:
        """Returns the time when the room needs a `Tick`; None if it needs none."""
        if self.state == "erased":
            return self.erase_at_ms
        if self.state == "playing" and self.game is not None and (self.bot_at_ms, self.home, self.pauses) == (None, None, ()):
            return self.game.due_at_ms  # the usual case; every action asks for it several times
        dues = [due for due, _what in due_list(self)]
        return min(dues) if dues else None


Room: TypeAlias = RoomOf[Any]


Due: TypeAlias = Literal["clock", "window", "bots", "appointed", "substitutes", "unattended", "reading", "home_days"]


def due_list(room: Room) -> list[tuple[int, Due]]:
    """Returns the room's future automatic events with their times; at equal times the first in this list comes first."""
    if room.state == "waiting" and room.begins_at_ms is not None:
        return [(room.begins_at_ms, "appointed")]
    if room.state == "waiting" and room.substitute_at_ms is not None:
        return [(room.substitute_at_ms, "substitutes")]
    if room.state != "playing" or room.game is None:
        return []
    dues: list[tuple[int, Due]] = []
    if not room.is_held and "reading" not in room.pauses:
        if room.game.due_at_ms is not None and not room.pauses:
            dues.append((room.game.due_at_ms, "clock"))
        if room.bot_at_ms is not None:
            dues.append((room.bot_at_ms, "bots"))
        if room.home is not None and room.home.move_by_ms is not None:
            dues.append((room.home.move_by_ms, "home_days"))
    elif room.reading_since_ms is not None:
        dues.append((room.reading_since_ms + reading_left_ms(room), "reading"))
    elif "home" in room.pauses and room.home is not None and room.home.together:
        pass  # somebody is not there
    elif room.appeal is not None and room.appeal.closes_at_ms is not None and room.pause is None and room.adjourned is None:
        dues.append((room.appeal.closes_at_ms, "window"))
    elif room.pause is None and room.adjourned is None:
        decides_at_ms = server_decides_at_ms(room)
        if decides_at_ms is not None:
            dues.append((decides_at_ms, "unattended"))
    return dues


MAX_READING_MS: Final = 300_000
"""Maximum time per game during which open rules may stop its clocks."""


def reading_left_ms(room: Room) -> int:
    """Returns the remaining time for which reading may stop the clocks."""
    return min((MAX_READING_MS - seat.read_ms for seat in room.seats if seat.reads), default=0)


OPINION_OF: Final[dict[PersonRole, frozenset[int]]] = {
    "monitor": frozenset({1}),
    "leader": frozenset({1, 2}),
    "director": frozenset({1, 2, 3}),
}
"""The opinions that each role may give."""


def deciders(room: Room) -> tuple[Person, ...]:
    """Returns the people who may give the next opinion; empty if no opinion is due."""
    appeal = room.appeal
    if appeal is None or appeal.stage == "window":
        return ()
    return tuple(person for person in room.people if appeal.next_level in OPINION_OF.get(person.role, ()))


def server_decides_at_ms(room: Room) -> int | None:
    """Returns the time when the server ends the wait for an opinion. None if a present person may give the opinion."""
    if room.appeal is None or room.appeal.stage == "window":
        return None
    found = deciders(room)
    if not found or room.home is not None:
        return room.appeal.at_ms
    if not room.settings.referee_wait_ms or any(person.is_there for person in found):
        return None
    return max(person.away_since_ms or 0 for person in found) + room.settings.referee_wait_ms


def is_match_over(room: Room) -> bool:
    return room.match.ended >= room.settings.games
