"""Challenges whose remedy is to relocate chips: their windows, rulings and consequences (rulebooks, part 6).

challenger                                   what is challenged                      window
the flag holder, while its window is open    the other seat's last turn              regular
the seat that faces a declared win           the declaration and the turn's moves    result

A challenge at any other time is ruled IA (inappropriate).
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeAlias

from engines.kit.duel import challenge_list
from engines.kit.duel.flow import Outcome
from engines.kit.outcome import GameEvent, Step
from engines.kit.referee.actions import Challenge, rules_named
from engines.kit.referee.record import Fault, Mark, Ruling, struck_out
from engines.kit.referee.rulings import ruling_on
from engines.kit.relocation.chips import Places
from engines.kit.relocation.flow import R, handed_over, is_time_over, over, relocating, settled, turn_given_up, with_line
from engines.kit.relocation.state import Line
from engines.kit.stakes import Stakes, StakesByWindow, each
from engines.kit.status import Window

Kind: TypeAlias = Literal["regular", "result"]


@dataclass(frozen=True, slots=True)
class Judge(Generic[R]):
    """The rules that a seat may challenge in a game, and the function that finds the faults of a turn.

    `turn_faults`: (places of the chips after the turn, turn, side of its chips, options) → its faults.
    """

    challengeable: Collection[str]
    turn_faults: Callable[[Places, Any, Any, Any], tuple[Fault, ...]]

    def challenge(self, state: R, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[R]:
        """Rule on a challenge and carry out the consequences.

        Rules: part 6. `marks`: a person's ruling, which replaces the game's.
        """
        kind = open_window(state, seat)
        turn = state.turn if kind == "result" else state.last if kind == "regular" else None
        wrong = () if turn is None else self.turn_faults(state.places, turn, state.sides[turn.seat], state.options)

        def verdict(rule: str) -> Ruling:
            if kind is None or rule not in self.challengeable:
                return Ruling(rule, "IA")
            return ruling_on(rule, wrong)

        def consequence(state: R, rulings: tuple[Ruling, ...]) -> Outcome[R]:
            return _consequence(state, seat, kind, tuple(ruling.mark for ruling in rulings), now_ms)

        return challenge_list.challenged(state, seat, rules_named(action) or (), verdict, marks, consequence, kind)


def relocation_stakes(moves: Collection[str], wins: Collection[str]) -> StakesByWindow:
    """Return the stakes of each window. `moves`: the rules about the moves of a turn. `wins`: the rules that only a declared
    win can break."""
    return {
        "regular": Stakes(each(moves, "relocate"), "turn"),
        "declared": Stakes(each((*moves, *wins), "void_relocate"), "win_stands"),
        "declared_last": Stakes(each((*moves, *wins), "void_draw"), "win_stands"),
    }


def relocation_windows(state: R) -> tuple[Window, ...]:
    """Return the window on a declared win, or else the flag holder's window on the previous turn. The stakes are
    `declared_last` if no further turn follows the declared win."""
    pending = state.pending
    if pending is None:
        return (Window("regular", (state.flag,)),) if open_window(state, state.flag) else ()
    is_last = pending.seat == state.starter and (state.time_called or state.turns + 1 >= state.options.max_turns)
    return (Window("result", (pending.seat,), pending.closes.due_at_ms, "declared_last" if is_last else "declared"),)


def open_window(state: R, seat: int) -> Kind | None:
    """Return the kind of the window that lets the seat challenge now; None if no window is open to it."""
    if state.pending is not None:
        return "result" if seat == state.pending.seat else None
    return "regular" if state.is_playing and state.window and seat == state.flag else None


def _consequence(state: R, seat: int, kind: Kind | None, marks: tuple[Mark, ...], now_ms: int) -> Outcome[R]:
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
    # If a person rules I outside all windows, the seat loses a turn only if it has the turn now.
    return turn_given_up(state, now_ms) if seat == state.flag and state.is_playing else (state, ())


def _win_void(state: R, correct: int, is_lost: bool, now_ms: int) -> Outcome[R]:
    """Cancel a declared win and end the declarer's turn. The challenger gets the flag and relocates chips.

    If the time was called and no turn remains, the game ends in a draw instead.
    """
    declarer = state.flag
    event = GameEvent("win_void", declarer)
    state, events = handed_over(with_line(state, declarer, Line(state.turns + 1, note="void")))
    end = over(state, None, "time") if is_time_over(state) else relocating(state, correct, is_lost, now_ms)
    return end[0], (event, *events, *end[1])
