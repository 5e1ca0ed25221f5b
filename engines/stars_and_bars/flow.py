"""The passing of the flag and the end of games (rulebook, parts 7 and 8). Every function that gives the flag to a seat is
here."""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from engines.contract import GameEvent
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import due_in
from engines.kit.duel import flow as duel_flow
from engines.kit.duel.flow import with_event_first, with_events_first
from engines.kit.duel.turns import ahead, end_announced, time_limit, turn_begun
from engines.kit.referee.record import put
from engines.stars_and_bars.board import EDITION
from engines.stars_and_bars.state import Line, Pending, Placed, State, Turn

Ending: TypeAlias = Literal["cards", "lead", "target", "time"]
Outcome: TypeAlias = tuple[State, tuple[GameEvent, ...]]


def add_line(state: State, seat: int, line: Line) -> State:
    """Return the state with one more line on the seat's score card."""
    return replace(state, lines=put(state.lines, seat, (*state.lines[seat], line)))


def passed(state: State, now_ms: int) -> Outcome:
    """Pass the flag. The turn's card stays, the seat's hand is filled up from the deck, and the next turn begins or the game
    ends."""
    turn = state.turn
    seat = turn.seat
    events: tuple[GameEvent, ...] = (GameEvent("flag_passed", seat),)
    note: Literal["", "discard"] = "discard" if turn.card is not None and turn.cell is None else ""
    state = add_line(state, seat, Line(turn.card, turn.cell, turn.bonus, turn.points, state.score[seat], note))
    if turn.card is not None and turn.cell is not None:
        state = replace(state, placed=put(state.placed, seat, Placed(turn.card, turn.cell, turn.covered)))
    hand = state.table.hands[seat]
    if len(hand) < EDITION.hand and state.deck:
        drawn, deck = state.deck[0], state.deck[1:]
        table = replace(state.table, hands=put(state.table.hands, seat, (*hand, drawn)))
        state = replace(state, table=table, deck=deck)
        events = (*events, GameEvent("drawn", seat, {"card": drawn}))
    return with_events_first(events, next_turn(state, turn, now_ms))


def given_up(state: State, now_ms: int) -> Outcome:
    """Take the turn away from the flag holder after its incorrect challenge, and give the flag to the other seat."""
    seat = state.flag
    state = add_line(state, seat, Line(None, None, 0, None, state.score[seat], "lost"))
    return with_event_first(GameEvent("turn_lost", seat), next_turn(state, Turn(seat, state.score[seat]), now_ms))


def next_turn(state: State, ended: Turn, now_ms: int) -> Outcome:
    """Give the flag to the other seat after the turn `ended`. The other seat may now challenge that turn."""
    seat = 1 - ended.seat
    after = replace(
        turn_begun(state, "review", Turn(seat, state.score[seat]), now_ms),
        last=replace(ended, start=None),
        window=True,
        peeked=False,
    )
    reason = ending(after) if seat == state.starter else None
    return pending_end(after, reason, now_ms) if reason is not None else (after, ())


def ending(state: State) -> Ending | None:
    """Return the reason why the game ends after the round; None if play continues."""
    first, second = state.score
    apart = abs(first - second)
    if not any(state.table.hands):
        return "cards"
    if apart >= EDITION.lead:
        return "lead"
    if max(first, second) > EDITION.target and (apart >= EDITION.margin or state.options.over_target_short == "draw"):
        return "target"
    return "time" if state.time_called else None


def pending_end(state: State, reason: Ending, now_ms: int) -> Outcome:
    """Let the monitor (the server) announce a result, which is pending at first. For the length of a turn, the starter may
    still challenge the last turn."""
    pending = Pending(state.flag, due_in(state.options.turn_ms, now_ms), reason)
    return end_announced(state, pending)


def settled(state: State, _now_ms: int) -> Outcome:
    """Confirm the pending result: end the game by its totals."""
    assert state.pending is not None
    return adjudicated(state, state.pending.reason)


def adjudicated(state: State, reason: str) -> Outcome:
    """End the game. A seat with a sufficient lead wins; else the game is a draw."""
    return over(state, ahead(*state.score, EDITION.margin), reason)


def over(state: State, winner: int | None, reason: str) -> Outcome:
    score = f"{state.score[0]}:{state.score[1]}"
    return duel_flow.ended(replace(state, window=False, peeked=False), winner, reason, score)


def time_called(state: State, now_ms: int) -> Outcome:
    """Apply the time limit (`stars-and-bars.time-limit`). If a round has begun, the seats complete it; otherwise the game ends
    at once."""
    plays_on = state.flag != state.starter or state.phase in ("bonus", "placed", "result_pending")
    return time_limit(
        state, plays_on, lambda state: pending_end(state, "time", now_ms) if state.window else adjudicated(state, "time")
    )


def forfeited(state: State, now_ms: int, _chance: Chance) -> Outcome:
    """Handle the end of the grace. Pass the flag after a complete turn; otherwise undo the turn, and the seat loses it."""
    turn = state.turn
    seat = turn.seat
    is_announced = turn.total is not None
    has_nothing_to_do = not state.hand and not turn.bonus
    if has_nothing_to_do or (is_announced and (turn.card is not None or not state.hand)):
        return passed(state, now_ms)
    state = replace(state, table=turn.start or state.table, score=put(state.score, seat, turn.before))
    state = add_line(state, seat, Line(None, None, 0, None, turn.before, "forfeit"))
    return with_event_first(GameEvent("turn_forfeited", seat), next_turn(state, Turn(seat, turn.before), now_ms))
