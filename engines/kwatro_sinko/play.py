"""The actions of a turn (rulebook, part 4): each checked in the order of its refusals, then carried out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.kit.chance import Chance
from engines.kit.clocks.deadline import due_in
from engines.kit.clocks.turn import stopped
from engines.kit.duel.flow import with_event_first
from engines.kit.duel.state import Pending
from engines.kit.outcome import GameEvent, Refusal
from engines.kit.referee.actions import PassFlag
from engines.kit.referee.record import Fault
from engines.kit.relocation.chips import Hop, Move, Relocate, Select, WaiveRelocation
from engines.kit.relocation.flow import over, passed, relocation_done, touched, waived, with_line
from engines.kit.relocation.state import Line
from engines.kwatro_sinko import faults
from engines.kwatro_sinko.actions import DeclareWin
from engines.kwatro_sinko.board import CHIPS, CHIPS_OF, NET
from engines.kwatro_sinko.flow import Outcome
from engines.kwatro_sinko.state import State, parity_of, seat_of

PHASES: dict[type[Any], tuple[str, ...]] = {
    Select: ("moving",),
    Move: ("moving",),
    DeclareWin: ("moving",),
    PassFlag: ("moving",),
    Relocate: ("relocating",),
    WaiveRelocation: ("relocating",),
}


def play(state: State, action: Any, now_ms: int, _chance: Chance) -> Outcome:
    """A turn's action by the seat that may send it. Raises `Refusal`."""
    return ACTIONS[type(action)](state, action, now_ms)


def _select(state: State, action: Select, _now_ms: int) -> Outcome:
    _own_place(state, action.chip)
    return touched(state), (GameEvent("touched", state.flag, {"chip": action.chip}),)


def _move(state: State, action: Move, _now_ms: int) -> Outcome:
    start = _own_place(state, action.chip)
    if start == action.to:
        raise Refusal("same_space")
    _refuse_space(state, action.to)
    seat, hop = state.flag, Hop(action.chip, start, action.to)
    if state.options.mode == "assisted":
        _refuse_fault(faults.hop_faults(state.places, state.turn.hops, hop, state.options))
    turn = replace(state.turn, hops=(*state.turn.hops, hop))
    after = touched(replace(state, places=CHIPS.moved(state.places, hop.chip, hop.to), turn=turn))
    after = with_line(after, seat, Line(state.turns + 1, hop.chip, hop.start, hop.to))
    return after, (GameEvent("moved", seat, {"chip": hop.chip, "from": hop.start, "to": hop.to}),)


def _declare_win(state: State, action: DeclareWin, now_ms: int) -> Outcome:
    if not set(action.path) <= NET.linked.keys():
        raise Refusal("unknown_space")
    seat = state.flag
    claimed = touched(replace(state, turn=replace(state.turn, path=action.path, sentence=action.sentence)))
    after = with_line(claimed, seat, Line(state.turns + 1, to=action.sentence.text, note="declared"))
    seen = GameEvent("win_declared", seat, {"path": list(action.path), "sentence": action.sentence.text})
    if state.options.mode == "assisted":
        _refuse_fault(faults.declaration_faults(state.places, claimed.turn, parity_of(state, seat), state.options))
        return with_event_first(seen, over(after, seat, "goal"))
    pending = Pending(1 - seat, due_in(state.options.win_challenge_ms, now_ms), "goal", is_declared=True)
    return replace(after, phase="result_pending", pending=pending, clock=stopped(state.clock)), (seen,)


def _pass_flag(state: State, _action: PassFlag, now_ms: int) -> Outcome:
    if must_move(state):
        raise Refusal("turn_incomplete", missing="move")
    return passed(state, now_ms)


def _relocate(state: State, action: Relocate, now_ms: int) -> Outcome:
    start = _place(state, action.chip)
    if seat_of(state, action.chip) == state.flag:
        raise Refusal("not_opponents")
    _refuse_space(state, action.to)
    hop = Hop(action.chip, start, action.to)
    turn = replace(state.turn, relocated=(*state.turn.relocated, hop))
    after = replace(state, places=CHIPS.moved(state.places, hop.chip, hop.to), turn=turn)
    after = with_line(after, state.flag, Line(state.turns + 1, hop.chip, hop.start, hop.to, "relocated"))
    seen = GameEvent("relocated", state.flag, {"chip": hop.chip, "from": hop.start, "to": hop.to})
    return with_event_first(seen, relocation_done(after, now_ms))


ACTIONS: dict[type[Any], Callable[[State, Any, int], Outcome]] = {
    Select: _select,
    Move: _move,
    DeclareWin: _declare_win,
    PassFlag: _pass_flag,
    Relocate: _relocate,
    WaiveRelocation: lambda state, _action, now_ms: waived(state, now_ms),
}


def must_move(state: State) -> bool:
    """Whether the holder has not moved and could (`kwatro-sinko.move-one`).

    Every faultless move begins with a step to an empty circle beside it.
    """
    if state.turn.hops:
        return False
    taken = frozenset(state.places)
    starts = (CHIPS.place_of(state.places, chip) for chip in CHIPS_OF[parity_of(state, state.flag)])
    return any(start is not None and not NET.linked[start] <= taken for start in starts)


def _place(state: State, chip: str) -> str:
    """Where a chip stands. Raises `Refusal` where there is none of that name in this game."""
    place = CHIPS.place_of(state.places, chip) if chip in CHIPS.index else None
    if place is None:
        raise Refusal("unknown_chip")
    return place


def _own_place(state: State, chip: str) -> str:
    place = _place(state, chip)
    if seat_of(state, chip) != state.flag:
        raise Refusal("not_yours")
    return place


def _refuse_space(state: State, space: str) -> None:
    if space not in NET.linked:
        raise Refusal("unknown_space")
    if space in state.places:
        raise Refusal("occupied")


def _refuse_fault(found: tuple[Fault, ...]) -> None:
    for fault in found:
        raise Refusal("fault", rule=fault.rule, detail=fault.detail)
