"""The passing of the flag and the end of games (rulebook, parts 7 and 8). Every function that gives the flag to a seat is
here."""

from hashlib import blake2b
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from engines.contract import GameEvent
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.clocks.turn import started, stopped
from engines.kit.duel import flow as duel_flow
from engines.kit.duel import turns
from engines.kit.duel.flow import ended, with_event_first
from engines.kit.duel.state import Pending
from engines.kit.duel.turns import time_limit, turn_begun
from engines.kit.referee.record import put
from engines.queens_and_guards.board import Color
from engines.queens_and_guards.state import Penalty, State, Tally, Turn, color_of
from engines.queens_and_guards.table import Table, is_goal, is_ringed

Outcome: TypeAlias = duel_flow.Outcome[State]
REPETITIONS = 3
"""Number of times that a position must occur to make the game a draw."""


def tallied(state: State, seat: int, *, turns: int = 0, traps: int = 0, retreats: int = 0) -> tuple[Tally, Tally]:
    """Return the counts on both score cards, with these numbers added for a seat."""
    own = state.tally[seat]
    counted: tuple[Tally, Tally] = put(state.tally, seat, Tally(own.turns + turns, own.traps + traps, own.retreats + retreats))
    return counted


def passed(state: State, now_ms: int, is_by_clock: bool = False) -> Outcome:
    """Pass the flag after a move, or if no move is possible. The monitor (the server) checks the board before the next
    turn begins."""
    turn = state.turn
    done = turn if turn.moves else replace(turn, ending="pass")
    event = GameEvent("flag_passed", turn.seat, {"is_pass": not turn.moves, "is_by_clock": is_by_clock})
    reason = _reached(state)
    if reason is not None:
        return with_event_first(event, _end_found(state, reason, now_ms))
    if done.ending == "pass" and state.last is not None and state.last.ending == "pass":
        return with_event_first(event, over(state, None, "no_moves"))
    return with_event_first(event, next_turn(state, done, now_ms))


def _reached(state: State) -> str | None:
    """Return the reason why the monitor ends the game when the flag passes; None if play continues."""
    places = state.table.places
    if winner_by_goal(state) is not None:
        return "goal"
    return "ring" if is_ringed(places, 0) or is_ringed(places, 1) else None


def winner_by_goal(state: State) -> int | None:
    """Return the seat whose colour has reached the goal."""
    return next((seat for seat in (0, 1) if is_goal(state.table.places, color_of(state, seat))), None)


def _end_found(state: State, reason: str, now_ms: int) -> Outcome:
    """Let the monitor (the server) announce a result, which is pending at first. In tournament mode the other seat may still
    challenge the last turn; in assisted mode the result counts at once."""
    closes = due_in(state.options.win_challenge_ms, now_ms)
    after = waiting(state, Pending(1 - state.flag, closes, reason))
    event = GameEvent("end_announced", None, {"reason": reason})
    return with_event_first(event, settled(after, now_ms)) if state.options.mode == "assisted" else (after, (event,))


def waiting(state: State, pending: Pending) -> State:
    """Make a result pending and stop the turn's clock. From now on, a seat may challenge the result."""
    return replace(turns.waiting(state, pending), window=False)


def settled(state: State, _now_ms: int) -> Outcome:
    """Confirm the pending result. A ring of guards round the throne is a draw; otherwise the seat that declared its win, or
    reached the goal, wins."""
    pending = state.pending
    assert pending is not None
    if pending.reason == "ring":
        return over(state, None, "ring")
    return over(state, 1 - pending.seat if pending.is_declared else winner_by_goal(state), "goal")


def next_turn(state: State, done: Turn, now_ms: int) -> Outcome:
    """Give the flag to the other seat after the turn `done`. If the time was called and this was the last turn, end the
    game."""
    seat = 1 - done.seat
    after = replace(
        turn_begun(state, "play", Turn(seat, state.table), now_ms),
        last=done,
        window=True,
        penalty=None,
        minute=NEVER,
        turns=state.turns + 1,
        tally=tallied(state, done.seat, turns=1),
    )
    if state.time_called:
        return over(after, None, "time") if done.seat != state.starter else (after, ())
    after = with_position(after, done)
    if after.positions and after.positions.count(after.positions[-1]) >= REPETITIONS:
        return over(after, None, "repetition")
    if state.options.max_turns and after.turns >= state.options.max_turns:
        return time_called(after, now_ms)
    return after, ()


def with_position(state: State, done: Turn) -> State:
    """Return the state with the present position added to its list of positions, if the option `repetition` needs that list."""
    if not state.options.is_repetition_drawn:
        return state
    # The list begins with the position before the first turn.
    positions = state.positions or (position_number(done.before, done.seat),)
    return replace(state, positions=(*positions, position_number(state.table, state.flag)))


def position_number(table: Table, flag: int) -> int:
    """Return a number that depends only on pieces, traps and the flag holder. It has six bytes, because the store writes a list
    of up to 400 of these numbers at every action."""
    return int.from_bytes(blake2b(msgspec.msgpack.encode((flag, table)), digest_size=6).digest())


def turn_lost(state: State, now_ms: int) -> Outcome:
    """Take the turn away from the flag holder at the start of the turn. Trapped pieces that must move back stay
    trapped, and the seat must move them back later."""
    done = replace(state.turn, ending="lost")
    return with_event_first(GameEvent("turn_lost", state.flag), next_turn(state, done, now_ms))


def penalty_begun(state: State, penalty: Penalty, now_ms: int) -> State:
    """Give the challenger a separate minute for the penalty. The end of that minute is no time violation."""
    minute = due_in(state.options.turn_ms, now_ms)
    return replace(state, phase="penalty", penalty=penalty, minute=minute, window=False, clock=stopped(state.clock))


def penalty_done(state: State, now_ms: int) -> Outcome:
    """Continue after the penalty, whether or not the challenger used it. Either the challenger's turn begins, in which it may
    not announce a trap in way b (see `announcement`), or the challenger loses the turn."""
    assert state.penalty is not None
    is_lost = state.penalty.is_lost
    turn = replace(state.turn, before=state.table, is_touched=True)
    after = replace(state, phase="play", penalty=None, minute=NEVER, turn=turn, clock=started(state.clock, turn.seat, now_ms))
    return turn_lost(after, now_ms) if is_lost else (after, ())


def fell_due(state: State, now_ms: int) -> Outcome | None:
    """End a penalty whose minute is over. The remaining pieces stay where they are."""
    if state.phase != "penalty" or not state.minute.is_due(now_ms):
        return None
    return with_event_first(GameEvent("banish_waived", state.flag), penalty_done(state, now_ms))


def forfeited(state: State, now_ms: int, _chance: Chance) -> Outcome:
    """Handle the end of the grace. The moves of the turn count, and the flag passes. A turn without a move is lost."""
    if state.turn.moves:
        return passed(state, now_ms, is_by_clock=True)
    done = replace(state.turn, ending="lost")
    return with_event_first(GameEvent("turn_forfeited", state.flag), next_turn(state, done, now_ms))


def time_called(state: State, _now_ms: int) -> Outcome:
    """Apply the time limit. If the starter has not moved in this round, the game ends; otherwise both seats complete their
    turns."""
    is_idle = state.phase == "play" and state.flag == state.starter and not state.turn.moves
    return time_limit(state, state.phase != "start" and not is_idle, lambda state: over(state, None, "time"))


def over(state: State, winner: int | None, reason: str) -> Outcome:
    return ended(replace(state, penalty=None, window=False), winner, reason)


def holder_color(state: State) -> Color:
    return color_of(state, state.flag)
