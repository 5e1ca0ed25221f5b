"""The passing of the flag and the end of games (rulebook, parts 7 and 8). Every function that gives the flag to a seat is here.

question after a turn      if the answer is yes (if no, the next question follows)
was it the final turn?     a draw is pending if this pawn has reached 55 too; else the game is over
does it count as a goal?   the other seat gets the final turn; without a free base, the game is over or a draw is pending
is every base filled?      a draw is pending; after a lost turn the game is over
has the time run out?      the game is over
none of these              the other seat's turn begins

A turn counts as a goal if it ended on 55 and the seat declared this or need not declare it (option `undeclared`).
"""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from engines.kit.chance import Chance
from engines.kit.clocks.deadline import due_in
from engines.kit.duel.flow import ended as ended_duel
from engines.kit.duel.flow import with_event_first
from engines.kit.duel.state import Pending
from engines.kit.duel.turns import end_announced, time_limit, turn_begun, waiting
from engines.kit.outcome import GameEvent
from engines.kit.referee.record import put
from engines.par55.board import GOAL, is_full
from engines.par55.state import Line, Pair, State, Turn

Outcome: TypeAlias = tuple[State, tuple[GameEvent, ...]]
Waiting: TypeAlias = Literal["both", "bases_full"]


def moved_to(pawns: Pair, seat: int, space: int) -> Pair:
    return (space, pawns[1]) if seat == 0 else (pawns[0], space)


def passed(state: State, now_ms: int) -> Outcome:
    """Pass the flag after a complete turn, as an action of its holder or of the server."""
    ended = replace(state.turn, is_ended=True)
    return with_event_first(
        GameEvent("flag_passed", ended.seat),
        next_turn(add_line(replace(state, turn=ended), "bump" if ended.bumped is not None else ""), ended, now_ms),
    )


def next_turn(state: State, ended: Turn, now_ms: int) -> Outcome:
    """Continue after the turn `ended`, which is still the state's `turn`."""
    seat = 1 - ended.seat
    is_landing = not ended.is_lost and state.pawns[ended.seat] == GOAL
    if state.final == ended.seat:
        return pending_end(state, "both", now_ms) if is_landing else decided(state)
    if ended.declared or (is_landing and state.options.undeclared == "stands"):
        if is_full(state.laid):
            return over(state, ended.seat, "goal") if ended.declared else pending_end(state, "bases_full", now_ms)
        state = replace(state, final=seat, landed=ended.seat)
        return with_event_first(GameEvent("final_turn", seat), turn_of(state, seat, ended, now_ms))
    if is_full(state.laid):
        return over(state, None, "bases_full") if ended.is_lost else pending_end(state, "bases_full", now_ms)
    if state.time_called:
        return over(state, None, "time")
    return turn_of(state, seat, ended, now_ms)


def turn_of(state: State, seat: int, ended: Turn, now_ms: int) -> Outcome:
    """Give the flag to the seat, with a full minute and a window on the turn `ended`."""
    after = replace(
        turn_begun(state, "placing", Turn(seat, state.pawns), now_ms),
        last=ended,
        window=True,
    )
    return after, ()


def declared(state: State, now_ms: int) -> Outcome:
    """Declare a win of the flag holder. In assisted mode it is final at once."""
    seat = state.flag
    ended = replace(state.turn, declared=True, is_ended=True)
    state = add_line(replace(state, turn=ended, declared=put(state.declared, seat, True)), "goal")
    event = GameEvent("win_declared", seat)
    if state.options.mode == "assisted":
        return with_event_first(event, next_turn(state, ended, now_ms))
    pending = Pending(1 - seat, due_in(state.options.win_challenge_ms, now_ms), "goal", True)
    return replace(waiting(state, pending), window=False), (event,)


def pending_end(state: State, reason: Waiting, now_ms: int) -> Outcome:
    """Make a draw pending. The other seat may challenge the result, although that seat has no further turn."""
    pending = Pending(1 - state.flag, due_in(state.options.win_challenge_ms, now_ms), reason)
    return end_announced(replace(state, window=False), pending)


def settled(state: State, now_ms: int) -> Outcome:
    """Confirm the pending result: a declared win leads to the final turn, a draw ends the game."""
    pending = state.pending
    assert pending is not None
    if pending.is_declared:
        return next_turn(replace(state, pending=None), state.turn, now_ms)
    return over(state, None, pending.reason)


def decided(state: State) -> Outcome:
    """End the game after a final turn that was missed or does not count. The seat that had reached the goal before wins if it
    has declared its win; else the game is a draw."""
    landed = state.landed
    if landed is not None and state.declared[landed]:
        return over(state, landed, "goal")
    return over(state, None, "not_declared")


def over(state: State, winner: int | None, reason: str) -> Outcome:
    return ended_duel(replace(state, window=False), winner, reason, f"{state.pawns[0]}:{state.pawns[1]}")


def time_called(state: State, _now_ms: int) -> Outcome:
    """Apply the time limit. The game is a draw at once. But if a pawn has reached the goal or a result is pending, the seats
    first play on until that is decided (`par55.time-limit`)."""
    plays_on = state.final is not None or state.pending is not None or state.has_landed
    return time_limit(state, plays_on, lambda state: over(state, None, "time"))


def undo(state: State, turn: Turn) -> State:
    """Return the state with the turn's block back in the bank, and both pawns on the spaces where they were before the
    turn."""
    laid = {base: block for base, block in state.laid.items() if base != turn.base}
    return replace(state, laid=laid, pawns=turn.before)


def lost(state: State, now_ms: int) -> Outcome:
    """Take the turn away from its holder: undo its actions and give the flag to the other seat."""
    turn = state.turn
    ended = Turn(turn.seat, turn.before, is_lost=True)
    return next_turn(replace(undo(state, turn), turn=ended), ended, now_ms)


def forfeited(state: State, now_ms: int, _chance: Chance) -> Outcome:
    """Handle the end of the grace. Pass the flag after a complete turn; any other turn is lost."""
    turn = state.turn
    if not turn.missing:
        return passed(state, now_ms)
    line = Line(turn.block, turn.base, turn.announced, turn.before[turn.seat], "forfeit")
    state = replace(state, lines=put(state.lines, turn.seat, (*state.lines[turn.seat], line)))
    return with_event_first(GameEvent("turn_forfeited", turn.seat), lost(state, now_ms))


def add_line(state: State, note: Literal["", "bump", "goal"]) -> State:
    """Return the state with the flag holder's turn as a line on its score card."""
    turn = state.turn
    line = Line(turn.block, turn.base, turn.announced, state.pawns[turn.seat], note)
    return replace(state, lines=put(state.lines, turn.seat, (*state.lines[turn.seat], line)))


def unlined(state: State, seat: int) -> State:
    """Return the state with the last line of the seat's score card struck out."""
    lines = state.lines[seat]
    if not lines:
        return state
    struck = replace(lines[-1], space=state.pawns[seat], note="undone")
    return replace(state, lines=put(state.lines, seat, (*lines[:-1], struck)))
