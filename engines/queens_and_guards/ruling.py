"""Challenges: their windows, rulings and consequences (rulebook, part 6).

challenger                                       what is challenged                             window
the flag holder, while its window is open        the other seat's last turn                     regular
the seat that may challenge a pending result     a declared win and the faults of its turn      result

A challenge at any other time is ruled IA (inappropriate).
"""

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal, Step
from engines.kit.clocks.turn import started
from engines.kit.duel import challenge_list
from engines.kit.duel.flow import with_events_first
from engines.kit.referee.actions import Challenge, rules_named
from engines.kit.referee.record import Mark, Ruling, found, struck_out
from engines.kit.stakes import Stakes
from engines.queens_and_guards import faults
from engines.queens_and_guards.actions import AnnounceTrap, is_well_formed, pointed_at
from engines.queens_and_guards.announcement import announce_trap
from engines.queens_and_guards.board import PIECES, Piece
from engines.queens_and_guards.facts import move_explained, win_explained
from engines.queens_and_guards.flow import Outcome, next_turn, over, penalty_begun, settled, turn_lost
from engines.queens_and_guards.state import Penalty, State, Turn, color_of

TRAP = "queens-and-guards.trap"
REMINDER = "say_trap"
_MOVES = {rule: "banish" if rule in faults.BANISHING else "undone" for rule in faults.CHALLENGEABLE if rule != faults.WIN}
STAKES = {
    "regular": Stakes(_MOVES, "turn"),
    "declared": Stakes({**_MOVES, faults.WIN: "win"}, "win_stands"),
    "result": Stakes(_MOVES, "result_stands"),
}


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a challenge and carry out the consequences. A challenge that claims a trap counts as the announcement of
    that trap, because the player only chose the wrong words.

    Rules: part 6. `marks` are a person's ruling, one mark for each named rule.
    """
    named = rules_named(action) or ()
    if named == (TRAP,):
        return _said_trap(state, seat, action, now_ms)
    rules = tuple(rule for rule in named if rule != TRAP)
    if marks is not None and len(marks) == len(named):
        marks = tuple(mark for rule, mark in zip(named, marks, strict=True) if rule != TRAP)

    def verdict(rule: str) -> Ruling:
        return _ruling(state, seat, rule)

    def consequence(state: State, rulings: tuple[Ruling, ...]) -> Outcome:
        return _consequence(state, seat, rulings, now_ms)

    step = challenge_list.challenged(state, seat, rules, verdict, marks, consequence)
    if TRAP not in named:
        return step
    record = {"reminder": REMINDER, **step.record}
    return replace(step, happenings=(GameEvent(REMINDER, seat), *step.happenings), record=record)


def _said_trap(state: State, seat: int, action: Challenge, now_ms: int) -> Step[State]:
    """Carry out the challenge as an announcement of a trap, and remind the player of the right words. If the game refuses the
    announcement, only the reminder remains; its event names the refusal."""
    announcement = AnnounceTrap(tuple(map(str, pointed_at(action))))
    try:
        if not is_well_formed(state, announcement):
            raise Refusal("malformed")
        step = announce_trap(state, seat, announcement, now_ms)
    except Refusal as refusal:
        events = {"effect": refusal.code}
        return Step(state, (GameEvent(REMINDER, seat, events),), {"reminder": REMINDER, **events})
    return Step(step.state, (GameEvent(REMINDER, seat), *step.happenings), {"reminder": REMINDER, **step.record})


def challenged(state: State, seat: int) -> Turn | None:
    """Return the turn that a challenge by the seat is about; None outside its windows."""
    if state.pending is not None:
        return state.turn if seat == state.pending.seat else None
    return state.last if state.window and seat == state.flag else None


def _ruling(state: State, seat: int, rule: str) -> Ruling:
    turn = challenged(state, seat)
    if turn is None or rule not in faults.CHALLENGEABLE:
        return Ruling(rule, "IA")
    if rule == faults.WIN:
        color = color_of(state, 1 - seat)
        return found(rule, win_explained(state.table.places, color) if faults.is_false_win(state) else None)
    wrong = next((each for each in faults.faults_by_move(turn) if each.fault.rule == rule), None)
    return found(rule, None if wrong is None else move_explained(*wrong))


def _consequence(state: State, seat: int, rulings: tuple[Ruling, ...], now_ms: int) -> Outcome:
    if struck_out(state.book, seat):
        return over(state, 1 - seat, "strikes")
    turn = challenged(state, seat)
    correct = {ruling.rule for ruling in rulings if ruling.mark == "C"}
    is_lost = any(ruling.mark == "I" for ruling in rulings)
    if turn is None:
        # Outside the window only a person can rule I (incorrect). It costs the seat its turn, if it has the turn.
        is_turn = seat == state.flag and state.phase == "play" and state.pending is None
        return turn_lost(state, now_ms) if is_turn and is_lost else (state, ())
    if not (correct or is_lost):
        return state, ()
    if faults.WIN in correct and state.pending is not None:
        return over(state, seat, "false_win")
    if correct:
        return _remedied(state, turn, correct, is_lost, now_ms)
    return settled(state, now_ms) if state.pending is not None else turn_lost(state, now_ms)


def _remedied(state: State, turn: Turn, correct: set[str], is_lost: bool, now_ms: int) -> Outcome:
    """Restore the board, or let the challenger banish the pieces that broke a rule. Then the challenger's turn starts, or is
    lost."""
    convicted = () if correct - faults.BANISHING else _convicted(turn, correct)
    seen: tuple[GameEvent, ...] = ()
    if not convicted:
        state = replace(state, table=turn.before)
        turn = replace(turn, ending="undone")
        seen = (GameEvent("restored", turn.seat),)
    if state.pending is not None:
        state, events = next_turn(state, turn, now_ms)
        seen += events
        if state.phase == "over":
            return state, seen
    else:
        own = replace(state.turn, before=state.table)
        state = replace(state, last=turn, turn=own, clock=started(state.clock, own.seat, now_ms))
    state = replace(state, window=False)
    if convicted:
        return penalty_begun(state, Penalty(convicted, is_lost), now_ms), seen
    if not is_lost:
        return state, seen
    return with_events_first(seen, turn_lost(state, now_ms))


def _convicted(turn: Turn, correct: set[str]) -> tuple[Piece, ...]:
    """Return the pieces that broke these rules. If only a person sees a fault, return the pieces that moved."""
    found = {PIECES[str(fault.detail)] for fault in faults.turn_faults(turn) if fault.rule in correct}
    return tuple(sorted(found or {moved.piece for moved in turn.moves}))
