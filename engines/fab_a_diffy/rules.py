"""Fab-A-Diffy: who may do what when, and where each action goes (rulebook, parts 3, 4 and 8)."""

from typing import Any

from msgspec.structs import replace

from engines.contract import CLOCK, About, Actor, Choice, Happening, Refusal, Rule, Status, Step, Window
from engines.fab_a_diffy.actions import Action, is_well_formed
from engines.fab_a_diffy.board import RECTANGLES, STRIPS, VALUES
from engines.fab_a_diffy.flow import Told, dealt, forfeited, over, settled, time_called
from engines.fab_a_diffy.play import PHASES, perhaps_passed, play
from engines.fab_a_diffy.ruling import can_capture, challenge, open_window
from engines.fab_a_diffy.state import Options, State, Turn, Two, work_of
from engines.kit.challenges import too_slow
from engines.kit.chance import Chance
from engines.kit.deadline import NEVER, deadline_retimed, due_in, soonest
from engines.kit.duel import refusal_beside_turn, refusal_to_referee, types_beside_turn
from engines.kit.referee_actions import (
    AcceptDraw,
    AcceptResult,
    CallTime,
    Challenge,
    DeclineDraw,
    NoChallenge,
    OfferDraw,
    Resign,
)
from engines.kit.refereeing import Mark, blank_book, violated
from engines.kit.retime import Retime
from engines.kit.turn_clock import TurnClock, expired, in_grace, retimed

ABOUT = About(
    slug="fab-a-diffy",
    seats=(2,),
    choices=(
        Choice("mode", ("assisted", "tournament")),
        Choice("starter", (None, 0, 1)),
        Choice("turn_ms", (60_000, 90_000, 120_000, 0)),
        Choice("game_ms", (45 * 60_000, 30 * 60_000, 20 * 60_000, 0)),
        Choice("auto_flag", (False, True)),
    ),
    division="III",
)
RULES = (
    Rule("fab-a-diffy.sentence", "fault", True),
    Rule("fab-a-diffy.equivalent", "fault", True),
    Rule("fab-a-diffy.order", "fault", True),
    Rule("fab-a-diffy.touch", "fault", True),
    Rule("fab-a-diffy.capture", "right"),
    Rule("fab-a-diffy.three-open", "supervised"),
    Rule("fab-a-diffy.start", "supervised"),
    Rule("fab-a-diffy.end", "supervised"),
    Rule("fab-a-diffy.match", "supervised"),
    Rule("fab-a-diffy.time-limit", "supervised"),
)
CODES = frozenset(
    {
        "malformed",
        "game_over",
        "no_flag",
        "wrong_phase",
        "turn_lost",
        "nothing_to_capture",
        "capture_late",
        "trick_taken",
        "sample_retired",
        "not_there",
        "already_touched",
        "nothing_touched",
        "turn_incomplete",
        "window_open",
        "no_result_pending",
        "own_result",
        "no_window",
        "use_capture",
        "fault",
        "not_a_referee",
        "time_already_called",
        "no_offer",
        "own_offer",
        "draw_offered",
        "notation_unknown",
    }
)


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """Game 1 is dealt; the smaller of two strips starts, where the options name nobody."""
    lots: Two | None = None
    starter = options.starter
    while starter is None:
        first, second = chance.shuffle(STRIPS)[:2]
        lots = (first, second)
        if VALUES[first] != VALUES[second]:
            starter = 0 if VALUES[first] < VALUES[second] else 1
    return dealt(replace(bare(options, starter, now_ms), lots=lots), chance, now_ms)


def bare(options: Options, starter: int, now_ms: int) -> State:
    """A match of which no strip has been laid."""
    return State(
        options,
        game=1,
        starter=starter,
        face=(None,) * len(RECTANGLES),
        pile=(),
        turn=Turn(starter),
        clock=TurnClock(options.turn_ms, options.grace_ms),
        limit=due_in(options.game_ms, now_ms),
        book=blank_book(2),
    )


def for_game(options: Options, number: int) -> Options:
    """A named starter alternates from match to match; else strips decide each."""
    if options.starter is None:
        return options
    return replace(options, starter=(options.starter + number) % 2)


def apply(state: State, actor: Actor, action: Any, now_ms: int, chance: Chance, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Carries out an action of a seat, the clock or a referee. Raises `Refusal`; `Rule:` part 4 says in which order."""
    if actor == CLOCK:
        return Step(*_tick(state, now_ms))
    if not isinstance(actor, int):
        _refuse(refusal_to_referee(state, action))
        return Step(*time_called(state, now_ms))
    if isinstance(action, CallTime):
        raise Refusal("not_a_referee")
    if not is_well_formed(action):
        raise Refusal("malformed")
    if state.phase == "over":
        raise Refusal("game_over")
    if type(action) in PHASES:
        return Step(*play(state, actor, action, now_ms, chance))
    if isinstance(action, Challenge):
        return challenge(state, actor, action, now_ms, marks)
    return Step(*_beside_the_turn(state, actor, action, now_ms))


def _beside_the_turn(state: State, seat: int, action: Action, now_ms: int) -> Told:
    """What needs no flag."""
    _refuse(refusal_beside_turn(state, seat, action))
    match action:
        case Resign():
            return _seen_first(Happening("resigned", seat), over(state, 1 - seat, "resign"))
        case AcceptResult():
            return _seen_first(Happening("result_accepted", seat), settled(state))
        case NoChallenge():
            if seat == state.flag or open_window(state, seat) is None:
                raise Refusal("no_window")
            return perhaps_passed(replace(state, hold=NEVER), (Happening("no_challenge", seat),), now_ms)
        case OfferDraw():
            return replace(state, draw_offered_by=seat), (Happening("draw_offered", seat),)
        case DeclineDraw():
            return replace(state, draw_offered_by=None), (Happening("draw_declined", seat),)
        case AcceptDraw():
            return over(state, None, "agreed")
    raise Refusal("malformed")


def _refuse(code: str | None) -> None:
    if code is not None:
        raise Refusal(code)


def _seen_first(seen: Happening, told: Told) -> Told:
    state, following = told
    return state, (seen, *following)


def _tick(state: State, now_ms: int) -> Told:
    """One thing that fell due, the turn's clock first."""
    match expired(state.clock, now_ms):
        case "reminder":
            return _reminded(state)
        case "forfeit":
            return forfeited(state, now_ms)
    if state.pending is not None and state.pending.closes.is_due(now_ms):
        return settled(state)
    if state.capture_by.is_due(now_ms):
        return replace(state, capturable="late", capture_by=NEVER), ()
    if state.hold.is_due(now_ms):
        return perhaps_passed(replace(state, hold=NEVER), (), now_ms)
    if state.limit.is_due(now_ms):
        return time_called(state, now_ms)
    return state, ()


def _reminded(state: State) -> Told:
    seat = state.flag
    state = replace(state, book=violated(state.book, seat), clock=in_grace(state.clock))
    seen = Happening("time_reminder", seat, {"violations": state.book.violations[seat]})
    if too_slow(state.book, seat):
        return _seen_first(seen, over(state, 1 - seat, "time_violations"))
    return state, (seen,)


def status(state: State) -> Status:
    if state.result is not None:
        return Status("over", None, ((), ()), result=state.result)
    closes = state.pending.closes if state.pending is not None else NEVER
    due = soonest(
        state.clock.due_at_ms, state.capture_by.due_at_ms, state.hold.due_at_ms, state.limit.due_at_ms, closes.due_at_ms
    )
    return Status(state.phase, state.flag, (_may(state, 0), _may(state, 1)), _windows(state), due)


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Types of action open to the seat; never a word of whether one would be right."""
    beside = types_beside_turn(state, seat)
    if state.pending is not None:
        return beside
    if seat != state.flag:
        return ("no_challenge", *beside) if state.hold != NEVER else beside
    return (*_may_in_turn(state), *beside)


def _may_in_turn(state: State) -> tuple[str, ...]:
    can_pass = ("pass_flag",) if state.hold == NEVER else ()
    if state.turn.is_lost:
        return can_pass
    match state.phase:
        case "review":
            return ("draw_sample", "capture") if can_capture(state) else ("draw_sample",)
        case "captured":
            return ("draw_sample",)
        case "capturing":
            return ("touch", "announce", "take", "draw_sample")
    work = work_of(state)
    if work.taken is not None or work.retired_to is not None:
        return can_pass
    retires = ("retire_sample",) if work.touched else ()
    return ("touch", "announce", "take", *retires, *can_pass)


def _windows(state: State) -> tuple[Window, ...]:
    """The windows that are open, with the moment at which each shuts by itself."""
    closes = state.pending.closes.due_at_ms if state.pending is not None else None
    found = []
    if open_window(state, state.flag) is not None:
        found.append(Window("regular", (state.flag,), closes))
    if open_window(state, 1 - state.flag) is not None:
        found.append(Window("capture", (1 - state.flag,)))
    return tuple(found)


def retime(state: State, operation: Retime, now_ms: int) -> State:
    pending = state.pending
    return replace(
        state,
        clock=retimed(state.clock, operation, now_ms),
        limit=deadline_retimed(state.limit, operation, now_ms),
        hold=deadline_retimed(state.hold, operation, now_ms),
        capture_by=deadline_retimed(state.capture_by, operation, now_ms),
        pending=pending and replace(pending, closes=deadline_retimed(pending.closes, operation, now_ms)),
    )
