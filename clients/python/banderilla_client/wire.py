"""What a server sends, as types. Made from its declarations by `python -m tools.python_client`. Do not edit."""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

__version__ = "0.1.0"
SOCKET_PATH = "/ws"
SUBPROTOCOL = "banderilla.v1"
VERSION = 1
Plain: TypeAlias = Any
"""Maps with text keys, lists, text, numbers, bool and None. Each game's view and actions: `docs/reference/games`."""


class Welcome(TypedDict):
    """The answer to hello. `token` is this person's secret, which the client stores; `games` are the lobby's games. `open_tables`: this server may list tables. `by_room`: a proxy chooses the node by the code in the socket's address (`/ws?room=CODE`), so a client that enters a room must reconnect with that code. `path_keys`: the meaning of negative numbers in short patches, -1 for the first; empty if patches come in full."""

    type: Literal["welcome"]
    you: str
    token: str
    name: str
    server_ms: int
    version: int
    games: NotRequired[list[Plain]]
    open_tables: NotRequired[bool]
    by_room: NotRequired[bool]
    path_keys: NotRequired[list[str]]


class You(TypedDict):
    """The receiver's role in a room. `viewer` selects its view."""

    seat: int | None
    role: Literal["director", "leader", "monitor", "player", "spectator"]
    viewer: str
    host: bool


class GameEvent(TypedDict):
    """An observed event. `kind` is an engine's or the server's word; the client has the words for people."""

    kind: str
    at_ms: int
    seat: NotRequired[int | None]
    params: NotRequired[dict[str, Plain]]


class Snapshot(TypedDict):
    """The whole view of a room at `seq`, and the last events. The server sends it after a join and after each change of `you`."""

    type: Literal["snapshot"]
    room: str
    seq: int
    epoch: int
    you: You
    view: dict[str, Plain]
    at_ms: int
    happenings: NotRequired[list[GameEvent]]


class Patch(TypedDict):
    """The change from the view of `seq - 1` to that of `seq` (`protocol.patch`). Empty `ops`: a change that this viewer does not see."""

    type: Literal["patch"]
    room: str
    seq: int
    at_ms: int
    ops: NotRequired[list[list[Plain]]]
    happenings: NotRequired[list[GameEvent]]


class Ack(TypedDict):
    """The request is done and stored. `seq`: the room's number after it."""

    type: Literal["ack"]
    cid: str
    seq: NotRequired[int]
    params: NotRequired[dict[str, Plain]]


class Refusal(TypedDict):
    """A typed refusal; the state is unchanged. `rule`: the rulebook's rule, if there is one. Without `cid`: the message was unreadable."""

    type: Literal["refusal"]
    code: str
    cid: NotRequired[str | None]
    rule: NotRequired[str | None]
    params: NotRequired[dict[str, Plain]]


class Notice(TypedDict):
    type: Literal["notice"]
    code: str
    params: NotRequired[dict[str, Plain]]


class Pong(TypedDict):
    """The answer to a ping. `seq`: the number of the requested `room`, which reveals a silent gap."""

    type: Literal["pong"]
    at: int
    server_ms: int
    seq: NotRequired[int | None]
    room: NotRequired[str | None]


class Bye(TypedDict):
    """The server closes the connection."""

    type: Literal["bye"]
    code: str


class PleaView(TypedDict):
    """A seat's words to the referees after `level` opinions."""

    level: int
    seat: int
    words: str


class Explanation(TypedDict):
    """An existing fault. The client has the words for it."""

    detail: Plain
    facts: dict[str, Plain]
    rule: str


class ChallengeView(TypedDict):
    """The referees' view of an open challenge."""

    action: Plain
    at_ms: int
    before: Plain
    """The game before the challenge."""
    found: dict[str, Plain]
    notation: str
    pleas: list[PleaView]
    seat: int
    shown_by: list[Explanation]
    """The explanation of each rule that the server finds broken."""


class NotedView(TypedDict):
    """An appeal without a person to decide it; the ruling stays."""

    at_ms: int
    marks: list[Literal["C", "I", "IA"]]
    number: int
    rules: list[str]
    seat: int
    words: str


class EventView(TypedDict):
    """An observed event (`engines.contract.GameEvent`)."""

    kind: str
    params: dict[str, Plain]
    seat: int | None


class ResultView(TypedDict):
    """The result of a game: the seats of the winners, and the points of each seat (1, 0.5, 0)."""

    points: list[float]
    reason: str
    result: Literal["both_lose", "draw", "void", "win"]
    score: str | None
    winners: list[int]


class FollowsView(TypedDict):
    """The effects of a ruling if it stands."""

    flag: int | None
    """The seat that plays next; None if the game ends."""
    happened: list[EventView]
    """The remedy, the price and the warnings, as public events of the game."""
    result: ResultView | None
    """The end of the game that the ruling causes; None if the game continues."""
    totals: list[list[float]]
    """The totals of the score cards before the challenge and after the ruling, if it changes them and the game continues."""


class OpinionView(TypedDict):
    """A ruling, with a mark for each named rule. The server's marks may be fewer, because its list ends with the ruling that ends the game."""

    by: str
    follows: FollowsView | None
    """The effects of the ruling; None if an earlier version, which did not record them, stored the room."""
    level: int
    marks: list[Literal["C", "I", "IA"]]
    reached: int
    """Number of rules up to the one that ends the list; only their marks count."""
    reason: str
    rules: list[str]


class AppealView(TypedDict):
    """A challenge whose ruling is not final yet."""

    accepted: list[int]
    by: int | None
    closes_at_ms: int | None
    decides_at_ms: int | None
    """Time when the server ends the wait; None if it waits until such a person comes."""
    level: int
    opinions: list[OpinionView]
    pleaded: list[int]
    """The seats that have pleaded before the next opinion."""
    rules: list[str]
    seat: int
    stage: Literal["appeal", "ruling", "window"]
    unattended: bool
    """True if an opinion is due and no present person may give it."""


class CardView(TypedDict):
    """A seat's score card. Only referees see the seat's objections."""

    closed: bool
    columns: list[str]
    disputed: bool
    final: bool
    lines: list[list[Plain]]
    marks: list[Literal["C", "I", "IA"]]
    name: str
    seat: int
    signed_at_ms: int | None
    total: Plain
    violations: int


class HomeView(TypedDict):
    """Pupils may finish the game after class until `until_ms`; it waits for no referee."""

    days: int
    """Number of days for a move; 0: no limit."""
    move_by_ms: int | None
    """End of the days for the present move; from then on the game's own clock runs."""
    together: bool
    """True if the clocks run, as in class, while all players of the board are present."""
    until_ms: int


class InvitationView(TypedDict):
    """A referee whom a playing host wants to invite; `asked` are the seats that have not agreed yet."""

    asked: list[int]
    role: Literal["director", "leader", "monitor"]


class MatchView(TypedDict):
    ended: int
    game: int
    """The number of the running game, or of the last one, from 0."""
    games: int
    over: bool
    past: list[ResultView]
    points: list[float]
    position: NotRequired[Literal[True]]
    """Each of the board's games begins from a position that a tutor has chosen."""
    totals: list[float]


class NoteView(TypedDict):
    """A note on a card; `before` and `after` only if one result replaced another."""

    after: NotRequired[ResultView]
    at_ms: int
    before: NotRequired[ResultView]
    by: str
    kind: Literal["appeal_noted", "expel", "force_result", "left", "reopened", "replace_result", "take_game", "warn"]
    reason: str
    seat: int


class PauseView(TypedDict):
    reasons: list[Literal["adjourned", "appeal", "hand", "home", "limit", "pause", "ruling", "window"]]
    since_ms: int | None
    words: str


class RefereeView(TypedDict):
    name: str
    present: bool
    role: Literal["director", "leader", "monitor"]


class SealView(TypedDict):
    """The hash over the log at the step that made the cards final, and the times when the log got a new seal for an erased name."""

    again_at_ms: NotRequired[int]
    hash: str
    seq: int


class SeatView(TypedDict):
    hints: NotRequired[int]
    """Number of hints that the seat asked for in this game, if any."""
    kind: Literal["bot", "empty", "person"]
    left: bool
    """True if the player left on purpose during the game; the room keeps the seat."""
    level: NotRequired[Literal["", "club", "learner", "partner", "strong"]]
    """The level of the computer here, if one was chosen."""
    name: str
    """The player's name. Empty for bots and empty seats, which the client names."""
    person: str | None
    present: bool
    program: NotRequired[bool]
    """True if a person's program plays here; it came with the key of the seat."""
    reads: NotRequired[bool]
    """True if the clocks are stopped because this player has the rules open."""
    ready: bool
    replaceable: bool
    """True if the computer plays here until a person comes and takes the seat."""
    team: int


class SettingsView(TypedDict):
    """The settings, as in `protocol.messages.Settings`."""

    absence_ms: int
    appeal_ms: int
    appeals: bool
    auto_start: bool
    bot_ms: int
    chat: bool
    games: int
    monitor: Literal["server", "tutor"]
    move_days: int
    phrases: bool
    quick: bool
    referee_wait_ms: int
    spectator_delay_ms: int
    spectators: bool
    start_when_full: bool
    substitute_ms: int


class RoomInfo(TypedDict):
    """The room's part of a view, the same for all viewers."""

    absence: list[int | None] | None
    """Per seat, the time from which others may claim its absence, None for a present player. The whole is None if nobody can claim an absence."""
    appeal: AppealView | None
    begins_at_ms: int | None
    """The appointed time of the first game, while the room waits for it."""
    cards: list[CardView] | None
    code: str
    digest: str | None
    """The SHA-256 of the seed, in hex."""
    game: str
    home: HomeView | None
    """Present at a class's board while it is a home board."""
    host: str
    invitation: InvitationView | None
    listed: str | None
    """The language of the list that shows this table; None if no list shows it."""
    match: MatchView
    notes: list[NoteView]
    options: dict[str, Plain]
    pause: PauseView | None
    referees: list[RefereeView]
    rematch: list[int]
    result: ResultView | None
    seal: SealView | None
    seats: list[SeatView]
    seed: str | None
    """The seed, in hex, once the game is over."""
    session: str | None
    """The code of the class that the board belongs to."""
    settings: SettingsView
    state: Literal["erased", "over", "paused", "playing", "waiting"]
    substitute_at_ms: int | None
    """Time when the computer takes the free seats, while a person waits at a listed table."""
    undo: int | None
    """The seat that may take back its last actions in its turn; None if no seat may."""


class WindowView(TypedDict):
    """An open window: the seats that may use it, and the time when it closes (server ms)."""

    closes_at_ms: int | None
    kind: str
    seats: list[int]
    stakes: NotRequired[str]
    """The row of the game's table of stakes with the gain and cost of a challenge in this window. Absent: the window's kind names the row."""


class StatusView(TypedDict):
    """`engines.contract.Status` as plain data."""

    awaited: list[int]
    """The seats that must act now, which need not be the flag's."""
    due_at_ms: int | None
    flag: int | None
    may: list[list[str]]
    """The types of action that each seat may send now."""
    phase: str
    result: ResultView | None
    windows: list[WindowView]


class RoomView(TypedDict):
    """All that one viewer sees. `game` and `status` are None before the first game."""

    desk: NotRequired[ChallengeView | None]
    disputes: NotRequired[list[str | None] | None]
    game: Plain
    noted: NotRequired[list[NotedView]]
    room: RoomInfo
    status: StatusView | None
