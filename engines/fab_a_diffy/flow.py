"""The placing of strips, the passing of the flag, the next game and the end of the match (rulebook, parts 3, 4, 7 and 8)."""

from msgspec.structs import replace

from engines.contract import GameEvent
from engines.fab_a_diffy.board import FACE_UP, GAMES, RECTANGLES, STRIPS
from engines.fab_a_diffy.state import ASIDE, Line, Options, State, Turn, Work, open_strips
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER, Deadline, due_in
from engines.kit.clocks.turn import started
from engines.kit.duel import flow as duel_flow
from engines.kit.duel.flow import with_event_first
from engines.kit.duel.state import Pending
from engines.kit.duel.turns import end_announced, time_limit, turn_begun
from engines.kit.referee.record import put

Outcome = tuple[State, tuple[GameEvent, ...]]


def laid_away(state: State, strip: str) -> tuple[State, int]:
    """Put a strip into the first empty rectangle. Return the new state and that rectangle's index, or `ASIDE` if all are
    full."""
    if None not in state.face:
        return replace(state, aside=(*state.aside, strip)), ASIDE
    place = state.face.index(None)
    return replace(state, face=put(state.face, place, strip)), place


def sample_away(state: State) -> State:
    """Empty the sample's box. If a sample is in it, move it to a rectangle."""
    if state.sample is None:
        return state
    state, _place = laid_away(state, state.sample)
    return replace(state, sample=None, sample_by=None)


def replenished(state: State) -> State:
    """Return the state with three open strips, or fewer if the pile is empty (`fab-a-diffy.three-open`)."""
    missing = max(0, FACE_UP - len(open_strips(state)))
    for strip in state.pile[:missing]:
        state, _place = laid_away(state, strip)
    return replace(state, pile=state.pile[missing:])


def add_line(state: State, seat: int, line: Line) -> State:
    """Return the state with one more line on the seat's score card."""
    return replace(state, lines=put(state.lines, seat, (*state.lines[seat], line)))


def passed(state: State, now_ms: int) -> Outcome:
    """Pass the flag, and continue with the other seat."""
    event = GameEvent("flag_passed", state.flag)
    return with_event_first(event, next_turn(state, state.turn, now_ms))


def next_turn(state: State, ended: Turn, now_ms: int) -> Outcome:
    """Give the flag to the other seat after the turn `ended`. That seat may now challenge the regular part of the turn."""
    seat = 1 - ended.seat
    lost = state.turn_lost
    if ended.is_lost:
        lost = put(lost, ended.seat, lost[ended.seat] - 1)
    is_open = state.sample is not None and state.sample_by != seat
    after = replace(
        state,
        turn=Turn(seat, is_lost=lost[seat] > 0),
        turn_lost=lost,
        last=ended,
        window=True,
        capturable="open" if is_open else "no",
        capture_by=capture_limit(state.options, now_ms) if is_open else NEVER,
        hold=NEVER,
        pending=None,
        draw_offered_by=None,
    )
    if state.time_called and seat == state.starter:
        return pending_end(after, now_ms)
    return replace(after, phase="review", clock=started(state.clock, seat, now_ms)), ()


def capture_limit(options: Options, now_ms: int) -> Deadline:
    """Return the deadline for announcing a capture, for a seat that receives the flag now. A capture announced exactly at the
    end of its time is still in time."""
    if not options.capture_ms:
        return NEVER
    return Deadline(now_ms + options.capture_ms + options.capture_slack_ms + 1)


def pending_end(state: State, now_ms: int) -> Outcome:
    """Announce that the clock has ended the game; this result is not final yet. For the length of a turn, the flag holder may
    challenge, but may not capture."""
    pending = Pending(state.flag, due_in(state.options.turn_ms, now_ms), "time")
    return end_announced(replace(state, capturable="no", capture_by=NEVER), pending)


def game_ended(state: State, chance: Chance, now_ms: int) -> Outcome:
    """End a game that has no sample left; the seat with more tricks wins it. The next game begins at once, or the match is
    over."""
    state, events = game_decided(state)
    reason = "match" if state.results.count(0) == 2 or state.results.count(1) == 2 or len(state.results) == GAMES else None
    if reason is None and state.time_called:
        reason = "time"
    if reason is not None:
        state, end = match_decided(state, reason)
        return state, (*events, *end)
    state = replace(state, game=state.game + 1, starter=1 - state.starter)
    return dealt(state, chance, now_ms), (*events, GameEvent("game_begun", state.starter, {"game": state.game}))


def game_decided(state: State) -> Outcome:
    """End the running game; the seat with more tricks wins it."""
    first, second = (len(tricks) for tricks in state.tricks)
    winner = None if first == second else 0 if first > second else 1
    event = GameEvent("game_decided", winner, {"game": state.game, "tricks": [first, second]})
    return replace(state, results=(*state.results, winner)), (event,)


def match_decided(state: State, reason: str) -> Outcome:
    """End the match; the seat with more won games wins. Games that the seats did not play count as drawn."""
    first, second = state.results.count(0), state.results.count(1)
    return over(state, None if first == second else 0 if first > second else 1, reason)


def over(state: State, winner: int | None, reason: str) -> Outcome:
    score = f"{state.results.count(0)}:{state.results.count(1)}"
    open_no_more = replace(state, window=False, capturable="no", capture_by=NEVER)
    return duel_flow.ended(open_no_more, winner, reason, score)


def dealt(state: State, chance: Chance, now_ms: int) -> State:
    """Deal the game whose number `state` has: three open strips, the others in the pile. Nothing of the previous game stays."""
    if state.laid:
        strips, laid = state.laid[0], state.laid[1:]
    else:
        strips, laid = chance.shuffle(STRIPS), ()
    empty = replace(
        turn_begun(state, "review", Turn(state.starter), now_ms),
        face=(None,) * len(RECTANGLES),
        pile=strips,
        laid=laid,
        sample=None,
        sample_by=None,
        tricks=((), ()),
        aside=(),
        last=None,
        window=False,
        capturable="no",
        capture_by=NEVER,
        hold=NEVER,
        turn_lost=(0, 0),
    )
    return replenished(empty)


def settled(state: State, _now_ms: int) -> Outcome:
    """Confirm the end of the game by the clock."""
    state, events = game_decided(state)
    state, end = match_decided(state, "time")
    return state, (*events, *end)


def time_called(state: State, now_ms: int) -> Outcome:
    """Apply the time limit (`fab-a-diffy.time-limit`). If a round has begun, the seats complete it; otherwise the game ends at
    once."""
    plays_on = state.phase == "result_pending" or is_round_begun(state)
    keeps_window = state.phase == "review" and state.window
    return time_limit(state, plays_on, lambda state: (pending_end if keeps_window else settled)(state, now_ms))


def is_round_begun(state: State) -> bool:
    """Return whether the starter has announced a capture, drawn its sample or passed the flag in this round."""
    turn = state.turn
    return turn.seat != state.starter or turn.capture is not None or turn.regular is not None


def forfeited(state: State, now_ms: int, _chance: Chance) -> Outcome:
    """Handle the end of the grace, then pass the flag. A trick that the seat has taken and a sample that it has retired stay.
    Strips that it has only touched do not count."""
    turn = state.turn
    work = turn.regular
    if turn.is_lost or (work is not None and (work.taken is not None or work.retired_to is not None)):
        return passed(state, now_ms)
    capture = turn.capture if turn.capture is not None and turn.capture.taken is not None else None
    ended = replace(turn, regular=work and Work(work.sample), capture=capture)
    event = GameEvent("turn_forfeited", turn.seat)
    return with_event_first(event, next_turn(state, ended, now_ms))
