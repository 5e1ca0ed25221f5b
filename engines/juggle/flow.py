"""The passing of the flag, the confirmation of wins and the end of games (rulebook, parts 7 and 8). Every function that passes
the flag is here."""

from typing import TypeAlias

from msgspec.structs import replace

from engines.contract import GameEvent
from engines.juggle.board import DRAW_MARGIN
from engines.juggle.state import Line, Note, State, Turn
from engines.juggle.table import empty_count, undo
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import due_in
from engines.kit.duel import flow as duel_flow
from engines.kit.duel.flow import with_event_first
from engines.kit.duel.state import Pending
from engines.kit.duel.turns import end_announced, time_limit, turn_begun
from engines.kit.referee.record import put

Outcome: TypeAlias = duel_flow.Outcome[State]


def passed(state: State, now_ms: int) -> Outcome:
    """Pass the flag: write the turn on the score card, and continue with the other seat."""
    event = GameEvent("flag_passed", state.flag)
    return with_event_first(event, next_turn(add_line(state), state.turn, now_ms))


def next_turn(state: State, ended: Turn, now_ms: int, window: bool = True) -> Outcome:
    """Give the flag to the other seat after the turn `ended`. That seat's turn begins, or the game ends if the round
    was the last.

    `window`: True if that seat may challenge the turn; False if the seat has already challenged the turn and got a
    ruling.
    """
    seat = 1 - ended.seat
    is_round_over = seat == state.starter
    if is_round_over and state.declared[state.starter]:
        return over(state, state.starter, "goal")
    is_last = is_round_over and (state.time_called or state.round >= state.options.max_rounds)
    state = replace(
        turn_begun(state, "review", Turn(seat), now_ms),
        round=state.round + (is_round_over and not is_last),
        last=ended,
        window=window,
    )
    return ended_by_clock(state, now_ms) if is_last else (state, ())


def ended_by_clock(state: State, now_ms: int) -> Outcome:
    """End the game without a further round. The starter gets the flag and may still challenge the last turn, unless the
    clock undid that turn or the starter has already challenged it."""
    if not state.window or state.last is None or state.last.is_lost:
        return adjudicated(state)
    pending = Pending(state.flag, due_in(state.options.win_challenge_ms, now_ms), "time")
    return end_announced(replace(state, window=False), pending)


def adjudicated(state: State) -> Outcome:
    """End the game. A seat with at least three empty spaces fewer wins; else the game is a draw. Rule: `juggle.time-limit`."""
    first, second = empty_count(state.boards[0]), empty_count(state.boards[1])
    if abs(first - second) <= DRAW_MARGIN:
        return over(state, None, "time")
    return over(state, 0 if first < second else 1, "time")


def settled(state: State, now_ms: int) -> Outcome:
    """Confirm the pending result: a declared win counts; without one, the empty spaces decide."""
    assert state.pending is not None
    return confirmed(state, now_ms) if state.pending.is_declared else adjudicated(state)


def confirmed(state: State, now_ms: int) -> Outcome:
    """Confirm the flag holder's declared win. If the starter declared it, the second seat still completes its turn (the
    roundoff). Rule: `juggle.roundoff`."""
    seat = state.flag
    if seat != state.starter:
        return over(add_line(state), None if state.declared[state.starter] else seat, "goal")
    state = replace(add_line(state), declared=(seat == 0, seat == 1))
    event = GameEvent("win_stands", seat)
    return with_event_first(event, next_turn(state, state.turn, now_ms))


def over(state: State, winner: int | None, reason: str) -> Outcome:
    score = f"{empty_count(state.boards[0])}:{empty_count(state.boards[1])}"
    return duel_flow.ended(replace(state, window=False), winner, reason, score)


def time_called(state: State, now_ms: int) -> Outcome:
    """Apply the time limit: the seats complete a round that has begun and play no other (`juggle.time-limit`)."""
    plays_on = state.phase in ("start", "result_pending") or is_round_begun(state)
    return time_limit(state, plays_on, lambda state: ended_by_clock(state, now_ms))


def is_round_begun(state: State) -> bool:
    """Return whether the seats are within a round: the starter has removed a piece or rolled, or it is the second seat's
    turn."""
    return state.flag != state.starter or bool(state.turn.deeds)


def forfeited(state: State, now_ms: int, _chance: Chance) -> Outcome:
    """Handle the end of the grace. Pass the flag after a complete turn; otherwise undo the turn, and the seat loses it.
    Rule: `juggle.time`."""
    if state.phase == "rolled":
        return passed(state, now_ms)
    return given_up(state, "turn_forfeited", now_ms)


def given_up(state: State, kind: str, now_ms: int) -> Outcome:
    """Take the turn away from the flag holder: undo its actions and pass the flag.

    `kind` is the event: `turn_forfeited` by the clock, `turn_lost` by an incorrect challenge.
    """
    turn = state.turn
    state = replace(state, boards=undo(state.boards, turn))
    if turn.dice is not None or kind == "turn_lost":
        note: Note = "forfeit" if kind == "turn_forfeited" else "lost"
        line = Line(state.round, turn.dice, (), empty_count(state.boards[turn.seat]), note)
        state = with_line(state, turn.seat, line)
    return with_event_first(GameEvent(kind, turn.seat), next_turn(state, Turn(turn.seat, is_lost=True), now_ms))


def add_line(state: State) -> State:
    """Return the state with the running turn as a line on the score card. A turn without a roll or a declared win adds no
    line."""
    turn = state.turn
    is_declared = bool(turn.deeds) and turn.deeds[-1].kind == "declare"
    if turn.dice is None and not is_declared:
        return state
    pieces = tuple(deed.piece for deed in turn.deeds if deed.kind == "place")
    line = Line(state.round, turn.dice, pieces, empty_count(state.boards[turn.seat]), "declared" if is_declared else "")
    return with_line(state, turn.seat, line)


def with_line(state: State, seat: int, line: Line) -> State:
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = put(state.lines, seat, (*state.lines[seat], line))
    return replace(state, lines=lines)
