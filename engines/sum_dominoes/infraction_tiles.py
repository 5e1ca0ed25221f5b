"""Infraction tiles, the penalty for a fault (rulebook, part 6). The tiles come from the bank, or from the other seat's
hand in a separate phase.

A seat that gets several tiles gets them one by one. If the bank runs out, the other seat chooses the rest from its
hand.
"""

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal
from engines.kit.clocks.deadline import due_in
from engines.kit.duel.flow import with_event_first
from engines.sum_dominoes.flow import Outcome, adjudicated, from_bank, over, resumed, with_last, with_tile, without_tile
from engines.sum_dominoes.state import State


def handed_out(state: State, now_ms: int) -> Outcome:
    """Hand out the tiles of `giving` until a seat must choose a tile. If no tile remains to hand out, continue the game
    or end it. A seat without tiles gives none."""
    giving = state.giving
    assert giving is not None
    events: tuple[GameEvent, ...] = ()
    for number, due in enumerate(giving.dues):
        if state.bank:
            state, tile = from_bank(state, due.to)
            events = (*events, GameEvent("drawn_late" if due.is_draw else "infraction_tile", due.to, {"tile": tile}))
            if due.is_draw and state.last is not None:
                state = with_last(state, replace(state.last, drew=tile))
        elif state.hands[1 - due.to] and not due.is_draw:
            waiting = replace(giving, dues=giving.dues[number:])
            minute = due_in(state.options.turn_ms, now_ms)
            return replace(state, phase="give", giving=waiting, minute=minute), events
    if giving.ending is not None:
        state, following = adjudicated(state, giving.ending)
    else:
        state, following = resumed(state, giving.back, now_ms)
    return state, (*events, *following)


def giver(state: State) -> int | None:
    """Return the seat that must give a tile in phase `give`."""
    return 1 - state.giving.dues[0].to if state.phase == "give" and state.giving is not None else None


def given(state: State, tile: str, now_ms: int) -> Outcome:
    """Move the giver's tile to the other hand. A giver that has no tile left wins (`end-3`). Raises
    `Refusal("not_in_hand")`."""
    giving, seat = state.giving, giver(state)
    assert giving is not None
    assert seat is not None
    if tile not in state.hands[seat]:
        raise Refusal("not_in_hand")
    hands = with_tile(without_tile(state.hands, seat, tile), 1 - seat, tile)
    state = replace(state, hands=hands, giving=replace(giving, dues=giving.dues[1:]))
    event = GameEvent("given", seat, {"tile": tile})
    return with_event_first(event, over(state, seat, "infraction") if not hands[seat] else handed_out(state, now_ms))


def not_given(state: State, now_ms: int) -> Outcome:
    """Give the lowest tile of the giver, whose minute is over. The lowest tile is the first in the order of the set."""
    seat = giver(state)
    assert seat is not None
    return given(state, min(state.hands[seat]), now_ms)
