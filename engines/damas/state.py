"""The values of a match of damas and of its running game.

The state stores no faults. The last turn contains its move and the board before it, and `faults.py` finds its faults when
needed. So the state cannot reveal a fault.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.contract import Result
from engines.damas.board import BLACK_STARTS, START_BOARD
from engines.damas.moves import Path
from engines.kit.clocks.deadline import NEVER, Deadline
from engines.kit.clocks.turn import TurnClock
from engines.kit.duel.options import TurnLength
from engines.kit.referee.record import Book, Mark

StatePhase: TypeAlias = Literal["turn", "blocked", "limit", "over"]
Phase: TypeAlias = Literal["turn", "blocked", "limit", "between", "over"]
"""Phase of the running game, or `between` while the match waits for its next game."""
CaptureRule: TypeAlias = Literal["soplo", "rectify", "forced"]
Pair: TypeAlias = tuple[int, int]
Length: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=86_400_000)]
Term: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=86_400_000)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
Worth: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]

LIMIT_MS = 60_000
"""Time in ms for the flag holder's last claims after the time limit. Rule: part 7, Time limit."""
NEXT_GAME_MS = 60_000
"""Time in ms after which the next game begins, even if seats are not ready. Rule: `damas.match`."""


class MatchPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    win: Worth = 2
    draw: Worth = 1
    loss: Worth = 0


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room's settings for the game (rulebook part 3). None means the value that the mode gives. A `move_ms` or `game_ms` of 0
    means no limit.

    `in_class`: the game is a board in a round of a class, and the pairing decides the colours.
    """

    mode: Literal["assisted", "tournament"] = "assisted"
    games: Annotated[int, msgspec.Meta(ge=1, le=20)] = 2
    black_first_seat: Literal["lot", 0, 1] = "lot"
    capture_rule: CaptureRule | None = None
    touch_move: bool | None = None
    touch_dead: Literal["lose_turn", "free"] = "lose_turn"
    move_ms: TurnLength = 300_000
    grace_ms: Term = 60_000
    blocked_ms: Term = 60_000
    time_loss: Literal["game", "match"] = "game"
    repetition: Count = 3
    no_progress: Count = 80
    auto_draw: Count = 200
    match_points: MatchPoints = MatchPoints()
    game_ms: Length = 0
    in_class: bool = False

    def __post_init__(self) -> None:
        if self.games % 2 and (self.games > 1 or not (self.mode == "assisted" or self.in_class)):
            raise ValueError("an even number of games, or a single one in an assisted room or a class")

    @property
    def captures_claimed(self) -> bool:
        """True if the game accepts a move that omits a capture, so that the rival may claim the omission. False if the
        game refuses such a move. Rule: `damas.capture`."""
        return self.mode == "tournament" and self.capture_rule != "forced"

    @property
    def touch_binds(self) -> bool:
        """True if touching a piece is a separate action and the seat must move it. Rule: `damas.touch-move`."""
        return self.mode == "tournament" if self.touch_move is None else self.touch_move


class Last(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """The last completed turn.

    `path`: the move of the turn. `lost`: the square of a blocked piece; the seat touched it and so lost the turn. `before`: the
    board before the turn. `idle`: the number of turns without progress before the turn.
    """

    seat: int
    before: str
    idle: int
    path: Path = ()
    lost: int | None = None


class Start(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """First position of a game: the board, whether Black moves first, the number of turns without progress."""

    board: str = START_BOARD
    black: bool = BLACK_STARTS
    idle: int = 0


class Ended(msgspec.Struct, frozen=True, array_like=True):
    """A finished game of the match: the seat with black, the first position, the record, the result and the marks."""

    black_seat: int
    start: Start
    record: tuple[str, ...]
    result: Result
    marks: tuple[tuple[Mark, ...], ...]


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """State of a match.

    `flag`: the seat that has the turn. `clock`: the time limit that now runs. It is in its grace during the last time of the
    flag holder: after "¡Tiempo!", without a possible move, or for claims after the game's time limit. A clock without a seat
    limits the wait for the next game. `touched`: the piece that the seat must move. `must`: in a repeated turn, the only moves
    that the game accepts. `window`: the holder may make a claim against `last`. `idle`: number of turns without progress.
    `turns`: number of completed turns by seat. `record`: entries as in `record.py`. `offer`: the seat that has offered a draw;
    `offered`: the seats that have offered since their own last turn. `limit`: the time limit of the game. `result`: the result
    of this game; `ended`: the earlier games. `ready`: the seats that are ready for the next game; `opening`: the first position
    of that game, if it is not the usual one.
    """

    options: Options
    black_seat: int
    flag: int
    clock: TurnClock
    book: Book
    board: str = START_BOARD
    start: Start = Start()
    phase: StatePhase = "turn"
    touched: int | None = None
    must: tuple[Path, ...] | None = None
    last: Last | None = None
    window: bool = False
    idle: int = 0
    turns: Pair = (0, 0)
    record: tuple[str, ...] = ()
    offer: int | None = None
    offered: tuple[bool, bool] = (False, False)
    time_called: bool = False
    limit: Deadline = NEVER
    result: Result | None = None
    ended: tuple[Ended, ...] = ()
    ready: tuple[bool, bool] = (False, False)
    opening: Start | None = None


def is_black(state: State, seat: int) -> bool:
    return seat == state.black_seat


def seat_of(state: State, black: bool) -> int:
    return state.black_seat if black else 1 - state.black_seat
