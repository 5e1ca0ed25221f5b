"""Challenges: their windows, the rulings and what these do (rulebook, part 6).

the holder, its window open            about the other's last turn                       regular
the seat to which a win is declared    about the declaration and the turn's moves        result
anybody else, or later                 IA
"""

from typing import Literal

from msgspec.structs import replace

from engines.fiar import faults
from engines.fiar.flow import Told, handed_over, is_time_over, lined, over, relocating, settled, turn_given_up
from engines.fiar.play import PLAYING
from engines.fiar.state import Line, State
from engines.kit.challenges import booked, ruled, rulings_record
from engines.kit.duel_course import answered
from engines.kit.outcome import Happening, Refusal, Step
from engines.kit.referee_actions import Challenge, rules_named
from engines.kit.refereeing import Fault, Mark, Ruling, struck_out

CHALLENGEABLE = (
    faults.ROUTE,
    faults.PIECE_PLACED,
    faults.MOVE_IT_USE_IT,
    faults.WIN_PATH,
    faults.WIN_RELOCATED,
)

Kind = Literal["regular", "result"]


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rules on a challenge and carries out what follows.

    Rule: part 6. `marks` are a human's, one for each rule that was ruled on. Raises `Refusal` where they do not fit.
    """
    rules = rules_named(action) or ()
    kind = open_window(state, seat)
    found = _found(state, kind)
    rulings = _to_the_third_strike(state, seat, _rulings(rules, kind, found, marks))
    marked = tuple(ruling.mark for ruling in rulings)
    details = {ruling.rule: ruling for ruling in rulings}
    answer = answered(state.book, seat, tuple(details), details.__getitem__, None if marks is None else marked, kind)
    after, told = _consequence(replace(state, book=answer.book), seat, kind, marked, now_ms)
    return Step(after, (*answer.seen, *told), rulings_record(rulings), rulings)


def open_window(state: State, seat: int) -> Kind | None:
    """The window in which a challenge of the seat is on time, None outside all."""
    if state.pending is not None:
        return "result" if seat == state.pending.seat else None
    return "regular" if state.phase in PLAYING and state.window and seat == state.flag else None


def _found(state: State, kind: Kind | None) -> tuple[Fault, ...]:
    """The faults that a challenge in this window may be about."""
    turn = state.turn if kind == "result" else state.last if kind == "regular" else None
    if turn is None:
        return ()
    return faults.turn_faults(state.places, turn, state.colors[turn.seat], state.options)


def _rulings(
    rules: tuple[str, ...], kind: Kind | None, found: tuple[Fault, ...], marks: tuple[Mark, ...] | None
) -> tuple[Ruling, ...]:
    """A ruling for each rule. A human who ruled up to a third strike has left the rules after it to the server."""

    def verdict(rule: str) -> Ruling:
        if kind is None or rule not in CHALLENGEABLE:
            return Ruling(rule, "IA")
        fault = next((fault for fault in found if fault.rule == rule), None)
        return Ruling(rule, "I") if fault is None else Ruling(rule, "C", fault.detail)

    by_human = len(rules) if marks is None else len(marks)
    first, rest = ruled(rules[:by_human], verdict, marks), ruled(rules[by_human:], verdict, None)
    if first is None or rest is None or not by_human:
        raise Refusal("malformed", detail="one mark for each rule")
    return first + rest


def _to_the_third_strike(state: State, seat: int, rulings: tuple[Ruling, ...]) -> tuple[Ruling, ...]:
    """The rulings up to the third strike, which ends the list."""
    book = state.book
    for number, ruling in enumerate(rulings, 1):
        book = booked(book, seat, (ruling,))
        if struck_out(book, seat):
            return rulings[:number]
    return rulings


def _consequence(state: State, seat: int, kind: Kind | None, marks: tuple[Mark, ...], now_ms: int) -> Told:
    correct = marks.count("C")
    is_lost = "I" in marks
    if struck_out(state.book, seat):
        return over(state, 1 - seat, "strikes")
    if correct and kind == "regular":
        return relocating(state, correct, is_lost, now_ms)
    if correct and kind == "result":
        return _win_void(state, correct, is_lost, now_ms)
    if not is_lost:
        return state, ()
    if kind == "result":
        return settled(state, now_ms)
    # An I of a human outside all windows costs a turn only to the seat that has one.
    return turn_given_up(state, now_ms) if seat == state.flag and state.phase in PLAYING else (state, ())


def _win_void(state: State, correct: int, is_lost: bool, now_ms: int) -> Told:
    """The declarer's turn is over; the challenger gets the flag and the remedy.

    After time was called the second seat's turn was the last: then the game ends with it.
    """
    declarer = state.flag
    seen = Happening("win_void", declarer)
    state, told = handed_over(lined(state, declarer, Line(state.turns + 1, note="void")))
    end = over(state, None, "time") if is_time_over(state) else relocating(state, correct, is_lost, now_ms)
    return end[0], (seen, *told, *end[1])
