"""The remedy after a correct challenge: the challenger lifts rods and puts them back or into empty rectangles (rulebook, part
6)."""

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.clocks.turn import stopped
from engines.kit.duel.flow import with_event_first
from engines.kit.referee.record import put
from engines.ramrod.actions import BACK, Relocate
from engines.ramrod.board import RECTANGLES, RODS
from engines.ramrod.faults import CAPTURE, WIN, captured_rods
from engines.ramrod.flow import Outcome, adjudicated, lost, turn_begun, warm
from engines.ramrod.state import Line, Remedy, State, Turn
from engines.ramrod.table import LIFTED, at, lengths, rods_in, room, with_rod


def concerned(turn: Turn, rules: tuple[str, ...]) -> tuple[str, ...]:
    """Return the rods of a turn that the challenger may relocate because of these broken rules, in the order of the board."""
    captured = captured_rods(turn)
    found: set[str | None] = set()
    for rule in rules:
        if rule != WIN:
            found.update(captured)
        if rule not in (WIN, CAPTURE):
            found.add(turn.rod)
    return tuple(rod for rod in RODS if rod in found)


def begun(state: State, remedy: Remedy, now_ms: int) -> Outcome:
    """Lift the rods of the remedy into the hand of the flag holder, who made the challenge. If the remedy has no rods, end
    it."""
    rods = state.rods
    for rod in remedy.lifted:
        rods = with_rod(rods, rod, LIFTED)
    is_first_lifted = state.first is not None and state.first[0] in remedy.lifted
    state = replace(
        state,
        rods=rods,
        phase="relocating",
        remedy=remedy,
        pending=None,
        window=False,
        first=None if is_first_lifted else state.first,
        clock=stopped(state.clock),
        draw_offered_by=None,
    )
    if not remedy.lifted:
        return _finished(state, remedy, now_ms)
    is_starters = state.flag == state.starter and remedy.then != "result"
    state = replace(state, is_begun=state.is_begun or is_starters, minute=due_in(state.options.turn_ms, now_ms))
    return state, (GameEvent("lifted", remedy.of.seat, {"rods": list(remedy.lifted)}),)


def relocate(state: State, action: Relocate, now_ms: int) -> Outcome:
    """Put one lifted rod back, or into an empty purple rectangle. Raises `Refusal`."""
    remedy = state.remedy
    assert remedy is not None
    rod, to = action.rod, action.to
    if rod not in remedy.lifted:
        raise Refusal("not_to_relocate")
    if to == BACK:
        to = at(remedy.of.before, rod)
    elif RECTANGLES[to].zone != "purple":
        raise Refusal("bad_destination")
    elif rods_in(state.rods, to):
        raise Refusal("rectangle_not_empty")
    elif room(state.rods, to) < RODS[rod].length:
        raise Refusal("does_not_fit")
    state, remedy = _put_down(state, remedy, rod, to)
    event = GameEvent("relocated", state.flag, {"rod": rod, "to": to})
    return (state, (event,)) if remedy.lifted else with_event_first(event, _finished(state, remedy, now_ms))


def minute_over(state: State, now_ms: int) -> Outcome:
    """Put the remaining lifted rods back where they were."""
    remedy = state.remedy
    assert remedy is not None
    left = remedy.lifted
    for rod in left:
        state, remedy = _put_down(state, remedy, rod, at(remedy.of.before, rod))
    event = GameEvent("minute_over", state.flag, {"rods": list(left)})
    return with_event_first(event, _finished(state, remedy, now_ms))


def _put_down(state: State, remedy: Remedy, rod: str, to: str) -> tuple[State, Remedy]:
    lifted = tuple(each for each in remedy.lifted if each != rod)
    remedy = replace(remedy, lifted=lifted, placed=(*remedy.placed, rod))
    return replace(state, rods=with_rod(state.rods, rod, to), remedy=remedy), remedy


def _finished(state: State, remedy: Remedy, now_ms: int) -> Outcome:
    """End the remedy. What follows depends on `remedy.then`: the challenger plays, but may not move the rods that it placed; or
    the challenger loses its turn; or the result is final."""
    state = replace(state, remedy=None, minute=NEVER, lines=_struck(state, remedy.of.seat))
    if remedy.then == "result":
        return adjudicated(state, "time")
    if remedy.then == "lose":
        event = GameEvent("turn_lost", state.flag)
        return with_event_first(event, lost(state, remedy.placed, now_ms))
    moved = tuple(rod for rod in warm(state, remedy.of) if rod not in remedy.placed)
    return turn_begun(state, state.flag, (*moved, *remedy.placed), now_ms), ()


def _struck(state: State, seat: int) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """Return the score cards with the line of the seat's challenged turn corrected."""
    *before, line = state.lines[seat]
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = put(
        state.lines, seat, (*before, replace(line, total=lengths(state.rods)[seat], note="undone"))
    )
    return lines
