"""How the flag goes on, how relocations end and how the game does (rulebook, parts 3, 6, 7 and 8)."""

from typing import TypeAlias

from msgspec.structs import replace

from engines.fiar.board import CHIPS_OF
from engines.fiar.state import HAND, Line, State, Turn, place_of
from engines.kit import duel_course
from engines.kit.deadline import NEVER, due_in
from engines.kit.duel import shares
from engines.kit.hand_pick import CALLER, PICKER, Color, Hand, colors_after
from engines.kit.outcome import Happening, Result
from engines.kit.refereeing import put
from engines.kit.turn_clock import started, stopped

Told: TypeAlias = duel_course.Told[State]


def lined(state: State, seat: int, line: Line) -> State:
    """The state with one more line on the seat's score card."""
    return replace(state, lines=put(state.lines, seat, (*state.lines[seat], line)))


def called(state: State, color: Color, now_ms: int) -> Told:
    """The starting colour is called; a hand is to be picked."""
    after = replace(state, called=color, turn=Turn(PICKER), minute=due_in(state.options.turn_ms, now_ms))
    return after, (Happening("start_called", CALLER, {"color": color}),)


def picked(state: State, hand: Hand, now_ms: int) -> Told:
    """The hands are opened: who has the called colour is the starter and receives the flag."""
    assert state.called is not None
    colors = colors_after(state.hands, hand)
    starter = colors.index(state.called)
    seen = Happening("start_picked", PICKER, {"hand": hand, "color": colors[PICKER], "starter": starter})
    return opened(replace(state, colors=colors, starter=starter), now_ms), (seen,)


def opened(state: State, now_ms: int) -> State:
    """The starter's first turn begins; nothing can be challenged in it."""
    turn = Turn(state.starter, placing=True)
    clock = started(state.clock, state.starter, now_ms)
    return replace(state, phase="placing", stage="placing", turn=turn, minute=NEVER, clock=clock)


def passed(state: State, now_ms: int) -> Told:
    """The flag is passed, by its holder or by the server."""
    seen = Happening("flag_passed", state.flag)
    state, told = next_turn(state, now_ms)
    return state, (seen, *told)


def turn_given_up(state: State, now_ms: int) -> Told:
    """The holder loses its turn: the flag goes back, and an empty turn was the last one."""
    seat = state.flag
    state = lined(state, seat, Line(state.turns + 1, note="lost"))
    state, told = next_turn(state, now_ms)
    return state, (Happening("turn_lost", seat), *told)


def next_turn(state: State, now_ms: int) -> Told:
    """The flag goes to the other seat, whose window on this turn opens."""
    state, told = handed_over(state)
    if is_time_over(state):
        state, end = over(state, None, "time")
        return state, (*told, *end)
    return turn_begun(replace(state, window=True), now_ms), told


def handed_over(state: State) -> Told:
    """The flag is with the other seat. Both hands empty end the first phase, the most turns call the time."""
    stage = "placing" if HAND in state.places and state.stage == "placing" else "moving"
    turns = state.turns + 1
    is_last = not state.time_called and turns >= state.options.max_turns
    after = replace(
        state,
        stage=stage,
        turn=Turn(1 - state.flag, placing=stage == "placing"),
        last=state.turn,
        turns=turns,
        window=False,
        pending=None,
        draw_offered_by=None,
        time_called=state.time_called or is_last,
        limit=NEVER if is_last else state.limit,
    )
    return after, (Happening("time_limit"),) if is_last else ()


def is_time_over(state: State) -> bool:
    """Whether time was called and the second seat has had its last turn."""
    return state.time_called and state.flag == state.starter


def turn_begun(state: State, now_ms: int) -> State:
    """The holder's minute runs."""
    return replace(state, phase=state.stage, clock=started(state.clock, state.flag, now_ms))


def relocating(state: State, count: int, loses_turn: bool, now_ms: int) -> Told:
    """The holder may relocate chips of its opponent, so many times; after that its turn starts, or is lost."""
    state = replace(
        state,
        phase="relocating",
        relocations=count,
        loses_turn=loses_turn,
        window=False,
        draw_offered_by=None,
        clock=stopped(state.clock),
        minute=due_in(state.options.turn_ms, now_ms),
    )
    has_chips = any(place_of(state.places, chip) not in (None, HAND) for chip in CHIPS_OF[state.colors[1 - state.flag]])
    return (state, ()) if has_chips else remedied(state, now_ms)


def relocation_done(state: State, now_ms: int) -> Told:
    """One relocation fewer."""
    left = state.relocations - 1
    return remedied(state, now_ms) if left == 0 else (replace(state, relocations=left), ())


def remedied(state: State, now_ms: int) -> Told:
    """No relocation is left."""
    is_lost = state.loses_turn
    state = replace(state, relocations=0, loses_turn=False, minute=NEVER)
    if is_lost:
        return turn_given_up(state, now_ms)
    return turn_begun(state, now_ms), ()


def settled(state: State, _now_ms: int) -> Told:
    """The declared win stands."""
    return over(state, state.flag, "goal")


def time_called(state: State, _now_ms: int) -> Told:
    """The time limit: who has touched, or is at a remedy or a claim, completes its turn; so does the second seat."""
    state = replace(state, time_called=True, limit=NEVER)
    seen = Happening("time_called")
    is_begun = state.phase in ("relocating", "result_pending") or state.flag != state.starter or state.turn.is_touched
    if state.phase != "start" and is_begun:
        return state, (seen,)
    state, told = over(state, None, "time")
    return state, (seen, *told)


def forfeited(state: State, now_ms: int) -> Told:
    """The grace is over. What was let go is played and the flag passes; a turn without anything is lost."""
    if state.turn.hops:
        return passed(state, now_ms)
    seat = state.flag
    state = lined(state, seat, Line(state.turns + 1, note="lost"))
    state, told = next_turn(state, now_ms)
    return state, (Happening("turn_forfeited", seat), *told)


def over(state: State, winner: int | None, reason: str) -> Told:
    result = Result("draw" if winner is None else "win", reason, *shares(winner))
    after = replace(
        state,
        phase="over",
        result=result,
        clock=stopped(state.clock),
        limit=NEVER,
        minute=NEVER,
        pending=None,
        window=False,
        relocations=0,
        draw_offered_by=None,
    )
    return after, (Happening("game_over", winner, {"reason": reason}),)
