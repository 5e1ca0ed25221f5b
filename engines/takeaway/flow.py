"""The passing of the flag and the end of games. Every function that gives the flag to a seat is here."""

from typing import TypeAlias

from msgspec.structs import replace

from engines.kit.chance import Chance
from engines.kit.clocks.deadline import due_in
from engines.kit.duel import flow as duel_flow
from engines.kit.duel.flow import ended, with_event_first
from engines.kit.duel.state import Pending
from engines.kit.duel.turns import end_announced, turn_begun
from engines.kit.outcome import GameEvent
from engines.kit.referee.record import put
from engines.takeaway.state import Line, State, Turn

Outcome: TypeAlias = duel_flow.Outcome[State]


def with_line(state: State, seat: int, line: Line) -> State:
    return replace(state, lines=put(state.lines, seat, (*state.lines[seat], line)))


def passed(state: State, now_ms: int) -> Outcome:
    """Pass the flag: the next turn begins, or the monitor announces the end."""
    turn = state.turn
    event = GameEvent("flag_passed", turn.seat)
    state = with_line(state, turn.seat, Line(turn.taken, turn.said))
    return with_event_first(event, next_turn(state, turn, now_ms))


def next_turn(state: State, last: Turn, now_ms: int) -> Outcome:
    """Give the flag to the other seat, which may challenge the turn `last`."""
    seat = 1 - last.seat
    after = replace(
        turn_begun(state, "review", Turn(seat, state.pile), now_ms),
        last=last,
        window=True,
    )
    if after.pile > 0:
        return after, ()
    pending = Pending(seat, due_in(state.options.win_challenge_ms, now_ms), "emptied")
    return end_announced(after, pending)


def settled(state: State, _now_ms: int) -> Outcome:
    """Confirm the pending result: the seat that emptied the pile wins."""
    assert state.pending is not None
    return over(state, 1 - state.pending.seat, state.pending.reason)


def over(state: State, winner: int | None, reason: str) -> Outcome:
    return ended(replace(state, window=False), winner, reason)


def time_called(state: State, _now_ms: int) -> Outcome:
    """Apply the time limit: the game ends in a draw, however many counters are left."""
    return with_event_first(GameEvent("time_called"), over(replace(state, time_called=True), None, "time"))


def undo(state: State, turn: Turn) -> State:
    """Return the state with the counters of the turn back in the pile."""
    return replace(state, pile=turn.before)


def forfeited(state: State, now_ms: int, _chance: Chance) -> Outcome:
    """Handle the end of the grace: undo the turn and pass the flag."""
    turn = state.turn
    state = with_line(undo(state, turn), turn.seat, Line(turn.taken, turn.said, "forfeit"))
    return with_event_first(GameEvent("turn_forfeited", turn.seat), next_turn(state, Turn(turn.seat, turn.before), now_ms))


def lost(state: State, now_ms: int) -> Outcome:
    """Take the turn away from the flag holder before it has acted."""
    return with_event_first(GameEvent("turn_lost", state.flag), next_turn(state, Turn(state.flag, state.pile), now_ms))
