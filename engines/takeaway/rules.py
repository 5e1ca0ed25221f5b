"""Takeaway: who may do what when, and where each action goes (docs/rules/takeaway.md)."""

from typing import Any

from engines.contract import About, Actor, Choice, Rule, Status, Step, Window
from engines.kit.chance import Chance
from engines.kit.clocks.deadline import due_in
from engines.kit.clocks.turn import TurnClock, started
from engines.kit.duel.flow import DUEL_CODES, DUEL_EVENTS, DuelRules, applied
from engines.kit.duel.off_turn import off_turn_types
from engines.kit.duel.state import due_at_ms
from engines.kit.referee.record import Mark, blank_book
from engines.takeaway.actions import is_well_formed
from engines.takeaway.flow import forfeited, over, settled, time_called
from engines.takeaway.play import PHASES, play
from engines.takeaway.ruling import challenge, is_on_time
from engines.takeaway.state import Options, State, Turn

ABOUT = About(
    slug="takeaway",
    seats=(2,),
    choices=(
        Choice("mode", ("assisted", "tournament")),
        Choice("starter", (None, 0, 1)),
        Choice("turn_ms", (60_000, 90_000, 120_000, 0)),
        Choice("game_ms", (45 * 60_000, 30 * 60_000, 20 * 60_000, 0)),
        Choice("auto_flag", (False, True)),
    ),
    listed=False,
)
RULES = (
    Rule("takeaway.take", "fault", True),
    Rule("takeaway.count", "fault", True),
    Rule("takeaway.time-limit", "supervised"),
)
EVENTS = DUEL_EVENTS | {
    "end_announced",
    "restored",
    "said",
    "taken",
    "turn_forfeited",
    "turn_lost",
}
CODES = DUEL_CODES | {"not_enough"}


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """A whole pile; who starts is drawn by lot where the options name nobody."""
    return opened(options, chance.below(2) if options.starter is None else options.starter, now_ms)


def opened(options: Options, starter: int, now_ms: int) -> State:
    """The first position of a game."""
    return State(
        options=options,
        starter=starter,
        turn=Turn(starter),
        clock=started(TurnClock(options.turn_ms, options.grace_ms), starter, now_ms),
        limit=due_in(options.game_ms, now_ms),
        book=blank_book(2),
    )


DUEL_RULES = DuelRules(
    phases=PHASES,
    play=play,
    challenge=challenge,
    forfeited=forfeited,
    settled=settled,
    over=over,
    time_called=time_called,
    is_well_formed=is_well_formed,
)


def apply(state: State, actor: Actor, action: Any, now_ms: int, chance: Chance, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Carries out an action of a seat, the clock or a referee. Raises `Refusal`."""
    return applied(DUEL_RULES, state, actor, action, now_ms, chance, marks)


def status(state: State) -> Status:
    if state.result is not None:
        return Status("over", None, ((), ()), result=state.result)
    return Status(state.phase, state.flag, (_may(state, 0), _may(state, 1)), _windows(state), due_at_ms(state))


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Types of action open to the seat; never a word of whether one would be right."""
    beside = off_turn_types(state, seat)
    if seat != state.flag or state.pending is not None:
        return beside
    return (("take",) if state.phase == "review" else ("say", "pass_flag")) + beside


def _windows(state: State) -> tuple[Window, ...]:
    """The window that is open, with the moment at which it shuts by itself."""
    if not is_on_time(state, state.flag):
        return ()
    closes = state.pending.closes.due_at_ms if state.pending is not None else None
    return (Window("regular", (state.flag,), closes),)
