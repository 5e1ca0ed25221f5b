"""Challenges: their windows, rulings and consequences (rulebook, part 6).

challenger                                       challenged turn                    window
the flag holder, while its window is open        the other seat's last turn         regular
the seat that may challenge a pending result     the turn that led to the result    result

A challenge at any other time is ruled IA (inappropriate).
"""

from msgspec.structs import replace

from engines.kit.duel import challenge_list
from engines.kit.duel.challenge_windows import Kind, open_window
from engines.kit.duel.flow import with_event_first
from engines.kit.outcome import GameEvent, Step
from engines.kit.referee.actions import Challenge
from engines.kit.referee.record import Mark, Ruling, found, put, struck_out
from engines.kit.stakes import Stakes, each
from engines.kit.status import Window
from engines.par55.facts import explained
from engines.par55.faults import FAULTS, WIN, turn_faults
from engines.par55.flow import Outcome, decided, lost, over, settled, turn_of, undo, unlined
from engines.par55.state import State, Turn

_MOVES = tuple(rule for rule in FAULTS if rule != WIN)
STAKES = {
    "regular": Stakes(each(_MOVES, "undone"), "turn"),
    "declared": Stakes(each(FAULTS, "void_undone"), "win_stands"),
    "result": Stakes(each(_MOVES, "void_undone"), "result_stands"),
    "both": Stakes(each(_MOVES, "first_landed"), "result_stands"),
    "stood": Stakes(each(FAULTS, "void_undone"), "turn"),
    "regular_last": Stakes(each(_MOVES, "undone_draw"), "turn"),
    "stood_last": Stakes(each(FAULTS, "undone_draw"), "turn"),
    "declared_last": Stakes(each(FAULTS, "undone_draw"), "win_stands"),
    "result_last": Stakes(each(_MOVES, "undone_draw"), "result_stands"),
}
"""The prizes and prices of a challenge, by window. `stood`: the other seat's declared win is final, and the challenger plays
the final turn. `both`: both pawns have reached the goal. `…_last`: the time was called, and no turn follows a remedy."""


def windows(state: State) -> tuple[Window, ...]:
    """Return the flag holder's window on the last turn, or the window on a pending result."""
    pending, last = state.pending, "_last" if state.time_called else ""
    if pending is None:
        if not state.window:
            return ()
        stakes = f"{'stood' if state.last is not None and state.last.declared else 'regular'}{last}"
        return (Window("regular", (state.flag,), stakes="" if stakes == "regular" else stakes),)
    stakes = "both" if pending.reason == "both" else f"{'declared' if pending.is_declared else 'result'}{last}"
    return (Window("result", (pending.seat,), pending.closes.due_at_ms, "" if stakes == "result" else stakes),)


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a challenge and carry out the consequences. `marks` are a person's ruling, one for each named rule."""
    kind = open_window(state, seat)
    return challenge_list.challenged_in_window(state, seat, action, kind, _ruling, _consequence, now_ms, marks)


def challenged(state: State) -> Turn:
    """Return the turn that the seat with a window may challenge."""
    if state.pending is not None or state.last is None:
        return state.turn
    return state.last


def _ruling(state: State, kind: Kind | None, rule: str) -> Ruling:
    if kind is None or rule not in FAULTS:
        return Ruling(rule, "IA")
    turn = challenged(state)
    fault = next((fault for fault in turn_faults(turn, state.bounces) if fault.rule == rule), None)
    return found(rule, fault and explained(state, turn, fault))


def _consequence(state: State, seat: int, kind: Kind | None, rulings: tuple[Ruling, ...], now_ms: int) -> Outcome:
    marks = [ruling.mark for ruling in rulings]
    if struck_out(state.book, seat):
        return over(state, 1 - seat, "strikes")
    if "C" in marks and kind is not None:
        return _remedied(state, seat, "I" in marks, now_ms)
    if "I" not in marks:
        return state, ()
    if state.pending is not None:
        if kind is None:
            return state, ()
        return over(state, 1 - seat, "goal") if state.pending.is_declared else settled(state, now_ms)
    if state.phase == "start" or seat != state.flag:
        return state, ()
    return with_event_first(GameEvent("turn_lost", seat), lost(state, now_ms))


def _remedied(state: State, seat: int, is_lost: bool, now_ms: int) -> Outcome:
    """Undo the challenged turn: its block, the pawns and its consequences. Then the challenger plays, or loses its turn."""
    turn = challenged(state)
    pending = state.pending
    after = undo(state, turn)
    if turn.block is not None:
        after = unlined(after, turn.seat)
    event = GameEvent("restored", turn.seat, {"block": turn.block, "base": turn.base})
    if pending is not None and pending.reason == "both":
        return with_event_first(event, decided(after))
    after = replace(after, final=None, landed=None, declared=put(after.declared, turn.seat, False))
    if state.time_called:
        return with_event_first(event, over(after, None, "time"))
    after, events = turn_of(after, seat, turn, now_ms)
    after = replace(after, last=None, window=False)
    if is_lost:
        after, events = with_event_first(GameEvent("turn_lost", seat), lost(after, now_ms))
    return with_event_first(event, (after, events))
