"""Challenges: their window, rulings and consequences.

challenger                                    challenged turn
the flag holder, before it takes counters     the other seat's last turn
the seat that may challenge a result          the turn that led to the result

A challenge at any other time is ruled IA (inappropriate).
"""

from msgspec.structs import replace

from engines.kit.duel import challenge_list
from engines.kit.duel.flow import with_event_first
from engines.kit.duel.turns import turn_begun
from engines.kit.outcome import GameEvent, Step
from engines.kit.referee.actions import Challenge, rules_named
from engines.kit.referee.record import Mark, Ruling, put, struck_out
from engines.kit.referee.rulings import ruling_on
from engines.kit.stakes import Stakes, each
from engines.takeaway.facts import faults_explained
from engines.takeaway.faults import FAULTS
from engines.takeaway.flow import Outcome, lost, over, settled, undo
from engines.takeaway.state import State, Turn

STAKES = {
    "regular": Stakes(each(FAULTS, "undone"), "turn"),
    "result": Stakes(each(FAULTS, "undone"), "win_stands"),
}


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a challenge and carry out the consequences. `marks` are a person's ruling, one for each named rule."""

    def verdict(rule: str) -> Ruling:
        return _ruling(state, seat, rule)

    def consequence(state: State, rulings: tuple[Ruling, ...]) -> Outcome:
        return _consequence(state, seat, rulings, now_ms)

    return challenge_list.challenged(state, seat, rules_named(action) or (), verdict, marks, consequence)


def is_on_time(state: State, seat: int) -> bool:
    """Return whether a challenge by the seat is on time now. The seat that may challenge a pending result holds the flag."""
    return state.window and seat == state.flag


def _ruling(state: State, seat: int, rule: str) -> Ruling:
    if state.last is None or rule not in FAULTS or not is_on_time(state, seat):
        return Ruling(rule, "IA")
    return ruling_on(rule, faults_explained(state.last))


def _consequence(state: State, seat: int, rulings: tuple[Ruling, ...], now_ms: int) -> Outcome:
    marks = [ruling.mark for ruling in rulings]
    if struck_out(state.book, seat):
        return over(state, 1 - seat, "strikes")
    if state.last is not None and is_on_time(state, seat):
        if "C" in marks:
            return _remedied(state, state.last, seat, "I" in marks, now_ms)
        if "I" in marks:
            return settled(state, now_ms) if state.pending is not None else lost(state, now_ms)
    return state, ()


def _remedied(state: State, turn: Turn, seat: int, is_lost: bool, now_ms: int) -> Outcome:
    """Put the counters back. Then the challenger begins its turn with a full minute, or loses it if another rule of its
    challenge was ruled I (incorrect)."""
    lines = state.lines[turn.seat]
    after = undo(state, turn)
    after = replace(
        turn_begun(after, "review", Turn(seat, after.pile), now_ms),
        last=None,
        window=False,
        lines=put(state.lines, turn.seat, (*lines[:-1], replace(lines[-1], note="undone"))) if lines else state.lines,
    )
    event = GameEvent("restored", turn.seat, {"count": turn.taken})
    return with_event_first(event, lost(after, now_ms) if is_lost else (after, ()))
