"""The actions of a turn. Each function first checks its action, and then carries it out. The first check that fails decides
the refusal."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from banderilla_pebbles.actions import Say, Take
from banderilla_pebbles.facts import explained
from banderilla_pebbles.faults import COUNT, TAKE, count_detail, take_detail
from banderilla_pebbles.flow import Outcome, passed
from banderilla_pebbles.state import State, Turn
from engines.kit.chance import Chance
from engines.kit.duel.turns import passing_if_done
from engines.kit.outcome import GameEvent, Refusal, fault_refused
from engines.kit.referee.actions import PassFlag
from engines.kit.referee.record import Fault

PHASES: dict[type[Any], tuple[str, ...]] = {
    Take: ("review",),
    Say: ("taken",),
    PassFlag: ("review", "taken"),
}


def _take(state: State, action: Take, _now_ms: int, _chance: Chance) -> Outcome:
    if action.count > state.pile:
        raise Refusal("not_enough", left=state.pile)
    turn = replace(state.turn, taken=action.count)
    _refuse_fault(state, turn, TAKE, take_detail(action.count))
    after = replace(state, phase="taken", turn=turn, pile=state.pile - action.count, window=False)
    return after, (GameEvent("taken", turn.seat, {"count": action.count}),)


def _say(state: State, action: Say, now_ms: int, _chance: Chance) -> Outcome:
    turn = replace(state.turn, said=action.left)
    _refuse_fault(state, turn, COUNT, count_detail(turn))
    event = GameEvent("said", turn.seat, {"left": action.left})
    return _perhaps_passed(replace(state, turn=turn), (event,), now_ms)


_perhaps_passed = passing_if_done(lambda _state: True, passed)


def _pass_flag(state: State, _action: PassFlag, now_ms: int, _chance: Chance) -> Outcome:
    if state.phase == "review":
        raise Refusal("turn_incomplete", missing=["take"])
    if state.is_assisted and state.turn.said is None:
        raise Refusal("turn_incomplete", missing=["say"])
    return passed(state, now_ms)


def _refuse_fault(state: State, turn: Turn, rule: str, detail: str | None) -> None:
    """Refuse a fault at once in assisted mode."""
    if state.is_assisted and detail is not None:
        raise fault_refused(explained(turn, Fault(rule, detail)))


ACTIONS: dict[type[Any], Callable[[State, Any, int, Chance], Outcome]] = {Take: _take, Say: _say, PassFlag: _pass_flag}
