"""The faults of a move, a capture or a declared win (rulebook, part 5).

The functions find the faults by looking at the actions again. If several parts of a rule are broken, the first is the fault's
detail.
"""

from typing import Any

from msgspec.structs import replace

from engines.kit.referee.actions import DeclareWin
from engines.kit.referee.record import Fault
from engines.ramrod.actions import Capture, Move
from engines.ramrod.board import RODS
from engines.ramrod.state import Options, State, Turn
from engines.ramrod.table import Lying, kind_of, lengths, rods_in, room, with_rod

HOT_ROD = "ramrod.hot-rod"
FIT = "ramrod.fit"
CAPTURE = "ramrod.capture"
WIN = "ramrod.win"
CHALLENGEABLE = (HOT_ROD, FIT, CAPTURE, WIN)


def move_faults(turn: Turn, lying: Lying, rod: str, to: str) -> tuple[Fault, ...]:
    """Return the faults of a move. `lying`: the rods before the move."""
    found = []
    if rod in turn.hot and kind_of(lying, turn.seat, rod, to) == "shift":
        found.append(Fault(HOT_ROD, rod))
    if room(lying, to) < RODS[rod].length:
        found.append(Fault(FIT, to))
    return tuple(found)


def capture_faults(turn: Turn, lying: Lying, rectangle: str, options: Options) -> tuple[Fault, ...]:
    """Return the faults of a capture. `lying`: the rods after the turn's move and before the capture."""
    if turn.to is not None and turn.to != rectangle:
        detail = "other_rectangle"
    elif len(rods_in(lying, rectangle)) < options.min_rods_in_capture:
        detail = "one_rod"
    elif room(lying, rectangle) != 0:
        detail = "not_full"
    else:
        return ()
    return (Fault(CAPTURE, detail),)


def win_faults(content: int, options: Options) -> tuple[Fault, ...]:
    """Return the fault of a win that a seat declares while its long rectangle has this content; none if it reaches the goal."""
    return (Fault(WIN, content),) if content < options.goal else ()


def after_move(turn: Turn) -> Lying:
    """Return the rods between the turn's move and its capture."""
    return turn.before if turn.rod is None or turn.to is None else with_rod(turn.before, turn.rod, turn.to)


def captured_rods(turn: Turn) -> tuple[str, ...]:
    return () if turn.captured is None else rods_in(after_move(turn), turn.captured)


def turn_faults(turn: Turn, options: Options) -> tuple[Fault, ...]:
    """Return all faults of a turn, in the order of its actions."""
    found: tuple[Fault, ...] = ()
    if turn.rod is not None and turn.to is not None:
        found += move_faults(turn, turn.before, turn.rod, turn.to)
    if turn.captured is not None:
        found += capture_faults(turn, after_move(turn), turn.captured, options)
    if turn.declared is not None:
        found += win_faults(turn.declared, options)
    return found


def asked(state: State, action: Any) -> Turn:
    """Return the running turn with the requested action added."""
    match action:
        case Move(rod, to):
            return replace(state.turn, before=state.rods, rod=rod, to=to)
        case Capture(rectangle):
            return replace(state.turn, captured=rectangle)
        case DeclareWin():
            return replace(state.turn, declared=lengths(state.rods)[state.flag])
    return state.turn


def action_faults(state: State, action: Any) -> tuple[Fault, ...]:
    """Return the faults that an action of the flag holder would have."""
    match action:
        case Move(rod, to):
            return move_faults(state.turn, state.rods, rod, to)
        case Capture(rectangle):
            return capture_faults(state.turn, state.rods, rectangle, state.options)
        case DeclareWin():
            return win_faults(lengths(state.rods)[state.flag], state.options)
    return ()
