"""The values of a room. All are immutable. An unchanged part stays the same object, so that building views is fast.

A `Room` is one table: its people, its match, the running game with the engine's typed state, an open ruling, and the score
cards. It contains no views and no connections. Spectators are not in `people`.
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
"""A reason for stopped clocks that also keeps seats from acting.

In order: a referee's pause, a challenge that waits for a person's ruling, a ruling that players may appeal, an appeal, an
adjourned game, a raised hand at a board of a class, the time limit in a game whose rules have no time limit, a home game.
"""
StandReason: TypeAlias = PauseReason | Literal["reading", "simultaneous"]
"""A reason for stopped clocks. The two further reasons keep no seat from acting: a player in assisted mode reads the rules in
its own turn, or the board belongs to a simultaneous exhibition, where the player who plays at many boards has no clock."""


class Person(msgspec.Struct, frozen=True, array_like=True):
    """A player or a referee of the room. `present`: the person has an open connection.

    `away_since_ms`: server time when the person left; an outage of the server moves it. `invited`: a referee whom a playing
    host invited, and who sees no more of the game than spectators do. `program`: a program that came with the key of a seat.
    """

    id: str
    name: str
    role: PersonRole
    present: bool = True
    invited: bool = False
    away_since_ms: int | None = None
    program: bool = False
    in_class: bool = False
    """True for a tutor of the board's class who has any page of the class open."""

    @property
    def is_there(self) -> bool:
        """Tells whether the person is available. A person who was never reported as absent counts as available."""
        return self.present or self.in_class or self.away_since_ms is None


class Invitation(msgspec.Struct, frozen=True, array_like=True):
    """A request of a playing host for a referee of that role. `agreed`: the players who have agreed. The host agrees by
    asking."""

    role: RefereeRole
    agreed: tuple[str, ...] = ()


class Seat(msgspec.Struct, frozen=True, array_like=True):
    """A seat at the table. `left`: its player left on purpose during the game, and the room keeps the seat.

    `substitute`: a bot that plays until a person comes. `acts`: number of the bot's actions in this game. `hints`: number of
    hints that the player asked for in this game. `kept_for`: the absent person whom the computer replaces; that person gets the
    seat back by returning. `level`: a bot's strength; empty for the game's plain bot.
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
    """True if the player of this seat has the rules open (assisted mode only)."""
    read_ms: int = 0
    """Total time in ms for which the clocks of this game were stopped because the player read the rules."""


class Pause(msgspec.Struct, frozen=True, array_like=True):
    """A referee's pause, or an adjournment."""

    words: str
    since_ms: int


class Game(msgspec.Struct, Generic[S], frozen=True, array_like=True):
    """The running game, or the last one."""

    state: S
    """The engine's state."""
    tape: ChanceState
    """The game's random source: its seed and the number of the next draw."""
    started_at_ms: int
    """Server time when the game began."""
    due_at_ms: int | None = None
    """Server time of the engine's next deadline."""
    result: Result | None = None
    """The final result; None while a seat may still challenge or appeal it."""
    ruled: Result | None = None
    """A director's result, which replaces the engine's."""


class Undo(msgspec.Struct, Generic[S], frozen=True, array_like=True):
    """The engine's states before each action that the seat may take back in its unfinished turn, in the order of the
    actions."""

    seat: int
    states: tuple[S, ...]


class RoomOf(msgspec.Struct, Generic[S], frozen=True, array_like=True):
    """One table. A field that a later version adds has a default, so that stored rooms stay readable."""

    code: str
    """The six letters of the room's code."""
    slug: str
    """The slug of the game."""
    options: dict[str, Plain]
    """The game's options as plain data, with all defaults."""
    settings: Settings
    """The room's settings, which do not depend on the game."""
    host: str
    """The id of the person who opened the table."""
    secret: bytes
    """32 secret bytes, the source of seeds and keys. Views never contain them."""
    created_at_ms: int
    """Server time when the table was opened."""
    seats: tuple[Seat, ...]
    """The seats by number. Their count does not change."""
    people: tuple[Person, ...]
    """The players and referees. Spectators are not included."""
    match: Match
    """The score of all games, and the finished games."""
    seq: int = 0
    """Sequence number: the number of accepted steps."""
    at_ms: int = 0
    """Server time of the last accepted step. It never decreases."""
    state: RoomState = "waiting"
    """See `server.room.values.room_states`."""
    game: Game[S] | None = None
    """The running game, or the last one; None before the first."""
    appeal: Appeal[S] | None = None
    """The open ruling; None if there is none."""
    pauses: tuple[StandReason, ...] = ()
    """The reasons for stopped clocks; empty while they run."""
    pause: Pause | None = None
    """The referee's present pause, with its reason; None without one."""
    halted_at_ms: int | None = None
    """Server time when the clocks stopped; None while they run."""
    bot_at_ms: int | None = None
    """Server time of the bots' next action; None if no bot can act."""
    sheets: tuple[SignedCard, ...] = ()
    """The score cards of the last game, one per seat; empty while a game runs."""
    notes: tuple[Note, ...] = ()
    """The notes on the cards of this game."""
    rematch: tuple[int, ...] = ()
    """Seats that want another match."""
    expelled: tuple[str, ...] = ()
    """The ids of people who may not join again."""
    dealt: int = 0
    """Number of games started, over all matches."""
    session: str | None = None
    """Code of the session, if the room is a board of one; else None."""
    chain: bytes = b""
    """Hash over the log so far (`server.room.match.seal`)."""
    seal: Seal | None = None
    """The value of `chain` at the step that made the cards of the last game final."""
    erase_at_ms: int | None = None
    """Server time when a node next tries to delete the keys of an erased room."""
    adjourned: Pause | None = None
    """The present adjournment, with its reason; None without one."""
    phrased: tuple[tuple[str, int], ...] = ()
    """People who sent a phrase a moment ago, each as (id, server time in ms)."""
    invitation: Invitation | None = None
    """A playing host's request for a referee, until all players have agreed."""
    begins_at_ms: int | None = None
    """Appointed server time of the first game; None if there is none."""
    resealed: tuple[int, ...] = ()
    """Server times when the log got a new seal, because a name was erased."""
    listed: Lang | None = None
    """Language of the lobby's list that shows the table; None if no list does."""
    listed_at_ms: int = 0
    """Server time when the host listed the table."""
    was_listed: bool = False
    """True if the table is or was listed, so that its people may be strangers."""
    substitute_at_ms: int | None = None
    """Server time when the computer takes the free seats of a listed table; None while no person waits at the table."""
    version: str = ""
    """Version of the rules of the last step (`server.rules_version`); empty in rooms of an earlier server that did not record
    it."""
    noted: tuple[NotedAppeal, ...] = ()
    """Appeals that no present person could decide, of all games."""
    limit_waits: CallTime | None = None
    """A call of the time limit by the class during an open ruling. The room carries it out when the ruling is final."""
    before_end: Game[S] | None = None
    """The game before the action that ended it. Only a board of a class keeps it, until the score cards are final."""
    before_end_at_ms: int = 0
    """Server time of `before_end`."""
    undo: Undo[S] | None = None
    """The actions that the seat with the turn may take back; None if it may take back none."""
    reading_since_ms: int | None = None
    """Server time when the clocks stopped because a player reads the rules; None if they are not stopped for that reason."""
    home: HomePlay | None = None
    """Set at a board of a class whose game pupils may finish after class; else None."""
    simultaneous: SimultaneousSeat | None = None
    """Seat of the player who plays at many boards, at a board of a simultaneous exhibition; else None."""
    position: StartingPosition | None = None
    """Starting position of each game at a board of a class; None for the usual start of the game."""

    @property
    def held_by(self) -> tuple[PauseReason, ...]:
        """Returns the reasons that keep seats from acting now. Reading the rules and a simultaneous exhibition only
        stop the clocks. A home game also only stops the clocks, unless all players must be present."""
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
        """Returns the server time when the room next needs a `Tick`; None if it needs none."""
        if self.state == "erased":
            return self.erase_at_ms
        game = self.game
        if self.state == "playing" and game is not None and self.bot_at_ms is None and self.home is None and not self.pauses:
            return game.due_at_ms  # the usual case; every action asks for it several times
        dues = [due for due, _what in due_list(self)]
        return min(dues) if dues else None


Room: TypeAlias = RoomOf[Any]


Due: TypeAlias = Literal["clock", "window", "bots", "appointed", "substitutes", "unattended", "reading", "home_days"]


def due_list(room: Room) -> list[tuple[int, Due]]:
    """Returns the coming automatic events, each with its server time. Of events at the same time, the first in the list happens
    first."""
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
        pass  # a player is absent
    elif room.appeal is not None and room.appeal.closes_at_ms is not None and room.pause is None and room.adjourned is None:
        dues.append((room.appeal.closes_at_ms, "window"))
    elif room.pause is None and room.adjourned is None:
        decides_at_ms = server_decides_at_ms(room)
        if decides_at_ms is not None:
            dues.append((decides_at_ms, "unattended"))
    return dues


MAX_READING_MS: Final = 300_000
"""Maximum total time in ms, per seat and game, for which the clocks stop while the player reads the rules."""


def reading_left_ms(room: Room) -> int:
    """Returns for how many more ms the clocks may be stopped for the player who reads the rules now; 0 if no player reads
    them."""
    return min((MAX_READING_MS - seat.read_ms for seat in room.seats if seat.reads), default=0)


OPINION_OF: Final[dict[PersonRole, frozenset[int]]] = {
    "monitor": frozenset({1}),
    "leader": frozenset({1, 2}),
    "director": frozenset({1, 2, 3}),
}
"""The levels of opinions that each role may give."""


def deciders(room: Room) -> tuple[Person, ...]:
    """Returns the people who may give the next opinion; empty if none is due."""
    appeal = room.appeal
    if appeal is None or appeal.stage == "window":
        return ()
    return tuple(person for person in room.people if appeal.next_level in OPINION_OF.get(person.role, ()))


def server_decides_at_ms(room: Room) -> int | None:
    """Returns the server time when the server stops waiting for an opinion; None if a person who may give it is present."""
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
