"""Tests of the table of a room's states: each event leads to a state or is refused, and commands follow the table."""

from typing import get_args

import pytest

from engines.contract import Refusal
from protocol import errors, messages
from server.room.command_table import COMMANDS
from server.room.values.room_states import STATES, Event, RoomState, State, next_state, require, states_with
from server.room.values.state import RoomOf


def test_the_table_has_every_state_and_every_event() -> None:
    assert set(STATES) == {"none", *get_args(RoomState)}
    assert {event for events in STATES.values() for event in events} == set(get_args(Event))


def test_a_new_room_is_in_the_first_state() -> None:
    fields = dict(zip(RoomOf.__struct_fields__[::-1], RoomOf.__struct_defaults__[::-1], strict=False))
    assert fields["state"] == STATES["none"]["open"]


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("event", get_args(Event))
def test_an_event_leads_on_or_is_refused(state: State, event: Event) -> None:
    if event in STATES[state]:
        assert state in states_with(event)
        require(state, event)
        assert next_state(state, event) == STATES[state][event]
        return
    with pytest.raises(KeyError):
        next_state(state, event)
    with pytest.raises(Refusal) as refusal:
        require(state, event)
    assert refusal.value.code == (errors.ROOM_ERASED if state == "erased" else errors.COMMAND_NOT_NOW)


@pytest.mark.parametrize(
    ("command", "states"),
    [
        (messages.Start, {"waiting", "over"}),
        (messages.MakeAppeal, {"playing"}),
        (messages.ReopenGame, {"over"}),
        (messages.ForceResult, {"playing", "over"}),
    ],
)
def test_a_command_is_allowed_in_the_states_of_its_event(command: type[messages.Body], states: set[str]) -> None:
    when = COMMANDS[command].when
    assert when is not None
    assert set(when) == states
