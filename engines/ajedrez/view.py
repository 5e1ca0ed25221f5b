"""The view of a game of chess. Until a ruling, it hides faults: illegal moves, and moves that disobey a touched piece.

If the players write their own score sheets, a seat sees neither the record nor the number of the move (rulebook part 9).
"""

from typing import Any, Literal, NotRequired, TypedDict

from engines.ajedrez.board import captured_square, checkers, is_check, piece_at
from engines.ajedrez.facts import recorded
from engines.ajedrez.faults import RULE_OF
from engines.ajedrez.obligations import accepted_moves
from engines.ajedrez.remedies.undo import fen_before
from engines.ajedrez.state import State, mover_of
from engines.contract import REFEREE, SPECTATOR, Card, Viewer
from engines.kit.clocks.chess import clock_view, is_timed
from engines.kit.outcome import Plain
from engines.kit.referee.record import Mark
from engines.kit.view_cache import shown_once


class RecordView(TypedDict):
    """A faulty move in the referees' record. `at`: its number and its squares, as written. `facts`: the facts of the
    fault."""

    ply: int
    seat: int
    rule: str
    uci: str
    at: str
    facts: dict[str, Plain]


class MovesView(TypedDict):
    san: list[str]
    uci: list[str]
    clock_ms: list[int]


class PeriodView(TypedDict):
    moves: int | None
    ms: int
    extra_ms: int


class ClockView(TypedDict):
    kind: Literal["chess"]
    control: str
    running: int | None
    since_ms: int | None
    left_ms: list[int]
    delay_left_ms: int
    period: list[int]
    periods: list[PeriodView]
    made: NotRequired[list[int]]


class TakenView(TypedDict):
    white: str
    black: str


class RecentView(TypedDict):
    uci: str
    piece: str
    taken: str
    offered: bool


class View(TypedDict):
    fen: str
    white_seat: int
    moved: bool
    touched: list[str]
    start_fen: str
    recent: list[RecentView]
    forced: bool
    claimed: str | None
    offer: int | None
    strikes: list[int]
    marks: list[list[Mark]]
    illegal_moves: list[int]
    warnings: list[int]
    taken: TakenView
    last_two: Literal["pending", "postponed"] | None
    arrived: list[bool]
    late_due_ms: list[int] | None
    clock: ClockView | None
    text: str
    moves: NotRequired[MovesView]
    sheets: NotRequired[list[int]]
    record: NotRequired[list[RecordView]]
    allowed: NotRequired[list[str]]
    check: NotRequired[bool]
    checkers: NotRequired[list[str]]
    sheet: NotRequired[list[str]]


_FULL_BLACK = (("p", 8), ("n", 2), ("b", 2), ("r", 2), ("q", 1))
_FULL_WHITE = tuple((piece.upper(), full) for piece, full in _FULL_BLACK)


def view(state: State, viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    """Return the view. `docs/rules/ajedrez.md`, The view, describes each key."""
    by_heart = state.options.by_hand and isinstance(viewer, int) and state.result is None
    fen = " ".join((*state.fen.split(" ")[:4], "0", "1")) if by_heart else state.fen
    seen: dict[str, Any] = {
        "fen": fen,
        "white_seat": state.options.white_seat,
        "moved": state.moved,
        "touched": list(state.touched),
        "start_fen": state.start_fen,
        "recent": [_recent(state, number) for number in range(len(state.record))[-2:]],
        "forced": state.forced,
        "claimed": state.claimed,
        "offer": state.offer,
        "strikes": list(state.book.strikes),
        "marks": [list(marks) for marks in state.book.marks],
        "illegal_moves": list(state.illegal_moves),
        "warnings": list(state.warnings),
        "taken": _taken(state.fen),
        "last_two": state.last_two,
        "arrived": list(state.arrived),
        "late_due_ms": list(state.late_due_ms) if state.late_due_ms else None,
        "clock": clock_view(state.clock, with_moves=not by_heart),
        "text": fen,
    }
    if state.options.mode == "assisted":
        seen["allowed"] = list(accepted_moves(state))
        seen["check"] = is_check(state.fen)
        seen["checkers"] = list(checkers(state.fen))
    if by_heart:
        assert isinstance(viewer, int)
        seen["sheet"] = [ply.san for ply in state.record[: state.sheets[viewer]]]
    else:
        seen["moves"] = {
            "san": [ply.san for ply in state.record],
            "uci": [ply.uci for ply in state.record],
            "clock_ms": [ply.clock_ms for ply in state.record] if is_timed(state.clock) else [],
        }
    if viewer == REFEREE:
        seen["sheets"] = list(state.sheets)
        seen["record"] = [
            {
                "ply": number,
                "seat": mover_of(state, number),
                "rule": RULE_OF[ply.fault],
                "uci": ply.uci,
                "at": f"{number // 2 + 1}{'…' if number % 2 else '.'} {ply.uci[:2]}-{ply.uci[2:4]}",
                "facts": dict(recorded(fen_before(state, number), ply).facts),
            }
            for number, ply in enumerate(state.record)
            if ply.fault
        ]
    return seen


def audience(state: State, viewer: Viewer) -> Viewer:
    """Return a viewer with the same view as `viewer`. The seats share the spectators' view, except in a running game whose
    players write their own score sheets."""
    return SPECTATOR if isinstance(viewer, int) and (not state.options.by_hand or state.result is not None) else viewer


def card(state: State, seat: int) -> Card:
    """Return the score sheet: the seat's own moves with their numbers, the clock after each, and the points at the end."""
    own = [(number // 2 + 1, ply) for number, ply in enumerate(state.record) if mover_of(state, number) == seat]
    total = state.result.points[seat] if state.result else None
    columns: tuple[str, ...] = ("number", "move")
    lines: tuple[tuple[Plain, ...], ...] = tuple((number, ply.san) for number, ply in own)
    if is_timed(state.clock):
        columns = (*columns, "clock")
        lines = tuple((number, ply.san, ply.clock_ms) for number, ply in own)
    return Card(columns, lines, total, state.book.marks[seat], state.book.violations[seat])


@shown_once
def _taken(fen: str) -> dict[str, str]:
    """Return, by colour, the pieces that are missing from that colour's full set, as FEN letters."""
    placement = fen.split(" ", 1)[0]
    return {
        "white": "".join([piece * (full - placement.count(piece)) for piece, full in _FULL_WHITE]),
        "black": "".join([piece * (full - placement.count(piece)) for piece, full in _FULL_BLACK]),
    }


def _recent(state: State, number: int) -> RecentView:
    """Return a move of the record without its notation. Players who write their score sheets must find the notation
    themselves."""
    ply = state.record[number]
    return {"uci": ply.uci, "piece": _piece(ply.san), "taken": _captured(state, number), "offered": ply.offered}


def _captured(state: State, number: int) -> str:
    """Return the letter of the piece that a move captured (`p` to `q`); empty if it captured none."""
    ply = state.record[number]
    if "x" not in ply.san:
        return ""
    before = fen_before(state, number)
    square = captured_square(before, ply.uci)
    return (piece_at(before, square) or "").lower() if square else ""


def _piece(san: str) -> str:
    """Return the letter of the moved piece (empty for a pawn), or the sign of castling. Every viewer may know this."""
    if san.startswith("0"):
        return "0-0-0" if san.startswith("0-0-0") else "0-0"
    return san[0] if san[0].isupper() else ""
