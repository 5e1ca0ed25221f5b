"""The course of games with relocated chips: passing the flag, the end of relocations, the end of the game.

Rules: parts 3 to 8 of the rulebooks of FIAR and Kwatro-Sinko, which agree on all of this.
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
"""Actions that are possible in every phase: resigning, and draws by agreement."""


def phase_refusal(
    state: R, seat: int, action: Any, starts: tuple[type[Any], ...], start_refusal: Callable[[R, int, Any], str | None]
) -> str | None:
    """Return the refusal code if a seat may not send this action now, whether or not it has the flag; else None.

    `starts`: the actions of the phase `start`. `start_refusal`: (state, seat, start action) → a refusal code, or None.
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
    """Pass the flag, as an action of its holder or of the server."""
    return with_event_first(GameEvent("flag_passed", state.flag), next_turn(state, now_ms))


def turn_given_up(state: R, now_ms: int, kind: str = "turn_lost") -> Outcome[R]:
    """Take the turn away from the flag holder: write it on the score card as lost and give the flag to the other seat."""
    seat = state.flag
    state = with_line(state, seat, Line(state.turns + 1, note="lost"))
    return with_event_first(GameEvent(kind, seat), next_turn(state, now_ms))


def forfeited(state: R, now_ms: int, _chance: Chance) -> Outcome[R]:
    """Handle the end of the grace. If the flag holder has placed or moved a chip, the turn counts and the flag passes; else the
    turn is lost."""
    return passed(state, now_ms) if state.turn.hops else turn_given_up(state, now_ms, "turn_forfeited")


def next_turn(state: R, now_ms: int) -> Outcome[R]:
    """Give the flag to the other seat, which may now challenge the finished turn. If the time was called and this was the last
    turn, end the game."""
    state, events = handed_over(state)
    if is_time_over(state):
        state, end = over(state, None, "time")
        return state, (*events, *end)
    return turn_begun(replace(state, window=True), now_ms), events


def handed_over(state: R) -> Outcome[R]:
    """Give the flag to the other seat. If the maximum number of turns is reached, call the time."""
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
    """Start the minute of the flag holder's turn."""
    return replace(state, phase=state.playing_phase, minute=NEVER, clock=started(state.clock, state.flag, now_ms))


def relocating(state: R, count: int, loses_turn: bool, now_ms: int) -> Outcome[R]:
    """Let the flag holder relocate `count` chips of its opponent. Afterwards the flag holder's
    turn begins, or is lost if `loses_turn`."""
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
    """Count one relocation as done. After the last relocation, the flag holder's turn begins or is lost."""
    left = state.relocations - 1
    return remedied(state, now_ms) if left == 0 else (replace(state, relocations=left), ())


def waived(state: R, now_ms: int) -> Outcome[R]:
    """Give up one relocation."""
    return with_event_first(GameEvent("relocation_waived", state.flag), relocation_done(state, now_ms))


def remedied(state: R, now_ms: int) -> Outcome[R]:
    """Continue after the last relocation: the flag holder's turn begins, or is lost if `loses_turn`."""
    is_lost = state.loses_turn
    state = replace(state, relocations=0, loses_turn=False, minute=NEVER)
    return turn_given_up(state, now_ms) if is_lost else (turn_begun(state, now_ms), ())


def minute_over(state: R, now_ms: int) -> Outcome[R] | None:
    """Give up the remaining relocations when the minute of a remedy is over. Return None before that."""
    return remedied(state, now_ms) if state.minute.is_due(now_ms) else None


def settled(state: R, _now_ms: int) -> Outcome[R]:
    """Confirm the declared win."""
    return over(state, state.flag, "goal")


def time_called(state: R, _now_ms: int) -> Outcome[R]:
    """Apply the time limit. If the round has begun, both seats first complete their turns; else the game ends in a draw
    now. The round has begun if the second seat has the flag, or if the starter has touched or relocated a chip, must
    still use a remedy, or has declared a win."""
    turn = state.turn
    is_at_remedy = state.phase == "relocating" or bool(turn.relocated)
    is_begun = is_at_remedy or state.phase == "result_pending" or state.flag != state.starter or turn.is_touched
    return time_limit(state, state.phase != "start" and is_begun, lambda state: over(state, None, "time"))


def over(state: R, winner: int | None, reason: str) -> Outcome[R]:
    """End the game. If `winner` is None, the result is a draw."""
    state, events = ended(state, winner, reason)
    return replace(state, window=False, relocations=0), events


def with_touch(state: R) -> R:
    """Mark that the flag holder has touched a chip: its turn begins and its window closes."""
    return replace(state, turn=replace(state.turn, is_touched=True), window=False)
