"""Challenges: their windows, rulings and consequences (rulebook, part 6).

challenger                                                challenged turn                   window
the flag holder, before touching a rod                    the other seat's last turn        regular
the other seat, after a declared win                      the turn with the declaration     declared
the starter, while a result of the round is pending       the second seat's last turn       end

A challenge at any other time is ruled IA (inappropriate).
"""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from engines.contract import GameEvent, Step
from engines.kit.duel import challenge_list
from engines.kit.duel.flow import with_event_first
from engines.kit.referee.actions import Challenge
from engines.kit.referee.record import Mark, Ruling, found, put, struck_out
from engines.kit.stakes import Stakes, each
from engines.kit.status import Window
from engines.ramrod.facts import explained
from engines.ramrod.faults import CAPTURE, CHALLENGEABLE, FIT, HOT_ROD, WIN, turn_faults
from engines.ramrod.flow import Outcome, adjudicated, has_filled, is_last_round, lost, noted, over, round_begun
from engines.ramrod.relocation import begun, concerned
from engines.ramrod.state import Remedy, State, Turn

Kind: TypeAlias = Literal["regular", "declared", "end"]


_MOVES = {**each((HOT_ROD, FIT), "rods"), CAPTURE: "captured_rods"}
_OF_WIN = {**each((HOT_ROD, FIT), "void_rods"), CAPTURE: "void_captured_rods", WIN: "void"}
STAKES = {
    "regular": Stakes(_MOVES, "turn"),
    "stood": Stakes(_OF_WIN, "turn"),
    "declared": Stakes(_OF_WIN, "win_stands"),
    "declared_both": Stakes(_OF_WIN, "result_stands"),
    "result": Stakes(_MOVES, "result_stands"),
}
"""The prizes and prices of a challenge, by window. `stood`: a win that the previous turn declared counts. `declared_both`: the
challenger has filled its long rectangle as well."""


def windows(state: State) -> tuple[Window, ...]:
    """Return the flag holder's window on the last turn, or the window on a pending result."""
    pending = state.pending
    if pending is None:
        if open_window(state, state.flag) is None:
            return ()
        is_stood = state.last is not None and state.last.declared is not None
        return (Window("regular", (state.flag,), stakes="stood" if is_stood else ""),)
    has_won = state.declared[pending.seat] or has_filled(state, pending.seat)
    declared = "declared_both" if has_won else "declared"
    return (Window("result", (pending.seat,), pending.closes.due_at_ms, declared if pending.is_declared else ""),)


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a challenge and carry out the consequences. `marks` are a person's ruling, one for each named rule."""
    kind = open_window(state, seat)
    return challenge_list.challenged_in_window(state, seat, action, kind, _ruling, _consequence, now_ms, marks)


def open_window(state: State, seat: int) -> Kind | None:
    """Return the kind of the window that lets the seat challenge now; None if no window is open to it."""
    if state.pending is not None:
        if seat != state.pending.seat:
            return None
        return "declared" if state.pending.is_declared else "end"
    return "regular" if state.phase == "moving" and state.window and seat == state.flag else None


def challenged(state: State, kind: Kind) -> Turn:
    """Return the turn that a challenge in this window is about."""
    turn = state.turn if kind == "declared" else state.last
    assert turn is not None, "a window is open, but there is no turn before it"
    return turn


def _ruling(state: State, kind: Kind | None, rule: str) -> Ruling:
    if kind is None or rule not in CHALLENGEABLE:
        return Ruling(rule, "IA")
    turn = challenged(state, kind)
    fault = next((fault for fault in turn_faults(turn, state.options) if fault.rule == rule), None)
    return found(rule, fault and explained(turn, state.options, fault))


def _consequence(state: State, seat: int, kind: Kind | None, rulings: tuple[Ruling, ...], now_ms: int) -> Outcome:
    correct = tuple(ruling.rule for ruling in rulings if ruling.mark == "C")
    is_lost = any(ruling.mark == "I" for ruling in rulings)
    if struck_out(state.book, seat):
        return over(state, 1 - seat, "strikes")
    if kind is None:
        # Outside the window only a person can rule I (incorrect). It costs the seat its turn, if it has the turn.
        is_turn = seat == state.flag and state.phase == "moving"
        return _incorrect(state, "regular", now_ms) if is_turn and is_lost else (state, ())
    if correct:
        return _remedied(state, kind, correct, is_lost, now_ms)
    return _incorrect(state, kind, now_ms) if is_lost else (state, ())


def _remedied(state: State, kind: Kind, rules: tuple[str, ...], is_lost: bool, now_ms: int) -> Outcome:
    """Carry out a correct challenge. A win that the turn declared is void, and the challenger gets the flag and the rods of the
    turn."""
    turn = challenged(state, kind)
    remedy = Remedy(turn, concerned(turn, rules), "lose" if is_lost else "play")
    state = replace(state, declared=put(state.declared, turn.seat, False))
    if kind == "end":
        return begun(state, replace(remedy, then="result"), now_ms)
    if kind == "declared":
        seat = 1 - turn.seat
        is_end = seat == state.starter and (state.declared[seat] or is_last_round(state))
        state = replace(noted(state, turn), turn=Turn(seat, state.rods), last=turn)
        if is_end:
            remedy = replace(remedy, then="result")
        elif seat == state.starter:
            state = round_begun(state)
    events = begun(state, remedy, now_ms)
    return with_event_first(GameEvent("win_void", turn.seat), events) if turn.declared is not None else events


def _incorrect(state: State, kind: Kind, now_ms: int) -> Outcome:
    """Carry out an incorrect challenge. In the regular window, the challenger loses its turn. After a declared win, the win is
    confirmed and the game ends. At the end of a round, the pending result is confirmed."""
    if kind == "regular":
        return with_event_first(GameEvent("turn_lost", state.flag), lost(state, (), now_ms))
    if kind == "declared":
        turn = state.turn
        state = noted(replace(state, declared=put(state.declared, turn.seat, True)), turn)
    return adjudicated(state, "time")
