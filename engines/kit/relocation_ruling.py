"""Challenges whose remedy is to relocate chips: their windows, the rulings and what these do (rulebooks, part 6).

the holder, its window open            about the other's last turn                       regular
the seat to which a win is declared    about the declaration and the turn's moves        result
anybody at any other time              IA
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeAlias

from msgspec.structs import replace

from engines.kit.challenges import booked, ruled, rulings_record
from engines.kit.duel_course import Told, answered
from engines.kit.outcome import Happening, Refusal, Step
from engines.kit.referee_actions import Challenge, rules_named
from engines.kit.refereeing import Fault, Mark, Ruling, struck_out
from engines.kit.relocation_course import R, handed_over, is_time_over, lined, over, relocating, settled, turn_given_up
from engines.kit.relocation_state import Line

Kind: TypeAlias = Literal["regular", "result"]


@dataclass(frozen=True, slots=True)
class Judge(Generic[R]):
    """What is a game's own: the rules that may be challenged, and (state, turn) → the faults of a turn that led to `state`."""

    challengeable: Collection[str]
    faults_of: Callable[[R, Any], tuple[Fault, ...]]

    def challenge(self, state: R, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[R]:
        """Rules on a challenge and carries out what follows.

        Rule: part 6. `marks` are a human's, one for each rule that was ruled on. Raises `Refusal` where they do not fit.
        """
        kind = open_window(state, seat)
        rulings = _to_the_third_strike(state, seat, self._rulings(state, rules_named(action) or (), kind, marks))
        marked = tuple(ruling.mark for ruling in rulings)
        of = {ruling.rule: ruling for ruling in rulings}
        answer = answered(state.book, seat, tuple(of), of.__getitem__, None if marks is None else marked, kind)
        after, told = _consequence(replace(state, book=answer.book), seat, kind, marked, now_ms)
        return Step(after, (*answer.seen, *told), rulings_record(rulings), rulings)

    def _rulings(
        self, state: R, rules: tuple[str, ...], kind: Kind | None, marks: tuple[Mark, ...] | None
    ) -> tuple[Ruling, ...]:
        """A ruling for each rule. A human who ruled up to a third strike has left the rules after it to the server."""
        turn = state.turn if kind == "result" else state.last if kind == "regular" else None
        found = () if turn is None else self.faults_of(state, turn)

        def verdict(rule: str) -> Ruling:
            if kind is None or rule not in self.challengeable:
                return Ruling(rule, "IA")
            fault = next((fault for fault in found if fault.rule == rule), None)
            return Ruling(rule, "I") if fault is None else Ruling(rule, "C", fault.detail)

        by_human = len(rules) if marks is None else len(marks)
        first, rest = ruled(rules[:by_human], verdict, marks), ruled(rules[by_human:], verdict, None)
        if first is None or rest is None or not by_human:
            raise Refusal("malformed", detail="one mark for each rule")
        return first + rest


def open_window(state: R, seat: int) -> Kind | None:
    """The window in which a challenge of the seat is on time, None outside all."""
    if state.pending is not None:
        return "result" if seat == state.pending.seat else None
    return "regular" if state.is_playing and state.window and seat == state.flag else None


def _to_the_third_strike(state: R, seat: int, rulings: tuple[Ruling, ...]) -> tuple[Ruling, ...]:
    """The rulings up to the third strike, which ends the list."""
    book = state.book
    for number, ruling in enumerate(rulings, 1):
        book = booked(book, seat, (ruling,))
        if struck_out(book, seat):
            return rulings[:number]
    return rulings


def _consequence(state: R, seat: int, kind: Kind | None, marks: tuple[Mark, ...], now_ms: int) -> Told[R]:
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
    return turn_given_up(state, now_ms) if seat == state.flag and state.is_playing else (state, ())


def _win_void(state: R, correct: int, is_lost: bool, now_ms: int) -> Told[R]:
    """The declarer's turn is over; the challenger gets the flag and the remedy.

    After time was called the second seat's turn was the last: then the game ends with it.
    """
    declarer = state.flag
    seen = Happening("win_void", declarer)
    state, told = handed_over(lined(state, declarer, Line(state.turns + 1, note="void")))
    end = over(state, None, "time") if is_time_over(state) else relocating(state, correct, is_lost, now_ms)
    return end[0], (seen, *told, *end[1])
