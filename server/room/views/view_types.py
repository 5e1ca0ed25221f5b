"""The types of a room's view, as plain data. `make types` generates the client's types from them.

A whole view is a `RoomView`: the room's part and the status, which all viewers share, the viewer's view of the game, and the
part that only referees get. At run time these are plain dictionaries. `NotRequired` marks a field that may be absent.
"""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from engines.contract import Plain
from engines.kit.referee.record import Mark
from protocol.bodies import BotLevel, RefereeRole
from protocol.listed_tables import Lang
from server.room.values.cards import NoteKind
from server.room.values.open_ruling import OpenStage
from server.room.values.state import PauseReason

GameView: TypeAlias = Annotated[Plain, Meta(title="GameView")]
"""An engine's view of the game. Each engine declares its type (`Engine.view_type`)."""
Action: TypeAlias = Annotated[Plain, Meta(title="Action")]
"""An engine's action. Each engine declares its type (`Engine.action`)."""


class ResultView(TypedDict):
    """The result of a game: the seats of the winners, and the points of each seat (1, 0.5, 0)."""

    result: Literal["win", "draw", "both_lose", "void"]
    reason: str
    winners: list[int]
    points: list[float]
    score: str | None


class WindowView(TypedDict):
    """An open challenge window: the seats that may use it, and the server time in ms when it closes."""

    kind: str
    """`regular`: about the turn that the other side has just ended; the first touch of the next turn closes it. `result`: about
    a claimed or announced end, in the phase `result_pending`. `capture`: about a part of the running turn. Any other kind
    belongs to one game; the page of that game and its rulebook explain it."""
    seats: list[int]
    closes_at_ms: int | None
    stakes: NotRequired[str]
    """Key of the table of stakes, which says what a challenge in this window can win or lose. If absent, the window's kind is
    the key."""


class StatusView(TypedDict):
    """`engines.contract.Status` as plain data."""

    phase: str
    flag: int | None
    may: list[list[str]]
    """Types of action that each seat may send now."""
    windows: list[WindowView]
    due_at_ms: int | None
    result: ResultView | None
    awaited: list[int]
    """Seats that must act now. The flag holder need not be among them."""


class SeatView(TypedDict):
    name: str
    """Name of the player. Empty for a bot and an empty seat; the client has words for these."""
    kind: Literal["person", "bot", "empty"]
    person: str | None
    ready: bool
    present: bool
    left: bool
    """True if the player left on purpose during the game, so that the room keeps the seat."""
    replaceable: bool
    """True if the computer plays here only until a person comes."""
    team: int
    hints: NotRequired[int]
    """Number of hints that the seat has asked for in this game; absent if none."""
    program: NotRequired[bool]
    """True if a program plays here that came with the key of the seat."""
    level: NotRequired[BotLevel]
    """Level of the computer in this seat; absent for the plain bot."""
    reads: NotRequired[bool]
    """True if the clocks are stopped because this player has the rules open."""


class RefereeView(TypedDict):
    name: str
    role: RefereeRole
    present: bool


class InvitationView(TypedDict):
    """A playing host's request for a referee. `asked`: the seats that have not agreed yet."""

    role: RefereeRole
    asked: list[int]


class SettingsView(TypedDict):
    """The settings, as in `protocol.messages.Settings`."""

    monitor: Literal["server", "tutor"]
    appeals: bool
    appeal_ms: int
    spectators: bool
    spectator_delay_ms: int
    games: int
    chat: bool
    auto_start: bool
    bot_ms: int
    quick: bool
    phrases: bool
    start_when_full: bool
    substitute_ms: int
    absence_ms: int
    move_days: int
    referee_wait_ms: int
    reactions: bool


class MatchView(TypedDict):
    game: int
    """The number of the running game, or of the last one, from 0."""
    games: int
    ended: int
    over: bool
    points: list[float]
    totals: list[float]
    past: list[ResultView]
    position: NotRequired[Literal[True]]
    """Present if each game of the board begins from a position that a tutor chose."""


class HomeView(TypedDict):
    """A home game: pupils may finish it after class until `until_ms`, and it waits for no referee."""

    until_ms: int
    days: int
    """Number of days for a move; 0: no limit."""
    together: bool
    """True if the clocks run, as in class, only while all players are present."""
    move_by_ms: int | None
    """Server time when the days for the present move end; after that, the game's own clock runs."""


class PauseView(TypedDict):
    reasons: list[PauseReason]
    since_ms: int | None
    words: str


class EventView(TypedDict):
    """An event of the game (`engines.contract.GameEvent`)."""

    kind: str
    seat: int | None
    params: dict[str, Plain]


class FollowsView(TypedDict):
    """The consequences of a ruling, if it becomes final."""

    happened: list[EventView]
    """The remedy, the price and the warnings, as public events of the game."""
    result: ResultView | None
    """The result, if the ruling ends the game; else None."""
    flag: int | None
    """The seat that plays next; None if the game ends."""
    totals: list[list[float]]
    """The totals of the score cards before the challenge and after the ruling. Empty if they do not change or the game ends."""


class OpinionView(TypedDict):
    """A ruling, with one mark for each named rule. The server may give fewer marks, because it stops at a mark that ends the
    game."""

    level: int
    rules: list[str]
    marks: list[Mark]
    reached: int
    """Number of rules up to the ruling that ends the game; only their marks count."""
    by: str
    reason: str
    follows: FollowsView | None
    """The consequences of the ruling; None in rooms that an earlier version stored."""


class AppealView(TypedDict):
    """A challenge whose ruling is not final yet."""

    stage: OpenStage
    seat: int
    rules: list[str]
    level: int
    opinions: list[OpinionView]
    closes_at_ms: int | None
    accepted: list[int]
    by: int | None
    pleaded: list[int]
    """Seats that have written to the referees before the next opinion."""
    unattended: bool
    """True if an opinion is due and no person who may give it is present."""
    decides_at_ms: int | None
    """Server time when the server stops waiting for a person; None if it waits without limit."""


class CardView(TypedDict):
    """A seat's score card. Only referees see the words of a dispute."""

    seat: int
    name: str
    columns: list[str]
    lines: list[list[Plain]]
    total: Plain
    marks: list[Mark]
    violations: int
    signed_at_ms: int | None
    disputed: bool
    closed: bool
    final: bool


class SealView(TypedDict):
    """The hash over the log at the step that made the cards final, and the server times when the log got a new seal because a
    name was erased."""

    seq: int
    hash: str
    again_at_ms: NotRequired[int]


class NoteView(TypedDict):
    """A note on a score card. `before` and `after` are present only if one result replaced another."""

    seat: int
    kind: NoteKind
    reason: str
    by: str
    at_ms: int
    before: NotRequired[ResultView]
    after: NotRequired[ResultView]


class RoomInfo(TypedDict):
    """The room's part of a view, the same for all viewers."""

    code: str
    game: str
    session: str | None
    """Code of the class that the board belongs to."""
    host: str
    options: dict[str, Plain]
    begins_at_ms: int | None
    """Appointed server time of the first game, while the room waits for it."""
    listed: Lang | None
    """Language of the lobby's list that shows this table; None if no list does."""
    substitute_at_ms: int | None
    """Server time when the computer takes the free seats, while a person waits at a listed table."""
    settings: SettingsView
    state: Literal["waiting", "playing", "paused", "over", "erased"]
    seats: list[SeatView]
    referees: list[RefereeView]
    match: MatchView
    digest: str | None
    """SHA-256 of the game's seed, in hex."""
    seed: str | None
    """The game's seed, in hex; None until the game is over."""
    pause: PauseView | None
    appeal: AppealView | None
    result: ResultView | None
    cards: list[CardView] | None
    seal: SealView | None
    notes: list[NoteView]
    invitation: InvitationView | None
    absence: list[int | None] | None
    """For each seat, the earliest server time when others may claim its absence; None for a present player. If this table has
    no claims of absence, there is no list, only None."""
    rematch: list[int]
    undo: int | None
    """Seat that may take back its last actions of the turn; None if no seat may."""
    home: HomeView | None
    """Present at a board of a class while pupils may finish its game at home."""


class PleaView(TypedDict):
    """A seat's words to the referees. `level`: number of opinions that were given before these words."""

    seat: int
    level: int
    words: str


class Explanation(TypedDict):
    """A fault that the server has found, with its facts. The client has the words for each fault."""

    rule: str
    detail: Plain
    facts: dict[str, Plain]


class ChallengeView(TypedDict):
    """The referees' view of an open challenge."""

    seat: int
    action: Action
    notation: str
    at_ms: int
    before: GameView
    """The view of the game before the challenge."""
    found: dict[str, Plain]
    shown_by: list[Explanation]
    """An explanation of each fault that the server finds."""
    pleas: list[PleaView]


class NotedView(TypedDict):
    """An appeal that no present person could decide. The ruling stays."""

    number: int
    seat: int
    at_ms: int
    rules: list[str]
    marks: list[Mark]
    words: str


class RefereePart(TypedDict):
    """The part of a view that only referees get."""

    desk: ChallengeView | None
    disputes: list[str | None] | None
    """Each seat's objection to its score card; None for a seat without one."""
    noted: list[NotedView]
    """Appeals that no present person could decide."""


class RoomView(TypedDict):
    """A whole view. `game` and `status` are None before the first game."""

    room: RoomInfo
    status: StatusView | None
    game: GameView | None
    desk: NotRequired[ChallengeView | None]
    disputes: NotRequired[list[str | None] | None]
    noted: NotRequired[list[NotedView]]
