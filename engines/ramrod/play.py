"""The actions of the start and of a turn (rulebook, parts 3 and 4). Each function first checks its action, in the rulebook's
order of refusals, and then carries it out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import due_in
from engines.kit.duel.flow import refuse, with_event_first
from engines.kit.duel.hand_pick import CALLER, PICKER, StartPick
from engines.kit.duel.turns import passing_if_done
from engines.kit.outcome import fault_refused
from engines.kit.referee.actions import AcceptResult, DeclareWin, PassFlag
from engines.ramrod.actions import Capture, Move, Relocate, Select, StartRods
from engines.ramrod.board import COLOURS, LONG, START
from engines.ramrod.choices import is_stuck, move_refusal
from engines.ramrod.facts import explained
from engines.ramrod.faults import action_faults, asked
from engines.ramrod.flow import Outcome, declared, has_filled, opened, passed, win_stands
from engines.ramrod.relocation import relocate
from engines.ramrod.state import Lot, State, Turn
from engines.ramrod.table import at, is_full, lengths, rods_in, with_rod

TURN = ("moving", "moved")
PHASES: dict[type[Any], tuple[str, ...]] = {
    StartRods: ("start",),
    StartPick: ("start",),
    Select: TURN,
    Move: TURN,
    Capture: TURN,
    DeclareWin: TURN,
    PassFlag: TURN,
    Relocate: ("relocating",),
}


def phase_refusal(state: State, seat: int, action: Any) -> str | None:
    """Return the refusal code if the phase does not allow this action, whether or not the seat has the flag; else None. Part 4
    of the rulebook has the order of the refusals."""
    if isinstance(action, StartRods | StartPick):
        return "wrong_phase" if state.phase != "start" else _start_refusal(state, seat, action)
    is_of_game = type(action) in PHASES or isinstance(action, AcceptResult)
    if state.phase == "start" and is_of_game:
        return "wrong_phase"
    if state.phase == "relocating" and not isinstance(action, Relocate) and is_of_game:
        return "relocation_pending"
    if state.phase == "result_pending" and is_of_game and not isinstance(action, AcceptResult):
        return "result_pending"
    if isinstance(action, Relocate):
        return "no_relocation" if state.phase != "relocating" else "not_challenger" if seat != state.flag else None
    return None


def _start_refusal(state: State, seat: int, action: StartRods | StartPick) -> str | None:
    if isinstance(action, StartRods):
        if seat != CALLER:
            return "not_caller"
        return None if state.lot is None else "already_called"
    if seat != PICKER:
        return "not_picker"
    return None if state.lot is not None else "not_called"


def _start_rods(state: State, action: StartRods, now_ms: int, _chance: Chance) -> Outcome:
    after = replace(
        state,
        lot=Lot(action.colours),
        turn=replace(state.turn, seat=PICKER),
        minute=due_in(state.options.turn_ms, now_ms),
    )
    return after, (GameEvent("rods_hidden", CALLER, {"colours": list(action.colours)}),)


def _start_pick(state: State, action: StartPick, now_ms: int, chance: Chance) -> Outcome:
    """Open the picked hand. If it hides the shorter rod, the seat that picked it gets the flag; else the other seat does."""
    assert state.lot is not None
    hands = state.laid or ((0, 1) if chance.below(2) == 0 else (1, 0))
    colours = state.lot.colours
    in_hand = hands[0] if action.hand == "left" else hands[1]
    starter = PICKER if COLOURS[colours[in_hand]] < COLOURS[colours[1 - in_hand]] else CALLER
    after = replace(state, lot=replace(state.lot, hands=hands, picked=action.hand), laid=None)
    shown = {"hand": action.hand, "colour": colours[in_hand], "starter": starter}
    return opened(after, starter, now_ms), (GameEvent("hand_picked", PICKER, shown),)


def start_expired(state: State, now_ms: int, chance: Chance) -> Outcome:
    """Let chance act in the phase `start` for a seat whose minute is over."""
    if state.lot is None:
        first, second = chance.shuffle(tuple(COLOURS))[:2]
        return _start_rods(state, StartRods((first, second)), now_ms, chance)
    return _start_pick(state, StartPick("left" if chance.below(2) == 0 else "right"), now_ms, chance)


def _select(state: State, action: Select, _now_ms: int, _chance: Chance) -> Outcome:
    _refuse_moved(state)
    after = _with_touch(state, replace(state.turn, touched=action.rod))
    return after, (GameEvent("selected", state.flag, {"rod": action.rod}),)


def _move(state: State, action: Move, now_ms: int, _chance: Chance) -> Outcome:
    _refuse_moved(state)
    rod, to = action.rod, action.to
    refuse(move_refusal(state, rod, to))
    _refuse_faults(state, action)
    seat = state.flag
    event = GameEvent("moved", seat, {"rod": rod, "from": at(state.rods, rod), "to": to})
    first = state.first
    if state.is_opening:
        is_first = seat == state.starter and state.round == 1 and at(state.rods, rod) in START[seat]
        first = (rod, to) if is_first else first if seat == state.starter else None
    after = replace(
        _with_touch(state, replace(state.turn, rod=rod, to=to)),
        phase="moved",
        rods=with_rod(state.rods, rod, to),
        first=first,
        is_opening=state.is_opening and seat == state.starter,
    )
    return perhaps_passed(after, (event,), now_ms)


def _capture(state: State, action: Capture, now_ms: int, _chance: Chance) -> Outcome:
    if state.turn.captured is not None:
        raise Refusal("already_captured")
    taken = rods_in(state.rods, action.rectangle)
    if not taken:
        raise Refusal("empty_rectangle")
    _refuse_faults(state, action)
    seat = state.flag
    rods = state.rods
    for rod in taken:
        rods = with_rod(rods, rod, LONG[seat])
    is_starter = seat == state.starter
    after = replace(
        _with_touch(state, replace(state.turn, captured=action.rectangle)),
        phase="moved",
        rods=rods,
        first=state.first if is_starter else None,
        is_opening=state.is_opening and is_starter,
    )
    event = GameEvent("captured", seat, {"rectangle": action.rectangle, "rods": list(taken)})
    return perhaps_passed(after, (event,), now_ms)


def _declare_win(state: State, action: DeclareWin, now_ms: int, _chance: Chance) -> Outcome:
    _refuse_incomplete(state)
    _refuse_faults(state, action)
    content = lengths(state.rods)[state.flag]
    event = GameEvent("win_declared", state.flag, {"content": content})
    state = replace(state, turn=replace(state.turn, declared=content))
    if state.options.mode == "assisted":
        return with_event_first(event, win_stands(state, now_ms))
    return declared(state, now_ms), (event,)


def _pass_flag(state: State, _action: PassFlag, now_ms: int, _chance: Chance) -> Outcome:
    _refuse_incomplete(state)
    return passed(state, now_ms)


def _is_done(state: State) -> bool:
    """Return whether there is neither a full rectangle to capture nor a win to declare."""
    turn = state.turn
    may_capture = (
        turn.captured is None and turn.to is not None and is_full(state.rods, turn.to, state.options.min_rods_in_capture)
    )
    return not may_capture and not has_filled(state, turn.seat)


perhaps_passed = passing_if_done(_is_done, passed)
"""Passes the flag of a finished turn. The test for a finished turn uses only visible things, so that passing is not a
hint."""


ACTIONS: dict[type[Any], Callable[[State, Any, int, Chance], Outcome]] = {
    StartRods: _start_rods,
    StartPick: _start_pick,
    Select: _select,
    Move: _move,
    Capture: _capture,
    DeclareWin: _declare_win,
    PassFlag: _pass_flag,
    Relocate: lambda state, action, now_ms, _chance: relocate(state, action, now_ms),
}


def _with_touch(state: State, turn: Turn) -> State:
    """Return the state after a touch in the running turn. The touch closes the window on the last turn, and the starter's touch
    begins the round."""
    return replace(state, turn=turn, window=False, is_begun=state.is_begun or turn.seat == state.starter)


def _refuse_moved(state: State) -> None:
    if state.turn.is_played:
        raise Refusal("already_moved")


def _refuse_incomplete(state: State) -> None:
    if not state.turn.is_played and not is_stuck(state):
        raise Refusal("turn_incomplete", missing=["move"])


def _refuse_faults(state: State, action: Any) -> None:
    """Refuse the first fault in assisted mode."""
    if state.options.mode != "assisted":
        return
    for fault in action_faults(state, action):
        raise fault_refused(explained(asked(state, action), state.options, fault))
