"""The flow of games whose correct challenges relocate chips: passing the flag, the end of relocations, the end of the
game.

Rule: parts 3 to 8 of the rulebooks of FIAR and Kwatro-Sinko, which agree on all of this.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.clocks.turn import started, stopped
from engines.kit.duel.flow import Outcome, ended, with_event_first
from engines.kit.duel.turns import time_limit
from engines.kit.outcome import GameEvent
from engines.kit.referee.actions import AcceptDraw, AcceptResult, Challenge, DeclineDraw, OfferDraw, Resign
from engines.kit.referee.record import put
from engines.kit.relocation.chips import Relocate, WaiveRelocation
from engines.kit.relocation.state import Line, RelocationState

R = TypeVar("R", bound=RelocationState)

RELOCATION_CODES = frozenset(
    {
        "relocation_pending",
        "result_pending",
        "unknown_chip",
        "not_yours",
        "same_space",
        "unknown_space",
        "occupied",
        "no_relocation",
        "not_challenger",
        "not_opponents",
    }
)
RELOCATION_EVENTS = frozenset({"moved", "relocated", "relocation_waived", "time_limit", "touched", "win_declared", "win_void"})
OFF_TURN = (Resign, OfferDraw, AcceptDraw, DeclineDraw)
"""Actions that are possible in every phase: resigning, and agreeing to a draw."""


def phase_refusal(
    state: R, seat: int, action: Any, starts: tuple[type[Any], ...], start_refusal: Callable[[R, int, Any], str | None]
) -> str | None:
    """Return the refusal code if a seat may not send this action, even if it has the flag; else None.

    `starts` are the actions of the phase `start`.
    """
    if isinstance(action, (*OFF_TURN, Challenge)):
        return None
    is_start = isinstance(action, starts)
    if is_start != (state.phase == "start"):
        return "wrong_phase"
    if is_start:
        return start_refusal(state, seat, action)
    is_relocation = isinstance(action, Relocate | WaiveRelocation)
    if state.phase == "relocating" and not is_relocation:
        return "relocation_pending"
    if state.phase == "result_pending" and not isinstance(action, AcceptResult):
        return "result_pending"
    if is_relocation:
        return "no_relocation" if state.phase != "relocating" else "not_challenger" if seat != state.flag else None
    return None


def with_line(state: R, seat: int, line: Line) -> R:
    """Return the state with one more line on the seat's score card."""
    return replace(state, lines=put(state.lines, seat, (*state.lines[seat], line)))


def passed(state: R, now_ms: int) -> Outcome[R]:
    """Pass the flag, for its holder or for the server."""
    return with_event_first(GameEvent("flag_passed", state.flag), next_turn(state, now_ms))


def turn_given_up(state: R, now_ms: int, kind: str = "turn_lost") -> Outcome[R]:
    """Take the turn away from its holder: record it as lost and give the flag to the other seat."""
    seat = state.flag
    state = with_line(state, seat, Line(state.turns + 1, note="lost"))
    return with_event_first(GameEvent(kind, seat), next_turn(state, now_ms))


def forfeited(state: R, now_ms: int, _chance: Chance) -> Outcome[R]:
    """Handle the end of the grace: play the chips that the holder has let go and pass the flag. If there are none, the turn
    is lost."""
    return passed(state, now_ms) if state.turn.hops else turn_given_up(state, now_ms, "turn_forfeited")


def next_turn(state: R, now_ms: int) -> Outcome[R]:
    """Give the flag to the other seat and open its window on this turn."""
    state, events = handed_over(state)
    if is_time_over(state):
        state, end = over(state, None, "time")
        return state, (*events, *end)
    return turn_begun(replace(state, window=True), now_ms), events


def handed_over(state: R) -> Outcome[R]:
    """Give the flag to the other seat. After the maximum number of turns, call the time."""
    turns = state.turns + 1
    is_last = not state.time_called and turns >= state.options.max_turns
    after = replace(
        state.with_next_turn(),
        last=state.turn,
        turns=turns,
        window=False,
        pending=None,
        draw_offered_by=None,
        time_called=state.time_called or is_last,
        limit=NEVER if is_last else state.limit,
    )
    return after, (GameEvent("time_limit"),) if is_last else ()


def is_time_over(state: R) -> bool:
    """Return whether the time was called and the second seat has had its last turn."""
    return state.time_called and state.flag == state.starter


def turn_begun(state: R, now_ms: int) -> R:
    """Start the holder's minute."""
    return replace(state, phase=state.playing_phase, minute=NEVER, clock=started(state.clock, state.flag, now_ms))


def relocating(state: R, count: int, loses_turn: bool, now_ms: int) -> Outcome[R]:
    """Let the holder relocate `count` chips of its opponent. Afterwards its turn starts, or is lost."""
    state = replace(
        state,
        phase="relocating",
        relocations=count,
        loses_turn=loses_turn,
        window=False,
        draw_offered_by=None,
        clock=stopped(state.clock),
        minute=due_in(state.options.turn_ms, now_ms),
    )
    return (state, ()) if state.can_relocate() else remedied(state, now_ms)


def relocation_done(state: R, now_ms: int) -> Outcome[R]:
    """Count one relocation as done."""
    left = state.relocations - 1
    return remedied(state, now_ms) if left == 0 else (replace(state, relocations=left), ())


def waived(state: R, now_ms: int) -> Outcome[R]:
    """Give up one relocation."""
    return with_event_first(GameEvent("relocation_waived", state.flag), relocation_done(state, now_ms))


def remedied(state: R, now_ms: int) -> Outcome[R]:
    """Continue after the last relocation."""
    is_lost = state.loses_turn
    state = replace(state, relocations=0, loses_turn=False, minute=NEVER)
    return turn_given_up(state, now_ms) if is_lost else (turn_begun(state, now_ms), ())


def minute_over(state: R, now_ms: int) -> Outcome[R] | None:
    """Waive the rest of a remedy whose minute is over; None while it is not over."""
    return remedied(state, now_ms) if state.minute.is_due(now_ms) else None


def settled(state: R, _now_ms: int) -> Outcome[R]:
    """Confirm the declared win."""
    return over(state, state.flag, "goal")


def time_called(state: R, _now_ms: int) -> Outcome[R]:
    """Apply the time limit. If a seat has touched or relocated, or has a remedy or a claim, both seats complete their turns."""
    turn = state.turn
    is_at_remedy = state.phase == "relocating" or bool(turn.relocated)
    is_begun = is_at_remedy or state.phase == "result_pending" or state.flag != state.starter or turn.is_touched
    return time_limit(state, state.phase != "start" and is_begun, lambda state: over(state, None, "time"))


def over(state: R, winner: int | None, reason: str) -> Outcome[R]:
    """End the game; `winner` None is a draw."""
    state, events = ended(state, winner, reason)
    return replace(state, window=False, relocations=0), events


def with_touch(state: R) -> R:
    """Mark the holder's touch of a chip: its window shuts, its turn begins."""
    return replace(state, turn=replace(state.turn, is_touched=True), window=False)
