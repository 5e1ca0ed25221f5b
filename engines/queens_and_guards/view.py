"""The view of a game of Queens & Guards. All viewers see the board; only referees see faults and unannounced traps."""

from typing import Literal, TypedDict

from msgspec.structs import replace

from engines.contract import REFEREE, Card, Viewer
from engines.kit.chance import Chance
from engines.kit.duel.hand_pick import CALLER, PICKER, Color, hidden
from engines.kit.duel.score_card import duel_card
from engines.kit.duel.state import clock_shown
from engines.kit.duel.view import DuelView, FaultsByTurn, PendingView, duel_view, fault_entry, pending_view
from engines.kit.view_cache import shown_once
from engines.queens_and_guards.board import GONE, PIECE_NAMES, SPACE_NAMES, Places, piece_names
from engines.queens_and_guards.facts import faults_explained, win_explained
from engines.queens_and_guards.faults import is_false_win
from engines.queens_and_guards.play import owed_moves
from engines.queens_and_guards.possible_actions import moves_of
from engines.queens_and_guards.state import Kind, Moved, State, Turn, color_of
from engines.queens_and_guards.table import Moves, Table, Trap


class PenaltyView(TypedDict):
    pieces: list[str]
    is_lost: bool
    due_at_ms: int | None


MoveView = TypedDict("MoveView", {"piece": str, "from": str, "to": str, "kind": Kind})


class TurnView(TypedDict):
    seat: int
    moves: list[MoveView]
    is_touched: bool
    leave: list[str]
    ending: Literal["", "pass", "lost", "undone"]


class OwedView(TypedDict):
    kind: Literal["retreat", "leave"]  # leave: out of a trap that the seat without the flag announced
    moves: dict[str, list[str]]


class TrapView(TypedDict):
    victim: str
    captors: list[str]
    announced: bool


class View(DuelView):
    board: dict[str, str]  # piece → space, of the pieces in the game
    colors: list[Color] | None
    starter: int | None
    called: Color | None  # the colour that starts
    traps: list[TrapView]  # the announced traps; for referees and in rooms with `hints`, all traps
    owed: OwedView | None  # the moves that the holder must choose from
    choices: dict[str, list[str]] | None  # the holder's faultless moves in assisted rooms, before it has moved
    turn: TurnView
    last: TurnView | None
    regular_window: bool  # the holder may challenge `last`
    penalty: PenaltyView | None
    pending: PendingView | None
    turns: int
    max_turns: int


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    table = state.table
    sees_all = viewer == REFEREE or shows_hints(state)
    is_to_move = state.phase == "play" and not state.turn.moves
    seen: View = {
        "board": board(table.places),
        "colors": list(state.colors) if state.colors else None,
        "starter": state.starter,
        "called": state.called,
        "traps": [trap_shown(trap) for trap in table.traps if sees_all or trap.is_announced],
        "owed": _owed(state) if is_to_move else None,
        "choices": _shown(moves_of(state)) if is_to_move and state.options.mode == "assisted" else None,
        "turn": turn_shown(state.turn),
        "last": None if state.last is None else turn_shown(state.last),
        "regular_window": state.window,
        "penalty": _penalty(state),
        "pending": pending_view(state.pending),
        "turns": state.turns,
        "max_turns": state.options.max_turns,
        **duel_view(state, text(state), clock_shown(state, _seat_of_minute(state))),
    }
    if viewer == REFEREE:
        seen["record"] = _record(state)
    return seen


def shows_hints(state: State) -> bool:
    """Return whether all viewers see unannounced traps."""
    return state.options.hints and state.options.mode == "assisted"


@shown_once
def board(places: Places) -> dict[str, str]:
    return {name: SPACE_NAMES[space] for name, space in zip(PIECE_NAMES, places, strict=True) if space != GONE}


@shown_once
def trap_shown(trap: Trap) -> TrapView:
    captors = [PIECE_NAMES[captor] for captor in trap.captors]
    return {"victim": PIECE_NAMES[trap.victim], "captors": captors, "announced": trap.is_announced}


@shown_once
def turn_shown(turn: Turn) -> TurnView:
    return {
        "seat": turn.seat,
        "moves": [_moved(moved) for moved in turn.moves],
        "is_touched": turn.is_touched,
        "leave": piece_names(turn.leave),
        "ending": turn.ending,
    }


def _moved(moved: Moved) -> MoveView:
    return {
        "piece": PIECE_NAMES[moved.piece],
        "from": SPACE_NAMES[moved.start],
        "to": SPACE_NAMES[moved.to],
        "kind": moved.kind,
    }


def _owed(state: State) -> OwedView | None:
    moves, kind = owed_moves(state)
    return None if kind == "regular" else {"kind": kind, "moves": _shown(moves)}


def _shown(moves: Moves) -> dict[str, list[str]]:
    return {PIECE_NAMES[piece]: [SPACE_NAMES[space] for space in spaces] for piece, spaces in moves.items()}


def _penalty(state: State) -> PenaltyView | None:
    penalty = state.penalty
    if penalty is None:
        return None
    return {"pieces": piece_names(penalty.pieces), "is_lost": penalty.is_lost, "due_at_ms": state.minute.due_at_ms}


def _record(state: State) -> FaultsByTurn:
    """Return the faults of the running turn (with a false win) and of the last turn."""
    pending = state.pending
    record: FaultsByTurn = {"turn": [fault_entry(fault) for fault in faults_explained(state.turn)]}
    if pending is not None and is_false_win(state):
        record["turn"].append(fault_entry(win_explained(state.table.places, color_of(state, 1 - pending.seat))))
    if state.last is not None:
        record["last"] = [fault_entry(fault) for fault in faults_explained(state.last)]
    return record


def _seat_of_minute(state: State) -> int:
    """Return the seat to show with the minute: in phase `start` the seat that must call or pick, during a penalty the
    challenger."""
    return state.flag if state.phase != "start" else CALLER if state.called is None else PICKER


def text(state: State) -> str:
    """Return a text such as `0 play BQ-5.15 B1-5.19 … !R1`: flag holder, phase, the place of each piece, and the victims of
    announced traps."""
    caught = "".join(f" !{PIECE_NAMES[trap.victim]}" for trap in state.table.traps if trap.is_announced)
    return f"{state.flag} {state.phase} {_places_text(state.table.places)}{caught}"


@shown_once
def _places_text(places: Places) -> str:
    return " ".join(f"{name}-{space}" for name, space in board(places).items())


def resample_hidden(state: State, viewer: Viewer, chance: Chance) -> State:
    """Return the state with other colours in the hands. If traps are hidden from the viewer, the returned state has
    only the announced traps."""
    hands = hidden(chance) if state.phase == "start" and state.hands else state.hands
    table = state.table
    if viewer != REFEREE and not shows_hints(state):
        table = Table(table.places, tuple(trap for trap in table.traps if trap.is_announced))
    return replace(state, hands=hands, table=table)


def card(state: State, seat: int) -> Card:
    """Return the score card, with one line: turns played, traps announced, retreats made. The total is the seat's share of the
    game's point."""
    own = state.tally[seat]
    total = state.result.points[seat] if state.result else None
    line = (own.turns, own.traps, own.retreats)
    return duel_card(state, seat, ("turns", "traps", "retreats"), (line,), total)
