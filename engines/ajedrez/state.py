"""The values of a game of chess.

Tuples are indexed by seat; only `white_seat` links seats and colours. The record grows with every move; undoing moves shortens
it. The server stores the state after every action, so a move takes only some forty bytes.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from engines.ajedrez.board import MAX_FEN_LENGTH, STANDARD, is_playable, white_to_move
from engines.contract import Result
from engines.kit.clocks.chess import ChessClock, Control, Kind, Period, Reading
from engines.kit.declaration.edition import read_edition
from engines.kit.referee.record import Book

BOARD = read_edition(__package__, dict[str, Any])
FIGURES: dict[str, int] = BOARD["figures"]
FAST = {
    "relampago-3-2": (3, 2),
    "relampago-5": (5, 0),
    "relampago-5-3": (5, 3),
    "rapida-10": (10, 0),
    "rapida-15-10": (15, 10),
}
"""Additional time controls, by name: minutes for the game, seconds that each move adds."""
CONTROLS: dict[str, Control] = {
    entry["id"]: Control(entry["clock"], msgspec.convert(entry["periods"], tuple[Period, ...]))
    for entry in BOARD["time_controls"]
}
CONTROLS |= {
    name: Control("increment" if seconds else "plain", (Period(None, minutes * 60_000, seconds * 1_000),))
    for name, (minutes, seconds) in FAST.items()
}
UNTIMED = "sin-reloj"
"""Name of the time control without a clock, the default in assisted mode."""
CONTROLS[UNTIMED] = Control("none", (Period(None, 86_400_000),))

Phase: TypeAlias = Literal["playing", "stopped", "awaiting_arbiter", "over"]
IllegalMoves: TypeAlias = Literal["refuse", "claim", "arbiter"]
LATEST_MS = 4_102_444_800_000
"""Latest possible appointed time of a game, as a server time in ms: the year 2100."""
TimeControl: TypeAlias = Literal[
    "una-hora",
    "clasico",
    "escolar-15",
    "incremento-25-10",
    "retraso-25-5",
    "relampago-3-2",
    "relampago-5",
    "relampago-5-3",
    "rapida-10",
    "rapida-15-10",
    "sin-reloj",
]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room's settings for the game (rulebook part 3). None means the value that `time_control` or the mode gives.

    `host_plays`: the colour of seat 0, which opened the table. The setup derives White's seat from it; the value `lot` means a
    random colour in each game. `last_two`: the moves that article 10.3 applies to. `scheduled_at`: the appointed time, a server
    time in ms. `scheduled`: the game has an appointed time; without `scheduled_at`, this is the time of the setup.
    """

    mode: Literal["assisted", "tournament"] = "assisted"
    white_seat: Literal[0, 1] = 0
    host_plays: Literal["white", "black", "lot"] = "white"
    time_control: TimeControl = "una-hora"
    periods: Annotated[tuple[Period, ...], msgspec.Meta(min_length=1, max_length=8)] | None = None
    clock: Kind | None = None
    auto_flag: bool = True
    flag: Literal["auto", "claim"] = "auto"
    both_flags: Literal["order", "unknown"] = "order"
    illegal: IllegalMoves | None = None
    touch_move: bool | None = None
    scoresheet: Literal["auto", "manual"] = "auto"
    arbiter: Literal["human", "none"] = "human"
    last_two: Literal["all", "last_period"] = "all"
    scheduled_at: Annotated[int, msgspec.Meta(ge=0, le=LATEST_MS)] | None = None
    scheduled: bool = False
    late_ms: Annotated[int, msgspec.Meta(ge=0, le=86_400_000)] = 3_600_000
    start_fen: Annotated[str, msgspec.Meta(max_length=MAX_FEN_LENGTH)] = STANDARD
    training: bool = False
    auto_75: bool = False

    def __post_init__(self) -> None:
        if self.periods and [period.moves is None for period in self.periods] != [False] * (len(self.periods) - 1) + [True]:
            raise ValueError("only the last period may lack a number of moves")
        if self.start_fen != STANDARD and not is_playable(self.start_fen):
            raise ValueError("the position is not playable")

    @property
    def control(self) -> Control:
        """Return the time control in force."""
        named = CONTROLS[self.time_control]
        if self.time_control == UNTIMED:
            return Control(self.clock or "plain", self.periods) if self.periods else named
        return Control(self.clock or named.kind, self.periods or named.periods)

    @property
    def on_illegal(self) -> IllegalMoves:
        """The server's treatment of an illegal move. In assisted mode it always refuses the move."""
        return "refuse" if self.mode == "assisted" else self.illegal or "claim"

    @property
    def touch_binds(self) -> bool:
        """True if a player must move a touched piece."""
        return self.mode == "tournament" if self.touch_move is None else self.touch_move

    @property
    def by_hand(self) -> bool:
        """True if the players write their score sheets themselves."""
        return self.scoresheet == "manual"


class Ply(msgspec.Struct, frozen=True, array_like=True):
    """One move of the record.

    `then`: the clocks when the move was completed, before the increment; None for a move that is not completed.
    `clock_ms`: the mover's clock after pressing it. `fault`: the broken rule, hidden until a ruling. `touched` and
    `streak`: the values of the state before the move. `notes`: undone moves that this move replaces, and wrong claims.
    """

    uci: str
    san: str
    clock_ms: int
    then: Reading | None
    touched: str = ""
    fault: Literal["", "illegal", "touch"] = ""
    offered: bool = False
    streak: int = 0
    notes: tuple[str, ...] = ()


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of a game.

    `moved`: the move is on the board, but the seat has not pressed the clock. `touched`: the squares touched in this turn, in
    order. `forced`: a move was undone, and the game now accepts only a legal move that obeys `touched`. `claimed`: the move
    that a wrong claim announced, which the seat must make. `can_claim_touch`: the window of `ajedrez.touch-move` is open for
    the seat that has the move. `offer`: the seat that has offered a draw; `offer_faults`: the faults of that offer; `offered`:
    the seats that have offered since their last move; `streak`: number of offers in a row by the same seat (negative for seat
    1). `late_due_ms`: server time, for each seat, when it loses if it is still absent. `sheets`: number of lines that each seat
    has written by hand.
    """

    options: Options
    fen: str
    clock: ChessClock
    book: Book
    start_fen: str = STANDARD
    record: tuple[Ply, ...] = ()
    phase: Phase = "playing"
    moved: bool = False
    touched: tuple[str, ...] = ()
    forced: bool = False
    claimed: str | None = None
    can_claim_touch: bool = False
    offer: int | None = None
    offer_faults: tuple[str, ...] = ()
    offered: tuple[bool, bool] = (False, False)
    streak: int = 0
    illegal_moves: tuple[int, int] = (0, 0)
    warnings: tuple[int, int] = (0, 0)
    arrived: tuple[bool, bool] = (True, True)
    late_due_ms: tuple[int, int] | None = None
    last_two: Literal["pending", "postponed"] | None = None
    last_two_by: int | None = None
    sheets: tuple[int, int] = (0, 0)
    notes: tuple[str, ...] = ()
    result: Result | None = None


def seat_to_move(state: State) -> int:
    """Return the seat whose move it is in the position. If `moved` is True, this seat must wait, because the other seat must
    first press its clock."""
    white = state.options.white_seat
    return white if white_to_move(state.fen) else 1 - white


def flag_of(state: State) -> int:
    """Return the seat that holds the flag (the banderilla), which is the seat whose clock runs."""
    seat = seat_to_move(state)
    return 1 - seat if state.moved else seat


def mover_of(state: State, ply: int) -> int:
    """Return the seat that made a move of the record."""
    first = state.options.white_seat if white_to_move(state.start_fen) else 1 - state.options.white_seat
    return (first + ply) % 2


def is_white_seat(state: State, seat: int) -> bool:
    return seat == state.options.white_seat


def score_of(state: State, points: tuple[str, str]) -> str:
    """Return the score text, with White's part first. `points`: the points of seats 0 and 1 as texts."""
    white = state.options.white_seat
    return f"{points[white]}-{points[1 - white]}"
