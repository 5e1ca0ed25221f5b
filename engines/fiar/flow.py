"""The choice of the starter (rulebook, part 3). The kit handles the rest (`engines/kit/relocation`)."""

from typing import TypeAlias

from msgspec.structs import replace

from engines.fiar.state import State, Turn
from engines.kit.clocks.deadline import due_in
from engines.kit.duel import flow as duel_flow
from engines.kit.duel.hand_pick import CALLER, PICKER, Color, Hand, colors_after
from engines.kit.outcome import GameEvent
from engines.kit.relocation.flow import turn_begun

Outcome: TypeAlias = duel_flow.Outcome[State]


def called(state: State, color: Color, now_ms: int) -> Outcome:
    """Record the colour that seat 0 calls. Seat 1 must now pick a hand; the seat that then gets the called colour starts."""
    after = replace(state, called=color, turn=Turn(PICKER), minute=due_in(state.options.turn_ms, now_ms))
    return after, (GameEvent("start_called", CALLER, {"color": color}),)


def picked(state: State, hand: Hand, now_ms: int) -> Outcome:
    """Open the hands. The seat with the called colour starts and receives the flag."""
    assert state.called is not None
    colors = colors_after(state.hands, hand)
    starter = colors.index(state.called)
    event = GameEvent("start_picked", PICKER, {"hand": hand, "color": colors[PICKER], "starter": starter})
    return opened(replace(state, colors=colors, starter=starter), now_ms), (event,)


def opened(state: State, now_ms: int) -> State:
    """Begin the starter's first turn. There is no earlier turn to challenge."""
    return turn_begun(replace(state, stage="placing", turn=Turn(state.starter, placing=True)), now_ms)
