"""A challenge in a duel, which names one or several rules. The game judges the rules in the announced order until a ruling
ends the game. C: the challenge is correct. I: incorrect. IA: inappropriate.

    rule ─▶ ruling ─▶ third strike ──────────────────────▶ the list ends: no consequence is carried out
                  └─▶ a C that wins or ends the game ────▶ the list ends: the consequences up to here are carried out
                  └─▶ the next rule; after the last one all consequences are carried out

Rule: `common.md`, Challenges. If the last turn is over (a pending result, time called), the game may end after any
challenge. Such an end does not cut the list short: the game still judges all rules of the list.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from engines.kit.duel.state import DuelState
from engines.kit.outcome import GameEvent, Refusal, Step
from engines.kit.referee.actions import OTHER, Challenge, rules_named
from engines.kit.referee.record import Mark, Ruling, evidence, struck_out, with_mark
from engines.kit.referee.rulings import rulings_record, warned, with_rulings

D = TypeVar("D", bound=DuelState)
W = TypeVar("W")
"""The game's own name for the window in which a challenge is on time; None if the seat has no window."""
FALSE_WIN = "false_win"
"""Reason of a result if a correct challenge gives the challenger the win."""


def is_false_win(_before: DuelState, after: DuelState) -> bool:
    """Return whether the challenger has won by its correct challenge."""
    return after.result is not None and after.result.reason == FALSE_WIN


def challenged(
    state: D,
    seat: int,
    rules: tuple[str, ...],
    verdict: Callable[[str], Ruling],
    marks: tuple[Mark, ...] | None,
    consequence: Callable[[D, tuple[Ruling, ...]], tuple[D, tuple[GameEvent, ...]]],
    target: Any = None,
    is_ended: Callable[[D, D], bool] = is_false_win,
) -> Step[D]:
    """Rule on each rule that a challenge names, and carry out the consequences.

    `verdict`: the game's own ruling on one rule. `marks`: a person's rulings, one for each rule, which replace the game's
    own. If the game's own rulings end the list early, `marks` may contain only the rulings up to that end. If the list does not
    end there with the person's rulings, the game itself rules on the remaining rules.

    `consequence`: (state with the marks of this challenge added, all rulings) → the outcome of the challenge. `target`:
    the subject of the challenge, for the log. `is_ended`: (state before, state after a correct challenge) → whether
    that challenge has ended the game. Raises `Refusal("malformed")` for another number of marks.
    """
    rulings = _ruled(state, seat, rules, verdict, (), consequence, is_ended)
    if marks is not None:
        if len(marks) not in (len(rulings), len(rules)):
            raise Refusal("malformed", detail="one mark for each rule")
        rulings = _ruled(state, seat, rules, verdict, marks, consequence, is_ended)
    book = with_rulings(state.book, seat, rulings)
    found = [
        GameEvent("ruling", seat, {"rule": ruling.rule, "mark": ruling.mark, "target": target, **evidence(ruling)})
        for ruling in rulings
    ]
    warning = warned(state.book, book, seat)
    if warning is not None and warning.kind == "strike_warning":
        found.append(GameEvent("strike_warning", seat, {"strikes": warning.strikes}))
    after, events = consequence(replace(state, book=book), rulings)
    return Step(after, (*found, *events), rulings_record(rulings), rulings)


def challenged_in_window(
    state: D,
    seat: int,
    action: Challenge,
    window: W,
    ruling: Callable[[D, W, str], Ruling],
    consequence: Callable[[D, int, W, tuple[Ruling, ...], int], tuple[D, tuple[GameEvent, ...]]],
    now_ms: int,
    marks: tuple[Mark, ...] | None,
    is_ended: Callable[[D, D], bool] = is_false_win,
) -> Step[D]:
    """Apply `challenged` to a challenge whose rules all refer to the same window of the seat. `window`: that window;
    None if the seat has no window now.

    `ruling`: (state, window, rule) → the game's ruling.

    `consequence`: (state with the marks of this challenge added, seat, window, all rulings, now_ms) → the outcome.
    """

    def verdict(rule: str) -> Ruling:
        return ruling(state, window, rule)

    def outcome(after: D, rulings: tuple[Ruling, ...]) -> tuple[D, tuple[GameEvent, ...]]:
        return consequence(after, seat, window, rulings, now_ms)

    return challenged(state, seat, rules_named(action) or (), verdict, marks, outcome, window, is_ended)


def _ruled(
    state: D,
    seat: int,
    rules: tuple[str, ...],
    verdict: Callable[[str], Ruling],
    marks: tuple[Mark, ...],
    consequence: Callable[[D, tuple[Ruling, ...]], tuple[D, tuple[GameEvent, ...]]],
    is_ended: Callable[[D, D], bool],
) -> tuple[Ruling, ...]:
    """Return the rulings in order, up to and including a ruling that ends the game."""
    rulings: tuple[Ruling, ...] = ()
    for number, rule in enumerate(rules):
        # Only a person can rule on free words.
        ruling = Ruling(rule, "IA") if rule.startswith(OTHER) else verdict(rule)
        if number < len(marks):
            ruling = with_mark(ruling, marks[number])
        rulings = (*rulings, ruling)
        if struck_out(with_rulings(state.book, seat, rulings), seat):
            break
        # An I never ends a list, so this looks only at the consequences of the C's.
        correct = tuple(each for each in rulings if each.mark == "C")
        if ruling.mark == "C" and is_ended(state, consequence(state, correct)[0]):
            break
    return rulings
