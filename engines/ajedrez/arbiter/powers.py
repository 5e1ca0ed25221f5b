"""The arbiter's powers (rulebook part 4, the `arb_…` actions). A table gives the function for each action."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.ajedrez.actions import (
    ArbAddTime,
    ArbAnnul,
    ArbByFlag,
    ArbDeclare,
    ArbExcuseLate,
    ArbFlag,
    ArbLoseBoth,
    ArbResume,
    ArbRollback,
    ArbRuleLastTwo,
    ArbSanction,
    ArbSetClocks,
    ArbStop,
)
from engines.ajedrez.arbiter.claims import claim_flag
from engines.ajedrez.ending.result import annulled, both_lost, by_flag, closed, declared, drawn, won
from engines.ajedrez.remedies.remedy import warned
from engines.ajedrez.remedies.undo import undo
from engines.ajedrez.state import FIGURES, State, mover_of
from engines.contract import GameEvent, Refusal, Step
from engines.kit.clocks.chess import add_time, fallen, released, set_to, stopped
from engines.kit.referee.record import put

_RIVAL_SCORES = {1: "1", 0.5: "1/2", 0: "0"}


def arbitrate(state: State, action: Any, now_ms: int) -> Step[State]:
    """Carry out a referee's action. The caller has checked that the game is not over."""
    return _ACTIONS[type(action)](state, action, now_ms)


def _stop(state: State, _action: ArbStop, now_ms: int) -> Step[State]:
    if state.phase != "playing":
        raise Refusal("clocks_stopped")
    return Step(replace(state, phase="stopped", clock=stopped(state.clock, now_ms)), (GameEvent("clocks_stopped"),))


def _resume(state: State, _action: ArbResume, now_ms: int) -> Step[State]:
    """Resume the game. If the arbiter has not yet ruled on a claim of the last two minutes, that claim counts as postponed, and
    the rival gets no extra time.

    If a seat's aguja has fallen, the arbiter must first have given that seat time.
    """
    if state.phase == "playing" or (state.phase == "awaiting_arbiter" and fallen(state.clock, now_ms)):
        raise Refusal("nothing_pending")
    return Step(_going_on(state, now_ms), (GameEvent("clocks_resumed"),))


def _going_on(state: State, now_ms: int) -> State:
    last_two = "postponed" if state.last_two else None
    return replace(state, phase="playing", clock=released(state.clock, now_ms), last_two=last_two)


def _set_clocks(state: State, action: ArbSetClocks, now_ms: int) -> Step[State]:
    white = state.options.white_seat
    shown = (action.white_ms, action.black_ms) if white == 0 else (action.black_ms, action.white_ms)
    return Step(replace(state, clock=set_to(state.clock, shown, now_ms)), (GameEvent("clocks_set"),))


def _add_time(state: State, action: ArbAddTime, now_ms: int) -> Step[State]:
    return _timed(state, action.target, action.ms, now_ms)


def _timed(state: State, seat: int, ms: int, now_ms: int) -> Step[State]:
    kind = "time_given" if ms >= 0 else "time_taken"
    return Step(replace(state, clock=add_time(state.clock, seat, ms, now_ms)), (GameEvent(kind, seat, {"ms": abs(ms)}),))


def _sanction(state: State, action: ArbSanction, now_ms: int) -> Step[State]:
    """Apply a sanction. Rule: `ajedrez.sanction` (13.4, 12.7)."""
    target, rival = action.target, 1 - action.target
    event = GameEvent("sanction", target, {"kind": action.kind, "article": action.article})
    match action.kind:
        case "warn":
            step = Step(warned(state, target))
        case "rival_time" | "cut_time":
            if not action.ms:
                raise Refusal("malformed", missing="ms")
            step = (
                _timed(state, rival, action.ms, now_ms)
                if action.kind == "rival_time"
                else _timed(state, target, -action.ms, now_ms)
            )
        case "lose" | "expel":
            score = _RIVAL_SCORES.get(1 if action.rival_score is None else action.rival_score)
            if score is None:
                raise Refusal("malformed", detail="rival_score")
            reason = "sanction" if action.kind == "lose" else "expelled"
            step = closed(state, won(state, rival, reason, winner_score=score), now_ms)
    return replace(step, happenings=(event, *step.happenings))


def _lose_both(state: State, _action: ArbLoseBoth, now_ms: int) -> Step[State]:
    return closed(state, both_lost("art_12_8"), now_ms)


def _rule_last_two(state: State, action: ArbRuleLastTwo, now_ms: int) -> Step[State]:
    """Rule on a claim of a draw in the last two minutes. Rule: `ajedrez.last-two` (10.2)."""
    if state.last_two != "pending" or state.last_two_by is None:
        raise Refusal("nothing_pending")
    if action.decision == "draw":
        return closed(state, drawn("art_10_2"), now_ms)
    rival = 1 - state.last_two_by
    step = Step(state, ())
    if action.bonus:
        step = _timed(state, rival, FIGURES["last_two_bonus_ms"], now_ms)
    return Step(_going_on(step.state, now_ms), (GameEvent("postponed", state.last_two_by), *step.happenings))


def _by_flag(state: State, _action: ArbByFlag, now_ms: int) -> Step[State]:
    down = fallen(state.clock, now_ms)
    if state.phase != "awaiting_arbiter" or not down:
        raise Refusal("nothing_pending")
    return closed(state, by_flag(state, down[0]), now_ms)


def _declare(state: State, action: ArbDeclare, now_ms: int) -> Step[State]:
    return closed(state, declared(state, action.result, action.reason), now_ms)


def _flag(state: State, _action: ArbFlag, now_ms: int) -> Step[State]:
    return claim_flag(state, now_ms)


def _rollback(state: State, action: ArbRollback, now_ms: int) -> Step[State]:
    """Return to the position before a move. The seats get no extra time, and the mover's count of illegal moves stays the
    same. If the move was illegal, article 4.3 (touched pieces) applies to the new move (7.4)."""
    if not 0 <= action.ply < len(state.record):
        raise Refusal("malformed", detail=action.ply)
    ply = state.record[action.ply]
    is_illegal = ply.fault == "illegal"
    note = f"ilegal: {ply.uci}" if is_illegal else "toque" if ply.fault else f"árbitro: {ply.uci}"
    event = GameEvent("undone", mover_of(state, action.ply), {"uci": ply.uci})
    return Step(undo(state, action.ply, note, now_ms, touching=is_illegal and state.options.touch_binds), (event,))


def _excuse_late(state: State, action: ArbExcuseLate, _now_ms: int) -> Step[State]:
    if state.late_due_ms is None:
        raise Refusal("nothing_pending")
    due = put(state.late_due_ms, action.target, action.until_ms)
    return Step(replace(state, late_due_ms=due), (GameEvent("excused", action.target, {"until_ms": action.until_ms}),))


def _annul(state: State, _action: ArbAnnul, now_ms: int) -> Step[State]:
    return closed(state, annulled(), now_ms)


_ACTIONS: dict[type, Callable[[State, Any, int], Step[State]]] = {
    ArbStop: _stop,
    ArbResume: _resume,
    ArbSetClocks: _set_clocks,
    ArbAddTime: _add_time,
    ArbSanction: _sanction,
    ArbLoseBoth: _lose_both,
    ArbRuleLastTwo: _rule_last_two,
    ArbByFlag: _by_flag,
    ArbDeclare: _declare,
    ArbFlag: _flag,
    ArbRollback: _rollback,
    ArbExcuseLate: _excuse_late,
    ArbAnnul: _annul,
}
