"""The actions of a turn (rulebook, part 4): each checked in the order of its refusals, then carried out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.fiar import faults
from engines.fiar.actions import DeclareWin, Place
from engines.fiar.board import CHIPS, COLOR_OF, INDEX, LINKED
from engines.fiar.flow import Outcome, called, picked
from engines.fiar.state import HAND, State, in_hand, moved, on_board, place_of, seat_of
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import due_in
from engines.kit.clocks.turn import stopped
from engines.kit.duel.hand_pick import StartCall, StartPick
from engines.kit.duel.state import Pending
from engines.kit.outcome import GameEvent, Refusal
from engines.kit.referee.actions import PassFlag
from engines.kit.referee.record import Fault
from engines.kit.relocation.chips import Hop, Move, Relocate, Select, WaiveRelocation
from engines.kit.relocation.flow import over, passed, relocation_done, touched, waived, with_line
from engines.kit.relocation.state import Line

PLAYING = ("placing", "moving")
PHASES: dict[type[Any], tuple[str, ...]] = {
    StartCall: ("start",),
    StartPick: ("start",),
    Select: PLAYING,
    Place: PLAYING,
    Move: PLAYING,
    DeclareWin: PLAYING,
    PassFlag: PLAYING,
    Relocate: ("relocating",),
    WaiveRelocation: ("relocating",),
}


def play(state: State, action: Any, now_ms: int, _chance: Chance) -> Outcome:
    """A turn's action by the seat that may send it. Raises `Refusal`."""
    return ACTIONS[type(action)](state, action, now_ms)


def _select(state: State, action: Select, _now_ms: int) -> Outcome:
    _own(state, action.chip)
    if place_of(state.places, action.chip) is None:
        raise Refusal("unknown_chip")
    return touched(state), (GameEvent("touched", state.flag, {"chip": action.chip}),)


def _place(state: State, action: Place, _now_ms: int) -> Outcome:
    _own(state, action.chip)
    if state.phase == "moving":
        raise Refusal("moving_phase")
    if place_of(state.places, action.chip) != HAND:
        raise Refusal("not_in_hand")
    if state.turn.hops:
        raise Refusal("already_placed")
    _refuse_space(state, action.to)
    return _let_go(state, Hop(action.chip, HAND, action.to), "placed")


def _move(state: State, action: Move, _now_ms: int) -> Outcome:
    _own(state, action.chip)
    start = place_of(state.places, action.chip)
    if start is None or start == HAND:
        raise Refusal("not_on_board")
    if state.phase == "placing" and all(hop.chip != action.chip for hop in state.turn.hops):
        raise Refusal("placing_phase")
    if start == action.to:
        raise Refusal("same_space")
    _refuse_space(state, action.to)
    hop = Hop(action.chip, start, action.to)
    if state.options.mode == "assisted":
        _refuse_fault(faults.hop_faults(state.places, state.turn, hop, state.options))
    return _let_go(state, hop, "moved")


def _let_go(state: State, hop: Hop, kind: str) -> Outcome:
    """The chip lies where it was let go."""
    seat = state.flag
    turn = replace(state.turn, hops=(*state.turn.hops, hop), is_touched=True)
    after = replace(state, places=moved(state.places, hop.chip, hop.to), turn=turn, window=False)
    after = with_line(after, seat, Line(state.turns + 1, hop.chip, hop.start, hop.to))
    return after, (GameEvent(kind, seat, {"chip": hop.chip, "from": hop.start, "to": hop.to}),)


def _declare_win(state: State, action: DeclareWin, now_ms: int) -> Outcome:
    if not set(action.path) <= LINKED.keys():
        raise Refusal("unknown_space")
    seat = state.flag
    turn = replace(state.turn, path=action.path, is_touched=True)
    seen = GameEvent("win_declared", seat, {"path": list(action.path)})
    after = with_line(
        state, seat, Line(state.turns + 1, to="…".join((*action.path[:1], *action.path[1:][-1:])), note="declared")
    )
    after = replace(after, turn=turn, window=False)
    if state.options.mode == "assisted":
        _refuse_fault(faults.declaration_faults(state.places, turn, state.colors[seat], state.options))
        after, told = over(after, seat, "goal")
        return after, (seen, *told)
    pending = Pending(1 - seat, due_in(state.options.win_challenge_ms, now_ms), "goal", is_declared=True)
    return replace(after, phase="result_pending", pending=pending, clock=stopped(state.clock)), (seen,)


def _pass_flag(state: State, _action: PassFlag, now_ms: int) -> Outcome:
    missing = what_is_missing(state)
    if missing is not None:
        raise Refusal("turn_incomplete", missing=missing)
    return passed(state, now_ms)


def _relocate(state: State, action: Relocate, now_ms: int) -> Outcome:
    if action.chip not in INDEX:
        raise Refusal("unknown_chip")
    if seat_of(state, action.chip) == state.flag:
        raise Refusal("not_opponents")
    start = place_of(state.places, action.chip)
    if start is None or start == HAND:
        raise Refusal("not_on_board")
    _refuse_space(state, action.to)
    hop = Hop(action.chip, start, action.to)
    turn = replace(state.turn, relocated=(*state.turn.relocated, hop))
    after = replace(state, places=moved(state.places, hop.chip, hop.to), turn=turn)
    after = with_line(after, state.flag, Line(state.turns + 1, hop.chip, hop.start, hop.to, "relocated"))
    seen = GameEvent("relocated", state.flag, {"chip": hop.chip, "from": hop.start, "to": hop.to})
    after, told = relocation_done(after, now_ms)
    return after, (seen, *told)


ACTIONS: dict[type[Any], Callable[[State, Any, int], Outcome]] = {
    StartCall: lambda state, action, now_ms: called(state, action.color, now_ms),
    StartPick: lambda state, action, now_ms: picked(state, action.hand, now_ms),
    Select: _select,
    Place: _place,
    Move: _move,
    DeclareWin: _declare_win,
    PassFlag: _pass_flag,
    Relocate: _relocate,
    WaiveRelocation: lambda state, _action, now_ms: waived(state, now_ms),
}


def what_is_missing(state: State) -> str | None:
    """`place` or `move`, where the holder has not done what its turn asks and could (`fiar.alternate`, `fiar.move-one`)."""
    if state.turn.hops:
        return None
    if state.stage == "placing":
        return "place" if in_hand(state, state.flag) else None
    return "move" if can_move(state) else None


def can_move(state: State) -> bool:
    """Whether the holder has a faultless move: every one begins with a step to an empty circle beside it."""
    board = on_board(state.places)
    color = state.colors[state.flag]
    return any(
        COLOR_OF[chip] == color and not LINKED[space] <= board.keys()
        for chip, space in zip(CHIPS, state.places, strict=True)
        if space is not None and space != HAND
    )


def _own(state: State, chip: str) -> None:
    if chip not in INDEX:
        raise Refusal("unknown_chip")
    if seat_of(state, chip) != state.flag:
        raise Refusal("not_yours")


def _refuse_space(state: State, space: str) -> None:
    if space not in LINKED:
        raise Refusal("unknown_space")
    if space in state.places:
        raise Refusal("occupied")


def _refuse_fault(found: tuple[Fault, ...]) -> None:
    for fault in found:
        raise Refusal("fault", rule=fault.rule, detail=fault.detail)
