"""The course of a turn: the tile on the board, the end by passing the flag or by the clock, and the next seat (parts 4, 7
and 8).

(draw) ──▶ place … ──▶ announce ──▶ pass_flag ──────────────▶ next seat, or the last window
   time up, with a tile ──▶ the turn ends there ──────────────────▲
   time up, no tile ──▶ 5 points, extra minute ──still no tile──▶ the game is lost
"""

from msgspec.structs import replace

from engines.contract import GameEvent, Step
from engines.geominos.match import PENALTY, all_passed_over, end_game, lifted, over, written
from engines.geominos.opening import (
    LAST_MS,
    begin_extra,
    begin_turn,
    draw_card,
    given_card,
    has_turns,
    may_get_a_card,
)
from engines.geominos.placement import Laid, has_match, points
from engines.geominos.state import Line, Past, Said, State, Turn
from engines.kit.chance import Chance
from engines.kit.clocks.timers import first_due, started, without
from engines.kit.referee.draws import agreed
from engines.kit.referee.record import put


def after_that(events: tuple[GameEvent, ...], further: Step[State]) -> Step[State]:
    """Return the step `further` with the earlier `events` before its own events."""
    return replace(further, happenings=(*events, *further.happenings))


def lay(state: State, laid: Laid) -> State:
    """Put the tile on the board; the seat can still change it. The tile replaces an earlier tile of this turn. An
    announcement becomes void, and the window on the last turn closes."""
    back = lifted(state)
    assert back.flag is not None
    hand = tuple(tile for tile in back.hands[back.flag] if tile != laid.tile)
    past = replace(back.past, is_open=False) if back.past and back.past.is_open else back.past
    turn = replace(back.turn, lies=laid)
    return replace(back, hands=put(back.hands, back.flag, hand), turn=turn, past=past)


def end_turn(state: State, by: str, chance: Chance, now_ms: int) -> Step[State]:
    """End the turn with the tile in its present place. Write the announcement on the sheet. If the seat announced
    nothing, the server counts the points."""
    seat, lies = state.flag, state.turn.lies
    assert seat is not None
    assert lies is not None
    before = state.totals[seat]
    said = state.turn.said or Said(points(lies), before + points(lies))
    line = Line(state.game, seat, lies.tile, said.points, said.total)
    after = replace(
        state,
        board=(*state.board, lies),
        laid=put(state.laid, seat, state.laid[seat] + 1),
        totals=put(state.totals, seat, said.total),
        sheet=(*state.sheet, line),
        past=Past(seat, lies, said.points, said.total, before, has_match(state.board, lies)),
        passed=0,
        turn=Turn(),
    )
    events: tuple[GameEvent, ...] = (
        GameEvent("turn_ended", seat, {"by": by, "tile": lies.tile, "points": said.points, "total": said.total}),
    )
    if state.options.distribution == "five" and not state.turn.retry and may_get_a_card(after, seat):
        events = (*events, GameEvent("refilled", seat, {"tile": after.deck[0]}))
        after = given_card(after, seat)
    return after_that(events, forward(after, seat, chance, now_ms))


def pass_over(state: State, chance: Chance, now_ms: int) -> Step[State]:
    """Skip a seat whose tiles fit nowhere. The seat gets no penalty. Continue with the next seat. Rule:
    `geominos.sin-lugar`."""
    seat = state.flag
    assert seat is not None
    after = replace(state, passed=state.passed + 1)
    events = (GameEvent("passed_over", seat),)
    if not state.time_called and all_passed_over(after):
        return after_that(events, end_game(after, "all_passed", chance, now_ms))
    return after_that(events, forward(after, seat, chance, now_ms))


def forward(state: State, seat: int, chance: Chance, now_ms: int) -> Step[State]:
    """Give the flag to the next seat clockwise that has or will get a tile. If no seat has or will get a tile, open the
    last window. Rule: `geominos.turno`."""
    owed = tuple(other for other in state.owed if other != seat and not state.out[other])
    state = replace(state, owed=owed)
    around = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
    able = [other for other in around if has_turns(state, other) and (not state.time_called or other in owed)]
    if able:
        return begin_turn(state, able[0], now_ms)
    return last_window(state, chance, now_ms)


def last_window(state: State, chance: Chance, now_ms: int) -> Step[State]:
    """Open the last window, where the other seats may still challenge the last turn. If no challenge is possible, for example
    outside tournament mode, end the game at once."""
    timers = without(without(state.timers, "turn"), "draw")
    state = replace(state, flag=None, turn=Turn(), accepted=(), timers=timers)
    if state.past is None or not state.past.is_open or not state.is_tournament:
        return end_game(state, "time_limit" if state.time_called else "all_laid", chance, now_ms)
    waited_for = tuple(seat for seat in state.in_game if seat != state.past.seat)
    return Step(replace(state, timers=started(timers, "last", LAST_MS, now_ms, waited_for)), (GameEvent("last_window"),))


def close_if_accepted(state: State, chance: Chance, now_ms: int) -> Step[State]:
    if state.past and any(seat != state.past.seat and seat not in state.accepted for seat in state.in_game):
        return Step(state)
    return end_game(state, "time_limit" if state.time_called else "all_laid", chance, now_ms)


def lose_game(state: State, seat: int, reason: str, chance: Chance, now_ms: int) -> Step[State]:
    """Remove the seat and its tiles from the game; the others continue. Rule: Geominos part 7, losing a game."""
    holds_flag = state.flag == seat
    back = lifted(state) if holds_flag else state
    after = replace(
        back,
        out=put(back.out, seat, True),
        gone=(*back.gone, *back.hands[seat]),
        hands=put(back.hands, seat, ()),
        offer=None if back.offer and back.offer.by == seat else back.offer,
    )
    events = (GameEvent("out", seat, {"reason": reason}),)
    if len(after.in_game) == 1:
        return after_that(events, end_game(after, "last_seat", chance, now_ms))
    if after.offer and agreed(after.offer, after.in_game):
        return after_that(events, over(after, "draw", "agreed", ()))
    if holds_flag:
        return after_that(events, forward(after, seat, chance, now_ms))
    if state.phase == "last":
        return after_that(events, close_if_accepted(after, chance, now_ms))
    return Step(replace(after, owed=tuple(other for other in after.owed if other != seat)), events)


def call_time(state: State, chance: Chance, now_ms: int) -> Step[State]:
    """Apply the time limit. Each seat that has placed fewer tiles than another seat completes one more turn; afterwards
    the points decide. Rule: part 7, time limit."""
    most = max(state.laid[seat] for seat in state.in_game)
    owed = tuple(seat for seat in state.in_game if state.laid[seat] < most and has_turns_or_lies(state, seat))
    after = replace(state, time_called=True, owed=owed, timers=without(state.timers, "game"))
    events = (GameEvent("time_limit"),)
    if after.flag is None or after.flag in owed:
        return Step(after, events)
    return after_that(events, forward(lifted(after), after.flag, chance, now_ms))


def has_turns_or_lies(state: State, seat: int) -> bool:
    return has_turns(state, seat) or (seat == state.flag and state.turn.lies is not None)


def tick(state: State, chance: Chance, now_ms: int) -> Step[State]:
    """Carry out the due event: the end of a turn's time or of another deadline. Rule: `geominos.tiempo`."""
    timer = first_due(state.timers, now_ms)
    if timer is None:
        return Step(state)
    at_ms = timer.due_at_ms
    seat = state.flag
    if timer.name == "game":
        return call_time(state, chance, at_ms)
    if timer.name == "last" or seat is None:
        return end_game(state, "time_limit" if state.time_called else "all_laid", chance, at_ms)
    if timer.name == "draw":
        return draw_card(state, seat, at_ms)
    if state.turn.lies is not None:
        return end_turn(state, "time", chance, at_ms)
    if state.turn.extra:
        return lose_game(state, seat, "time", chance, at_ms)
    fined = begin_extra(written(state, seat, "penalty", PENALTY), seat, False, at_ms)
    return Step(fined, (GameEvent("penalty", seat, {"points": PENALTY}), GameEvent("extra_minute", seat)))
