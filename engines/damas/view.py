"""The view of a match of damas. All viewers see the whole table; only referees see omitted captures before the end of the game.

key         meaning
board       a text of 32 signs, one per square: `b` `w` men, `B` `W` kings, `.` nothing
black_seat  the seat with black
touched     the square of the touched piece that the seat must move, or null
last        the completed turn: seat, path, captured, crowned, `lost` (the square of a touched piece that could not
            move), `before` (the board); null at the start and after a granted claim
window      whether the flag holder may claim against `last`
redo        in a repeated turn: the first squares of the move, as far as the ruling fixes them
moves       the record of the game: `11-15`, `14x23x32`, `~9` a lost turn, `*14` a soplo, `/14-17` an undone turn
idle        number of turns without progress; at `no_progress` a seat may claim a draw
offer       the seat that has offered a draw, or null
game        number of this game of the match; `games`: number of all its games
points      the match points; `results`: the results of the match's games
ready       the seats that are ready for the next game
next_ms     the latest start of that game, or null
called      whether a seat has called "¡Tiempo!"
allowed     in assisted mode: the possible moves
the_move    in assisted mode and for referees: the seat that "has the move"
record      for referees, and for all when the game is over: the faults, [[number of the entry, detail, facts], …]
"""

from typing import Any, Literal, NotRequired, TypedDict

from engines.contract import REFEREE, Card, Result, Viewer
from engines.damas.board import fen_of, side_with_the_move
from engines.damas.facts import recorded
from engines.damas.flow import match_points, results
from engines.damas.moves import is_crowned, is_jump, jumped
from engines.damas.possible_actions import allowed_paths
from engines.damas.record import LOST, UNDONE, path_of
from engines.damas.state import CaptureRule, Ended, Last, State, StatePhase, is_black, seat_of
from engines.kit.clocks.turn import TurnClockView, clock_view, stopped
from engines.kit.outcome import Plain
from engines.kit.referee.record import Mark
from engines.kit.view_cache import shown_once
from engines.kit.viewer import open_audience


class ResultView(TypedDict):
    winner: int | None
    reason: str


class LastView(TypedDict):
    seat: int
    path: list[int]
    captured: list[int]
    crowned: bool
    lost: int | None
    before: str


class View(TypedDict):
    board: str
    black_seat: int
    flag: int
    phase: StatePhase
    touched: int | None
    last: LastView | None
    window: bool
    redo: list[int] | None
    moves: list[str]
    start: str
    idle: int
    no_progress: int
    offer: int | None
    called: bool
    time_called: bool
    limit_ms: int | None
    game: int
    games: int
    points: list[int]
    results: list[ResultView]
    ready: list[bool]
    mode: Literal["assisted", "tournament"]
    capture_rule: CaptureRule
    touch_move: bool
    next_ms: int | None
    clock: TurnClockView
    strikes: list[int]
    marks: list[list[Mark]]
    text: str
    the_move: NotRequired[int]
    record: NotRequired[list[tuple[int, str, dict[str, Plain]]]]
    allowed: NotRequired[list[list[int]]]


def view(state: State, viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    options = state.options
    black = is_black(state, state.flag)
    seen: dict[str, Any] = {
        "board": state.board,
        "black_seat": state.black_seat,
        "flag": state.flag,
        "phase": state.phase,
        "touched": state.touched,
        "last": state.last and _last(state.last),
        "window": state.window,
        "redo": _redo(state),
        "moves": list(state.record),
        "start": fen_of(state.start.board, state.start.black),
        "idle": state.idle,
        "no_progress": options.no_progress,
        "offer": state.offer,
        "called": state.phase == "turn" and state.clock.in_grace,
        "time_called": state.time_called,
        "limit_ms": state.limit.due_at_ms,
        "game": len(state.ended) + 1,
        "games": options.games,
        "points": list(match_points(state)),
        "results": [_result(result) for result in results(state)],
        "ready": list(state.ready),
        "mode": options.mode,
        "capture_rule": options.capture_rule or ("soplo" if options.mode == "tournament" else "forced"),
        "touch_move": options.touch_binds,
        "next_ms": state.clock.due_at_ms if state.phase == "over" else None,
        "clock": _clock(state),
        "strikes": list(state.book.strikes),
        "marks": [list(marks) for marks in state.book.marks],
        "text": fen_of(state.board, black),
    }
    if options.mode == "assisted":
        seen["allowed"] = [list(path) for path in allowed_paths(state)]
    if options.mode == "assisted" or viewer == REFEREE:
        seen["the_move"] = seat_of(state, side_with_the_move(state.board, black))
    if viewer == REFEREE or state.result is not None:
        seen["record"] = [[number, fault.detail, dict(fault.facts)] for number, fault in recorded(state.start, state.record)]
    return seen


def _clock(state: State) -> TurnClockView:
    """Return the clock. It shows a grace only for a seat that must move after "¡Tiempo!". The time for claims appears as normal
    time, and between games no clock runs."""
    if state.phase == "over":
        return clock_view(stopped(state.clock))
    return {**clock_view(state.clock), "in_grace": state.phase == "turn" and state.clock.in_grace}


audience = open_audience


@shown_once
def _last(last: Last) -> dict[str, Any]:
    return {
        "seat": last.seat,
        "path": list(last.path),
        "captured": list(jumped(last.path)) if last.path else [],
        "crowned": bool(last.path) and is_crowned(last.before, last.path),
        "lost": last.lost,
        "before": last.before,
    }


def _redo(state: State) -> list[int] | None:
    """Return the first squares of the repeated turn, as far as the ruling fixes them.

    A capture that stopped too early must begin with its squares. After an omitted capture, the piece that moved must capture
    if it can. The player must find the other squares.
    """
    if state.must is None:
        return None
    entry = state.record[-1].removeprefix(UNDONE)
    if entry.startswith(LOST):
        return []
    path = path_of(entry)
    begins = path if is_jump(path) else path[:1]
    return list(begins) if all(each[: len(begins)] == begins for each in state.must) else []


def _result(result: Result) -> dict[str, Any]:
    return {"winner": result.winners[0] if result.winners else None, "reason": result.reason}


def card(state: State, seat: int) -> Card:
    """Return the score card: a line for each game with the colour, the result and the points for the match. The total is the
    match's."""
    running = () if state.result is None else (_ended(state),)
    games = (*state.ended, *running)
    worth = state.options.match_points
    lines = []
    marks: tuple[Mark, ...] = ()
    for game in games:
        winners = game.result.winners
        points = worth.draw if not winners else worth.win if seat in winners else worth.loss
        colour = "black" if seat == game.black_seat else "white"
        lines.append((colour, len(game.record), game.result.reason, points))
        marks += game.marks[seat]
    if state.result is None:
        marks += state.book.marks[seat]
    return Card(("colour", "turns", "reason", "points"), tuple(lines), match_points(state)[seat], marks)


def _ended(state: State) -> Ended:
    assert state.result is not None
    return Ended(state.black_seat, state.start, state.record, state.result, state.book.marks)
