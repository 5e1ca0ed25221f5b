"""The parts of a room's view, as plain data. `make types` makes the client's types from these declarations.

A whole view is a `RoomView`: the room's part and the status, which are the same for all, the game in the viewer's view, and the
referees' part. Plain dictionaries at run time; a field that may be absent says so.
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
    """How a game ended: winners are seats, points one a seat (1, 0.5, 0)."""

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
    """The gain and cost of a challenge in it, by the game's table of stakes; if absent, the kind decides."""


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
    """Empty for bots and empty seats, whose words are the client's."""
    kind: Literal["person", "bot", "empty"]
    person: str | None
    ready: bool
    present: bool
    left: bool
    """Went away on purpose while the game ran; the place is kept."""
    replaceable: bool
    """The computer plays here until somebody comes, whom it gives the seat."""
    team: int
    hints: NotRequired[int]
    """Number of hints that the seat asked for in this game, if any."""
    program: NotRequired[bool]
    """Somebody's program plays here, which came with the seat's key."""
    level: NotRequired[BotLevel]
    """The level of the computer here, if one was chosen."""
    reads: NotRequired[bool]
    """The clocks stand because its player has the rules open."""


class RefereeView(TypedDict):
    name: str
    role: RefereeRole
    present: bool


class InvitationView(TypedDict):
    """A referee whom the host, who plays, wants to invite; `asked` are the seats that have not agreed yet."""

    role: RefereeRole
    asked: list[int]


class SettingsView(TypedDict):
    """All of `protocol.messages.Settings`."""

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
    """Each of its games begins from a position that a tutor has chosen."""


class HomeView(TypedDict):
    """Pupils may finish the game after class until `until_ms`; it waits for no referee."""

    until_ms: int
    days: int
    """Those that a move may take; 0: as long as it takes."""
    together: bool
    """The clocks run, as in class, while all who sit there are there."""
    move_by_ms: int | None
    """End of the days for the due move: then the game's own clock runs."""


class PauseView(TypedDict):
    reasons: list[PauseReason]
    since_ms: int | None
    words: str


class EventView(TypedDict):
    """Something that was seen to happen (`engines.contract.GameEvent`)."""

    kind: str
    seat: int | None
    params: dict[str, Plain]


class FollowsView(TypedDict):
    """The effects of a ruling if it stands."""

    happened: list[EventView]
    """The remedy, the price and the warnings, as the game tells them."""
    result: ResultView | None
    """The end of the game that it causes."""
    flag: int | None
    """The seat that plays next, if the game continues."""
    totals: list[list[float]]
    """The totals of the score cards before the challenge and after the ruling, if it changes them and the game continues."""


class OpinionView(TypedDict):
    """A ruling as it was given, with a mark for each rule that was named; the server's own ends where its list does."""

    level: int
    rules: list[str]
    marks: list[Mark]
    reached: int
    """The number of rules up to the one that ends the list: only their marks count."""
    by: str
    reason: str
    follows: FollowsView | None
    """The effects of the ruling; None if an earlier version, which did not record them, stored the room."""


class AppealView(TypedDict):
    """A challenge whose ruling is not yet beyond doubt."""

    stage: OpenStage
    seat: int
    rules: list[str]
    level: int
    opinions: list[OpinionView]
    closes_at_ms: int | None
    accepted: list[int]
    by: int | None
    pleaded: list[int]
    """The seats that have told the referees something before the opinion that comes next."""
    unattended: bool
    """An opinion is awaited, and nobody is there who may give it."""
    decides_at_ms: int | None
    """Time when the server ends the wait; None if it waits until somebody comes."""


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
    """The hash over the log at the step that made the cards final; when the log was sealed again for an erased name."""

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
    """The code of the class whose board this is."""
    host: str
    options: dict[str, Plain]
    begins_at_ms: int | None
    """The appointed time of the first game, while the room waits for it."""
    listed: Lang | None
    """The language of the list that shows this table; None if no list shows it."""
    substitute_at_ms: int | None
    """Time when the computer takes the free seats, while somebody waits at a listed table."""
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
    """Per seat, the time from which others may claim its absence, None for a present player. None if nobody can claim one."""
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
    """A fault that there is: the words for it are the client's."""

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
    """The game as it was when the challenge came."""
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
