"""The states of a room as a table: the events that lead from each state to another.

The room's step reads this table at each change, and `server/room/command_table.py` takes from it the states that allow each
command. `python -m tools.state_diagrams` makes the diagram in docs/design/seams.md from it.
"""

from typing import Literal, TypeAlias

from engines.contract import Refusal
from protocol import errors

RoomState: TypeAlias = Literal["waiting", "playing", "over", "erased"]
"""`waiting`: before the first game. `over`: between and after games. `erased`: the room has
lost its names and moves, and the server must forget it."""
State: TypeAlias = RoomState | Literal["none"]
"""`none`: the room does not exist yet."""

Event: TypeAlias = Literal["open", "deal", "set_position", "end", "reopen", "erase"]
"""`deal`: the next game begins. `set_position`: a referee puts a position on the table. `end`: challenges and appeals of the
result are over. `reopen`: a director undoes the end."""

STATES: dict[State, dict[Event, RoomState]] = {
    "none": {"open": "waiting"},
    "waiting": {"deal": "playing", "set_position": "playing", "erase": "erased"},
    "playing": {"set_position": "playing", "end": "over", "erase": "erased"},
    "over": {"deal": "playing", "set_position": "playing", "reopen": "playing", "erase": "erased"},
    "erased": {},
}


def states_with(event: Event) -> frozenset[str]:
    """Return the states that have the event."""
    return frozenset(state for state, events in STATES.items() if event in events)


def next_state(state: State, event: Event) -> RoomState:
    """Return the state after the event. Raises `KeyError` if the state lacks the event: the caller checks that before."""
    return STATES[state][event]


def require(state: State, event: Event) -> None:
    """Raise `Refusal` if the state lacks the event that a person requests."""
    if event not in STATES[state]:
        raise Refusal(errors.ROOM_ERASED) if state == "erased" else Refusal(errors.COMMAND_NOT_NOW, state=state)
