"""The parts of a room's view, as plain data. `make types` makes the client's types from these declarations.

A whole view is a `RoomView`: the room's part and the status, which all viewers share, the viewer's view of the game, and the
referees' part. At run time these are plain dictionaries. `NotRequired` marks a field that may be absent.
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
"""An engine's view, which the engine declares (`Engine.view_type`)."""
Action: TypeAlias = Annotated[Plain, Meta(title="Action")]
"""An engine's action, which the engine declares (`Engine.action`)."""


class ResultView(TypedDict):
    """The result of a game: the seats of the winners, and the points of each seat (1, 0.5, 0)."""

    result: Literal["win", "draw", "both_lose", "void"]
    reason: str
    winners: list[int]
    points: list[float]
    score: str | None


class WindowView(TypedDict):
    """An open window: the seats that may use it, and the time when it closes (server ms)."""

    kind: str
    seats: list[int]
    closes_at_ms: int | None
    stakes: NotRequired[str]
    """The row of the game's table of stakes with the gain and cost of a challenge in this window. Absent: the window's kind
    names the row."""


class StatusView(TypedDict):
    """`engines.contract.Status` as plain data."""

    phase: str
    flag: int | None
    may: list[list[str]]
    """The types of action that each seat may send now."""
    windows: list[WindowView]
    due_at_ms: int | None
    result: ResultView | None
    awaited: list[int]
    """The seats that must act now, which need not be the flag's."""


class SeatView(TypedDict):
    name: str
    """The player's name. Empty for bots and empty seats, which the client names."""
    kind: Literal["person", "bot", "empty"]
    person: str | None
    ready: bool
    present: bool
    left: bool
    """True if the player left on purpose during the game; the room keeps the seat."""
    replaceable: bool
    """True if the computer plays here until a person comes and takes the seat."""
    team: int
    hints: NotRequired[int]
    """Number of hints that the seat asked for in this game, if any."""
    program: NotRequired[bool]
    """True if a person's program plays here; it came with the key of the seat."""
    level: NotRequired[BotLevel]
    """The level of the computer here, if one was chosen."""
    reads: NotRequired[bool]
    """True if the clocks are stopped because this player has the rules open."""


class RefereeView(TypedDict):
    name: str
    role: RefereeRole
    present: bool


class InvitationView(TypedDict):
    """A referee whom a playing host wants to invite; `asked` are the seats that have not agreed yet."""

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
    """Each of the board's games begins from a position that a tutor has chosen."""


class HomeView(TypedDict):
    """Pupils may finish the game after class until `until_ms`; it waits for no referee."""

    until_ms: int
    days: int
    """Number of days for a move; 0: no limit."""
    together: bool
    """True if the clocks run, as in class, while all players of the board are present."""
    move_by_ms: int | None
    """End of the days for the present move; from then on the game's own clock runs."""


class PauseView(TypedDict):
    reasons: list[PauseReason]
    since_ms: int | None
    words: str


class EventView(TypedDict):
    """An observed event (`engines.contract.GameEvent`)."""

    kind: str
    seat: int | None
    params: dict[str, Plain]


class FollowsView(TypedDict):
    """The effects of a ruling if it stands."""

    happened: list[EventView]
    """The remedy, the price and the warnings, as public events of the game."""
    result: ResultView | None
    """The end of the game that the ruling causes; None if the game continues."""
    flag: int | None
    """The seat that plays next; None if the game ends."""
    totals: list[list[float]]
    """The totals of the score cards before the challenge and after the ruling, if it changes them and the game continues."""


class OpinionView(TypedDict):
    """A ruling, with a mark for each named rule. The server's marks may be fewer, because its list ends with the ruling that
    ends the game."""

    level: int
    rules: list[str]
    marks: list[Mark]
    reached: int
    """Number of rules up to the one that ends the list; only their marks count."""
    by: str
    reason: str
    follows: FollowsView | None
    """The effects of the ruling; None if an earlier version, which did not record them, stored the room."""


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
    """The seats that have pleaded before the next opinion."""
    unattended: bool
    """True if an opinion is due and no present person may give it."""
    decides_at_ms: int | None
    """Time when the server ends the wait; None if it waits until such a person comes."""


class CardView(TypedDict):
    """A seat's score card. Only referees see the seat's objections."""

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
    """The hash over the log at the step that made the cards final, and the times when the log got a new seal for an erased
    name."""

    seq: int
    hash: str
    again_at_ms: NotRequired[int]


class NoteView(TypedDict):
    """A note on a card; `before` and `after` only if one result replaced another."""

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
    """The code of the class that the board belongs to."""
    host: str
    options: dict[str, Plain]
    begins_at_ms: int | None
    """The appointed time of the first game, while the room waits for it."""
    listed: Lang | None
    """The language of the list that shows this table; None if no list shows it."""
    substitute_at_ms: int | None
    """Time when the computer takes the free seats, while a person waits at a listed table."""
    settings: SettingsView
    state: Literal["waiting", "playing", "paused", "over", "erased"]
    seats: list[SeatView]
    referees: list[RefereeView]
    match: MatchView
    digest: str | None
    """The SHA-256 of the seed, in hex."""
    seed: str | None
    """The seed, in hex, once the game is over."""
    pause: PauseView | None
    appeal: AppealView | None
    result: ResultView | None
    cards: list[CardView] | None
    seal: SealView | None
    notes: list[NoteView]
    invitation: InvitationView | None
    absence: list[int | None] | None
    """Per seat, the time from which others may claim its absence, None for a present player. The whole is None if nobody can
    claim an absence."""
    rematch: list[int]
    undo: int | None
    """The seat that may take back its last actions in its turn; None if no seat may."""
    home: HomeView | None
    """Present at a class's board while it is a home board."""


class PleaView(TypedDict):
    """A seat's words to the referees after `level` opinions."""

    seat: int
    level: int
    words: str


class Explanation(TypedDict):
    """An existing fault. The client has the words for it."""

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
    """The game before the challenge."""
    found: dict[str, Plain]
    shown_by: list[Explanation]
    """The explanation of each rule that the server finds broken."""
    pleas: list[PleaView]


class NotedView(TypedDict):
    """An appeal without a person to decide it; the ruling stays."""

    number: int
    seat: int
    at_ms: int
    rules: list[str]
    marks: list[Mark]
    words: str


class RefereePart(TypedDict):
    """The referees' part of a view."""

    desk: ChallengeView | None
    disputes: list[str | None] | None
    """Each seat's objection to its card; None for a seat without one."""
    noted: list[NotedView]
    """The appeals without a person to decide them."""


class RoomView(TypedDict):
    """All that one viewer sees. `game` and `status` are None before the first game."""

    room: RoomInfo
    status: StatusView | None
    game: GameView | None
    desk: NotRequired[ChallengeView | None]
    disputes: NotRequired[list[str | None] | None]
    noted: NotRequired[list[NotedView]]
