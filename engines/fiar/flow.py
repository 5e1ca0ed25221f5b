"""Who starts (rulebook, part 3). The rest of the course is the kit's (`relocation_course`)."""

from typing import TypeAlias

from msgspec.structs import replace

from engines.fiar.state import State, Turn
from engines.kit import duel_course
from engines.kit.deadline import due_in
from engines.kit.hand_pick import CALLER, PICKER, Color, Hand, colors_after
from engines.kit.outcome import Happening
from engines.kit.relocation_course import turn_begun

Told: TypeAlias = duel_course.Told[State]


def called(state: State, color: Color, now_ms: int) -> Told:
    """The starting colour is called; a hand is to be picked."""
    after = replace(state, called=color, turn=Turn(PICKER), minute=due_in(state.options.turn_ms, now_ms))
    return after, (Happening("start_called", CALLER, {"color": color}),)


def picked(state: State, hand: Hand, now_ms: int) -> Told:
    """The hands are opened: who has the called colour is the starter and receives the flag."""
    assert state.called is not None
    colors = colors_after(state.hands, hand)
    starter = colors.index(state.called)
    seen = Happening("start_picked", PICKER, {"hand": hand, "color": colors[PICKER], "starter": starter})
    return opened(replace(state, colors=colors, starter=starter), now_ms), (seen,)


def opened(state: State, now_ms: int) -> State:
    """The starter's first turn begins; nothing can be challenged in it."""
    return turn_begun(replace(state, stage="placing", turn=Turn(state.starter, placing=True)), now_ms)
