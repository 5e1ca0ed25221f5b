"""The actions of a turn (rulebook, part 4). Each function first checks its action, in the rulebook's order of refusals, and
then carries it out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.clocks.turn import started
from engines.kit.duel.hand_pick import StartCall, StartPick, color_by_lot, colors_after, hand_by_lot, hidden, start_refusal
from engines.kit.duel.turns import passing_if_done
from engines.kit.outcome import GameEvent, Refusal, fault_refused
from engines.kit.referee.actions import AcceptResult, DeclareWin, PassFlag
from engines.kit.referee.record import Fault
from engines.par55.actions import Announce, Bump, MovePawn, Place, PutBack, Select
from engines.par55.board import GOAL, worth
from engines.par55.facts import explained
from engines.par55.faults import owes_bump, turn_faults
from engines.par55.flow import Outcome, declared, moved_to, passed
from engines.par55.state import Moved, State, Turn

IN_TURN = ("placing", "scoring")
PHASES: dict[type[Any], tuple[str, ...]] = {
    StartCall: ("start",),
    StartPick: ("start",),
    **dict.fromkeys((Select, PutBack, Place, Announce, MovePawn, Bump, DeclareWin, PassFlag), IN_TURN),
}


def phase_refusal(state: State, seat: int, action: Any) -> str | None:
    """Return the refusal code if the seat may not send the action now, whether or not it has the flag; else None."""
    if isinstance(action, StartCall | StartPick):
        return start_refusal(action, seat, state.called) if state.phase == "start" else "wrong_phase"
    if state.phase == "start" and (type(action) in PHASES or isinstance(action, AcceptResult)):
        return "wrong_phase"
    return "result_pending" if state.phase == "result_pending" and type(action) in PHASES else None


def _start_call(state: State, action: StartCall, now_ms: int, _chance: Chance) -> Outcome:
    turn = replace(state.turn, seat=1 - state.flag)
    after = replace(state, called=action.color, turn=turn, minute=due_in(state.options.turn_ms, now_ms))
    return after, (GameEvent("start_called", state.flag, {"color": action.color}),)


def _start_pick(state: State, action: StartPick, now_ms: int, chance: Chance) -> Outcome:
    colors = colors_after(state.hands or hidden(chance), action.hand)
    starter = 0 if colors[0] == state.called else 1
    after = replace(
        state,
        phase="placing",
        colors=colors,
        starter=starter,
        turn=Turn(starter, state.pawns),
        hands=None,
        minute=NEVER,
        clock=started(state.clock, starter, now_ms),
    )
    events = {"hand": action.hand, "color": colors[state.flag], "starter": starter}
    return after, (GameEvent("hand_picked", state.flag, events),)


def start_expired(state: State, now_ms: int, chance: Chance) -> Outcome:
    """Let chance call the colour or pick the hand for a seat whose minute is over."""
    if state.called is None:
        return _start_call(state, StartCall(color_by_lot(chance)), now_ms, chance)
    return _start_pick(state, StartPick(hand_by_lot(chance)), now_ms, chance)


def _select(state: State, action: Select, _now_ms: int, _chance: Chance) -> Outcome:
    _refuse_block(state, action.block)
    after = replace(state, turn=replace(state.turn, selected=action.block), window=False)
    return after, (GameEvent("selected", state.flag, {"block": action.block}),)


def _put_back(state: State, _action: PutBack, _now_ms: int, _chance: Chance) -> Outcome:
    block = state.turn.selected
    if block is None:
        raise Refusal("nothing_selected")
    return replace(state, turn=replace(state.turn, selected=None)), (GameEvent("put_back", state.flag, {"block": block}),)


def _place(state: State, action: Place, _now_ms: int, _chance: Chance) -> Outcome:
    _refuse_block(state, action.block)
    if action.base in state.laid:
        raise Refusal("occupied")
    score = worth(state.laid, action.block, action.base, state.options.score)
    turn = replace(state.turn, selected=None, block=action.block, base=action.base, worth=score)
    after = replace(state, phase="scoring", laid={**state.laid, action.base: action.block}, turn=turn, window=False)
    return after, (GameEvent("placed", state.flag, {"block": action.block, "base": action.base}),)


def _announce(state: State, action: Announce, now_ms: int, _chance: Chance) -> Outcome:
    turn = state.turn
    _refuse_order(turn.block, "nothing_placed", turn.announced, "already_announced")
    return _done(
        state, replace(turn, announced=action.score), GameEvent("announced", state.flag, {"score": action.score}), now_ms
    )


def _move_pawn(state: State, action: MovePawn, now_ms: int, _chance: Chance) -> Outcome:
    turn = state.turn
    _refuse_order(turn.block, "nothing_placed", turn.moved, "already_moved")
    moved = Moved(action.to, action.path, turn.announced)
    event = GameEvent("pawn_moved", state.flag, {"to": action.to, "path": list(action.path)})
    after = replace(state, pawns=moved_to(state.pawns, state.flag, action.to))
    return _done(after, replace(turn, moved=moved), event, now_ms)


def _bump(state: State, action: Bump, now_ms: int, _chance: Chance) -> Outcome:
    turn = state.turn
    _refuse_order(turn.moved, "not_moved", turn.bumped, "already_bumped")
    after = replace(state, pawns=moved_to(state.pawns, 1 - state.flag, action.to))
    return _done(after, replace(turn, bumped=action.to), GameEvent("bumped", state.flag, {"to": action.to}), now_ms)


def _declare_win(state: State, _action: DeclareWin, now_ms: int, _chance: Chance) -> Outcome:
    turn = state.turn
    if state.final == turn.seat:
        raise Refusal("final_turn")
    if turn.missing:
        raise Refusal("turn_incomplete", missing=list(turn.missing))
    _refuse_faults(state, replace(turn, declared=True, is_ended=True))
    return declared(state, now_ms)


def _pass_flag(state: State, _action: PassFlag, now_ms: int, _chance: Chance) -> Outcome:
    turn = state.turn
    if turn.missing:
        raise Refusal("turn_incomplete", missing=list(turn.missing))
    if must_declare(state):
        raise Refusal("turn_incomplete", missing=["declare_win"])
    _refuse_faults(state, replace(turn, is_ended=True))
    return passed(state, now_ms)


def must_declare(state: State) -> bool:
    """Return whether the flag holder must declare its win before it passes the flag. Only assisted mode requires this."""
    return state.options.mode == "assisted" and state.has_landed


def _done(state: State, turn: Turn, event: GameEvent, now_ms: int) -> Outcome:
    """Return the state with the new version of the turn. With `auto_flag` the server passes a turn that has no action left."""
    _refuse_faults(state, turn)
    return _perhaps_passed(replace(state, turn=turn), (event,), now_ms)


def _leaves_nothing(state: State) -> bool:
    turn = state.turn
    return not turn.missing and state.pawns[turn.seat] != GOAL and not owes_bump(turn)


_perhaps_passed = passing_if_done(_leaves_nothing, passed)


ACTIONS: dict[type[Any], Callable[[State, Any, int, Chance], Outcome]] = {
    StartCall: _start_call,
    StartPick: _start_pick,
    Select: _select,
    PutBack: _put_back,
    Place: _place,
    Announce: _announce,
    MovePawn: _move_pawn,
    Bump: _bump,
    DeclareWin: _declare_win,
    PassFlag: _pass_flag,
}


def _refuse_block(state: State, block: str) -> None:
    if state.turn.block is not None:
        raise Refusal("block_played")
    if block in state.laid.values():
        raise Refusal("not_in_bank")


def _refuse_order(needed: object, code: str, done: object, done_code: str) -> None:
    """Refuse a step of the turn that comes too early (`needed` is None) or a second time (`done` is not None)."""
    if needed is None:
        raise Refusal(code)
    if done is not None:
        raise Refusal(done_code)


def _refuse_faults(state: State, turn: Turn) -> None:
    """Refuse an action in assisted mode if it would be a fault."""
    if state.options.mode == "assisted":
        for fault in new_faults(state.turn, turn, state.bounces):
            raise fault_refused(explained(state, turn, fault))


def new_faults(before: Turn, after: Turn, bounces: bool) -> tuple[Fault, ...]:
    """Return the faults that the turn has now and did not have before."""
    known = turn_faults(before, bounces)
    return tuple(fault for fault in turn_faults(after, bounces) if fault not in known)
