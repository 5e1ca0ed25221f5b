"""Contig 60: who may do what when, and where each action goes (rulebook, parts 3, 4 and 8)."""

from typing import Any

from msgspec.structs import replace

from engines.contig60.actions import Action, is_well_formed
from engines.contig60.board import CHIPS, START_SCORE
from engines.contig60.flow import Told, forfeited, over, settled, time_called
from engines.contig60.play import PHASES, perhaps_passed, play
from engines.contig60.ruling import can_capture, challenge, open_targets
from engines.contig60.state import Options, State, Turn
from engines.contract import CLOCK, About, Actor, Choice, Happening, Refusal, Rule, Status, Step, Window
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
from engines.kit.turn_clock import TurnClock, expired, in_grace, retimed, started

ABOUT = About(
    slug="contig60",
    seats=(2,),
    choices=(
        Choice("mode", ("assisted", "tournament")),
        Choice("starter", (None, 0, 1)),
        Choice("turn_ms", (60_000, 90_000, 120_000, 0)),
        Choice("game_ms", (45 * 60_000, 30 * 60_000, 20 * 60_000, 0)),
        Choice("auto_flag", (False, True)),
        Choice("parentheses", (True, False)),
        Choice("zero_short_lead", ("draw", "continue")),
    ),
    division="III",
)
RULES = (
    Rule("contig60.sentence", "fault", True, "turn"),
    Rule("contig60.score", "fault", True, "turn"),
    Rule("contig60.goal", "fault", True),
    Rule("contig60.piece-played", "impossible", True),
    Rule("contig60.capture", "right"),
    Rule("contig60.start", "supervised"),
    Rule("contig60.record", "supervised"),
    Rule("contig60.end-zero", "supervised"),
    Rule("contig60.end-chips", "supervised"),
    Rule("contig60.time-limit", "supervised"),
)
CODES = frozenset(
    {
        "malformed",
        "game_over",
        "no_flag",
        "wrong_phase",
        "turn_lost",
        "no_chip",
        "no_offer",
        "nothing_to_capture",
        "occupied",
        "piece_played",
        "nothing_placed",
        "turn_incomplete",
        "window_open",
        "no_result_pending",
        "own_result",
        "no_window",
        "use_capture",
        "fault",
        "not_a_referee",
        "time_already_called",
        "own_offer",
        "draw_offered",
        "notation_unknown",
    }
)


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """An empty board; the lower of two dice starts, where the options name nobody."""
    throw: tuple[int, int] | None = None
    starter = options.starter
    while starter is None:
        first, second = throw = (chance.dice(1)[0], chance.dice(1)[0])
        if first != second:
            starter = 0 if first < second else 1
    return opened(options, starter, now_ms, throw)


def opened(options: Options, starter: int, now_ms: int, throw: tuple[int, int] | None = None) -> State:
    """The first position of a game."""
    return State(
        options,
        starter,
        chips=((), ()),
        supply=(CHIPS, CHIPS),
        score=(START_SCORE, START_SCORE),
        turn=Turn(starter),
        clock=started(TurnClock(options.turn_ms, options.grace_ms), starter, now_ms),
        limit=due_in(options.game_ms, now_ms),
        book=blank_book(2),
        throw=throw,
    )


def for_game(options: Options, number: int) -> Options:
    """A named starter alternates in a match; else a die decides each game."""
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
    if not is_well_formed(state, action):
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
            if seat == state.flag or state.pending is not None or state.turn.capture is None:
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
    pending = state.pending
    closes = pending.closes if pending is not None else NEVER
    due = soonest(state.clock.due_at_ms, state.hold.due_at_ms, state.limit.due_at_ms, closes.due_at_ms)
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
    turn = state.turn
    can_pass = ("pass_flag",) if state.hold == NEVER else ()
    if turn.is_lost:
        return can_pass
    if state.phase == "rolled":
        return (*(("place",) if turn.played is None else ("announce", "score")), "declare_win", *can_pass)
    if state.supply[turn.seat] == 0:
        return ("declare_win", *can_pass)
    offered = ("use_roll",) if state.offer else ()
    captures = ("capture",) if can_capture(state) else ()
    return ("roll", *offered, *captures, "declare_win")


def _windows(state: State) -> tuple[Window, ...]:
    """The windows that are open, with the moment at which each shuts by itself."""
    pending = state.pending
    if pending is not None:
        return (Window("result" if pending.is_declared else "regular", (pending.seat,), pending.closes.due_at_ms),)
    opened_now = [Window("regular", (state.flag,))] if open_targets(state, state.flag) else []
    if open_targets(state, 1 - state.flag):
        opened_now.append(Window("capture", (1 - state.flag,)))
    return tuple(opened_now)


def retime(state: State, operation: Retime, now_ms: int) -> State:
    pending = state.pending
    return replace(
        state,
        clock=retimed(state.clock, operation, now_ms),
        limit=deadline_retimed(state.limit, operation, now_ms),
        hold=deadline_retimed(state.hold, operation, now_ms),
        pending=pending and replace(pending, closes=deadline_retimed(pending.closes, operation, now_ms)),
    )
