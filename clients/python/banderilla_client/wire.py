"""What a server sends, as types. Made from its declarations by `python -m tools.python_client`. Do not edit."""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

__version__ = "0.2.0"
SOCKET_PATH = "/ws"
SUBPROTOCOL = "banderilla.v1"
VERSION = 1
Plain: TypeAlias = Any
"""Maps with text keys, lists, text, numbers, bool and None. Each game's view and actions: `docs/reference/games`."""


class WeekendHour(TypedDict):
    """The hour of the weekend that people see now: the running one; if none is running, the one that ended less than a day ago; otherwise the next one. `counts_until_ms`: server time until which the end of a running game counts."""

    starts_at_ms: int
    ends_at_ms: int
    counts_until_ms: int
    game: str


class Welcome(TypedDict):
    """The answer to `hello`. `token` is the secret of this person, which the client stores. `games` are the games that the lobby offers. `open_tables`: this server may list tables. `by_room`: a proxy chooses the node by the code in the socket's address (`/ws?room=CODE`), so a client that enters a room must reconnect with that code. `path_keys`: the keys that short patches replace with negative numbers, -1 for the first key; empty if the server sends full patches. `weekend`: the weekend hour; null if this server has none. `friends`: people may pair as friends."""

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
    weekend: NotRequired[WeekendHour | None]
    friends: NotRequired[bool]


class You(TypedDict):
    """The receiver's role in a room. `viewer` names the view that the receiver gets."""

    seat: int | None
    role: Literal["director", "leader", "monitor", "player", "spectator"]
    viewer: str
    host: bool


class GameEvent(TypedDict):
    """An event. `kind` is a word of the engine or of the server; the client has a sentence for each kind."""

    kind: str
    at_ms: int
    seat: NotRequired[int | None]
    params: NotRequired[dict[str, Plain]]


class Snapshot(TypedDict):
    """The whole view of a room at `seq`, and the last events. The server sends it after a join and whenever `you` changes."""

    type: Literal["snapshot"]
    room: str
    seq: int
    epoch: int
    you: You
    view: dict[str, Plain]
    at_ms: int
    happenings: NotRequired[list[GameEvent]]


class Patch(TypedDict):
    """The change from the view at `seq - 1` to the view at `seq` (`protocol.patch`). If `ops` is empty, this viewer's view is unchanged."""

    type: Literal["patch"]
    room: str
    seq: int
    at_ms: int
    ops: NotRequired[list[list[Plain]]]
    happenings: NotRequired[list[GameEvent]]


class Ack(TypedDict):
    """Says that the server has carried out and stored the request. `seq`: the room's sequence number after the request."""

    type: Literal["ack"]
    cid: str
    seq: NotRequired[int]
    params: NotRequired[dict[str, Plain]]


class Refusal(TypedDict):
    """Refuses a request; the state is unchanged. `rule`: the broken rule of the rulebook, if there is one. Without `cid`, the message was unreadable."""

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
    """The answer to `ping`. `seq`: the present number of the requested `room`. By this number the client notices that it has missed something."""

    type: Literal["pong"]
    at: int
    server_ms: int
    seq: NotRequired[int | None]
    room: NotRequired[str | None]


class Bye(TypedDict):
    """Says why the server closes the connection."""

    type: Literal["bye"]
    code: str


class PleaView(TypedDict):
    """A seat's words to the referees. `level`: number of opinions that were given before these words."""

    level: int
    seat: int
    words: str


class Explanation(TypedDict):
    """A fault that the server has found, with its facts. The client has the words for each fault."""

    detail: Plain
    facts: dict[str, Plain]
    rule: str


class ChallengeView(TypedDict):
    """The referees' view of an open challenge."""

    action: Plain
    at_ms: int
    before: Plain
    """The view of the game before the challenge."""
    found: dict[str, Plain]
    notation: str
    pleas: list[PleaView]
    seat: int
    shown_by: list[Explanation]
    """An explanation of each fault that the server finds."""


class NotedView(TypedDict):
    """An appeal that no present person could decide. The ruling stays."""

    at_ms: int
    marks: list[Literal["C", "I", "IA"]]
    number: int
    rules: list[str]
    seat: int
    words: str


class EventView(TypedDict):
    """An event of the game (`engines.contract.GameEvent`)."""

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
    """The consequences of a ruling, if it becomes final."""

    flag: int | None
    """The seat that plays next; None if the game ends."""
    happened: list[EventView]
    """The remedy, the price and the warnings, as public events of the game."""
    result: ResultView | None
    """The result, if the ruling ends the game; else None."""
    totals: list[list[float]]
    """The totals of the score cards before the challenge and after the ruling. Empty if they do not change or the game ends."""


class OpinionView(TypedDict):
    """A ruling, with one mark for each named rule. The server may give fewer marks, because it stops at a mark that ends the game."""

    by: str
    follows: FollowsView | None
    """The consequences of the ruling; None in rooms that an earlier version stored."""
    level: int
    marks: list[Literal["C", "I", "IA"]]
    reached: int
    """Number of rules up to the ruling that ends the game; only their marks count."""
    reason: str
    rules: list[str]


class AppealView(TypedDict):
    """A challenge whose ruling is not final yet."""

    accepted: list[int]
    by: int | None
    closes_at_ms: int | None
    decides_at_ms: int | None
    """Server time when the server stops waiting for a person; None if it waits without limit."""
    level: int
    opinions: list[OpinionView]
    pleaded: list[int]
    """Seats that have written to the referees before the next opinion."""
    rules: list[str]
    seat: int
    stage: Literal["appeal", "ruling", "window"]
    unattended: bool
    """True if an opinion is due and no person who may give it is present."""


class CardView(TypedDict):
    """A seat's score card. Only referees see the words of a dispute."""

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
    """A home game: pupils may finish it after class until `until_ms`, and it waits for no referee."""

    days: int
    """Number of days for a move; 0: no limit."""
    move_by_ms: int | None
    """Server time when the days for the present move end; after that, the game's own clock runs."""
    together: bool
    """True if the clocks run, as in class, only while all players are present."""
    until_ms: int


class InvitationView(TypedDict):
    """A playing host's request for a referee. `asked`: the seats that have not agreed yet."""

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
    """Present if each game of the board begins from a position that a tutor chose."""
    totals: list[float]


class NoteView(TypedDict):
    """A note on a score card. `before` and `after` are present only if one result replaced another."""

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
    """The hash over the log at the step that made the cards final, and the server times when the log got a new seal because a name was erased."""

    again_at_ms: NotRequired[int]
    hash: str
    seq: int


class SeatView(TypedDict):
    hints: NotRequired[int]
    """Number of hints that the seat has asked for in this game; absent if none."""
    kind: Literal["bot", "empty", "person"]
    left: bool
    """True if the player left on purpose during the game, so that the room keeps the seat."""
    level: NotRequired[Literal["", "club", "learner", "partner", "strong"]]
    """Level of the computer in this seat; absent for the plain bot."""
    name: str
    """Name of the player. Empty for a bot and an empty seat; the client has words for these."""
    person: str | None
    present: bool
    program: NotRequired[bool]
    """True if a program plays here that came with the key of the seat."""
    reads: NotRequired[bool]
    """True if the clocks are stopped because this player has the rules open."""
    ready: bool
    replaceable: bool
    """True if the computer plays here only until a person comes."""
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
    reactions: bool
    referee_wait_ms: int
    spectator_delay_ms: int
    spectators: bool
    start_when_full: bool
    substitute_ms: int


class RoomInfo(TypedDict):
    """The room's part of a view, the same for all viewers."""

    absence: list[int | None] | None
    """For each seat, the earliest server time when others may claim its absence; None for a present player. If this table has no claims of absence, there is no list, only None."""
    appeal: AppealView | None
    begins_at_ms: int | None
    """Appointed server time of the first game, while the room waits for it."""
    cards: list[CardView] | None
    code: str
    digest: str | None
    """SHA-256 of the game's seed, in hex."""
    game: str
    home: HomeView | None
    """Present at a board of a class while pupils may finish its game at home."""
    host: str
    invitation: InvitationView | None
    listed: str | None
    """Language of the lobby's list that shows this table; None if no list does."""
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
    """The game's seed, in hex; None until the game is over."""
    session: str | None
    """Code of the class that the board belongs to."""
    settings: SettingsView
    state: Literal["erased", "over", "paused", "playing", "waiting"]
    substitute_at_ms: int | None
    """Server time when the computer takes the free seats, while a person waits at a listed table."""
    undo: int | None
    """Seat that may take back its last actions of the turn; None if no seat may."""


class WindowView(TypedDict):
    """An open challenge window: the seats that may use it, and the server time in ms when it closes."""

    closes_at_ms: int | None
    kind: str
    """`regular`: about the turn that the other side has just ended; the first touch of the next turn closes it. `result`: about a claimed or announced end, in the phase `result_pending`. `capture`: about a part of the running turn. Any other kind belongs to one game; the page of that game and its rulebook explain it."""
    seats: list[int]
    stakes: NotRequired[str]
    """Key of the table of stakes, which says what a challenge in this window can win or lose. If absent, the window's kind is the key."""


class StatusView(TypedDict):
    """`engines.contract.Status` as plain data."""

    awaited: list[int]
    """Seats that must act now. The flag holder need not be among them."""
    due_at_ms: int | None
    flag: int | None
    may: list[list[str]]
    """Types of action that each seat may send now."""
    phase: str
    result: ResultView | None
    windows: list[WindowView]


class RoomView(TypedDict):
    """A whole view. `game` and `status` are None before the first game."""

    desk: NotRequired[ChallengeView | None]
    disputes: NotRequired[list[str | None] | None]
    game: Plain
    noted: NotRequired[list[NotedView]]
    room: RoomInfo
    status: StatusView | None
