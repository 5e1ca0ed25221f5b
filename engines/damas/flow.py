"""The passing of the flag, the end of games and the next game (rulebook parts 3, 7 and 8).

All functions that give the flag to a seat or end a game are here.
"""

from typing import TypeAlias

from msgspec.structs import replace

from engines.contract import GameEvent, Result
from engines.damas.board import BLACK_STARTS, count_of
from engines.damas.moves import legal_paths
from engines.damas.state import LIMIT_MS, NEXT_GAME_MS, Ended, Last, Options, Start, State, is_black, seat_of
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.clocks.turn import TurnClock, started, stopped
from engines.kit.duel.off_turn import shares
from engines.kit.duel.options import CORRESPONDENCE_GRACE_MS
from engines.kit.referee.record import blank_book, put

Outcome: TypeAlias = tuple[State, tuple[GameEvent, ...]]


def opened(options: Options, black_seat: int, now_ms: int) -> State:
    """Return the first position of a game; Black has the flag."""
    first = black_seat if BLACK_STARTS else 1 - black_seat
    clock = started(TurnClock(options.move_ms, options.grace_ms), first, now_ms)
    return State(options, black_seat, first, clock, blank_book(2), limit=due_in(options.game_ms, now_ms))


def fresh_turn(state: State, now_ms: int) -> State:
    """Start the flag holder's time again. Rule: part 8."""
    options = state.options
    return replace(state, phase="turn", clock=started(TurnClock(options.move_ms, options.grace_ms), state.flag, now_ms))


def ending_at(state: State, seat: int | None, ms: int, now_ms: int) -> TurnClock:
    """Return a clock that ends in `ms`. `seat`: the flag holder, who may make its last claims until then; None for the wait
    before the next game."""
    return TurnClock(ms, state.options.grace_ms, seat, True, now_ms + ms)


def completed(state: State, last: Last, now_ms: int) -> Outcome:
    """Complete the flag holder's turn with the present board, and give the flag to the rival.

    The challenge window opens only in tournament mode. If seats may claim omitted captures, it opens after every turn, faulty
    or not. If they may not, it opens only after a turn that was lost by a touch.
    """
    seat, rival = last.seat, 1 - last.seat
    opens = state.options.captures_claimed or (state.options.mode == "tournament" and last.lost is not None)
    turns = put(state.turns, seat, state.turns[seat] + 1)
    passed = replace(
        state,
        flag=rival,
        touched=None,
        must=None,
        last=last,
        window=opens,
        turns=turns,
        offer=None if state.offer == rival else state.offer,
        offered=put(state.offered, seat, False),
    )
    return received(fresh_turn(passed, now_ms), now_ms)


def received(state: State, now_ms: int) -> Outcome:
    """Start the turn of the new flag holder, or end the game. Rule: part 7, section "End of the game".

    A side without pieces or moves loses, and the pieces are not counted. After the time limit, Black may only make claims and
    does not move.
    """
    seat = state.flag
    black = is_black(state, seat)
    if not count_of(state.board, black):
        return won(state, 1 - seat, "captured_all", now_ms)
    if not legal_paths(state.board, black):
        return blocked(state, now_ms)
    if state.idle >= state.options.auto_draw:
        return drawn(state, "no_progress", now_ms)
    return at_limit(state, now_ms) if state.time_called and black else (state, ())


def blocked(state: State, now_ms: int) -> Outcome:
    """Mark that the flag holder has no move. It loses when it has made its claims, or at once if it has none. Rule:
    `damas.blocked`."""
    if not state.window:
        return won(state, 1 - state.flag, "blocked", now_ms)
    clock = ending_at(state, state.flag, state.options.blocked_ms, now_ms)
    return replace(state, phase="blocked", clock=clock), (GameEvent("blocked", state.flag),)


def call_time(state: State, now_ms: int) -> Outcome:
    """Apply the time limit. The game goes on until both seats have had the same number of turns. The time limit does not save
    a seat that has no move. Rule: `damas.time-limit`."""
    called = replace(state, time_called=True, limit=NEVER)
    event = GameEvent("time_called")
    if state.phase != "blocked" and is_black(state, state.flag) and state.touched is None:
        return with_event_first(event, at_limit(called, now_ms))
    return called, (event,)


def at_limit(state: State, now_ms: int) -> Outcome:
    """Start Black's time for its last claims after the time limit. If Black has no open window, count the pieces at once."""
    if not state.window:
        return counted(state, now_ms)
    clock = ending_at(state, state.flag, LIMIT_MS, now_ms)
    return replace(state, phase="limit", clock=clock), (GameEvent("last_claims", state.flag),)


def counted(state: State, now_ms: int) -> Outcome:
    """End the game by counting the pieces. The side with more pieces wins; with equal numbers, the side with more kings
    wins. Rule: part 7, Count."""
    black, white = ((count_of(state.board, side), state.board.count("B" if side else "W")) for side in (True, False))
    if black == white:
        return drawn(state, "time_limit", now_ms)
    return won(state, seat_of(state, black > white), "time_limit", now_ms)


def won(state: State, seat: int, reason: str, now_ms: int) -> Outcome:
    winners, points = shares(seat)
    return closed(state, Result("win", reason, winners, points), now_ms)


def drawn(state: State, reason: str, now_ms: int) -> Outcome:
    winners, points = shares(None)
    return closed(state, Result("draw", reason, winners, points), now_ms)


def under_ruling(state: State, result: Result, _now_ms: int) -> State:
    """Return the game with the result that a director ordered. In a match of several games only the room stores that result,
    and each game keeps its own."""
    return state if state.result is None or state.ended else replace(state, result=result)


def closed(state: State, result: Result, now_ms: int) -> Outcome:
    """End the game. If the match continues, wait until both seats are ready for the next game, or at most a minute if moves
    have a time limit."""
    over = replace(
        state,
        phase="over",
        result=result,
        touched=None,
        must=None,
        window=False,
        offer=None,
        limit=NEVER,
        clock=stopped(state.clock),
    )
    if match_result(over) is None:
        over = replace(over, ready=(False, False))
        if state.options.move_ms:
            over = replace(over, clock=ending_at(over, None, NEXT_GAME_MS, now_ms))
    winner = result.winners[0] if result.winners else None
    return over, (GameEvent("game_over", winner, {"result": result.result, "reason": result.reason}),)


def next_game(state: State, now_ms: int) -> Outcome:
    """Start the next game with the colours exchanged. Rules: `damas.match`, `damas.colors`."""
    assert state.result is not None
    done = Ended(state.black_seat, state.start, state.record, state.result, state.book.marks)
    following = replace(opened(state.options, 1 - state.black_seat, now_ms), ended=(*state.ended, done), opening=state.opening)
    if state.opening is not None:
        following = from_start(following, state.opening)
    return following, (GameEvent("next_game", following.black_seat, {"game": len(following.ended) + 1}),)


def results(state: State) -> tuple[Result, ...]:
    """Return the results of all finished games of the match."""
    before = tuple(ended.result for ended in state.ended)
    return before if state.result is None else (*before, state.result)


def match_points(state: State) -> tuple[int, int]:
    """Return the match points of each seat, from the finished games."""
    worth = state.options.match_points
    points = [0, 0]
    for result in results(state):
        for seat in (0, 1):
            points[seat] += worth.draw if not result.winners else worth.win if seat in result.winners else worth.loss
    return points[0], points[1]


def match_result(state: State) -> Result | None:
    """Return the result of the match; None while games remain. In a match of one game it is the result of that game."""
    result, options = state.result, state.options
    if result is None:
        return None
    is_forfeit = result.reason == "time" and options.time_loss == "match"
    if len(state.ended) + 1 < options.games and not is_forfeit:
        return None
    if options.games == 1:
        return result
    first, second = match_points(state)
    score = f"{first}-{second}"
    if is_forfeit:
        return replace(result, score=score)
    if first == second:
        return Result("draw", "match", *shares(None), score=score)
    return Result("win", "match", *shares(0 if first > second else 1), score=score)


def with_event_first(event: GameEvent, events: Outcome) -> Outcome:
    state, following = events
    return state, (event, *following)


def from_start(state: State, start: Start) -> State:
    """Return the same game from another first position, without moves."""
    flag = seat_of(state, start.black)
    return replace(state, flag=flag, clock=replace(state.clock, seat=flag), board=start.board, start=start, idle=start.idle)


def each_game_there(state: State) -> State:
    """Make all games of the match begin with the current position."""
    return replace(state, opening=Start(state.board, is_black(state, state.flag), state.idle))


def correspondence(options: Options, move_ms: int) -> Options:
    """Return options of a game by correspondence: days for each move, and half a day after the call "¡Tiempo!"."""
    half_day_ms = CORRESPONDENCE_GRACE_MS
    return replace(options, move_ms=move_ms, grace_ms=half_day_ms, blocked_ms=half_day_ms, game_ms=0)
