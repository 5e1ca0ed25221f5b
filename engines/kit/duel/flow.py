"""The course of a refereed duel: the handler of each action, due events, and endings outside a turn (`common.md`).

A game defines its `DuelRules` once and uses their `apply` and `status` as its own:

    clock ──────▶ one due event: reminder, forfeit, end of a pending result or of the hold, time limit, an event of the game
    referee ────▶ the call of the time
    seat ───────▶ refusals in this order: malformed, game over, no challenges, phase
                  ─▶ an action of the turn (needs the flag and a phase), a challenge, or an action off turn
"""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec.structs import replace

from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER
from engines.kit.clocks.turn import expired, in_grace, run_out, stopped
from engines.kit.duel.challenge_windows import result_or_regular
from engines.kit.duel.late_challenge import TURN_UNDONE, revealed_chance, ruled_in_time, touch_noted
from engines.kit.duel.off_turn import off_turn_refusal, refusal_to_referee, shares
from engines.kit.duel.stages import stage_refusal
from engines.kit.duel.state import DuelState
from engines.kit.duel.status import duel_status
from engines.kit.outcome import GameEvent, Refusal, Result, Step, with_faults
from engines.kit.referee.actions import (
    AcceptDraw,
    AcceptResult,
    CallTime,
    Challenge,
    DeclineDraw,
    NoChallenge,
    OfferDraw,
    PassFlag,
    Resign,
)
from engines.kit.referee.record import Fault, Mark, violated
from engines.kit.referee.rulings import too_slow
from engines.kit.status import Status, Window

D = TypeVar("D", bound=DuelState)
Outcome: TypeAlias = tuple[D, tuple[GameEvent, ...]]
"""A state, and the events on the way to that state."""

DUEL_CODES = frozenset(
    {
        "malformed",
        "game_over",
        "no_challenges",
        "no_flag",
        "wrong_phase",
        "fault",
        "turn_incomplete",
        "no_result_pending",
        "own_result",
        "not_a_referee",
        "time_already_called",
        "no_offer",
        "own_offer",
        "draw_offered",
        "notation_unknown",
    }
)
"""Refusal codes of `applied` and of the assisted mode of any duel. A game with `NoChallenge` also has `no_window`."""


DUEL_EVENTS = frozenset(
    {
        "draw_declined",
        "draw_offered",
        "flag_passed",
        "game_over",
        "resigned",
        "result_accepted",
        "ruling",
        "strike_warning",
        "time_called",
        "time_reminder",
        TURN_UNDONE,
    }
)
"""Events that every duel may report."""
FORFEIT_EVENTS = frozenset({"turn_forfeited", "turn_lost"})
"""Events of a lost turn: its time is over, or a ruling takes it away."""


class Flow(Protocol[D]):
    """A game's functions for the end of a turn, a result or the game."""

    def forfeited(self, state: D, now_ms: int, chance: Chance, /) -> Outcome[D]:
        """Handle the end of the grace: the turn is forfeited."""

    def settled(self, state: D, now_ms: int, /) -> Outcome[D]:
        """Confirm the pending result: end the game, or continue with the turns that remain after this result."""

    def over(self, state: D, winner: int | None, reason: str, /) -> Outcome[D]:
        """End the game. If `winner` is None, the result is a draw."""

    def time_called(self, state: D, now_ms: int, /) -> Outcome[D]:
        """Apply the time limit, after a referee's call or at its due time."""


class Turn(Protocol[D]):
    """A game's functions for the actions of a turn."""

    @property
    def PHASES(self) -> Mapping[type[Any], tuple[str, ...]]:
        """For each action of a turn, the phases that allow it to the flag holder."""

    @property
    def ACTIONS(self) -> Mapping[type[Any], Callable[[D, Any, int, Chance], Outcome[D]]]:
        """Handlers by type of action: (state, action, now_ms, chance) → outcome. The caller has checked flag and phase.
        Handlers raise `Refusal`."""


@dataclass(frozen=True, slots=True)
class DuelRules(Generic[D]):
    """The parts of a duel's course that each game defines. All functions are pure; a function that refuses an action raises
    `Refusal`."""

    play: Turn[D]
    """The game's module `play`, or another object with the attributes of `Turn`."""
    challenge: Callable[[D, int, Any, int, tuple[Mark, ...] | None], Step[D]]
    """(state, seat, challenge, now_ms, marks) → the step. `marks` are a person's ruling."""
    flow: Flow[D]
    """The game's module `flow`, or another object with the functions of `Flow`."""
    may: Callable[[D, int], tuple[str, ...]]
    """(state, seat) → the types of action open to the seat. These types never reveal which action is right."""
    windows: Callable[[D], tuple[Window, ...]] = lambda state: result_or_regular(state, state.window)
    """state → the open windows, each with its end. Most duels have the two windows of `result_or_regular`."""
    _: KW_ONLY
    action_faults: Callable[[D, Any], tuple[Fault, ...]] = lambda _state, _action: ()
    """(state, action) → the faults of this action, for the record of its step."""
    released: Callable[[D, int], Outcome[D]] = lambda state, _now_ms: (state, ())
    """(state, now_ms) → the outcome at the end of the hold (`DuelState.hold`), when the flag may pass again."""
    is_awaited: Callable[[D, int], bool] = lambda _state, _seat: False
    """(state, seat) → whether the game waits for the seat's `no_challenge`."""
    is_well_formed: Callable[[D, Any], bool] = lambda _state, _action: True
    """(state, action) → whether the action is correctly formed, in addition to the checks of its types."""
    fell_due: Callable[[D, int], Outcome[D] | None] = lambda _state, _now_ms: None
    """(state, now_ms) → the outcome of a due event that only this game has; None if none is due."""
    start_expired: Callable[[D, int, Chance], Outcome[D]] = lambda state, _now_ms, _chance: (state, ())
    """(state, now_ms, chance) → the outcome when the minute for an action of the phase `start` is over: chance chooses
    the action for the seat. The function must clear the deadline `minute`."""
    challenge_type: type[Any] = Challenge
    """The game's own struct for challenges, if its challenges have other targets than those of the kit."""
    phase_refusal: Callable[[D, int, Any], str | None] = lambda _state, _seat, _action: None
    """(state, seat, action) → the refusal code if the seat may not send this action now, whether or not it has the
    flag; else None. The kit checks this before the flag and the phase. The function is for games with phases that
    accept only certain actions."""
    incorrect_costs_turn: bool = True
    """True if an incorrect challenge costs the challenger its turn."""
    handlers: Mapping[type[Any], Callable[[D, int, Any, int], Step[D]]] = field(default_factory=dict)
    """Handlers by type of action: (state, seat, action, now_ms) → the step. A game adds an action here if it checks the action
    in its own order, if any seat may send it, or if its record is more than "ok". The kit has checked that the action is well
    formed and that the game is not over."""

    def apply(
        self, state: D, actor: object, action: Any, now_ms: int, chance: Chance, marks: tuple[Mark, ...] | None
    ) -> Step[D]:
        """Carry out an action of a seat, the clock or a referee. The game uses this method as its `apply`. Raises
        `Refusal`. The checks follow the order of part 4 of the rulebook."""
        if state.is_assisted:
            step = _unwaited(self, applied(self, state, actor, action, now_ms, chance, marks), now_ms)
            return with_faults(step, self.action_faults(state, action))
        revealed = revealed_chance(chance, state)
        step = applied(self, state, actor, action, now_ms, revealed, marks)
        if marks is not None and step.rulings and isinstance(actor, int):

            def challenged(state: D, marks: tuple[Mark, ...] | None) -> Step[D]:
                return applied(self, state, actor, action, now_ms, revealed, marks)

            step = ruled_in_time(
                state, actor, step, marks, challenged, self.windows, costs_turn=self.incorrect_costs_turn, now_ms=now_ms
            )
        is_turn_action = type(action) in self.play.PHASES or type(action) in self.handlers
        is_pass = type(action) is PassFlag
        step = touch_noted(state, actor, step, self.windows, is_turn_action, is_pass, revealed, now_ms)
        faults = self.action_faults(state, action)
        return with_faults(step, faults) if faults else step

    def status(self, state: D) -> Status:
        """Return the game's public status. The game uses this method as its `status`."""
        return duel_status(state, self.may, self.windows)


def _unwaited(rules: DuelRules[D], step: Step[D], now_ms: int) -> Step[D]:
    """Confirm a pending result at once if the game is assisted and gives no time to challenge a result. An assisted game has
    no faults to challenge."""
    state = step.state
    if state.pending is None or not state.is_assisted or state.options.win_challenge_ms:
        return step
    settled, events = rules.flow.settled(state, now_ms)
    return replace(step, state=settled, happenings=(*step.happenings, *events))


def applied(
    rules: DuelRules[D], state: D, actor: object, action: Any, now_ms: int, chance: Chance, marks: tuple[Mark, ...] | None
) -> Step[D]:
    """Carry out an action of a seat, the clock or a referee. The checks follow the order of part 4 of the rulebooks."""
    if actor == "clock":
        return Step(*_ticked(rules, state, now_ms, chance))
    if not isinstance(actor, int):
        refuse(refusal_to_referee(state, action))
        return Step(*rules.flow.time_called(state, now_ms))
    if type(action) is CallTime:
        raise Refusal("not_a_referee")
    if not rules.is_well_formed(state, action):
        raise Refusal("malformed")
    code = stage_refusal(state.phase, "act")
    if code is not None:
        raise Refusal(code)
    is_challenge = type(action) is rules.challenge_type
    if is_challenge and state.is_assisted:
        raise Refusal("no_challenges")
    code = rules.phase_refusal(state, actor, action)
    if code is not None:
        raise Refusal(code)
    handler = rules.handlers.get(type(action))
    if handler is not None:
        return handler(state, actor, action, now_ms)
    allowed = rules.play.PHASES.get(type(action))
    if allowed is not None:
        if actor != state.turn.seat:
            raise Refusal("no_flag")
        if state.phase not in allowed:
            raise Refusal("wrong_phase")
        if state.forfeit_waits:
            raise Refusal("window_open")
        return Step(*rules.play.ACTIONS[type(action)](state, action, now_ms, chance))
    if is_challenge:
        return rules.challenge(state, actor, action, now_ms, marks)
    return Step(*_beside_turn(rules, state, actor, action, now_ms, chance))


def _beside_turn(rules: DuelRules[D], state: D, seat: int, action: Any, now_ms: int, chance: Chance) -> Outcome[D]:
    """Carry out an action that needs no flag."""
    refuse(off_turn_refusal(state, seat, action))
    match action:
        case Resign():
            return with_event_first(GameEvent("resigned", seat), rules.flow.over(state, 1 - seat, "resign"))
        case AcceptResult():
            return with_event_first(GameEvent("result_accepted", seat), rules.flow.settled(state, now_ms))
        case NoChallenge():
            if not rules.is_awaited(state, seat):
                raise Refusal("no_window")
            return with_event_first(GameEvent("no_challenge", seat), _hold_over(rules, state, now_ms, chance))
        case OfferDraw():
            return replace(state, draw_offered_by=seat), (GameEvent("draw_offered", seat),)
        case DeclineDraw():
            return replace(state, draw_offered_by=None), (GameEvent("draw_declined", seat),)
        case AcceptDraw():
            return rules.flow.over(state, None, "agreed")
    raise Refusal("malformed")


def _ticked(rules: DuelRules[D], state: D, now_ms: int, chance: Chance) -> Outcome[D]:
    """Carry out a single due event. If several events are due, the turn's clock comes first."""
    match expired(state.clock, now_ms):
        case "reminder":
            return _reminded(rules, state)
        case "forfeit":
            return rules.flow.forfeited(state, now_ms, chance) if state.hold == NEVER else _forfeit_put_off(state)
    if state.pending is not None and state.pending.closes.is_due(now_ms):
        return rules.flow.settled(state, now_ms)
    if state.phase == "start" and state.minute.is_due(now_ms):
        return rules.start_expired(state, now_ms, chance)
    events = rules.fell_due(state, now_ms)
    if events is not None:
        return events
    if state.hold.is_due(now_ms):
        return _hold_over(rules, state, now_ms, chance)
    if state.limit.is_due(now_ms):
        return rules.flow.time_called(state, now_ms)
    return state, ()


def _forfeit_put_off(state: D) -> Outcome[D]:
    """Postpone the forfeit to the end of the hold, the minimum time for the other seat's challenge (`DuelState.hold`). Until
    then the flag holder has no window and no action of its turn."""
    return replace(state, forfeit_waits=True, window=False, clock=run_out(state.clock)), ()


def _hold_over(rules: DuelRules[D], state: D, now_ms: int, chance: Chance) -> Outcome[D]:
    """End the hold (`DuelState.hold`). If a forfeit waits for this end, carry it out."""
    state = replace(state, hold=NEVER)
    if state.forfeit_waits:
        return rules.flow.forfeited(replace(state, forfeit_waits=False), now_ms, chance)
    return rules.released(state, now_ms)


def _reminded(rules: DuelRules[D], state: D) -> Outcome[D]:
    """Count a time violation at the end of a turn and start the grace. The third violation loses the game."""
    seat = state.clock.seat if state.clock.seat is not None else state.flag
    state = replace(state, book=violated(state.book, seat), clock=in_grace(state.clock))
    params = {"violations": state.book.violations[seat]}
    if too_slow(state.book, seat):
        event = GameEvent("time_reminder", seat, params)
        return with_event_first(event, rules.flow.over(state, 1 - seat, "time_violations"))
    return state, (GameEvent("time_reminder", seat, {**params, "grace_ms": state.clock.grace_ms}),)


def ended(state: D, winner: int | None, reason: str, score: str | None = None) -> Outcome[D]:
    """End the game. If `winner` is None, the result is a draw. All clocks stop and no result, offer or hold stays open. The
    caller clears the fields that only its own game has."""
    result = Result("draw" if winner is None else "win", reason, *shares(winner), score)
    after = replace(
        state,
        phase="over",
        result=result,
        clock=stopped(state.clock),
        limit=NEVER,
        hold=NEVER,
        forfeit_waits=False,
        minute=NEVER,
        pending=None,
        draw_offered_by=None,
    )
    return after, (GameEvent("game_over", winner, {"reason": reason}),)


def refuse(code: str | None) -> None:
    """Raise `Refusal(code)` if there is a code."""
    if code is not None:
        raise Refusal(code)


def with_event_first(event: GameEvent, events: Outcome[D]) -> Outcome[D]:
    """Prepend an event to the events of an outcome."""
    state, following = events
    return state, (event, *following)


def with_events_first(events: tuple[GameEvent, ...], outcome: Outcome[D]) -> Outcome[D]:
    """Prepend all earlier events to the events of an outcome."""
    state, following = outcome
    return state, (*events, *following)
