"""The choice of the starter: each seat draws a hidden chip (rulebook, part 3). The kit handles the rest."""

from typing import TypeAlias

from msgspec.structs import replace

from engines.kit.chance import Chance
from engines.kit.duel import flow as duel_flow
from engines.kit.outcome import GameEvent
from engines.kit.referee.record import put
from engines.kit.relocation.flow import turn_begun
from engines.kwatro_sinko.state import State, Turn

Outcome: TypeAlias = duel_flow.Outcome[State]


def draw_refusal(state: State, seat: int, slot: int) -> str | None:
    """Return the refusal code if a seat may not draw the chip of a slot; else None."""
    if state.drawn[seat] is not None:
        return "already_drawn"
    return "slot_taken" if slot in state.drawn else None


def drawn(state: State, seat: int, slot: int, now_ms: int) -> Outcome:
    """Draw a chip for a seat. After both draws, all viewers see the chips: the seat with the lower chip starts and
    plays the even chips."""
    state = replace(state, drawn=put(state.drawn, seat, slot))
    event = GameEvent("chip_drawn", seat, {"slot": slot})
    first, second = state.drawn
    if first is None or second is None:
        return state, (event,)
    numbers = (state.slots[first], state.slots[second])
    starter = numbers.index(min(numbers))
    shown = GameEvent("start_shown", starter, {"numbers": list(numbers)})
    return opened(replace(state, numbers=numbers, starter=starter), now_ms), (event, shown)


def drawn_for_all(state: State, now_ms: int, chance: Chance) -> Outcome:
    """Draw a random remaining chip for each seat that did not draw within the minute of the start."""
    events: tuple[GameEvent, ...] = ()
    for seat in (0, 1):
        if state.drawn[seat] is None:
            left = [slot for slot in range(len(state.slots)) if slot not in state.drawn]
            state, seen = drawn(state, seat, left[chance.below(len(left))], now_ms)
            events = (*events, *seen)
    return state, events


def opened(state: State, now_ms: int) -> State:
    """Put all chips on their numbered circles and begin the starter's first turn. There is no earlier turn to challenge."""
    return turn_begun(replace(state, turn=Turn(seat=state.starter), evens=state.starter, slots=()), now_ms)
