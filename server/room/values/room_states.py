"""The states of a room, as a table of the events that lead from one state to another.

The step of a room reads this table at each change, and `server/room/command_table.py` takes from this table the states
that allow each command. `python -m tools.state_diagrams` makes the diagram in docs/design/seams.md from this table.
"""

from typing import Literal, TypeAlias

from engines.contract import Refusal
from protocol import errors

RoomState: TypeAlias = Literal["waiting", "playing", "over", "erased"]
"""State of a room. `waiting`: before the first game. `playing`: a game runs. `over`: after a game. `erased`: the room has lost
its names and moves, and the server must delete it."""
State: TypeAlias = RoomState | Literal["none"]
"""State of a room, or `none` if it does not exist yet."""

Event: TypeAlias = Literal["open", "deal", "set_position", "end", "reopen", "erase"]
"""An event that changes the state of a room. `deal`: the next game begins. `set_position`: a referee writes a position and puts
it on the table. `end`: the result can no longer be challenged or appealed. `reopen`: a director undoes the end."""

STATES: dict[State, dict[Event, RoomState]] = {
    "none": {"open": "waiting"},
    "waiting": {"deal": "playing", "set_position": "playing", "erase": "erased"},
    "playing": {"set_position": "playing", "end": "over", "erase": "erased"},
    "over": {"deal": "playing", "set_position": "playing", "reopen": "playing", "erase": "erased"},
    "erased": {},
}


def states_with(event: Event) -> frozenset[str]:
    """Returns the states that allow the event."""
    return frozenset(state for state, events in STATES.items() if event in events)


def next_state(state: State, event: Event) -> RoomState:
    """Returns the state after the event. The caller has checked that the event may happen; otherwise this raises `KeyError`."""
    return STATES[state][event]


def require(state: State, event: Event) -> None:
    """Raises `Refusal` if an event that a person asks for may not happen in this state."""
    if event not in STATES[state]:
        raise Refusal(errors.ROOM_ERASED) if state == "erased" else Refusal(errors.COMMAND_NOT_NOW, state=state)
