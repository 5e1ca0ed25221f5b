"""Challenges: the window, rulings and consequences (rulebook, part 6).

challenger                                          challenged turn
the flag holder, in review with its window open     the other seat's last turn
the starter, while a result is pending              the second seat's last turn

A challenge at any other time is ruled IA (inappropriate).
"""

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal, Step
from engines.kit.clocks.turn import started
from engines.kit.duel import challenge_list
from engines.kit.duel.flow import with_event_first
from engines.kit.referee.actions import Challenge, DeclareWin, rules_named
from engines.kit.referee.record import Mark, Ruling, found, put, struck_out
from engines.kit.stakes import Stakes, each
from engines.stars_and_bars import facts, faults
from engines.stars_and_bars.board import EDITION, PLACE
from engines.stars_and_bars.flow import Outcome, adjudicated, ending, given_up, over, settled
from engines.stars_and_bars.state import State, Table, Turn

STAKES = {
    "regular": Stakes(each(faults.CHALLENGEABLE, "discarded"), "turn"),
    "result": Stakes(each(faults.CHALLENGEABLE, "discarded"), "result_stands"),
}


def is_open(state: State, seat: int) -> bool:
    """Return whether the seat may now challenge the other seat's last turn."""
    return state.window and seat == state.flag and state.phase in ("review", "result_pending")


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a challenge and carry out the consequences. Rules: part 6. `marks` are a person's ruling, one for each named
    rule."""
    rules = rules_named(action) or ()
    is_on_time = is_open(state, seat)
    last = state.last if is_on_time else None
    broken = {} if last is None else {fault.rule: fault for fault in faults.turn_faults(last)}

    def verdict(rule: str) -> Ruling:
        if not is_on_time or rule not in faults.CHALLENGEABLE:
            return Ruling(rule, "IA")
        fault = broken.get(rule)
        return found(rule, None if fault is None or last is None else facts.explained(state.table, last, fault))

    def consequence(state: State, rulings: tuple[Ruling, ...]) -> Outcome:
        return _consequence(state, seat, is_on_time, rulings, now_ms)

    return challenge_list.challenged(state, seat, rules, verdict, marks, consequence)


def _consequence(state: State, seat: int, is_on_time: bool, rulings: tuple[Ruling, ...], now_ms: int) -> Outcome:
    marks = [ruling.mark for ruling in rulings]
    if struck_out(state.book, seat):
        return over(state, 1 - seat, "strikes")
    if not is_on_time:
        # Outside the window only a person can rule I (incorrect). It costs the seat its turn, if it has the turn.
        is_turn = seat == state.flag and state.pending is None
        return given_up(state, now_ms) if is_turn and "I" in marks else (state, ())
    if "C" in marks:
        return _remedied(state, "I" in marks, now_ms)
    if "I" not in marks:
        return state, ()
    return settled(state, now_ms) if state.pending is not None else given_up(state, now_ms)


def _remedied(state: State, is_lost: bool, now_ms: int) -> Outcome:
    """Undo the points and the card of the last turn. Then the challenger's turn starts, or is lost if another rule of the
    challenge was ruled I (incorrect)."""
    turn = state.last
    assert turn is not None
    after = replace(
        _struck(state, turn),
        phase="review",
        table=_card_taken(state.table, turn),
        score=put(state.score, turn.seat, turn.before),
        turn=Turn(state.flag, state.score[state.flag]),
        last=Turn(turn.seat, turn.before),
        window=False,
        peeked=False,
        pending=None,
        draw_offered_by=None,
        clock=started(state.clock, state.flag, now_ms),
    )
    event = GameEvent("restored", turn.seat, {"card": turn.card, "cell": turn.cell, "total": turn.before})
    reason = ending(after) if state.pending is not None else None
    if reason is not None:
        return with_event_first(event, adjudicated(after, reason))
    return with_event_first(event, given_up(after, now_ms)) if is_lost else (after, (event,))


def _card_taken(table: Table, turn: Turn) -> Table:
    """Return the table with the card of a turn on the discard pile. Piles that the turn changed after placing the card are
    first restored."""
    if turn.card is None or turn.cell is None:
        return table
    if turn.laid is not None:
        table = replace(turn.laid, hands=table.hands)
    place = PLACE[turn.cell]
    pile = table.piles[place]
    return replace(table, piles=put(table.piles, place, pile[:-1]), discard=(*table.discard, turn.card))


def _struck(state: State, turn: Turn) -> State:
    """Strike out the line of that turn on the score card."""
    *kept, line = state.lines[turn.seat]
    struck = replace(line, total=turn.before, note="undone")
    return replace(state, lines=put(state.lines, turn.seat, (*kept, struck)))


def declare_win(state: State, seat: int, _action: DeclareWin, now_ms: int) -> Step[State]:
    """Declare a win, which is possible only while a result is pending. If the seat is the one that may challenge the result,
    the declaration accepts it. Raises `Refusal`."""
    if state.pending is None:
        raise Refusal("wrong_phase")
    if state.score[seat] - state.score[1 - seat] < EDITION.margin:
        raise Refusal("not_won")
    event = GameEvent("win_declared", seat)
    if seat == state.pending.seat:
        return Step(*with_event_first(event, settled(state, now_ms)))
    return Step(replace(state, pending=replace(state.pending, is_declared=True)), (event,))
