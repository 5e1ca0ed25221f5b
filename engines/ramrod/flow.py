"""The passing of the flag and the end of games (rulebook, parts 3, 7 and 8). Every function that gives the flag to a seat is
here."""

from typing import TypeAlias

from msgspec.structs import replace

from engines.contract import GameEvent
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.duel import flow as duel_flow
from engines.kit.duel import turns
from engines.kit.duel.flow import with_event_first
from engines.kit.duel.state import Pending
from engines.kit.duel.turns import end_announced, time_limit, waiting
from engines.kit.referee.record import put
from engines.ramrod.board import PURPLE, RODS
from engines.ramrod.choices import is_stuck
from engines.ramrod.faults import captured_rods
from engines.ramrod.state import Line, Note, State, Turn
from engines.ramrod.table import at, is_quiet, lengths

Outcome: TypeAlias = tuple[State, tuple[GameEvent, ...]]


def opened(state: State, starter: int, now_ms: int) -> State:
    """Give the starter the flag for the first time. There is no earlier turn to challenge."""
    return turn_begun(replace(state, starter=starter, minute=NEVER), starter, (), now_ms)


def turn_begun(state: State, seat: int, hot: tuple[str, ...], now_ms: int) -> State:
    """Give the flag to the seat. `hot`: the rods that it may not move, because the other seat has just moved them."""
    return replace(
        turns.turn_begun(state, "moving", Turn(seat, state.rods, hot), now_ms),
        remedy=None,
        minute=NEVER,
    )


def passed(state: State, now_ms: int) -> Outcome:
    """Pass the flag: record the finished turn, and continue with the other seat or end the game."""
    event = GameEvent("flag_passed", state.flag, {"is_idle": not state.turn.is_played})
    return with_event_first(event, ended(noted(state, state.turn), state.turn, warm(state, state.turn), now_ms))


def lost(state: State, hot: tuple[str, ...], now_ms: int) -> Outcome:
    """Take the turn away from the flag holder, without a move. `hot`: the rods that the other seat may not move in its
    next turn."""
    turn = Turn(state.flag, state.rods, is_lost=True)
    return ended(noted(state, turn), turn, hot, now_ms)


def warm(state: State, turn: Turn) -> tuple[str, ...]:
    """Return the rod that the turn moved, if it is in the purple area. The other seat may not move it in the next turn."""
    return () if turn.rod is None or at(state.rods, turn.rod) not in PURPLE else (turn.rod,)


def noted(state: State, turn: Turn) -> State:
    """Return the state with the finished turn recorded: whether it was quiet, and its line on the score card."""
    seat = turn.seat
    quiet = (
        turn.rod is not None
        and turn.to is not None
        and is_quiet(turn.before, seat, turn.rod, turn.to, state.options.min_rods_in_capture)
    )
    captured = sum(RODS[rod].length for rod in captured_rods(turn)) if turn.captured is not None else None
    line = Line(state.round, turn.rod, turn.to, captured, lengths(state.rods)[seat], _note(turn))
    return replace(
        state,
        quiet=put(state.quiet, seat, quiet),
        lines=put(state.lines, seat, (*state.lines[seat], line)),
        has_passed=is_idle(turn) if seat == state.starter else state.has_passed,
    )


def _note(turn: Turn) -> Note:
    if turn.is_lost:
        return "lost"
    if turn.declared is not None:
        return "declared"
    return "" if turn.is_played else "no_move"


def is_idle(turn: Turn) -> bool:
    """Return whether the flag holder passed the flag without a move."""
    return not turn.is_played and not turn.is_lost


def ended(state: State, turn: Turn, hot: tuple[str, ...], now_ms: int) -> Outcome:
    """Continue after a turn. Either the other seat's turn begins, and that seat may challenge the finished turn. Or this was
    the last turn of the last round: the game ends, or its result is first pending."""
    seat = 1 - turn.seat
    state = replace(state, last=turn, window=True)
    if turn.seat == state.starter:
        return turn_begun(state, seat, hot, now_ms), ()
    ending = ending_after(state, turn)
    if ending is None:
        return round_begun(turn_begun(state, seat, hot, now_ms)), ()
    state = replace(state, turn=Turn(seat, state.rods, hot))
    return pending_end(state, now_ms) if can_matter(state, turn) else adjudicated(state, ending)


def round_begun(state: State) -> State:
    return replace(state, round=state.round + 1, is_begun=False)


def ending_after(state: State, turn: Turn) -> str | None:
    """Return the reason why the game ends after this round; None if play continues. `turn`: the second seat's turn, which
    completes the round."""
    if any(state.declared):
        return "goal"
    if is_last_round(state):
        return "time"
    return "no_moves" if state.has_passed and is_idle(turn) else None


def is_last_round(state: State) -> bool:
    return state.time_called or state.round >= state.options.max_rounds


def can_matter(state: State, turn: Turn) -> bool:
    """Return whether the starter may challenge the second seat's last turn before the result is final."""
    if turn.is_lost or not turn.is_played or turn.declared is not None:
        return False
    return has_filled(state, turn.seat) if state.declared[state.starter] else True


def has_filled(state: State, seat: int) -> bool:
    """Return whether the content of the seat's long rectangle has reached or passed the goal."""
    return lengths(state.rods)[seat] >= state.options.goal


def pending_end(state: State, now_ms: int) -> Outcome:
    """Let the monitor (the server) announce a result, which is pending at first. The starter may still challenge the second
    seat's last turn."""
    closes = due_in(state.options.win_challenge_ms, now_ms)
    pending = Pending(state.starter, closes, "goal" if any(state.declared) else "time")
    return end_announced(replace(state, window=False, draw_offered_by=None), pending)


def declared(state: State, now_ms: int) -> State:
    """Make a declared win pending and stop the turn's clock. From now on, the other seat may challenge it."""
    pending = Pending(1 - state.flag, due_in(state.options.win_challenge_ms, now_ms), "goal", True)
    return replace(waiting(state, pending), window=False)


def settled(state: State, now_ms: int) -> Outcome:
    """Confirm the pending result. If the starter has won, the second seat first gets its turn of this round."""
    pending = state.pending
    assert pending is not None
    return win_stands(state, now_ms) if pending.is_declared else adjudicated(state, "time")


def win_stands(state: State, now_ms: int) -> Outcome:
    """Confirm the flag holder's declared win and pass the flag for that seat."""
    turn = state.turn
    state = noted(replace(state, declared=put(state.declared, turn.seat, True)), turn)
    return ended(state, turn, warm(state, turn), now_ms)


def adjudicated(state: State, reason: str) -> Outcome:
    """End the game. If only one seat has filled its long rectangle or has a declared win that counts, it wins; else the game is
    a draw for that reason."""
    first, second = (state.declared[seat] or has_filled(state, seat) for seat in (0, 1))
    if first and second:
        return over(state, None, "both")
    if first or second:
        return over(state, 0 if first else 1, "goal")
    return over(state, None, reason)


def over(state: State, winner: int | None, reason: str) -> Outcome:
    first, second = lengths(state.rods)
    return duel_flow.ended(replace(state, remedy=None, window=False), winner, reason, f"{first}:{second}")


def time_called(state: State, now_ms: int) -> Outcome:
    """Apply the time limit (`ramrod.time-limit`). If a round has begun, the seats complete it; otherwise the game ends at
    once."""
    plays_on = state.phase in ("relocating", "result_pending") or is_round_begun(state)
    is_open = state.window and state.flag == state.starter and state.last is not None and can_matter(state, state.last)
    return time_limit(state, plays_on, lambda state: pending_end(state, now_ms) if is_open else adjudicated(state, "time"))


def is_round_begun(state: State) -> bool:
    """Return whether the starter has touched a rod in this round, or the flag holder has touched or moved a rod in its
    turn."""
    turn = state.turn
    return state.is_begun or turn.touched is not None or turn.is_played


def forfeited(state: State, now_ms: int, _chance: Chance) -> Outcome:
    """Handle the end of the grace. Pass the flag after a turn with a move, or if the seat has no possible move; any other turn
    is lost."""
    if state.turn.is_played or is_stuck(state):
        return passed(state, now_ms)
    event = GameEvent("turn_forfeited", state.flag)
    return with_event_first(event, lost(state, (), now_ms))
