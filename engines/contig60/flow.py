"""The passing of the flag and the end of games (rulebook, parts 7 and 8)."""

from typing import Literal

from msgspec.structs import replace

from engines.contig60.board import EDITION, Dice
from engines.contig60.state import Line, Pair, Pending, Played, State, Turn
from engines.contract import GameEvent
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.clocks.turn import started
from engines.kit.duel import flow as duel_flow
from engines.kit.duel.flow import with_event_first
from engines.kit.duel.turns import ahead, end_announced, result_stands, time_limit, waiting
from engines.kit.referee.record import put

Ending = Literal["zero", "chips", "time"]
Outcome = tuple[State, tuple[GameEvent, ...]]


def with_score(state: State, seat: int, total: int) -> Pair:
    return (total, state.score[1]) if seat == 0 else (state.score[0], total)


def lifted(state: State, seat: int, played: Played) -> State:
    """Return the state after one chip of the seat is taken back, with the seat's total from before that chip."""
    chips = put(state.chips, seat, tuple(cell for cell in state.chips[seat] if cell != played.cell))
    supply = put(state.supply, seat, state.supply[seat] + 1)
    return replace(state, chips=chips, supply=supply, score=with_score(state, seat, played.before))


def add_line(state: State, seat: int, line: Line) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """Return the score cards with one more line for the seat."""
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = put(state.lines, seat, (*state.lines[seat], line))
    return lines


def turn_line(state: State) -> State:
    """Return the state with the running turn as a line on the score card. A turn without a roll adds no line."""
    turn = state.turn
    if turn.dice is None:
        return state
    played = turn.played
    line = Line(turn.dice, None, None, state.score[turn.seat])
    if played is not None:
        line = replace(line, cell=played.cell, sentence=played.sentence)
    return replace(state, lines=add_line(state, turn.seat, line))


def passed(state: State, now_ms: int, is_by_clock: bool = False) -> Outcome:
    """Pass the flag, as an action of its holder or of the clock. The next turn begins, or the monitor (the server) ends the
    game."""
    turn = state.turn
    can_capture = turn.dice is not None and turn.played is None
    event = GameEvent("flag_passed", turn.seat, {"is_pass": can_capture})
    kept = roll_on_table(turn) if is_by_clock else None
    return with_event_first(event, next_turn(turn_line(state), turn, can_capture, kept, now_ms))


def turn_cut_short(state: State, kind: str, now_ms: int) -> Outcome:
    """End the flag holder's turn and undo it, except for its capture.

    The other seat cannot capture with the dice of this turn, but may still challenge that capture. `kind` is the event:
    `turn_forfeited` by the clock, `turn_lost` by an incorrect challenge.
    """
    turn = state.turn
    return with_event_first(
        GameEvent(kind, turn.seat), next_turn(state, replace(turn, dice=None, played=None), False, roll_on_table(turn), now_ms)
    )


def roll_on_table(turn: Turn) -> Dice | None:
    """Return the roll that a seat may take if it correctly challenges the turn's capture: the turn's own roll, else the roll of
    the capture. None if the turn has no capture."""
    return None if turn.capture is None else turn.dice or turn.capture.dice


def next_turn(state: State, ended: Turn, can_capture: bool, kept: Dice | None, now_ms: int) -> Outcome:
    """Give the flag to the other seat after the turn `ended`. That seat may now challenge the regular part of the turn.

    `can_capture`: that seat may capture with the dice of the turn. `kept`: the roll that it may take if it correctly challenges
    the capture of the turn. `kept` is None if the turn has no capture, or if the time to challenge the capture is over because
    the player of the turn passed the flag.
    """
    seat = 1 - ended.seat
    lost = state.turn_lost
    if ended.is_lost:
        lost = put(lost, ended.seat, lost[ended.seat] - 1)
    turn = Turn(seat, is_lost=lost[seat] > 0)
    after = replace(
        state,
        turn=turn,
        turn_lost=lost,
        last=ended,
        window=True,
        can_capture=can_capture,
        offer=None,
        kept=kept,
        hold=NEVER,
        pending=None,
        draw_offered_by=None,
    )
    ending = ending_for(after, seat)
    if ending is not None:
        return pending_end(after, ending, now_ms)
    return replace(after, phase="review", clock=started(state.clock, seat, now_ms)), ()


def ending_for(state: State, seat: int) -> Ending | None:
    """Return the reason why the monitor ends the game when the seat receives the flag; None if play continues."""
    if is_zero_end(state, 1 - seat):
        return "zero"
    if state.supply[seat] == 0:
        return "chips"
    return "time" if state.time_called and seat == state.starter else None


def is_zero_end(state: State, seat: int) -> bool:
    """Return whether the seat's total ends the game."""
    if state.score[seat] > 0:
        return False
    return state.options.zero_short_lead == "draw" or abs(state.score[0] - state.score[1]) >= EDITION.lead_to_win


def pending_end(state: State, reason: Ending, now_ms: int) -> Outcome:
    """Let the monitor (the server) announce a result, which is pending at first. For the length of a turn, the flag holder may
    still challenge the last turn."""
    closes = due_in(state.options.turn_ms, now_ms)
    pending = Pending(state.flag, closes, reason)
    return end_announced(replace(state, can_capture=False), pending)


def declared(state: State, pending: Pending) -> State:
    """Make a declared win pending, so that the other seat can challenge it. The turn's clock stops, and the score
    card gets a line for the turn."""
    state = turn_line(state)
    return replace(waiting(state, pending), window=False, can_capture=False, kept=None, hold=NEVER)


def settled(state: State, _now_ms: int) -> Outcome:
    """Confirm the pending result: a declared win counts; without one, the totals decide."""
    return result_stands(state, over, adjudicated)


def adjudicated(state: State, reason: str) -> Outcome:
    """End the game by its totals. The lower total wins if it is lower by at least the required lead; else the game is a
    draw."""
    first, second = state.score
    return over(state, ahead(second, first, EDITION.lead_to_win), reason)


def over(state: State, winner: int | None, reason: str) -> Outcome:
    score = f"{state.score[0]}:{state.score[1]}"
    open_no_more = replace(state, window=False, can_capture=False, offer=None, kept=None)
    return duel_flow.ended(open_no_more, winner, reason, score)


def time_called(state: State, now_ms: int) -> Outcome:
    """Apply the time limit (`contig60.time-limit`). If a round has begun, the seats complete it; otherwise the turn is undone,
    and the game ends."""

    def undone(state: State) -> Outcome:
        keeps_window = (state.phase == "review" and state.window) or state.kept is not None
        state = replace(state, turn=Turn(state.flag, is_lost=state.turn.is_lost), offer=None, can_capture=False)
        return pending_end(state, "time", now_ms) if keeps_window else adjudicated(state, "time")

    return time_limit(state, state.phase == "result_pending" or is_round_begun(state), undone)


def is_round_begun(state: State) -> bool:
    turn = state.turn
    return turn.seat != state.starter or turn.played is not None or turn.capture is not None


def forfeited(state: State, now_ms: int, _chance: Chance) -> Outcome:
    """Handle the end of the grace. Pass the flag after a complete turn. Otherwise undo the turn, except for its
    capture; the turn is lost."""
    turn = state.turn
    played = turn.played
    if turn.is_lost or (played is not None and played.sentence is not None and played.total is not None):
        return passed(state, now_ms, is_by_clock=True)
    if played is not None:
        state = lifted(state, turn.seat, played)
    if turn.dice is not None:
        state = replace(state, lines=add_line(state, turn.seat, Line(turn.dice, None, None, state.score[turn.seat], "forfeit")))
    return turn_cut_short(state, "turn_forfeited", now_ms)
