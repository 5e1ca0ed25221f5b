"""The game as a whole: its setup, the first checks of each action, and the function that handles each action (Qwinto, part
4)."""

from typing import Any

from msgspec.structs import replace

from engines.contract import CLOCK, About, Actor, Choice, GameEvent, Refusal, Status, Step, Window
from engines.kit.chance import Chance
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.clocks.timers import Timers, adjust, named, started, without
from engines.kit.referee import actions as shared
from engines.kit.referee.draws import draw_actions
from engines.kit.referee.record import Mark, blank_book, put
from engines.kit.table.status import table_status
from engines.qwinto import actions as act
from engines.qwinto.facts import SUM
from engines.qwinto.faults import ENTRY_RULES, RULES
from engines.qwinto.flow import (
    begin_round,
    is_absent,
    tick,
)
from engines.qwinto.play import ACTIONS
from engines.qwinto.ruling import challenge
from engines.qwinto.sheet import BLANK, BOARD, BOX_INDEX, DICE, HIGHEST
from engines.qwinto.state import Options, State

__all__ = ["ABOUT", "CODES", "EVENTS", "RULES", "adjust_clock", "apply", "for_game", "setup", "status"]

ABOUT = About(
    slug="qwinto",
    seats=tuple(range(BOARD["seats_min"], BOARD["seats_max"] + 1)),
    choices=(
        Choice("mode", ("assisted", "tournament")),
        Choice("absent", ("skip", "play")),
        Choice("throw_ms", (60_000, 30_000, 120_000, 0), at_home=0),
        Choice("keep_ms", (30_000, 60_000, 0), at_home=0, is_rare=True),
        Choice("say_ms", (30_000, 60_000, 0), at_home=0, is_rare=True),
        Choice("write_ms", (60_000, 30_000, 120_000, 0), at_home=0),
        Choice("review_ms", (20_000, 40_000, 60_000, 0), at_home=0),
        Choice("rewrite_ms", (60_000, 30_000, 120_000, 0), at_home=0, is_rare=True),
        Choice("game_ms", (0, 1_200_000, 1_800_000, 2_700_000)),
    ),
    names=("Qwinto", "Qwinto"),
)
EVENTS = frozenset(
    {
        "rerolled",
        "rolled",
        "announced",
        "committed",
        "draw_accepted",
        "draw_declined",
        "draw_offered",
        "erased",
        "game_over",
        "left_empty",
        "misthrow",
        "ready",
        "retired",
        "revealed",
        "rewritten",
        "round",
        "ruling",
        "strike_warning",
        "sum_corrected",
        "time_limit",
    }
)
CODES = frozenset(
    {
        "malformed", "game_over", "retired", "not_your_turn", "not_now", "already_rerolled", "box_filled", "fault",
        "active_must_miss", "not_active", "rewrite_first", "empty_box", "not_an_error", "no_challenges", "own_entry",
        "not_a_referee", "notation_unknown",
    }
)  # fmt: skip


def setup(options: Options, seats: int, chance: Chance, now_ms: int) -> State:
    """Return the first state with empty sheets. If the option `first` is None, chance draws the first active seat. Rule:
    `qwinto.start`."""
    first = chance.below(seats) if options.first is None else options.first % seats
    blank = State(
        options, 1, "throw", first, (BLANK,) * seats, (0,) * seats, (None,) * seats, (False,) * seats, (False,) * seats,
        (0,) * seats, started(Timers(), "game", options.game_ms, now_ms), blank_book(seats),
    )  # fmt: skip
    return begin_round(blank, 1, first, now_ms).state


def for_game(options: Options, _number: int) -> Options:
    """Return the options of one game of a match: always the same. If they leave the first seat to chance,
    chance draws that seat in each game."""
    return options


def apply(state: State, actor: Actor, action: Any, now_ms: int, chance: Chance, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Carry out an action. The checks come in the order of the rulebook: malformed, game_over, no_challenges, retired,
    not_your_turn, not_now, and last the checks of each action."""
    if actor == CLOCK:
        return tick(state, now_ms, chance)
    if not _well_formed(state, action):
        raise Refusal("malformed")
    if isinstance(actor, int) == isinstance(action, shared.CallTime):
        raise Refusal("not_a_referee" if isinstance(actor, int) else "malformed")
    if state.result is not None:
        raise Refusal("game_over")
    if not isinstance(actor, int):
        called = replace(state, time_called=True, timers=without(state.timers, "game"))
        return Step(called, (GameEvent("time_limit"),))
    if isinstance(action, act.Challenge) and not state.is_tournament:
        raise Refusal("no_challenges")
    if state.retired[actor]:
        raise Refusal("retired")
    if isinstance(action, act.Roll | act.Reroll | act.Announce) and actor != state.active:
        raise Refusal("not_your_turn")
    # A seat that acts is present again. Rule: Qwinto part 8.
    present = replace(state, slow=put(state.slow, actor, 0)) if is_absent(state, actor) else state
    if isinstance(action, act.Challenge):
        return challenge(present, actor, action, now_ms, marks)
    return ACTIONS[type(action)](present, actor, action, now_ms, chance)


def _well_formed(state: State, action: Any) -> bool:
    match action:
        case act.Roll(dice):
            return 1 <= len(dice) == len(set(dice)) and set(dice) <= set(DICE)
        case act.Announce(number):
            return 1 <= number <= HIGHEST
        case act.Write(box, number):
            return box in BOX_INDEX and 1 <= number <= HIGHEST
        case act.Fix(box) | act.Rewrite(box):
            return box in BOX_INDEX
        case act.Challenge(rule, target):
            if target is None:
                return rule not in ENTRY_RULES
            return rule != SUM and 0 <= target.seat < state.seats and target.box in BOX_INDEX
        case _:
            return True


def status(state: State) -> Status:
    known = table_status(state, state.active, _may, _windows)
    return known if known.is_over else replace(known, waits_for=_awaited(state))


def _awaited(state: State) -> tuple[int, ...]:
    """Return the seats that must still act: in the phase of writing, the seats without a decision; in the review, the seats
    that are not ready; else the active seat."""
    match state.phase:
        case "write":
            return tuple(seat for seat in state.in_game if state.commits[seat] is None)
        case "review":
            return tuple(seat for seat in state.in_game if not state.ready[seat])
        case _:
            return (state.active,)


def _may(state: State, seat: int) -> tuple[str, ...]:
    if state.retired[seat]:
        return ()
    is_active = seat == state.active
    match state.phase:
        case "throw":
            own: tuple[str, ...] = ("roll",) if is_active else ()
        case "keep":
            own = ("reroll", "announce") if is_active else ()
        case "say":
            own = ("announce",) if is_active else ()
        case "write":
            own = ("write", "miss" if is_active else "pass")
        case _ if seat in state.owes:
            own = ("rewrite", "leave")
        case _:
            own = ("ready",)
    refereeing: tuple[str, ...] = ()
    if state.is_tournament:
        refereeing = ("challenge",) if state.phase == "write" else ("challenge", "fix")
    return (*own, *refereeing, *draw_actions(state.offer, seat), "retire", "resign")


def _windows(state: State) -> tuple[Window, ...]:
    if not state.is_tournament:
        return ()
    timer = named(state.timers, "phase")
    closes_at_ms = timer.due_at_ms if timer and state.timers.halted_at_ms is None else None
    match state.phase:
        case "write":
            return (Window("sum", state.in_game, closes_at_ms),)
        case "review":
            return (Window("review", state.in_game, closes_at_ms), Window("late", state.in_game))
        case _:
            return (Window("late", state.in_game),)


def adjust_clock(state: State, operation: ClockAdjustment, now_ms: int) -> State:
    return replace(state, timers=adjust(state.timers, operation, now_ms))
