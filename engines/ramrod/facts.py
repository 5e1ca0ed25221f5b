"""The facts of a fault of Ramrod (`Fault.facts`): lengths, free room, contents, and places."""

from typing import Any

from msgspec.structs import replace

from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault
from engines.ramrod.board import LONG, RODS
from engines.ramrod.faults import FIT, HOT_ROD, WIN, after_move, turn_faults
from engines.ramrod.state import Options, Turn
from engines.ramrod.table import rods_in, room


class NoRoom(Cells):
    length: int
    room: int


class NotFull(Cells):
    room: int


class TooFew(Cells):
    rods: int
    least: int


class NotThere(Cells):
    content: int
    goal: int


def explained(turn: Turn, options: Options, fault: Fault) -> Fault:
    """Return the fault of the turn, with its facts added. `turn` contains the faulty action, whether carried out or only
    requested."""
    return replace(fault, facts=_facts(turn, options, fault))


def faults_explained(turn: Turn, options: Options) -> tuple[Fault, ...]:
    """Return all faults of a turn with their facts."""
    return tuple(explained(turn, options, fault) for fault in turn_faults(turn, options))


def _facts(turn: Turn, options: Options, fault: Fault) -> Any:
    if fault.rule == HOT_ROD:
        return Cells(cells=[] if turn.rod is None else [turn.rod])
    if fault.rule == FIT and turn.rod is not None and turn.to is not None:
        return NoRoom(length=RODS[turn.rod].length, room=room(turn.before, turn.to), cells=[turn.rod, turn.to])
    if fault.rule == WIN:
        return NotThere(content=turn.declared or 0, goal=options.goal, cells=[LONG[turn.seat]])
    assert turn.captured is not None
    lying = after_move(turn)
    rods = rods_in(lying, turn.captured)
    match fault.detail:
        case "not_full":
            return NotFull(room=room(lying, turn.captured), cells=[*rods, turn.captured])
        case "one_rod":
            return TooFew(rods=len(rods), least=options.min_rods_in_capture, cells=[*rods, turn.captured])
    return Cells(cells=[turn.captured])
