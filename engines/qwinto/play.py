"""The effect of each action of a seat. The refusals of an action follow the order of the rulebook (Qwinto, part 4)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal, Step
from engines.kit.chance import Chance
from engines.kit.outcome import fault_refused
from engines.kit.referee import actions as shared
from engines.kit.referee.draws import DrawOffer, accepted, agreed
from engines.kit.referee.record import put
from engines.qwinto import actions as act
from engines.qwinto.facts import SUM, entry_explained, sum_explained
from engines.qwinto.faults import entry_of_round
from engines.qwinto.flow import (
    announce,
    commit,
    end_if_all_ready,
    erase,
    finish,
    leave,
    retire,
    rewrite,
    throw,
)
from engines.qwinto.sheet import BOX_INDEX, DICE, errors
from engines.qwinto.state import Commit, State


def _expect(condition: bool, code: str = "not_now") -> None:
    if not condition:
        raise Refusal(code)


def _roll(state: State, seat: int, action: act.Roll, now_ms: int, chance: Chance) -> Step[State]:
    _expect(state.phase == "throw")
    in_time = replace(state, slow=put(state.slow, seat, 0))
    return throw(in_time, tuple(die for die in DICE if die in action.dice), now_ms, chance, "keep", "rolled")


def _reroll(state: State, _seat: int, _action: Any, now_ms: int, chance: Chance) -> Step[State]:
    _expect(state.phase != "say", "already_rerolled")
    _expect(state.phase == "keep")
    return throw(state, state.dice, now_ms, chance, "say", "rerolled")


def _announce(state: State, _seat: int, action: act.Announce, now_ms: int, _chance: Chance) -> Step[State]:
    _expect(state.phase in ("keep", "say"))
    true_sum = sum(state.throw)
    if action.sum == true_sum:
        return announce(state, action.sum, now_ms)
    if not state.is_tournament:
        raise fault_refused(sum_explained(state.throw, action.sum))
    return replace(announce(state, action.sum, now_ms), record={"faults": [[SUM, true_sum]]})


def _write(state: State, seat: int, action: act.Write, now_ms: int, _chance: Chance) -> Step[State]:
    _expect(state.phase == "write")
    box = BOX_INDEX[action.box]
    _expect(state.sheets[seat][box] is None, "box_filled")
    entry = entry_of_round(state, action.number)
    broken = errors(state.sheets[seat], box, entry)
    if broken and not state.is_tournament:
        raise fault_refused(entry_explained(broken[0], state.sheets[seat], box, entry, seat))
    record = {"faults": [[rule, action.box] for rule in broken]} if broken else {}
    return replace(commit(state, seat, Commit(box, action.number), now_ms), record=record)


def _pass(state: State, seat: int, _action: Any, now_ms: int, _chance: Chance) -> Step[State]:
    _expect(state.phase == "write")
    _expect(seat != state.active, "active_must_miss")
    return commit(state, seat, Commit(), now_ms)


def _miss(state: State, seat: int, _action: Any, now_ms: int, _chance: Chance) -> Step[State]:
    _expect(state.phase == "write")
    _expect(seat == state.active, "not_active")
    return commit(state, seat, Commit(), now_ms)


def _fix(state: State, seat: int, action: act.Fix, now_ms: int, _chance: Chance) -> Step[State]:
    _expect(state.phase != "write")
    box = BOX_INDEX[action.box]
    entry = state.sheets[seat][box]
    if entry is None:
        raise Refusal("empty_box")
    _expect(bool(errors(state.sheets[seat], box, entry)), "not_an_error")
    return erase(state, seat, box, now_ms)


def _rewrite(state: State, seat: int, action: act.Rewrite, now_ms: int, _chance: Chance) -> Step[State]:
    _expect(seat in state.owes)
    box = BOX_INDEX[action.box]
    _expect(state.sheets[seat][box] is None, "box_filled")
    assert state.announced is not None
    entry = entry_of_round(state, state.announced)
    broken = errors(state.sheets[seat], box, entry)
    if broken:
        raise fault_refused(entry_explained(broken[0], state.sheets[seat], box, entry, seat))
    return rewrite(state, seat, box, now_ms)


def _leave(state: State, seat: int, _action: Any, now_ms: int, _chance: Chance) -> Step[State]:
    _expect(seat in state.owes)
    return leave(state, seat, now_ms)


def _ready(state: State, seat: int, _action: Any, now_ms: int, _chance: Chance) -> Step[State]:
    _expect(state.phase == "review")
    _expect(seat not in state.owes, "rewrite_first")
    done = end_if_all_ready(replace(state, ready=put(state.ready, seat, True)), now_ms)
    return replace(done, happenings=(GameEvent("ready", seat), *done.happenings))


def _retire(state: State, seat: int, _action: Any, now_ms: int, _chance: Chance) -> Step[State]:
    return retire(state, seat, "retire", now_ms)


def _draw(state: State, seat: int, action: Any, _now_ms: int, _chance: Chance) -> Step[State]:
    """Offer a draw, or agree to one. All seats in the game must agree. Rule: `common.md`, The end."""
    match action:
        case shared.OfferDraw():
            _expect(state.offer is None)
            return Step(replace(state, offer=DrawOffer(seat)), (GameEvent("draw_offered", seat),))
        case shared.AcceptDraw():
            offer = state.offer
            if offer is None or seat == offer.by or seat in offer.accepted:
                raise Refusal("not_now")
            offer = accepted(offer, seat)
            after, event = replace(state, offer=offer), GameEvent("draw_accepted", seat)
            if not agreed(offer, state.in_game):
                return Step(after, (event,))
            over = finish(after, "agreed")
            return replace(over, happenings=(event, *over.happenings))
        case _:
            _expect(state.offer is not None and seat != state.offer.by)
            return Step(replace(state, offer=None), (GameEvent("draw_declined", seat),))


ACTIONS: dict[type, Callable[[State, int, Any, int, Chance], Step[State]]] = {
    act.Roll: _roll,
    act.Reroll: _reroll,
    act.Announce: _announce,
    act.Write: _write,
    act.Pass: _pass,
    act.Miss: _miss,
    act.Fix: _fix,
    act.Rewrite: _rewrite,
    act.Leave: _leave,
    act.Ready: _ready,
    act.Retire: _retire,
    shared.Resign: _retire,
    shared.OfferDraw: _draw,
    shared.AcceptDraw: _draw,
    shared.DeclineDraw: _draw,
}
